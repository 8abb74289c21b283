"""The store: one lock, one writer, and nothing half done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from serving import new_setup

from sampan.core.rng import Rng
from sampan.server import payloads as news
from sampan.server import store as store_module
from sampan.server.live_table import open_table
from sampan.server.live_tables import LiveTables
from sampan.server.records import STAND_IN, Change
from sampan.server.refusal import Refusal
from sampan.server.schemas.http import NewTable, Summary
from sampan.server.seats import token_hash
from sampan.server.settings import Settings
from sampan.server.store import Conflict, Store, StoreFailed, Write
from sampan.server.table import Table

_TABLES = store_module._TABLES
_SUMMARY = _TABLES.c.summary
ORDER = {
    "game": "yin_yang",
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}],
    "public": True,
}


class Ear:
    """Somebody at a table without a socket."""

    def __init__(self, *held: int) -> None:
        self.held = held
        self.heard: list[str] = []

    def tell(self, message: str) -> None:
        self.heard.append(message)


def in_hall(place: sa.URL, scene: Callable[[LiveTables], Awaitable[None]]) -> None:
    async def play() -> None:
        hall = LiveTables(Settings(bot_pause=0), Store(place))
        try:
            await scene(hall)
        finally:
            await hall.close()

    asyncio.run(play())


@contextmanager
def opened(place: sa.URL) -> Iterator[sa.Connection]:
    """The store as somebody who goes behind the server's back has it."""
    engine = sa.create_engine(place)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def any_action(table: Table) -> Change:
    state = table.match.state
    return table.act(
        int(state.to_move()), table.match.ply, table.game.describe(state, int(state.sample(Rng(table.seq))))
    )


def test_sqlite_is_durable_and_shared(tmp_path: Path) -> None:
    async def scene(hall: LiveTables) -> None:
        with hall.store._engine.connect() as connection:
            asked = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
            }
        assert asked == {"journal_mode": "wal", "synchronous": 2}

    in_hall(sa.URL.create("sqlite", database=str(tmp_path / "tables.sqlite3")), scene)


def test_the_migrations_make_what_the_store_expects(place: sa.URL) -> None:
    async def scene(hall: LiveTables) -> None:
        with hall.store._engine.connect() as connection:
            context = MigrationContext.configure(connection)
            assert context.get_current_revision() is not None
            differences = compare_metadata(context, store_module._METADATA)
            added_or_gone = [step for step in differences if isinstance(step, tuple) and "modify" not in step[0]]
        assert {step[0] for step in added_or_gone} <= {"remove_index", "remove_fk"}

    in_hall(place, scene)
    in_hall(place, scene)  # a second start migrates nothing


def test_a_store_from_before_seats_decided_together_is_listed(place: sa.URL) -> None:
    async def make(hall: LiveTables) -> None:
        await hall.create(NewTable.model_validate(ORDER))

    async def look(hall: LiveTables) -> None:
        (summary,) = await hall.listed()
        assert (summary["deciding"], summary["ready"]) == ([1], [])
        assert "to_move" not in summary

    in_hall(place, make)
    with opened(place) as old:
        unadvised(old)
        told = old.execute(sa.select(_SUMMARY)).scalar_one()
        summary = {key: value for key, value in told.items() if key not in ("deciding", "ready")}
        old.execute(_TABLES.update().values(summary={**summary, "to_move": 1}))
        old.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    in_hall(place, look)


def unadvised(store: sa.Connection) -> None:
    """Make a store as it was before there were hints, and bots for who is away."""
    for column in ("hints", "stand_in", "stand_in_minutes"):
        store.execute(sa.text(f"ALTER TABLE tables DROP COLUMN {column}"))
    for id_, summary in store.execute(sa.select(_TABLES.c.id, _SUMMARY)).all():
        del summary["hints"], summary["stand_in"]
        for seat in summary["seats"]:
            del seat["away"], seat["stood_in"]
        store.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=summary))
    store.execute(sa.text("UPDATE alembic_version SET version_num = '0002'"))


def test_a_store_from_before_there_was_advice_is_listed_and_played_on(place: sa.URL) -> None:
    ids: list[str] = []
    alone = {**ORDER, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]}

    async def make(hall: LiveTables) -> None:
        for order in (ORDER, alone):
            table, _ = await hall.create(NewTable.model_validate(order))
            ids.append(table.setup.id)

    async def look(hall: LiveTables) -> None:
        listed = {summary["id"]: Summary.model_validate(summary) for summary in await hall.listed()}
        assert [listed[id_].hints for id_ in ids] == [False, True]
        for id_ in ids:
            table = await hall.load(id_)
            assert table is not None
            assert (table.setup.hints, table.setup.stand_in) == (listed[id_].hints, STAND_IN)
            assert table.setup.stand_in_minutes is None
            assert news.summary(table)["stand_in"] == {"bot": STAND_IN, "minutes": None}
            any_action(table)

    in_hall(place, make)
    with opened(place) as old:
        unadvised(old)
    in_hall(place, look)


