"""What the ten white cards do (the table after YN-3, with YN-7 and YN-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]

TOKENS = [[1, 2], [2, 1], [0, 4]]


@pytest.mark.parametrize(
    ("card", "named", "after"),
    [
        ("W1", {"player": 0}, [[2, 2], [2, 1], [0, 4]]),
        ("W1", {"player": 2}, [[1, 2], [2, 1], [1, 4]]),
        ("W7", {"player": 0}, [[3, 2], [2, 1], [0, 4]]),
        ("W7", {"player": 1}, [[1, 2], [4, 1], [0, 4]]),
        ("W3", {"player": 0}, [[2, 1], [2, 1], [0, 4]]),
        ("W3", {"player": 2}, [[1, 2], [2, 1], [1, 3]]),
        ("W9", {"player": 0}, [[3, 1], [2, 1], [0, 4]]),
        ("W9", {"player": 1}, [[1, 2], [4, 0], [0, 4]]),
        ("W5", {"giver": 0, "receiver": 2}, [[0, 2], [2, 1], [1, 4]]),
        ("W5", {"giver": 1, "receiver": 0}, [[2, 2], [1, 1], [0, 4]]),
        ("W5", {"giver": 1, "receiver": 2}, [[1, 2], [1, 1], [1, 4]]),
    ],
)
def test_yn_table_white_cards_that_move_tokens(
    lay: Lay, card: str, named: dict[str, int], after: list[list[int]]
) -> None:
    """Only the named tokens move; what is left over comes from, or goes to, the bag."""
    desk = lay(3, TOKENS, [[card, "B1"], ["W6"], []], goal=(6, "win"))
    bag = desk.bag
    desk.play(card, **named)
    assert desk.tokens == after
    change = [sum(pair[c] for pair in after) - sum(pair[c] for pair in TOKENS) for c in (0, 1)]
    assert desk.bag == [bag[0] - change[0], bag[1] - change[1]]
    assert desk.view(1)["bag"] == {"white": desk.bag[0], "black": desk.bag[1]}
    assert desk.hands == [["B1"], ["W6"], []]
    assert desk.discards == [[card], []]
    assert (desk.mover, desk.phase, desk.aim) == (1, "draw", (6, "win"))


@pytest.mark.parametrize(("player", "colour"), [(0, "white"), (0, "black"), (1, "white"), (2, "black")])
def test_yn_table_w2_the_owner_draws_a_card_of_the_tokens_colour(lay: Lay, player: int, colour: str) -> None:
    desk = lay(3, TOKENS, [["W2"]], goal=(6, "win"))
    desk.play("W2", player=player, colour=colour)
    after = [list(pair) for pair in TOKENS]
    after[player][0 if colour == "white" else 1] -= 1
    assert desk.tokens == after
    assert desk.in_play == "W2"
    assert desk.view(None)["pending"]["drawer"] == player
    letter = colour[0].upper()
    assert {card[0] for card in desk.odds()} == {letter}
    desk.up(f"{letter}9")
    assert [seat for seat in range(3) if desk.hands[seat]] == [player]
    assert desk.hands[player] == [f"{letter}9"]
    assert desk.discards == [["W2"], []]
    assert desk.mover == 1


def test_yn_11_in_w2_the_owner_draws_before_the_check(lay: Lay) -> None:
    """The sheet's case: he draws, and only then is eliminated; the drawn card goes with the others."""
    desk = lay(3, [[0, 0], [4, 3], [0, 0]], [["W2"], ["B1"], []], goal=(3, "lose"))
    desk.play("W2", player=1, colour="white")
    assert desk.out == [False, False, False]
    assert desk.outcome is None
    desk.up("W6")
    assert desk.out == [False, True, False]
    assert desk.discards == [["W6", "W2"], ["B1"]]


def test_yn_11_in_w2_the_owner_draws_before_he_wins(lay: Lay) -> None:
    desk = lay(2, [[0, 0], [3, 4]], [["W2"], []])
    desk.play("W2", player=1, colour="black")
    assert desk.outcome is None
    desk.up("B5")
    assert desk.ending == ([1], "goal")
    assert desk.hands[1] == ["B5"]


def test_yn_7_w4_the_named_player_chooses_the_pile(lay: Lay) -> None:
    """Not the player of the card; and he takes the top card, the one last played."""
    desk = lay(3, hands=[["W4"], [], []], discards=[["W1", "W6"], ["B1", "B9"]])
    desk.play("W4", player=2)
    assert (desk.mover, desk.phase, desk.in_play) == (2, "take", "W4")
    assert desk.offers() == [{"kind": "take", "colour": "white"}, {"kind": "take", "colour": "black"}]
    events = desk.do("take", colour="black")
    assert {"kind": "card_taken", "seat": 2, "card": "B9"} in events
    assert desk.hands == [[], [], ["B9"]]
    assert desk.discards == [["W1", "W6", "W4"], ["B1"]]
    assert desk.mover == 1


