"""Tables that nobody needs any more are deleted by the rules that the host sets, and no others."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from stores import in_tables, opened

from sampan.server.clock import ago
from sampan.server.live_tables import LiveTables
from sampan.server.refusal import Refusal
from sampan.server.retention import Retention, claim_tidying, tables_due, tidy
from sampan.server.schemas.http import NewTable
from sampan.server.store import Store
from sampan.server.store_schema import RECORDS, TABLES
from sampan.table import commands

PATIENCE = 60.0
DAY = 86_400
KINDS = ("unstarted", "running", "finished")
OLD = [100, 29, 2, 0]  # days without use


class Looker:
    """A spectator without a socket."""

    held: tuple[int, ...] = ()

    def __init__(self) -> None:
        self.ended: list[tuple[str, int]] = []

    def tell(self, message: str) -> None:
        pass

    def end(self, code: int, refusal: Refusal) -> None:
        self.ended.append((refusal.reason, code))


async def make(tables: LiveTables, kind: str, days: int) -> str:
    """A table of that kind that was last used so many days ago."""
    seats = [{"kind": "link" if kind == "unstarted" else "here"}] * 2
    table, _ = await tables.create(NewTable.model_validate({"game": "yin_yang", "seats": seats, "public": True}))
    id_ = table.setup.id
    if kind == "finished":
        async with tables.get(id_) as live:
            await live.carry_out(commands.Resign(0))
    await tables.store.change(
        lambda connection: connection.execute(
            TABLES.update().where(TABLES.c.id == id_).values(active=ago(days * DAY + 60))
        )
    )
    return id_


async def make_all(tables: LiveTables) -> dict[tuple[str, int], str]:
    return {(kind, days): await make(tables, kind, days) for kind in KINDS for days in OLD}


def left(place: sa.URL) -> set[str]:
    with opened(place) as store:
        kept = set(store.execute(sa.select(TABLES.c.id)).scalars())
        assert set(store.execute(sa.select(RECORDS.c.table_id)).scalars()) <= kept, "records without a table"
        return kept


@pytest.mark.parametrize(
    ("rules", "gone"),
    [
        ({}, {("unstarted", 100), ("unstarted", 29), ("unstarted", 2), ("running", 100)}),
        ({"keep_unstarted_days": None, "keep_abandoned_days": None}, set()),
        (
            {"keep_unstarted_days": 50, "keep_abandoned_days": 3},
            {("unstarted", 100), ("running", 100), ("running", 29)},
        ),
        (
            {"keep_unstarted_days": None, "keep_abandoned_days": None, "keep_finished_days": 30},
            {("finished", 100)},
        ),
    ],
)
def test_the_host_sets_the_rules(place: sa.URL, rules: dict[str, Any], gone: set[tuple[str, int]]) -> None:
    async def scene(tables: LiveTables) -> None:
        made = await make_all(tables)
        tables._live.clear()
        retention = Retention.of(tables.settings)
        due = await tables.store.read(partial(tables_due, retention=retention))
        assert {each.id for each in due} == {made[each] for each in gone}
        assert left(place) == set(made.values())
        deleted = await tables.store.change(partial(tidy, retention=retention))
        assert {each.id for each in deleted} == {made[each] for each in gone}
        assert left(place) == {id_ for each, id_ in made.items() if each not in gone}
        assert await tables.store.change(partial(tidy, retention=retention)) == []

    in_tables(place, scene, **rules)


def test_the_server_tidies_up_by_itself_and_spares_what_somebody_has_open(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        made = await make_all(tables)
        looker = Looker()
        watched, other = made["running", 100], made["unstarted", 100]
        async with tables.get(watched) as live:
            live.observers.add(looker)
            await tables.start()
            while other in left(place):
                await asyncio.sleep(0.05)
            assert watched in left(place)
            assert looker.ended == []

            def active() -> str:
                with opened(place) as store:
                    return str(store.execute(sa.select(TABLES.c.active).where(TABLES.c.id == watched)).scalar_one())

            while active() < ago(DAY):  # other servers, and the host's command, must know that it is in use
                await asyncio.sleep(0.05)
            live.observers.discard(looker)
        with pytest.raises(Refusal, match="no such table"):
            async with tables.get(other):
                pass

    in_tables(place, scene)


def test_one_server_at_a_time_is_enough(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        claim = partial(claim_tidying, seconds=3600)
        assert await tables.store.change(claim)
        assert not await tables.store.change(claim)
        assert await tables.store.change(partial(claim_tidying, seconds=0))

    in_tables(place, scene)


def test_many_tables_are_deleted_in_small_batches(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        for _ in range(45):
            await make(tables, "unstarted", 2)
        sizes = []
        while deleted := await tables.store.change(partial(tidy, retention=Retention())):
            sizes.append(len(deleted))
        assert sizes == [20, 20, 5]

    in_tables(place, scene)


def test_whoever_has_a_deleted_table_open_is_told(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        await tables.start()
        id_ = await make(tables, "running", 0)
        looker = Looker()
        async with tables.get(id_) as live:
            live.observers.add(looker)
            other = Store(place)  # as another server, or the host's command
            await other.change(lambda connection: connection.execute(TABLES.update().values(active=ago(50 * DAY))))
            assert len(await other.change(partial(tidy, retention=Retention()))) == 1
            with pytest.raises(Refusal, match="was deleted"):  # before the next look
                await live.carry_out(commands.Say(0, "", "hello", "now"))
            while not looker.ended:
                await asyncio.sleep(0.05)
            assert looker.ended == [("table-deleted", 4404)]
            await other.close()
        assert tables.known() == []

    in_tables(place, scene, tidy_seconds=1e9)


@pytest.mark.parametrize("days", [0, -1])
def test_less_than_a_day_is_refused(days: int) -> None:
    with pytest.raises(Refusal, match="at least one day"):
        Retention(unstarted=days)
