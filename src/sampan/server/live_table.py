"""A table in memory: one command at a time, each committed to the store before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from sampan.server import payloads
from sampan.server.advice import Adviser, Observer
from sampan.server.refusal import Refusal
from sampan.server.store import Conflict, StoreFailed, Write
from sampan.table import commands
from sampan.table.apply import apply
from sampan.table.decide import decide
from sampan.table.setup import Setup
from sampan.table.table import Table, new_table, rematch_setup

if TYPE_CHECKING:
    from sampan.server.live_tables import LiveTables

_log = logging.getLogger(__name__)
_TRIES: Final = 10  # of a command, where other servers change the table at the same time
_RETRY_SECONDS: Final = 1.0


class LiveTable:
    """A table in memory with its observers. Memory never holds what the store does not."""

    def __init__(self, tables: LiveTables, table: Table) -> None:
        self.id: Final = table.setup.id
        self.tables: Final = tables
        self.table = table
        self.observers: set[Observer] = set()
        self.users = 0
        self.touched = time.monotonic()
        self._lock: Final = asyncio.Lock()  # held while the table changes; reading it needs no lock
        self._summary = payloads.summary(table)
        self._behind = False  # whether another server may have changed the table since we last read the store
        self._seen: dict[int, float] = {}  # when a seat was last seen connected
        self._thinker: asyncio.Task[None] | None = None
        self._standby: asyncio.TimerHandle | None = None  # until another server must have let its bot move
        self._adviser: Final = Adviser(self)

    async def carry_out(self, command: commands.Command) -> None:
        """Decide, commit, apply, announce; a refusal or a store that fails leaves everything as it was."""
        async with self._lock:
            for _ in range(_TRIES):
                record = decide(self.table, command)
                if record is None:
                    return
                after = apply(self.table, record)
                summary = payloads.summary(after)
                write = Write(records=[(self.id, after.seq, record)])
                finished = summary["outcome"] is not None
                if finished or (after.setup.public and summary != self._summary):  # lists show public tables
                    write.summaries.append((self.id, summary, finished))
                if isinstance(command, commands.Rematch):
                    open_table(write, rematch_setup(after, command.id, command.seed, command.created))
                try:
                    await self.tables.store.commit(write)
                except Conflict:  # another server was first: the command meets the table as it is by now
                    await self._read_on()
                    continue
                self._advance(after, summary)
                asyncio.get_running_loop().call_soon(self.think)
                return
            raise Conflict

    def _advance(self, after: Table, summary: payloads.Message) -> None:
        """This is the table from now on, and all observers who may know are told what has changed."""
        before, self.table = self.table, after
        changes, self._summary = payloads.summary_changes(self._summary, summary), summary
        messages: dict[tuple[int, ...], str] = {}
        for observer in self.observers:
            held = observer.held
            if after.seq_for(held) == before.seq_for(held):
                continue  # it is private to a seat that this observer does not hold
            if held not in messages:
                messages[held] = payloads.encode(payloads.change(before, after, held, changes))
            observer.tell(messages[held])
            if after.seats is not before.seats:  # whoever has left a seat looks on as a spectator
                observer.held = tuple(seat for seat in held if after.seats[seat].taken)
        self.touched = time.monotonic()
        asyncio.get_running_loop().call_soon(self._adviser.look)

    async def _read_on(self) -> None:
        """Apply and announce what other servers have stored in the meantime."""
        self._behind = True
        records = await self.tables.store.since(self.id, self.table.seq)
        for record in records:
            after = apply(self.table, record)
            self._advance(after, payloads.summary(after))
        self._behind = False
        if records:
            self._stand_by()

    async def catch_up(self, seq: int | None = None) -> None:
        """Another server has changed the table, up to that number if it is known: tell everybody what happened."""
        async with self._lock:
            if seq is None or seq > self.table.seq:
                with suppress(StoreFailed):  # the next sweep tries again
                    await self._read_on()

    async def welcome(self, observer: Observer, held: tuple[int, ...], name: str | None, since: int | None) -> None:
        """Somebody observes the table from now on, and is told what it has missed."""
        if since is not None and since > self.table.seq_for(held):  # another server has told more than we have heard
            await self.catch_up()
        current = since == self.table.seq_for(held)
        self.observers.discard(observer)
        observer.held = held
        if current:
            self.observers.add(observer)
            observer.tell(payloads.encode({"type": "current", "seq": since}))
            await self.carry_out(commands.Arrive(held, name))
        else:
            await self.carry_out(commands.Arrive(held, name))
            self.observers.add(observer)
            observer.tell(payloads.encode(payloads.whole(self.table, held)))
        self._adviser.welcome(observer)
        self.think()

    def part(self, observer: Observer) -> None:
        """Somebody no longer observes the table."""
        self.observers.discard(observer)
        self._adviser.part(observer)
        self.touched = time.monotonic()

    # Bots.

    def think(self) -> None:
        """If a bot is to move and none is thinking yet, let it think."""
        if self._thinker is None and self.table.bot_to_move is not None:
            self._thinker = asyncio.create_task(self._think())

    def _stand_by(self) -> None:
        """The server that made a change lets the bots move that follow. If it dies, we take over after a while."""
        if self._standby is not None:
            self._standby.cancel()
        settings = self.tables.settings
        patience = settings.bot_seconds + settings.bot_pause + _RETRY_SECONDS
        self._standby = asyncio.get_running_loop().call_later(patience, self._take_over)

    def _take_over(self) -> None:
        self._standby = None
        self.think()

    async def _think(self) -> None:
        try:
            while (seat := self.table.bot_to_move) is not None:
                try:
                    await self._move_bot(self.table, seat)
                except Exception:  # a table whose bot has stopped for good would be worse than one that tries again
                    _log.exception("thinking_failed", extra={"fields": {"table": self.id}})
                    await asyncio.sleep(_RETRY_SECONDS)
        finally:
            self._thinker = None

    async def _move_bot(self, table: Table, seat: int) -> None:
        question = self.tables.workers.question(table, seat)
        pause = 0.0 if table.several else self.tables.settings.bot_pause  # nobody sees a pending choice
        action, _ = await asyncio.gather(self.tables.workers.think(question), asyncio.sleep(pause))
        await self.carry_out(commands.ActForBot(seat, table.point_of(seat), action, secrets.token_bytes(16)))

    async def hint(self, seat: int, ply: int) -> list[dict[str, Any]]:
        """What a bot would do in the seat's place; whoever asks again is told the same."""
        return await self._adviser.hint(seat, ply)

    # Housekeeping.

    def connected(self) -> list[int]:
        """The seats whose persons are connected to this server."""
        return sorted({seat for observer in self.observers for seat in observer.held})

    async def sweep(self, absence: float) -> None:
        """Note who has been away for so long that everybody should know, and who is wrongly said to be away."""
        if self._behind:
            await self.catch_up()
        here = self.connected()
        back = tuple(seat for seat in here if seat not in self.table.present)
        if back:  # another server heard nothing from us for a while
            await self.carry_out(commands.Arrive(back))
        moment = time.monotonic()
        connected = {*here, *self.tables.presence.seats(self.id)}
        self._seen = {s: moment if s in connected else self._seen.get(s, moment) for s in self.table.present}
        gone = tuple(seat for seat, seen in self._seen.items() if moment - seen >= absence)
        if gone:
            await self.carry_out(commands.Depart(gone, now()))
        if self.table.overdue(now()):
            await self.carry_out(commands.ReplaceOverdue(now()))

    def idle(self, seconds: float) -> bool:
        """Whether nobody needs the table in memory."""
        awaited = self.table.present - self.tables.presence.seats(self.id)  # somebody must note that they are gone
        busy = self.users or self.observers or self._thinker or self._standby or self._lock.locked() or awaited
        return not busy and time.monotonic() - self.touched >= seconds

    async def close(self) -> None:
        """Stop thinking."""
        if self._standby is not None:
            self._standby.cancel()
        await self._adviser.close()
        if self._thinker is not None:
            self._thinker.cancel()
            await asyncio.gather(self._thinker, return_exceptions=True)


def open_table(write: Write, setup: Setup) -> Table:
    """A new table, and what of it must be stored."""
    table = new_table(setup)
    opened = decide(table, commands.Open())
    if opened is not None:
        table = apply(table, opened)
        write.records.append((setup.id, table.seq, opened))
    write.tables.append((setup, payloads.summary(table), table.finished))
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
