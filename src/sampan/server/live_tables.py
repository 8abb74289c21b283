"""The tables of a server; those that somebody needs are in memory."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from sampan.core.errors import OptionError
from sampan.games.registry import game, game_keys
from sampan.server import lobby
from sampan.server.bans import Bans
from sampan.server.clock import ago, now
from sampan.server.damage import damage_of
from sampan.server.host_changes import HostChanges
from sampan.server.live_table import LiveTable, deleted_table, new_id, no_table, open_table
from sampan.server.load_table import load_table
from sampan.server.metrics import Metrics
from sampan.server.notify import Listener, Notice
from sampan.server.presence import RemotePresence
from sampan.server.quotas import Quotas
from sampan.server.readiness import Readiness
from sampan.server.refusal import Refusal
from sampan.server.retention import Tidier
from sampan.server.schemas.http import NewSeat, NewSubstitute, NewTable
from sampan.server.seat_connections import Observer
from sampan.server.settings import Settings
from sampan.server.store import Store, StoreFailed, Write
from sampan.server.worker_requests import Workers
from sampan.table.names import must_differ
from sampan.table.records import Data
from sampan.table.seats import BOT, LINK, Seat, token_hash
from sampan.table.setup import SUBSTITUTE, Setup
from sampan.table.table import Table

_log = logging.getLogger(__name__)
_SWEEP_SECONDS: Final = 1.0
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class NewKeys(NamedTuple):
    """The keys to a new table, which are kept nowhere: tokens and invitations by seat, and the host token."""

    tokens: list[tuple[int, str]]
    invitations: list[tuple[int, str]]
    host: str


class LiveTables:
    """All tables of a server; those that somebody needs are in memory."""

    def __init__(
        self, settings: Settings, store: Store, bans: Bans | None = None, metrics: Metrics | None = None
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.quotas: Final = Quotas(settings, store)
        self.metrics: Final = metrics or Metrics()
        self.store.metrics = self.metrics
        self.workers: Final = Workers(settings, self.metrics)
        self.readiness: Final = Readiness(self)
        self.connections: Final[set[Observer]] = set()  # every socket, whether or not it has said hello
        self.draining = False  # whether the server is about to end, and takes in nothing new
        self._bots: Final = settings.bots()
        self.presence: Final = RemotePresence(settings.absence_seconds)
        self.bans: Final = Bans() if bans is None else bans
        self._host_changes: Final = HostChanges(self)
        self._tidier: Final = Tidier(self)
        self._live: dict[str, asyncio.Future[LiveTable]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self._keepers: list[asyncio.Task[None]] = []
        self.metrics.watch(self)

    async def start(self) -> None:
        """Begin to look after the tables, and to listen to the other servers on the same store."""
        await self._host_changes.look()
        if self.store.shared:
            self._listener = self.store.listen(self._hear, self.look_again)
        self._keepers = [asyncio.create_task(self._sweep_on()), asyncio.create_task(self._tidier.tidy_on())]

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def count_sockets(self, plays: bool) -> int:
        """How many sockets hold a seat, or hold none."""
        return sum(bool(connection.held) == plays for connection in tuple(self.connections))

    async def drain(self, seconds: float) -> None:
        """Take in nothing new; returns when the bots that were thinking have moved, or after so many seconds."""
        self.draining = True
        thinking = [task for live in self._loaded() if (task := live.drain()) is not None]
        _log.info("draining", extra={"fields": {"thinking": len(thinking), "sockets": len(self.connections)}})
        if thinking:
            await asyncio.wait(thinking, timeout=seconds)

    async def close(self) -> None:
        """Stop everything; what was announced is in the store."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        tasks = [*self._keepers, *self._catching_up]
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
            if not _ID.fullmatch(id_):  # no database need be asked, and some could not be
                raise no_table()
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
        with damage_of(id_):
            table = await self.load(id_)
            if table is None:
                raise no_table()
            return LiveTable(self, table)

    def _forget_failed(self, id_: str, done: asyncio.Future[LiveTable]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._live.pop(id_, None)

    async def load(self, id_: str) -> Table | None:
        """The table as the store has it: its records, applied one after another."""
        return await load_table(self.store, id_)

    async def create(self, order: NewTable, address: str | None = None) -> tuple[Table, NewKeys]:
        """Make a table for somebody at that address; returns it with its keys."""
        seats, keys = self._seat(order.seats)
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
            len(keys.tokens + keys.invitations) == 1 if order.hints is None else order.hints,
            *self._substitute(order.substitute),
            address=address,
            host=token_hash(keys.host),
        )
        write = Write()
        table = open_table(write, setup)
        await self.store.commit(write)
        _log.info("table_created", extra={"fields": {"table": setup.id, "game": setup.game, "seats": len(seats)}})
        found: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        found.set_result(LiveTable(self, table))
        self._live[setup.id] = found
        return table, keys

    def _seat(self, wanted: list[NewSeat]) -> tuple[list[Seat], NewKeys]:
        seats: list[Seat] = []
        keys = NewKeys([], [], secrets.token_urlsafe(32))
        for number, seat in enumerate(wanted):
            if (seat.kind == BOT) != (seat.bot is not None):
                raise Refusal("seat-bot", {"seat": number})
            if seat.bot is not None:
                seats.append(Seat(BOT, seat.name or seat.bot, self.known_bot(seat.bot)))
                continue
            key, name = secrets.token_urlsafe(32), seat.name or f"Player {number + 1}"
            if seat.kind == LINK:
                keys.invitations.append((number, key))
                seats.append(Seat(LINK, name, taken=False, invitation=token_hash(key)))
            else:
                keys.tokens.append((number, key))
                seats.append(Seat(seat.kind, name, token=token_hash(key)))
        must_differ(seats)
        return seats, keys

    def _substitute(self, wanted: NewSubstitute | None) -> tuple[str, int | None]:
        if wanted is None:
            return SUBSTITUTE, None
        return self.known_bot(wanted.bot), wanted.minutes

    def known_bot(self, name: str) -> str:
        """The name of a bot that this server has; an OptionError if it has none of that name."""
        if name not in self._bots:
            raise OptionError("unknown-bot", {"bot": name, "known": list(self._bots)})
        return name

    async def listed(self) -> list[dict[str, object]]:
        """The public tables; of those that are not in memory nobody is present, unless another server says so."""
        settings = self.settings
        connected = {live.id for live in self._loaded() if live.connected()}
        chosen = lobby.listed(
            await self.store.public(),
            lambda id_: id_ in connected or bool(self.presence.seats(id_)),
            settings.listed_per_address,
            ago(60 * settings.listed_minutes),
            settings.listed_tables,
        )
        found = await self.store.summaries(chosen)
        summaries = [_with_todays_options(found[id_]) for id_ in chosen if id_ in found]
        for summary in summaries:
            if summary["id"] not in self._live:
                present = self.presence.seats(summary["id"])
                for number, seat in enumerate(summary["seats"]):
                    seat["present"] = number in present
        return summaries

    def known(self) -> list[str]:
        """The tables in memory, and those that are being opened."""
        return list(self._live)

    def in_use(self) -> set[str]:
        """The tables that somebody has open here."""
        return {live.id for live in self._loaded() if live.users or live.observers}

    async def drop_deleted(self, id_: str) -> None:
        """A table is gone from the store: forget it, and tell everybody who has it open."""
        opening = self._live.pop(id_, None)
        if opening is not None:
            with suppress(Refusal):
                live = await asyncio.shield(opening)
                live.drop(deleted_table())
                await live.close()

    # Several servers on one store.

    def _hear(self, notice: Notice) -> None:
        self.presence.hear(notice.present)
        for table, seq in notice.changed.items():
            opening = self._live.get(table)
            if opening is not None and not self._follow(opening, seq, notice.records.get(table)):
                self._catch_up(opening, seq)

    def _follow(self, opening: asyncio.Future[LiveTable], seq: int, record: Data | None) -> bool:
        opened = opening.done() and not opening.cancelled() and opening.exception() is None
        return opened and opening.result().follow(seq, record)

    def look_again(self) -> None:
        """Something may have happened at any table without our knowledge."""
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
            try:
                await self._host_changes.look()
            except StoreFailed:
                pass  # as above
            except Exception:
                _log.exception("host_changes_failed")
            for live in self._loaded():
                try:
                    await live.sweep(self.settings.absence_seconds)
                except StoreFailed:  # which takes its time with every table
                    break
                except Exception:
                    _log.exception("sweep_failed", extra={"fields": {"table": live.id}})
                if live.idle(self.settings.idle_seconds):
                    self._live.pop(live.id, None)


def _with_todays_options(summary: Data) -> Data:
    """A summary that an earlier version stored, with the options that have been added since."""
    key, options = summary.get("game"), summary.get("options")
    if key in game_keys() and isinstance(options, dict):
        return {**summary, "options": game(key).stored_options(options)}
    return summary
