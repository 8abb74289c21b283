"""The tables of a server; those that somebody needs are in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from sampan.core.errors import OptionError
from sampan.core.match import checked_players
from sampan.games.registry import game
from sampan.server.live_table import LiveTable, new_id, no_table, now, open_table
from sampan.server.notify import Listener, Notice
from sampan.server.presence import RemotePresence
from sampan.server.records import STAND_IN, Change, Setup
from sampan.server.refusal import Refusal
from sampan.server.schemas.http import NewSeat, NewStandIn, NewTable
from sampan.server.seats import BOT, Seat, new_token, token_hash
from sampan.server.settings import Settings
from sampan.server.store import Conflict, Store, StoreFailed, Write
from sampan.server.table import Table
from sampan.server.worker_requests import Workers

_log = logging.getLogger(__name__)
_SWEEP_SECONDS: Final = 1.0


class LiveTables:
    """All tables of a server; those that somebody needs are in memory."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.workers: Final = Workers(settings)
        self._bots: Final = settings.bots()
        self.elsewhere: Final = RemotePresence(settings.absence_seconds)
        self._rooms: dict[str, asyncio.Future[LiveTable]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._post: Listener | None = None
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after the tables, and to hear the other servers on the same store."""
        if self.store.shared:
            self._post = self.store.listen(self._hear, self._look_again)
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Stop everything; what was announced is in the store."""
        if self._post is not None:
            await asyncio.to_thread(self._post.close)
        tasks = [task for task in (self._sweeper, *self._catching_up) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self._loaded():
            await room.close()
        await self.workers.close()
        await self.store.close()

    @asynccontextmanager
    async def room(self, id_: str) -> AsyncIterator[LiveTable]:
        """The table of that id, kept in memory meanwhile; a Refusal if there is none."""
        found = self._rooms.get(id_)
        if found is None:
            found = asyncio.ensure_future(self._open(id_))
            self._rooms[id_] = found
            found.add_done_callback(lambda done: self._forget_failed(id_, done))
        room = await asyncio.shield(found)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.touched = time.monotonic()

    async def _open(self, id_: str) -> LiveTable:
        table = await self.load(id_)
        if table is None:
            raise no_table()
        return LiveTable(self, table)

    def _forget_failed(self, id_: str, done: asyncio.Future[LiveTable]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._rooms.pop(id_, None)

    async def load(self, id_: str, tell: Callable[[Table, Change], None] | None = None) -> Table | None:
        """The table as the store has it, rebuilt by replay; `tell` is called with it after every change."""
        try:
            stored = await self.store.load(id_)
        except StoreFailed:
            raise Refusal("store", status=503) from None
        if stored is None:
            return None
        table = Table(stored.setup)
        if table.game.rules_version != stored.setup.rules:
            versions: dict[str, object] = {"rules": stored.setup.rules, "known": table.game.rules_version}
            raise Refusal("rules-changed", versions, 409)
        for seq, record in stored.changes:
            change = table.follow(seq, record)
            if tell is not None:
                tell(table, change)
        return table

    async def create(self, order: NewTable) -> tuple[Table, list[tuple[int, str]]]:
        """Make a table; returns it with the tokens of its persons' seats."""
        seats, tokens = self._seat(order.seats)
        rules = game(order.game)
        options = rules.start(len(seats), order.options).options
        setup = Setup(
            new_id(),
            order.game,
            rules.rules_version,
            options,
            tuple(seat.data() for seat in seats),
            order.public,
            order.fair,
            secrets.token_hex(32),
            now(),
            len(tokens) == 1 if order.hints is None else order.hints,
            *self._stand_in(order.stand_in),
        )
        write = Write()
        table = open_table(write, setup)
        try:
            await self.store.commit(write)
        except (Conflict, StoreFailed):
            raise Refusal("store", status=503) from None
        _log.info("table_created", extra={"fields": {"table": setup.id, "game": setup.game, "seats": len(seats)}})
        found: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        found.set_result(LiveTable(self, table))
        self._rooms[setup.id] = found
        found.result().think()
        return table, tokens

    def _seat(self, wanted: list[NewSeat]) -> tuple[list[Seat], list[tuple[int, str]]]:
        seats: list[Seat] = []
        tokens: list[tuple[int, str]] = []
        for number, seat in enumerate(wanted):
            if (seat.kind == BOT) != (seat.bot is not None):
                raise Refusal("seat-bot", {"seat": number})
            if seat.bot is None:
                token = new_token()
                tokens.append((number, token))
                seats.append(Seat(seat.kind, seat.name or f"Player {number + 1}", None, token_hash(token)))
            else:
                seats.append(Seat(BOT, seat.name or seat.bot, self._known_bot(seat.bot)))
        checked_players([seat.player() for seat in seats])
        return seats, tokens

    def _stand_in(self, wanted: NewStandIn | None) -> tuple[str, int | None]:
        if wanted is None:
            return STAND_IN, None
        return self._known_bot(wanted.bot), wanted.minutes

    def _known_bot(self, name: str) -> str:
        if name not in self._bots:
            raise OptionError("unknown-bot", {"bot": name, "known": list(self._bots)})
        return name

    async def listed(self) -> list[dict[str, object]]:
        """The public tables; of those that are not in memory nobody is present, unless another server says so."""
        try:
            summaries = await self.store.listed()
        except StoreFailed:
            raise Refusal("store", status=503) from None
        for summary in summaries:
            if summary["id"] not in self._rooms:
                present = self.elsewhere.seats(summary["id"])
                for number, seat in enumerate(summary["seats"]):
                    seat["present"] = number in present
        return summaries

    # Several servers on one store.

    def _hear(self, notice: Notice) -> None:
        self.elsewhere.hear(notice.present)
        for table, seq in notice.changed.items():
            if table in self._rooms:
                self._catch_up(self._rooms[table], seq)

    def _look_again(self) -> None:
        for room in self._rooms.values():
            self._catch_up(room, None)

    def _catch_up(self, room: asyncio.Future[LiveTable], seq: int | None) -> None:
        task = asyncio.create_task(self._follow(room, seq))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _follow(self, opening: asyncio.Future[LiveTable], seq: int | None) -> None:
        try:
            room = await asyncio.shield(opening)  # it may have been read before the change was written
            await room.catch_up(seq)
        except Refusal:
            pass  # it is in the log, and whoever needs the table next looks again
        except Exception:
            _log.exception("following_failed")

    async def _tell_present(self) -> None:
        """So that nobody who is connected here seems to be away at another server."""
        write = Write()
        write.tell_present({room.id: seats for room in self._loaded() if (seats := room.connected())})
        await self.store.commit(write)

    def _loaded(self) -> list[LiveTable]:
        futures = [future for future in self._rooms.values() if future.done() and not future.cancelled()]
        return [future.result() for future in futures if future.exception() is None]

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            if self.store.shared:
                with suppress(StoreFailed):  # it is in the log, and comes again soon
                    await self._tell_present()
            for room in self._loaded():
                try:
                    await room.sweep(self.settings.absence_seconds)
                except Exception:
                    _log.exception("sweep_failed", extra={"fields": {"table": room.id}})
                if room.idle(self.settings.idle_seconds):
                    self._rooms.pop(room.id, None)
