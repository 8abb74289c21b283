"""`sampan admin`, on both kinds of database, while servers run and while none does."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from serving import Guest, Host, link_seats
from stores import in_tables, opened
from websockets.exceptions import InvalidStatus

from sampan.cli import main
from sampan.core.rng import Rng
from sampan.server.bans import Ban, Bans, read_network
from sampan.server.clock import ago
from sampan.server.live_tables import LiveTables
from sampan.server.schemas.http import NewTable
from sampan.server.store_schema import RECORDS, TABLES
from sampan.table import commands

PATIENCE = 60.0
DAY = 86_400


class Result(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def admin(place: sa.URL, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Runs `sampan admin` on the store."""
    monkeypatch.setenv("SAMPAN_LANG", "en")

    def run(*arguments: str, database: sa.URL = place) -> Result:
        capsys.readouterr()
        code = main(["admin", *arguments, "--database", database.render_as_string(hide_password=False)])
        return Result(code, *capsys.readouterr())

    return run


@pytest.fixture
def running(place: sa.URL, new_host: Callable[..., Host]) -> Host:
    """A server on the store."""
    return new_host(database=place.render_as_string(hide_password=False))


def friends(host: Host, **wishes: Any) -> tuple[str, list[Guest]]:
    id_, tokens = host.table(link_seats("Ada", "Ben"), **wishes)
    guests = [host.guest(id_, token) for token in tokens]
    while not all(guest.table["started"] for guest in guests):
        guests[0].next()
    return id_, guests


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


# While a server runs.


def test_a_table_is_closed_while_people_play(running: Host, admin: Callable[..., Result]) -> None:
    id_, guests = friends(running, public=True)
    guests[0].act() if guests[0].decision else guests[1].act()
    assert admin("close", id_) == (0, f"Closed: {id_}\n", "")
    for guest in guests:
        while not guest.table["closed"]:
            guest.next()
        assert [note["kind"] for note in guest.whole["notes"]] == ["closed"]
        assert guest.decisions == []
        assert guest.refused("chat", seat=guest.whole["you"][0], text="why?") == "closed"
        assert guest.refused("resign", seat=guest.whole["you"][0]) == "closed"
    assert running.get("/tables").json() == []
    assert running.get(f"/tables/{id_}").json()["closed"]
    assert running.get(f"/tables/{id_}/match").status_code == 409  # what was hidden stays so
    assert running.guest(id_).table["closed"]
    assert "already" in admin("close", id_).out
    assert json.loads(admin("list", "--state", "closed", "--json").out)[0]["id"] == id_
    assert admin("check").code == 0


def test_whoever_has_a_deleted_table_open_is_told(running: Host, admin: Callable[..., Result]) -> None:
    id_, guests = friends(running)
    watcher_id, watchers = friends(running)
    assert admin("delete", id_) == (0, f"Deleted: {id_}\n", "")
    for guest in guests:
        assert guest.hear("refused")["reason"] == "table-deleted"
        assert guest.closed() == 4404
    assert running.get(f"/tables/{id_}").status_code == 404
    assert admin("delete", id_).code == 1
    watchers[0].done("chat", seat=0, text="we are still here")
    assert json.loads(admin("list", "--json").out)[0]["id"] == watcher_id
    assert admin("check").code == 0


def test_a_ban_takes_effect_within_seconds_and_can_be_lifted(running: Host, admin: Callable[..., Result]) -> None:
    id_, guests = friends(running, public=True)
    told = admin("ban", "127.0.0.0/8", "--reason", "the whole machine")
    assert told.code == 0
    assert "includes this machine" in told.err
    for guest in guests:
        assert guest.hear("refused")["reason"] == "banned"
        assert guest.closed() == 4423
    answer = running.get("/games")
    assert answer.status_code == 403
    assert answer.json()["reason"] == "banned"
    assert all(answer.json()["sentence"][language] for language in ("en", "fr"))
    assert "the whole machine" not in answer.text
    with pytest.raises(InvalidStatus) as denied:
        Guest(running, id_)
    assert denied.value.response.status_code == 403
    assert [ban["network"] for ban in json.loads(admin("bans", "--json").out)] == ["127.0.0.0/8"]
    assert admin("unban", "127.0.0.0/8").code == 0
    wait_for(lambda: running.get("/games").status_code == 200)
    assert running.guest(id_).table["id"] == id_
    assert admin("bans").out == "Nobody is banned.\n"


