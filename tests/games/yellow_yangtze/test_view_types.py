"""What a view contains is what its type says: every key, no other, and only the words of closed lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import TYPE_CHECKING, Any, get_args

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError

from sampan import OVER, Game, Rng, State
from sampan.games.yellow_yangtze.view_types import Phase, YellowYangtzeView

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

# As a list, because pydantic takes settings for a TypedDict only from around it.
VIEWS = TypeAdapter(list[YellowYangtzeView], config=ConfigDict(extra="forbid", strict=True))
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {"short": True, "refill": "active"}),
    (3, {"board": "headwaters", "last_tie": "fewest_yellow", "stall_rounds": None}),
    (4, {"board": "headwaters", "war_market": False, "open_points": True, "first_player": 2}),
]


def check(state: State) -> str:
    """Check the views of all seats and of a spectator; returns the phase."""
    views = [state.view(seat) for seat in (*range(state.seats), None)]
    VIEWS.validate_python(views)
    return str(views[-1]["phase"])


def positions(game: Game, seats: int, options: dict[str, Any], seed: str) -> Iterator[State]:
    """All positions of a game played at random."""
    state = game.start(seats, options)
    rng = Rng(seed)
    while state.to_move() != OVER:
        yield state
        state.apply(int(state.sample(rng)))
    yield state


def test_views_of_random_games_are_as_declared(game: Game) -> None:
    """Every phase comes up; where nothing is asked every tenth view will do."""
    met: set[str] = set()
    for seats, options in OPTIONS:
        for number in range(4):
            for step, state in enumerate(positions(game, seats, options, f"views {seats} {number}")):
                if step % 10 == 0 or state.position()["phase"] not in ("act", "drawing"):
                    met.add(check(state))
    assert met == set(get_args(Phase))


def test_a_war_of_three_states_is_as_declared(lay: Lay) -> None:
    """Random games hardly ever come to one."""
    board = {"black": "h7 i5 g5", "red": "h8 f5"}
    desk = lay(3, board, ["green i7", "green j5", "green f6"], ["yellow", "2 red", ""])
    desk.tile("yellow", "h6")
    assert len(desk.conflict["sides"]) == 3
    while desk.state.to_move() != OVER and desk.view(None)["conflict"] is not None:
        check(desk.state)
        desk.state.apply(desk.state.legal()[0])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["surplus"], 1),
        (["players", 0, "surplus"], 1),
        (["phase"], "asleep"),
        (["market", 0], "purple"),
        (["players", 0, "hand_size"], True),
        (["options", "refill"], "nobody"),
        (["turn"], "0"),
    ],
)
def test_anything_else_is_noticed(game: Game, path: list[Any], value: object) -> None:
    *_, last = positions(game, 2, {}, "damage")
    damaged: Any = deepcopy(last.view(0))
    damaged["market"] = ["red"]
    part = damaged
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    with pytest.raises(ValidationError):
        VIEWS.validate_python([damaged])


@pytest.mark.parametrize("path", [["conflict"], ["players", 1, "income"], ["supply", "yellow"], ["end", "bag"]])
def test_a_missing_key_is_noticed(game: Game, path: list[Any]) -> None:
    *_, last = positions(game, 2, {}, "damage")
    damaged: Any = deepcopy(last.view(0))
    part = damaged
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]
    with pytest.raises(ValidationError):
        VIEWS.validate_python([damaged])
