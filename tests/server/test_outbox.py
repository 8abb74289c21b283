"""What waits to be sent comes out in order, to whoever waits for it."""

from __future__ import annotations

import asyncio

from sampan.server.outbox import Outbox


def test_messages_come_out_in_order_whether_they_are_awaited_or_not() -> None:
    async def scene() -> None:
        outbox = Outbox()
        got: list[str | int] = []

        async def empty() -> None:
            while not got or isinstance(got[-1], str):
                got.append(await outbox.get())

        outbox.put("before anybody waits")
        outbox.put("neither")
        assert len(outbox) == 2
        emptying = asyncio.create_task(empty())
        while len(outbox):
            await asyncio.sleep(0)
        outbox.put("while somebody waits")
        outbox.put("at the same moment")
        outbox.put(4403)
        await emptying
        assert got == ["before anybody waits", "neither", "while somebody waits", "at the same moment", 4403]
        assert len(outbox) == 0

    asyncio.run(scene())


def test_a_message_stays_when_the_task_that_waits_for_it_is_cancelled() -> None:
    async def scene() -> None:
        outbox = Outbox()
        waiting = asyncio.create_task(outbox.get())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        outbox.put("late")
        assert await outbox.get() == "late"

    asyncio.run(scene())