def test_a_server_that_starts_knows_the_bans(
    place: sa.URL, new_host: Callable[..., Host], admin: Callable[..., Result]
) -> None:
    in_tables(place, lambda tables: tables.store.count())
    assert admin("ban", "127.0.0.1", "--days", "1").code == 0
    host = new_host(database=place.render_as_string(hide_password=False))
    assert host.get("/games").status_code == 403


@pytest.mark.parametrize(
    ("typed", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::7/128", "2001:db8::7/128"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
    ],
)
def test_an_address_is_read_as_people_write_it(typed: str, network: str) -> None:
    assert str(read_network(typed)) == network


def test_a_ban_that_is_over_turns_nobody_away() -> None:
    bans = Bans()
    network = read_network("203.0.113.7")
    somebody = network.network_address
    bans.update([Ban(network, ago(DAY), ago(1))])
    assert not bans.banned(somebody)
    bans.update([Ban(network, ago(DAY), ago(-DAY))])
    assert bans.banned(somebody)
    assert not bans.banned(read_network("203.0.113.8").network_address)
    assert not bans.banned(None)


@pytest.mark.parametrize("wrong", ["nonsense", "203.0.113.7/99", "", "203.0.113.7-9"])
def test_what_is_no_address_is_refused(admin: Callable[..., Result], place: sa.URL, wrong: str) -> None:
    in_tables(place, lambda tables: tables.store.count())
    for command in ("ban", "unban"):
        result = admin(command, wrong)
        assert (result.code, result.out) == (1, "")
        assert "neither an address nor a network" in result.err
    assert admin("unban", "203.0.113.7").err == "203.0.113.7/32 is not banned.\n"
    assert admin("ban", "203.0.113.7", "--reason", "x" * 201).code == 1


# Tidying up.


def test_tidy_says_first_what_it_would_do(place: sa.URL, admin: Callable[..., Result]) -> None:
    async def scene(tables: LiveTables) -> None:
        for number in range(3):
            seats = [{"kind": "here"}, {"kind": "link" if number else "here"}]
            order = NewTable.model_validate({"game": "yin_yang", "seats": seats})
            table, _ = await tables.create(order)
            ids.append(table.setup.id)

    ids: list[str] = []
    in_tables(place, scene)
    with opened(place) as store:
        store.execute(TABLES.update().where(TABLES.c.id != ids[2]).values(active=ago(40 * DAY)))
    assert "2 tables would be deleted" in admin("tidy", "--dry-run").out
    only = json.loads(admin("tidy", "--dry-run", "--unstarted-days", "none", "--json").out)
    assert [(each["id"], each["why"]) for each in only] == [(ids[0], "abandoned")]
    assert "Nothing" in admin("tidy", "--unstarted-days", "50", "--abandoned-days", "none").out
    assert "2 tables deleted" in admin("tidy").out
    assert [table["id"] for table in json.loads(admin("list", "--json").out)] == [ids[2]]
    assert admin("check").code == 0


