"""Pagodas: YY-17 to YY-19."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]


def triangles(desk: Desk) -> set[tuple[str, str | None]]:
    return {(offer["triangle"], offer["from"]) for offer in desk.offers("build_pagoda")}


def test_yy_17_a_tile_that_completes_a_triangle_offers_a_pagoda(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"red": "h5 h6"}, hands=["red"])
    events = desk.tile("red", "i5")
    assert tell(events, "pagoda_possible") == [{"seat": 0, "colour": "red", "triangles": ["h5-h6-i5"]}]
    assert desk.offers() == [
        {"kind": "decline_pagoda"},
        {"kind": "build_pagoda", "colour": "red", "triangle": "h5-h6-i5", "from": None},
    ]
    built = desk.do("build_pagoda", colour="red", triangle="h5-h6-i5", **{"from": None})
    assert tell(built, "pagoda_built") == [{"seat": 0, "colour": "red", "triangle": "h5-h6-i5"}]
    assert desk.view(None)["pagodas"] == [{"colour": "red", "triangle": "h5-h6-i5"}]
    assert (desk.phase, desk.actions_left) == ("act", 1)


def test_yy_17_declining_costs_nothing_and_leaves_the_triangle(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6"}, hands=["red"])
    desk.tile("red", "i5")
    desk.do("decline_pagoda")
    assert desk.pagodas == []
    assert desk.view(None)["free_triangles"] == [{"colour": "red", "triangle": "h5-h6-i5"}]


def test_yy_17_not_for_three_in_a_row_nor_for_mixed_colours(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6", "green": "i6"}, hands=["2 red"])
    desk.tile("red", "h7")
    assert desk.phase == "act"
    assert desk.view(None)["free_triangles"] == []


def test_yy_17_only_triangles_with_the_tile_just_placed(lay: Lay) -> None:
    """j8-j9-k8 was completed before, and is not offered now."""
    desk = lay(2, {"red": "h5 h6 j8 j9 k8"}, hands=["red"])
    desk.tile("red", "i5")
    assert triangles(desk) == {("h5-h6-i5", None)}
    assert desk.refusal("build_pagoda", triangle="j8-j9-k8") == "triangle-elsewhere"


def test_yy_17_several_triangles_at_once_are_a_choice(lay: Lay) -> None:
    """h6 completes three triangles with h5, g5 and i5."""
    desk = lay(2, {"yellow": "h5 g5 i5 i6"}, hands=["yellow"])
    desk.tile("yellow", "h6")
    assert triangles(desk) == {("g5-h5-h6", None), ("h5-h6-i5", None), ("h6-i5-i6", None)}
    desk.do("build_pagoda", triangle="h6-i5-i6")
    assert desk.pagodas == ["h6-i5-i6"]


def test_yy_17_not_if_a_pagoda_stands_on_one_of_the_three(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6 i5"}, hands=["red"], pagodas=["h5-h6-i5"])
    desk.tile("red", "i6")
    assert desk.phase == "act"
    assert desk.view(None)["free_triangles"] == []


def test_yy_17_judged_before_a_pagoda_is_lifted(lay: Lay) -> None:
    """The only yellow pagoda cannot slide onto an overlapping triangle, but goes to another one."""
    desk = lay(2, {"yellow": "h5 h6 i5"}, hands=["yellow"], pagodas=["h5-h6-i5"])
    desk.tile("yellow", "i6")
    assert desk.phase == "act"
    desk = lay(2, {"yellow": "h5 h6 i5 h9 h10"}, hands=["yellow"], pagodas=["h5-h6-i5"])
    desk.tile("yellow", "i9")
    assert triangles(desk) == {("h9-h10-i9", "h5-h6-i5")}


def test_yy_17_from_the_supply_while_it_holds_one(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6 i5 h9 h10"}, hands=["red"], pagodas=["h5-h6-i5"])
    desk.tile("red", "i9")
    assert triangles(desk) == {("h9-h10-i9", None)}
    assert desk.refusal("build_pagoda", triangle="h9-h10-i9", from_="h5-h6-i5") == "pagoda-from-supply"


def test_yy_17_else_one_of_that_colour_is_moved(lay: Lay, tell: Any) -> None:
    board = {"red": "h5 h6 i5 h9 h10 i9 j3 j4"}
    desk = lay(2, board, hands=["red"], pagodas=["h5-h6-i5", "h9-h10-i9"])
    desk.tile("red", "i3")
    assert triangles(desk) == {("i3-j3-j4", "h5-h6-i5"), ("i3-j3-j4", "h9-h10-i9")}
    assert desk.refusal("build_pagoda", triangle="i3-j3-j4") == "no-pagoda-left"
    assert desk.refusal("build_pagoda", triangle="i3-j3-j4", from_="i3-j3-j4") == "no-pagoda-there"
    assert desk.refusal("build_pagoda", triangle="i3-j3-j4", from_="h5-h6-i7") == "no-such-triangle"
    events = desk.do("build_pagoda", triangle="i3-j3-j4", from_="h9-h10-i9")
    assert tell(events, "pagoda_moved") == [{"seat": 0, "colour": "red", "from": "h9-h10-i9", "triangle": "i3-j3-j4"}]
    assert set(desk.pagodas) == {"h5-h6-i5", "i3-j3-j4"}


def test_yy_17_not_after_a_war(lay: Lay) -> None:
    """The tile completes a triangle, but it unites two states in conflict; the triangle stays free."""
    desk = lay(2, {"black": "h3 h8", "red": "h5 i5 h7 h4"}, ["green h2", "green h9"], ["red"])
    desk.tile("red", "h6")
    assert desk.phase == "support"
    assert desk.view(None)["free_triangles"] == [{"colour": "red", "triangle": "h5-h6-i5"}]


def test_yy_17_tiles_under_a_pagoda_still_count(lay: Lay) -> None:
    """As governors in a revolt, and as links of a state."""
    desk = lay(2, {"black": "h5 h6 i5"}, ["", "red h7"], ["black"], pagodas=["h5-h6-i5"])
    desk.leader("red", "h4")
    assert desk.conflict["attacker"]["governors"] == 1
    assert desk.states() == [["h4", "h5", "h6", "h7", "i5"]]


def test_yy_18_two_traders_build_on_any_free_triangle(lay: Lay, tell: Any) -> None:
    """Whoever made it and when, outside every state too; here the green leader is on the board."""
    desk = lay(2, {"red": "h5 h6 i5", "black": "j8 j9 k8"}, ["green k9"], ["2 green"])
    assert triangles(desk) == {("h5-h6-i5", None), ("j8-j9-k8", None)}
    events = desk.do("build_pagoda", triangle="h5-h6-i5")
    assert [event["kind"] for event in events] == ["pagoda_built", "paid"]
    assert tell(events, "paid") == [{"seat": 0, "colour": "green", "tiles": 2, "leader": False}]
    assert (desk.hands[0], desk.actions_left) == ([], 1)


def test_yy_18_one_trader_while_the_leader_is_at_home(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6 i5"}, hands=["2 green"])
    desk.do("build_pagoda", triangle="h5-h6-i5")
    assert desk.view(1)["paying"] == {"colour": "green", "for": "pagoda"}
    assert desk.offers() == [{"kind": "pay", "tiles": 1}, {"kind": "pay", "tiles": 2}]
    desk.do("pay", tiles=1)
    assert desk.hands[0] == ["green"]


def test_yy_18_also_one_made_by_a_unifying_tile(lay: Lay) -> None:
    desk = lay(2, {"black": "h3 h8", "red": "h5 i5 h7 h4"}, ["red h2", "red h9"], ["red, 2 green"])
    desk.tile("red", "h6")
    desk.support()
    desk.support()
    assert desk.phase == "losses"
    while desk.phase == "losses":
        desk.do("lose_tile", space=sorted(desk.spaces("lose_tile") & {"h4", "h7"})[0])
    # The right-hand state had one red tile and lost it with its leader; the left-hand one gave one of its three.
    assert desk.tiles == {"h3": "black", "h8": "black", "h5": "red", "i5": "red", "h6": "red"}
    assert triangles(desk) == {("h5-h6-i5", None)}


def test_yy_18_not_without_a_free_triangle(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6 i5 i6"}, hands=["2 green"], pagodas=["h5-h6-i5"])
    assert desk.offers("build_pagoda") == []
    assert desk.blocked()["build_pagoda"] == "no-free-triangle"
    assert desk.refusal("build_pagoda", triangle="h6-i5-i6") == "triangle-covered"
    assert desk.refusal("build_pagoda", triangle="h9-h10-i9") == "no-triangle"


def test_yy_18_not_without_the_traders(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6 i5", "black": "j8"}, ["green j9"], ["green"])
    assert desk.blocked()["build_pagoda"] == "pagoda-too-few"
    assert desk.refusal("build_pagoda", triangle="h5-h6-i5") == "pagoda-too-few"


def test_yy_18_moving_by_action(lay: Lay) -> None:
    desk = lay(2, {"yellow": "h5 h6 i5 j8 j9 k8"}, hands=["green"], pagodas=["h5-h6-i5"])
    assert triangles(desk) == {("j8-j9-k8", "h5-h6-i5")}
    desk.do("build_pagoda", triangle="j8-j9-k8", from_="h5-h6-i5")
    assert desk.pagodas == ["j8-j9-k8"]


def test_yy_19_a_point_for_each_like_coloured_pagoda_in_the_state(lay: Lay, tell: Any) -> None:
    """Two red pagodas and a black one in one state; the other player's leaders gain nothing now."""
    board = {"red": "h5 h6 i5 h8 h9 i8", "black": "h7 g6 g7"}
    desk = lay(2, board, ["red i7, green i6"], ["6 red", "6 red"], pagodas=["h5-h6-i5", "h8-h9-i8"])
    assert desk.view(None)["players"][0]["income"]["red"] == 2
    events = desk.do("end_turn")
    assert tell(events, "point") == [{"seat": 0, "colour": "red", "count": 2, "cause": "pagoda", "space": "i7"}]
    assert desk.scores == [{"red": 2}, {}]


