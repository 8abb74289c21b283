"""A turn and its end: YY-6, YY-20, YY-21."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

FIVE = {"position_leader", "place_tile", "riot", "build_pagoda", "replace"}


def test_yy_6_five_actions_and_the_end_of_the_turn(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, ["red h4"], ["2 blue, 2 green, red"])
    assert {offer["kind"] for offer in desk.offers()} == FIVE | {"withdraw_leader", "end_turn"}
    assert desk.blocked() == {}


def test_yy_6_each_impossible_action_says_why(lay: Lay) -> None:
    desk = lay(2, {})
    assert desk.blocked() == {
        "position_leader": "no-spot",
        "place_tile": "hand-empty",
        "riot": "riot-too-few",
        "build_pagoda": "no-free-triangle",
        "replace": "hand-empty",
    }
    for refusal in desk.state.blocked():
        assert refusal.sentence("en")
        assert refusal.sentence("fr")
        assert refusal.fields["kind"] in FIVE


def test_yy_6_tiles_without_any_space_for_them(lay: Lay) -> None:
    """All river is taken, and there are only farmers in hand."""
    river = "b4 b5 c3 c4 c6 d2 d3 d7 d12 e1 e2 e7 e11 e12 f7 f8 f11 g8 g9 g10 j13 k1"
    assert lay(2, {"blue": river}, hands=["2 blue"], options={"board": HALF}).blocked()["place_tile"] == "no-space"


# The northern half of the usual board, with seven capitals.
HALF = """
   . . . . . . . . . .
  . . . ~ ~ . . . . Y .
 . . ~ ~ . ~ . . . . . .
. ~ ~ . . . ~ Z . . . ~ .
 ~ ~ . . . . ~ . . . ~ ~
. . Q . . . ~ ~ . . ~ . .
 . . . . . . . ~ ~ ~ . I
. . . . . H . . . . . . .
 . . . . . . . . W . . .
. . . . . C . . . . . . ~
 ~
"""


def test_yy_6_two_actions_then_the_turn_ends_by_itself(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["6 red", "6 red"])
    desk.leader("red", "h4")
    assert (desk.mover, desk.actions_left) == (0, 1)
    desk.leader("red", "h6")
    assert (desk.mover, desk.turn, desk.actions_left) == (1, 1, 2)


@pytest.mark.parametrize("actions", [0, 1])
def test_yy_6_a_turn_may_end_sooner(lay: Lay, actions: int) -> None:
    desk = lay(2, {"black": "h5"}, hands=["6 red", "6 red"])
    if actions:
        desk.leader("red", "h4")
    assert {"kind": "turn_ended", "seat": 0} in desk.do("end_turn")
    assert desk.turn == 1


def test_yy_6_the_same_action_twice(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["2 red", "6 red"])
    desk.tile("red", "h7")
    desk.tile("red", "h8")
    assert (desk.mover, desk.phase) == (CHANCE, "drawing")


def test_yy_20_tiles_are_put_away_one_by_one_and_drawn_again(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["3 red, green", "6 red"])
    desk.do("replace", colour="red")
    assert desk.phase == "replace"
    assert desk.view(1)["replacing"] == 1
    assert desk.offers() == [
        {"kind": "enough"},
        {"kind": "replace", "colour": "red"},
        {"kind": "replace", "colour": "green"},
    ]
    desk.do("replace", colour="green")
    assert desk.refusal("replace", colour="green") == "not-in-hand"
    desk.do("enough")
    assert desk.view(None)["pending"] == {"seat": 0, "count": 2, "purpose": "replace"}
    desk.draw("blue, yellow")
    assert desk.hands[0] == ["red", "red", "blue", "yellow"]
    assert (desk.mover, desk.phase, desk.actions_left) == (0, "act", 1)
    assert desk.replaced[0] == ["red", "green"]


def test_yy_20_all_tiles_and_then_nothing_is_left_to_ask(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["2 red"])
    desk.do("replace", colour="red")
    desk.do("replace", colour="red")
    assert desk.phase == "drawing"


def test_yy_20_what_is_drawn_can_be_used_in_the_second_action(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["red"])
    desk.do("replace", colour="red")
    desk.draw("yellow")
    assert desk.spaces("place_tile", "yellow")


def test_yy_20_as_the_second_action_it_ends_the_turn(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["6 red", "6 red"], actions_left=1)
    desk.do("replace", colour="red")
    desk.do("enough")
    desk.draw("blue")
    assert desk.turn == 1


def test_yy_20_a_hand_below_six_is_not_filled_up_by_it(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["2 red"])
    desk.do("replace", colour="red")
    desk.do("enough")
    desk.draw("blue")
    assert len(desk.hands[0]) == 2


def draws(desk: Desk) -> list[int | None]:
    """For whom chance draws until somebody must decide."""
    order: list[int | None] = []
    while desk.mover == CHANCE:
        order.append(desk.view(None)["pending"]["seat"])
        assert desk.view(None)["pending"]["purpose"] == "refill"
        desk.draw("yellow" if {"kind": "draw_tile", "colour": "yellow"} in desk.offers() else "black")
    return order


def test_yy_21_the_active_player_then_all_others_clockwise_then_the_market(lay: Lay) -> None:
    desk = lay(3, {"black": "h5"}, hands=["5 red", "4 red", "5 red"], market="4 black", turn=1)
    desk.do("end_turn")
    assert draws(desk) == [1, 1, 2, 0, None, None]
    assert (desk.turn, desk.actions_left) == (2, 2)


def test_yy_21_with_the_option_the_others_wait(lay: Lay) -> None:
    desk = lay(
        3, {"black": "h5"}, hands=["5 red", "4 red", "5 red"], market="5 black", turn=1, options={"refill": "active"}
    )
    desk.do("end_turn")
    assert draws(desk) == [1, 1, None]
    assert [len(hand) for hand in desk.hands] == [5, 6, 5]
    desk.do("end_turn")
    assert draws(desk) == [2]


def test_yy_21_pagoda_points_come_first(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, ["black h4"], ["5 red", "6 red"], pagodas=["h5-h6-i5"])
    events = desk.do("end_turn")
    assert len(tell(events, "point")) == 1
    assert desk.phase == "drawing"


def test_yy_21_nobody_draws_beyond_six(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["6 red", "6 green"])
    desk.do("end_turn")
    assert desk.turn == 1
    assert [len(hand) for hand in desk.hands] == [6, 6]
