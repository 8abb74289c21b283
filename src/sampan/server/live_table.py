"""A table in memory: one command at a time, each committed to the store before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sampan.server import payloads
from sampan.server.advice import Adviser
from sampan.server.bot_queue import BotQueue
from sampan.server.clock import now
from sampan.server.close_codes import NOT_FOUND
from sampan.server.damage import damage_of
from sampan.server.refusal import Refusal
from sampan.server.seat_connections import Observer, SeatConnections
from sampan.server.store import Conflict, StoreFailed, Write
from sampan.table import commands
from sampan.table.apply import apply
from sampan.table.decide import decide
from sampan.table.records import Data, read_record
from sampan.table.setup import Setup
from sampan.table.table import Table, new_table, rematch_setup
from sampan.workers.fair_queue import QueueFull
from sampan.workers.job_pool import Withdrawn

if TYPE_CHECKING:
    from sampan.server.live_tables import LiveTables

_log = logging.getLogger(__name__)
_ACTORS: Final[dict[type, str]] = {commands.Act: "person", commands.ActForBot: "bot"}
# Without these a match can go on. Everything else happens only so often in a match, or has a limit of its own.
_DISPENSABLE: Final = (
    commands.Say,
    commands.Rename,
    commands.Undo,
    commands.Renew,
    commands.Invite,
    commands.VoteFree,
)
_TRIES: Final = 10  # of a command, where other servers change the table at the same time
_RETRY_SECONDS: Final = 1.0
_ACTIVE_SECONDS: Final = 3600.0  # how often the store is told that a table is in use


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
        self._noted: float | None = None  # when we last told the store that the table is in use
        self._behind = False  # whether another server may have changed the table since we last read the store
        self._seen: dict[int, float] = {}  # when a seat was last seen connected
        self._thinker: asyncio.Task[None] | None = None
        self._bot_queue: Final = BotQueue(self)
        self._standby: asyncio.TimerHandle | None = None  # until another server must have let its bot move
        self._adviser: Final = Adviser(self)
        self._seat_connections: Final = SeatConnections(self)

    async def carry_out(self, command: commands.Command) -> None:
        """Decide, commit, apply, announce; a refusal or a store that fails leaves everything as it was."""
        async with self._lock:
            if self._behind:
                await self._read_on()
            if self.table.seq >= self.tables.settings.records_per_table and isinstance(command, _DISPENSABLE):
                raise Refusal("table-full", {"most": self.tables.settings.records_per_table}, 409)
            for _ in range(_TRIES):
                record = decide(self.table, command)
                if record is None:
                    return
                after = apply(self.table, record)
                summary = payloads.next_summary(self.table, self._summary, after)
                write = Write(records=[(self.id, after.seq, record)])
                finished = summary["outcome"] is not None
                turned = after.started != self.table.started or finished != self.table.finished
                # Lists show public tables; which ones may be tidied up, the store must know of all.
                if turned or finished or (after.setup.public and summary != self._summary):
                    write.summaries.append((self.id, summary, finished))
                if turned or self._unnoted():
                    write.active[self.id] = now()
                if isinstance(command, commands.Rematch):
                    open_table(write, rematch_setup(after, command.id, command.seed, command.created))
                try:
                    await self.tables.store.commit(write)
                except Conflict:  # another server was first: the command meets the table as it is by now
                    if not await self._read_on():
                        raise deleted_table() from None
                    continue
                except StoreFailed:  # if it failed at the last moment, the record may be there all the same
                    self._behind = True
                    raise
                if write.active:
                    self._noted = time.monotonic()
                if type(command) in _ACTORS:
                    self.tables.metrics.actions[_ACTORS[type(command)]].inc()
                self._advance(after, summary)
                if after.bot_to_move is not None or after.end_bots:
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
        if after.seats is not before.seats:
            self._seat_connections.drop_void()
            self._seat_connections.look()
        self.touched = time.monotonic()
        self._bot_queue.look()
        asyncio.get_running_loop().call_soon(self._adviser.look)

    async def _read_on(self) -> bool:
        """Apply and announce what other servers have stored in the meantime; False if that is nothing."""
        self._behind = True
        with damage_of(self.id):
            records = await self.tables.store.since(self.id, self.table.seq)
            for record in records:
                after = apply(self.table, record)
                self._advance(after, payloads.next_summary(self.table, self._summary, after))
        self._behind = False
        if records:
            self._stand_by()
        return bool(records)

    def follow(self, seq: int, record: Data | None) -> bool:
        """Another server has stored the record of that number; False if the store must be read to know what it did."""
        if seq <= self.table.seq:
            return True
        if record is None or seq > self.table.seq + 1 or self._lock.locked():
            return False
        try:
            after = apply(self.table, read_record(record))
            summary = payloads.next_summary(self.table, self._summary, after)
        except Exception:  # whatever was said on the channel, the store knows better
            _log.warning("notice_unreadable", extra={"fields": {"table": self.id}})
            return False
        self._advance(after, summary)
        self._stand_by()
        return True

    async def catch_up(self, seq: int | None = None) -> None:
        """Another server has changed the table, up to that number if it is known: tell everybody what happened."""
        async with self._lock:
            if seq is None or seq > self.table.seq:
                with suppress(StoreFailed):  # the next sweep tries again
                    await self._read_on()

    async def welcome(self, observer: Observer, held: tuple[int, ...], since: int | None) -> None:
        """Somebody observes the table from now on, and is told what it has missed."""
        if since is not None and since > self.table.seq_for(held):  # another server has told more than we have heard
            await self.catch_up()
        current = since == self.table.seq_for(held)
        self.observers.discard(observer)
        observer.held = held
        if not current:
            await self.carry_out(commands.Arrive(held))
        self.observers.add(observer)
        self._seat_connections.drop_void()  # it may have lost the seat while it waited
        if observer not in self.observers:
            return
        if current:
            observer.tell(payloads.encode({"type": "current", "seq": since}))
            await self.carry_out(commands.Arrive(observer.held))
        else:
            whole = payloads.whole(self.table, observer.held, self.tables.settings.vote_seconds)
            observer.tell(payloads.encode(whole))
        self._adviser.welcome(observer)
        self._seat_connections.welcome(observer)
        self._bot_queue.welcome(observer)
        self.think()

    def part(self, observer: Observer) -> None:
        """Somebody no longer observes the table."""
        self.observers.discard(observer)
        self._adviser.part(observer)
        self._seat_connections.part(observer)
        self._bot_queue.look()
        self.touched = time.monotonic()

    # Bots.

    def think(self) -> None:
        """If a bot is to move or to vote, somebody is here to see it and none is thinking yet, let it think."""
        if self._thinker is None and self.may_think():
            self._thinker = asyncio.create_task(self._think())

    def may_think(self) -> bool:
        """Whether a bot must move or vote, and may: somebody is here to see it, and the server is not about to end."""
        awaited = self.table.bot_to_move is not None or bool(self.table.end_bots)
        return awaited and bool(self.observers) and not self.tables.draining

    def drain(self) -> asyncio.Task[None] | None:
        """Let no bot begin to think any more; the one that is thinking moves before the task is done."""
        self._bot_queue.look()
        return self._thinker

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
            while self.may_think():
                try:
                    await self._ask_bot()
                except Withdrawn:
                    pass  # everybody has left, or the table has changed while the bot waited for a worker
                except QueueFull as full:  # a bot waits however long it takes: it must not play at random instead
                    self._bot_queue.tell(full.waiting)
                    await asyncio.sleep(_RETRY_SECONDS)
                except StoreFailed:  # which is in the log already
                    await asyncio.sleep(_RETRY_SECONDS)
                except Exception:  # a table whose bot has stopped for good would be worse than one that tries again
                    _log.exception("thinking_failed", extra={"fields": {"table": self.id}})
                    await asyncio.sleep(_RETRY_SECONDS)
        finally:
            self._thinker = None
            self._bot_queue.tell(None)

    async def _ask_bot(self) -> None:
        """Let a bot vote on ending the match, or else move: if all agree there is no need to."""
        workers = self.tables.workers
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with workers.turn(self._bot_queue.ticket()):
            self._bot_queue.served()
            table = self.table
            if table.end_bots:
                answer = await self._bot_vote(table, table.end_bots[0])
            elif table.bot_to_move is not None:
                answer = await self._bot_action(table, table.bot_to_move)
            else:
                return
        pause = 0.0 if table.several else self.tables.settings.bot_pause  # nobody sees a pending choice
        await asyncio.sleep(began + pause - loop.time())
        await self.carry_out(answer)

    async def _bot_action(self, table: Table, seat: int) -> commands.Command:
        workers = self.tables.workers
        action = await workers.think(workers.question(table, seat))
        return commands.ActForBot(seat, table.point_of(seat), action, secrets.token_bytes(16))

    async def _bot_vote(self, table: Table, seat: int) -> commands.Command:
        agree = await self.tables.workers.agrees_to_end(table, seat)
        return commands.VoteEndForBot(seat, table.point_of(seat), agree)

    async def hint(
        self, seat: int, ply: int, address: str = "", tell: Callable[[int | None], None] | None = None
    ) -> list[dict[str, Any]]:
        """What a bot would do in the seat's place; whoever asks again is told the same.

        `tell` is called with how many jobs are ahead while whoever asks, at that address, has to wait for a worker.
        """
        return await self._adviser.hint(seat, ply, address, tell)

    async def remarks(self, seat: int, ply: int, line: Sequence[object] = (), address: str = "") -> dict[str, Any]:
        """What the coach says of what the seat could do, or of the action or secret line that it is about to choose."""
        return await self._adviser.remarks(seat, ply, line, address)

    # Housekeeping.

    def connected(self) -> list[int]:
        """The seats whose persons are connected to this server."""
        return sorted({seat for observer in self.observers for seat in observer.held})

    async def sweep(self, absence: float) -> None:
        """Note who has been away for so long that everybody should know, and who is wrongly said to be away."""
        if self._behind:
            await self.catch_up()
        if self.observers and self._unnoted():
            await self.tables.store.commit(Write(active={self.id: now()}))
            self._noted = time.monotonic()
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
        if self.tables.store.shared:
            self._seat_connections.look()
        if self.table.overdue(now()):
            await self.carry_out(commands.ReplaceOverdue(now()))

    def _unnoted(self) -> bool:
        """Whether the store has not been told for a while that the table is in use."""
        return self._noted is None or time.monotonic() - self._noted >= _ACTIVE_SECONDS

    def drop(self, refusal: Refusal) -> None:
        """The table is gone from the store: everybody is told so and has to leave."""
        for observer in list(self.observers):
            observer.end(NOT_FOUND, refusal)

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


def deleted_table() -> Refusal:
    """There is no such table any more."""
    return Refusal("table-deleted", status=404)


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)
