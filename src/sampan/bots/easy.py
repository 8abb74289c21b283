"""A quick opponent that looks one action ahead, or follows the plan that a game suggests."""

from __future__ import annotations

from typing import Final

from sampan.bots.bot import Bot
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, State

_WORLDS: Final = 12  # supposed states, or draws of chance, that each action is tried in
_TRIALS: Final = 2_000  # where there are many actions each is tried less often, so that nobody has to wait
_FEWEST: Final = 4


class EasyBot(Bot):
    """Takes what the game suggests; where it suggests nothing, tries every action in a few supposed states and takes
    the one that the game judges best on average.
    """

    def choose(self, state: State, rng: Rng) -> int:
        """The action with the best average judgement; of equal ones, any."""
        seat = state.to_move()
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        suggested = state.suggest(rng)
        if suggested >= 0:
            return suggested
        values = [0.0] * len(actions)
        for _ in range(max(_FEWEST, min(_WORLDS, _TRIALS // len(actions)))):
            world = state.resample(seat, rng)
            for index, action in enumerate(actions):
                after = world.clone()
                after.advance(action)
                while after.to_move() == CHANCE:
                    after.advance(after.sample(rng))
                values[index] += after.evaluate(seat)
        best = max(values)
        return rng.choose([action for action, value in zip(actions, values, strict=True) if value > best - 1e-9])
