"""Positions that are damaged or forged: refused with a sentence, or a state that still works; nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from damaging import damage

import sampan
from sampan import OVER, Game, NotationError, OptionError, Rng, SampanError, State

NONSENSE: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 5, 6, 10**20, 1.5, "", "x", [], {}),
    *("white", "black", "3", "white-10", "10-14", "white 1", "red 3", "stone_2", "dragon_white", "village"),
]
PHASES = ["first", "lay", "stone", "plank", "span", "remove", "step", "second_step", "jump", "ended"]
Laws = Callable[[State], None]


def works(game: Game, state: State, rng: Rng, laws: Laws, steps: int) -> None:
    """The state can be shown, written, read, guessed at and played on, and keeps the laws."""
    if state.to_move() >= 0:
        assert int(state.suggest(rng)) in state.legal()
    for _ in range(steps):
        laws(state)
        position = state.position()
        for seat in (None, *range(int(state.seats))):
            json.dumps(state.view(seat))
            state.resample(seat, rng)
        assert game.restore(json.loads(json.dumps(position))).position() == position
        if state.to_move() == OVER:
            assert state.outcome() is not None
            return
        legal = state.legal()
        assert legal
        for action in legal[:3]:
            assert game.find(state, game.describe(state, action)) == action
        state.apply(rng.choose(legal))


def read(game: Game, position: Any) -> State | SampanError:
    """The state of a position, or the refusal; any other exception goes through."""
    try:
        return game.restore(position)
    except (NotationError, OptionError) as problem:
        return problem


@pytest.mark.parametrize("seats", range(2, 7))
def test_damaged_positions_are_refused_or_work(game: Game, laws: Laws, seats: int) -> None:
    rng = Rng(f"damage {seats}")
    refused = accepted = 0
    for _ in range(12 if sampan.compiled else 3):
        state = game.start(seats, {"round_limit": 3, "board": rng.choose(["delta", "swift"])})
        for _ in range(int(rng.below(60 * seats))):
            if state.to_move() == OVER:
                break
            state.apply(state.sample(rng))
        for _ in range(30):
            position: Any = state.position()
            # A phase that does not fit what lies on the table is the likeliest forgery.
            forged = {**position, "phase": rng.choose(PHASES)}
            damaged = damage(position, rng, NONSENSE) if rng.below(5) else forged
            restored = read(game, damaged)
            if isinstance(restored, State):
                works(game, restored, rng, laws, 3)
                accepted += 1
            else:
                assert restored.sentence("en")
                assert restored.sentence("fr")
                refused += 1
    assert refused > 40
    assert accepted > 10
