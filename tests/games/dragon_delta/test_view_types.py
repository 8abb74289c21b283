"""Views have exactly the keys and values that `view_types` declares."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, get_args

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError

from sampan import OVER, Game, Rng
from sampan.games.dragon_delta.board import COLOURS, SIZES
from sampan.games.dragon_delta.codes import DRAGON_0, JUMP, card_names
from sampan.games.dragon_delta.state import ENDED, ROUND_LIMIT
from sampan.games.dragon_delta.view_types import (
    ActionCard,
    Card,
    DragonDeltaView,
    EndReason,
    Phase,
    Size,
)
from sampan.testing import mixtures

# As a list, because pydantic takes settings for a TypedDict only from around it.
VIEWS = TypeAdapter(list[DragonDeltaView], config=ConfigDict(extra="forbid", strict=True))


def check(view: Any) -> None:
    """A view has all declared keys, no others, and only declared values."""
    VIEWS.validate_python([view])


@pytest.mark.parametrize("seats", range(2, 7))
def test_views_are_as_declared(game: Game, seats: int) -> None:
    """Of all seats and a spectator, with every option, in random games and games in which pawns arrive."""
    phases: set[str] = set()
    for number, options in enumerate(mixtures(game, seats, Rng(f"views {seats}"), 1)):
        rng = Rng(f"views {seats} {number}")
        state = game.start(seats, {**options, "round_limit": 2})
        plies = 0
        while True:
            view: Any = state.view(None)
            if plies % 7 == 0 or view["phase"] not in phases or view["outcome"] is not None:
                for observer in (None, *range(seats)):
                    check(state.view(observer))
            phases.add(view["phase"])
            if state.to_move() == OVER:
                break
            by_plan = state.to_move() >= 0 and number % 2 == 0 and rng.below(4) > 0
            state.apply(state.suggest(rng) if by_plan else state.sample(rng))
            plies += 1
    assert phases >= {"lay", "stone", "plank", "span", "remove", "step", "ended"}


def test_views_of_rare_phases_are_as_declared(game: Game, lay: Any) -> None:
    """A second step, a jump, chance at the start and an arrival."""
    planks = {"white 1": "white-10", "black 2": "10-14"}
    states = [game.start(2, {"round_limit": None})]
    desk = lay([["move_2"], ["stone_1"]], stones="10 14", planks=planks)
    desk.go("white-10")
    states.append(desk.state)
    states.append(lay([["jump"], ["stone_1"]], stones="10 14", planks=planks, places=["white", "white-10"]).state)
    desk = lay([["move_1"], ["stone_1"]], stones="19", planks={"black 2": "black-19"}, places=["black-19", "red"])
    desk.go("black")
    states.append(desk.state)
    for state in states:
        for observer in (None, 0, 1):
            check(state.view(observer))
    seen: list[Any] = [state.view(None) for state in states]
    assert [view["phase"] for view in seen] == ["first", "second_step", "jump", "ended"]
    assert seen[-1]["outcome"]["reason"] == "village"


@pytest.mark.parametrize(
    "damage",
    [
        lambda view: view.update(secret=1),
        lambda view: view.pop("reserve"),
        lambda view: view["players"][0].update(cards=[]),
        lambda view: view["players"][0].pop("ready"),
        lambda view: view["players"][0]["slots"][0].update(card="dragon_pink"),
        lambda view: view["board"]["spans"][0].pop("from"),
        lambda view: view["board"]["villages"][0].update(name="x"),
        lambda view: view.update(phase="laying"),
        lambda view: view.update(round="1"),
    ],
)
def test_other_views_are_not(game: Game, damage: Any) -> None:
    """The check would notice."""
    view: Any = deepcopy(game.start(3).view(0))
    check(view)
    damage(view)
    with pytest.raises(ValidationError):
        check(view)


def test_the_words_are_those_of_the_engine() -> None:
    """Codes are indexes into these lists."""
    assert list(get_args(Size)) == list(range(1, SIZES + 1))
    assert set(get_args(Card)) == set(card_names(COLOURS))
    assert len(get_args(ActionCard)) == DRAGON_0
    assert (get_args(ActionCard)[JUMP], get_args(Phase)[ENDED]) == ("jump", "ended")
    assert get_args(EndReason)[ROUND_LIMIT] == "round_limit"
