"""Placing tiles: YY-12 to YY-15."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

# Where the western river bends: e1 and e2 adjoin d2, e2 adjoins d3, d3 adjoins c3, c3 adjoins c4.
FARMLAND = {"black": "f1"}


def test_yy_12_on_an_empty_space_farmers_on_the_river_others_on_land(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, ["red h6"], ["black, red, green, blue, yellow"])
    river = desk.spaces("place_tile", "blue")
    land = desk.spaces("place_tile", "red")
    assert (len(river), len(land)) == (38, 163 - 38 - 2)
    assert not river & land
    assert {"e1", "e2", "d2"} <= river
    for colour in ("black", "green", "yellow"):
        assert desk.spaces("place_tile", colour) == land


@pytest.mark.parametrize(
    ("colour", "space", "reason"),
    [
        ("red", "h5", "space-taken"),
        ("red", "h6", "space-taken"),
        ("red", "e1", "tile-on-river"),
        ("blue", "h7", "farmer-on-land"),
        ("green", "h7", "not-in-hand"),
    ],
)
def test_yy_12_what_is_refused(lay: Lay, colour: str, space: str, reason: str) -> None:
    desk = lay(2, {"black": "h5"}, ["red h6"], ["red, blue"])
    assert desk.refusal("place_tile", colour=colour, space=space) == reason


def test_yy_12_a_capital_is_ordinary_land(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["yellow"])
    assert "h6" in desk.spaces("place_tile", "yellow")
    assert "h6" in desk.spaces("position_leader", "yellow")


def test_yy_13_the_like_coloured_leader_gains_whoever_placed(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"black": "h5"}, ["", "red h6, black h4"], ["red"])
    events = desk.tile("red", "i5")
    assert tell(events, "point") == [{"seat": 1, "colour": "red", "count": 1, "cause": "tile", "space": "i5"}]
    assert desk.scores == [{}, {"red": 1}]


def test_yy_13_otherwise_the_black_leader_of_the_state(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"black": "h5"}, ["green h6", "black h4"], ["red"])
    assert tell(desk.tile("red", "i5"), "point")[0]["cause"] == "stand_in"
    assert desk.scores == [{}, {"red": 1}]


def test_yy_13_nobody_without_either(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"black": "h5"}, ["green h6"], ["red, yellow"])
    assert tell(desk.tile("red", "i5"), "point") == []
    assert tell(desk.tile("yellow", "l3"), "point") == []
    assert desk.scores == [{}, {}]


def test_yy_13_none_outside_a_state(lay: Lay) -> None:
    """The tile lies next to a group without a leader."""
    desk = lay(2, {"black": "h5 j8"}, ["black h6"], ["black"])
    desk.tile("black", "j9")
    assert desk.scores == [{}, {}]


def test_yy_13_judged_after_the_tile_with_all_that_it_unites(lay: Lay) -> None:
    """The tile joins a state without the colour to one with it."""
    desk = lay(2, {"black": "h5 h8", "red": "h7"}, ["green h4", "red h9"], ["red"])
    events = desk.tile("red", "h6")
    assert [event["kind"] for event in events[:3]] == ["tile_placed", "states_united", "point"]
    assert desk.scores == [{}, {"red": 1}]


def test_yy_13_the_tile_may_link_its_own_state_through_a_leaderless_group(lay: Lay) -> None:
    desk = lay(2, {"black": "h5", "red": "h7"}, ["red h4"], ["red"])
    desk.tile("red", "h6")
    assert desk.scores == [{"red": 1}, {}]
    assert desk.states() == [["h4", "h5", "h6", "h7"]]


@pytest.mark.parametrize("colour", ["black", "red", "green", "yellow"])
def test_yy_13_every_colour_has_its_leader(lay: Lay, colour: str) -> None:
    desk = lay(2, {"black": "h5"}, [f"{colour} h6"], [colour])
    desk.tile(colour, "i5")
    assert desk.scores == [{colour: 1}, {}]


def test_yy_14_a_trader_lets_you_take_a_market_tile(lay: Lay, tell: Any) -> None:
    desk = lay(2, {"black": "h5"}, hands=["green"], market="2 red, 3 blue, black")
    desk.tile("green", "j8")
    assert desk.phase == "market"
    assert desk.offers() == [
        {"kind": "decline_market"},
        {"kind": "take_market", "colour": "black"},
        {"kind": "take_market", "colour": "red"},
        {"kind": "take_market", "colour": "blue"},
    ]
    assert desk.refusal("take_market", colour="green") == "not-in-market"
    assert tell(desk.do("take_market", colour="blue"), "market_taken") == [{"seat": 0, "colour": "blue"}]
    assert desk.hands[0] == ["blue"]
    assert (desk.phase, desk.actions_left) == ("act", 1)


def test_yy_14_the_market_is_refilled_only_at_the_end_of_the_turn(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["2 green", "6 red"], market="6 black")
    desk.tile("green", "j8")
    desk.do("take_market", colour="black")
    assert len(desk.market) == 5
    desk.tile("green", "j10")
    desk.do("take_market", colour="black")
    assert len(desk.market) == 4
    assert desk.phase == "drawing"
    desk.draw("4 yellow, 2 red")
    assert (desk.turn, len(desk.market)) == (1, 6)


def test_yy_14_a_taken_tile_can_be_used_at_once(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["green"], market="red")
    desk.tile("green", "j8")
    desk.do("take_market", colour="red")
    assert desk.spaces("place_tile", "red")


def test_yy_14_declining_and_an_empty_market(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, hands=["2 green"], market="red")
    desk.tile("green", "j8")
    desk.do("decline_market")
    assert (desk.hands[0], desk.market) == (["green"], ["red"])
    desk = lay(2, {"black": "h5"}, hands=["2 green"], market="")
    desk.tile("green", "j8")
    assert desk.phase == "act"


def test_yy_14_point_then_pagoda_then_market(lay: Lay) -> None:
    desk = lay(2, {"black": "h5", "green": "i5 h6"}, ["green h4"], ["green"])
    events = [event["kind"] for event in desk.tile("green", "i6")]
    assert events == ["tile_placed", "point", "pagoda_possible"]
    desk.do("build_pagoda", triangle="h6-i5-i6")
    assert desk.phase == "market"


@pytest.mark.parametrize("options", [{"war_market": False}, {"war_market": True}, {}])
def test_yy_14_after_a_war_too_unless_the_option_is_off(lay: Lay, options: dict[str, Any]) -> None:
    war_market = options.get("war_market", True)
    desk = lay(2, {"black": "h5 h7"}, ["red h4", "red h8"], ["green"], options=options)
    desk.tile("green", "h6")
    desk.support()
    desk.support()
    desk.do("choose_winner", side=0)
    assert desk.phase == ("market" if war_market else "act")
    if war_market:
        desk.do("take_market", colour="yellow")
        assert desk.hands[0] == ["yellow"]
        assert desk.phase == "act"


def test_yy_14_after_a_war_the_market_is_asked_even_if_it_is_the_last_action(lay: Lay) -> None:
    """Then the turn ends by itself; and an empty market is not asked about (YY-35)."""
    table = ({"black": "h5 h7"}, ["red h4", "red h8"], ["green"])
    for market, phase in (("1 blue", "market"), ("", "drawing")):
        desk = lay(2, *table, actions_left=1, market=market)
        desk.tile("green", "h6")
        desk.support()
        desk.support()
        desk.do("choose_winner", side=0)
        assert desk.phase == phase
        if phase == "market":
            desk.do("take_market", colour="blue")
            assert desk.phase == "drawing"


def test_yy_14_war_market_is_for_traders(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h7"}, ["red h4", "red h8"], ["yellow"], options={"war_market": True})
    desk.tile("yellow", "h6")
    desk.support()
    desk.support()
    desk.do("choose_winner", side=0)
    assert desk.phase == "act"


def test_yy_15_farmers_in_a_chain_are_one_action(lay: Lay, tell: Any) -> None:
    desk = lay(2, FARMLAND, ["blue f2"], ["4 blue"])
    points = tell(desk.tile("blue", "e1"), "point")
    assert desk.phase == "chain"
    assert desk.spaces("place_tile") == {"e2", "d2"}
    points += tell(desk.tile("blue", "e2"), "point")
    assert desk.spaces("place_tile") == {"d2", "d3"}
    points += tell(desk.tile("blue", "d3"), "point")
    assert len(points) == 3
    assert desk.scores == [{"blue": 3}, {}]
    assert desk.refusal("place_tile", colour="blue", space="e1") == "not-in-chain"
    assert desk.refusal("place_tile", colour="blue", space="m4") == "not-in-chain"
    desk.do("stop_chain")
    assert (desk.phase, desk.actions_left, desk.hands[0]) == ("act", 1, ["blue"])


def test_yy_15_no_other_colour_in_a_chain(lay: Lay) -> None:
    desk = lay(2, FARMLAND, hands=["blue, red"])
    desk.tile("blue", "e1")
    assert desk.refusal("place_tile", colour="red", space="h1") == "not-asked"


def test_yy_15_a_declined_pagoda_does_not_end_the_chain(lay: Lay) -> None:
    desk = lay(2, {"blue": "e1 e2"}, hands=["2 blue"])
    desk.tile("blue", "d2")
    assert desk.phase == "pagoda"
    desk.do("decline_pagoda")
    assert desk.phase == "chain"
    assert desk.spaces("place_tile") == {"d3"}


def test_yy_15_a_pagoda_ends_the_chain(lay: Lay) -> None:
    desk = lay(2, {"blue": "e1 e2"}, hands=["2 blue"])
    desk.tile("blue", "d2")
    desk.do("build_pagoda", triangle="d2-e1-e2")
    assert (desk.phase, desk.actions_left) == ("act", 1)


def test_yy_15_a_moved_pagoda_ends_it_too(lay: Lay) -> None:
    """Both blue pagodas stand elsewhere: m7-n6-n7 and k11-l10-l11."""
    elsewhere = "m7 n6 n7 k11 l10 l11"
    desk = lay(2, {"blue": f"e1 e2 {elsewhere}"}, hands=["2 blue"], pagodas=["m7-n6-n7", "k11-l10-l11"])
    desk.tile("blue", "d2")
    assert {offer["from"] for offer in desk.offers("build_pagoda")} == {"m7-n6-n7", "k11-l10-l11"}
    desk.do("build_pagoda", triangle="d2-e1-e2", from_="m7-n6-n7")
    assert desk.phase == "act"
    assert desk.pagodas == ["d2-e1-e2", "k11-l10-l11"]


def test_yy_15_a_war_ends_the_chain(lay: Lay) -> None:
    """d2 joins the states north and south of the river; both have a red leader."""
    desk = lay(2, {"black": "f1 c2"}, ["red f2", "red b2"], ["3 blue"])
    desk.tile("blue", "e1")
    desk.tile("blue", "d2")
    assert desk.phase == "support"
    desk.support()
    desk.support()
    desk.do("choose_winner", side=0)
    assert (desk.phase, desk.actions_left) == ("act", 1)


def test_yy_15_no_chain_without_free_water(lay: Lay) -> None:
    """The only river next to j13 is k12."""
    desk = lay(2, {"blue": "k12"}, hands=["2 blue"])
    desk.tile("blue", "j13")
    assert desk.phase == "act"


def test_yy_35_the_chain_is_asked_even_of_who_has_no_farmer_left(lay: Lay) -> None:
    desk = lay(2, FARMLAND, hands=["blue"])
    desk.tile("blue", "e1")
    assert desk.offers() == [{"kind": "stop_chain"}]
    assert desk.blocked() == {"place_tile": "chain-no-farmer"}