def test_a_step_of_the_store_can_be_taken_back(place: sa.URL) -> None:
    async def make(hall: LiveTables) -> None:
        await hall.create(NewTable.model_validate(ORDER))
        config = Config()
        config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
        with hall.store._engine.connect() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "0002")
            connection.commit()
            row = connection.execute(sa.text("SELECT * FROM tables")).mappings().one()
        assert "hints" not in row
        assert "away" not in row["summary"]

    async def look(hall: LiveTables) -> None:
        assert [summary["hints"] for summary in await hall.listed()] == [False]

    in_hall(place, make)
    in_hall(place, look)


def test_what_a_table_was_told_about_advice_is_kept(place: sa.URL) -> None:
    async def scene(hall: LiveTables) -> None:
        order = {**ORDER, "hints": True, "stand_in": {"bot": "random", "minutes": 7}}
        table, _ = await hall.create(NewTable.model_validate(order))
        again = await hall.load(table.setup.id)
        assert again is not None
        assert again.setup == table.setup
        assert (again.setup.hints, again.setup.stand_in, again.setup.stand_in_minutes) == (True, "random", 7)
        rematch = again.again("other", "0" * 64, "later")
        assert (rematch.hints, rematch.stand_in, rematch.stand_in_minutes) == (True, "random", 7)

    in_hall(place, scene)


def test_a_store_of_a_newer_sampan_is_refused_with_a_sentence(place: sa.URL) -> None:
    async def make(hall: LiveTables) -> None:
        await hall.create(NewTable.model_validate(ORDER))

    in_hall(place, make)
    with opened(place) as newer:
        newer.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refusal, match="newer Sampan"):
        Store(place)
    with opened(place) as untouched:
        assert untouched.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all() == ["9999"]
        assert untouched.execute(sa.text("SELECT count(*) FROM tables")).scalar_one() == 1


def test_a_number_can_be_taken_only_once_and_others_are_not_hurt(place: sa.URL) -> None:
    async def scene(hall: LiveTables) -> None:
        setups = [new_setup("hh", id=f"table{number}")[0] for number in range(6)]
        tables = []
        for setup in setups:
            write = Write()
            tables.append(open_table(write, setup))
            await hall.store.commit(write)

        def next_change(table: Table) -> Write:
            write = Write()
            write.add_change(table.setup.id, any_action(table))
            write.add_summary(table.setup.id, news.summary(table), table.finished())
            return write

        taken = next_change(tables[0])
        await hall.store.commit(taken)
        results = await asyncio.gather(
            *[hall.store.commit(write) for write in [taken, *map(next_change, tables[1:])]], return_exceptions=True
        )
        assert isinstance(results[0], Conflict)
        assert results[1:] == [None] * 5
        for table in tables:
            again = await hall.load(table.setup.id)
            assert again is not None
            assert news.whole(again, (0, 1)) == news.whole(table, (0, 1))

    in_hall(place, scene)


def test_what_is_announced_was_committed(place: sa.URL) -> None:
    async def scene(hall: LiveTables) -> None:
        table, _ = await hall.create(NewTable.model_validate(ORDER))
        async with hall.room(table.setup.id) as room:
            ear = Ear(0, 1)
            await room.welcome(ear, (0, 1), None, None)
            order: list[str] = []
            commit = hall.store.commit

            async def slow(write: Write) -> None:
                await commit(write)
                order.append("committed")
                assert len(ear.heard) == heard

            hall.store.commit = slow  # type: ignore[method-assign]
            for _ in range(5):
                heard = len(ear.heard)
                await room.change(any_action)
                assert len(ear.heard) == heard + 1
            assert order == ["committed"] * 5

    in_hall(place, scene)


@pytest.mark.parametrize("problem", [StoreFailed(), RuntimeError("a bug")])
def test_what_cannot_be_committed_has_not_happened(place: sa.URL, problem: Exception) -> None:
    async def scene(hall: LiveTables) -> None:
        table, _ = await hall.create(NewTable.model_validate(ORDER))
        async with hall.room(table.setup.id) as room:
            ear = Ear(0)
            await room.welcome(ear, (0,), None, None)
            before = news.whole(room.table, (0, 1))
            commit = hall.store.commit

            async def fail(write: Write) -> None:
                assert write.changes
                raise problem

            hall.store.commit = fail  # type: ignore[method-assign]
            with pytest.raises((Refusal, RuntimeError)):
                await room.change(any_action)
            hall.store.commit = commit  # type: ignore[method-assign]
            assert news.whole(room.table, (0, 1)) == before
            assert ear.heard[-1] == news.spell(news.whole(room.table, (0,)))
            await room.change(any_action)

    in_hall(place, scene)


