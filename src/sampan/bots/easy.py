"""A quick opponent that looks one action ahead, or follows the plan that a game suggests, and may overlook either."""

from __future__ import annotations

from sampan.bots.bot import Bot
from sampan.bots.levels import line_for
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, State


class EasyBot(Bot):
    """Takes what the game suggests, if it sees that; otherwise tries every action that it sees and takes the one after
    which the game judges best.

    It takes the supposed state that it is handed for the truth, and luck to fall once as it always will: what a
    beginner does. Who tries every action in several worlds plays too well to be called easy.
    """

    def __init__(self, overlooks: float | None = None) -> None:
        self.overlooks = overlooks  # how often it does not see an action; None: as the game's line says
        self._lines: dict[str, float] = {}  # by package

    def choose(self, state: State, rng: Rng) -> int:
        """The action with the best judgement; of equal ones, any."""
        seat = state.to_move()
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        seen = self._seen(actions, self._overlooks(state.package), rng)
        suggested = state.suggest(rng)
        if suggested in seen:
            return suggested
        values: list[float] = []
        for action in seen:
            after = state.clone()
            after.apply_unchecked(action)
            while after.to_move() == CHANCE:
                after.apply_unchecked(after.sample(rng))
            values.append(after.evaluate(seat))
        best = max(values)
        return rng.choose([action for action, value in zip(seen, values, strict=True) if value > best - 1e-9])

    def _overlooks(self, package: str) -> float:
        if self.overlooks is not None:
            return self.overlooks
        if package not in self._lines:
            self._lines[package] = float(line_for(package, "easy")["overlooks"])
        return self._lines[package]

    def _seen(self, actions: list[int], overlooks: float, rng: Rng) -> list[int]:
        """The actions that are not overlooked; all if none is left."""
        if overlooks == 0.0:
            return actions
        return [action for action in actions if rng.random() >= overlooks] or actions
