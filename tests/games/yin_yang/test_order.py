"""YN-6 and YN-8b: a played card is nowhere while it acts, and discarded cards lie in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]
    Cards = Callable[..., list[str]]


def test_yn_6_a_card_in_play_is_in_no_hand_and_no_pile(lay: Lay) -> None:
    desk = lay(2, hands=[["W6", "W6"], []], discards=[["W1"], []])
    desk.play("W6", player=1, whites=1)
    assert (desk.hands[0], desk.discards, desk.in_play) == (["W6"], [["W1"], []], "W6")
    assert desk.view(1)["in_play"] == "W6"
    assert desk.view(1)["players"][0]["cards"] == {"white": 1, "black": 0}
    assert desk.view(None)["decks"]["white"] == 37
    desk.up("W1", "B1")
    assert (desk.hands[0], desk.discards, desk.in_play) == (["W6"], [["W1", "W6"], []], None)


def test_yn_6_w4_cannot_take_itself(lay: Lay) -> None:
    """The top of the white pile is the card under W4."""
    desk = lay(2, hands=[["W4"], []], discards=[["W9"], []])
    desk.play("W4", player=0)
    assert desk.hands[0] == ["W9"]
    assert desk.discards == [["W4"], []]


@pytest.mark.parametrize("card", ["W6", "W8"])
def test_yn_6_no_rebuild_includes_the_card_in_play(lay: Lay, cards: Cards, card: str) -> None:
    """The white deck is empty when the card needs it; only the old pile is shuffled."""
    rest = cards("white", card, "W1", "W5")
    hands = [[card], [], rest]
    desk = lay(3, [[0, 0], [1, 0]], hands, discards=[["W1", "W5"], []])
    desk.play(card, **({"player": 1, "whites": 2} if card == "W6" else {"player": 1}))
    assert desk.odds() == {"W1": 1, "W5": 1}
    desk.up("W1")
    if card == "W6":
        assert desk.odds() == {"W5": 1}
        desk.up("W5")
    assert desk.discards == [[card], []]


def test_yn_6_a_card_in_play_alone_cannot_be_drawn(lay: Lay, cards: Cards) -> None:
    """W2 in play, all other white cards in hands: the draw is lost, then W2 is the whole pile."""
    desk = lay(2, [[0, 0], [2, 0]], [["W2"], cards("white", "W2")])
    desk.play("W2", player=1, colour="white")
    assert desk.discards == [["W2"], []]
    assert len(desk.hands[1]) == 39
    assert desk.mover == 1


def test_yn_6_rebuild_by_w2_excludes_it(lay: Lay, cards: Cards) -> None:
    desk = lay(2, [[0, 0], [2, 0]], [["W2"], cards("white", "W2", "W3")], discards=[["W3"], []])
    desk.play("W2", player=1, colour="white")
    assert desk.odds() == {"W3": 1}
    desk.up("W3")
    assert desk.discards == [["W2"], []]


def test_yn_6_the_played_card_is_discarded_before_the_eliminated_players_cards(lay: Lay) -> None:
    """The eliminated player's cards go under it, although he may be its player."""
    desk = lay(3, [[2, 3]], [["W1", "W10", "W2", "B9", "B1"], [], []], goal=(3, "lose"), discards=[["W7"], ["B7"]])
    desk.play("W1", player=0)
    assert desk.out[0]
    assert desk.discards == [["W2", "W10", "W7", "W1"], ["B1", "B9", "B7"]]


def test_yn_6_eliminated_players_things_leave_in_seat_order(lay: Lay) -> None:
    """Two go out by one card: the later seat's cards end up under the earlier one's."""
    tokens = [[2, 2], [0, 0], [2, 2], [0, 0]]
    desk = lay(4, tokens, [["W1"], ["W10"], ["W5"], []], goal=(3, "lose"), turn=1)
    events = desk.play("W10")
    assert [event["seat"] for event in events if event["kind"] == "eliminated"] == [0, 2]
    assert desk.discards == [["W5", "W1", "W10"], []]
    assert desk.tokens == [[0, 0]] * 4


def test_yn_8b_w8_slides_the_hand_under_the_piles_in_table_order(lay: Lay) -> None:
    """W1 to W10, then B1 to B10, the first one lowest; the top stays the last one played."""
    hand = ["B10", "W10", "W2", "B2", "W9", "W1", "B1", "W2"]
    desk = lay(2, hands=[["W8"], hand], discards=[["W7", "W3"], ["B7"]])
    desk.play("W8", player=1)
    assert desk.discards == [["W1", "W2", "W2", "W9", "W10", "W7", "W3", "W8"], ["B1", "B2", "B10", "B7"]]
    view = desk.view(0)
    assert view["discards"] == {"white": desk.discards[0], "black": desk.discards[1]}


def test_yn_8b_then_w4_takes_the_last_one_played(lay: Lay) -> None:
    """After W8 the top of the black pile is still what was played, not what was slid under."""
    desk = lay(2, hands=[["W8"], ["B10", "B2", "W4"]], discards=[[], ["B7"]])
    desk.play("W8", player=1)
    desk.take_turn("W4", "W4", player=0)
    desk.do("take", colour="black")
    assert desk.hands[0] == ["B7"]


def test_yn_8b_without_a_played_card_the_last_of_the_table_is_on_top(lay: Lay) -> None:
    """An empty black pile: of the slid cards the highest lies on top."""
    desk = lay(2, hands=[["W8"], ["B10", "B2"]])
    desk.play("W8", player=1)
    assert desk.discards[1] == ["B2", "B10"]
    desk.take_turn("W4", "W4", player=0)
    desk.do("take", colour="black")
    assert desk.hands[0] == ["B10"]
    assert desk.discards[1] == ["B2"]


def test_yn_8b_w8_on_oneself_slides_the_other_cards_under(lay: Lay) -> None:
    desk = lay(2, hands=[["W8", "W10", "W1"], []], discards=[["W5"], []])
    desk.play("W8", player=0)
    assert desk.discards[0] == ["W1", "W10", "W5", "W8"]


def test_yn_8b_anyone_may_look_through_the_piles(lay: Lay) -> None:
    desk = lay(3, discards=[["W1", "W9"], ["B5"]])
    for observer in (None, 0, 1, 2):
        assert desk.view(observer)["discards"] == {"white": ["W1", "W9"], "black": ["B5"]}


def test_yn_8b_no_pile_is_lost_when_a_rebuild_follows(lay: Lay, cards: Cards) -> None:
    """W8's own victim draws from a deck that is rebuilt with the cards he has just thrown away (YN-8a)."""
    hand = cards("white", "W8", "W3", "W3")
    desk = lay(2, [[0, 0], [2, 0]], [["W8"], hand], discards=[["W3", "W3"], []])
    desk.play("W8", player=1)
    assert sum(desk.odds().values()) == 39
    assert desk.odds()["W8"] == 2
    assert desk.discards == [[], []]
    desk.up("W3", "W1")
    assert desk.tokens[1] == [20, 0]
    assert desk.discards == [["W8"], []]
