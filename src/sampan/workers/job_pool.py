"""A pool of workers for a server: a job that raises, hangs or dies costs one process, and nothing else."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, Final

from sampan.workers.job_worker import FAILED, FILE_NEEDED, REFUSED, alarm_seconds
from sampan.workers.json_lines import encode_line
from sampan.workers.process import module_command

_START_SECONDS: Final = 30.0  # a process takes its time to start on a busy machine
_LONGEST_LINE: Final = 2**30


class WorkerFailed(Exception):
    """A worker raised, hung or died."""


class WorkerRefused(Exception):
    """A worker says why it cannot do the job, as the JSON of an error."""

    def __init__(self, error: bytes) -> None:
        super().__init__(error.decode())
        self.error = error


class _Worker:
    """A process, and the match file that it last worked on."""

    def __init__(self, process: Process) -> None:
        self.process: Final = process
        self.file_key: str | None = None


class JobPool:
    """A few processes, started when they are needed; each does one job at a time."""

    def __init__(self, workers: int) -> None:
        self._slots = asyncio.Semaphore(workers)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()

    async def do(self, job: dict[str, Any], seconds: float, file: Callable[[], str] | None = None) -> bytes:
        """What a job comes to, as JSON; a WorkerFailed if it does not, or not in time.

        A job about a match file names it by `file_key`, and `file` reads it if the worker does not have the match yet.
        """
        async with self._slots:
            worker = self._take_idle(job.get("file_key")) or await self._start()
            worker.file_key = job.get("file_key", worker.file_key)
            try:
                async with asyncio.timeout(seconds):
                    answer = await _ask(worker, {**job, "alarm": alarm_seconds(seconds)})
                    if answer.startswith(FILE_NEEDED) and file is not None:
                        answer = await _ask(worker, {**job, "alarm": alarm_seconds(seconds), "file": file()})
            except BaseException as problem:
                await self._end(worker)
                if isinstance(problem, TimeoutError):
                    raise WorkerFailed("too slow") from None
                if isinstance(problem, OSError | asyncio.IncompleteReadError):
                    raise WorkerFailed("died") from None
                raise
            if answer.startswith(FAILED):
                await self._end(worker)  # the bot may have left it in any state
                raise WorkerFailed(json.loads(answer[1:]))
            self._idle.append(worker)
        if answer.startswith(REFUSED):
            raise WorkerRefused(answer[1:-1])
        return answer[1:-1]

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._all):
            await self._end(worker)

    def _take_idle(self, file_key: str | None) -> _Worker | None:
        """An idle worker, if possible the one that has read the file."""
        if not self._idle:
            return None
        last = len(self._idle) - 1
        chosen = next((place for place in range(last, -1, -1) if self._idle[place].file_key == file_key), last)
        return self._idle.pop(chosen)

    async def _start(self) -> _Worker:
        try:
            process = await asyncio.create_subprocess_exec(
                *module_command("sampan.workers.job_worker"), stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE
            )
        except OSError as problem:
            raise WorkerFailed(str(problem)) from None
        worker = _Worker(process)
        self._all.add(worker)
        try:
            async with asyncio.timeout(_START_SECONDS):
                await _read_line(worker)
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


async def _ask(worker: _Worker, job: dict[str, Any]) -> bytes:
    stdin = worker.process.stdin
    assert stdin is not None
    stdin.write(encode_line(job))
    await stdin.drain()
    return await _read_line(worker)


async def _read_line(worker: _Worker) -> bytes:
    stdout = worker.process.stdout
    assert stdout is not None
    return await stdout.readuntil()
