"""What requests hold in memory at once: who fits, who waits, and who is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from sampan.server.memory_budget import MemoryBudget, Share
from sampan.server.refusal import Refusal

LONG = 60.0


def run(scene: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), LONG))


def budget(waiting: int = 10, waiting_per_address: int = 5, seconds: float = LONG) -> MemoryBudget:
    return MemoryBudget(Share(100, 60), Share(waiting, waiting_per_address), seconds)


class Holder:
    """Somebody who reserves memory and holds it until told."""

    def __init__(self, memory: MemoryBudget, address: str, size: int) -> None:
        self.inside = asyncio.Event()
        self.done = asyncio.Event()
        self.task = asyncio.create_task(self._hold(memory, address, size))

    async def _hold(self, memory: MemoryBudget, address: str, size: int) -> None:
        async with memory.reserve(address, size):
            self.inside.set()
            await self.done.wait()

    async def leave(self) -> None:
        self.done.set()
        await self.task


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_those_who_do_not_fit_wait_and_small_ones_overtake() -> None:
    async def scene() -> None:
        memory = budget()
        first, own, large, small = [
            Holder(memory, address, size) for address, size in (("a", 50), ("a", 20), ("b", 60), ("c", 40))
        ]
        await settle()
        inside = [holder.inside.is_set() for holder in (first, own, large, small)]
        assert inside == [True, False, False, True], "the second is too much for its address, the third for all"
        await first.leave()
        await settle()
        assert own.inside.is_set()
        assert not large.inside.is_set()
        for holder in (own, small, large):
            await holder.leave()
        everything = Holder(memory, "a", 1000)
        await everything.inside.wait()  # one fits, however large, if there is no other
        await everything.leave()

    run(scene)


def test_too_many_are_sent_away_at_once() -> None:
    async def scene() -> None:
        memory = budget(waiting=2, waiting_per_address=1)
        holder = Holder(memory, "a", 100)
        waiting = [Holder(memory, address, 10) for address in ("a", "b")]
        await settle()
        for address in ("a", "c"):
            with pytest.raises(Refusal) as refused:
                async with memory.reserve(address, 1):
                    pass
            assert (refused.value.reason, refused.value.status) == ("busy", 503)
        for each in (holder, *waiting):
            await each.leave()

    run(scene)


def test_whoever_waits_too_long_is_sent_away_and_leaves_no_trace() -> None:
    async def scene() -> None:
        memory = budget(seconds=0.01)
        holder = Holder(memory, "a", 100)
        await holder.inside.wait()
        late = Holder(memory, "b", 10)
        with pytest.raises(Refusal):
            await late.task
        cancelled = Holder(memory, "b", 10)
        await settle()
        cancelled.task.cancel()
        await asyncio.gather(cancelled.task, return_exceptions=True)
        await holder.leave()
        again = Holder(memory, "c", 100)
        await again.inside.wait()
        await again.leave()

    run(scene)


def test_what_is_kept_is_held_until_it_is_released() -> None:
    async def scene() -> None:
        memory = budget()
        async with memory.reserve("a", 100) as reservation:
            release = reservation.keep(30)
        async with memory.reserve("b", 60):
            third = Holder(memory, "c", 20)
            await settle()
            assert not third.inside.is_set()
            release()
            await third.inside.wait()
            await third.leave()

    run(scene)


def test_a_problem_inside_releases() -> None:
    async def scene() -> None:
        memory = budget()
        with pytest.raises(ZeroDivisionError):
            async with memory.reserve("a", 100):
                raise ZeroDivisionError
        async with memory.reserve("b", 100):
            pass

    run(scene)
