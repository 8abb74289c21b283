"""Positioning leaders: YY-7 to YY-11."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

ROUND_H5 = {"h4", "h6", "g4", "g5", "i4", "i5"}


def test_yy_7_from_home_to_empty_land_next_to_a_governor(lay: Lay) -> None:
    desk = lay(2, {"black": "h5", "red": "g4"})
    for colour in ("black", "red", "green", "blue", "yellow"):
        assert desk.spaces("position_leader", colour) == ROUND_H5 - {"g4"}
    assert desk.leader("red", "i5") == [{"kind": "leader_placed", "seat": 0, "colour": "red", "space": "i5"}]
    assert desk.leaders == [{"red": "i5"}, {}]
    assert (desk.mover, desk.actions_left) == (0, 1)


def test_yy_7_never_on_a_river(lay: Lay) -> None:
    """g8, f7 and f8 next to the governor on g7 are river."""
    desk = lay(2, {"black": "g7"})
    assert desk.spaces("position_leader", "green") == {"g6", "h7", "h8"}
    assert desk.refusal("position_leader", colour="green", space="g8") == "leader-river"


@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("h5", "space-taken"),
        ("i4", "space-taken"),
        ("h8", "no-governor"),
        ("h6", "leader-stays"),
        ("z9", "no-such-space"),
    ],
)
def test_yy_7_what_is_no_target(lay: Lay, space: str, reason: str) -> None:
    desk = lay(2, {"black": "h5"}, ["blue h6", "red i4"])
    assert desk.refusal("position_leader", colour="blue", space=space) == reason


def test_yy_7_moving_on_the_board(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"black": "h5 j8"}, ["blue h6"])
    moved = desk.leader("blue", "j9")
    assert tell(moved, "leader_moved") == [{"seat": 0, "colour": "blue", "from": "h6", "space": "j9"}]
    assert desk.leaders[0] == {"blue": "j9"}


def test_yy_7_withdrawing(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, ["blue h6"])
    assert [offer["colour"] for offer in desk.offers("withdraw_leader")] == ["blue"]
    assert desk.do("withdraw_leader", colour="blue")[0]["kind"] == "leader_withdrawn"
    assert desk.leaders == [{}, {}]
    assert desk.refusal("withdraw_leader", colour="blue") == "leader-home"


def test_yy_7_only_own_leaders(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, ["", "blue h6"])
    assert desk.offers("withdraw_leader") == []


def test_yy_8_a_space_next_to_its_own_old_one(lay: Lay, tell: Any) -> None:
    """From h4 to g4: only h4 itself linked g4 to the state on h2 and h3, so the revolt on f5 and f6 is allowed."""
    desk = lay(2, {"black": "h3 f5"}, ["black h4", "blue h2, black f6"])
    began = tell(desk.leader("black", "g4"), "revolt_began")
    assert [(revolt["attacker"], revolt["defender"], revolt["target"]) for revolt in began] == [(0, 1, "f6")]


def test_yy_8_what_it_held_together_falls_apart_before(lay: Lay) -> None:
    """The red leader on h4 links the states of h3 and h5. Once lifted, i2 adjoins h3 alone: nothing is united."""
    desk = lay(2, {"black": "h3 h5"}, ["red h4", "green h2, blue h6"])
    assert len(desk.states()) == 1
    events = desk.leader("red", "i2")
    assert [event["kind"] for event in events] == ["leader_moved"]
    assert desk.states() == [["h2", "h3", "i2"], ["h5", "h6"]]


def test_yy_9_next_to_no_state_or_one_state(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 j8"}, ["green h6"])
    assert {"j7", "h4"} <= desk.spaces("position_leader", "red")


def test_yy_9_a_like_coloured_leader_means_a_revolt(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, ["", "green h6"])
    desk.leader("green", "h4")
    assert desk.phase == "attack"


def test_yy_9_states_are_united_in_peace(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"black": "h5 h7"}, ["green h4", "red h8"])
    events = desk.leader("blue", "h6")
    assert tell(events, "states_united") == [{"count": 2, "space": "h6"}]
    assert desk.states() == [["h4", "h5", "h6", "h7", "h8"]]
    assert desk.phase == "act"


def test_yy_9_not_if_the_new_leader_meets_a_like_coloured_one(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h7"}, ["green h4", "red h8"])
    assert desk.refusal("position_leader", colour="red", space="h6") == "leader-unites"
    assert "h6" in desk.spaces("position_leader", "blue")


def test_yy_9_not_if_two_of_the_states_clash(lay: Lay) -> None:
    """Both states have a green leader: no leader at all can bridge them."""
    desk = lay(2, {"black": "h5 h7"}, ["green h4", "green h8"])
    for colour in ("black", "red", "blue", "yellow"):
        assert desk.refusal("position_leader", colour=colour, space="h6") == "leader-unites"


def test_yy_9_leaderless_groups_do_not_matter(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"black": "h5 h7"}, ["", "red h8"])
    assert len(tell(desk.leader("red", "h6"), "revolt_began")) == 1


def test_yy_9_three_states_at_once(lay: Lay, tell: Any) -> None:
    """h7, i5 and g5 all adjoin h6 and not each other."""
    board = {"black": "h7 i5 g5"}
    desk = lay(3, board, ["", "red h8, blue j5", "green f5"])
    assert tell(desk.leader("yellow", "h6"), "states_united") == [{"count": 3, "space": "h6"}]
    assert len(desk.states()) == 1
    desk = lay(3, board, ["", "red h8, blue j5", "blue f5"])
    assert desk.refusal("position_leader", colour="yellow", space="h6") == "leader-unites"


def test_yy_10_a_sole_leader_may_bridge_into_a_revolt(lay: Lay, tell: Any) -> None:
    """From h4 the red leader leaves the governor on h5 without a state, and stands between it and its rival's."""
    desk = lay(2, {"black": "h5 h7"}, ["red h4", "red h8"])
    revolt = tell(desk.leader("red", "h6"), "revolt_began")[0]
    assert (revolt["attack"], revolt["defence"]) == (2, 1)


