"""Killed at any moment and started again: whatever was acknowledged is there, and clients resume."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from serving import Data, Guest, Host, link_seats
from websockets.exceptions import ConnectionClosed


def seat_all(host: Host, id_: str, tokens: list[str]) -> list[Guest]:
    guests = [host.guest(id_, token) for token in tokens]
    for guest in guests:
        guest.catch_up(guests[-1].seq)
    return guests


def play_until_killed(
    host: Host, id_: str, tokens: list[str], acknowledged: list[Data], actions: int, enough: threading.Event
) -> None:
    """Act for both seats until the server is gone; keep what was acknowledged."""
    guest = host.guest(id_, *tokens)
    try:
        while guest.decision is not None:
            decision = guest.decision
            action = decision["actions"][len(acknowledged) * 7 % len(decision["actions"])]
            answer = guest.done("act", seat=decision["seat"], ply=decision["ply"], action=action)
            acknowledged.append(
                {"ply": decision["ply"], "by": decision["seat"], "seq": answer["seq"], "action": action}
            )
            if len(acknowledged) >= actions:
                enough.set()
    except ConnectionClosed:
        pass
    enough.set()  # the match may have come to its end


@pytest.mark.parametrize("actions", [1, 25])
def test_everything_acknowledged_survives_sigkill(new_host: Callable[..., Host], place: sa.URL, actions: int) -> None:
    host = new_host(database=str(place))
    tables = [host.table(link_seats("Ada", "Ben")) for _ in range(4)]
    logs: list[list[Data]] = [[] for _ in tables]
    enough = [threading.Event() for _ in tables]
    players = [
        threading.Thread(target=play_until_killed, args=(host, id_, tokens, log, actions, event))
        for (id_, tokens), log, event in zip(tables, logs, enough, strict=True)
    ]
    for player in players:
        player.start()
    for event in enough:
        event.wait(60)
    assert host.end(signal.SIGKILL) == -signal.SIGKILL
    for player in players:
        player.join(60)
    host.start()
    for (id_, tokens), log in zip(tables, logs, strict=True):
        guest = host.guest(id_, *tokens)
        told = guest.heard[0]
        by = {entry["ply"]: entry["by"] for entry in told["log"]["0"]}
        assert log
        for entry in log:
            assert by[entry["ply"]] == entry["by"]
        assert told["seq"] >= log[-1]["seq"]
        if told["table"]["outcome"] is None:  # a quick match may have come to its end before the kill
            assert guest.decision is not None
            guest.act()


def test_clients_resume_where_they_were(new_host: Callable[..., Host]) -> None:
    host = new_host()
    id_, tokens = host.table(link_seats("Ada", "Ben"), public=True)
    ada, ben = seat_all(host, id_, tokens)
    ben.done("chat", text="wait for me", seat=1)
    ada.catch_up(ben.seq)
    since, table, decision = ada.seq, ada.table, ada.decision or ben.decision
    host.end(signal.SIGKILL)
    host.start()
    back = Guest(host, id_)
    assert back.hello(tokens[0], since=since) == {"type": "current", "seq": since}
    late = Guest(host, id_)
    told = late.hello(tokens[1], since=since - 1)
    assert told["type"] == "table"
    assert told["table"] == table
    assert told["chat"][0]["text"] == "wait for me"
    for guest in (back, late):
        again = guest.hello(tokens[0], tokens[1])
        assert again["decisions"] == [decision]


def test_an_interrupted_bot_goes_on_when_somebody_looks(new_host: Callable[..., Host]) -> None:
    host = new_host(bot_pause=0.2)
    id_, _ = host.table([{"kind": "bot", "bot": "easy"}] * 2, public=True, options={"turn_limit": 6})
    host.end(signal.SIGKILL)
    host.start()
    eve = host.guest(id_)
    while eve.table["outcome"] is None:
        eve.next()


def test_a_terminated_server_says_goodbye_and_ends_well(new_host: Callable[..., Host]) -> None:
    for ending in (signal.SIGTERM, signal.SIGINT):
        host = new_host()
        id_, tokens = host.table(link_seats("Ada", "Ben"))
        ada = host.guest(id_, tokens[0])
        assert host.end(ending) == 0
        assert ada.closed() == 1012
        assert "traceback" not in host.log.read_text().lower()


def test_another_server_on_the_same_store_makes_no_double_moves(new_host: Callable[..., Host], place: sa.URL) -> None:
    one, two = new_host(database=str(place)), new_host(database=str(place))
    id_, tokens = one.table(link_seats("Ada", "Ben"))
    here, there = one.guest(id_, *tokens), two.guest(id_, *tokens)
    here.hello(*tokens)
    assert here.decision is not None
    decision = here.decision
    fields = {"seat": decision["seat"], "ply": decision["ply"]}
    here.act(0)
    assert there.refused_after_news("act", action=decision["actions"][-1], **fields) == "late"
    assert there.table["ply"] == here.table["ply"]
    there.act(0)
    assert here.decision is not None
    fields = {"seat": here.decision["seat"], "ply": here.decision["ply"]}
    assert here.refused_after_news("act", action=here.decision["actions"][0], **fields) == "late"
    here.done("chat", text="what a strange table", seat=0)
    there.done("chat", text="indeed", seat=1)
    whole = there.hello(*tokens)
    assert [line["text"] for line in whole["chat"]] == ["what a strange table", "indeed"]
