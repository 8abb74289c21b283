"""Who and what a card may name: YN-7 and YN-8, for every card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

import pytest

from sampan import IllegalAction

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]

Ways = list[tuple[Any, ...]]
GOALS = ["W10", "B8", "B10"]
PLAYERS = ["W1", "W7", "W8", "B1", "B7"]
FACES = [f"{letter}{number}" for letter in "WB" for number in range(1, 11)]
SEAT_ROLES = {"player", "giver", "receiver", "first", "second"}
EVERYBODY: Ways = [(0,), (1,), (2,)]

# Seat 0 has a white token and another card, seat 1 two black tokens and a card, seat 2 nothing; W1 is discarded.
THREE: dict[str, Ways] = {
    **dict.fromkeys([*PLAYERS, "W4"], EVERYBODY),
    **{card: [()] for card in GOALS},
    "W2": [(0, "white"), (1, "black")],
    "B2": [(0, "white"), (1, "black")],
    "W3": [(1,)],
    "W9": [(1,)],
    "B3": [(0,)],
    "B9": [(0,)],
    "W5": [(0, 1), (0, 2)],
    "B5": [(1, 0), (1, 2)],
    "W6": [(seat, whites) for seat in range(3) for whites in range(3)],
    "B4": [(0, 1), (0, 2), (1, 2)],
    "B6": [(0, 1), (0, 2), (1, 0), (1, 2)],
}


@pytest.mark.parametrize("card", FACES)
def test_yn_7_yn_8_what_a_card_may_name_with_three(lay: Lay, card: str) -> None:
    desk = lay(3, [[1, 0], [0, 2], [0, 0]], [[card, "W1"], ["B1"], []], discards=[["W1"], []])
    assert desk.ways(card) == THREE[card]
    assert desk.offers()[0] == {"kind": "pass"}
    assert desk.ways("B1") == (EVERYBODY if card == "B1" else [])


@pytest.mark.parametrize("seats", [2, 10])
@pytest.mark.parametrize("card", FACES)
def test_yn_7_anybody_may_be_named_if_everybody_has_everything(lay: Lay, seats: int, card: str) -> None:
    """One's own tokens and cards included."""
    turn = seats - 1
    hands = [["W1"] for _ in range(seats)]
    hands[turn] = [card, "B1"]
    desk = lay(seats, [[1, 1]] * seats, hands, turn=turn, discards=[[], ["B1"]])
    everybody = range(seats)
    expected: dict[str, Ways] = {
        **{face: [(seat,) for seat in everybody] for face in [*PLAYERS, "W3", "W4", "W9", "B3", "B9"]},
        **{face: [(seat, colour) for seat in everybody for colour in ("white", "black")] for face in ("W2", "B2")},
        **{face: list(permutations(everybody, 2)) for face in ("W5", "B5", "B6")},
        **{face: [()] for face in GOALS},
        "W6": [(seat, whites) for seat in everybody for whites in range(3)],
        "B4": list(combinations(everybody, 2)),
    }
    assert desk.ways(card) == expected[card]


@pytest.mark.parametrize("card", FACES)
def test_yn_7_the_eliminated_cannot_be_named_for_anything(lay: Lay, card: str) -> None:
    """Seats 1 and 3 are out: neither giver nor receiver nor player."""
    desk = lay(
        5,
        [[1, 1], [0, 0], [1, 2], [0, 0], [2, 1]],
        [[card, "W1"], [], ["W1"], [], ["B1"]],
        goal=(4, "lose"),
        out=[1, 3],
        discards=[["W1"], []],
    )
    ways = [way for way in desk.offers("play") if way["card"] == card]
    assert ways
    before = desk.position
    for way in ways:
        for role in SEAT_ROLES & set(way):
            assert way[role] in (0, 2, 4)
            for out in (1, 3):
                with pytest.raises(IllegalAction) as refusal:
                    desk.game.find(desk.state, {**way, role: out})
                assert refusal.value.reason == "player-out"
    assert desk.position == before