def test_yy_10_not_if_another_leader_stays_behind(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h7"}, ["red h4, green g4", "red h8"])
    assert desk.refusal("position_leader", colour="red", space="h6") == "leader-unites"


def test_yy_11_all_unsupported_leaders_leave_together(lay: Lay, tell: Any) -> None:
    """Without the governor on h5 two leaders have none; a third has another one."""
    desk = lay(2, {"black": "h5 h7"}, ["red h4, green h6", "blue g4"], ["2 blue"])
    events = desk.do("riot", space="h5")
    assert tell(events, "leader_returned") == [
        {"seat": 0, "colour": "red", "space": "h4", "cause": "riot"},
        {"seat": 1, "colour": "blue", "space": "g4", "cause": "riot"},
    ]
    assert desk.leaders == [{"green": "h6"}, {}]


def test_yy_11_they_count_as_off_the_board_from_then_on(lay: Lay) -> None:
    """The own blue leader falls by the riot: this one costs two tiles, but the next may cost one."""
    desk = lay(2, {"black": "h5 j8"}, ["blue h4"], ["3 blue"])
    desk.do("riot", space="h5")
    assert (desk.phase, desk.hand(0)["blue"]) == ("act", 1)
    desk.do("riot", space="j8")
    assert desk.offers() == [{"kind": "pay", "tiles": 1}]


def test_yy_11_the_last_governor_under_a_pagoda_still_supports(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, ["red g4"], ["2 blue"], pagodas=["h5-h6-i5"])
    assert desk.leaders[0] == {"red": "g4"}
    desk.do("riot", space="h5")
    assert desk.leaders[0] == {}


def test_positioning_is_blocked_where_no_spot_is_open(lay: Lay) -> None:
    desk = lay(2, {"red": "h5"}, hands=["red"])
    assert desk.blocked()["position_leader"] == "no-spot"
    assert "position_leader" not in lay(2, {"black": "h5"}).blocked()
