"""YN-8a: what happens when the bag, the decks and the piles do not hold what a card asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]
    Cards = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("card", "tokens", "after"),
    [
        ("W1", [[0, 0], [20, 0]], [[0, 0], [20, 0]]),
        ("W1", [[0, 0], [19, 0]], [[1, 0], [19, 0]]),
        ("W7", [[0, 0], [20, 0]], [[0, 0], [20, 0]]),
        ("W7", [[0, 0], [19, 0]], [[1, 0], [19, 0]]),
        ("W7", [[0, 0], [18, 0]], [[2, 0], [18, 0]]),
        ("W3", [[0, 2], [20, 0]], [[0, 1], [20, 0]]),
        ("W3", [[0, 2], [19, 0]], [[1, 1], [19, 0]]),
        ("W9", [[0, 2], [20, 0]], [[0, 1], [20, 0]]),
        ("W9", [[0, 2], [19, 0]], [[1, 1], [19, 0]]),
        ("W9", [[0, 2], [18, 0]], [[2, 1], [18, 0]]),
        ("B1", [[0, 0], [0, 20]], [[0, 0], [0, 20]]),
        ("B1", [[0, 0], [0, 19]], [[0, 1], [0, 19]]),
        ("B7", [[0, 0], [0, 20]], [[0, 0], [0, 20]]),
        ("B7", [[0, 0], [0, 19]], [[0, 1], [0, 19]]),
        ("B3", [[2, 0], [0, 20]], [[1, 0], [0, 20]]),
        ("B3", [[2, 0], [0, 19]], [[1, 1], [0, 19]]),
        ("B9", [[2, 0], [0, 20]], [[1, 0], [0, 20]]),
        ("B9", [[2, 0], [0, 19]], [[1, 1], [0, 19]]),
    ],
)
def test_yn_8a_gain_is_limited_to_the_bag(lay: Lay, card: str, tokens: Any, after: Any) -> None:
    """The old token of a replacement is gone all the same, and nobody else gets the new ones."""
    desk = lay(2, tokens, [[card], []], goal=(5, "win"))
    desk.play(card, player=0)
    assert desk.tokens == after
    assert desk.view(None)["bag"] == {"white": desk.bag[0], "black": desk.bag[1]}
    assert desk.mover == 1


def test_yn_8a_the_owner_receives_the_new_tokens(lay: Lay) -> None:
    """Not the card's player."""
    desk = lay(3, [[0, 0], [0, 3]], [["W9"], [], []], goal=(5, "win"))
    desk.play("W9", player=1)
    assert desk.tokens == [[0, 0], [2, 2], [0, 0]]


def test_yn_8a_short_tokens_do_not_count_for_the_goal(lay: Lay) -> None:
    """Two were to come, one came: three of each it is, or not."""
    desk = lay(2, [[2, 3], [17, 0]], [["W7"], []])
    desk.play("W7", player=0)
    assert desk.tokens[0] == [3, 3]
    assert desk.ending == ([0], "goal")


@pytest.mark.parametrize(
    ("whites", "left", "drawn"),
    [
        (2, ("W1", None), ["W1"]),
        (2, (None, "B1"), []),
        (1, (None, "B1"), ["B1"]),
        (1, ("W1", None), ["W1"]),
        (0, ("W1", None), []),
        (0, (None, None), []),
    ],
)
def test_yn_8a_w6_may_name_any_mix_and_what_cannot_be_drawn_is_lost(
    lay: Lay, cards: Cards, whites: int, left: tuple[str | None, str | None], drawn: list[str]
) -> None:
    """Piles and decks hold at most one card each; seat 2 has all the others."""
    hoard = cards("white", "W6", *([left[0]] if left[0] else [])) + cards("black", *([left[1]] if left[1] else []))
    desk = lay(3, hands=[["W6"], [], hoard])
    assert (1, whites) in desk.ways("W6")
    events = desk.play("W6", player=1, whites=whites)
    for card in drawn:
        assert desk.odds() == {card: 1}
        events += desk.do("turn_up", card=card)
    assert desk.hands[1] == drawn
    assert sum(event["count"] for event in events if event["kind"] == "draw_lost") == 2 - len(drawn)
    assert (desk.turn, desk.in_play) == (1, None)


