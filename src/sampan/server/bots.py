"""The processes that think for bots: a bot that raises, hangs or dies takes one of them along, and nothing else."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import struct
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

from sampan.core.rng import Rng
from sampan.server.refusal import Refusal
from sampan.server.settings import Settings
from sampan.server.worker import FAILED, REFUSED, alarm_seconds
from sampan.table.table import Table

_log = logging.getLogger(__name__)
_START_SECONDS: Final = 30.0  # a process on a busy machine needs its time before it can think


class WorkerFailed(Exception):
    """A worker raised, hung or died."""


class WorkerRefused(Exception):
    """A worker says why it cannot do what was asked, as the JSON that clients receive."""

    def __init__(self, error: bytes) -> None:
        super().__init__(error.decode())
        self.error = error


class Workers:
    """A few processes, started when they are needed; each answers one question at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._places = settings.bots()
        self._slots = asyncio.Semaphore(settings.bot_workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    def question(self, table: Table, seat: int) -> dict[str, Any]:
        """What the seat's bot is asked: of the table it is told only what the seat may know."""
        name = table.bot_for(seat)
        assert name is not None
        return {**supposed("think", table, seat), "bot": name, "place": self._places.get(name, "")}

    async def think(self, question: dict[str, Any]) -> int | None:
        """What the bot does; None, and a line in the log, if it fails to say."""
        try:
            answer = json.loads(await self._ask(question, self._settings.bot_seconds))
        except (WorkerFailed, WorkerRefused) as problem:
            _log.warning("bot_failed", extra={"fields": {"bot": question["bot"], "problem": str(problem)}})
            return None
        action = answer["action"]
        return action if isinstance(action, int) else None

    async def judge(self, question: dict[str, Any]) -> dict[str, Any]:
        """What a search says to a `supposed` question: what to do ("advise"), or everybody's chances ("chances")."""
        try:
            answer: dict[str, Any] = json.loads(await self._ask(question, self._settings.bot_seconds))
        except (WorkerFailed, WorkerRefused) as problem:
            _log.warning("advice_failed", extra={"fields": {"problem": str(problem)}})
            raise Refusal("advice-failed", status=503) from None
        return answer

    async def chances_at(self, match_file: str, seat: int | None, ply: int) -> bytes:
        """Everybody's chances at one point of a match file, as JSON; a WorkerRefused says what is wrong with it."""
        # The same question has the same seed, so that going back and forth in a match shows the same again.
        job = {"job": "chances_at", "match": match_file, "seat": seat, "ply": ply, "seed": f"{seat} {ply}"}
        return await self._work_on(job)

    async def replay(self, match_file: str, seat: int | None) -> bytes:
        """The frames of a match file as JSON; a WorkerRefused says what is wrong with it."""
        return await self._work_on({"job": "replay", "match": match_file, "seat": seat})

    async def _work_on(self, job: dict[str, Any]) -> bytes:
        try:
            return await self._ask(job, self._settings.replay_seconds)
        except WorkerFailed as problem:
            _log.warning("replay_failed", extra={"fields": {"problem": str(problem)}})
            raise Refusal("replay-failed", status=503) from None

    async def close(self) -> None:
        """End all of them."""
        for process in list(self._all):
            await self._end(process)

    async def _ask(self, job: dict[str, Any], seconds: float) -> bytes:
        question = json.dumps(job).encode()
        async with self._slots:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(seconds):
                    answer = await _converse(process, question, alarm_seconds(seconds))
            except BaseException as problem:
                await self._end(process)
                if isinstance(problem, TimeoutError):
                    raise WorkerFailed("too slow") from None
                if isinstance(problem, OSError | asyncio.IncompleteReadError):
                    raise WorkerFailed("died") from None
                raise
            if answer.startswith(FAILED):
                await self._end(process)  # who knows in what state the bot left it
                raise WorkerFailed(answer[1:].decode())
            self._idle.append(process)
        if answer.startswith(REFUSED):
            raise WorkerRefused(answer[1:])
        return answer[1:]

    async def _start(self) -> Process:
        arguments = [sys.executable, "-m", "sampan.server.worker"]
        try:
            process = await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE)
        except OSError as problem:
            raise WorkerFailed(str(problem)) from None
        self._all.add(process)
        try:
            async with asyncio.timeout(_START_SECONDS):
                await _read(process)
        except BaseException as problem:
            await self._end(process)
            if isinstance(problem, OSError | asyncio.IncompleteReadError):  # a TimeoutError is an OSError
                raise WorkerFailed("did not start") from None
            raise
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        if process.returncode is None:
            process.kill()
        await process.wait()


def supposed(job: str, table: Table, seat: int | None) -> dict[str, Any]:
    """A question about a state that a seat, or a spectator, may suppose; the truth never leaves the server."""
    state = table.match.state if seat is None else table.asking(seat)
    position = state.resample(seat, Rng(secrets.token_bytes(16))).position()
    return {"job": job, "game": table.game.key, "position": position, "seed": secrets.token_hex(16)}


async def _converse(process: Process, question: bytes, alarm: int) -> bytes:
    assert process.stdin is not None
    process.stdin.write(struct.pack(">IB", len(question), alarm) + question)
    await process.stdin.drain()
    return await _read(process)


async def _read(process: Process) -> bytes:
    assert process.stdout is not None
    (length,) = struct.unpack(">I", await process.stdout.readexactly(4))
    return await process.stdout.readexactly(length)
