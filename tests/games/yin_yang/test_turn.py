"""A turn: the draw (YN-4), one card or nothing (YN-5), whose turn comes next (YN-10), and the turn limit (YN-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]
    Cards = Callable[..., list[str]]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


def test_yn_4_the_player_must_draw_and_chooses_the_deck(lay: Lay) -> None:
    desk = lay(2, phase="draw")
    assert desk.offers() == [{"kind": "draw", "colour": "white"}, {"kind": "draw", "colour": "black"}]
    desk.do("draw", colour="black")
    assert all(offer["card"][0] == "B" for offer in desk.offers())
    desk.up("B9")
    assert desk.hands == [["B9"], []]
    assert (desk.mover, desk.phase) == (0, "play")


@pytest.mark.parametrize("colour", ["white", "black"])
def test_yn_4_an_empty_deck_is_rebuilt_when_a_card_is_drawn_from_it(lay: Lay, cards: Cards, colour: str) -> None:
    """From its own discard pile only, all of it, shuffled."""
    letter = colour[0].upper()
    pile = [f"{letter}2", f"{letter}5", f"{letter}5"]
    rest = cards(colour, *pile)
    other = ["B1"] if colour == "white" else ["W1"]
    desk = lay(2, hands=[[], rest], phase="draw", discards=[pile, other] if colour == "white" else [other, pile])
    assert desk.view(0)["decks"][colour] == 0
    events = desk.do("draw", colour=colour)
    assert "deck_rebuilt" in kinds(events)
    assert desk.odds() == {f"{letter}2": 1, f"{letter}5": 2}
    assert desk.view(0)["discards"][colour] == []
    assert desk.view(0)["discards"]["black" if colour == "white" else "white"] == other
    desk.up(f"{letter}5")
    assert desk.view(0)["decks"][colour] == 2


def test_yn_4_no_rebuild_before_it_is_needed(lay: Lay, cards: Cards) -> None:
    """The last card leaves the deck empty; the pile stays until the next white draw, whatever else is drawn."""
    rest = cards("white", "W1", "W2", "W10")
    desk = lay(2, hands=[[], rest], phase="draw", discards=[["W1", "W2"], []])
    desk.take_turn("W10", "W10")
    assert desk.view(0)["decks"]["white"] == 0
    assert desk.discards[0] == ["W1", "W2", "W10"]
    desk.take_turn("B1")
    assert desk.discards[0] == ["W1", "W2", "W10"]
    desk.do("draw", colour="white")
    assert desk.discards[0] == []
    assert desk.odds() == {"W1": 1, "W2": 1, "W10": 1}


@pytest.mark.parametrize("empty", ["white", "black"])
def test_yn_4_a_colour_without_deck_and_pile_cannot_be_drawn(lay: Lay, cards: Cards, empty: str) -> None:
    """Then the other deck is the only one, and nobody is asked."""
    full = "black" if empty == "white" else "white"
    desk = lay(2, hands=[["W10"] if empty == "black" else ["B8"], cards(empty)])
    desk.do("pass")
    assert desk.phase == "drawing"
    assert all(card[0].lower() == full[0] for card in desk.odds())
    desk.up("W1" if full == "white" else "B1")
    assert desk.mover == 1


def test_yn_4_the_draw_is_skipped_when_neither_colour_can_be_drawn(lay: Lay, cards: Cards) -> None:
    desk = lay(2, hands=[cards("white"), cards("black")])
    events = desk.do("pass")
    assert "draw_skipped" in kinds(events)
    assert (desk.mover, desk.phase) == (1, "play")
    assert len(desk.hands[1]) == 40
    desk.play("B8")  # the pile of one black card can be drawn again
    assert desk.phase == "drawing"
    assert desk.odds() == {"B8": 1}
    desk.up("B8")
    assert (desk.mover, desk.phase) == (0, "play")


def test_yn_4_one_drawable_pile_in_hand_of_one_discard(lay: Lay, cards: Cards) -> None:
    """A discard pile alone makes a colour drawable, so there is a choice."""
    desk = lay(2, hands=[cards("white", "W1"), ["B1"]], discards=[["W1"], []])
    desk.do("pass")
    assert desk.offers("draw") == [{"kind": "draw", "colour": "white"}, {"kind": "draw", "colour": "black"}]


def test_yn_5_one_card_or_nothing(lay: Lay) -> None:
    """After one card the turn is over; after a pass too, and the hand is unchanged."""
    desk = lay(2, hands=[["W1", "W1", "B1"], []])
    desk.play("W1", player=1)
    assert (desk.mover, desk.phase, desk.hands[0]) == (1, "draw", ["W1", "B1"])
    desk = lay(2, hands=[["W1", "W1", "B1"], []])
    assert kinds(desk.do("pass")) == ["passed"]
    assert (desk.mover, desk.phase, desk.hands[0]) == (1, "draw", ["W1", "W1", "B1"])
    assert desk.discards == [[], []]


def test_yn_5_the_drawn_card_may_be_played_and_cards_not_in_hand_may_not(lay: Lay) -> None:
    desk = lay(2, hands=[["W10"], ["W1"]], phase="draw")
    desk.do("draw", colour="black")
    desk.up("B8")
    assert {offer.get("card") for offer in desk.offers()} == {None, "W10", "B8"}
    desk.play("B8")
    assert desk.aim == (4, "win")


def test_yn_5_no_hand_limit(lay: Lay, cards: Cards) -> None:
    desk = lay(2, hands=[cards("white", "W10") + cards("black"), []], phase="play")
    desk.do("pass")
    desk.up("W10")
    desk.do("pass")
    assert len(desk.hands[0]) == 79
    assert sum(desk.view(1)["players"][0]["cards"].values()) == 79


def test_yn_10_turns_skip_the_eliminated(lay: Lay) -> None:
    desk = lay(5, goal=(3, "lose"), out=[1, 2, 4], turn=0)
    order = []
    for _ in range(4):
        order.append(desk.mover)
        desk.do("pass")
        desk.do("draw", colour="white")
        desk.up("W1")
    assert order == [0, 3, 0, 3]


def test_yn_10_the_active_players_turn_ends_when_he_goes_out(lay: Lay) -> None:
    """Eliminated by his own card: the next living player draws."""
    desk = lay(4, [[2, 3]], [["W1", "B8"], [], [], []], goal=(3, "lose"), out=[1])
    desk.play("W1", player=0)
    assert desk.out == [True, True, False, False]
    assert (desk.mover, desk.phase, desk.turn, desk.turns_ended) == (2, "draw", 2, 1)
    assert desk.hands[0] == []
    assert desk.tokens[0] == [0, 0]


def test_yn_10_the_next_player_is_skipped_when_he_goes_out_before_his_turn(lay: Lay) -> None:
    desk = lay(4, [[0, 0], [2, 3], [3, 2]], [["W1"], ["B1"], [], []], goal=(3, "lose"))
    desk.play("W1", player=1)
    assert (desk.mover, desk.turn) == (2, 2)


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_yn_12_the_limit_counts_ended_turns_exactly(lay: Lay, limit: int) -> None:
    desk = lay(3, phase="draw", options={"turn_limit": limit})
    for turn in range(limit):
        assert desk.outcome is None
        assert desk.turns_ended == turn
        desk.take_turn("W1")
    assert desk.ending == ([], "limit")
    assert desk.outcome is not None
    assert desk.outcome.scores == (0, 0, 0)
    assert desk.state.legal() == []


def test_yn_12_a_win_with_the_last_turn_is_a_win(lay: Lay) -> None:
    desk = lay(2, [[2, 3]], [["W1"], []], options={"turn_limit": 8}, turns_ended=7)
    desk.play("W1", player=0)
    assert desk.ending == ([0], "goal")


def test_yn_12_an_elimination_with_the_last_turn_is_a_draw_if_several_are_left(lay: Lay) -> None:
    desk = lay(3, [[2, 3]], [["W1"], [], []], goal=(3, "lose"), options={"turn_limit": 8}, turns_ended=7)
    desk.play("W1", player=0)
    assert desk.out == [True, False, False]
    assert desk.ending == ([], "limit")
    desk = lay(2, [[2, 3]], [["W1"], []], goal=(3, "lose"), options={"turn_limit": 8}, turns_ended=7)
    desk.play("W1", player=0)
    assert desk.ending == ([1], "survivor")


def test_yn_12_a_position_without_a_limit_has_the_400_of_before_and_none_is_never(lay: Lay) -> None:
    desk = lay(2, turns_ended=398)
    desk.do("pass")
    assert desk.outcome is None
    desk.take_turn("W1")
    assert desk.ending == ([], "limit")
    desk = lay(2, turns_ended=399, options={"turn_limit": None})
    desk.do("pass")
    desk.take_turn("W1")
    assert desk.outcome is None
    assert desk.turns_ended == 401


def test_yn_12_set_up_is_no_turn(start: Callable[..., Desk]) -> None:
    desk = start(2, first_player=0, turn_limit=1, at_limit="draw")
    desk.up("W1", "B1", "W1", "B1")
    desk.do("choose_token", colour="white")
    desk.do("choose_token", colour="white")
    assert desk.turns_ended == 0
    desk.take_turn("W1")
    assert desk.ending == ([], "limit")
