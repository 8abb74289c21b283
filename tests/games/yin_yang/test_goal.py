"""YN-9 and YN-10: when the goal is checked, who wins and who goes out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]


@pytest.mark.parametrize("number", range(1, 7))
def test_yn_9_exactly_n_and_n_wins(lay: Lay, number: int) -> None:
    desk = lay(2, [[number - 1, number], [0, 0]], [["W1"], []], goal=(number, "win"))
    desk.play("W1", player=0)
    assert desk.ending == ([0], "goal")
    assert desk.outcome is not None
    assert desk.outcome.scores == (1, 0)
    assert desk.mover == -2
    assert desk.offers() == []


@pytest.mark.parametrize("tokens", [[2, 2], [4, 3], [3, 4], [4, 4], [3, 2], [6, 6], [0, 3]])
def test_yn_9_more_or_less_does_not_win(lay: Lay, tokens: list[int]) -> None:
    desk = lay(2, [[0, 0], tokens], [["W1"], []])
    desk.play("W1", player=0)
    assert desk.outcome is None


@pytest.mark.parametrize(
    ("card", "named", "tokens"),
    [
        ("W1", {"player": 1}, [2, 3]),
        ("W3", {"player": 1}, [2, 4]),
        ("W5", {"giver": 0, "receiver": 1}, [2, 3]),
        ("W5", {"giver": 1, "receiver": 0}, [4, 3]),
        ("W7", {"player": 1}, [1, 3]),
        ("W9", {"player": 1}, [1, 4]),
        ("W10", {}, [2, 2]),
        ("B1", {"player": 1}, [3, 2]),
        ("B2", {"player": 1, "colour": "white"}, [4, 3]),
        ("B2", {"player": 1, "colour": "black"}, [3, 4]),
        ("B3", {"player": 1}, [4, 2]),
        ("B5", {"giver": 0, "receiver": 1}, [3, 2]),
        ("B5", {"giver": 1, "receiver": 2}, [3, 4]),
        ("B7", {"player": 1}, [3, 1]),
        ("B8", {}, [4, 4]),
        ("B9", {"player": 1}, [4, 1]),
    ],
)
@pytest.mark.parametrize("mode", ["win", "lose"])
def test_yn_9_every_card_can_bring_somebody_there_on_anothers_turn(
    lay: Lay, card: str, named: dict[str, Any], tokens: list[int], mode: str
) -> None:
    desk = lay(3, [[1, 1], tokens, [0, 0]], [[card, "W1"], ["B1"], []], goal=(3, mode))
    desk.play(card, **named)
    if mode == "win":
        assert desk.ending == ([1], "goal")
        assert desk.hands[1] == ["B1"]
    else:
        assert desk.outcome is None
        assert desk.out == [False, True, False]
        assert desk.tokens[1] == [0, 0]
        assert desk.hands[1] == []
        assert desk.mover == 2


def test_yn_9_by_w8(lay: Lay) -> None:
    desk = lay(2, [[0, 0], [1, 0]], [["W8"], ["W1"] * 3 + ["B1"] * 3])
    desk.play("W8", player=1)
    assert desk.outcome is None
    desk.up("W1")
    assert desk.ending == ([1], "goal")


def test_yn_9_several_share_the_win(lay: Lay) -> None:
    """W5 brings the giver down and the receiver up to the goal."""
    desk = lay(3, [[4, 3], [2, 3], [0, 0]], [[], [], ["W5"]], turn=2)
    desk.play("W5", giver=0, receiver=1)
    assert desk.ending == ([0, 1], "goal")
    assert desk.outcome is not None
    assert desk.outcome.scores == (1, 1, 0)


def test_yn_9_a_goal_card_lets_all_win_who_are_there(lay: Lay) -> None:
    desk = lay(10, [[2, 2]] * 9 + [[0, 0]], [["W10"]], goal=(3, "win"))
    desk.play("W10")
    assert desk.ending == (list(range(9)), "goal")


def test_yn_9_the_check_is_not_made_inside_an_effect(lay: Lay) -> None:
    """Passing through the goal does not count: W9 goes from 3+4 over 3+3 to 5+3, W2 through the draw."""
    desk = lay(2, [[3, 4], [0, 0]], [["W9"], []])
    desk.play("W9", player=0)
    assert desk.outcome is None
    assert desk.tokens[0] == [5, 3]
    desk = lay(2, [[3, 2], [0, 0]], [["B7"], []])
    desk.play("B7", player=0)
    assert desk.outcome is None
    assert desk.tokens[0] == [3, 4]


def test_yn_9_no_check_after_a_draw_or_a_pass(lay: Lay) -> None:
    """A position in which somebody has N and N cannot come up (the law); written by hand it waits for the next card."""
    desk = lay(2, [[3, 3], [0, 0]], [["W6"], ["W6"]], phase="draw")
    desk.take_turn("W1")
    assert desk.outcome is None
    desk.take_turn("W1")
    assert desk.outcome is None
    desk.take_turn("W1", "W6", player=0, whites=0)
    assert desk.outcome is None
    desk.up("B1", "B1")
    assert desk.ending == ([0], "goal")


def test_yn_9_no_check_after_set_up(start: Callable[..., Desk]) -> None:
    """One token cannot be 1 and 1, so set-up never ends the game; the turn begins as usual."""
    desk = start(2, first_player=1)
    desk.up("W10", "B1", "W10", "B1")
    desk.do("choose_token", colour="white")
    desk.do("choose_token", colour="black")
    assert (desk.mover, desk.phase) == (1, "draw")


def test_yn_9_b10_alone_never_ends_anything(lay: Lay) -> None:
    for mode in ("win", "lose"):
        desk = lay(3, [[3, 2], [2, 3], [4, 4]], [["B10"], [], []], goal=(3, mode))
        desk.play("B10")
        assert desk.outcome is None
        assert desk.out == [False] * 3


@pytest.mark.parametrize(("card", "number", "tokens"), [("W10", 1, 6), ("B8", 6, 1)])
@pytest.mark.parametrize("mode", ["win", "lose"])
def test_yn_9_goal_wraps_and_is_checked(lay: Lay, card: str, number: int, tokens: int, mode: str) -> None:
    desk = lay(3, [[0, 0], [tokens, tokens], [0, 0]], [[card], [], []], goal=(number, mode))
    desk.play(card)
    assert desk.aim == (7 - number, mode)
    if mode == "win":
        assert desk.ending == ([1], "goal")
    else:
        assert desk.out == [False, True, False]


def test_yn_9_goal_changes_work_in_mode_lose(lay: Lay) -> None:
    """Two players stand at 2 and 2; the goal comes down to them and both are out."""
    desk = lay(4, [[2, 2], [2, 2], [3, 2], [0, 0]], [[], [], [], ["W10"]], goal=(3, "lose"), turn=3)
    desk.play("W10")
    assert desk.out == [True, True, False, False]
    assert desk.outcome is None
    assert desk.aim == (2, "lose")
    assert desk.mover == 2


def test_yn_9_the_last_one_left_wins(lay: Lay) -> None:
    desk = lay(3, [[0, 0], [2, 3], [5, 5]], [[], ["W1"], []], goal=(3, "lose"), out=[0], turn=1)
    desk.play("W1", player=1)
    assert desk.ending == ([2], "survivor")
    assert desk.out == [True, True, False]
    assert desk.tokens == [[0, 0], [0, 0], [5, 5]]


def test_yn_9_one_may_win_by_putting_the_other_out(lay: Lay) -> None:
    desk = lay(2, [[0, 0], [2, 3]], [["W1"], []], goal=(3, "lose"))
    desk.play("W1", player=1)
    assert desk.ending == ([0], "survivor")


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_yn_9_all_out_together_share_the_win(lay: Lay, seats: int) -> None:
    desk = lay(seats, [[2, 2]] * seats, [["W10"]], goal=(3, "lose"))
    desk.play("W10")
    assert desk.ending == (list(range(seats)), "all_out")
    assert desk.out == [True] * seats
    assert desk.tokens == [[0, 0]] * seats


def test_yn_9_all_that_were_left_share_not_those_out_before(lay: Lay) -> None:
    desk = lay(4, [[0, 0], [2, 2], [0, 0], [2, 2]], [[], ["W10"], [], []], goal=(3, "lose"), out=[0, 2], turn=1)
    desk.play("W10")
    assert desk.ending == ([1, 3], "all_out")


def test_yn_9_all_but_one_out_together(lay: Lay) -> None:
    desk = lay(4, [[2, 2], [2, 2], [2, 3], [2, 2]], [["W10"]], goal=(3, "lose"))
    desk.play("W10")
    assert desk.ending == ([2], "survivor")


def test_yn_10_the_things_of_the_eliminated_leave(lay: Lay) -> None:
    """Tokens to the bag, cards under the piles (YN-8b), and everybody sees them."""
    desk = lay(3, [[0, 0], [2, 3]], [["W1"], ["W10", "W2", "B3"], []], goal=(3, "lose"), discards=[["W5"], ["B5"]])
    events = desk.play("W1", player=1)
    assert desk.bag == [20, 20]
    assert desk.discards == [["W2", "W10", "W5", "W1"], ["B3", "B5"]]
    assert {"kind": "hand_discarded", "seat": 1, "cards": ["W2", "W10", "B3"]} in events
    assert desk.view(0)["players"][1]["out"] is True
    assert desk.view(0)["players"][1]["cards"] == {"white": 0, "black": 0}


def test_yn_10_an_eliminated_player_stays_out_when_the_mode_turns(lay: Lay) -> None:
    desk = lay(3, [[0, 0], [2, 3], [0, 0]], [["W1"], [], ["B10"]], goal=(3, "lose"))
    desk.play("W1", player=1)
    desk.take_turn("W1", "B10")
    assert desk.aim == (3, "win")
    assert desk.out == [False, True, False]
    assert desk.mover == 0


def test_yn_10_the_eliminated_do_not_share_a_win(lay: Lay) -> None:
    desk = lay(3, [[2, 3], [0, 0], [0, 0]], [["W1"], [], []], out=[1])
    desk.play("W1", player=0)
    assert desk.ending == ([0], "goal")


def test_yn_9_nothing_can_be_done_after_the_end(lay: Lay) -> None:
    desk = lay(2, [[2, 3], [0, 0]], [["W1"], []])
    desk.play("W1", player=0)
    assert desk.state.legal() == []
    assert desk.view(1)["outcome"] == {"winners": [0], "scores": [1, 0], "reason": "goal"}
    assert desk.view(1)["phase"] == "ended"
