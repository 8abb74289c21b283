"""Several servers on one PostgreSQL: whoever is at a table is told everything, whichever server the others are at."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa
from postgres import PostgreSQL
from serving import PATIENCE, Data, Guest, Host, link_seats, new_token, play_on

from sampan.server import notify

BOT = {"kind": "bot", "bot": "easy"}
SOON = {"absence_seconds": 3.0}
LATER = {"absence_seconds": 10.0}  # where nobody may be missed: on a busy machine heartbeats come seconds late
NONSENSE: list[Data] = [
    {},
    {"kind": "nonsense"},
    {"kind": "act"},
    {"kind": "act", "log": [{"action": {"kind": "nonsense"}}]},
    {"kind": "act", "log": [], "tried": [1, 2], "failed_bot": 99},
    {"kind": "name", "seat": 99, "name": "Eve"},
]


@pytest.fixture(scope="module")
def shared(postgres: PostgreSQL) -> sa.URL:
    return postgres.new_database()


@pytest.fixture(scope="module")
def two(shared: sa.URL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    """Two servers that begin at the same moment on an empty store."""
    one, other = (Host(tmp_path_factory.mktemp("host"), database=str(shared), **SOON) for _ in range(2))
    starts = [threading.Thread(target=host.start) for host in (one, other)]
    for start in starts:
        start.start()
    for start in starts:
        start.join(PATIENCE)
    yield one, other
    for host in (one, other):
        host.__exit__()


@pytest.fixture
def mortal(new_host: Callable[..., Host], shared: sa.URL) -> tuple[Host, Host]:
    """Two servers of a test's own, which may be killed."""
    return new_host(database=str(shared), **LATER), new_host(database=str(shared), **LATER)


def sit(hosts: tuple[Host, Host], id_: str, tokens: list[str]) -> list[Guest]:
    """Each at another server; they have heard of each other."""
    guests = [host.guest(id_, token) for host, token in zip(hosts, tokens, strict=True)]
    guests[0].catch_up(guests[1].seq)
    return guests


def wait_for(guest: Guest, wanted: Callable[[Data], bool]) -> Data:
    """Listen until the table is such."""
    while not wanted(guest.table):
        guest.next()
    return guest.table


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def present(table: Data) -> list[bool]:
    return [seat["present"] for seat in table["seats"]]


def test_what_happens_at_one_server_is_told_at_the_other(two: tuple[Host, Host]) -> None:
    id_, tokens = two[0].table(link_seats("Ada", "Ben"), public=True, options={"turn_limit": 30})
    ada, ben = sit(two, id_, tokens)
    eve, eva = two[0].guest(id_), two[1].guest(id_)
    everybody = [ada, ben, eve, eva]
    for guest in everybody:
        guest.catch_up(ben.seq)
    ben.done("chat", text="far away", seat=1)
    for guest in everybody:
        guest.catch_up(ben.seq)
        assert guest.whole["chat"][-1]["text"] == "far away"
    play_on(everybody, 400)
    assert ada.table["outcome"] is not None
    # Everything was told as news, the same news at both servers, and to each only what is its own.
    for guest in everybody:
        assert [message["type"] for message in guest.heard if message["type"] == "table"] == ["table"]
    said = [[raw for raw in guest.raw if '"type":"change"' in raw] for guest in (eve, eva)]
    assert said[0] == said[1] != []
    assert {name for guest in (eve, eva) for message in guest.heard for name in message.get("views", {})} == {
        "spectator"
    }
    assert {name for message in ben.heard for name in message.get("views", {})} == {"1"}


def test_a_request_and_its_answer_cross_from_one_server_to_the_other(two: tuple[Host, Host]) -> None:
    id_, tokens = two[0].table(link_seats("Ada", "Ben"))
    guests = sit(two, id_, tokens)
    for number in range(20):
        seat = 0 if guests[0].decision is not None else 1
        asker, other = guests[seat], guests[1 - seat]
        other.catch_up(asker.act(number))
        ply = asker.table["ply"]
        other.catch_up(int(asker.done("undo", seat=seat)["seq"]))
        if other.whole["undo"] is not None:
            break
        asker.act(number)
        other.catch_up(asker.seq)
    assert other.whole["undo"] == {"seat": seat, "consents": [], "missing": [1 - seat]}
    asker.catch_up(int(other.done("consent", seat=1 - seat, agree=True)["seq"]))
    assert asker.table == other.table
    assert asker.table["ply"] < ply
    assert asker.last["notes"] == other.last["notes"] != []


