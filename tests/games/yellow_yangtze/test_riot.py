"""Riots: YY-16, and what they leave behind (YY-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]


def test_yy_16_two_farmers_remove_any_tile(lay: Lay, tell: Any) -> None:
    """In a state or not, of any colour; with the own blue leader on the board it costs two."""
    desk = lay(2, {"black": "h5 l3", "red": "i4", "blue": "e1"}, ["blue h6"], ["2 blue"])
    assert desk.spaces("riot") == {"h5", "l3", "i4", "e1"}
    events = desk.do("riot", space="i4")
    assert tell(events, "riot") == [{"seat": 0, "space": "i4", "colour": "red"}]
    assert tell(events, "paid") == [{"seat": 0, "colour": "blue", "tiles": 2, "leader": False}]
    assert "i4" not in desk.tiles
    assert sorted(desk.discarded) == ["blue", "blue", "red"]
    assert (desk.phase, desk.actions_left, desk.hands[0]) == ("act", 1, [])


def test_yy_16_one_farmer_is_too_few_while_the_leader_is_on_the_board(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, ["blue h6"], ["blue"])
    assert desk.offers("riot") == []
    assert desk.refusal("riot", space="h5") == "riot-too-few"
    assert desk.blocked()["riot"] == "riot-too-few"


@pytest.mark.parametrize("tiles", [1, 2])
def test_yy_16_the_leader_at_home_may_stand_in(lay: Lay, tell: Any, tiles: int) -> None:
    desk = lay(2, {"black": "h5", "red": "h6"}, hands=["3 blue"])
    desk.do("riot", space="h6")
    assert (desk.phase, desk.mover) == ("pay", 0)
    assert desk.view(1)["paying"] == {"colour": "blue", "for": "riot"}
    assert desk.offers() == [{"kind": "pay", "tiles": 1}, {"kind": "pay", "tiles": 2}]
    events = desk.do("pay", tiles=tiles)
    assert tell(events, "paid") == [{"seat": 0, "colour": "blue", "tiles": tiles, "leader": tiles == 1}]
    assert desk.hands[0] == ["blue"] * (3 - tiles)


def test_yy_16_the_leader_is_not_used_up(lay: Lay) -> None:
    """Two riots in one turn for one farmer each."""
    desk = lay(2, {"black": "h5", "red": "h6 h7"}, hands=["2 blue", "6 red"])
    for space in ("h6", "h7"):
        desk.do("riot", space=space)
        desk.do("pay", tiles=1)
    assert desk.tiles == {"h5": "black"}
    assert desk.phase == "drawing"


def test_yy_35_payment_is_asked_even_if_one_tile_is_all_there_is(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["blue"])
    desk.do("riot", space="h5")
    assert desk.offers() == [{"kind": "pay", "tiles": 1}]
    assert desk.refusal("pay", tiles=2) == "pay-too-few"


def test_yy_16_never_a_leader_nor_an_empty_space(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, ["red h6"], ["2 blue"])
    assert desk.refusal("riot", space="h6") == "no-tile-there"
    assert desk.refusal("riot", space="h7") == "no-tile-there"


def test_yy_16_not_without_any_tile_on_the_board(lay: Lay) -> None:
    assert lay(2, {}, hands=["2 blue"]).blocked()["riot"] == "no-tile-anywhere"


def test_yy_16_under_a_pagoda(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"red": "h5 h6 i5"}, hands=["2 blue"], pagodas=["h5-h6-i5"])
    assert desk.view(None)["supply"]["red"] == 1
    events = desk.do("riot", space="i5")
    assert tell(events, "pagoda_lost") == [{"colour": "red", "triangle": "h5-h6-i5"}]
    assert desk.pagodas == []
    assert desk.view(None)["supply"]["red"] == 2
    assert desk.tiles == {"h5": "red", "h6": "red"}


def test_yy_16_on_a_capital_which_is_ordinary_land_from_then_on(lay: Lay) -> None:
    """Han lies on h6."""
    desk = lay(2, {"black": "h6 h5"}, hands=["2 blue, red"])
    assert desk.view(None)["board"]["capitals"]["h6"] == "Han"
    desk.do("riot", space="h6")
    desk.do("pay", tiles=1)
    assert "h6" in desk.spaces("place_tile", "red")
    assert "h6" in desk.spaces("position_leader", "red")
    assert desk.refusal("place_tile", colour="blue", space="h6") == "farmer-on-land"


def test_yy_16_states_may_split(lay: Lay) -> None:
    desk = lay(2, {"black": "h3 h7", "red": "h4 h5 h6"}, ["green h2", "blue h8"], ["2 blue"])
    assert len(desk.states()) == 1
    desk.do("riot", space="h5")
    assert desk.states() == [["h2", "h3", "h4"], ["h6", "h7", "h8"]]


def test_yy_16_into_three_parts_one_of_them_without_a_leader(lay: Lay) -> None:
    """h6 holds together h7, i5 and g5."""
    board = {"black": "h7 i5", "yellow": "h6", "red": "g5"}
    desk = lay(2, board, ["green h8", "blue j5"], ["2 blue"])
    assert len(desk.states()) == 1
    desk.do("riot", space="h6")
    assert desk.states() == [["h7", "h8"], ["i5", "j5"]]


def test_yy_16_the_tile_leaves_the_game(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["2 blue"])
    before = desk.view(None)["bag"]
    desk.do("riot", space="h5")
    desk.do("pay", tiles=2)
    assert desk.view(None)["bag"] == before
    assert desk.view(None)["discarded"] == {"black": 1, "red": 0, "green": 0, "blue": 2, "yellow": 0}


def test_yy_11_a_leader_that_falls_may_split_a_state_too(lay: Lay) -> None:
    """The green leader on h5 links h4 to h6; its only governor, on g5, is removed."""
    board = {"black": "g5 h2 h8", "red": "h3 h4 h6 h7"}
    desk = lay(2, board, ["green h5, red i2", "blue i8"], ["2 blue"])
    assert len(desk.states()) == 1
    desk.do("riot", space="g5")
    assert desk.leaders == [{"red": "i2"}, {"blue": "i8"}]
    assert len(desk.states()) == 2
