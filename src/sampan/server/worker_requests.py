"""What the server asks of its worker processes. They are told only what the seat they work for may know."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from sampan.core.rng import Rng
from sampan.server.metrics import Metrics
from sampan.server.refusal import Refusal
from sampan.server.settings import Settings
from sampan.table.table import Table
from sampan.workers.fair_queue import FairQueue, QueueFull, Ticket
from sampan.workers.job_pool import FileReader, JobPool, WorkerFailed, WorkerRefused

_log = logging.getLogger(__name__)


def resampled_job(job: str, table: Table, seat: int | None) -> dict[str, Any]:
    """A job about a state resampled for a seat, or for a spectator; the true state never leaves the server."""
    state = table.match.state if seat is None else table.asking(seat)
    position = state.resample(seat, Rng(secrets.token_bytes(16))).position()
    return {"job": job, "game": table.game.key, "position": position, "seed": secrets.token_hex(16)}


def busy() -> Refusal:
    """There is no room in the queue for what somebody asks."""
    return Refusal("busy", status=503)


class Workers:
    """The server's workers: they think for bots, advise people and work out replays.

    Every job belongs to the address of those it is done for, and queues with a ticket. Thinking and advising happen
    within a `turn`, so that the question can be put when the turn has come, about the table as it is by then; what is
    waited for does not count into the time that a bot has.
    """

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self._settings = settings
        self._metrics = metrics or Metrics()
        self._classes = settings.bots()
        queue = FairQueue(settings.bot_workers, settings.queue_jobs, settings.queue_jobs_per_address)
        self._pool = JobPool(queue)

    # The queue.

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for a worker; see `JobPool.turn`."""
        began = time.perf_counter()
        async with self._pool.turn(ticket):
            self._metrics.waited.observe(time.perf_counter() - began)
            yield

    def withdraw(self, ticket: Ticket) -> bool:
        """Nobody needs the job any more: it leaves the queue if it still waits there. Whether it did."""
        return self._pool.withdraw(ticket)

    def least_busy(self, addresses: Iterable[str]) -> str:
        """Of the addresses that a job is done for, the one with the fewest jobs: that one's job it is.

        So nobody slows a table down by joining it while they keep the server busy elsewhere.
        """
        return min(sorted(set(addresses)), key=self._pool.queue.load)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._pool.queue.waiting

    @property
    def running(self) -> int:
        """How many jobs have a worker."""
        return self._pool.queue.running

    # Tables.

    def question(self, table: Table, seat: int) -> dict[str, Any]:
        """The job of the bot that plays the seat."""
        name = table.bot_for(seat)
        assert name is not None
        return {**resampled_job("think", table, seat), "bot": name, "class": self._classes.get(name, "")}

    async def think(self, question: dict[str, Any]) -> int | None:
        """What the bot does; None, and a line in the log, if it fails."""
        try:
            answer = json.loads(await self._pool.do(question, self._settings.bot_seconds))
        except (WorkerFailed, WorkerRefused) as problem:
            self._metrics.failed_jobs.labels("think").inc()
            _log.warning("bot_failed", extra={"fields": {"bot": question["bot"], "problem": str(problem)}})
            return None
        action = answer["action"]
        return action if isinstance(action, int) else None

    async def agrees_to_end(self, table: Table, seat: int) -> bool:
        """Whether the bot that plays the seat agrees to end the match; one that fails does not, and the log says so."""
        question = {**resampled_job("agrees_to_end", table, seat), "seat": seat}
        try:
            answer = json.loads(await self._pool.do(question, self._settings.bot_seconds))
        except (WorkerFailed, WorkerRefused) as problem:
            self._metrics.failed_jobs.labels("agrees_to_end").inc()
            _log.warning("vote_failed", extra={"fields": {"bot": table.bot_for(seat), "problem": str(problem)}})
            return False
        return answer["agree"] is True

    async def advise(self, question: dict[str, Any]) -> dict[str, Any]:
        """What a search says to a resampled job: what to do ("advise"), or everybody's chances ("chances")."""
        try:
            answer: dict[str, Any] = json.loads(await self._pool.do(question, self._settings.bot_seconds))
        except (WorkerFailed, WorkerRefused) as problem:
            self._metrics.failed_jobs.labels("advise").inc()
            _log.warning("advice_failed", extra={"fields": {"problem": str(problem)}})
            raise Refusal("advice-failed", status=503) from None
        return answer

    # Match files.

    async def chances_at(self, ticket: Ticket, file_key: str, file: FileReader, seat: int | None, ply: int) -> bytes:
        """Everybody's chances at a point of a match file, as JSON; a WorkerRefused says what is wrong with the file."""
        # The same question has the same seed, so that going back and forth in a match shows the same chances again.
        job = {"job": "chances_at", "file_key": file_key, "seat": seat, "ply": ply, "seed": f"{seat} {ply}"}
        return await self._work_on(ticket, job, file)

    async def replay(self, ticket: Ticket, file_key: str, file: FileReader, seat: int | None, id_: str = "") -> bytes:
        """The frames of a match file, as JSON packed with gzip; a WorkerRefused says what is wrong with the file."""
        job = {"job": "replay", "file_key": file_key, "seat": seat, "id": id_, "longest": self._settings.replay_moves}
        return await self._work_on(ticket, job, file)

    async def _work_on(self, ticket: Ticket, job: dict[str, Any], file: FileReader) -> bytes:
        try:
            async with self.turn(ticket):
                return await self._pool.do(job, self._settings.replay_seconds, file)
        except QueueFull:
            raise busy() from None
        except WorkerFailed as problem:
            self._metrics.failed_jobs.labels("replay").inc()
            _log.warning("replay_failed", extra={"fields": {"problem": str(problem)}})
            raise Refusal("replay-failed", status=503) from None

    async def close(self) -> None:
        """End all workers."""
        await self._pool.close()
