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


def wins(game: Game, better: str, worse: str, games: int) -> int:
    """How many of so many games for two the one bot wins alone against the other, sitting here and there in turn."""
    won = 0
    for number in range(games):
        names = [worse, worse]
        names[number % 2] = better
        won += play(game, names, number).winners == (number % 2,)
    return won