def test_the_rules_of_the_settings_count(
    place: sa.URL, admin: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_tables(place, lambda tables: tables.create(NewTable.model_validate(LONELY)))
    with opened(place) as store:
        store.execute(TABLES.update().values(active=ago(5 * DAY)))
    settings = tmp_path / "sampan.toml"
    settings.write_text("keep_unstarted_days = 9\n")
    assert "Nothing" in admin("tidy", "--dry-run", "--config", str(settings)).out
    monkeypatch.setenv("SAMPAN_KEEP_UNSTARTED_DAYS", "4")
    assert "One table" in admin("tidy", "--dry-run", "--config", str(settings)).out


LONELY = {"game": "yin_yang", "seats": [{"kind": "here"}, {"kind": "link"}]}


# Secrets.


class Secrets(NamedTuple):
    """What no command may ever print."""

    seeds: list[str]
    tokens: list[str]
    chat: str


async def fill(tables: LiveTables) -> Secrets:
    """Tables of every game with secrets of every kind."""
    seeds, tokens = [], []
    for number, key in enumerate(("yin_yang", "dragon_delta", "yangtze", "yellow_yangtze")):
        order = {"game": key, "seats": [{"kind": "here"}] * 3, "public": number % 2 == 0, "fair": True}
        table, opening = await tables.create(NewTable.model_validate(order), f"203.0.113.{number}")
        tokens += [key for _, key in [*opening.tokens, *opening.invitations]] + [opening.host]
        async with tables.get(table.setup.id) as live:
            await live.carry_out(commands.Say(0, "", "a secret between us", "now"))
            for step in range(12):
                if live.table.finished:
                    break
                state = live.table.asking(live.table.deciding[0])
                action = state.describe_unchecked(state.sample(Rng(step)))
                seat = live.table.deciding[0]
                await live.carry_out(commands.Act(seat, live.table.ply_of(seat), action))
        seeds.append(table.setup.seed)
    _, waiting = await tables.create(NewTable.model_validate(LONELY))
    tokens += [key for _, key in [*waiting.tokens, *waiting.invitations]] + [waiting.host]
    return Secrets(seeds, tokens, "a secret between us")


def stored_hashes(place: sa.URL) -> list[str]:
    """Of tokens and invitations, wherever they are kept; the commitment of a fair match is for everybody."""
    with opened(place) as store:
        kept = [store.execute(sa.select(TABLES.c.seats, TABLES.c.host)).all(), store.execute(sa.select(RECORDS)).all()]
    return re.findall("[0-9a-f]{64}", str(kept))


def test_no_command_prints_a_secret(
    place: sa.URL, admin: Callable[..., Result], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept: list[Secrets] = []

    async def scene(tables: LiveTables) -> None:
        kept.append(await fill(tables))

    in_tables(place, scene)
    secrets = kept[0]
    hidden = [*secrets.seeds, *secrets.tokens, secrets.chat, *stored_hashes(place)]
    assert len(hidden) > 25
    ids = [table["id"] for table in json.loads(admin("list", "--json").out)]

    def look(*languages: str) -> None:
        said = ""
        for language in languages:
            for arguments in (
                ["list"],
                ["list", "--json", "--state", "running", "--limit", "3"],
                ["list", "--address", "203.0.113.1"],
                *[["show", id_] for id_ in ids],
                *[["show", id_, "--json"] for id_ in ids],
                ["tidy", "--dry-run"],
                ["tidy", "--dry-run", "--json", "--unstarted-days", "none", "--finished-days", "1"],
                ["ban", "203.0.113.9", "--reason", "why not", "--days", "2"],
                ["bans"],
                ["bans", "--json"],
                ["unban", "203.0.113.9"],
                ["backup", str(tmp_path / f"backup {language} {len(list(tmp_path.iterdir()))}")],
                ["restore", str(tmp_path / "none")],
                ["check"],
                ["check", "--json"],
                ["close", *ids],
                ["delete", "none"],
                ["--help"],
            ):
                result = admin(*arguments, "--lang", language)
                said += result.out + result.err
        said += caplog.text
        assert len(said) > 4000
        for secret in hidden:
            assert secret[2:] not in said

    look("en", "fr")
    seed = secrets.seeds[0]
    for damage in (
        f"UPDATE tables SET seed = 'xx{seed[2:]}' WHERE id = :id",
        f"""UPDATE changes SET record = '{{"kind": "{seed}"}}' WHERE table_id = :id AND seq = 2""",
        f"""UPDATE tables SET summary = '{{"seats": "{seed}"}}' WHERE id = :id""",
        f"""UPDATE tables SET options = '["{seed}"]' WHERE id = :id""",
        "UPDATE tables SET game = 'chess' WHERE id = :id",
    ):
        with opened(place) as store:
            damaged = store.execute(sa.select(TABLES.c.id).where(TABLES.c.public)).scalars().all()[-1]
            store.exec_driver_sql(damage.replace(":id", f"'{damaged}'"))
        assert admin("check").code == 1
        look("en")
    if place.get_backend_name() == "sqlite":
        with opened(place) as store:
            store.exec_driver_sql(f"UPDATE changes SET record = '{{not json {seed}'")
        look("en")


# Damage.


@pytest.mark.parametrize(
    ("what", "damage"),
    [
        ("setup", "UPDATE tables SET seats = '3'"),
        ("game", "UPDATE tables SET rules = 99"),
        ("game", "UPDATE tables SET game = 'chess'"),
        ("gap", "DELETE FROM changes WHERE seq = 2"),
        ("gap", "UPDATE changes SET seq = 0 WHERE seq = 1"),
        ("record", """UPDATE changes SET record = '{"kind": "unheard of"}' WHERE seq = 2"""),
        ("record", "UPDATE changes SET record = '[]' WHERE seq = 3"),
        ("replay", "UPDATE changes SET record = (SELECT record FROM changes WHERE seq = 1) WHERE seq = 3"),
        ("summary", "UPDATE tables SET started = NOT started"),
        ("summary", "UPDATE tables SET finished = NOT finished"),
        ("summary", "UPDATE tables SET summary = '{}'"),
    ],
)
def test_check_finds_what_is_wrong(place: sa.URL, admin: Callable[..., Result], what: str, damage: str) -> None:
    async def scene(tables: LiveTables) -> None:
        order = {"game": "yin_yang", "seats": [{"kind": "here"}, {"kind": "here"}], "public": True}
        for _ in range(2):
            table, _ = await tables.create(NewTable.model_validate(order))
            async with tables.get(table.setup.id) as live:
                for step in range(4):
                    state = live.table.match.state
                    action = state.describe_unchecked(state.sample(Rng(step)))
                    await live.carry_out(commands.Act(int(state.to_move()), live.table.match.ply, action))
            ids.append(table.setup.id)

    ids: list[str] = []
    in_tables(place, scene)
    assert admin("check") == (0, "2 tables looked at, no damage found.\n", "")
    with opened(place) as store:
        mine = f"table_id = '{ids[0]}'" if "changes" in damage.split()[1:3] else f"id = '{ids[0]}'"
        damage = damage.replace("SELECT record FROM changes WHERE", f"SELECT record FROM changes WHERE {mine} AND")
        joined = "AND" if " WHERE seq" in damage else "WHERE"
        store.exec_driver_sql(f"{damage} {joined} {mine}")
    told = admin("check", "--json")
    assert told.code == 1
    assert json.loads(told.out) == {"ok": False, "tables": 2, "damages": [{"what": what, "table": ids[0]}]}
    assert ids[0] in admin("check").out
    shown = admin("show", ids[0])
    assert shown.code == (0 if what == "summary" else 1)
    assert len(shown.err.splitlines()) == shown.code


def test_check_finds_records_without_a_table(place: sa.URL, admin: Callable[..., Result]) -> None:
    in_tables(place, lambda tables: tables.store.count())
    with opened(place) as store:
        if place.get_backend_name() == "postgresql":
            store.execute(sa.text("ALTER TABLE changes DROP CONSTRAINT changes_table_id_fkey"))
        store.execute(RECORDS.insert().values(table_id="nobody's", seq=1, record={}))
    told = admin("check", "--json")
    assert (told.code, json.loads(told.out)["damages"]) == (1, [{"what": "orphans", "table": "nobody's"}])


def test_check_finds_a_damaged_file(admin: Callable[..., Result], place: sa.URL) -> None:
    if place.get_backend_name() != "sqlite":
        pytest.skip("PostgreSQL looks after its files itself")

    async def scene(tables: LiveTables) -> None:
        for _ in range(20):
            await tables.create(NewTable.model_validate(LONELY))

    in_tables(place, scene)
    file = Path(place.database or "")
    content = bytearray(file.read_bytes())
    assert len(content) > 30_000
    content[20_000:24_000] = b"\xff" * 4000
    file.write_bytes(content)
    told = admin("check")
    assert told.code == 1
    assert "The database itself is damaged" in told.out


def test_a_store_of_another_version_is_left_alone(place: sa.URL, admin: Callable[..., Result]) -> None:
    in_tables(place, lambda tables: tables.store.count())
    with opened(place) as store:
        store.execute(sa.text("UPDATE alembic_version SET version_num = '0004'"))
    assert "older Sampan" in admin("list").err
    told = admin("check", "--json")
    assert json.loads(told.out)["damages"] == [{"what": "form", "table": None}]
    with opened(place) as store:
        assert store.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one() == "0004"


def test_nothing_is_made_where_there_is_no_database(tmp_path: Path, admin: Callable[..., Result]) -> None:
    nowhere = sa.URL.create("sqlite", database=str(tmp_path / "none.sqlite3"))
    for arguments in (["list"], ["check"], ["backup", str(tmp_path / "copy")], ["ban", "203.0.113.7"]):
        result = admin(*arguments, database=nowhere)
        assert result.code == 1
        assert "no database" in result.err
    assert not (tmp_path / "none.sqlite3").exists()
    assert not (tmp_path / "copy").exists()
    assert not list(tmp_path.glob("*.part"))


# Copies.


def everything(place: sa.URL) -> list[Any]:
    with opened(place) as store:
        return [
            [tuple(row) for row in store.execute(sa.select(table).order_by(*table.primary_key))]
            for table in (TABLES, RECORDS)
        ]


def another(place: sa.URL, request: pytest.FixtureRequest) -> sa.URL:
    if place.get_backend_name() == "sqlite":
        return place.set(database=f"{place.database}.other")
    new: sa.URL = request.getfixturevalue("postgres").new_database()
    return new


def test_a_copy_is_made_while_people_play_and_put_back(
    place: sa.URL, running: Host, admin: Callable[..., Result], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    _, guests = friends(running)
    for _ in range(4):
        mover = next(guest for guest in guests if guest.decision)
        seq = mover.act()
        for guest in guests:
            guest.catch_up(seq)
    copy = tmp_path / "copy"
    assert admin("backup", str(copy)) == (0, f"Copied to {copy}\n", "")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy"]
    before = copy.read_bytes()
    assert "exists already" in admin("backup", str(copy)).err
    assert copy.read_bytes() == before
    assert "Stop it first" in admin("restore", str(copy), "--overwrite").err
    assert running.end() == 0
    kept = everything(place)
    assert "not empty" in admin("restore", str(copy)).err
    assert everything(place) == kept
    other = another(place, request)
    assert admin("restore", str(copy), database=other) == (0, f"Restored from {copy}\n", "")
    copied = everything(other)
    assert [len(rows) for rows in copied] == [1, len(kept[1]) - (len(kept[1]) - len(copied[1]))]
    assert copied[1] == kept[1][: len(copied[1])]
    assert admin("check", database=other).code == 0
    with opened(place) as store:
        store.execute(sa.text("DELETE FROM changes"))
    assert admin("restore", str(copy), "--overwrite").code == 0
    assert everything(place) == copied
    in_tables(place, lambda tables: tables.listed())


@pytest.mark.parametrize("content", [b"", b"a letter to my aunt" * 100, b"SQLite format 3\0" + b"x" * 4000])
def test_what_is_no_copy_is_refused_and_changes_nothing(
    place: sa.URL, admin: Callable[..., Result], tmp_path: Path, content: bytes
) -> None:
    in_tables(place, lambda tables: tables.create(NewTable.model_validate(LONELY)))
    kept = everything(place)
    file = tmp_path / "copy"
    file.write_bytes(content)
    result = admin("restore", str(file), "--overwrite")
    assert (result.code, result.out) == (1, "")
    assert len(result.err.splitlines()) == 1
    assert "no file" in admin("restore", str(tmp_path / "nothing")).err
    assert everything(place) == kept


def test_a_copy_of_a_newer_sampan_is_refused(place: sa.URL, admin: Callable[..., Result], tmp_path: Path) -> None:
    in_tables(place, lambda tables: tables.create(NewTable.model_validate(LONELY)))
    with opened(place) as store:
        store.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert admin("backup", str(tmp_path / "copy")).code == 0
    with opened(place) as store:
        store.execute(sa.text("UPDATE alembic_version SET version_num = '0005'"))
    kept = everything(place)
    assert "newer Sampan" in admin("restore", str(tmp_path / "copy"), "--overwrite").err
    assert everything(place) == kept


def test_a_password_is_on_no_command_line(
    place: sa.URL, admin: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if place.get_backend_name() != "postgresql":
        pytest.skip("SQLite has no passwords")
    in_tables(place, lambda tables: tables.store.count())
    seen: list[tuple[list[str], str | None]] = []
    run = subprocess.run

    def watched(command: list[str], **options: Any) -> Any:
        seen.append((command, options["env"].get("PGPASSWORD")))
        return run(command, **options)

    monkeypatch.setattr(subprocess, "run", watched)
    told = admin("backup", str(tmp_path / "copy"), database=place.set(password="open sesame"))
    assert told.code == 0
    assert [password for _, password in seen] == ["open sesame"]
    assert "sesame" not in str([command for command, _ in seen]) + told.out + told.err


def test_a_sqlite_copy_is_one_ordinary_file(tmp_path: Path, admin: Callable[..., Result], place: sa.URL) -> None:
    if place.get_backend_name() != "sqlite":
        pytest.skip("pg_dump writes its own format")
    in_tables(place, lambda tables: tables.create(NewTable.model_validate(LONELY)))
    assert admin("backup", str(tmp_path / "copy")).code == 0
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)


# Help.

SUBCOMMANDS = ["list", "show", "close", "delete", "tidy", "ban", "unban", "bans", "backup", "restore", "check"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["admin", "--help", "--lang", language]) == 0
    told = capsys.readouterr().out
    for command in SUBCOMMANDS:
        assert f"\n  {command} " in told
        assert main(["admin", command, "--help", "--lang", language]) == 0
        assert f"  sampan admin {command}" in capsys.readouterr().out