@pytest.mark.parametrize(
    ("discards", "card", "left"),
    [([["W1", "W6"], []], "W6", [["W1", "W4"], []]), ([[], ["B1", "B9"]], "B9", [["W4"], ["B1"]])],
)
def test_yn_7_w4_with_one_pile_to_take_from(lay: Lay, discards: list[list[str]], card: str, left: Any) -> None:
    """The pile is not chosen where only one has cards."""
    desk = lay(3, hands=[["W4", "W1"], [], []], discards=discards)
    desk.play("W4", player=1)
    if desk.phase == "take":
        assert len(desk.offers()) == 1
        desk.do(**desk.offers()[0])
    assert desk.hands == [["W1"], [card], []]
    assert desk.discards == left


def test_yn_7_w4_may_name_oneself(lay: Lay) -> None:
    desk = lay(2, hands=[["W4"], []], discards=[["W7"], ["B7"]])
    desk.play("W4", player=0)
    assert desk.mover == 0
    desk.do("take", colour="white")
    assert desk.hands[0] == ["W7"]
    assert desk.mover == 1


@pytest.mark.parametrize(("whites", "drawn"), [(0, ["B1", "B2"]), (1, ["W1", "B2"]), (2, ["W1", "W2"])])
@pytest.mark.parametrize("player", [0, 2])
def test_yn_table_w6_two_cards_as_the_cards_player_says(lay: Lay, player: int, whites: int, drawn: list[str]) -> None:
    desk = lay(3, hands=[["W6"], [], []])
    desk.play("W6", player=player, whites=whites)
    for card in drawn:
        assert {face[0] for face in desk.odds()} == {card[0]}
        assert desk.outcome is None
        desk.up(card)
    assert desk.hands[player] == sorted(drawn, reverse=True) if whites == 1 else drawn
    assert desk.hands[1] == []
    assert (desk.mover, desk.phase) == (1, "draw")


def test_yn_table_w8_tokens_become_cards_and_cards_tokens(lay: Lay) -> None:
    """The sheet's numbers: 1 white token, 3 white and 2 black cards become 1 white card, 3 white and 2 black tokens."""
    desk = lay(3, [[0, 0], [1, 0], [0, 2]], [["W8"], ["W1", "W5", "W10", "B1", "B8"], ["W2"]], goal=(2, "lose"))
    desk.play("W8", player=1)
    assert desk.tokens[1] == [0, 0]
    assert desk.hands[1] == []
    assert desk.discards == [["W1", "W5", "W10"], ["B1", "B8"]]
    assert {card[0] for card in desk.odds()} == {"W"}
    desk.up("W6")
    assert desk.tokens == [[0, 0], [3, 2], [0, 2]]
    assert desk.hands == [[], ["W6"], ["W2"]]
    assert desk.discards == [["W1", "W5", "W10", "W8"], ["B1", "B8"]]


def test_yn_8a_w8_draws_white_before_black_and_gains_last(lay: Lay) -> None:
    desk = lay(2, [[0, 0], [2, 1]], [["W8"], ["B1", "B1"]])
    desk.play("W8", player=1)
    for card in ("W1", "W2", "B3"):
        assert {face[0] for face in desk.odds()} == {card[0]}
        assert desk.tokens[1] == [0, 0]
        desk.up(card)
    assert desk.tokens[1] == [0, 2]
    assert desk.hands[1] == ["W1", "W2", "B3"]


@pytest.mark.parametrize("seats", [2, 10])
def test_yn_6_w8_on_oneself_does_not_count_itself(lay: Lay, seats: int) -> None:
    desk = lay(seats, [[0, 1]], [["W8", "W8", "B1"]])
    desk.play("W8", player=0)
    desk.up("B2")
    assert desk.tokens[0] == [1, 1]  # for the other W8 and B1
    assert desk.hands[0] == ["B2"]
    assert desk.discards == [["W8", "W8"], ["B1"]]


def test_yn_table_w8_on_a_player_with_nothing(lay: Lay) -> None:
    desk = lay(2, hands=[["W8"], []])
    desk.play("W8", player=1)
    assert desk.tokens == [[0, 0], [0, 0]]
    assert desk.hands == [[], []]
    assert desk.mover == 1


@pytest.mark.parametrize("mode", ["win", "lose"])
@pytest.mark.parametrize(("number", "after"), [(6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 6)])
def test_yn_table_w10_one_less_and_after_one_comes_six(lay: Lay, number: int, after: int, mode: str) -> None:
    desk = lay(2, hands=[["W10"], []], goal=(number, mode))
    events = desk.play("W10")
    assert desk.aim == (after, mode)
    assert {"kind": "goal_changed", "number": after, "mode": mode} in events
