"""A quick opponent that looks one action ahead or follows the game's suggestions, and may overlook things."""

from __future__ import annotations

from sampan.bots.bot import Bot
from sampan.bots.levels import raw_settings
from sampan.bots.search import worthwhile
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, State


class EasyBot(Bot):
    """Takes the action that the game suggests, or else tries every action and takes the one with the best evaluation.

    It may overlook some actions, the suggested one included. Like a beginner, it believes the resampled state that it
    is given, and one stroke of luck; a bot that tried every action in several states would play too well for `easy`.
    """

    def __init__(self, overlooks: float | None = None) -> None:
        self.overlooks = overlooks  # how often it overlooks an action; None: as the game's settings say
        self._by_package: dict[str, float] = {}

    def choose(self, state: State, rng: Rng) -> int:
        """The action with the best evaluation; any of them if several are equal."""
        seat = state.to_move()
        actions = worthwhile(state)
        if len(actions) == 1:
            return actions[0]
        noticed = self._noticed(actions, self._overlooks(state.package), rng)
        suggested = state.suggest(rng)
        if suggested in noticed:
            return suggested
        values: list[float] = []
        for action in noticed:
            after = state.clone()
            after.apply_unchecked(action)
            while after.to_move() == CHANCE:
                after.apply_unchecked(after.sample(rng))
            values.append(after.evaluate(seat))
        best = max(values)
        return rng.choose([action for action, value in zip(noticed, values, strict=True) if value > best - 1e-9])

    def _overlooks(self, package: str) -> float:
        if self.overlooks is not None:
            return self.overlooks
        if package not in self._by_package:
            self._by_package[package] = float(raw_settings(package, "easy")["overlooks"])
        return self._by_package[package]

    def _noticed(self, actions: list[int], overlooks: float, rng: Rng) -> list[int]:
        """The actions that are not overlooked; all of them if none would be left."""
        if overlooks == 0.0:
            return actions
        return [action for action in actions if rng.random() >= overlooks] or actions
