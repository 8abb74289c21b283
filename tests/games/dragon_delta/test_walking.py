"""DD-15 to DD-17: steps, two steps, jumps, and falling in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import IllegalAction

DESK = Callable[..., Any]
# Planks round the stone 14: from the white village, to 12, and to 18; and one from 18 into the white village.
STAR = {"white 4": "white-14", "white 1": "12-14", "black 1": "14-18", "black 2": "white-18"}
STONES = "12 14 18"


def test_dd_15_from_a_village_onto_a_plank_that_rests_on_it(lay: DESK) -> None:
    desk = lay([["move_1"], ["stone_1"]], stones=STONES, planks=STAR)
    assert desk.ways() == ["white-14", "white-18"]
    events = desk.go("white-14")
    assert events[0] == {
        "kind": "pawn_stepped",
        "seat": 0,
        "start": "white",
        "from": "white",
        "to": "14",
        "size": 4,
        "colour": "white",
    }
    assert desk.places[0] == "white-14"


def test_dd_15_to_neighbouring_planks_and_into_the_village(lay: DESK) -> None:
    """Whoever laid them; a neighbour rests on the same stone, not only on the same village."""
    desk = lay([["move_1"], ["stone_1"]], stones=STONES, planks=STAR, places=["white-14", "black"])
    assert desk.ways() == ["white", "12-14", "14-18"]  # not white-18: the way leads through the village


def test_dd_15_planks_hold_one_pawn_and_villages_any_number(lay: DESK) -> None:
    desk = lay([["move_1"], ["stone_1"]], stones=STONES, planks=STAR, places=["white-14", "12-14"])
    assert desk.ways() == ["white", "14-18"]
    with pytest.raises(IllegalAction, match="is occupied"):
        desk.go("12-14")
    planks = {"white 1": "red-4"}
    desk = lay([["move_1"], ["stone_1"], ["stone_1"]], stones="4", planks=planks, places=["red-4", "red", "red"])
    desk.go("red")
    assert desk.places == ["red", "red", "red"]


def test_dd_15_refusals_say_why(lay: DESK) -> None:
    desk = lay([["move_1"], ["stone_1"]], stones=STONES, planks=STAR)
    with pytest.raises(IllegalAction, match="The plank between 12 and 14 is not one step away"):
        desk.go("12-14")
    with pytest.raises(IllegalAction, match="no plank between the white village and 10"):
        desk.go("white-10")
    with pytest.raises(IllegalAction, match="The black village is not one step away"):
        desk.go("black")


@pytest.mark.parametrize(("place", "home"), [("9-20", "white"), ("red", "white"), ("white", "white")])
def test_dd_15_without_a_step_the_pawn_falls_in(lay: DESK, place: str, home: str) -> None:
    """From a plank, from a foreign village and, without going anywhere, from its own."""
    desk = lay(
        [["stone_1", "move_1"], ["stone_1", "stone_2"]],
        stones="9 20",
        planks={"white 6": "9-20"},
        places=[place, "black"],
        turn=1,
    )
    events = desk.stone("1")
    assert {"kind": "pawn_fell", "seat": 0, "start": place, "village": "white", "why": "no_step"} in events
    assert desk.places[0] == home
    assert desk.mover == 1


@pytest.mark.parametrize(("card", "why"), [("move_2", "no_step"), ("jump", "nobody_to_jump")])
def test_dd_16_dd_17_so_it_does_with_move_2_and_jump(lay: DESK, card: str, why: str) -> None:
    desk = lay(
        [["stone_1", card], ["stone_1", "stone_2"]],
        stones="9 20",
        planks={"white 6": "9-20"},
        places=["9-20", "black"],
        turn=1,
    )
    assert _whys(desk.stone("1")) == [why]
    assert desk.places[0] == "white"


def _whys(events: list[dict[str, Any]]) -> list[str]:
    """Why pawns fell in."""
    return [str(event["why"]) for event in events if event["kind"] == "pawn_fell"]


def test_dd_15_one_who_is_shut_in_falls(lay: DESK) -> None:
    """The only neighbouring plank is occupied."""
    desk = lay(
        [["stone_1", "move_1"], ["stone_1", "stone_2"]],
        stones="12 14 16",
        planks={"white 1": "12-14", "black 1": "14-16"},
        places=["12-14", "14-16"],
        turn=1,
    )
    assert "pawn_fell" in [event["kind"] for event in desk.stone("1")]


def test_dd_16_two_steps_each_a_decision(lay: DESK) -> None:
    desk = lay([["move_2"], ["stone_1"]], stones=STONES, planks=STAR)
    assert desk.ways() == ["white-14", "white-18"]
    desk.go("white-14")
    assert (desk.mover, desk.phase) == (0, "second_step")
    assert desk.view(0)["pending"]["start"] == {"village": "white"}
    assert desk.ways() == ["12-14", "14-18"]
    desk.go("12-14")
    assert (desk.places[0], desk.mover) == ("12-14", 1)


def test_dd_16_both_steps_may_turn_round_the_same_stone(lay: DESK) -> None:
    desk = lay([["move_2"], ["stone_1"]], stones=STONES, planks=STAR, places=["12-14", "black"])
    desk.go("white-14")
    assert desk.ways() == ["white", "14-18"]


def test_dd_16_coming_back_only_when_nothing_else_is_possible(lay: DESK) -> None:
    """A dead end is no first step as long as another one leads on."""
    planks = {"white 4": "white-14", "black 2": "white-18", "black 1": "14-16"}
    desk = lay([["move_2"], ["stone_1"]], stones="14 16 18", planks=planks)
    assert desk.ways() == ["white-14"]
    with pytest.raises(IllegalAction, match="could only turn back"):
        desk.go("white-18")
    desk.go("white-14")
    assert desk.ways() == ["14-16"]
    with pytest.raises(IllegalAction, match="may not go back"):
        desk.go("white")


def test_dd_16_there_and_back_when_it_is_all_there_is(lay: DESK) -> None:
    """The place just left counts as free."""
    desk = lay(
        [["move_2"], ["stone_1"]],
        stones="14 16",
        planks={"white 1": "14-16", "black 4": "white-14"},
        places=["14-16", "black"],
    )
    assert desk.ways() == ["white-14"]
    desk.go("white-14")
    assert desk.ways() == ["white"]  # leads on, into the village
    desk = lay(
        [["move_2"], ["stone_1"]],
        stones="12 14 16",
        planks={"white 1": "14-16", "black 1": "12-14"},
        places=["14-16", "black"],
    )
    desk.go("12-14")
    assert desk.ways() == ["14-16"]
    desk.go("14-16")
    assert (desk.places[0], desk.mover) == ("14-16", 1)


def test_dd_16_there_and_back_from_a_village(lay: DESK) -> None:
    desk = lay([["move_2"], ["stone_1"]], stones="14", planks={"white 4": "white-14"})
    desk.go("white-14")
    desk.go("white")
    assert desk.places[0] == "white"


def test_dd_16_another_pawn_makes_the_other_way_a_dead_end(lay: DESK) -> None:
    """The only plank that leads on is occupied, so coming back is all there is."""
    planks = {"white 4": "white-14", "black 1": "14-16"}
    desk = lay([["move_2"], ["stone_1"]], stones="14 16", planks=planks, places=["white", "14-16"])
    desk.go("white-14")
    assert desk.ways() == ["white"]


def test_dd_15_dd_16_through_a_foreign_village(lay: DESK) -> None:
    """Into the village at the end of the plank, and out onto another: two steps."""
    planks = {"white 1": "yellow-3", "black 2": "yellow-1"}
    desk = lay([["move_2"], ["stone_1"]], stones="1 3", planks=planks, places=["yellow-3", "black"])
    desk.go("yellow")
    assert desk.ways() == ["yellow-1"]
    desk.go("yellow-1")
    assert desk.places[0] == "yellow-1"


def test_dd_16_a_first_step_into_the_target_is_always_allowed_and_ends_the_game(lay: DESK) -> None:
    planks = {"black 2": "black-19", "white 1": "15-19", "white 3": "17-19"}
    desk = lay([["move_2"], ["stone_1"]], stones="15 17 19", planks=planks, places=["black-19", "red"])
    assert "black" in desk.ways()
    desk.go("black")
    assert desk.ending == ([0], "village")


def test_dd_16_the_target_is_another_way_than_back(lay: DESK) -> None:
    """With the target one step away, nobody can be content with going there and back."""
    planks = {"black 2": "black-19", "white 1": "15-19"}
    desk = lay([["move_2"], ["stone_1"]], stones="15 19", planks=planks, places=["black-19", "red"])
    assert desk.ways() == ["black"]


def test_dd_17_over_a_pawn_to_the_places_beside_it(lay: DESK) -> None:
    """To planks at either end of the jumped plank, also round the same stone, but not back."""
    planks = {"white 4": "white-14", "white 1": "12-14", "black 1": "14-18", "black 2": "12-16", "white 5": "10-12"}
    desk = lay([["jump"], ["stone_1"]], stones="10 12 14 16 18", planks=planks, places=["white-14", "12-14"])
    assert desk.ways() == ["10-12", "12-16", "14-18"]
    events = desk.go("10-12", "jump")
    assert (events[0]["kind"], events[0]["over"], events[0]["start"]) == ("pawn_jumped", 1, "white-14")
    assert desk.places[0] == "10-12"


def test_dd_17_from_a_village_and_into_one(lay: DESK) -> None:
    planks = {"white 1": "white-10", "white 6": "yellow-10"}
    desk = lay([["jump"], ["stone_1"]], stones="10", planks=planks, places=["white", "white-10"])
    assert desk.ways() == ["yellow-10"]
    desk = lay([["jump"], ["stone_1"]], stones="10", planks=planks, places=["white-10", "yellow-10"])
    assert desk.ways() == ["yellow"]


def test_dd_17_pawns_in_villages_cannot_be_jumped(lay: DESK) -> None:
    planks = {"white 1": "yellow-3", "black 2": "yellow-1"}
    desk = lay(
        [["stone_1", "jump"], ["stone_1", "stone_2"]],
        stones="1 3",
        planks=planks,
        places=["yellow-3", "yellow"],
        turn=1,
    )
    assert _whys(desk.stone("27")) == ["nobody_to_jump"]


def test_dd_17_no_room_to_land(lay: DESK) -> None:
    """Three in a row: the one beyond is occupied, and back is not allowed."""
    planks = {"white 1": "12-14", "red 1": "14-16", "blue 2": "16-20"}
    desk = lay(
        [["stone_1", "jump"], ["stone_1"], ["stone_1"]],
        stones="12 14 16 20",
        planks=planks,
        places=["12-14", "14-16", "16-20"],
        turn=2,
    )
    fell = {"kind": "pawn_fell", "seat": 0, "start": "12-14", "village": "white", "why": "no_landing"}
    assert fell in desk.stone("27")


def test_dd_17_dd_18_a_jump_into_the_target_wins(lay: DESK) -> None:
    planks = {"black 2": "black-19", "white 1": "15-19"}
    desk = lay([["jump"], ["stone_1"]], stones="15 19", planks=planks, places=["15-19", "black-19"])
    assert desk.ways() == ["black"]
    desk.go("black", "jump")
    assert desk.ending == ([0], "village")
