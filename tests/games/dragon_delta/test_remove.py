"""DD-10 and DD-14: what may be taken away, and the limits of the stock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import IllegalAction

DESK = Callable[..., Any]


def test_dd_14_a_plank_goes_into_ones_own_stock(lay: DESK) -> None:
    desk = lay([["remove"], ["stone_1"]], stones="10 14", planks={"white 2": "10-14", "white 1": "white-10"})
    desk.do("remove_plank", **{"from": "10", "to": "14", "size": 2, "colour": "white"})
    assert "white 2" in desk.stocks[0]
    assert desk.planks == {"white 1": "white-10"}
    assert desk.mover == 1


def test_dd_14_a_stone_that_carries_nothing_returns_to_the_reserve(lay: DESK) -> None:
    desk = lay([["remove"], ["stone_1"]], stones="10 14 20", planks={"black 2": "10-14"})
    assert desk.removals() == ["20"]  # a black 2 would be a second plank of size 2
    with pytest.raises(IllegalAction, match="stone on island 10 carries a plank"):
        desk.do("remove_stone", island="10")
    desk.do("remove_stone", island="20")
    assert desk.stones == ["10", "14"]
    assert desk.view(None)["reserve"] == 25
    assert "20" in [offer["island"] for offer in desk.offers("place_stone")]


@pytest.mark.parametrize("standing", [0, 1])
def test_dd_14_a_plank_somebody_stands_on_stays_ones_own_pawn_protects_too(lay: DESK, standing: int) -> None:
    places = ["white", "black"]
    places[standing] = "10-14"
    desk = lay([["remove"], ["stone_1"]], stones="10 14 20", planks={"white 2": "10-14"}, places=places)
    assert desk.removals() == ["20"]
    (problem,) = [problem for problem in desk.state.blocked() if problem.reason == "plank-occupied"]
    assert (problem.fields["from"], problem.fields["to"]) == ("10", "14")


def test_dd_14_no_two_planks_of_a_size(lay: DESK) -> None:
    desk = lay([["remove"], ["jump"]], stones="10 11 14", planks={"black 1": "white-10"})
    assert desk.removals() == ["11", "14"]
    with pytest.raises(IllegalAction, match="Your stock already has a plank of size 1"):
        desk.do("remove_plank", **{"from": "white", "to": "10"})


def test_dd_14_the_sheets_example_no_third_colour(lay: DESK) -> None:
    """Red with two colours in stock: planks of those sizes, and any third colour, stay on the board."""
    # Four players: yellow, red, blue, green. Red's stock: red 1, red 3, green 2, green 6.
    stocks = [
        ["yellow 1", "yellow 2", "yellow 3", "yellow 6"],
        ["red 1", "red 3", "green 2", "green 6"],
        ["blue 1", "blue 2", "blue 3", "blue 6"],
        ["green 1", "green 3"],
    ]
    planks = {"red 4": "white-14", "green 5": "16-17", "blue 4": "black-15", "yellow 5": "3-14"}
    lost = ["red 2", "red 5", "red 6", "blue 5", "yellow 4", "green 4"]
    desk = lay(
        [["jump"], ["remove"], ["stone_1"], ["stone_1"]],
        holder=1,
        stocks=stocks,
        planks=planks,
        lost=lost,
        stones="3 14 15 16 17",
    )
    assert desk.mover == 1
    assert desk.removals() == ["red 4", "green 5"]
    reasons = {problem.fields.get("colour"): problem.reason for problem in desk.state.blocked()}
    assert reasons["blue"] == reasons["yellow"] == "stock-colours"


def test_dd_14_ones_own_colour_has_no_privilege(lay: DESK) -> None:
    """With two foreign colours in stock its own planks are out of reach."""
    stocks = [["red 1", "blue 2"], ["red 3"], ["blue 1"]]
    names = [f"{colour} {size}" for colour in ("white", "red", "blue") for size in range(1, 7)]
    planks = {"white 4": "white-14", "red 4": "red-8"}
    lost = [name for name in names if name not in [*stocks[0], *stocks[1], *stocks[2], *planks]]
    desk = lay([["remove"], ["stone_1"], ["stone_1"]], stocks=stocks, planks=planks, lost=lost, stones="8 14")
    assert desk.removals() == ["red 4"]


def test_dd_14_only_planks_in_stock_count(lay: DESK) -> None:
    """An empty stock takes any plank, whatever lies on the board or was lost."""
    lost = [f"white {size}" for size in range(1, 6)]
    planks = {"white 6": "9-20", "black 6": "white-3"}
    desk = lay([["remove"], ["stone_1"]], planks=planks, lost=lost, stones="3 9 20")
    assert desk.removals() == ["white 6", "black 6"]


def test_dd_14_if_only_a_stone_can_be_removed_a_stone_must_be(lay: DESK) -> None:
    desk = lay([["remove"], ["stone_1"]], planks={"black 1": "white-10"}, stones="10 27")
    assert desk.offers() == [{"kind": "remove_stone", "island": "27"}]


def test_dd_14_if_nothing_can_be_removed_nothing_happens(lay: DESK) -> None:
    desk = lay([["plank_1", "remove"], ["plank_1", "stone_1"]], stones="10 11", planks={"white 1": "white-10"}, turn=1)
    desk.choose("black 1")
    desk.bridge("black-11")
    # White has no plank of size 1 in stock: there is something to remove.
    assert (desk.mover, desk.phase, desk.removals()) == (0, "remove", ["white 1", "black 1"])
    desk = lay([["plank_1", "remove"], ["plank_1", "stone_1"]], stones="11", turn=1)
    desk.choose("black 1")
    events = desk.bridge("black-11")
    assert {"kind": "nothing_done", "seat": 0, "card": "remove", "half": 1} in events
    assert (desk.mover, desk.phase) == (1, "stone")


@pytest.mark.parametrize("standing", [0, 1])
def test_dd_14_a_single_plank_with_a_pawn_on_it_leaves_nothing_to_remove(lay: DESK, standing: int) -> None:
    places = ["white", "black"]
    places[standing] = "yellow-3"
    desk = lay(
        [["stone_1", "remove"], ["plank_1", "stone_1"]],
        stones="3",
        planks={"white 1": "yellow-3"},
        places=places,
        turn=1,
    )
    events = desk.choose("black 5")  # fits nowhere
    assert {"kind": "nothing_done", "seat": 0, "card": "remove", "half": 1} in events
    assert desk.planks == {"white 1": "yellow-3"}


def test_dd_14_a_third_colour_alone_leaves_nothing_to_remove(lay: DESK) -> None:
    stocks = [["white 1", "red 2"], ["red 3"], ["blue 1"]]
    names = [f"{colour} {size}" for colour in ("white", "red", "blue") for size in range(1, 7)]
    lost = [name for name in names if name not in [*stocks[0], *stocks[1], *stocks[2], "blue 4"]]
    desk = lay(
        [["stone_1", "remove"], ["stone_1", "stone_2"], ["plank_1", "stone_1"]],
        stocks=stocks,
        planks={"blue 4": "white-14"},
        lost=lost,
        stones="14",
        turn=2,
    )
    events = desk.choose("blue 1")  # fits nowhere
    assert {"kind": "nothing_done", "seat": 0, "card": "remove", "half": 1} in events


def test_dd_10_a_placed_stone_never_moves(lay: DESK) -> None:
    """No other card offers to touch a stone that lies."""
    for card in ("stone_1", "plank_1", "move_1"):
        desk = lay([[card], ["jump"]], stones="10 14", planks={"white 1": "white-10"})
        assert all(offer.get("island") not in ("10", "14") for offer in desk.offers())
