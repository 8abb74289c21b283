"""A pool of workers: what a job does to its process harms no other job."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from match_files import file_of, random_match

import sampan
from sampan.workers.job_pool import JobPool, WorkerFailed, WorkerRefused

PATIENCE = 60.0

pytestmark = pytest.mark.usefixtures("strangers")


def run(scene: Callable[[JobPool], Awaitable[None]], workers: int = 1) -> None:
    async def whole() -> None:
        pool = JobPool(workers)
        try:
            await scene(pool)
        finally:
            await pool.close()

    asyncio.run(whole())


def think(bot: str, class_name: str = "") -> dict[str, Any]:
    state = sampan.game("yin_yang").start(2, {"first_player": 0})
    rng = sampan.Rng(1)
    while state.to_move() == sampan.CHANCE or len(state.legal()) < 2:
        state.apply(state.sample(rng))
    position = state.resample(int(state.to_move()), rng).position()
    return {"job": "think", "game": "yin_yang", "position": position, "seed": "1", "bot": bot, "class": class_name}


@pytest.mark.parametrize(
    ("class_name", "problem"),
    [
        ("strange_bots:Raising", "I will not"),
        ("strange_bots:Dying", "died"),
        ("strange_bots:Stuck", "too slow"),
        ("strange_bots:Nobody", "AttributeError"),
        ("strange_bots:Mute", "has no method choose"),
        ("no_such_module:Bot", "ModuleNotFoundError"),
    ],
)
def test_a_bot_that_fails_costs_its_process_and_nothing_else(class_name: str, problem: str) -> None:
    async def scene(pool: JobPool) -> None:
        await pool.do(think("random"), PATIENCE)
        with pytest.raises(WorkerFailed, match=problem):
            await pool.do(think("x", class_name), 0.4 if problem == "too slow" else PATIENCE)
        assert "action" in json.loads(await pool.do(think("random"), PATIENCE))

    run(scene)


def test_what_a_bot_prints_is_no_answer() -> None:
    async def scene(pool: JobPool) -> None:
        for _ in range(2):
            assert set(json.loads(await pool.do(think("x", "strange_bots:Talking"), PATIENCE))) == {"action"}

    run(scene)


def test_a_file_goes_along_only_if_the_worker_does_not_have_it() -> None:
    file = file_of(random_match(plies=20)).decode()
    read: list[str] = []

    def read_file() -> str:
        read.append("read")
        return file

    async def scene(pool: JobPool) -> None:
        job = {"job": "replay", "file_key": "a", "seat": None}
        first = await pool.do(job, PATIENCE, read_file)
        assert await pool.do({**job, "seat": 0}, PATIENCE, read_file) != first
        assert read == ["read"]
        # Another worker has to be told once more; then the question goes to one that knows the match.
        await asyncio.gather(*[pool.do(job, PATIENCE, read_file) for _ in range(2)])
        before = len(read)
        assert before <= 2
        await pool.do(think("random"), PATIENCE)
        assert await pool.do(job, PATIENCE, read_file) == first
        assert len(read) == before

    run(scene, workers=2)


def test_what_is_wrong_with_a_file_is_told_in_every_language() -> None:
    async def scene(pool: JobPool) -> None:
        with pytest.raises(WorkerRefused) as caught:
            await pool.do({"job": "replay", "file_key": "a", "seat": None}, PATIENCE, lambda: "{}")
        error = json.loads(caught.value.error)
        assert error["reason"] == "file-foreign"
        assert set(error["sentence"]) == {"en", "fr"}

    run(scene)


def test_a_process_that_cannot_be_started_fails_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(pool: JobPool) -> None:
        with pytest.raises(WorkerFailed):
            await pool.do(think("random"), PATIENCE)

    for executable in (__file__, str(Path("/bin/false"))):
        monkeypatch.setattr("sys.executable", executable)
        run(scene)