def test_yn_8a_w6_takes_the_last_card_then_the_rebuilt_deck(lay: Lay, cards: Cards) -> None:
    desk = lay(3, hands=[["W6"], [], cards("white", "W6", "W1", "W9")], discards=[["W9"], []])
    desk.play("W6", player=1, whites=2)
    assert desk.odds() == {"W1": 1}
    assert desk.discards[0] == ["W9"]
    desk.up("W1")
    assert desk.odds() == {"W9": 1}
    desk.up("W9")
    assert desk.hands[1] == ["W1", "W9"]


@pytest.mark.parametrize("colour", ["white", "black"])
def test_yn_8a_the_draw_of_w2_is_lost_if_there_is_no_card(lay: Lay, cards: Cards, colour: str) -> None:
    """It is not replaced by a card of the other colour."""
    hoard = cards("white", "W2") if colour == "white" else cards("black")
    desk = lay(3, [[0, 0], [1, 1]], [["W2"], [], hoard])
    events = desk.play("W2", player=1, colour=colour)
    assert desk.tokens[1] == ([0, 1] if colour == "white" else [1, 0])
    assert desk.hands[1] == []
    assert "draw_lost" in [event["kind"] for event in events]
    assert desk.turn == 1


def test_yn_8a_w8_draws_stop_by_colour(lay: Lay, cards: Cards) -> None:
    """No white card is left, and one black: two white and three black tokens make one card."""
    desk = lay(3, [[0, 0], [2, 3]], [["W8"], [], cards("white", "W8") + cards("black", "B5")])
    desk.play("W8", player=1)
    assert desk.odds() == {"B5": 1}
    desk.up("B5")
    assert desk.hands[1] == ["B5"]
    assert desk.tokens[1] == [0, 0]
    assert desk.turn == 1


def test_yn_8a_w8_gains_are_limited_too_and_the_old_tokens_are_in_the_bag(lay: Lay) -> None:
    """Four white cards, one white token in the bag and two of his own: three white tokens."""
    desk = lay(2, [[17, 0], [2, 0]], [["W8"], ["W1"] * 4])
    desk.play("W8", player=1)
    desk.up("W2", "W2")
    assert desk.tokens == [[17, 0], [3, 0]]
    assert desk.bag[0] == 0


def test_yn_8a_w8_stops_in_the_middle_of_a_colour(lay: Lay, cards: Cards) -> None:
    """Five white tokens, and only the card that he threw away himself can be drawn."""
    desk = lay(3, [[0, 0], [5, 0]], [["W8"], ["W3"], cards("white", "W8", "W3")])
    events = desk.play("W8", player=1)
    assert desk.odds() == {"W3": 1}
    events += desk.do("turn_up", card="W3")
    assert [event["count"] for event in events if event["kind"] == "draw_lost"] == [4]
    assert desk.hands[1] == ["W3"]
    assert desk.tokens[1] == [1, 0]


def test_yn_8a_w5_and_b5_need_no_bag(lay: Lay) -> None:
    desk = lay(2, [[20, 0], [0, 20]], [["W5"], ["B5"]])
    desk.play("W5", giver=0, receiver=1)
    desk.take_turn("W1", "B5", giver=1, receiver=0)
    assert desk.tokens == [[19, 1], [1, 19]]


def test_yn_8a_a_returned_token_can_be_gained_again(lay: Lay) -> None:
    desk = lay(2, [[20, 0], [0, 0]], [["B2"], ["W1"]])
    desk.play("B2", player=0, colour="white")
    desk.take_turn("B1", "W1", player=1)
    assert desk.tokens == [[19, 0], [1, 0]]