def test_a_bug_in_a_command_changes_nothing(place: sa.URL) -> None:
    def broken(table: Table) -> Change:
        any_action(table)
        raise ZeroDivisionError

    async def scene(hall: LiveTables) -> None:
        table, _ = await hall.create(NewTable.model_validate(ORDER))
        async with hall.room(table.setup.id) as room:
            before = news.whole(room.table, (0, 1))
            with pytest.raises(Refusal, match="went wrong"):
                await room.change(broken)
            assert news.whole(room.table, (0, 1)) == before

    in_hall(place, scene)


def test_idle_tables_leave_the_memory_and_come_back(place: sa.URL) -> None:
    async def scene(hall: LiveTables) -> None:
        table, _ = await hall.create(NewTable.model_validate(ORDER))
        async with hall.room(table.setup.id) as room:
            await room.change(any_action)
            before = news.whole(room.table, (0,))
            assert not room.idle(0)
        assert room.idle(0)
        assert not room.idle(1000)
        hall._rooms.clear()
        async with hall.room(table.setup.id) as other:
            assert other is not room
            assert news.whole(other.table, (0,)) == before
        assert [summary["ply"] for summary in await hall.listed()] == [other.table.match.ply]

    in_hall(place, scene)


def test_private_tables_are_not_listed_and_finished_ones_come_last(place: sa.URL) -> None:
    async def scene(hall: LiveTables) -> None:
        ids = []
        for public in (True, True, False):
            table, _ = await hall.create(NewTable.model_validate({**ORDER, "public": public}))
            ids.append(table.setup.id)
        async with hall.room(ids[0]) as room:
            await room.change(lambda table: table.resign(0))
        assert [summary["id"] for summary in await hall.listed()] == [ids[1], ids[0]]
        assert await hall.store.count() == 3

    in_hall(place, scene)


def test_tokens_are_not_in_the_store(place: sa.URL) -> None:
    tokens: list[tuple[int, str]] = []

    async def scene(hall: LiveTables) -> None:
        tokens.extend((await hall.create(NewTable.model_validate(ORDER)))[1])

    in_hall(place, scene)
    with opened(place) as store:
        content = str([store.execute(sa.text(f"SELECT * FROM {name}")).all() for name in ("tables", "changes")])
    assert len(tokens) == 2
    assert all(token not in content and token_hash(token) in content for _, token in tokens)


def test_a_match_by_other_rules_is_not_continued(place: sa.URL) -> None:
    async def scene(hall: LiveTables) -> None:
        table, _ = await hall.create(NewTable.model_validate(ORDER))
        hall._rooms.clear()
        with hall.store._engine.begin() as connection:
            connection.execute(sa.text("UPDATE tables SET rules = 99"))
        with pytest.raises(Refusal, match="rules version 99"):
            async with hall.room(table.setup.id):
                pass

    in_hall(place, scene)


@pytest.mark.parametrize("wrong", ["nonsense", "sqlite:////no/such/folder/x.sqlite3", "nodriver://x/y"])
def test_a_database_that_cannot_be_is_one_sentence(wrong: str) -> None:
    with pytest.raises(Refusal, match="database cannot be used"):
        Store(wrong)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.sqlite3").write_text("a letter to my aunt" * 100)
    with pytest.raises(Refusal, match="database cannot be used"):
        Store(f"sqlite:///{tmp_path}/letter.sqlite3")


def test_a_broken_store_is_said_to_be_broken(place: sa.URL) -> None:
    async def scene(hall: LiveTables) -> None:
        table, _ = await hall.create(NewTable.model_validate(ORDER))
        async with hall.room(table.setup.id) as room:
            with opened(place) as other:
                other.execute(sa.text("ALTER TABLE changes RENAME TO gone"))
            before = news.whole(room.table, (0, 1))
            for _ in range(2):
                with pytest.raises(Refusal, match="cannot reach its store"):
                    await room.change(any_action)
            with opened(place) as other:
                other.execute(sa.text("ALTER TABLE gone RENAME TO changes"))
            async with room.steady() as table:
                assert news.whole(table, (0, 1)) == before

    in_hall(place, scene)


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
