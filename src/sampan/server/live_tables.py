"""The tables of a server; those that somebody needs are in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from sampan.core.errors import OptionError
from sampan.core.match import checked_players
from sampan.games.registry import game
from sampan.server.live_table import LiveTable, new_id, no_table, now, open_table
from sampan.server.notify import Listener, Notice
from sampan.server.presence import RemotePresence
from sampan.server.refusal import Refusal
from sampan.server.schemas.http import NewSeat, NewSubstitute, NewTable
from sampan.server.settings import Settings
from sampan.server.store import Store, StoreFailed, Write
from sampan.server.worker_requests import Workers
from sampan.table.apply import replay
from sampan.table.seats import BOT, Seat, token_hash
from sampan.table.setup import SUBSTITUTE, Setup
from sampan.table.table import Table

_log = logging.getLogger(__name__)
_SWEEP_SECONDS: Final = 1.0


class LiveTables:
    """All tables of a server; those that somebody needs are in memory."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.workers: Final = Workers(settings)
        self._bots: Final = settings.bots()
        self.presence: Final = RemotePresence(settings.absence_seconds)
        self._live: dict[str, asyncio.Future[LiveTable]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after the tables, and to listen to the other servers on the same store."""
        if self.store.shared:
            self._listener = self.store.listen(self._hear, self._look_again)
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Stop everything; what was announced is in the store."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        tasks = [task for task in (self._sweeper, *self._catching_up) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self._loaded():
            await live.close()
        await self.workers.close()
        await self.store.close()

    @asynccontextmanager
    async def get(self, id_: str) -> AsyncIterator[LiveTable]:
        """The table of that id, which stays in memory meanwhile; a Refusal if there is none."""
        found = self._live.get(id_)
        if found is None:
            found = asyncio.ensure_future(self._open(id_))
            self._live[id_] = found
            found.add_done_callback(lambda done: self._forget_failed(id_, done))
        live = await asyncio.shield(found)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.touched = time.monotonic()

    async def _open(self, id_: str) -> LiveTable:
        table = await self.load(id_)
        if table is None:
            raise no_table()
        return LiveTable(self, table)

    def _forget_failed(self, id_: str, done: asyncio.Future[LiveTable]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._live.pop(id_, None)

    async def load(self, id_: str) -> Table | None:
        """The table as the store has it: its records, applied one after another."""
        stored = await self.store.load(id_)
        if stored is None:
            return None
        setup, known = stored.setup, game(stored.setup.game).rules_version
        if known != setup.rules:
            raise Refusal("rules-changed", {"rules": setup.rules, "known": known}, 409)
        return replay(setup, stored.records)

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
            *self._substitute(order.substitute),
        )
        write = Write()
        table = open_table(write, setup)
        await self.store.commit(write)
        _log.info("table_created", extra={"fields": {"table": setup.id, "game": setup.game, "seats": len(seats)}})
        found: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        found.set_result(LiveTable(self, table))
        self._live[setup.id] = found
        found.result().think()
        return table, tokens

    def _seat(self, wanted: list[NewSeat]) -> tuple[list[Seat], list[tuple[int, str]]]:
        seats: list[Seat] = []
        tokens: list[tuple[int, str]] = []
        for number, seat in enumerate(wanted):
            if (seat.kind == BOT) != (seat.bot is not None):
                raise Refusal("seat-bot", {"seat": number})
            if seat.bot is None:
                token = secrets.token_urlsafe(32)
                tokens.append((number, token))
                seats.append(Seat(seat.kind, seat.name or f"Player {number + 1}", None, token_hash(token)))
            else:
                seats.append(Seat(BOT, seat.name or seat.bot, self._known_bot(seat.bot)))
        checked_players([seat.player() for seat in seats])
        return seats, tokens

    def _substitute(self, wanted: NewSubstitute | None) -> tuple[str, int | None]:
        if wanted is None:
            return SUBSTITUTE, None
        return self._known_bot(wanted.bot), wanted.minutes

    def _known_bot(self, name: str) -> str:
        if name not in self._bots:
            raise OptionError("unknown-bot", {"bot": name, "known": list(self._bots)})
        return name

    async def listed(self) -> list[dict[str, object]]:
        """The public tables; of those that are not in memory nobody is present, unless another server says so."""
        summaries = await self.store.listed()
        for summary in summaries:
            if summary["id"] not in self._live:
                present = self.presence.seats(summary["id"])
                for number, seat in enumerate(summary["seats"]):
                    seat["present"] = number in present
        return summaries

    # Several servers on one store.

    def _hear(self, notice: Notice) -> None:
        self.presence.hear(notice.present)
        for table, seq in notice.changed.items():
            if table in self._live:
                self._catch_up(self._live[table], seq)

    def _look_again(self) -> None:
        for opening in self._live.values():
            self._catch_up(opening, None)

    def _catch_up(self, opening: asyncio.Future[LiveTable], seq: int | None) -> None:
        task = asyncio.create_task(self._catch_up_one(opening, seq))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up_one(self, opening: asyncio.Future[LiveTable], seq: int | None) -> None:
        try:
            live = await asyncio.shield(opening)  # it may have been read before the change was written
            await live.catch_up(seq)
        except Refusal:
            pass  # it is in the log, and whoever needs the table next looks again
        except Exception:
            _log.exception("catching_up_failed")

    async def _tell_present(self) -> None:
        """So that nobody who is connected here seems to be away at another server."""
        present = {live.id: seats for live in self._loaded() if (seats := live.connected())}
        await self.store.commit(Write(present=present))

    def _loaded(self) -> list[LiveTable]:
        futures = [future for future in self._live.values() if future.done() and not future.cancelled()]
        return [future.result() for future in futures if future.exception() is None]

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            if self.store.shared:
                with suppress(StoreFailed):  # it is in the log, and comes again soon
                    await self._tell_present()
            for live in self._loaded():
                try:
                    await live.sweep(self.settings.absence_seconds)
                except Exception:
                    _log.exception("sweep_failed", extra={"fields": {"table": live.id}})
                if live.idle(self.settings.idle_seconds):
                    self._live.pop(live.id, None)