def test_who_is_at_another_server_is_not_away_until_that_one_is_gone(mortal: tuple[Host, Host]) -> None:
    id_, tokens = mortal[0].table(link_seats("Ada", "Ben"), public=True)
    ada, ben = sit(mortal, id_, tokens)
    time.sleep(1.5 * LATER["absence_seconds"])
    ada.done("ping")
    ben.done("ping")
    assert present(ada.table) == present(ben.table) == [True, True]
    mortal[0].end(signal.SIGKILL)
    wait_for(ben, lambda table: present(table) == [False, True])
    # And whoever comes back, to whichever server, is there.
    back = mortal[1].guest(id_, tokens[0])
    ben.catch_up(back.seq)
    assert present(ben.table) == [True, True]


def test_whoever_comes_back_or_is_wrongly_taken_for_gone_is_there(mortal: tuple[Host, Host]) -> None:
    id_, tokens = mortal[0].table(link_seats("Ada", "Ben"), public=True)
    ada, ben = sit(mortal, id_, tokens)
    for _ in range(2):  # the other server must not take him for gone at once because he was before
        ben.close()
        wait_for(ada, lambda table: present(table) == [True, False])
        ben = mortal[1].guest(id_, tokens[1])
        wait_for(ada, lambda table: present(table) == [True, True])
        seq = int(ada.done("ping")["seq"])
        time.sleep(1.5)
        assert int(ada.done("ping")["seq"]) == seq
    # A server that stands still for a while tells nobody who is there.
    process = mortal[0].process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    try:
        wait_for(ben, lambda table: present(table) == [False, True])
    finally:
        process.send_signal(signal.SIGCONT)
    wait_for(ben, lambda table: present(table) == [True, True])


def test_a_list_shows_who_is_at_another_server(two: tuple[Host, Host]) -> None:
    id_, tokens = two[0].table(link_seats("Ada", "Ben"), public=True)
    two[0].guest(id_, tokens[0])

    def listed(host: Host) -> list[bool]:
        return next(present(table) for table in host.get("/tables").json() if table["id"] == id_)

    wait_until(lambda: listed(two[1]) == [True, False])
    assert listed(two[0]) == [True, False]


def test_bots_go_on_when_their_server_is_gone(new_host: Callable[..., Host], shared: sa.URL) -> None:
    slow = {"database": str(shared), "bot_seconds": 3.0, "bot_pause": 2.0, **SOON}
    two = new_host(**slow), new_host(**slow)
    id_, tokens = two[0].table([*link_seats("Ada", "Ben"), BOT], game="yellow_yangtze", options={"first_player": 0})
    guests = sit(two, id_, tokens)
    while guests[0].table["deciding"] != [2]:
        play_on(guests, 1)
    # The server at which somebody has just moved lets the bot move; it is gone before that.
    ply, last = guests[0].table["ply"], [e["by"] for e in guests[0].last["entries"]["0"] if e["by"] >= 0][-1]
    two[last].end(signal.SIGKILL)
    left = guests[1 - last]
    wait_for(left, lambda table: table["ply"] > ply)
    assert left.last["entries"][str(1 - last)][0]["by"] == 2


def test_whoever_joins_at_one_server_can_connect_to_the_other_at_once(two: tuple[Host, Host]) -> None:
    made = two[0].create(link_seats("Ada", "Ben"))
    id_, key = made["table"]["id"], made["invitations"][0]["invitation"]
    assert two[1].get(f"/tables/{id_}", key).json()["invited"] == 0  # it has the table in memory now
    for _ in range(3):  # nobody waits until the other server has heard of it
        again = two[0].post(f"/tables/{id_}/invitations", {"seat": 0}, made["host"]).json()["invitation"]
        assert two[1].get(f"/tables/{id_}", again).json()["invited"] == 0
    token = new_token()
    assert two[0].join(id_, again, token).status_code == 200
    assert two[1].guest(id_, token).whole["you"] == [0]


