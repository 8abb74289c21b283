"""A table in memory: one change at a time, committed before it is announced to everybody who looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from sampan.core.errors import SampanError
from sampan.core.rng import Rng
from sampan.server import payloads as news
from sampan.server.advice import Adviser, Observer
from sampan.server.records import Change, Setup
from sampan.server.refusal import Refusal
from sampan.server.store import Conflict, StoreFailed, Write
from sampan.server.table import Table

if TYPE_CHECKING:
    from sampan.server.live_tables import LiveTables

_log = logging.getLogger(__name__)
_TRIES: Final = 10  # of a command, where other servers change the table at the same time
_RETRY_SECONDS: Final = 1.0


class LiveTable:
    """A table in memory with those who look at it."""

    def __init__(self, hall: LiveTables, table: Table) -> None:
        self.hall: Final = hall
        self.table = table
        self.lock: Final = asyncio.Lock()
        self.observers: set[Observer] = set()
        self.users = 0
        self.touched = time.monotonic()
        self._stale = False  # whether memory may hold what the store does not
        self._announced = table.seq  # what everybody knows of already
        self._seen: dict[int, float] = {}  # when a seat was last seen connected
        self._thinker: asyncio.Task[None] | None = None
        self._standby: asyncio.TimerHandle | None = None  # until another server must have let its bot move
        self._counsel: Final = Adviser(self)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.setup.id

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[Table]:
        """The table while nobody changes it, and with nothing in it that is not in the store."""
        async with self.lock:
            if self._stale:
                await self._reload()
            yield self.table

    async def change(self, command: Callable[[Table], Change | None], also: Setup | None = None) -> None:
        """Carry out a command: decide, commit, announce."""
        async with self.steady():
            await self._change(command, also)

    async def _change(self, command: Callable[[Table], Change | None], also: Setup | None = None) -> None:
        for _ in range(_TRIES):
            try:
                change = command(self.table)
            except SampanError:
                raise
            except Exception:
                self._stale = True
                _log.exception("command_failed", extra={"fields": {"table": self.id}})
                await self._reload()
                raise Refusal("internal", status=500) from None
            if change is None:
                return
            self._stale = True
            about = news.summary(self.table)
            try:
                await self._commit(change, about, also)
            except Conflict:
                # Another server has changed the table: we look at it anew, and the answer may then be "late".
                await self._reload()
                continue
            except BaseException as problem:
                await self._reload()
                if isinstance(problem, StoreFailed):
                    raise Refusal("store", status=503) from None
                raise
            self._stale = False
            self._announce(self.table, change, about)
            self.think()
            self._counsel.look()
            return
        raise Refusal("late", {"ply": self.table.match.ply, "now": self.table.match.ply}, 409)

    async def _commit(self, change: Change, about: news.Message, also: Setup | None) -> None:
        write = Write()
        if also is not None:
            open_table(write, also)
        write.add_change(self.id, change)
        listed = self.table.setup.public and change.private is None
        if listed or self.table.finished():  # lists show only public tables
            write.add_summary(self.id, about, self.table.finished())
        await self.hall.store.commit(write)

    async def catch_up(self, seq: int | None = None) -> None:
        """Another server has changed the table, up to that number if it is known: tell everybody what happened."""
        async with self.steady() as table:
            if seq is None or seq > table.seq:
                await self._catch_up()

    async def _catch_up(self) -> None:
        self._stale = True  # until all is read: the next sweep looks again
        with suppress(StoreFailed):
            changes = await self.hall.store.since(self.id, self.table.seq)
            for number, record in changes:
                self._announce(self.table, self.table.follow(number, record))
            self._stale = False
            if changes:
                self._stand_by()
                self._counsel.look()

    async def _reload(self) -> None:
        """Forget what is in memory: the store is the truth. Everybody is told what has happened in it meanwhile."""
        known = self._announced

        def tell(table: Table, change: Change) -> None:
            if change.seq > known:
                self._announce(table, change)

        table = await self.hall.load(self.id, tell)
        if table is None:
            raise no_table()
        self.table = table
        self._stale = False
        if table.seq > known:
            self._stand_by()
        else:
            self.think()
        self._counsel.look()

    def _announce(self, table: Table, change: Change, about: news.Message | None = None) -> None:
        self._announced = change.seq
        if self.observers:
            self.touched = time.monotonic()
        messages: dict[tuple[int, ...], str] = {}
        for observer in self.observers:
            if change.private is not None and change.private not in observer.held:
                continue
            if observer.held not in messages:
                messages[observer.held] = news.spell(news.news(table, change, observer.held, about))
            observer.tell(messages[observer.held])
        if change.record["kind"] == "leave":  # whoever held the seat looks on as a spectator
            for observer in self.observers:
                observer.held = tuple(seat for seat in observer.held if seat != change.record["seat"])

    async def welcome(self, observer: Observer, held: tuple[int, ...], name: str | None, since: int | None) -> None:
        """Somebody looks at the table from now on, and is told what it has missed."""
        async with self.steady() as table:
            if since is not None and since > table.told(held):  # another server has told more than we have heard
                await self._catch_up()
            if since == table.told(held):
                observer.held = held
                self.observers.add(observer)
                observer.tell(news.spell({"type": "current", "seq": since}))
                await self._change(lambda t: t.arrive(held, name))
            else:
                self.observers.discard(observer)
                observer.held = held
                await self._change(lambda t: t.arrive(held, name))
                self.observers.add(observer)
                observer.tell(news.spell(news.whole(self.table, held)))
            self._counsel.welcome(observer)
            self.think()

    def part(self, observer: Observer) -> None:
        """Somebody does not look at the table any more."""
        self.observers.discard(observer)
        self._counsel.part(observer)
        self.touched = time.monotonic()

    async def rematch(self) -> None:
        """The same table again, under an id of its own."""
        async with self.steady() as table:
            again = table.again(new_id(), secrets.token_hex(32), now())
            await self._change(lambda table: table.continue_at(again.id), again)

    # Bots.

    def think(self) -> None:
        """If a bot is to move and nobody is thinking yet, let it think."""
        if self._thinker is None and self.table.bot_to_move() is not None:
            self._thinker = asyncio.create_task(self._think())

    def _stand_by(self) -> None:
        """The server that made a change lets the bots move that follow. If it is gone, they shall not wait for ever."""
        if self._standby is not None:
            self._standby.cancel()
        settings = self.hall.settings
        patience = settings.bot_seconds + settings.bot_pause + _RETRY_SECONDS
        self._standby = asyncio.get_running_loop().call_later(patience, self._take_over)

    def _take_over(self) -> None:
        self._standby = None
        self.think()

    async def _think(self) -> None:
        try:
            while (seat := self.table.bot_to_move()) is not None:
                try:
                    await self._move_bot(seat)
                except Exception:  # a table whose bot has stopped for good would be worse than one that tries again
                    _log.exception("thinking_failed", extra={"fields": {"table": self.id}})
                    await asyncio.sleep(_RETRY_SECONDS)
        finally:
            self._thinker = None

    async def _move_bot(self, seat: int) -> None:
        async with self.steady() as table:
            ply, last = table.ply_of(seat), table.match.entries[-1:]
            if table.bot_to_move() != seat:
                return
            question = self.hall.workers.question(table, seat)
            pause = 0.0 if table.several() else self.hall.settings.bot_pause  # nobody sees what is sealed
        action, _ = await asyncio.gather(self.hall.workers.think(question), asyncio.sleep(pause))
        rng = Rng(secrets.token_bytes(16))

        def move(now: Table) -> Change | None:
            # Somebody may have taken an action back in the meantime, or another server may have moved.
            same = now.ply_of(seat) == ply and (now is not table or now.match.entries[-1:] == last)
            return now.act_for_bot(seat, action, rng) if same and now.bot_to_move() == seat else None

        await self.change(move)

    async def hint(self, seat: int, ply: int) -> list[dict[str, Any]]:
        """What a bot would do in the place of the seat; whoever asks again is told the same."""
        return await self._counsel.hint(seat, ply)

    # Housekeeping.

    def connected(self) -> list[int]:
        """The seats whose persons are connected to this server."""
        return sorted({seat for observer in self.observers for seat in observer.held})

    async def sweep(self, absence: float) -> None:
        """Note who has been away for so long that everybody should know, and who is not away though it was said."""
        if self._stale:
            async with self.steady():
                pass
        here = self.connected()
        back = [seat for seat in here if seat not in self.table.present]
        if back:  # a server that heard nothing for a while took them for gone
            await self.change(lambda table: table.arrive(back, None))
        moment = time.monotonic()
        connected = {*here, *self.hall.elsewhere.seats(self.id)}
        self._seen = {s: moment if s in connected else self._seen.get(s, moment) for s in self.table.present}
        gone = [seat for seat, seen in self._seen.items() if moment - seen >= absence]
        if gone:
            await self.change(lambda table: table.depart(gone, now()))
        if self.table.overdue(now()):
            await self.change(lambda table: table.stand_in_overdue(now()))

    def idle(self, seconds: float) -> bool:
        """Whether nobody needs the table in memory."""
        awaited = self.table.present - self.hall.elsewhere.seats(self.id)  # somebody must note that they are gone
        busy = self.users or self.observers or self._thinker or self._standby or self.lock.locked() or awaited
        return not busy and time.monotonic() - self.touched >= seconds

    async def close(self) -> None:
        """Stop thinking."""
        if self._standby is not None:
            self._standby.cancel()
        await self._counsel.close()
        if self._thinker is not None:
            self._thinker.cancel()
            await asyncio.gather(self._thinker, return_exceptions=True)


def open_table(write: Write, setup: Setup) -> Table:
    """A new table, and what of it must be stored."""
    table = Table(setup)
    change = table.open()
    write.add_table(setup, news.summary(table), table.finished())
    if change is not None:
        write.add_change(setup.id, change)
    return table


def no_table() -> Refusal:
    """There is no such table, or whoever asks may not know that there is."""
    return Refusal("no-table", status=404)


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def now() -> str:
    """The time, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
