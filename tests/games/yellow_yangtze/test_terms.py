"""Why a hint advises something in Yellow & Yangtze."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sampan import Rng
from sampan.bots.reasons import reasons_for

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

BOARD = {"black": "h5 g6 h3"}


def reasons(desk: Desk, kind: str, **action: Any) -> list[dict[str, object]]:
    return reasons_for(desk.state, [desk.game.find(desk.state, {"kind": kind, **action})], Rng(1))


def test_a_point_in_the_weakest_colour(lay: Lay) -> None:
    points = [[3, 0, 3, 3, 0], [3, 3, 3, 3, 0]]
    desk = lay(2, {"black": "h5"}, ["red h6"], ["red, 5 black"], points=points)
    found = reasons(desk, "place_tile", colour="red", space="h7")
    assert found == [
        {"kind": "weakest", "points": 1, "change": 1},
        {"kind": "points", "colour": "red", "change": 1},
    ]


def test_to_end_a_turn_is_no_merit_though_pagodas_bring_points_then(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, ["black h4"], pagodas=["h5-h6-i5"])
    assert reasons(desk, "end_turn") == []


def test_a_leader_beside_a_pagoda_has_an_income(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, pagodas=["h5-h6-i5"])
    kinds = [reason["kind"] for reason in reasons(desk, "position_leader", colour="black", space="h4")]
    assert "income" in kinds


def test_a_revolt_that_cannot_be_lost(lay: Lay) -> None:
    desk = lay(2, BOARD, ["", "red h4"], ["4 black", ""])
    found = reasons(desk, "position_leader", colour="red", space="h6")
    assert found[0] == {"kind": "revolt", "defender": 1, "colour": "red", "change": 1}
    desk.leader("red", "h6")
    enough = [reason["kind"] for reason in reasons(desk, "commit", tiles=3, leader=False)]
    assert enough == ["commitment"]
    assert reasons(desk, "commit", tiles=0, leader=False) == []


def test_a_revolt_that_may_be_lost_is_no_reason(lay: Lay) -> None:
    desk = lay(2, BOARD, ["", "red h4"], ["", "6 black"])
    assert reasons(desk, "position_leader", colour="red", space="h6") == []


def test_the_defence_that_sends_the_attacker_home(lay: Lay) -> None:
    desk = lay(2, BOARD, ["", "red h4"], ["2 black", "3 black"])
    desk.leader("red", "h6")
    desk.do("commit", tiles=2, leader=False)
    kinds = [reason["kind"] for reason in reasons(desk, "commit", tiles=2, leader=False)]
    assert kinds == ["rival_leader", "points"]


def test_a_governor_protects_a_leader(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, ["red h6"], ["black, 5 green"])
    found = reasons(desk, "place_tile", colour="black", space="g6")
    assert {"kind": "safety", "colour": "red", "change": 1} in found
