"""The store: one lock, one writer, and nothing half done."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from ears import Ear
from stores import in_tables, opened
from tables import new_setup

from sampan.core.rng import Rng
from sampan.server import live_table, payloads, store_schema
from sampan.server import store as store_module
from sampan.server.live_table import open_table
from sampan.server.live_tables import LiveTables, NewKeys
from sampan.server.refusal import Refusal
from sampan.server.schemas.http import NewTable, Summary
from sampan.server.settings import Settings
from sampan.server.store import Conflict, Store, StoreFailed, Write
from sampan.table import commands
from sampan.table.apply import apply
from sampan.table.decide import decide
from sampan.table.seats import token_hash
from sampan.table.setup import SUBSTITUTE
from sampan.table.table import Table, rematch_setup

_TABLES = store_schema.TABLES
_SUMMARY = _TABLES.c.summary
ORDER = {
    "game": "yin_yang",
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}],
    "public": True,
}


def test_an_id_that_no_table_can_have_is_not_asked_of_the_database(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        for odd in ("\0", "a b", "é", "x" * 41, ""):
            with pytest.raises(Refusal, match="no such table"):
                async with tables.get(odd):
                    pass

    in_tables(place, scene)


def any_action(table: Table) -> commands.Act:
    state = table.match.state
    action = table.game.describe(state, int(state.sample(Rng(table.seq))))
    return commands.Act(int(state.to_move()), table.match.ply, action)


def test_sqlite_is_durable_and_shared(tmp_path: Path) -> None:
    async def scene(tables: LiveTables) -> None:
        with tables.store._engine.connect() as connection:
            asked = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
            }
        assert asked == {"journal_mode": "wal", "synchronous": 2}

    in_tables(sa.URL.create("sqlite", database=str(tmp_path / "tables.sqlite3")), scene)


def test_the_migrations_make_what_the_store_expects(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        with tables.store._engine.connect() as connection:
            context = MigrationContext.configure(connection)
            assert context.get_current_revision() is not None
            differences = compare_metadata(context, store_schema.METADATA)
            added_or_gone = [step for step in differences if isinstance(step, tuple) and "modify" not in step[0]]
        assert {step[0] for step in added_or_gone} <= {"remove_index", "remove_fk"}

    in_tables(place, scene)
    in_tables(place, scene)  # a second start migrates nothing


def test_a_store_from_before_seats_decided_together_is_listed(place: sa.URL) -> None:
    async def make(tables: LiveTables) -> None:
        await tables.create(NewTable.model_validate(ORDER))

    async def look(tables: LiveTables) -> None:
        (summary,) = await tables.listed()
        assert (summary["deciding"], summary["ready"]) == ([1], [])
        assert "to_move" not in summary

    in_tables(place, make)
    with opened(place) as old:
        unadvised(old)
        told = old.execute(sa.select(_SUMMARY)).scalar_one()
        summary = {key: value for key, value in told.items() if key not in ("deciding", "ready")}
        old.execute(_TABLES.update().values(summary={**summary, "to_move": 1}))
        old.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    in_tables(place, look)


def unkept(store: sa.Connection) -> None:
    """Make a store as it was before anything was tidied up, and before tables had hosts."""
    store.execute(sa.text("ALTER TABLE tables DROP COLUMN host"))
    for sentence in ("DROP TABLE chores", "DROP TABLE bans", "DROP INDEX tables_made", "DROP INDEX tables_tidied"):
        store.execute(sa.text(sentence))
    for id_, summary in store.execute(sa.select(_TABLES.c.id, _SUMMARY)).all():
        del summary["closed"]
        store.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=summary))
    for column in ("address", "active", "started", "closed"):
        store.execute(sa.text(f"ALTER TABLE tables DROP COLUMN {column}"))
    store.execute(sa.text("UPDATE alembic_version SET version_num = '0004'"))


def test_a_damaged_summary_keeps_no_store_from_being_brought_up_to_date(place: sa.URL) -> None:
    ids: list[str] = []

    async def make(tables: LiveTables) -> None:
        for _ in range(3):
            table, _ = await tables.create(NewTable.model_validate(ORDER))
            ids.append(table.setup.id)

    async def look(tables: LiveTables) -> None:
        (summary,) = await tables.listed()
        assert Summary.model_validate(summary).id == ids[0]

    in_tables(place, make)
    with opened(place) as old:
        unkept(old)
        for id_, damaged in zip(ids[1:], ([], {"seats": 7}), strict=True):
            old.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=damaged))
    in_tables(place, look)


def unadvised(store: sa.Connection) -> None:
    """Make a store as it was before there were hints and substitutes."""
    unkept(store)
    for column in ("hints", "substitute", "substitute_minutes"):
        store.execute(sa.text(f"ALTER TABLE tables DROP COLUMN {column}"))
    for id_, summary in store.execute(sa.select(_TABLES.c.id, _SUMMARY)).all():
        del summary["hints"], summary["substitute"]
        for seat in summary["seats"]:
            del seat["away"], seat["substituted"]
        store.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=summary))
    store.execute(sa.text("UPDATE alembic_version SET version_num = '0002'"))


def test_a_store_from_before_there_was_advice_is_listed_and_played_on(place: sa.URL) -> None:
    ids: list[str] = []
    alone = {**ORDER, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]}

    async def make(tables: LiveTables) -> None:
        for order in (ORDER, alone):
            table, _ = await tables.create(NewTable.model_validate(order))
            ids.append(table.setup.id)

    async def look(tables: LiveTables) -> None:
        listed = {summary["id"]: Summary.model_validate(summary) for summary in await tables.listed()}
        assert [listed[id_].hints for id_ in ids] == [False, True]
        for id_ in ids:
            table = await tables.load(id_)
            assert table is not None
            assert (table.setup.hints, table.setup.substitute) == (listed[id_].hints, SUBSTITUTE)
            assert table.setup.substitute_minutes is None
            assert payloads.summary(table)["substitute"] == {"bot": SUBSTITUTE, "minutes": None}
            assert decide(table, any_action(table)) is not None

    in_tables(place, make)
    with opened(place) as old:
        unadvised(old)
    in_tables(place, look)


def test_a_step_of_the_store_can_be_taken_back(place: sa.URL) -> None:
    async def make(tables: LiveTables) -> None:
        await tables.create(NewTable.model_validate(ORDER))
        config = Config()
        config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
        with tables.store._engine.connect() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "0002")
            connection.commit()
            row = connection.execute(sa.text("SELECT * FROM tables")).mappings().one()
        assert "hints" not in row
        assert "away" not in row["summary"]

    async def look(tables: LiveTables) -> None:
        assert [summary["hints"] for summary in await tables.listed()] == [False]

    in_tables(place, make)
    in_tables(place, look)


def test_what_a_table_was_told_about_advice_is_kept(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        order = {**ORDER, "hints": True, "substitute": {"bot": "random", "minutes": 7}}
        table, _ = await tables.create(NewTable.model_validate(order))
        again = await tables.load(table.setup.id)
        assert again is not None
        assert again.setup == table.setup
        assert (again.setup.hints, again.setup.substitute, again.setup.substitute_minutes) == (True, "random", 7)
        rematch = rematch_setup(again, "other", "0" * 64, "later")
        assert (rematch.hints, rematch.substitute, rematch.substitute_minutes) == (True, "random", 7)

    in_tables(place, scene)


def test_a_rematch_counts_for_whoever_made_the_first_table(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(NewTable.model_validate(ORDER), "192.0.2.7")
        async with tables.get(table.setup.id) as live:
            await live.carry_out(commands.Resign(0))
            await live.carry_out(commands.Rematch("again", "0" * 64, "2030-01-01T00:00:00Z"))
        again = await tables.load("again")
        assert again is not None
        assert again.setup.address == "192.0.2.7"
        assert "192.0.2.7" not in str([payloads.whole(again, held) for held in ((), (0, 1))])

    in_tables(place, scene)


def test_the_store_knows_when_a_table_was_last_used(place: sa.URL, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ["2030-01-01T00:00:00Z"]
    monkeypatch.setattr(live_table, "now", lambda: clock[0])
    monkeypatch.setattr("sampan.server.live_tables.now", lambda: clock[0])
    friends = {**ORDER, "seats": [{"kind": "link"}, {"kind": "link"}], "public": False}

    async def scene(tables: LiveTables) -> None:
        table, keys = await tables.create(NewTable.model_validate(friends))
        invitations = [token_hash(key) for _, key in keys.invitations]

        def row() -> tuple[object, ...]:
            with opened(place) as store:
                return tuple(store.execute(sa.text("SELECT active, started, finished FROM tables")).one())

        async with tables.get(table.setup.id) as live:
            assert row() == ("2030-01-01T00:00:00Z", False, False)
            clock[0] = "2030-01-01T01:00:00Z"
            await live.carry_out(commands.Join(invitations[0], "one"))
            assert row() == ("2030-01-01T01:00:00Z", False, False)
            clock[0] = "2030-01-01T02:00:00Z"
            await live.carry_out(commands.Join(invitations[1], "two"))
            assert row() == ("2030-01-01T02:00:00Z", True, False)
            clock[0] = "2030-01-01T02:30:00Z"  # acting stays cheap: the store is told once an hour
            await live.carry_out(any_action(live.table))
            assert row() == ("2030-01-01T02:00:00Z", True, False)
            assert live._noted is not None
            live._noted -= 3600
            await live.carry_out(any_action(live.table))
            assert row() == ("2030-01-01T02:30:00Z", True, False)
            clock[0] = "2030-01-01T03:00:00Z"
            await live.carry_out(commands.Resign(0))
            assert row() == ("2030-01-01T03:00:00Z", True, True)

    in_tables(place, scene)


def test_a_store_of_a_newer_sampan_is_refused_with_a_sentence(place: sa.URL) -> None:
    async def make(tables: LiveTables) -> None:
        await tables.create(NewTable.model_validate(ORDER))

    in_tables(place, make)
    with opened(place) as newer:
        newer.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refusal, match="newer Sampan"):
        Store(place)
    with opened(place) as untouched:
        assert untouched.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all() == ["9999"]
        assert untouched.execute(sa.text("SELECT count(*) FROM tables")).scalar_one() == 1


def test_a_number_can_be_taken_only_once_and_others_are_not_hurt(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        setups = [new_setup("hh", id=f"table{number}")[0] for number in range(6)]
        made: list[Table] = []
        for setup in setups:
            write = Write()
            made.append(open_table(write, setup))
            await tables.store.commit(write)

        def next_record(number: int) -> Write:
            record = decide(made[number], any_action(made[number]))
            assert record is not None
            table = made[number] = apply(made[number], record)
            summary = (table.setup.id, payloads.summary(table), table.finished)
            return Write(records=[(table.setup.id, table.seq, record)], summaries=[summary])

        taken = next_record(0)
        await tables.store.commit(taken)
        writes = [taken, *map(next_record, range(1, 6))]
        results = await asyncio.gather(*map(tables.store.commit, writes), return_exceptions=True)
        assert isinstance(results[0], Conflict)
        assert results[1:] == [None] * 5
        for table in made:
            again = await tables.load(table.setup.id)
            assert again is not None
            assert payloads.whole(again, (0, 1)) == payloads.whole(table, (0, 1))

    in_tables(place, scene)


def test_what_is_announced_was_committed(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(NewTable.model_validate(ORDER))
        async with tables.get(table.setup.id) as live:
            ear = Ear(live.table, 0, 1)
            await live.welcome(ear, (0, 1), None)
            order: list[str] = []
            commit = tables.store.commit

            async def slow(write: Write) -> None:
                await commit(write)
                order.append("committed")
                assert len(ear.heard) == heard

            tables.store.commit = slow  # type: ignore[method-assign]
            for _ in range(5):
                heard = len(ear.heard)
                await live.carry_out(any_action(live.table))
                assert len(ear.heard) == heard + 1
            assert order == ["committed"] * 5

    in_tables(place, scene)


@pytest.mark.parametrize("problem", [StoreFailed(), RuntimeError("a bug")])
def test_what_cannot_be_committed_has_not_happened(place: sa.URL, problem: Exception) -> None:
    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(NewTable.model_validate(ORDER))
        async with tables.get(table.setup.id) as live:
            ear = Ear(live.table, 0)
            await live.welcome(ear, (0,), None)
            before = payloads.whole(live.table, (0, 1))
            commit = tables.store.commit

            async def fail(write: Write) -> None:
                assert write.records
                raise problem

            tables.store.commit = fail  # type: ignore[method-assign]
            with pytest.raises((Refusal, RuntimeError)):
                await live.carry_out(any_action(live.table))
            tables.store.commit = commit  # type: ignore[method-assign]
            assert payloads.whole(live.table, (0, 1)) == before
            assert ear.heard[-1] == json.loads(
                payloads.encode(payloads.whole(live.table, (0,), tables.settings.vote_seconds))
            )
            await live.carry_out(any_action(live.table))

    in_tables(place, scene)


@pytest.mark.parametrize("step", ["decide", "apply"])
def test_a_bug_changes_nothing(place: sa.URL, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    def broken(*_arguments: object) -> None:
        raise ZeroDivisionError

    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(NewTable.model_validate(ORDER))
        async with tables.get(table.setup.id) as live:
            before = payloads.whole(live.table, (0, 1))
            with monkeypatch.context() as patched:
                patched.setattr(live_table, step, broken)
                with pytest.raises(ZeroDivisionError):
                    await live.carry_out(any_action(live.table))
            assert payloads.whole(live.table, (0, 1)) == before
            assert await tables.store.since(live.id, live.table.seq) == []
            await live.carry_out(any_action(live.table))

    in_tables(place, scene)


def test_idle_tables_leave_the_memory_and_come_back(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(NewTable.model_validate(ORDER))
        async with tables.get(table.setup.id) as live:
            await live.carry_out(any_action(live.table))
            before = payloads.whole(live.table, (0,))
            assert not live.idle(0)
        assert live.idle(0)
        assert not live.idle(1000)
        tables._live.clear()
        async with tables.get(table.setup.id) as other:
            assert other is not live
            assert payloads.whole(other.table, (0,)) == before
        assert [summary["ply"] for summary in await tables.listed()] == [other.table.match.ply]

    in_tables(place, scene)


def test_private_tables_are_not_listed_and_finished_ones_come_last(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        ids = []
        for public in (True, True, False):
            table, _ = await tables.create(NewTable.model_validate({**ORDER, "public": public}))
            ids.append(table.setup.id)
        async with tables.get(ids[0]) as live:
            await live.carry_out(commands.Resign(0))
        assert [summary["id"] for summary in await tables.listed()] == [ids[1], ids[0]]
        assert await tables.store.count() == 3

    in_tables(place, scene)


def test_keys_are_not_in_the_store(place: sa.URL) -> None:
    made: list[NewKeys] = []

    async def scene(tables: LiveTables) -> None:
        order = {**ORDER, "seats": [{"kind": "here"}, {"kind": "link"}]}
        made.append((await tables.create(NewTable.model_validate(order)))[1])

    in_tables(place, scene)
    with opened(place) as store:
        content = str([store.execute(sa.text(f"SELECT * FROM {name}")).all() for name in ("tables", "changes")])
    keys = [made[0].host, made[0].tokens[0][1], made[0].invitations[0][1]]
    assert all(key not in content and token_hash(key) in content for key in keys)


def test_a_match_by_other_rules_is_not_continued(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(NewTable.model_validate(ORDER))
        tables._live.clear()
        with tables.store._engine.begin() as connection:
            connection.execute(sa.text("UPDATE tables SET rules = 99"))
        with pytest.raises(Refusal, match="rules version 99"):
            async with tables.get(table.setup.id):
                pass

    in_tables(place, scene)


@pytest.mark.parametrize("wrong", ["nonsense", "sqlite:////no/such/folder/x.sqlite3", "nodriver://x/y"])
def test_a_database_that_cannot_be_is_one_sentence(wrong: str) -> None:
    with pytest.raises(Refusal, match="database cannot be used"):
        Store(wrong)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.sqlite3").write_text("a letter to my aunt" * 100)
    with pytest.raises(Refusal, match="database cannot be used"):
        Store(f"sqlite:///{tmp_path}/letter.sqlite3")


def test_a_broken_store_is_said_to_be_broken(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        table, _ = await tables.create(NewTable.model_validate(ORDER))
        async with tables.get(table.setup.id) as live:
            with opened(place) as other:
                other.execute(sa.text("ALTER TABLE changes RENAME TO gone"))
            before = payloads.whole(live.table, (0, 1))
            for _ in range(2):
                with pytest.raises(Refusal, match="cannot reach its store"):
                    await live.carry_out(any_action(live.table))
            with opened(place) as other:
                other.execute(sa.text("ALTER TABLE gone RENAME TO changes"))
            assert payloads.whole(live.table, (0, 1)) == before
            await live.carry_out(any_action(live.table))

    in_tables(place, scene)


def test_the_default_store_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = Settings().database_url()
    assert isinstance(place, sa.URL)
    assert place.database == str(tmp_path / "sampan" / "tables.sqlite3")
    assert (tmp_path / "sampan").stat().st_mode & 0o077 == 0
    assert Settings(database="sqlite:///x").database_url() == "sqlite:///x"
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    with pytest.raises(Refusal, match="database cannot be used"):
        Settings().database_url()
