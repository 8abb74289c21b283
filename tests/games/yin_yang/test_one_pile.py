"""YN-17: both decks form one draw pile, and there is one discard pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]
    Cards = Callable[..., list[str]]

ONE: dict[str, Any] = {"one_pile": True}


def test_yn_17_set_up_deals_two_cards_from_the_pile(start: Callable[..., Desk]) -> None:
    """Of any backs; the odds are those of all eighty cards."""
    desk = start(3, one_pile=True, first_player=1)
    assert desk.view(None)["decks"] == {"both": 80}
    assert sum(desk.odds().values()) == 80
    desk.up("W1", "W1", "B1", "B10", "W1", "B1")
    assert desk.hands == [["W1", "B1"], ["W1", "W1"], ["B1", "B10"]]
    assert desk.view(0)["players"][1]["cards"] == {"white": 2, "black": 0}
    for _ in range(3):
        desk.do("choose_token", colour="white")
    assert (desk.phase, desk.turn) == ("drawing", 1)


def test_yn_17_the_draw_is_forced_and_its_back_unknown(lay: Lay) -> None:
    desk = lay(2, hands=[["W10"], []], options=ONE)
    desk.play("W10")
    assert desk.phase == "drawing"
    assert {card[0] for card in desk.odds()} == {"W", "B"}
    assert sum(desk.odds().values()) == 79
    desk.up("B3")
    assert (desk.mover, desk.phase) == (1, "play")


def test_yn_17_one_discard_pile_for_both_colours(lay: Lay) -> None:
    desk = lay(2, hands=[["W10"], ["B8"]], options=ONE)
    desk.play("W10")
    desk.take_turn("W1", "B8")
    assert desk.view(0)["discards"] == {"both": ["W10", "B8"]}


def test_yn_17_w6_draws_the_next_two(lay: Lay) -> None:
    """No mix is named."""
    desk = lay(3, hands=[["W6"], [], []], options=ONE)
    assert desk.ways("W6") == [(0,), (1,), (2,)]
    desk.play("W6", player=2)
    for card in ("B1", "B1"):
        assert {face[0] for face in desk.odds()} == {"W", "B"}
        desk.up(card)
    assert desk.hands == [[], [], ["B1", "B1"]]
    assert (desk.turn, desk.phase) == (1, "drawing")


@pytest.mark.parametrize("colour", ["white", "black"])
def test_yn_17_w2_draws_the_next_card_whatever_the_token(lay: Lay, colour: str) -> None:
    desk = lay(2, [[0, 0], [1, 1]], [["W2"], []], options=ONE)
    desk.play("W2", player=1, colour=colour)
    assert {face[0] for face in desk.odds()} == {"W", "B"}
    desk.up("B9")
    assert desk.hands[1] == ["B9"]
    assert desk.turn == 1
    assert desk.tokens[1] == ([0, 1] if colour == "white" else [1, 0])


def test_yn_17_w8_draws_as_many_as_tokens_in_all_and_gains_colour_for_colour(lay: Lay) -> None:
    desk = lay(2, [[0, 0], [2, 1]], [["W8"], ["W1", "B1", "B1", "B1"]], options=ONE)
    desk.play("W8", player=1)
    assert desk.view(0)["discards"] == {"both": ["W1", "B1", "B1", "B1"]}
    for card in ("B2", "B2", "B2"):
        assert {face[0] for face in desk.odds()} == {"W", "B"}
        assert desk.tokens[1] == [0, 0]
        desk.up(card)
    assert desk.hands[1] == ["B2", "B2", "B2"]
    assert desk.tokens[1] == [1, 3]
    assert desk.view(0)["discards"] == {"both": ["W1", "B1", "B1", "B1", "W8"]}


def test_yn_17_w8_slides_both_colours_under_the_one_pile_in_table_order(lay: Lay) -> None:
    desk = lay(2, hands=[["W8"], ["B2", "W9", "B1", "W1"]], discards=[["B7", "W7"], []], options=ONE)
    desk.play("W8", player=1)
    assert desk.discards == [["W1", "W9", "B1", "B2", "B7", "W7", "W8"], []]


@pytest.mark.parametrize(("pile", "taken"), [(["B1", "W9"], "W9"), (["W9", "B1"], "B1")])
def test_yn_17_w4_takes_the_top_of_the_one_pile(lay: Lay, pile: list[str], taken: str) -> None:
    """There is nothing to choose."""
    desk = lay(3, hands=[["W4"], [], []], discards=[pile, []], options=ONE)
    desk.play("W4", player=2)
    assert desk.hands == [[], [], [taken]]
    assert desk.discards == [[pile[0], "W4"], []]
    assert desk.turn == 1


def test_yn_17_w4_needs_the_pile(lay: Lay) -> None:
    assert lay(2, hands=[["W4"], []], options=ONE).ways("W4") == []


def test_yn_17_elimination_slides_cards_under_the_one_pile(lay: Lay) -> None:
    desk = lay(3, [[0, 0], [2, 3]], [["W1"], ["B9", "W5"]], goal=(3, "lose"), discards=[["B7"], []], options=ONE)
    desk.play("W1", player=1)
    assert desk.discards == [["W5", "B9", "B7", "W1"], []]


def test_yn_17_the_pile_is_rebuilt_from_the_one_discard_pile(lay: Lay, cards: Cards) -> None:
    """On demand only, with both colours, without the card in play."""
    hoard = cards("white", "W6", "W1", "W2") + cards("black", "B1", "B2")
    desk = lay(3, hands=[["W6"], [], hoard], discards=[["B1", "W1", "B2"], []], options=ONE)
    assert desk.view(0)["decks"] == {"both": 1}
    desk.play("W6", player=1)
    assert desk.odds() == {"W2": 1}
    assert desk.discards == [["B1", "W1", "B2"], []]
    desk.up("W2")
    assert desk.odds() == {"W1": 1, "B1": 1, "B2": 1}
    assert desk.discards == [[], []]
    desk.up("B1")
    assert desk.discards == [["W6"], []]


def test_yn_17_nothing_left_to_draw(lay: Lay, cards: Cards) -> None:
    """The draw is skipped, W6's cards are lost."""
    desk = lay(3, hands=[["W6"], [], cards("white", "W6") + cards("black")], options=ONE)
    events = desk.play("W6", player=1)
    assert [event["count"] for event in events if event["kind"] == "draw_lost"] == [2]
    assert desk.odds() == {"W6": 1}  # the next player draws it
    desk.up("W6")
    events = desk.do("pass")
    assert "draw_skipped" in [event["kind"] for event in events]
    assert (desk.mover, desk.phase) == (2, "play")


