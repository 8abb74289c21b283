"""A pool of workers for a server: a job that raises, hangs or dies costs one process, and nothing else."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sampan.workers.fair_queue import FairQueue, QueueFull, Ticket
from sampan.workers.job_worker import FAILED, FILE_NEEDED, HEADER, REFUSED, alarm_seconds
from sampan.workers.json_lines import encode_line
from sampan.workers.process import module_command

_START_SECONDS: Final = 30.0  # a process takes its time to start on a busy machine
_TELL_SECONDS: Final = 0.5  # between two reports of how many jobs are ahead
_STEP: Final = 65_536  # bytes of a file that are sent at once, so that no second copy of it waits to be sent

FileReader = Callable[[], bytes | bytearray]


class WorkerFailed(Exception):
    """A worker raised, hung or died."""


class WorkerRefused(Exception):
    """A worker says why it cannot do the job, as the JSON of an error."""

    def __init__(self, error: bytes) -> None:
        super().__init__(error.decode())
        self.error = error


class Withdrawn(Exception):
    """The job is no longer needed, and has left the queue."""


class _Worker:
    """A process, and the match file that it last worked on."""

    def __init__(self, process: Process) -> None:
        self.process: Final = process
        self.file_key: str | None = None


class JobPool:
    """A few processes, started when they are needed; each does one job at a time, and jobs queue for them."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue: Final = queue
        self._turns: dict[Ticket, asyncio.Future[Exception | None]] = {}
        self._teller: asyncio.TimerHandle | None = None
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()

    # The queue.

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for a worker, and have it for one job at a time.

        QueueFull if there is no room to wait, Withdrawn if the job is no longer needed. What the job is about is best
        looked up when the turn has come: by then it may have changed.
        """
        turn: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self._turns[ticket] = turn
        try:
            dropped = self.queue.add(ticket)
            if dropped is not None:
                self._send_away(dropped, QueueFull(self.queue.waiting))
            self._serve()
            problem = await turn
            if problem is not None:
                raise problem
            yield
        finally:
            del self._turns[ticket]
            self.queue.remove(ticket)
            _report(ticket, None)
            self._serve()

    def withdraw(self, ticket: Ticket) -> bool:
        """The job is no longer needed: if it still waits, it leaves the queue. Whether it did."""
        waited = self.queue.is_waiting(ticket)
        if waited:
            self.queue.remove(ticket)
            self._send_away(ticket, Withdrawn())
        return waited

    def _send_away(self, ticket: Ticket, problem: Exception) -> None:
        if not self._turns[ticket].done():  # whoever waited may have been cancelled
            self._turns[ticket].set_result(problem)

    def _serve(self) -> None:
        while (ticket := self.queue.start_next()) is not None:
            _report(ticket, None)
            if not self._turns[ticket].done():
                self._turns[ticket].set_result(None)
        if self._teller is None and self.queue.waiting:
            self._teller = asyncio.get_running_loop().call_later(_TELL_SECONDS, self._tell)

    def _tell(self) -> None:
        """Tell everybody who waits how many are ahead. Not at every change: there may be many who wait."""
        self._teller = None
        for ahead, ticket in enumerate(self.queue.order()):
            _report(ticket, ahead)
        self._serve()

    # The workers.

    async def do(
        self, job: dict[str, Any], seconds: float, file: Callable[[], bytes | bytearray] | None = None
    ) -> bytes:
        """What a job comes to; a WorkerFailed if it does not, or not in time. Only for those whose turn it is.

        A job about a match file names it by `file_key`, and `file` reads it if the worker does not have the match yet.
        """
        worker = self._take_idle(job.get("file_key")) or await self._start()
        worker.file_key = job.get("file_key", worker.file_key)
        job = {**job, "alarm": alarm_seconds(seconds)}
        try:
            async with asyncio.timeout(seconds):
                kind, answer = await _ask(worker, job)
                if kind == FILE_NEEDED and file is not None:
                    kind, answer = await _ask(worker, job, file())
        except BaseException as problem:
            await self._end(worker)
            if isinstance(problem, TimeoutError):
                raise WorkerFailed("too slow") from None
            if isinstance(problem, OSError | asyncio.IncompleteReadError):
                raise WorkerFailed("died") from None
            raise
        if kind == FAILED:
            await self._end(worker)  # the bot may have left it in any state
            raise WorkerFailed(json.loads(answer))
        self._idle.append(worker)
        if kind == REFUSED:
            raise WorkerRefused(answer)
        return answer

    async def close(self) -> None:
        """End all workers."""
        if self._teller is not None:
            self._teller.cancel()
        for worker in list(self._all):
            await self._end(worker)

    def _take_idle(self, file_key: str | None) -> _Worker | None:
        """An idle worker, if possible the one that has read the file; one that was killed meanwhile is forgotten."""
        for dead in [worker for worker in self._idle if worker.process.returncode is not None]:
            self._idle.remove(dead)
            self._all.discard(dead)
        if not self._idle:
            return None
        last = len(self._idle) - 1
        chosen = next((place for place in range(last, -1, -1) if self._idle[place].file_key == file_key), last)
        return self._idle.pop(chosen)

    async def _start(self) -> _Worker:
        try:
            process = await asyncio.create_subprocess_exec(
                *module_command("sampan.workers.job_worker"), stdin=PIPE, stdout=PIPE
            )
        except OSError as problem:
            raise WorkerFailed(str(problem)) from None
        worker = _Worker(process)
        self._all.add(worker)
        try:
            async with asyncio.timeout(_START_SECONDS):
                await _read_answer(worker)
        except BaseException as problem:
            await self._end(worker)
            if isinstance(problem, OSError | asyncio.IncompleteReadError):  # a TimeoutError is an OSError
                raise WorkerFailed("did not start") from None
            raise
        return worker

    async def _end(self, worker: _Worker) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        if worker.process.returncode is None:
            worker.process.kill()
        await worker.process.wait()


def _report(ticket: Ticket, ahead: int | None) -> None:
    if ticket.ahead != ahead:
        ticket.ahead = ahead
        if ticket.tell is not None:
            ticket.tell(ahead)


async def _ask(worker: _Worker, job: dict[str, Any], file: bytes | bytearray | None = None) -> tuple[bytes, bytes]:
    await _send(worker, encode_line(job if file is None else {**job, "file_size": len(file)}))
    if file is not None:
        content = memoryview(file)
        for start in range(0, len(file), _STEP):
            await _send(worker, content[start : start + _STEP])
    return await _read_answer(worker)


async def _send(worker: _Worker, content: bytes | memoryview) -> None:
    stdin = worker.process.stdin
    assert stdin is not None
    if stdin.is_closing():  # uvloop would raise a RuntimeError
        raise BrokenPipeError
    stdin.write(content)
    await stdin.drain()


async def _read_answer(worker: _Worker) -> tuple[bytes, bytes]:
    """What kind of answer it is, and the answer."""
    stdout = worker.process.stdout
    assert stdout is not None
    kind, size = HEADER.unpack(await stdout.readexactly(HEADER.size))
    return kind, await stdout.readexactly(size)
