"""B6 as a blind gift: the card's player names giver, receiver and colour, and chance draws the card (YN-7a)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import CHANCE, Game, Rng

Lay = Callable[..., Any]


def blind(lay: Lay, hands: list[list[str]], **more: Any) -> Any:
    """A position of as many seats as hands, with the option."""
    options = {"blind_gift": True, **more.pop("options", {})}
    return lay(len(hands), hands=hands, options=options, **more)


def test_yn_7a_the_default_is_off(game: Game) -> None:
    assert game.start(2).options["blind_gift"] is False


@pytest.mark.parametrize("one_pile", [False, True])
def test_yn_7a_each_card_of_the_named_colour_alike(lay: Lay, one_pile: bool) -> None:
    desk = blind(lay, [["B6"], ["W1", "W1", "W1", "W2", "B1"], []], options={"one_pile": one_pile})
    desk.play("B6", giver=1, receiver=2, colour="white")
    assert desk.mover == CHANCE
    assert desk.odds() == {"W1": 3, "W2": 1}
    assert desk.view(None)["pending"] == {"giver": 1, "receiver": 2, "colour": "white"}
    assert desk.refusal("give", card="B1") == "not-asked"
    assert desk.refusal("give", card="W3") == "not-in-hand"
    (given,) = [event for event in desk.do("give", card="W1") if event["kind"] == "card_given"]
    assert given == {"kind": "card_given", "giver": 1, "receiver": 2, "colour": "white", "card": "W1"}
    assert desk.hands == [[], ["W1", "W1", "W2", "B1"], ["W1"]]
    assert desk.discards[0 if one_pile else 1] == ["B6"]
    assert desk.turn == 1


def test_yn_7a_chance_decides_also_when_he_names_himself(lay: Lay) -> None:
    desk = blind(lay, [["B6", "B1", "B2", "W1"], []])
    desk.play("B6", giver=0, receiver=1, colour="black")
    assert desk.mover == CHANCE
    assert desk.odds() == {"B1": 1, "B2": 1}


def test_yn_7a_even_a_single_card_is_drawn(lay: Lay) -> None:
    desk = blind(lay, [["B6"], ["W5", "B1"]])
    desk.play("B6", giver=1, receiver=0, colour="white")
    assert desk.odds() == {"W5": 1}


def test_yn_7a_only_colours_that_the_giver_holds(lay: Lay) -> None:
    """The card itself does not count (YN-6); giver and receiver differ (YN-7)."""
    desk = blind(lay, [["B6", "W1"], ["B1"], []])
    assert desk.ways("B6") == [(0, 1, "white"), (0, 2, "white"), (1, 0, "black"), (1, 2, "black")]
    assert desk.refusal("play", card="B6", giver=0, receiver=1, colour="black") == "no-such-card"
    assert desk.refusal("play", card="B6", giver=1, receiver=0, colour="white") == "no-such-card"
    assert desk.refusal("play", card="B6", giver=2, receiver=0, colour="white") == "no-such-card"
    assert desk.refusal("play", card="B6", giver=1, receiver=1, colour="black") == "same-player"
    assert desk.refusal("play", card="B6", giver=1, receiver=0) == "field-missing"
    desk = blind(lay, [["B6", "B6"], [], []])
    assert desk.ways("B6") == [(0, 1, "black"), (0, 2, "black")]
    desk = blind(lay, [["B6"], []])
    assert desk.offers() == [{"kind": "pass"}]
    assert [refusal.reason for refusal in desk.state.blocked()] == ["no-card-anywhere"]


def test_yn_7a_eliminated_players_cannot_be_named(lay: Lay) -> None:
    desk = blind(lay, [["B6", "B1"], [], ["W1"]], goal=(3, "lose"), out=[1])
    assert desk.ways("B6") == [(0, 2, "black"), (2, 0, "white")]
    assert desk.refusal("play", card="B6", giver=0, receiver=1, colour="black") == "player-out"


def test_yn_7a_in_mystery_any_colour_of_another_may_be_named(lay: Lay) -> None:
    desk = blind(lay, [["B6", "W1"], ["B1"], []], options={"mystery": True})
    assert desk.ways("B6") == [
        (0, 1, "white"),
        (0, 2, "white"),
        *[(1, receiver, colour) for receiver in (0, 2) for colour in ("white", "black")],
        *[(2, receiver, colour) for receiver in (0, 1) for colour in ("white", "black")],
    ]
    events = desk.play("B6", giver=1, receiver=2, colour="white")
    assert [event["kind"] for event in events] == ["card_played", "missed"]
    assert desk.hands == [["W1"], ["B1"], []]
    assert desk.discards[1] == ["B6"]
    assert desk.turn == 1


def test_yn_7a_giver_and_receiver_learn_the_card_the_others_its_back(lay: Lay) -> None:
    """Seat 0, who played the card, learns nothing as such (YN-14)."""
    desk = blind(lay, [["B6"], ["W1", "W2"], ["B1"], []])
    desk.play("B6", giver=1, receiver=2, colour="white")
    recorder = desk.record("give", card="W2")
    told = {seat: next(e for e in recorder.seen_by(seat) if e["kind"] == "card_given") for seat in (None, 0, 1, 2, 3)}
    assert {seat for seat, event in told.items() if "card" in event} == {1, 2}
    assert all(event["colour"] == "white" for event in told.values())
    assert desk.known(1, 2) == ["W2"]
    assert [desk.known(seat, 2) for seat in (None, 0, 3)] == [[], [], []]


def test_yn_7a_who_knew_the_hand_knows_no_more_which_card_is_where(lay: Lay) -> None:
    desk = blind(lay, [["B6", "B4"], ["W1", "W1", "W2"], []])
    desk.play("B4", first=0, second=1)  # seat 0 knows what seat 1 gave it, and the other way round
    desk.take_turn("B6", "B6", giver=0, receiver=2, colour="white")
    assert desk.odds() == {"W1": 2, "W2": 1}
    desk.do("give", card="W1")
    assert desk.known(1, 0) == ["W1"]  # one of two like cards is there for certain
    assert desk.known(1, 2) == []
    worlds = {tuple(desk.state.resample(1, Rng(n)).position()["hands"][2]) for n in range(60)}
    assert worlds == {("W1",), ("W2",)}


def test_yn_7a_without_the_option_the_giver_chooses(lay: Lay) -> None:
    desk = lay(3, hands=[["B6"], ["W1", "B1"], []])
    assert desk.refusal("play", card="B6", giver=1, receiver=2, colour="white") != ""
    desk.play("B6", giver=1, receiver=2)
    assert desk.mover == 1
    assert desk.offers("give") == [{"kind": "give", "card": "W1"}, {"kind": "give", "card": "B1"}]
    assert desk.view(None)["pending"] == {"giver": 1, "receiver": 2}


def test_yn_7a_the_phase_must_have_such_a_card(game: Game, lay: Lay) -> None:
    desk = blind(lay, [["B6"], ["W1"], []])
    desk.play("B6", giver=1, receiver=2, colour="white")
    position = desk.position
    assert game.restore(position).position() == position
    with pytest.raises(Exception, match="does not fit"):
        game.restore({**position, "gift_colour": "black"})
