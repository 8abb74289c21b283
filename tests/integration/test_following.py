"""A server follows what happens at another one by what it is told, and reads the store only when it must."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import orjson
import pytest
import sqlalchemy as sa
from ears import Ear
from postgres import PostgreSQL
from serving import PATIENCE

from sampan.server import notify
from sampan.server.live_table import LiveTable
from sampan.server.live_tables import LiveTables
from sampan.server.schemas.http import NewTable
from sampan.server.settings import Settings
from sampan.server.store import Store
from sampan.table import commands
from sampan.table.records import Record

ORDER = {
    "game": "yin_yang",
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}],
    "public": True,
}


class Scene:
    """A table that two servers have in memory, with somebody listening at each."""

    def __init__(self, here: LiveTable, there: LiveTable) -> None:
        self.here = here
        self.there = there
        self.ears = (Ear(here.table, 0), Ear(there.table, 0))
        self.reads = 0

    async def begin(self) -> None:
        """Both servers listen to each other, and their ears have heard as much."""
        for live, ear in zip((self.here, self.there), self.ears, strict=True):
            await live.welcome(ear, (0,), None)
        await self.play(1)
        store = self.there.tables.store
        since = store.since

        async def counted(id_: str, seq: int) -> list[Record]:
            self.reads += 1
            return await since(id_, seq)

        store.since = counted  # type: ignore[method-assign]
        for ear in self.ears:
            ear.heard.clear()

    async def act(self) -> None:
        """Whoever must decide acts, at the first server."""
        table = self.here.table
        seat = table.persons_to_move[0]
        await self.here.carry_out(commands.Act(seat, table.ply_of(seat), table.match.state.legal()[0]))

    async def play(self, actions: int) -> None:
        """Act at one server, until the other has followed."""
        for _ in range(actions):
            await self.act()
        await until(lambda: self.there.table.seq == self.here.table.seq)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def play(postgres: PostgreSQL, scene: Callable[[Scene], Awaitable[None]]) -> None:
    database = postgres.new_database()

    async def run() -> None:
        servers = [LiveTables(Settings(), Store(database)) for _ in range(2)]
        try:
            for server in servers:
                await server.start()
            table, _ = await servers[0].create(NewTable.model_validate(ORDER))
            async with servers[0].get(table.setup.id) as here, servers[1].get(table.setup.id) as there:
                both = Scene(here, there)
                await both.begin()
                await scene(both)
        finally:
            for server in servers:
                await server.close()

    asyncio.run(run())


def test_what_fits_into_a_notice_is_followed_without_reading_the_store(postgres: PostgreSQL) -> None:
    async def scene(both: Scene) -> None:
        await both.play(20)
        assert both.reads == 0
        assert both.ears[0].heard == both.ears[1].heard
        assert len(both.ears[0].heard) == 20
        await both.there.catch_up()
        assert len(both.ears[1].heard) == 20, "nothing is told twice"

    play(postgres, scene)


def test_what_is_too_large_for_a_notice_is_read_from_the_store(
    postgres: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(both: Scene) -> None:
        monkeypatch.setattr(notify, "_LARGEST", 40)
        await both.play(5)
        assert both.reads > 0
        monkeypatch.undo()
        reads = both.reads
        await both.play(5)
        assert both.reads == reads
        assert both.ears[0].heard == both.ears[1].heard
        assert len(both.ears[0].heard) == 10

    play(postgres, scene)


def test_a_server_that_has_missed_a_notice_reads_the_store(postgres: PostgreSQL) -> None:
    async def scene(both: Scene) -> None:
        missed = asyncio.Event()

        def miss(_seq: int, _record: object) -> bool:
            missed.set()
            return True

        follow, both.there.follow = both.there.follow, miss  # type: ignore[method-assign]
        await both.act()
        await missed.wait()
        both.there.follow = follow  # type: ignore[method-assign]
        assert both.ears[1].heard == []
        await both.play(3)
        reads = both.reads
        assert reads >= 1  # the next notice may come while it reads, and then it reads on
        await both.play(3)
        assert both.reads == reads
        assert both.ears[0].heard == both.ears[1].heard
        assert len(both.ears[0].heard) == 7

    play(postgres, scene)


def test_notices_are_no_larger_than_postgresql_carries() -> None:
    long = {"kind": "chat", "line": {"text": "é" * 2000}}
    changed = {f"table-{number:06}": number for number in range(300)}
    records = {table: long if number % 3 else {"kind": "leave", "seat": 0} for number, table in enumerate(changed)}
    records["table-000007"] = {"kind": "chat", "line": {"text": "é" * 5000}}
    present = {table: [0, 1] for table in changed}
    parts = list(notify._parts(notify.Notice("a server", changed, present, records)))
    assert all(len(orjson.dumps({"server": "a server", **part})) < 8000 for part in parts)
    told = {kind: {} for kind in ("changed", "present", "records")}
    for part in parts:
        for kind, values in part.items():
            assert told[kind].keys().isdisjoint(values)
            told[kind].update(values)
    assert told.pop("records") == {table: record for table, record in records.items() if table != "table-000007"}
    assert told == {"changed": changed, "present": present}
    assert list(notify._parts(notify.Notice("a server"))) == [{}]


def test_a_server_does_not_hear_itself(postgres: PostgreSQL) -> None:
    engine = sa.create_engine(postgres.new_database())
    heard: list[notify.Notice] = []

    async def scene() -> None:
        listening = asyncio.Event()
        loop = asyncio.get_running_loop()
        ear = notify.Listener(engine, heard.append, lambda: loop.call_soon_threadsafe(listening.set), "us")
        await listening.wait()
        with engine.begin() as connection:
            for server in ("us", "usual", "them"):
                notify.send(connection, notify.Notice(server, {"table": 1}))
        await until(lambda: len(heard) == 2)
        await asyncio.to_thread(ear.close)

    asyncio.run(scene())
    engine.dispose()
    assert [notice.server for notice in heard] == ["usual", "them"]
