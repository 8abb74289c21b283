"""Seats that decide at the same time, with a real server process: asked at once, stored, kept secret."""

from __future__ import annotations

import importlib
import json
import signal
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from face_down import FaceDown
from serving import Data, Guest, Host, link_seats
from websockets.exceptions import ConnectionClosed

import sampan
from sampan.core.match_file import read_match

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("together"), toys=True) as running:
        yield running


def sit_down(host: Host, *names: str, **wishes: Any) -> tuple[str, list[str], list[Guest]]:
    id_, tokens = host.table(link_seats(*names), game="face_down", **wishes)
    guests = [host.guest(id_, token) for token in tokens]
    for guest in guests:
        guest.catch_up(guests[-1].seq)
    return id_, tokens, guests


def lay(guest: Guest, *cards: int) -> None:
    """Lay cards; 0 is none, and is always the first of the actions when it is allowed."""
    for card in cards:
        decision = guest.decision
        assert decision is not None
        wanted = [action for action in decision["actions"] if number(action) == card]
        guest.done("act", seat=decision["seat"], ply=decision["ply"], action=wanted[0])


def number(action: Data) -> int:
    return int(str(action.get("card", "0"))[-1])


def settle(*guests: Guest) -> None:
    """Everybody has heard everything that there is to be heard."""
    for guest in guests:
        guest.catch_up(guest.done("ping")["seq"])