def test_yy_19_at_the_end_of_the_own_turn_only(lay: Lay) -> None:
    board = {"black": "h5 h6 i5"}
    desk = lay(2, board, ["", "black h7"], ["6 red", "6 green"], pagodas=["h5-h6-i5"])
    desk.do("end_turn")
    assert desk.scores == [{}, {}]
    desk.do("end_turn")
    assert desk.scores == [{}, {"black": 1}]


def test_yy_19_not_in_another_state_and_no_stand_in(lay: Lay) -> None:
    """The black leader gains nothing from the red pagoda of its state; the red leader stands in another one."""
    desk = lay(
        2, {"red": "h5 h6 i5", "black": "h4 j10"}, ["black h3, red j11"], ["6 red", "6 red"], pagodas=["h5-h6-i5"]
    )
    desk.do("end_turn")
    assert desk.scores == [{}, {}]


def test_yy_19_a_pagoda_outside_every_state_gives_nothing(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6 i5"}, hands=["6 red", "6 red"], pagodas=["h5-h6-i5"])
    desk.do("end_turn")
    assert desk.scores == [{}, {}]


@pytest.mark.parametrize("space", ["g5", "h5", "h6"])
def test_yy_17_any_corner_may_complete_it(lay: Lay, space: str) -> None:
    corners = {"g5", "h5", "h6"}
    desk = lay(2, {"green": " ".join(corners - {space})}, hands=["green"])
    desk.tile("green", space)
    assert triangles(desk) == {("g5-h5-h6", None)}
