"""What whoever writes a figure is told of its mistakes."""

from __future__ import annotations

import copy
import json
from importlib import resources
from typing import Any

import pytest

import sampan
from sampan.guides.figure import _figure, drawings
from sampan.lessons.course_data import CourseError, Fields

GAME = sampan.game("yin_yang")


@pytest.fixture
def reach() -> dict[str, Any]:
    """A figure of two drawings: before a card is played, and after it."""
    file = resources.files(GAME.package).joinpath("guide", "figures.json")
    return copy.deepcopy(json.loads(file.read_text(encoding="utf-8"))["reach"])  # type: ignore[no-any-return]


def problem(content: dict[str, Any]) -> str:
    with pytest.raises(CourseError) as caught:
        drawings(_figure(GAME, "reach", Fields("here", content)))
    return str(caught.value)


def test_a_figure_is_drawn_before_and_after(reach: dict[str, Any]) -> None:
    before, after = drawings(_figure(GAME, "reach", Fields("here", reach)))
    assert before.entries == []
    assert before.view["outcome"] is None
    assert [entry.by for entry in after.entries] == [0]
    assert after.view["outcome"] is not None


def test_an_action_that_is_not_legal_is_named_with_the_legal_ones(reach: dict[str, Any]) -> None:
    reach["steps"][1]["play"][0]["card"] = "B10"
    said = problem(reach)
    assert said.startswith("here, drawing 2: {'kind': 'play', 'card': 'B10'")
    assert "can do one of" in said


def test_a_promise_that_is_not_kept_is_named(reach: dict[str, Any]) -> None:
    reach["steps"][1]["promises"][0]["count"] = 2
    assert "the promise" in problem(reach)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("goal.number", 4, "'goal.number' is 3, not 4"),
        ("players.7.out", True, "is None"),
        ("goal.colour", 1, "is None"),
    ],
)
def test_what_does_not_stand_in_the_view_is_named(reach: dict[str, Any], path: str, value: object, said: str) -> None:
    reach["steps"][0]["holds"] = {path: value}
    assert said in problem(reach)


def test_a_position_that_cannot_be_is_named(reach: dict[str, Any]) -> None:
    reach["position"]["tokens"] = [[30, 0], [0, 0], [0, 0]]
    assert "the position of reach cannot be laid out" in problem(reach)


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_only_a_seat_can_look_on(reach: dict[str, Any], seat: object) -> None:
    reach["seat"] = seat
    assert "'seat' must be one of the seats, or null" in problem(reach)


def test_misspelt_fields_are_refused(reach: dict[str, Any]) -> None:
    reach["steps"][0]["plays"] = []
    assert "there is no field 'plays' here" in problem(reach)
