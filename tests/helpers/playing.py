"""Bots that play a whole game against one another."""

from __future__ import annotations

from collections.abc import Sequence

import sampan
from sampan import CHANCE, OVER, Bot, Game, Outcome, Rng, decide


def play(game: Game, bots: Sequence[str | Bot], seed: int, options: dict[str, object] | None = None) -> Outcome:
    """A game of these bots, or of those of these names, and how it ended."""
    players = [sampan.bot(each) if isinstance(each, str) else each for each in bots]
    state = game.start(len(players), options)
    rng = Rng(seed)
    while (mover := state.to_move()) != OVER:
        state.apply(state.sample(rng) if mover == CHANCE else decide(players[mover], state, rng))
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
