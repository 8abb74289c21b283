"""What a search says at a table: hints to players who may ask, and everybody's chances to spectators alone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, Protocol

from sampan.server import payloads
from sampan.server.refusal import Refusal
from sampan.server.worker_requests import resampled_job
from sampan.table.decide import must_hint
from sampan.table.table import Point

if TYPE_CHECKING:
    from sampan.server.live_table import LiveTable

_log = logging.getLogger(__name__)


class Observer(Protocol):
    """Anybody who receives messages about a table."""

    held: tuple[int, ...]

    def tell(self, message: str) -> None:
        """Send a message, some time soon."""


class Adviser:
    """The adviser of a table. It thinks in worker processes, about states resampled for whoever asks."""

    def __init__(self, live: LiveTable) -> None:
        self._live: Final = live
        self._hints: dict[int, tuple[Point, asyncio.Task[dict[str, Any]]]] = {}  # by seat, the last
        # A connection that has held a seat is never told chances again, whatever it says it is now.
        self._players: set[Observer] = set()
        self._looker: asyncio.Task[None] | None = None
        self._told: tuple[Point, str] | None = None

    # Hints.

    async def hint(self, seat: int, ply: int) -> list[dict[str, Any]]:
        """What a bot would do in the seat's place. It thinks once, however often it is asked."""
        table = self._live.table
        must_hint(table, seat, ply)
        point = table.point_of(seat)
        known = self._hints.get(seat)
        if known is None or known[0] != point or _failed(known[1]):
            question = resampled_job("advise", table, seat)
            known = point, asyncio.create_task(self._live.tables.workers.advise(question))
            known[1].add_done_callback(_failed)  # whoever asked may be gone by then, and nobody else looks
            self._hints[seat] = known
        answer = await asyncio.shield(known[1])
        must_hint(self._live.table, seat, ply)  # it may be too late by now
        advice: list[dict[str, Any]] = answer["advice"]
        return advice

    # Chances.

    def welcome(self, observer: Observer) -> None:
        """Somebody observes the table from now on."""
        if observer.held:
            self._players.add(observer)
        elif self._told is not None and self._may_know(observer):
            observer.tell(self._told[1])
        self.look()

    def part(self, observer: Observer) -> None:
        """Somebody no longer observes the table."""
        self._players.discard(observer)

    def look(self) -> None:
        """If a spectator waits to be told the chances, and nobody works them out yet, do so."""
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
        return not observer.held and observer not in self._players and self._live.table.running

    def _wanted(self) -> bool:
        known = self._told is not None and self._told[0] == self._live.table.point_of(None)
        return not known and any(self._may_know(observer) for observer in self._live.observers)

    async def _look(self) -> None:
        try:
            while self._wanted():
                table = self._live.table
                point = table.point_of(None)
                answer = await self._live.tables.workers.advise(resampled_job("chances", table, None))
                message = payloads.encode({"type": "chances", "ply": point.ply, **answer})
                self._told = point, message
                # Bots may have moved on meanwhile. It says of which point it speaks, and is better than nothing.
                for observer in self._live.observers:
                    if self._may_know(observer):
                        observer.tell(message)
        except Refusal:
            pass  # it is in the log; the next change is looked at again
        except Exception:
            _log.exception("looking_failed", extra={"fields": {"table": self._live.id}})
        finally:
            self._looker = None


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
