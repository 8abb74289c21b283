"""What a search says at a table: hints and the coach's remarks to players who may ask, chances to spectators alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from sampan.server import payloads
from sampan.server.refusal import Refusal
from sampan.server.seat_connections import Observer
from sampan.server.worker_requests import busy, resampled_job
from sampan.table.decide import must_hint, planned
from sampan.table.table import Point
from sampan.workers.fair_queue import QueueFull, Ticket
from sampan.workers.job_pool import Withdrawn

if TYPE_CHECKING:
    from sampan.server.live_table import LiveTable

_log = logging.getLogger(__name__)


class _Answer:
    """A hint, or remarks, that are being thought out, or have been, and those who wait for them."""

    def __init__(self, point: Point, job: _Job, ticket: Ticket, task: asyncio.Task[dict[str, Any]]) -> None:
        self.point: Final = point
        self.job: Final = job
        self.ticket: Final = ticket
        self.task: Final = task
        self.askers: list[Callable[[int | None], None]] = []


_Job = dict[str, Any]
_Key = tuple[int, str, bool]
_HINT: Final[_Job] = {"job": "advise"}


class Adviser:
    """The adviser of a table. It thinks in worker processes, about states resampled for whoever asks."""

    def __init__(self, live: LiveTable) -> None:
        self._live: Final = live
        # By seat, what was asked, and whether it was about something that the seat chose: the last.
        self._answers: dict[_Key, _Answer] = {}
        # A connection that has held a seat is never told chances again, whatever it says it is now.
        self._players: set[Observer] = set()
        self._looker: asyncio.Task[None] | None = None
        self._looker_ticket: Ticket | None = None
        self._told: tuple[Point, str] | None = None

    # Hints and remarks.

    async def hint(
        self, seat: int, ply: int, address: str, tell: Callable[[int | None], None] | None
    ) -> list[dict[str, Any]]:
        """What a bot would do in the seat's place."""
        advice: list[dict[str, Any]] = (await self._answer(seat, ply, _HINT, address, tell))["advice"]
        return advice

    async def remarks(self, seat: int, ply: int, line: Sequence[object], address: str) -> dict[str, Any]:
        """What the coach says of what the seat could do, or of the action or secret line that it is about to choose."""
        codes = planned(self._live.table, seat, ply, line)
        return await self._answer(seat, ply, {"job": "coach", "line": codes}, address, None)

    async def _answer(
        self, seat: int, ply: int, job: _Job, address: str, tell: Callable[[int | None], None] | None
    ) -> dict[str, Any]:
        """The answer to a job about the seat's decision. It is thought out once, however often it is asked for."""
        table = self._live.table
        must_hint(table, seat, ply)
        key = (seat, job["job"], bool(job.get("line")))
        answer = self._answers.get(key)
        if answer is None or answer.job != job or answer.point != table.point_of(seat) or _failed(answer.task):
            answer = self._answers[key] = self._think(seat, ply, job, address)
        asker = tell or _unheard
        answer.askers.append(asker)
        if answer.ticket.ahead is not None:
            asker(answer.ticket.ahead)
        try:
            told = await asyncio.shield(answer.task)
        except (QueueFull, Withdrawn):
            must_hint(self._live.table, seat, ply)
            raise busy() from None
        finally:
            answer.askers.remove(asker)
            if not answer.askers:
                self._withdraw(key, answer)
        must_hint(self._live.table, seat, ply)  # it may be too late by now
        return told

    def _think(self, seat: int, ply: int, job: _Job, address: str) -> _Answer:
        workers = self._live.tables.workers

        def tell(ahead: int | None) -> None:
            for asker in answer.askers:
                asker(ahead)

        async def think() -> dict[str, Any]:
            async with workers.turn(answer.ticket):
                must_hint(self._live.table, seat, ply)
                return await workers.advise({**resampled_job(job["job"], self._live.table, seat), **job})

        task = asyncio.create_task(think())
        task.add_done_callback(_failed)  # whoever asked may be gone by then, and nobody else looks
        answer = _Answer(self._live.table.point_of(seat), job, Ticket(address, self._live.id, tell), task)
        return answer

    def _withdraw(self, key: _Key, answer: _Answer) -> None:
        """Nobody needs the answer any more; one that is thought about, or has been, is kept all the same."""
        if self._live.tables.workers.withdraw(answer.ticket) and self._answers.get(key) is answer:
            del self._answers[key]

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
        self.look()

    def look(self) -> None:
        """If a spectator waits to be told the chances, and nobody works them out yet, do so; drop what is obsolete."""
        wanted = self._wanted()
        if self._looker is None and wanted:
            self._looker = asyncio.create_task(self._look())
        elif self._looker_ticket is not None and not wanted:
            self._live.tables.workers.withdraw(self._looker_ticket)
        for key, answer in list(self._answers.items()):
            if answer.point != self._live.table.point_of(key[0]):
                self._withdraw(key, answer)

    async def close(self) -> None:
        """Stop."""
        tasks: list[asyncio.Task[Any]] = [answer.task for answer in self._answers.values()]
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
                try:
                    point, answer = await self._ask_chances()
                except Withdrawn:
                    continue  # nobody wanted to know any more; perhaps somebody does by now
                message = payloads.encode({"type": "chances", "ply": point.ply, **answer})
                self._told = point, message
                # Bots may have moved on meanwhile. It says of which point it speaks, and is better than nothing.
                for observer in self._live.observers:
                    if self._may_know(observer):
                        observer.tell(message)
        except (Refusal, QueueFull):
            pass  # the next change is looked at again
        except Exception:
            _log.exception("looking_failed", extra={"fields": {"table": self._live.id}})
        finally:
            self._looker = self._looker_ticket = None

    async def _ask_chances(self) -> tuple[Point, dict[str, Any]]:
        """The chances at the point that the match has reached when there is a worker for them."""
        workers = self._live.tables.workers
        spectators = [observer.address for observer in self._live.observers if self._may_know(observer)]
        self._looker_ticket = Ticket(workers.least_busy(spectators), self._live.id)
        async with workers.turn(self._looker_ticket):
            table = self._live.table
            return table.point_of(None), await workers.advise(resampled_job("chances", table, None))


def _unheard(_ahead: int | None) -> None:
    """For those who do not care how many are ahead of them."""


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
