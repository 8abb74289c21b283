"""A pool of workers: what a job does to its process harms no other job."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import uvloop
from match_files import file_of, random_match

import sampan
from sampan.workers import job_pool
from sampan.workers.fair_queue import FairQueue, QueueFull, Ticket
from sampan.workers.job_pool import JobPool, Withdrawn, WorkerFailed, WorkerRefused

PATIENCE = 60.0
REPLAY: dict[str, Any] = {"job": "replay", "file_key": "a", "seat": None, "id": "", "longest": 5000}

pytestmark = pytest.mark.usefixtures("strangers")


def run(scene: Callable[[JobPool], Awaitable[None]], workers: int = 1) -> None:
    async def whole() -> None:
        pool = JobPool(FairQueue(workers, 1000, 1000))
        try:
            await scene(pool)
        finally:
            await pool.close()

    asyncio.run(whole())


async def do(pool: JobPool, *job: Any) -> bytes:
    async with pool.turn(Ticket("somewhere", "table")):
        return await pool.do(*job)


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
        await do(pool, think("random"), PATIENCE)
        with pytest.raises(WorkerFailed, match=problem):
            await do(pool, think("x", class_name), 0.4 if problem == "too slow" else PATIENCE)
        assert "action" in json.loads(await do(pool, think("random"), PATIENCE))

    run(scene)


@pytest.mark.parametrize("loop", [asyncio, uvloop])
def test_a_worker_that_was_killed_while_idle_is_replaced(loop: ModuleType) -> None:
    async def scene() -> None:
        pool = JobPool(FairQueue(1, 1000, 1000))
        first = json.loads(await do(pool, think("random"), PATIENCE))
        (worker,) = pool._all
        worker.process.kill()
        await worker.process.wait()
        assert json.loads(await do(pool, think("random"), PATIENCE)) == first
        assert worker not in pool._all
        # One that nobody has noticed yet fails like one that dies over its job.
        (worker,) = pool._all
        assert worker.process.stdin is not None
        worker.process.stdin.close()
        with pytest.raises(WorkerFailed, match="died"):
            await do(pool, think("random"), PATIENCE)
        await pool.close()

    loop.run(scene())


def test_what_a_bot_prints_is_no_answer() -> None:
    async def scene(pool: JobPool) -> None:
        for _ in range(2):
            assert set(json.loads(await do(pool, think("x", "strange_bots:Talking"), PATIENCE))) == {"action"}

    run(scene)


def test_a_file_goes_along_only_if_the_worker_does_not_have_it() -> None:
    file = file_of(random_match(plies=20))
    read: list[str] = []

    def read_file() -> bytes:
        read.append("read")
        return file

    async def scene(pool: JobPool) -> None:
        first = await do(pool, REPLAY, PATIENCE, read_file)
        assert await do(pool, {**REPLAY, "seat": 0}, PATIENCE, read_file) != first
        assert read == ["read"]
        # Another worker has to be told once more; then the question goes to one that knows the match.
        await asyncio.gather(*[do(pool, REPLAY, PATIENCE, read_file) for _ in range(2)])
        before = len(read)
        assert before <= 2
        await do(pool, think("random"), PATIENCE)
        assert await do(pool, REPLAY, PATIENCE, read_file) == first
        assert len(read) == before

    run(scene, workers=2)


def test_what_is_wrong_with_a_file_is_told_in_every_language() -> None:
    async def scene(pool: JobPool) -> None:
        with pytest.raises(WorkerRefused) as caught:
            await do(pool, REPLAY, PATIENCE, lambda: b"{}")
        error = json.loads(caught.value.error)
        assert error["reason"] == "file-foreign"
        assert set(error["sentence"]) == {"en", "fr"}

    run(scene)


def test_a_process_that_cannot_be_started_fails_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(pool: JobPool) -> None:
        with pytest.raises(WorkerFailed):
            await do(pool, think("random"), PATIENCE)

    for executable in (__file__, str(Path("/bin/false"))):
        monkeypatch.setattr("sys.executable", executable)
        run(scene)


# The queue.


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_one_visitors_many_jobs_do_not_hold_up_another(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv("GATE", str(gate))
    begun: list[str] = []

    async def work(pool: JobPool, address: str, table: str) -> None:
        async with pool.turn(Ticket(address, table)):
            begun.append(address)
            await pool.do(think("x", "strange_bots:Waiting"), PATIENCE)

    async def scene(pool: JobPool) -> None:
        crowd = [asyncio.create_task(work(pool, "mallory", str(table))) for table in range(12)]
        while pool.queue.waiting < 12 - max(1, workers - 1):
            await asyncio.sleep(0)
        before = len(begun)
        assert before == max(1, workers - 1), "one worker is left for others"
        ada = asyncio.create_task(work(pool, "ada", "1"))
        while pool.queue.load("ada") == 0:
            await asyncio.sleep(0)
        if workers == 1:
            gate.touch()
        while "ada" not in begun:
            await asyncio.sleep(0)
        assert begun.index("ada") <= before + (workers == 1), "at once, or after one job of the other"
        gate.touch()
        await asyncio.gather(ada, *crowd)
        assert (pool.queue.waiting, pool.queue.running) == (0, 0)

    run(scene, workers)


def test_whoever_waits_is_told_how_many_are_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_pool, "_TELL_SECONDS", 0.0)
    told: list[int | None] = []

    async def scene(pool: JobPool) -> None:
        async with pool.turn(Ticket("ben", "1")):
            others = [asyncio.create_task(_take(pool, Ticket("ben", str(table)))) for table in range(3)]
            await asyncio.sleep(0)
            ada = asyncio.create_task(_take(pool, Ticket("ada", "1", told.append)))
            while not told:
                await asyncio.sleep(0)
            assert told == [1], "the others' jobs count once"
        await asyncio.gather(ada, *others)
        assert told[-1] is None, "it no longer waits"
        assert [ahead for ahead in told if ahead is not None] == sorted(told[:-1], reverse=True)  # type: ignore[type-var]
        told.clear()
        await _take(pool, Ticket("ada", "1", told.append))
        assert told == [], "who need not wait is told nothing"

    run(scene)


async def _take(pool: JobPool, ticket: Ticket) -> None:
    async with pool.turn(ticket):
        pass


def test_what_nobody_needs_leaves_the_queue() -> None:
    async def scene(pool: JobPool) -> None:
        first, second, third = Ticket("ada", "1"), Ticket("ada", "2"), Ticket("ada", "3")
        async with pool.turn(first):
            assert pool.withdraw(first) is False, "its job has begun"
            waiting = [asyncio.create_task(_take(pool, ticket)) for ticket in (second, third)]
            while pool.queue.waiting < 2:
                await asyncio.sleep(0)
            assert pool.withdraw(second) is True
            assert pool.queue.waiting == 1
            with pytest.raises(Withdrawn):
                await waiting[0]
            waiting[1].cancel()
            await asyncio.gather(waiting[1], return_exceptions=True)
            assert pool.queue.waiting == 0
        assert pool.queue.running == 0
        await _take(pool, Ticket("ada", "4"))

    run(scene)


def test_a_full_queue_sends_the_busiest_away() -> None:
    async def scene() -> None:
        pool = JobPool(FairQueue(1, 2, 2))
        async with pool.turn(Ticket("ben", "1")):
            crowd = [asyncio.create_task(_take(pool, Ticket("mallory", str(table)))) for table in range(2)]
            while pool.queue.waiting < 2:
                await asyncio.sleep(0)
            with pytest.raises(QueueFull):
                await _take(pool, Ticket("mallory", "3"))
            ada = asyncio.create_task(_take(pool, Ticket("ada", "1")))
            with pytest.raises(QueueFull):
                await crowd[1]
        await asyncio.gather(crowd[0], ada)
        await pool.close()

    asyncio.run(scene())
