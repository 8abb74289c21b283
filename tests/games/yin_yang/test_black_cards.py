"""What the ten black cards do (the table after YN-3, with YN-6 and YN-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]

TOKENS = [[2, 1], [1, 2], [4, 0]]


@pytest.mark.parametrize(
    ("card", "named", "after"),
    [
        ("B1", {"player": 0}, [[2, 2], [1, 2], [4, 0]]),
        ("B1", {"player": 2}, [[2, 1], [1, 2], [4, 1]]),
        ("B7", {"player": 0}, [[2, 3], [1, 2], [4, 0]]),
        ("B7", {"player": 1}, [[2, 1], [1, 4], [4, 0]]),
        ("B2", {"player": 0, "colour": "black"}, [[2, 0], [1, 2], [4, 0]]),
        ("B2", {"player": 2, "colour": "white"}, [[2, 1], [1, 2], [3, 0]]),
        ("B3", {"player": 0}, [[1, 2], [1, 2], [4, 0]]),
        ("B3", {"player": 2}, [[2, 1], [1, 2], [3, 1]]),
        ("B9", {"player": 0}, [[1, 3], [1, 2], [4, 0]]),
        ("B9", {"player": 1}, [[2, 1], [0, 4], [4, 0]]),
        ("B5", {"giver": 0, "receiver": 2}, [[2, 0], [1, 2], [4, 1]]),
        ("B5", {"giver": 1, "receiver": 0}, [[2, 2], [1, 1], [4, 0]]),
        ("B5", {"giver": 1, "receiver": 2}, [[2, 1], [1, 1], [4, 1]]),
    ],
)
def test_yn_table_black_cards_that_move_tokens(
    lay: Lay, card: str, named: dict[str, Any], after: list[list[int]]
) -> None:
    """Only the named tokens move; what is left over comes from, or goes to, the bag."""
    desk = lay(3, TOKENS, [[card, "W1"], ["B6"], []], goal=(6, "win"))
    bag = desk.bag
    desk.play(card, **named)
    assert desk.tokens == after
    change = [sum(pair[c] for pair in after) - sum(pair[c] for pair in TOKENS) for c in (0, 1)]
    assert desk.bag == [bag[0] - change[0], bag[1] - change[1]]
    assert desk.hands == [["W1"], ["B6"], []]
    assert desk.discards == [[], [card]]
    assert (desk.mover, desk.phase, desk.aim) == (1, "draw", (6, "win"))


def test_yn_table_b2_draws_nothing(lay: Lay) -> None:
    desk = lay(2, TOKENS[:2], [["B2"], []])
    desk.play("B2", player=1, colour="white")
    assert desk.hands == [[], []]
    assert desk.phase == "draw"


@pytest.mark.parametrize(
    ("pair", "after"),
    [
        ((0, 1), [["W5", "B9"], ["W1"], []]),
        ((0, 2), [[], ["W5", "B9"], ["W1"]]),
        ((1, 2), [["W1"], [], ["W5", "B9"]]),
    ],
)
def test_yn_table_b4_exchanges_whole_hands(lay: Lay, pair: tuple[int, int], after: list[list[str]]) -> None:
    """YN-6: B4 itself has left the hand and is not swapped; tokens stay."""
    desk = lay(3, TOKENS, [["W1", "B4"], ["W5", "B9"], []])
    desk.play("B4", first=pair[0], second=pair[1])
    assert desk.hands == after
    assert desk.tokens == TOKENS
    assert desk.discards == [[], ["B4"]]


def test_yn_6_a_second_b4_is_swapped(lay: Lay) -> None:
    desk = lay(2, hands=[["B4", "B4"], ["W1"]])
    desk.play("B4", first=1, second=0)
    assert desk.hands == [["W1"], ["B4"]]


def test_yn_8_b4_with_two_empty_hands(lay: Lay) -> None:
    desk = lay(3, hands=[["B4", "W1"], [], []])
    desk.play("B4", first=1, second=2)
    assert desk.hands == [["W1"], [], []]
    assert desk.mover == 1


@pytest.mark.parametrize(("giver", "receiver"), [(1, 0), (1, 2), (0, 2), (0, 1)])
def test_yn_7_b6_the_giver_chooses_the_card(lay: Lay, giver: int, receiver: int) -> None:
    """The card's player names both, the giver chooses among his whole hand."""
    desk = lay(3, hands=[["B6", "W1", "W5", "B2"], ["W1", "W5", "B2"], []])
    desk.play("B6", giver=giver, receiver=receiver)
    assert (desk.mover, desk.phase, desk.in_play) == (giver, "give", "B6")
    assert desk.offers() == [{"kind": "give", "card": card} for card in ("W1", "W5", "B2")]
    assert desk.view(None)["pending"] == {"giver": giver, "receiver": receiver}
    before = desk.hands
    desk.do("give", card="W5")
    assert desk.hands[giver] == ["W1", "B2"]
    assert sorted(desk.hands[receiver]) == sorted([*before[receiver], "W5"])
    assert desk.discards == [[], ["B6"]]
    assert (desk.mover, desk.phase) == (1, "draw")


def test_yn_6_b6_cannot_give_itself_but_another_b6(lay: Lay) -> None:
    desk = lay(2, hands=[["B6", "B6", "W1"], []])
    desk.play("B6", giver=0, receiver=1)
    assert desk.offers() == [{"kind": "give", "card": "W1"}, {"kind": "give", "card": "B6"}]
    desk.do("give", card="B6")
    assert desk.hands == [["W1"], ["B6"]]


@pytest.mark.parametrize("giver", [0, 1])
def test_yn_7_b6_with_one_card_to_give(lay: Lay, giver: int) -> None:
    desk = lay(3, hands=[["B6", "W9"] if giver == 0 else ["B6"], ["W9"] if giver == 1 else [], []])
    desk.play("B6", giver=giver, receiver=2)
    if desk.phase == "give":
        assert desk.offers() == [{"kind": "give", "card": "W9"}]
        desk.do("give", card="W9")
    assert desk.hands == [[], [], ["W9"]]
    assert desk.mover == 1


@pytest.mark.parametrize("mode", ["win", "lose"])
@pytest.mark.parametrize(("number", "after"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)])
def test_yn_table_b8_one_more_and_after_six_comes_one(lay: Lay, number: int, after: int, mode: str) -> None:
    desk = lay(2, hands=[["B8"], []], goal=(number, mode))
    events = desk.play("B8")
    assert desk.aim == (after, mode)
    assert {"kind": "goal_changed", "number": after, "mode": mode} in events


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize(("mode", "after"), [("win", "lose"), ("lose", "win")])
def test_yn_table_b10_inverts_the_goal(lay: Lay, number: int, mode: str, after: str) -> None:
    desk = lay(2, hands=[["B10"], []], goal=(number, mode))
    desk.play("B10")
    assert desk.aim == (number, after)


def test_yn_table_b10_twice_is_as_before(lay: Lay) -> None:
    desk = lay(2, [[3, 2], [2, 3]], [["B10"], ["B10"]], goal=(3, "win"))
    desk.play("B10")
    assert desk.aim == (3, "lose")
    desk.take_turn("W1", "B10")
    assert desk.aim == (3, "win")
    assert desk.outcome is None
