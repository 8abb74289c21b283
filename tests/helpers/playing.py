"""Bots that play a whole game against one another."""

from __future__ import annotations

import sampan
from sampan import CHANCE, OVER, Game, Outcome, Rng, decide


def play(game: Game, names: list[str], seed: int, options: dict[str, object] | None = None) -> Outcome:
    """A game of the named bots, and how it ended."""
    state = game.start(len(names), options)
    rng = Rng(seed)
    while (mover := state.to_move()) != OVER:
        state.apply(state.sample(rng) if mover == CHANCE else decide(sampan.bot(names[mover]), state, rng))
    outcome = state.outcome()
    assert outcome is not None
    return outcome
