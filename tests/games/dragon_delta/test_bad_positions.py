"""Positions that are damaged or forged: refused with a sentence, or a state that still works; nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from damaging import Laws, damage_and_read

import sampan
from sampan import OVER, Game, Rng, State

NONSENSE: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 5, 6, 10**20, 1.5, "", "x", [], {}),
    *("white", "black", "3", "white-10", "10-14", "white 1", "red 3", "stone_2", "dragon_white", "village"),
]
PHASES = ["first", "lay", "stone", "plank", "span", "remove", "step", "second_step", "jump", "ended"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_damaged_positions_are_refused_or_work(game: Game, laws: Laws, seats: int) -> None:
    rng = Rng(f"damage {seats}")

    def planned(state: State) -> None:
        """The laws hold, and one who plans finds something to do."""
        laws(state)
        if state.to_move() >= 0 and rng.below(4) == 0:
            assert int(state.suggest(rng)) in state.legal()

    tried = refused = 0
    for _ in range(12 if sampan.compiled else 3):
        state = game.start(seats, {"round_limit": 3, "board": rng.choose(["delta", "swift"])})
        for _ in range(int(rng.below(60 * seats))):
            if state.to_move() == OVER:
                break
            state.apply(state.sample(rng))
        refused += damage_and_read(game, state, rng, 30, NONSENSE, PHASES, planned)
        tried += 30
    assert refused > 40
    assert tried - refused > 10
