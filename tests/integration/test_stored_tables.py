"""Tables and match files that the version before made (fixtures/make_stored_tables.py) load and play on."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Awaitable, Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from tables import Play
from wandering import wander

import sampan
from sampan.server import payloads
from sampan.server import store as store_module
from sampan.server.clock import now
from sampan.server.live_tables import LiveTables
from sampan.server.retention import Retention, tables_due
from sampan.server.schemas.http import Summary
from sampan.server.schemas.socket import TOLD
from sampan.server.settings import Settings
from sampan.server.store import Store
from sampan.server.store_schema import TABLES
from sampan.table import commands
from sampan.table.invitations import seats_opened
from sampan.table.refusal import Refusal as TableRefusal
from sampan.table.seats import seats_held, token_hash
from sampan.table.table import table_of

FIXTURES = Path(__file__).parent / "fixtures"
Data = dict[str, Any]


def read(name: str) -> str:
    return gzip.decompress((FIXTURES / f"{name}.gz").read_bytes()).decode()


@cache
def kept() -> dict[str, Data]:
    """By table: its title, its tokens, and what every observer was told of it."""
    tables: dict[str, Data] = json.loads(read("told.json"))
    return tables


def fill(place: sa.URL) -> None:
    """A store as the version before left it."""
    if place.get_backend_name() == "sqlite":
        with sqlite3.connect(place.database or "") as store:
            store.executescript(read("tables.sql"))
        return
    with sqlite3.connect(":memory:") as old:
        old.row_factory = sqlite3.Row
        old.executescript(read("tables.sql"))
        rows = {name: old.execute(f"SELECT * FROM {name}").fetchall() for name in ("tables", "changes")}
    engine = sa.create_engine(place)
    with engine.connect() as connection:
        command.upgrade(alembic(connection), "0003")
        for name, copied in rows.items():
            table = sa.Table(name, sa.MetaData(), autoload_with=connection)
            connection.execute(sa.insert(table), [typed(table, dict(row)) for row in copied])
        connection.commit()
    engine.dispose()


def typed(table: sa.Table, row: Data) -> Data:
    """A row of SQLite, which knows neither JSON nor truth, as another database takes it."""
    kinds = {column.name: column.type for column in table.columns}
    return {
        name: json.loads(value)
        if isinstance(kinds[name], sa.JSON)
        else bool(value)
        if isinstance(kinds[name], sa.Boolean)
        else value
        for name, value in row.items()
    }


def alembic(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def with_tables(place: sa.URL, scene: Callable[[LiveTables], Awaitable[None]]) -> None:
    async def play() -> None:
        tables = LiveTables(Settings(bot_pause=0, listed_minutes=10**7), Store(place))
        try:
            await scene(tables)
        finally:
            await tables.close()

    asyncio.run(play())


def in_todays_words(told: Data) -> Data:
    """A whole-table message of the version before with the keys of today."""
    keys = {"sealed": "pending", "stand_ins": "substitutes"}
    notes = {"stood_in": "substituted", "stand_in_refused": "substitute_refused"}
    today = {keys.get(key, key): value for key, value in told.items()}
    table = {"substitute" if key == "stand_in" else key: value for key, value in told["table"].items()}
    table["seats"] = [
        {"substituted" if key == "stood_in" else key: value for key, value in seat.items()} | {"needs_vote": False}
        for seat in table["seats"]
    ]
    today["table"] = {**table, "closed": False, "hosted": False}
    today["vote_seconds"] = 0.0
    today["free_votes"] = []
    today["notes"] = [{**note, "kind": notes.get(note["kind"], note["kind"])} for note in told["notes"]]
    return today


def without_sentences(told: Data) -> Data:
    """The same without the words of refusals, which may be put better from version to version."""
    decisions = [
        {**decision, "blocked": [{**each, "sentence": None} for each in decision["blocked"]]}
        for decision in told["decisions"]
    ]
    return {**told, "decisions": decisions}


def test_the_fixtures_hold_every_kind_of_record() -> None:
    stored = read("tables.sql")
    kinds = (
        "open arrive depart leave name chat act seal unseal undo ask consent withdraw stand_in overdue resume resign"
    )
    for kind in [*kinds.split(), "rematch"]:
        assert f'{{"kind": "{kind}"' in stored, kind
    for word in ('"together": true', '"stood_in": [', '"bot_failed"', '"handed_back"'):
        assert word in stored


def test_every_table_loads_and_says_the_same(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        assert await tables.store.count() == len(kept()) > 30
        for id_, then in kept().items():
            table = await tables.load(id_)
            assert table is not None
            for held, told in then["told"]:
                now = json.loads(payloads.encode(payloads.whole(table, tuple(held))))
                TOLD.validate_python(now)
                assert without_sentences(now) == without_sentences(in_todays_words(told)), then["title"]

    fill(place)
    with_tables(place, scene)
    with_tables(place, scene)  # a second start migrates nothing


def test_tokens_still_open_their_seats(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        for id_, then in kept().items():
            table = await tables.load(id_)
            assert table is not None
            for seat, token in then["tokens"].items():
                assert seats_held(table.seats, [token]) == (int(seat),)

    fill(place)
    with_tables(place, scene)


def test_links_of_free_seats_are_exchanged_and_tokens_of_taken_ones_stay(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        exchanged = stayed = 0
        for id_, then in kept().items():
            async with tables.get(id_) as live:
                for number, key in then["tokens"].items():
                    seat, token = int(number), f"{id_} {number}"
                    join = commands.Join(token_hash(key), token_hash(token), f"Zoë {number}")
                    if live.table.seats[seat].taken:
                        with pytest.raises(TableRefusal, match="not for a seat"):
                            await live.carry_out(join)
                        assert seats_opened(live.table, [key]) == (seat,)
                        stayed += 1
                        continue
                    await live.carry_out(join)
                    assert seats_opened(live.table, [token]) == (seat,)
                    with pytest.raises(TableRefusal, match="already used"):
                        seats_opened(live.table, [key])
                    exchanged += 1
            again = await tables.load(id_)
            assert again is not None
            everybody = tuple(range(len(again.seats)))
            assert payloads.whole(again, everybody) == payloads.whole(live.table, everybody)
        assert exchanged >= 12  # friends who had not come yet, who had left, and who are expected in a rematch
        assert stayed >= 60

    fill(place)
    with_tables(place, scene)


def test_lists_show_them_in_todays_words(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        listed = {summary["id"]: summary for summary in await tables.listed()}
        public = {
            id_: then["told"][0][1]["table"] for id_, then in kept().items() if then["told"][0][1]["table"]["public"]
        }
        assert set(listed) == set(public)
        for id_, summary in listed.items():
            Summary.model_validate(summary)
            table = await tables.load(id_)
            assert table is not None
            for each in (now := payloads.summary(table))["seats"]:
                each["present"] = False
            assert summary == json.loads(json.dumps(now))

    fill(place)
    with_tables(place, scene)


def test_they_are_played_on_and_stored_and_loaded_again(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        for number, id_ in enumerate(kept()):
            loaded = await tables.load(id_)
            assert loaded is not None
            play = Play(loaded)
            steps = wander(play, number, 25)
            assert steps or play.finished
            records = [(id_, step.seq, step.record) for step in steps]
            await tables.store.commit(store_module.Write(records=records))
            again = await tables.load(id_)
            assert again is not None
            everybody = tuple(range(len(again.seats)))
            assert payloads.whole(again, everybody) == payloads.whole(play.table, everybody)

    fill(place)
    with_tables(place, scene)


def test_the_step_can_be_taken_back(place: sa.URL) -> None:
    fill(place)
    Store(place)
    engine = sa.create_engine(place)
    with engine.connect() as connection:
        command.downgrade(alembic(connection), "0003")
        connection.commit()
        rows = connection.execute(sa.text("SELECT stand_in, stand_in_minutes, summary FROM tables")).all()
        assert {row[0] for row in rows} == {"easy", "random"}
        assert {row[1] for row in rows} == {None, 5}
    engine.dispose()
    with_tables(place, lambda tables: tables.store.count())


def test_an_upgrade_makes_no_table_an_abandoned_one(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        for id_, then in kept().items():
            table = await tables.load(id_)
            assert table is not None
            assert table.setup.address is None
            row = rows[id_]
            assert (row["address"], row["closed"]) == (None, False)
            assert row["active"] == table.setup.created if table.finished else row["active"] >= began
            assert (row["started"], row["finished"]) == (table.started, table.finished), then["title"]

        due = await tables.store.read(partial(tables_due, retention=Retention()))
        assert due == []

    began = now()
    fill(place)
    asyncio.run(Store(place).close())
    rows = {row["id"]: row for row in stored(place)}
    assert {row["started"] for row in rows.values()} == {False, True}
    with_tables(place, scene)


def test_what_tidying_up_needs_can_be_forgotten_again(place: sa.URL) -> None:
    fill(place)
    asyncio.run(Store(place).close())
    before = [without_use(row) for row in stored(place)]
    engine = sa.create_engine(place)
    with engine.connect() as connection:
        command.downgrade(alembic(connection), "0004")
        connection.commit()
        inspector = sa.inspect(connection)
        assert set(inspector.get_table_names()) == {"alembic_version", "changes", "tables"}
        columns = {column["name"] for column in inspector.get_columns("tables")}
        assert not {"address", "active", "started", "closed"} & columns
    engine.dispose()
    asyncio.run(Store(place).close())
    assert [without_use(row) for row in stored(place)] == before


def without_use(row: Data) -> Data:
    """A row without when it was last used, which an upgrade does not know."""
    return {key: value for key, value in row.items() if key != "active"}


def stored(place: sa.URL) -> list[Data]:
    """All rows of tables."""
    engine = sa.create_engine(place)
    with engine.connect() as connection:
        rows = [dict(row) for row in connection.execute(sa.select(TABLES).order_by(TABLES.c.id)).mappings()]
    engine.dispose()
    return rows


@pytest.mark.parametrize("key", sampan.game_keys())
def test_match_files_load_and_play_on(key: str) -> None:
    finished = sampan.load_match(FIXTURES / f"{key}-finished.match.json")
    assert finished.outcome() is not None
    assert table_of(finished).finished
    match = sampan.load_match(FIXTURES / f"{key}-unfinished.match.json")
    assert match.fair
    play = Play(table_of(match))
    wander(play, 1, 40)
    assert play.match.ply > match.ply
