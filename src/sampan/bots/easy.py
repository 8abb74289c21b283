"""A quick opponent that looks one action ahead, or follows the plan that a game suggests."""

from __future__ import annotations

from sampan.bots.bot import Bot
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, State


class EasyBot(Bot):
    """Takes what the game suggests; where it suggests nothing, tries every action and takes the one after which the
    game judges best.

    It takes the supposed state that it is handed for the truth, and luck to fall once as it always will: what a
    beginner does. Who tries every action in several worlds plays too well to be called easy.
    """

    def choose(self, state: State, rng: Rng) -> int:
        """The action with the best judgement; of equal ones, any."""
        seat = state.to_move()
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        suggested = state.suggest(rng)
        if suggested >= 0:
            return suggested
        values: list[float] = []
        for action in actions:
            after = state.clone()
            after.advance(action)
            while after.to_move() == CHANCE:
                after.advance(after.sample(rng))
            values.append(after.evaluate(seat))
        best = max(values)
        return rng.choose([action for action, value in zip(actions, values, strict=True) if value > best - 1e-9])
