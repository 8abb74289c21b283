"""Ending a match by agreement (YN-12c) at a server: people agree or refuse, and bots think about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from serving import Data, Guest, Host, link_seats

AGREED = {"winners": [], "scores": [0, 0], "reason": "agreed"}


def couple(host: Host) -> tuple[str, Guest, Guest]:
    id_, tokens = host.table(link_seats("Ada", "Ben"), options={"first_player": 0}, public=True)
    ada, ben = (host.guest(id_, token) for token in tokens)
    ada.catch_up(ben.seq)
    return id_, ada, ben


def notes(guest: Guest) -> list[str]:
    return [note["kind"] for note in guest.whole["notes"]]


def until(guest: Guest, condition: Callable[[Data], bool]) -> Data:
    """Listen until the table is like that."""
    while not condition(guest.whole):
        guest.next()
    return guest.whole


def test_two_persons_agree(host: Host) -> None:
    id_, ada, ben = couple(host)
    eve = host.guest(id_)
    assert ada.whole["end_vote"] is None
    assert eve.refused("end", seat=0, agree=True) == "not-your-seat"
    assert ada.refused("end", seat=0, agree="yes") == "field-form"
    assert ada.refused("end", seat=0) == "field-missing"
    assert ada.refused("end", seat=0, agree=False) == "end-not-asked"
    ada.done("end", seat=0, agree=True)
    assert ada.whole["end_vote"] == {"seat": 0, "consents": [0], "missing": [1]}
    ben.catch_up(ada.seq)
    assert ben.refused("end", seat=0, agree=True) == "not-your-seat"
    ben.done("end", seat=1, agree=True)
    for guest in (ada, ben, eve):
        told = until(guest, lambda whole: whole["table"]["outcome"] is not None)
        assert told["table"]["outcome"] == AGREED
        assert (told["end_vote"], told["decisions"], told["table"]["deciding"]) == (None, [], [])
        assert notes(guest) == ["end_proposed", "ended"]
    file = host.get(f"/tables/{id_}/match")
    assert (file.json()["version"], file.json()["outcome"]) == (3, AGREED)
    frames = host.get(f"/tables/{id_}/replay").json()
    assert frames["outcome"] == AGREED
    chances = host.get(f"/tables/{id_}/chances?ply={ada.table['ply']}").json()
    assert [side["chance"] for side in chances["sides"]] == [0, 0]
    again = host.post("/replays", file.json())
    assert again.json()["outcome"] == AGREED
    ada.done("rematch", seat=0)


def test_one_refuses_and_is_not_asked_again_at_once(host: Host) -> None:
    _, ada, ben = couple(host)
    ada.done("end", seat=0, agree=True)
    ben.catch_up(ada.seq)
    ben.done("end", seat=1, agree=False)
    told = until(ada, lambda whole: whole["end_vote"] is None)
    assert told["notes"][-1] == {"ply": told["table"]["ply"], "kind": "end_refused", "seat": 0, "by": 1}
    assert told["table"]["outcome"] is None
    assert ada.refused("end", seat=0, agree=True) == "end-denied"
    assert ben.refused("end", seat=1, agree=True) == "end-denied"


@pytest.mark.parametrize(("heap", "refuses"), [(3, False), (4, True)])
def test_a_bot_agrees_unless_it_stands_better(new_host: Callable[..., Host], heap: int, refuses: bool) -> None:
    """Of three stones Ada, who is to move, takes the last one; of four she cannot."""
    host = new_host(toys=True)
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy", "name": "Willow"}]
    id_, [token] = host.table(seats, game="last_stone", options={"heap": heap})
    ada = host.guest(id_, token)
    ada.done("end", seat=0, agree=True)
    told = until(ada, lambda whole: whole["end_vote"] is None)
    if refuses:
        assert told["table"]["outcome"] is None
        assert told["notes"][-1] == {"ply": 0, "kind": "end_refused", "seat": 0, "by": 1}
        ada.act()
    else:
        assert told["table"]["outcome"] == AGREED


def test_a_server_that_starts_again_asks_the_bot(new_host: Callable[..., Host]) -> None:
    """What is stored is enough to go on from: the persons have agreed, and the bot has still to answer."""
    host = new_host(toys=True)
    seats = [{"kind": "here", "name": "Ada"}, *link_seats("Ben"), {"kind": "bot", "bot": "easy", "name": "Willow"}]
    id_, tokens = host.table(seats, game="last_stone", options={"heap": 3})
    ada, ben = (host.guest(id_, token) for token in tokens)
    ada.done("end", seat=0, agree=True)
    host.end()
    host.start()
    ben = host.guest(id_, tokens[1])
    assert ben.whole["end_vote"] == {"seat": 0, "consents": [0], "missing": [1, 2]}
    ben.done("end", seat=1, agree=True)
    told = until(ben, lambda whole: whole["table"]["outcome"] is not None)
    assert told["table"]["outcome"] == {"winners": [], "scores": [0, 0, 0], "reason": "agreed"}
