"""What the server asks of its worker processes. They are told only what the seat they work for may know."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from typing import Any

from sampan.core.rng import Rng
from sampan.server.refusal import Refusal
from sampan.server.settings import Settings
from sampan.table.table import Table
from sampan.workers.job_pool import JobPool, WorkerFailed, WorkerRefused

_log = logging.getLogger(__name__)


def resampled_job(job: str, table: Table, seat: int | None) -> dict[str, Any]:
    """A job about a state resampled for a seat, or for a spectator; the true state never leaves the server."""
    state = table.match.state if seat is None else table.asking(seat)
    position = state.resample(seat, Rng(secrets.token_bytes(16))).position()
    return {"job": job, "game": table.game.key, "position": position, "seed": secrets.token_hex(16)}


class Workers:
    """The server's workers: they think for bots, advise people and work out replays."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._classes = settings.bots()
        self._pool = JobPool(settings.bot_workers)

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
            _log.warning("bot_failed", extra={"fields": {"bot": question["bot"], "problem": str(problem)}})
            return None
        action = answer["action"]
        return action if isinstance(action, int) else None

    async def advise(self, question: dict[str, Any]) -> dict[str, Any]:
        """What a search says to a resampled job: what to do ("advise"), or everybody's chances ("chances")."""
        try:
            answer: dict[str, Any] = json.loads(await self._pool.do(question, self._settings.bot_seconds))
        except (WorkerFailed, WorkerRefused) as problem:
            _log.warning("advice_failed", extra={"fields": {"problem": str(problem)}})
            raise Refusal("advice-failed", status=503) from None
        return answer

    async def chances_at(self, file_key: str, file: Callable[[], str], seat: int | None, ply: int) -> bytes:
        """Everybody's chances at a point of a match file, as JSON; a WorkerRefused says what is wrong with the file."""
        # The same question has the same seed, so that going back and forth in a match shows the same chances again.
        job = {"job": "chances_at", "file_key": file_key, "seat": seat, "ply": ply, "seed": f"{seat} {ply}"}
        return await self._work_on(job, file)

    async def replay(self, file_key: str, file: Callable[[], str], seat: int | None) -> bytes:
        """The frames of a match file, as JSON; a WorkerRefused says what is wrong with the file."""
        return await self._work_on({"job": "replay", "file_key": file_key, "seat": seat}, file)

    async def _work_on(self, job: dict[str, Any], file: Callable[[], str]) -> bytes:
        try:
            return await self._pool.do(job, self._settings.replay_seconds, file)
        except WorkerFailed as problem:
            _log.warning("replay_failed", extra={"fields": {"problem": str(problem)}})
            raise Refusal("replay-failed", status=503) from None

    async def close(self) -> None:
        """End all workers."""
        await self._pool.close()
