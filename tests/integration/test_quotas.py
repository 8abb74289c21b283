"""What one address may have at once or do in a while; the others do not notice that it wanted more."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import httpx
import pytest
from match_files import file_of, random_match
from serving import PATIENCE, Guest, Host, link_seats
from websockets.exceptions import ConnectionClosed

from sampan.server.rate_limit import RateLimits
from sampan.server.refusal import OverLimit

NewHost = Callable[..., Host]
ORDER = {"game": "yin_yang", "seats": link_seats("Ada", "Ben"), "public": True}


def post(host: Host, path: str, body: Any, address: str = "192.0.2.1") -> httpx.Response:
    """As a visitor of that address, for whom the proxy on this machine speaks."""
    headers = {"X-Forwarded-For": address}
    return httpx.post(f"{host.url}/api{path}", json=body, headers=headers, timeout=PATIENCE, trust_env=False)


def guest_from(host: Host, address: str, id_: str) -> Guest:
    return Guest(host, id_, additional_headers={"X-Forwarded-For": address})


def refusal(answer: httpx.Response, limit: int) -> str:
    """The reason of a refusal, whose sentences must say the limit."""
    data = answer.json()
    assert answer.status_code == 429
    assert all(str(limit) in data["sentence"][language] for language in ("en", "fr"))
    return str(data["reason"])


def test_an_address_has_only_so_many_unfinished_tables(new_host: NewHost) -> None:
    host = new_host(tables_per_address=3)
    for _ in range(3):
        assert post(host, "/tables", ORDER).status_code == 201
    assert refusal(post(host, "/tables", ORDER), 3) == "tables-open"
    assert post(host, "/tables", ORDER, "192.0.2.2").status_code == 201
    # A household has a whole /64 network, and an IPv4 address may be written as IPv6.
    assert refusal(post(host, "/tables", ORDER, "::ffff:192.0.2.1"), 3) == "tables-open"
    for number in range(3):
        assert post(host, "/tables", ORDER, f"2001:db8::{number}").status_code == 201
    assert refusal(post(host, "/tables", ORDER, "2001:db8::ffff"), 3) == "tables-open"
    assert post(host, "/tables", ORDER, "2001:db8:0:1::1").status_code == 201


def test_all_at_once_are_no_more_than_one_after_another(new_host: NewHost) -> None:
    host = new_host(tables_per_address=4)
    with ThreadPoolExecutor(16) as crowd:
        answers = list(crowd.map(lambda _: post(host, "/tables", ORDER).status_code, range(32)))
    assert answers.count(201) == 4


def test_finished_and_forgotten_tables_do_not_count(new_host: NewHost) -> None:
    host = new_host(tables_per_address=2)
    made = [host.table(link_seats("Ada", "Ben")) for _ in range(2)]
    assert refusal(host.post("/tables", ORDER), 2) == "tables-open"
    id_, tokens = made[0]
    host.guest(id_, *tokens).done("resign", seat=0)
    assert host.post("/tables", ORDER).status_code == 201
    assert refusal(host.post("/tables", ORDER), 2) == "tables-open"
    with sqlite3.connect(host.database) as store:
        store.execute("UPDATE tables SET active = '2026-01-01T00:00:00Z' WHERE id = ?", [made[1][0]])
    store.close()
    assert host.post("/tables", ORDER).status_code == 201


def test_an_address_makes_only_so_many_tables_an_hour(new_host: NewHost) -> None:
    host = new_host(tables_per_hour=2)
    id_, tokens = host.table(link_seats("Ada", "Ben"))
    ada = host.guest(id_, *tokens)
    ada.done("resign", seat=0)
    ada.done("rematch", seat=0)
    assert refusal(host.post("/tables", ORDER), 2) == "tables-hourly"
    # A rematch is a new table, too; asking again for the one that was made is none.
    ada.done("rematch", seat=0)
    again = host.guest(ada.table["rematch"], *tokens)
    again.done("resign", seat=0)
    assert again.refused("rematch", seat=0) == "tables-hourly"
    assert post(host, "/tables", ORDER, "192.0.2.2").status_code == 201


def test_an_address_has_only_so_many_sockets(new_host: NewHost) -> None:
    host = new_host(sockets_per_address=3)
    id_, _ = host.table(link_seats("Ada", "Ben"), public=True)
    many = [guest_from(host, "192.0.2.1", id_) for _ in range(2)]
    greeted = guest_from(host, "192.0.2.1", id_)
    assert greeted.hello()["type"] == "table"
    more = guest_from(host, "192.0.2.1", id_)
    assert more.closed() == 4429
    assert more.heard[-1]["reason"] == "sockets"
    assert "3" in more.heard[-1]["sentence"]["en"]
    assert guest_from(host, "192.0.2.2", id_).hello()["type"] == "table"
    many[0].close()
    let_in = False
    while not let_in:  # until the server has noticed
        with suppress(ConnectionClosed):
            let_in = guest_from(host, "192.0.2.1", id_).hello()["type"] == "table"
    greeted.done("ping")


def test_a_table_has_only_so_many_spectators_and_its_players_come_in_all_the_same(new_host: NewHost) -> None:
    host = new_host(spectators_per_table=4, spectators_per_address=2)
    id_, tokens = host.table(link_seats("Ada", "Ben"), public=True)
    for _ in range(2):
        assert guest_from(host, "192.0.2.1", id_).hello()["type"] == "table"
    third = guest_from(host, "192.0.2.1", id_)
    assert third.hello()["reason"] == "spectators-address"
    assert third.closed() == 4429
    for number in (2, 3):
        assert guest_from(host, f"192.0.2.{number}", id_).hello()["type"] == "table"
    fifth = guest_from(host, "192.0.2.4", id_)
    assert fifth.hello()["reason"] == "spectators"
    assert fifth.closed() == 4429
    assert guest_from(host, "192.0.2.1", id_).hello(*tokens)["you"] == [0, 1]


def test_a_seat_has_only_so_many_sockets(new_host: NewHost) -> None:
    host = new_host(sockets_per_seat=2)
    id_, tokens = host.table(link_seats("Ada", "Ben"))
    ada = [host.guest(id_, tokens[0]) for _ in range(2)]
    assert Guest(host, id_).hello(tokens[0])["reason"] == "sockets-seat"
    assert Guest(host, id_).hello(*tokens)["reason"] == "sockets-seat"
    assert host.guest(id_, tokens[1]).whole["you"] == [1]
    assert ada[0].hello(tokens[0])["type"] == "table", "whoever is there already may say hello again"


def test_an_address_comes_to_tables_only_so_often(new_host: NewHost) -> None:
    host = new_host(joins_per_minute=3)
    id_, _ = host.table(link_seats("Ada", "Ben"), public=True)
    ada = guest_from(host, "192.0.2.1", id_)
    for _ in range(3):
        ada.hello()
    assert ada.hello()["reason"] == "joins"
    assert ada.closed() == 4429
    assert guest_from(host, "192.0.2.2", id_).hello()["type"] == "table"


def test_an_address_uploads_only_so_many_match_files(new_host: NewHost) -> None:
    host = new_host(replays_per_minute=2)
    file = json.loads(file_of(random_match(plies=5)))
    for _ in range(2):
        assert post(host, "/replays", file).status_code == 200
    assert refusal(post(host, "/replays", file), 2) == "replays"
    assert post(host, "/replays", file, "192.0.2.2").status_code == 200


def test_chat_comes_in_bursts_but_not_for_ever(new_host: NewHost) -> None:
    host = new_host(chat_per_minute=9, spectator_chat_per_minute=3)
    id_, tokens = host.table(link_seats("Ada", "Ben"), public=True)
    ada, ben = host.guest(id_, tokens[0]), host.guest(id_, tokens[1])
    for number in range(3):
        ada.done("chat", text=f"line {number}", seat=0)
    assert ada.refused("chat", text="one more", seat=0) == "chat-fast"
    # The limit is the seat's, not the socket's.
    again = host.guest(id_, tokens[0])
    assert again.refused("chat", text="one more", seat=0) == "chat-fast"
    ben.done("chat", text="let me speak, too", seat=1)
    eve, fay = guest_from(host, "192.0.2.1", id_), guest_from(host, "192.0.2.1", id_)
    eve.hello()
    fay.hello()
    eve.done("chat", text="hello")
    assert fay.refused_after_news("chat", text="hello") == "chat-fast"
    gus = guest_from(host, "192.0.2.2", id_)
    gus.hello()
    gus.done("chat", text="hello")
    assert [line["text"] for line in gus.hello()["chat"]].count("one more") == 0


def test_whoever_keeps_asking_has_to_wait_and_can_play_on(new_host: NewHost) -> None:
    host = new_host(requests_per_minute=6)
    id_, tokens = host.table(link_seats("Ada", "Ben"))
    ada, ben = (host.guest(id_, token) for token in tokens)
    ada.done("name", name="Ada 1", seat=0)
    ada.done("name", name="Ada 2", seat=0)
    assert ada.refused("name", name="Ada 3", seat=0) == "requests-fast"
    ben.done("name", name="Ben 1", seat=1)
    ada.catch_up(ben.seq)
    (ada if ada.decision else ben).act()
    ada.done("chat", text="still here", seat=0)


def test_a_rematch_is_an_open_table_too(new_host: NewHost) -> None:
    host = new_host(tables_per_address=1)
    id_, tokens = host.table(link_seats("Ada", "Ben"))
    ada, ben = (host.guest(id_, token) for token in tokens)
    ben.done("resign", seat=1)
    assert post(host, "/tables", ORDER, "127.0.0.1").status_code == 201
    assert ada.refused_after_news("rematch", seat=0) == "tables-open"


def test_spectators_can_be_kept_silent(new_host: NewHost) -> None:
    host = new_host(spectator_chat_per_minute=0)
    id_, _ = host.table(link_seats("Ada", "Ben"), public=True)
    assert host.guest(id_).refused("chat", text="hello") == "chat-fast"


def test_the_lobby_lists_only_some_tables_of_an_address(new_host: NewHost) -> None:
    host = new_host(listed_per_address=2, spectators_per_table=0)
    quiet = post(host, "/tables", ORDER, "192.0.2.9").json()["table"]["id"]
    alive, tokens = host.table(link_seats("Ada", "Ben"), public=True)
    flood = [post(host, "/tables", ORDER).json()["table"]["id"] for _ in range(30)]
    ada = host.guest(alive, tokens[0])
    listed = [table["id"] for table in host.get("/tables").json()]
    assert listed[0] == alive == ada.table["id"], "where somebody is comes first"
    assert len(set(listed) & set(flood)) == 2
    assert quiet in listed
    # A table that does not start leaves the list; one that has started does not.
    host.end()
    with sqlite3.connect(host.database) as store:
        store.execute("UPDATE tables SET created = '2026-01-01T00:00:00Z'")
    store.close()
    host.start()
    assert host.get("/tables").json() == []
    host.guest(alive, *tokens)
    assert [table["id"] for table in host.get("/tables").json()] == [alive]


def test_limits_of_many_addresses_are_forgotten_when_they_are_full_again() -> None:
    limits = RateLimits(1e9, 1)
    for number in range(100_000):
        limits.take(str(number))
    assert len(limits._by_key) <= 2_000
    strict = RateLimits(1e-9, 1)
    for number in range(3_000):
        strict.take(str(number))
    with pytest.raises(OverLimit):
        strict.take("0")