def test_yn_17_w8_stops_when_the_pile_is_used_up(lay: Lay, cards: Cards) -> None:
    hoard = cards("white", "W8", "W5") + cards("black")
    desk = lay(3, [[0, 0], [2, 2]], [["W8"], [], hoard], options=ONE)
    desk.play("W8", player=1)
    desk.up("W5")
    assert desk.hands[1] == ["W5"]
    assert desk.tokens[1] == [0, 0]
    assert desk.turn == 1


@pytest.mark.parametrize(
    "card", ["W1", "W3", "W5", "W7", "W9", "W10", "B1", "B2", "B3", "B4", "B5", "B7", "B8", "B9", "B10"]
)
def test_yn_17_other_cards_work_the_same(lay: Lay, card: str) -> None:
    """The same ways to play, and the same tokens, hands and goal afterwards."""
    ends = []
    for options in ({}, ONE):
        desk = lay(3, [[1, 2], [2, 1], [1, 1]], [[card, "W1"], ["B1"], []], goal=(5, "win"), options=options)
        ways = [way for way in desk.offers("play") if way["card"] == card]
        desk.do(**ways[-1])
        ends.append((ways, desk.tokens, desk.hands, desk.goal))
    assert ends[0] == ends[1]


def test_yn_17_b6_shows_the_back_also_with_one_pile(lay: Lay) -> None:
    desk = lay(3, hands=[["B6"], ["W5", "B2"], []], options=ONE)
    desk.play("B6", giver=1, receiver=2)
    recorder = desk.record("give", card="B2")
    assert recorder.seen_by(0)[0] == {"kind": "card_given", "giver": 1, "receiver": 2, "colour": "black"}
    assert desk.known(1, 2) == ["B2"]
    assert desk.known(0, 2) == []
