"""A game whose chance is dealt from a seed; the PettingZoo and the Gymnasium environments both step it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from sampan.bots.bot import Bot, decide_surely
from sampan.core.errors import IllegalAction, NotationError
from sampan.core.game import Game
from sampan.core.observation_fields import ObservationFields
from sampan.core.rewards import rewards
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State
from sampan.research import observations
from sampan.research.coerce import as_game, as_seed

Observation = dict[str, Any]
_SAVED = ("game", "rules", "seats", "options", "seed", "log")


class SeededGame:
    """One game after another. The log of all actions, chance included, is the truth of the present one."""

    def __init__(self, game: str | Game, seats: int | None, options: Mapping[str, object] | None) -> None:
        self.game = as_game(game)
        self._first = self.game.start(self.game.fewest_seats if seats is None else seats, options)
        self.state: State = self._first.clone()
        self.seats = int(self._first.seats)
        self.encoding: ObservationFields = self._first.observation_fields()
        self.actions = int(self._first.action_codes())
        self.seed: int | str | None = None  # until the first game begins
        self.log: list[int] = []

    def begin(self, seed: int | str | None) -> None:
        """A new game; without a seed, the one that follows the last, and at first one that nobody can guess."""
        self.seed = as_seed(seed, self.seed)
        self.state = self._first.clone()
        self.log = []

    def deal(self) -> int:
        """Let chance draw until a seat is to move or the game is over; returns which seat, or OVER."""
        while self.state.to_move() == CHANCE:
            self._apply(int(self.state.sample(self.rng())))
        return int(self.state.to_move())

    def act(self, action: object) -> int:
        """An action of the seat to move, and the draws that follow; an IllegalAction, and no change, if not legal."""
        self._apply(int(self.state.listed(action)))
        return self.deal()

    def act_for(self, bot: Bot) -> None:
        """Let a bot act for the seat to move; it may use short cuts, too."""
        self._apply(decide_surely(bot, self.state, self.rng()))

    def rng(self) -> Rng:
        """The generator of this moment: it depends on the seed and the number of actions so far, on nothing else."""
        return Rng(f"{self.seed}|{len(self.log)}")

    def rewards(self) -> list[float]:
        """What the game is worth to every seat: 0 while it lasts."""
        outcome = self.state.outcome()
        return [0.0] * self.seats if outcome is None else rewards(outcome, self.seats)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move() == OVER

    def observation(self, seat: int) -> Observation:
        """What a seat sees, and what it may do now."""
        return {
            "observation": observations.observe(self.state, seat),
            "action_mask": observations.mask(self.state, seat),
        }

    def spectator(self) -> observations.Numbers:
        """What everybody sees."""
        return observations.observe(self.state, None)

    def observation_space(self) -> spaces.Dict:
        """What observations can be."""
        highs = observations.highs(self.encoding)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def save(self) -> dict[str, object]:
        """The game as JSON-able data: everything hidden is in it."""
        values = (self.game.key, self.game.rules_version, self.seats, self._first.options, self.seed, list(self.log))
        return dict(zip(_SAVED, values, strict=True))

    def load(self, saved: object) -> None:
        """Go on with a saved game; a NotationError, and no change, if it is not one of this kind."""
        own, foreign = self.save(), NotationError("play-foreign", {"game": self.game.key})
        if not isinstance(saved, Mapping) or set(saved) != set(_SAVED) or not isinstance(saved["log"], list):
            raise foreign
        if any(saved[name] != own[name] for name in _SAVED[:4]) or not isinstance(saved["seed"], int | str | None):
            raise foreign
        state = self._first.clone()
        try:
            for action in saved["log"]:
                state.apply(action)
        except IllegalAction as problem:
            raise foreign from problem
        if state.to_move() == CHANCE and saved["log"]:  # it is always dealt until somebody is to decide
            raise foreign
        self.state, self.seed, self.log = state, saved["seed"], list(saved["log"])

    def _apply(self, action: int) -> None:
        self.state.apply_unchecked(action)
        self.log.append(action)
