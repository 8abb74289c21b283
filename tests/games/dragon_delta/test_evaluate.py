"""The rough judgement of positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

DESK = Callable[..., Any]


def laying(lay: DESK, seats: int = 2, **table: Any) -> Any:
    return lay([["stone_1"]] * seats, phase="lay", position=0, laid=[[]] * seats, **table)


def test_who_is_nearer_is_better_off(lay: DESK) -> None:
    table = {"stones": "15 19", "planks": {"black 2": "black-19"}}
    near = laying(lay, **table, places=["black-19", "black"]).state
    assert near.evaluate(0) > 0.75 > 0.25 > near.evaluate(1)
    even = laying(lay, seats=3).state
    assert all(abs(even.evaluate(seat) - 1 / 3) < 0.05 for seat in range(3))


def test_the_end_is_exact(lay: DESK) -> None:
    desk = lay([["move_1"], ["stone_1"]], stones="19", planks={"black 2": "black-19"}, places=["black-19", "red"])
    desk.go("black")
    assert (desk.state.evaluate(0), desk.state.evaluate(1)) == (1.0, 0.0)
