"""DD-18 and DD-19: arriving, and the round limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import OVER

DESK = Callable[..., Any]


def test_dd_18_the_game_ends_the_moment_a_pawn_arrives(lay: DESK) -> None:
    """Although others have cards to carry out."""
    desk = lay([["move_1"], ["stone_2"]], stones="19", planks={"black 2": "black-19"}, places=["black-19", "red"])
    events = desk.go("black")
    assert [event["kind"] for event in events] == ["pawn_stepped", "game_over"]
    assert desk.mover == OVER
    assert desk.outcome == ((0,), (0, -3), "village")


def test_dd_18_in_the_middle_of_a_move_2(lay: DESK) -> None:
    desk = lay([["move_2"], ["stone_2"]], stones="19", planks={"black 2": "black-19"}, places=["black-19", "red"])
    desk.go("black")
    assert desk.ending == ([0], "village")


def test_dd_18_with_the_second_step_too(lay: DESK) -> None:
    planks = {"black 2": "black-19", "white 1": "15-19"}
    desk = lay([["move_2"], ["stone_2"]], stones="15 19", planks=planks, places=["15-19", "red"])
    desk.go("black-19")
    assert desk.ending is None
    desk.go("black")
    assert desk.ending == ([0], "village")


def test_dd_18_another_village_is_not_the_target(lay: DESK) -> None:
    desk = lay([["move_1"], ["stone_2"]], stones="4", planks={"white 1": "red-4"}, places=["red-4", "black"])
    desk.go("red")
    assert desk.ending is None


def limited(lay: DESK, places: list[str], planks: dict[str, str], limit: int | None = 7, round: int = 7) -> Any:  # noqa: A002
    """The last stone of a round."""
    cards = ["jump", "move_1", "move_2", "remove", "stone_1"]
    return lay(
        [cards for _ in places],
        position=5,
        turn=len(places) - 1,
        places=places,
        planks=planks,
        stones="3 10 12 14 19",
        options={"round_limit": limit},
        round=round,
    )


def test_dd_19_the_nearest_wins_at_the_limit(lay: DESK) -> None:
    """White's plank ends at 12, three spans from black; the plank itself does not count."""
    desk = limited(lay, ["12-14", "black"], {"white 1": "12-14"})
    far = [player["distance"] for player in desk.view(None)["players"]]
    desk.stone("27")
    assert desk.ending == ([0], "round_limit")
    assert desk.outcome.scores == (-far[0], -far[1]) == (-3, -5)


def test_dd_19_equal_ones_share(lay: DESK) -> None:
    desk = limited(lay, ["white", "black"], {})
    desk.stone("27")
    assert desk.ending == ([0, 1], "round_limit")
    assert desk.outcome.scores == (-5, -5)


def test_dd_19_the_nearer_end_of_the_plank_counts(lay: DESK) -> None:
    """From 10 it is farther than from the white village's own other ways; the better end is taken."""
    one = limited(lay, ["white-14", "black"], {"white 4": "white-14"}).view(None)["players"][0]["distance"]
    two = limited(lay, ["12-14", "black"], {"white 1": "12-14"}).view(None)["players"][0]["distance"]
    assert (one, two) == (4, 3)


def test_dd_19_a_village_counts_as_it_is(lay: DESK) -> None:
    desk = limited(lay, ["red", "black"], {})
    assert desk.view(None)["players"][0]["distance"] == 2


@pytest.mark.parametrize(("limit", "round_"), [(8, 7), (None, 7), (None, 1000)])
def test_dd_19_before_the_limit_or_without_one_the_game_goes_on(lay: DESK, limit: int | None, round_: int) -> None:
    desk = limited(lay, ["white", "black"], {}, limit, round_)
    desk.stone("27")
    assert desk.ending is None
    assert desk.round == round_ + 1


def test_dd_19_the_default_is_sixty_rounds(start: DESK) -> None:
    assert start(2).view(None)["options"]["round_limit"] == 60


def test_dd_18_comes_before_dd_19(lay: DESK) -> None:
    """Who arrives with the very last card wins alone."""
    desk = lay(
        [["jump", "stone_1", "stone_2", "remove", "plank_1"], ["jump", "stone_1", "stone_2", "remove", "move_1"]],
        position=5,
        turn=1,
        places=["white", "white-10"],
        planks={"white 1": "white-10"},
        stones="10",
        options={"round_limit": 1},
    )
    desk.go("white")
    assert desk.ending == ([1], "village")
