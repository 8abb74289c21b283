"""What a search says at a table: hints to players who may ask, and everybody's chances to spectators alone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sampan.core.match import Entry
from sampan.server import payloads as news
from sampan.server.refusal import Refusal
from sampan.server.table import Table
from sampan.server.worker_requests import resampled_job

if TYPE_CHECKING:
    from sampan.server.live_table import LiveTable

_log = logging.getLogger(__name__)


class Observer(Protocol):
    """Whoever is to be told of a table."""

    held: tuple[int, ...]

    def tell(self, message: str) -> None:
        """Send a message, some time soon."""


class Point(NamedTuple):
    """A point of a match: after an undo the number alone could mean another one."""

    ply: int
    last: Entry | None
    sealed: tuple[int, ...] = ()


class Adviser:
    """The adviser of a table. It thinks in worker processes, about states that those who ask may suppose."""

    def __init__(self, room: LiveTable) -> None:
        self._room: Final = room
        self._hints: dict[int, tuple[Point, asyncio.Task[dict[str, Any]]]] = {}  # by seat, the last
        # A socket that has held a seat is told no chances any more, whatever it says it is now.
        self._players: set[Observer] = set()
        self._looker: asyncio.Task[None] | None = None
        self._told: tuple[Point, str] | None = None

    # Hints.

    async def hint(self, seat: int, ply: int) -> list[dict[str, Any]]:
        """What a bot would do in the place of the seat. It is thought about once, however often it is asked."""
        async with self._room.steady() as table:
            table.must_hint(seat, ply)
            point = _point(table)._replace(sealed=table.sealed.of(seat))
            known = self._hints.get(seat)
            if known is None or known[0] != point or _failed(known[1]):
                question = resampled_job("advise", table, seat)
                known = point, asyncio.create_task(self._room.hall.workers.advise(question))
                known[1].add_done_callback(_failed)  # who asked may be gone by then, and nobody else looks
                self._hints[seat] = known
        answer = await asyncio.shield(known[1])
        async with self._room.steady() as table:
            table.must_hint(seat, ply)  # it may be too late by now
        advice: list[dict[str, Any]] = answer["advice"]
        return advice

    # Chances.

    def welcome(self, observer: Observer) -> None:
        """Somebody looks at the table from now on."""
        if observer.held:
            self._players.add(observer)
        elif self._told is not None and self._may_know(observer):
            observer.tell(self._told[1])
        self.look()

    def part(self, observer: Observer) -> None:
        """Somebody does not look at the table any more."""
        self._players.discard(observer)

    def look(self) -> None:
        """If a spectator waits to be told how the match stands, and nobody is looking yet, look."""
        if self._looker is None and self._wanted():
            self._looker = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop."""
        tasks: list[asyncio.Task[Any]] = [task for _, task in self._hints.values()]
        if self._looker is not None:
            tasks.append(self._looker)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _may_know(self, observer: Observer) -> bool:
        return not observer.held and observer not in self._players and self._room.table.running()

    def _wanted(self) -> bool:
        known = self._told is not None and self._told[0] == _point(self._room.table)
        return not known and any(self._may_know(observer) for observer in self._room.observers)

    async def _look(self) -> None:
        try:
            while self._wanted():
                async with self._room.steady() as table:
                    if not table.running():
                        return
                    point = _point(table)
                    question = resampled_job("chances", table, None)
                answer = await self._room.hall.workers.advise(question)
                message = news.spell({"type": "chances", "ply": point.ply, **answer})
                self._told = point, message
                # Bots may have moved on meanwhile. It says of which point it speaks, and is better than nothing.
                for observer in self._room.observers:
                    if self._may_know(observer):
                        observer.tell(message)
        except Refusal:
            pass  # it is in the log; the next change is looked at again
        except Exception:
            _log.exception("looking_failed", extra={"fields": {"table": self._room.id}})
        finally:
            self._looker = None


def _point(table: Table) -> Point:
    """Where the match stands, as everybody may know."""
    entries = table.match.entries
    return Point(table.match.ply, entries[-1] if entries else None)


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
