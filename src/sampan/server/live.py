"""Tables in memory: one change at a time, committed before it is announced to everybody at the table."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final

from sampan.core.errors import OptionError, SampanError
from sampan.core.match import checked_players
from sampan.core.rng import Rng
from sampan.games import game
from sampan.server import news
from sampan.server.bots import Workers
from sampan.server.calls import NewSeat, NewStandIn, NewTable
from sampan.server.counsel import Counsel, Observer
from sampan.server.records import STAND_IN, Change, Setup
from sampan.server.refusal import Refusal
from sampan.server.seats import BOT, Seat, new_token, token_hash
from sampan.server.settings import Settings
from sampan.server.store import Conflict, Store, StoreFailed, Write
from sampan.server.table import Table

_log = logging.getLogger(__name__)
_TRIES: Final = 3
_SWEEP_SECONDS: Final = 1.0
_RETRY_SECONDS: Final = 1.0


class Room:
    """A table in memory with those who look at it."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall: Final = hall
        self.table = table
        self.lock: Final = asyncio.Lock()
        self.observers: set[Observer] = set()
        self.users = 0
        self.touched = time.monotonic()
        self._stale = False  # whether memory may hold what the store does not
        self._seen: dict[int, float] = {}  # when a seat was last seen connected
        self._thinker: asyncio.Task[None] | None = None
        self._counsel: Final = Counsel(self)

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
                # Another server has changed the table: we look at it anew, and mostly the answer is then "late".
                await self._reload()
                continue
            except BaseException as problem:
                await self._reload()
                if isinstance(problem, StoreFailed):
                    raise Refusal("store", status=503) from None
                raise
            self._stale = False
            self._announce(change, about)
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

    async def _reload(self) -> None:
        """Forget what is in memory: the store is the truth. Everybody is told the whole table."""
        table = await self.hall.load(self.id)
        if table is None:
            raise no_table()
        self.table = table
        self._stale = False
        for observer in self.observers:
            observer.tell(news.spell(news.whole(table, observer.held)))
        self.think()
        self._counsel.look()

    def _announce(self, change: Change, about: news.Message) -> None:
        self.touched = time.monotonic()
        messages: dict[tuple[int, ...], str] = {}
        for observer in self.observers:
            if change.private is not None and change.private not in observer.held:
                continue
            if observer.held not in messages:
                messages[observer.held] = news.spell(news.news(self.table, change, observer.held, about))
            observer.tell(messages[observer.held])

    async def welcome(self, observer: Observer, held: tuple[int, ...], name: str | None, since: int | None) -> None:
        """Somebody looks at the table from now on, and is told what it has missed."""
        async with self.steady() as table:
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

    async def leave(self, seat: int) -> None:
        """A friend gives a seat free; whoever held it looks on as a spectator."""
        async with self.steady():
            await self._change(lambda table: table.leave(seat))
            for observer in self.observers:
                observer.held = tuple(other for other in observer.held if other != seat)

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

    async def sweep(self, absence: float) -> None:
        """Note who has been away for so long that everybody should know."""
        moment = time.monotonic()
        connected = {seat for observer in self.observers for seat in observer.held}
        for seat in self.table.present:
            if seat in connected or seat not in self._seen:
                self._seen[seat] = moment
        gone = [seat for seat in self.table.present if moment - self._seen[seat] >= absence]
        if gone:
            await self.change(lambda table: table.depart(gone, now()))
        for seat in gone:
            self._seen.pop(seat, None)
        if self.table.overdue(now()):
            await self.change(lambda table: table.stand_in_overdue(now()))

    def idle(self, seconds: float) -> bool:
        """Whether nobody needs the table in memory."""
        busy = self.users or self.observers or self._thinker or self.lock.locked() or self.table.present
        return not busy and time.monotonic() - self.touched >= seconds

    async def close(self) -> None:
        """Stop thinking."""
        await self._counsel.close()
        if self._thinker is not None:
            self._thinker.cancel()
            await asyncio.gather(self._thinker, return_exceptions=True)


class Hall:
    """All tables of a server; those that somebody needs are in memory."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.workers: Final = Workers(settings)
        self._bots: Final = settings.bots()
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after the tables."""
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Stop everything; what was announced is in the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for room in self._loaded():
            await room.close()
        await self.workers.close()
        await self.store.close()

    @asynccontextmanager
    async def room(self, id_: str) -> AsyncIterator[Room]:
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

    async def _open(self, id_: str) -> Room:
        table = await self.load(id_)
        if table is None:
            raise no_table()
        return Room(self, table)

    def _forget_failed(self, id_: str, done: asyncio.Future[Room]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._rooms.pop(id_, None)

    async def load(self, id_: str) -> Table | None:
        """The table as the store has it, rebuilt by replay."""
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
            table.follow(seq, record)
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
        found: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        found.set_result(Room(self, table))
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
        """The public tables; of those that nobody has in memory nobody is present."""
        try:
            summaries = await self.store.listed()
        except StoreFailed:
            raise Refusal("store", status=503) from None
        for summary in summaries:
            if summary["id"] not in self._rooms:
                for seat in summary["seats"]:
                    seat["present"] = False
        return summaries

    def _loaded(self) -> list[Room]:
        futures = [future for future in self._rooms.values() if future.done() and not future.cancelled()]
        return [future.result() for future in futures if future.exception() is None]

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            for room in self._loaded():
                try:
                    await room.sweep(self.settings.absence_seconds)
                except Exception:
                    _log.exception("sweep_failed", extra={"fields": {"table": room.id}})
                if room.idle(self.settings.idle_seconds):
                    self._rooms.pop(room.id, None)


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