class TestAtOnce:
    def test_everybody_is_asked_at_once_and_sees_who_is_ready(self, host: Host) -> None:
        id_, _, (ada, ben, cleo) = sit_down(host, *NAMES, public=True)
        eve = host.guest(id_)
        everybody = (ada, ben, cleo, eve)
        assert [guest.decision is not None for guest in everybody] == [True, True, True, False]
        assert eve.table["deciding"] == [0, 1, 2]
        lay(cleo, 5, 0)
        settle(*everybody)
        assert [guest.table["deciding"] for guest in everybody] == [[0, 1]] * 4
        assert [guest.table["ready"] for guest in everybody] == [[2]] * 4
        assert cleo.decision is None
        lay(ada, 5, 4, 3)
        lay(ben, 1, 0)
        settle(*everybody)
        assert [guest.table["deciding"] for guest in everybody] == [[0]] * 4
        change = eve.last
        assert [entry["by"] for entry in change["entries"]["spectator"]] == [1, 1, 2, 2, 0, 0, 0]
        assert ada.decision is not None
        assert ada.decision["actions"][0]["kind"] == "end"

    def test_the_traffic_of_others_tells_nothing_of_what_is_pending(self, host: Host) -> None:
        id_, tokens, guests = sit_down(host, *NAMES, public=True)
        ada, ben, _ = guests
        eve = host.guest(id_)
        heard = {guest: len(guest.raw) for guest in (*guests, eve)}
        lay(ada, 1)
        ada.done("undo", seat=0)
        lay(ada, 5, 2)
        lay(ben, 3)
        settle(*guests, eve)
        # To the others nothing has happened: they have heard the answers to their own requests and nothing else.
        assert len(guests[2].raw) == heard[guests[2]] + 1
        assert len(eve.raw) == heard[eve] + 1
        lay(ada, 0)
        lay(ben, 0)
        settle(*guests, eve)
        for guest, own in [(ada, "card-0-"), (ben, "card-1-"), (guests[2], "card-2-"), (eve, "nothing")]:
            for words in guest.raw:
                assert "card-" not in words.replace(own, "")
        late, latest = host.guest(id_), host.guest(id_, tokens[2])
        lists = [host.get(path).text for path in ("/tables", f"/tables/{id_}")]
        for words in [*late.raw, *latest.raw, *lists, host.log.read_text()]:
            assert "card-0-" not in words
            assert "card-1-" not in words
        assert host.get(f"/tables/{id_}/match").status_code == 409
        plies = {message["table"]["ply"] for message in eve.heard if "ply" in message.get("table", {})}
        assert plies == {1}
        assert {entry["ply"] for entry in late.heard[0]["log"]["spectator"]} == {0}

    def test_refusals_and_repetitions(self, host: Host) -> None:
        _, _, (ada, ben) = sit_down(host, "Ada", "Ben")
        assert ada.decision is not None
        first = {"seat": 0, "ply": ada.decision["ply"], "action": ada.decision["actions"][0]}
        assert ben.refused("act", **first) == "not-your-seat"
        ada.done("act", **first)
        assert ada.refused("act", **first) == "late"
        lay(ben, 2, 3, 4)  # meanwhile; Ada's next choice is as good as before
        assert ben.refused("act", seat=1, ply=ben.table["ply"] + 3, action={"kind": "stop"}) == "not-deciding"
        ada.catch_up(ada.done("ping")["seq"])
        ada.done("act", seat=0, ply=first["ply"] + 1, action={"kind": "lay", "card": "card-0-5"})
        assert ada.decision is not None
        answer = ada.done("preview", seat=0, ply=ada.decision["ply"], action=ada.decision["actions"][-1])
        assert answer["events"][0]["card"] == ada.decision["actions"][-1]["card"]

    def test_two_copies_of_an_action_at_once_count_once(self, host: Host) -> None:
        id_, tokens, (ada, _) = sit_down(host, "Ada", "Ben")
        twin = host.guest(id_, tokens[0])
        assert ada.decision is not None
        action = {"type": "act", "ref": "x", "seat": 0, "ply": ada.decision["ply"]}
        for guest in (ada, twin):
            guest.send({**action, "action": ada.decision["actions"][0]})
        answers = [guest.hear("done", "refused") for guest in (ada, twin)]
        assert {answer.get("reason") for answer in answers} == {None, "late"}
        settle(ada, twin)
        assert ada.seq == twin.seq
        assert twin.whole["pending"] == {"0": 1}

    def test_several_persons_at_one_screen_are_each_asked(self, host: Host) -> None:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
        id_, tokens = host.table(seats, game="face_down")
        both = host.guest(id_, *tokens)
        assert [decision["seat"] for decision in both.decisions] == [0, 1]
        lay(both, 2, 0)
        assert [decision["seat"] for decision in both.decisions] == [1]
        assert both.whole["pending"] == {"0": 2}
        while both.table["outcome"] is None:
            both.act(both.seq * 3)

    def test_a_person_against_bots_that_decide_early(self, host: Host) -> None:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "random"}]
        id_, tokens = host.table(seats, game="face_down")
        ada = host.guest(id_, tokens[0])
        while ada.table["ready"] != [1, 2]:
            ada.next()
        while ada.table["outcome"] is None:
            if ada.decision is None:
                ada.next()
            else:
                ada.act(ada.seq * 3)
        assert not any(note["kind"] == "bot_failed" for message in ada.heard for note in message.get("notes", []))

    def test_who_resigns_is_followed_by_a_bot(self, host: Host) -> None:
        _, _, (ada, ben, cleo) = sit_down(host, *NAMES)
        lay(ada, 3)
        ada.done("resign", seat=0)
        while ben.table["ready"] != [0]:
            ben.next()
        lay(ben, 5, 0)
        lay(cleo, 4, 0)
        settle(ben)
        events = [
            event
            for message in ben.heard
            for entry in message.get("entries", {}).get("1", [])
            for event in entry["events"]
        ]
        (laid,) = [event["laid"] for event in events if event["kind"] == "turned_over"]
        assert laid[0][0] == "card-0-3"
        assert laid[1:] == [["card-1-5"], ["card-2-4"]]

    def test_the_match_file_holds_only_what_entered_the_match(
        self, host: Host, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        id_, _, (ada, ben) = sit_down(host, "Ada", "Ben", public=True)
        lay(ada, 3, 0)
        lay(ben, 5, 0)
        settle(ada, ben)
        assert ben.decision is not None
        ben.act()
        settle(ada, ben)
        lay(ada, 1)
        ben.done("resign", seat=1)
        content = host.get(f"/tables/{id_}/match").content
        assert b"card-0-1" not in content
        monkeypatch.setitem(importlib.import_module("sampan.games.registry")._GAMES, "face_down", FaceDown())
        match = read_match(content, sampan.game)
        assert [entry.by for entry in match.entries] == [-1, 1, 1, 0, 0, 1]


class TestStored:
    def test_pending_actions_survive_sigkill(self, new_host: Callable[..., Host]) -> None:
        host = new_host(toys=True)
        id_, tokens, (ada, ben) = sit_down(host, "Ada", "Ben")
        lay(ada, 4, 2)
        lay(ben, 1, 3, 0)
        ben.done("undo", seat=1)
        settle(ada, ben)
        since, known = [ada.seq, ben.seq], [ada.decision, ben.decision]
        host.end(signal.SIGKILL)
        host.start()
        for seat, token in enumerate(tokens):
            assert Guest(host, id_).hello(token, since=since[seat]) == {"type": "current", "seq": since[seat]}
        again = [host.guest(id_, token) for token in tokens]
        settle(*again)
        assert [guest.decision for guest in again] == known
        assert [guest.heard[0]["pending"] for guest in again] == [{"0": 2}, {"1": 2}]
        assert again[0].heard[0]["views"]["0"]["laid"] == [["card-0-4", "card-0-2"], None]
        assert "card-0-" not in json.dumps(again[1].heard)
        assert again[0].refused("act", seat=0, ply=known[0]["ply"] - 1, action=known[0]["actions"][1]) == "late"  # type: ignore[index]
        lay(again[1], 0)
        lay(again[0], 0)
        settle(*again)
        assert again[1].whole["views"]["1"]["laid"] == [["card-0-4", "card-0-2"], ["card-1-1", "card-1-3"]]

    def test_everything_acknowledged_survives_sigkill_at_any_moment(self, new_host: Callable[..., Host]) -> None:
        host = new_host(toys=True)
        tables = [sit_down(host, *NAMES) for _ in range(3)]
        acknowledged: dict[tuple[str, int], int] = {}
        enough = threading.Semaphore(0)

        def play_until_killed(guest: Guest, id_: str) -> None:
            try:
                while guest.table["outcome"] is None:
                    decision = guest.decision
                    if decision is None:
                        guest.next()
                        continue
                    guest.act(guest.seq * 5)
                    acknowledged[id_, decision["seat"]] = decision["ply"]
                    enough.release()
            except ConnectionClosed:
                pass

        players = [
            threading.Thread(target=play_until_killed, args=(guest, id_))
            for id_, _, guests in tables
            for guest in guests
        ]
        for player in players:
            player.start()
        for _ in range(40):
            enough.acquire(timeout=60)
        host.end(signal.SIGKILL)
        for player in players:
            player.join(60)
        host.start()
        for id_, tokens, _ in tables:
            for seat, token in enumerate(tokens):
                told = host.guest(id_, token).heard[0]
                stored = told["table"]["ply"] + told["pending"].get(str(seat), 0)
                assert stored > acknowledged.get((id_, seat), 0)

    def test_bots_go_on_with_what_they_have_pending(self, new_host: Callable[..., Host]) -> None:
        host = new_host(toys=True)
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
        id_, tokens = host.table(seats, game="face_down")
        host.end(signal.SIGKILL)
        host.start()
        ada = host.guest(id_, tokens[0])
        while ada.table["ready"] != [1]:
            ada.next()

    def test_another_server_on_the_same_store_makes_no_choice_stale(self, new_host: Callable[..., Host]) -> None:
        one, two = new_host(toys=True), new_host(toys=True)
        id_, tokens, (ada, _) = sit_down(one, "Ada", "Ben")
        ben = two.guest(id_, tokens[1])
        lay(ada, 1)
        lay(ben, 5)  # this server does not know yet what the other one has stored, and looks at it anew
        lay(ada, 2)
        assert ada.refused_after_news("act", seat=0, ply=1, action={"kind": "lay", "card": "card-0-3"}) == "late"
        settle(ada)
        assert ada.whole["views"]["0"]["laid"][0] == ["card-0-1", "card-0-2"]
        lay(ben, 0)
        lay(ada, 0)
        settle(ada)
        assert ada.whole["views"]["0"]["laid"] == [["card-0-1", "card-0-2"], ["card-1-5"]]