def test_a_second_connection_at_another_server_is_shown_and_ended(two: tuple[Host, Host]) -> None:
    id_, tokens = two[0].table(link_seats("Ada", "Ben"))
    ada = two[0].guest(id_, tokens[0])
    spy = two[1].guest(id_, tokens[0])
    for guest in (ada, spy):
        assert [other["seat"] for other in guest.hear("connections")["others"]] == [0]
    renewed = new_token()
    assert two[0].post(f"/tables/{id_}/renew", {"token": renewed}, tokens[0]).json() == {"seat": 0}
    assert (spy.hear("refused")["reason"], spy.closed()) == ("token-renewed", 4401)
    assert ada.closed() == 4401
    assert two[0].guest(id_, renewed).whole["you"] == [0]


def test_a_seat_that_is_left_at_one_server_is_left_at_the_other(two: tuple[Host, Host]) -> None:
    id_, tokens = two[0].table(link_seats("Ada", "Ben", "Cleo"))
    ada = two[0].guest(id_, tokens[0])
    again = two[1].guest(id_, tokens[0])
    ada.done("leave", seat=0)
    assert again.hear("refused")["reason"] == "seat-left"
    assert again.closed() == 4403


def test_both_can_decide_at_the_same_time(two: tuple[Host, Host]) -> None:
    id_, tokens = two[0].table(link_seats("Ada", "Ben"), game="dragon_delta")
    ada, ben = sit(two, id_, tokens)

    def lay(guest: Guest) -> None:
        for _ in range(5):
            guest.act()

    laying = [threading.Thread(target=lay, args=(guest,)) for guest in (ada, ben)]
    for each in laying:
        each.start()
    for each in laying:
        each.join(PATIENCE)
    for guest in (ada, ben):
        wait_for(guest, lambda table: table["ply"] >= 10)
    assert ada.table == ben.table
    for guest, other in ((ada, "1"), (ben, "0")):
        assert all(other not in message.get("pending", {}) for message in guest.heard)


def test_a_server_that_has_lost_its_connection_catches_up(two: tuple[Host, Host], shared: sa.URL) -> None:
    id_, tokens = two[0].table(link_seats("Ada", "Ben"))
    guests = sit(two, id_, tokens)
    engine = sa.create_engine(shared, isolation_level="AUTOCOMMIT")
    deaf = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    with engine.connect() as connection:
        assert connection.execute(sa.text(f"SELECT count(pg_terminate_backend(pid)) {deaf}")).scalar_one() == 2
    engine.dispose()
    play_on(guests, 6)
    assert guests[0].table["ply"] == guests[1].table["ply"] >= 6
    for host in two:
        assert host.get("/health").status_code == 200


def test_what_others_say_on_the_channel_does_no_harm(two: tuple[Host, Host], shared: sa.URL) -> None:
    id_, tokens = two[0].table(link_seats("Ada", "Ben"))
    guests = sit(two, id_, tokens)
    engine = sa.create_engine(shared, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for words in (
            "",
            "nonsense",
            '{"server": "x", "present": {"no table": []}}',
            "[]",
            '{"server": 3}',
            '{"server": "x", "changed": {"a": "b"}}',
        ):
            connection.execute(sa.text("SELECT pg_notify('sampan', :words)"), {"words": words})
        notify.send(connection, notify.Notice("x", {id_: 10_000, "no table": 1}, {id_: [77], "no table": [0]}))
        for record in NONSENSE:
            notify.send(connection, notify.Notice("x", {id_: guests[0].seq + 1}, {}, {id_: record}))
    engine.dispose()
    play_on(guests, 4)
    assert "Traceback" not in two[0].log.read_text() + two[1].log.read_text()


def test_many_tables_fit_into_notices(shared: sa.URL) -> None:
    engine = sa.create_engine(shared)
    heard: list[notify.Notice] = []
    listening = threading.Event()
    ear = notify.Listener(engine, heard.append, listening.set)
    try:
        assert listening.wait(PATIENCE)
        seats = {f"table-{number:06}": [0, 1, 2, 3, 4, 5] for number in range(1000)}
        with engine.begin() as connection:
            notify.send(connection, notify.Notice("x", dict.fromkeys(seats, 123_456), seats))
        wait_until(lambda: seats.keys() <= {id_ for notice in heard for id_ in notice.present})
        ours = [notice.changed for notice in heard if notice.server == "x"]
        assert {id_: seq for changed in ours for id_, seq in changed.items()} == dict.fromkeys(seats, 123_456)
    finally:
        ear.close()
        engine.dispose()
