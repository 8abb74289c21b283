"""Tables and match files that earlier versions made load and play on.

There is a folder of fixtures for each of these versions, named by its last migration; fixtures/make_stored_tables_*.py
made them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from tables import Play
from wandering import any_action, wander

import sampan
from sampan.core.match import UndoEntry
from sampan.core.match_file import _checksum, match_text, read_match
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
from sampan.table.invitations import is_host, seats_opened
from sampan.table.refusal import Refusal as TableRefusal
from sampan.table.seats import seats_held, token_hash
from sampan.table.table import Table, new_table, table_of

FIXTURES = Path(__file__).parent / "fixtures"
Data = dict[str, Any]


# The options of a table made then without choosing any: those that are new mean what was played without them.
OPTIONS: dict[str, Data] = {
    "yin_yang": {
        "mystery": False,
        "teams": None,
        "one_pile": False,
        "no_token": False,
        "blind_gift": False,
        "tokens": 20,
        "turn_limit": 400,
        "at_limit": "draw",
        "first_player": None,
    },
    "dragon_delta": {
        "board": "delta",
        "colours": None,
        "first_holder": None,
        "fit": "exact",
        "by_eye": False,
        "round_limit": 60,
    },
    "yangtze": {
        "first_player": None,
        "prices": [10, 10, 9, 8, 7, 6, 5, 4],
        "basic_values": [5, 12, 24, 40, 60, 84],
        "luxury_values": [7, 16, 30, 48, 70],
        "post_dots": [2, 4],
        "minimum_bid": 1,
        "discard_starting": True,
        "optional_emperors": ["sell", "buy_back", "exchange"],
    },
    "yellow_yangtze": {
        "board": "two_rivers",
        "short": False,
        "refill": "everyone",
        "war_market": False,
        "last_tie": "shared",
        "stall_rounds": 5,
        "open_points": False,
        "first_player": None,
    },
}
NEW_OPTIONS = {
    "yin_yang": ("blind_gift", "tokens", "at_limit"),
    "dragon_delta": ("fit",),
    "yangtze": ("prices", "discard_starting"),
    "yellow_yangtze": (),
}
CHOSEN: dict[str, Data] = {  # as in make_stored_tables_0007.py
    "yin_yang": {"mystery": True, "one_pile": True, "turn_limit": 40},
    "dragon_delta": {"by_eye": True, "colours": ["black", "white"], "round_limit": 4},
    "yangtze": {"basic_values": [4, 10, 20, 35, 50, 70], "minimum_bid": 2, "optional_emperors": ["sell"]},
    "yellow_yangtze": {"short": True, "refill": "active", "war_market": True, "open_points": True},
}


@pytest.fixture(params=["0003", "0007"])
def version(request: pytest.FixtureRequest) -> str:
    """Of which version the tables are."""
    return str(request.param)


def read(version: str, name: str) -> str:
    return gzip.decompress((FIXTURES / version / f"{name}.gz").read_bytes()).decode()


@cache
def kept(version: str) -> dict[str, Data]:
    """By table: its title, the keys to its seats, and what every observer was told of it."""
    tables: dict[str, Data] = json.loads(read(version, "told.json"))
    return tables


def fill(place: sa.URL, version: str) -> None:
    """A store as that version left it."""
    if place.get_backend_name() == "sqlite":
        with sqlite3.connect(place.database or "") as store:
            store.executescript(read(version, "tables.sql"))
        return
    with sqlite3.connect(":memory:") as old:
        old.row_factory = sqlite3.Row
        old.executescript(read(version, "tables.sql"))
        rows = {name: old.execute(f"SELECT * FROM {name}").fetchall() for name in ("tables", "changes")}
    engine = sa.create_engine(place)
    with engine.connect() as connection:
        command.upgrade(alembic(connection), version)
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


def in_todays_words(told: Data, version: str) -> Data:
    """A whole-table message of an earlier version with the keys of today, and with what such messages tell besides."""
    today = dict(told) if version == "0007" else since_0003(told)
    game = told["table"]["game"]
    today["table"] = {**today["table"], "options": completed(game, told["table"]["options"])}
    today["views"] = {seat: with_news(view) for seat, view in told["views"].items()}
    today["log"] = {seat: todays_log(log) for seat, log in told["log"].items()}
    today["end_vote"] = None
    return today


def since_0003(told: Data) -> Data:
    """A message of migration 0003 as that of migration 0007 would have been."""
    keys = {"sealed": "pending", "stand_ins": "substitutes"}
    notes = {"stood_in": "substituted", "stand_in_refused": "substitute_refused"}
    later = {keys.get(key, key): value for key, value in told.items()}
    table = {"substitute" if key == "stand_in" else key: value for key, value in told["table"].items()}
    table["seats"] = [
        {"substituted" if key == "stood_in" else key: value for key, value in seat.items()} | {"needs_vote": False}
        for seat in table["seats"]
    ]
    later["table"] = {**table, "closed": False, "hosted": False}
    later["vote_seconds"] = 0.0
    later["free_votes"] = []
    later["notes"] = [{**note, "kind": notes.get(note["kind"], note["kind"])} for note in told["notes"]]
    return later


def completed(game: str, options: Data) -> Data:
    """Options of an earlier version, and what was played where there was nothing to choose."""
    return {**{key: OPTIONS[game][key] for key in NEW_OPTIONS[game]}, **options}


def with_news(view: Data) -> Data:
    """A view of an earlier version with what views of today tell besides."""
    more: Data = {"options": completed(view["game"], view["options"])}
    if view["game"] == "dragon_delta":
        more["fits"] = {"1": [1], "2": [2], "3": [3], "4": [4], "5": [5], "6": [6]}
    return {**view, **more}


def todays_log(log: list[Data]) -> list[Data]:
    """A log of an earlier version with what its events tell besides today.

    The end of a revolt says whether it was a tie, and revealed cards say who acts first: the holder of the statue.
    """
    holder = None
    today = []
    for entry in log:
        events = []
        for event in entry["events"]:
            more = {}
            if event["kind"] == "round_began":
                holder = event["holder"]
            elif event["kind"] == "cards_revealed":
                more["first"] = holder
            elif event["kind"] == "revolt_ended":
                more["tie"] = event["attack"] == event["defence"]
            events.append({**event, **more})
        today.append({**entry, "events": events})
    return today


def without_falls(told: Data) -> Data:
    """The same without why pawns fell in, which no event of an earlier version says; it follows from the position."""
    log = {
        observer: [
            {**entry, "events": [{name: event[name] for name in event if name != "why"} for event in entry["events"]]}
            for entry in entries
        ]
        for observer, entries in told["log"].items()
    }
    events = [event for entries in told["log"].values() for entry in entries for event in entry["events"]]
    falls = [event["why"] for event in events if event["kind"] == "pawn_fell"]
    assert set(falls) <= {"no_step", "nobody_to_jump", "no_landing"}
    return {**told, "log": log}


def without_sentences(told: Data) -> Data:
    """The same without the words of refusals, which may be put better from version to version."""
    decisions = [
        {**decision, "blocked": [{**each, "sentence": None} for each in decision["blocked"]]}
        for decision in told["decisions"]
    ]
    return {**told, "decisions": decisions}


KINDS = {
    "0003": "open arrive depart leave name chat act seal unseal undo ask consent withdraw stand_in overdue resume "
    "resign rematch",
    "0007": "arrive depart join invite renew vote_free free chat act choose undo ask consent substitute resign close",
}


def test_the_fixtures_hold_many_kinds_of_records(version: str) -> None:
    stored = read(version, "tables.sql").replace('": ', '":')
    for kind in KINDS[version].split():
        assert f'{{"kind":"{kind}"' in stored, kind
    for word in ('"together":true', '"stood_in":[', '"bot_failed"', '"handed_back"') if version == "0003" else ():
        assert word in stored


def test_every_table_loads_and_says_the_same(place: sa.URL, version: str) -> None:
    async def scene(tables: LiveTables) -> None:
        assert await tables.store.count() == len(kept(version)) > 16
        for id_, then in kept(version).items():
            table = await tables.load(id_)
            assert table is not None
            for held, told in then["told"]:
                now = json.loads(payloads.encode(payloads.whole(table, tuple(held))))
                TOLD.validate_python(now)
                then_in_todays_words = without_sentences(in_todays_words(told, version))
                assert without_sentences(without_falls(now)) == then_in_todays_words, then["title"]

    fill(place, version)
    with_tables(place, scene)
    with_tables(place, scene)  # a second start migrates nothing


def test_tokens_still_open_their_seats(place: sa.URL, version: str) -> None:
    async def scene(tables: LiveTables) -> None:
        for id_, then in kept(version).items():
            table = await tables.load(id_)
            assert table is not None
            for seat, token in then["tokens"].items():
                assert seats_held(table.seats, [token]) == (int(seat),)

    fill(place, version)
    with_tables(place, scene)


def test_links_of_free_seats_are_exchanged_and_tokens_of_taken_ones_stay(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        exchanged = stayed = 0
        for id_, then in kept("0003").items():
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

    fill(place, "0003")
    with_tables(place, scene)


def test_invitations_of_then_are_exchanged_and_void_keys_say_why(place: sa.URL) -> None:
    async def scene(tables: LiveTables) -> None:
        exchanged = renewed = 0
        for id_, then in kept("0007").items():
            async with tables.get(id_) as live:
                assert is_host(live.table, then["host"])
                for key, reason in then["void"]:
                    with pytest.raises(TableRefusal) as refused:
                        seats_opened(live.table, [key])
                    assert refused.value.reason == reason
                for seat, key in then["invitations"].items():
                    token = f"{id_} {seat}"
                    await live.carry_out(commands.Join(token_hash(key), token_hash(token), f"Zoë {seat}"))
                    assert seats_opened(live.table, [token]) == (int(seat),)
                    with pytest.raises(TableRefusal, match="already used"):
                        seats_opened(live.table, [key])
                    exchanged += 1
                for seat, token in then["tokens"].items() if not live.table.closed else ():
                    await live.carry_out(commands.Renew(token_hash(token), token_hash(f"new {seat}")))
                    assert seats_opened(live.table, [f"new {seat}"]) == (int(seat),)
                    renewed += 1
                assert live.table.started
        assert (exchanged, renewed) == (8, 28)

    fill(place, "0007")
    with_tables(place, scene)


def test_lists_show_them_in_todays_words(place: sa.URL, version: str) -> None:
    async def scene(tables: LiveTables) -> None:
        listed = {summary["id"]: summary for summary in await tables.listed()}
        then = {id_: each["told"][0][1]["table"] for id_, each in kept(version).items()}
        public = {id_ for id_, table in then.items() if table["public"] and not table.get("closed")}
        assert set(listed) == public
        for id_, summary in listed.items():
            Summary.model_validate(summary)
            table = await tables.load(id_)
            assert table is not None
            for each in (now := payloads.summary(table))["seats"]:
                each["present"] = False
            assert summary == json.loads(json.dumps(now))

    fill(place, version)
    with_tables(place, scene)


def test_they_are_played_on_and_stored_and_loaded_again(place: sa.URL, version: str) -> None:
    async def scene(tables: LiveTables) -> None:
        for number, id_ in enumerate(kept(version)):
            loaded = await tables.load(id_)
            assert loaded is not None
            play = Play(loaded)
            steps = [] if play.closed else wander(play, number, 25)
            assert steps or play.finished or play.closed
            records = [(id_, step.seq, step.record) for step in steps]
            await tables.store.commit(store_module.Write(records=records))
            again = await tables.load(id_)
            assert again is not None
            everybody = tuple(range(len(again.seats)))
            assert payloads.whole(again, everybody) == payloads.whole(play.table, everybody)

    fill(place, version)
    with_tables(place, scene)


def test_they_are_played_to_the_end_and_once_more_by_the_options_of_then(place: sa.URL) -> None:
    """A rematch copies what the table was played by, not the defaults of today."""

    async def scene(tables: LiveTables) -> None:
        for number, (id_, then) in enumerate(kept("0007").items()):
            table = await tables.load(id_)
            assert table is not None
            game = table.game.key
            chosen = CHOSEN[game] if "chosen options" in then["title"] else {}
            assert table.match.options == {**OPTIONS[game], **chosen}
            assert new_table(replace(table.setup, options={})).match.options == OPTIONS[game]
            if table.closed:
                continue
            await play_to_the_end(tables, table, number)
            async with tables.get(id_) as live:
                assert live.table.finished
                await live.carry_out(commands.Rematch(f"again {number}", f"{number:064}", now()))
            again = await tables.load(f"again {number}")
            assert again is not None
            moved = {"colours": ["white", "black"]} if "colours" in chosen else {}  # with the seats
            assert again.setup.options == again.match.options == {**OPTIONS[game], **chosen, **moved}
            if chosen:
                await play_to_the_end(tables, again, number)

    fill(place, "0007")
    with_tables(place, scene)


async def play_to_the_end(tables: LiveTables, table: Table, seed: int) -> None:
    """Everybody comes and plays at random; then the table is stored and loaded again."""
    play = Play(table)
    if not play.finished:
        play.arrive(range(len(play.seats)), None)
        for seat in play.substitutes.playing:
            play.resume(seat)
        finish(play, seed)
    records = [(table.setup.id, step.seq, step.record) for step in play.steps]
    await tables.store.commit(store_module.Write(records=records))
    stored = await tables.load(table.setup.id)
    assert stored is not None
    assert stored.match.outcome() == play.match.outcome() is not None


def finish(play: Play, seed: int) -> None:
    rng = sampan.Rng(seed)
    while not play.finished:
        play.must(any_action(play, rng.choose(list(play.deciding)), rng))


def test_the_step_can_be_taken_back(place: sa.URL) -> None:
    fill(place, "0003")
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
        for id_, then in kept("0003").items():
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
    fill(place, "0003")
    asyncio.run(Store(place).close())
    rows = {row["id"]: row for row in stored(place)}
    assert {row["started"] for row in rows.values()} == {False, True}
    with_tables(place, scene)


def test_what_tidying_up_needs_can_be_forgotten_again(place: sa.URL) -> None:
    fill(place, "0003")
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
    finished = sampan.load_match(FIXTURES / "0003" / f"{key}-finished.match.json")
    assert finished.outcome() is not None
    assert table_of(finished).finished
    match = sampan.load_match(FIXTURES / "0003" / f"{key}-unfinished.match.json")
    assert match.fair
    play = Play(table_of(match))
    wander(play, 1, 40)
    assert play.match.ply > match.ply


@pytest.mark.parametrize("key", sampan.game_keys())
def test_match_files_of_0007_load_and_play_on(key: str) -> None:
    text = read("0007", f"{key}.match.json")
    then: Data = json.loads(text)
    match = read_match(text.encode(), sampan.game)
    assert match.options == OPTIONS[key]
    assert not match.agreed
    again: Data = json.loads(match_text(match))  # in the same version of the format
    news = {"options": OPTIONS[key], "checksum": again["checksum"]}
    assert again == {**then, **news}
    assert (match.outcome() is not None) == (key in ("yangtze", "yellow_yangtze"))
    if key == "yin_yang":
        assert (then["version"], match.fair) == (2, True)
        assert match.undos == [UndoEntry(0, 26, 1), UndoEntry(0, 26, 1)]
    play = Play(table_of(match))
    finish(play, 1)
    assert read_match(match_text(play.match).encode(), sampan.game).outcome() == play.match.outcome()


def test_yy_14_what_is_stored_goes_on_without_a_market_after_wars(place: sa.URL) -> None:
    """The default has changed since then; stored options stay what they were, also if they were left out."""

    async def scene(tables: LiveTables) -> None:
        seen = 0
        for id_ in kept("0003"):
            table = await tables.load(id_)
            assert table is not None
            if "war_market" in table.match.options:
                seen += 1
                assert table.match.options["war_market"] is False
                left_out = {key: value for key, value in table.setup.options.items() if key != "war_market"}
                assert new_table(replace(table.setup, options=left_out)).match.options == table.match.options
        assert seen > 2

    fill(place, "0003")
    with_tables(place, scene)


def test_yy_14_match_files_go_on_without_a_market_after_wars() -> None:
    path = FIXTURES / "0003" / "yellow_yangtze-finished.match.json"
    data: Data = json.loads(path.read_text(encoding="utf-8"))
    assert data["options"].pop("war_market") is False
    data["checksum"] = _checksum(data)
    read = read_match(json.dumps(data).encode(), sampan.game)
    assert read.options == sampan.load_match(path).options
    assert read.options["war_market"] is False
    assert sampan.game("yellow_yangtze").start(2).options["war_market"] is True
