"""Groups and states: YY-5."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]


def test_yy_5_a_group_without_a_leader_is_no_state(lay: Lay) -> None:
    desk = lay(2, {"black": "h2 h3", "red": "h4"})
    assert desk.states() == []


def test_yy_5_a_state_is_all_that_is_linked_to_a_leader(lay: Lay) -> None:
    """h2 to h4 hang together through the tiles, i4 does by an edge with h4; j8 is apart."""
    desk = lay(2, {"black": "h2 h3 j8", "red": "h4 i4"}, ["green i2"])
    assert desk.states() == [["h2", "h3", "h4", "i2", "i4"]]
    state = desk.view(None)["states"][0]
    assert state["leaders"] == [{"seat": 0, "colour": "green", "space": "i2"}]
    assert state["soldiers"] == 2


def test_yy_5_leaders_link_like_tiles(lay: Lay) -> None:
    """Between the governors h3 and h5 stands only a leader."""
    desk = lay(2, {"black": "h3 h5"}, ["red h4", "blue h6"])
    assert desk.states() == [["h3", "h4", "h5", "h6"]]
    desk.do("withdraw_leader", colour="red")
    assert desk.states() == [["h5", "h6"]]


def test_yy_5_adjacent_means_a_common_edge(lay: Lay) -> None:
    """h5 has six neighbours, and each is linked to it."""
    for space in ("h4", "h6", "g4", "g5", "i4", "i5"):
        assert lay(2, {"black": "h5"}, [f"red {space}"]).states() == [sorted(["h5", space])]
    for space in ("g3", "g6", "i3", "i6", "h3", "h7", "f5", "j5"):
        near = {"g3": "g2", "g6": "g7", "i3": "i2", "i6": "i7", "h3": "h2", "h7": "h8", "f5": "f4", "j5": "j4"}[space]
        assert lay(2, {"black": f"h5 {near}"}, [f"red {space}"]).states() == [sorted([near, space])]


def test_yy_5_pagodas_of_a_state_are_counted(lay: Lay) -> None:
    desk = lay(2, {"black": "h2 h3 i2", "red": "h4"}, ["black g2"], pagodas=["h2-h3-i2"])
    assert desk.view(None)["states"][0]["pagodas"]["black"] == 1