@pytest.mark.parametrize("card", ["W2", "B2", "W3", "B3", "W5", "B5", "W9", "B9"])
def test_yn_8_token_cards_need_a_token_never_one_of_the_bag(lay: Lay, card: str) -> None:
    """No token of the right colour with anybody: the card stays in the hand, although the bag is full."""
    needs_black = card in ("W3", "W9", "B5")
    tokens = [[0, 0], [0, 0]] if card[1] == "2" else [[2, 0], [1, 0]] if needs_black else [[0, 1], [0, 2]]
    desk = lay(2, tokens, [[card], []])
    assert desk.offers() == [{"kind": "pass"}]


@pytest.mark.parametrize("card", [*PLAYERS, "W6", "B4"])
def test_yn_8_some_cards_may_be_played_without_effect(lay: Lay, cards: Callable[..., list[str]], card: str) -> None:
    """Nothing in the bag, nothing to draw, empty hands: any living player may be named all the same."""
    hoard = cards("white", card) + cards("black") if card[0] == "W" else cards("white") + cards("black", card)
    desk = lay(4, [[0, 0], [0, 0], [0, 0], [20, 20]], [[card], [], [], hoard])
    assert len(desk.ways(card)) == {"W6": 12, "B4": 6}.get(card, 4)


def test_yn_8_the_supply_does_not_matter_for_replacing(lay: Lay) -> None:
    """An empty bag does not make W3, W9, B3 or B9 unplayable (YN-8a says what happens)."""
    for card in ("W3", "W9", "B3", "B9"):
        desk = lay(2, [[10, 10], [10, 10]], [[card], []], goal=(3, "win"))
        assert desk.ways(card) == [(0,), (1,)]


def test_yn_8_w4_needs_a_discarded_card(lay: Lay) -> None:
    assert lay(3, hands=[["W4"]]).ways("W4") == []
    assert lay(3, hands=[["W4"]], discards=[["W4"], []]).ways("W4") == EVERYBODY
    assert lay(3, hands=[["W4"]], discards=[[], ["B1"]]).ways("W4") == EVERYBODY


def test_yn_8_b6_needs_a_giver_with_a_card(lay: Lay) -> None:
    """B6 itself is no card that its player could give (YN-6)."""
    assert lay(3, hands=[["B6"], [], []]).ways("B6") == []
    assert lay(3, hands=[["B6"], [], ["W1"]]).ways("B6") == [(2, 0), (2, 1)]
    assert lay(3, hands=[["B6", "B6"], [], []]).ways("B6") == [(0, 1), (0, 2)]


@pytest.mark.parametrize("card", GOALS)
def test_yn_8_goal_cards_are_always_playable(lay: Lay, card: str) -> None:
    for number in range(1, 7):
        for mode in ("win", "lose"):
            assert lay(2, hands=[[card], []], goal=(number, mode)).ways(card) == [()]


def test_yn_8_a_card_may_be_held_back(lay: Lay) -> None:
    """Passing is always possible, whatever the hand (YN-5)."""
    desk = lay(2, [[1, 1], [1, 1]], [FACES, []], discards=[["W1"], []])
    assert desk.offers()[0] == {"kind": "pass"}
    assert {offer["card"] for offer in desk.offers("play")} == set(FACES)


def test_two_like_cards_are_offered_once(lay: Lay) -> None:
    desk = lay(2, hands=[["W1", "W1", "W1"], []])
    assert desk.offers() == [
        {"kind": "pass"},
        {"kind": "play", "card": "W1", "player": 0},
        {"kind": "play", "card": "W1", "player": 1},
    ]


def test_b4_names_two_players_in_any_order(lay: Lay) -> None:
    """The pair is the same whoever is named first (YN-7)."""
    desk = lay(3, hands=[["B4"], ["W1"], ["B1"]])
    codes = [
        desk.game.find(desk.state, {"kind": "play", "card": "B4", "first": one, "second": other})
        for one, other in ((1, 2), (2, 1))
    ]
    assert codes[0] == codes[1]
