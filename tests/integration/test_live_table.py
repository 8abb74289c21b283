"""A table in memory: who is at it when keys change, and how much may happen there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from ears import Ear
from stores import in_tables

from sampan.server.live_tables import LiveTables
from sampan.server.load_table import load_table
from sampan.server.refusal import Refusal
from sampan.server.schemas.http import NewTable
from sampan.table import commands
from sampan.table.seats import token_hash

ORDER = NewTable.model_validate({"game": "yin_yang", "seats": [{"kind": "here"}, {"kind": "here"}]})


def test_a_token_that_is_renewed_while_its_thief_comes_in_opens_nothing(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        for ahead in (0, 1):  # whoever says that it knows more than we do has to wait until we know it too
            table, keys = await tables.create(ORDER)
            async with tables.get(table.setup.id) as live:
                await live.welcome(Ear(live.table, 0, 1), (0, 1), None)
                thief = Ear(live.table, 0)
                renewal = commands.Renew(token_hash(keys.tokens[0][1]), token_hash("another"))
                since = live.table.seq + ahead
                await asyncio.gather(live.carry_out(renewal), live.welcome(thief, (0,), since))
                await asyncio.sleep(0)
                assert thief.ended == (4401, "token-renewed")
                assert thief not in live.observers
                assert not any("views" in message for message in thief.heard)

    in_tables(place, scene)


def test_however_much_has_happened_a_match_can_be_played_to_its_end(tmp_path: Any) -> None:
    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(ORDER)
        async with tables.get(table.setup.id) as live:
            for number in range(9):
                await live.carry_out(commands.Rename(0, f"Ada {number}"))
            say = commands.Say(0, "", "hello", "2026-11-18T12:00:00Z")
            for command in (commands.Rename(0, "Ada"), say, commands.Undo(0)):
                with pytest.raises(Refusal, match="So much has happened"):
                    await live.carry_out(command)
            seat = live.table.deciding[0]
            await live.carry_out(commands.Act(seat, live.table.match.ply, live.table.match.state.legal()[0]))
            await live.carry_out(commands.Resign(1 - seat))
            assert live.table.finished

    in_tables(sa.URL.create("sqlite", database=str(tmp_path / "x.sqlite3")), scene, records_per_table=10)


def test_others_are_served_while_a_long_table_is_opened(tmp_path: Any) -> None:
    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(ORDER)
        async with tables.get(table.setup.id) as live:
            for number in range(1000):
                await live.carry_out(commands.Rename(0, f"Ada {number}"))
        turns = 0

        async def turn() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        stored = await tables.store.load(table.setup.id)
        assert stored is not None

        class Ready:
            """A store that answers at once: only the opening is looked at."""

            async def load(self, _id: str) -> object:
                return stored

        others = asyncio.create_task(turn())
        loaded = await load_table(Ready(), table.setup.id)  # type: ignore[arg-type]
        others.cancel()
        assert loaded is not None
        assert loaded.seats[0].name == "Ada 999"
        assert turns >= 4

    in_tables(sa.URL.create("sqlite", database=str(tmp_path / "x.sqlite3")), scene)
