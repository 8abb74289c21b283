"""Many games at once as NumPy arrays: one compiled call steps them all.

    games = Games(key, 64, seats=2)
    while training:
        actions = policy(games.observations, games.masks)
        games.step(actions)
        learn(games.rewards, games.dones)

The arrays are windows, never copied: each step overwrites them, so copy what you keep. They cannot be written to.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

import sampan
from sampan.bots.batch import Batch
from sampan.bots.bot import Bot
from sampan.core.encoding import Encoding
from sampan.core.game import Game
from sampan.core.rng import Rng
from sampan.research.encoding import window


class Games:
    """So many games of a kind; a game that ends is followed by the next one in the same step.

    `bots` has an entry per seat: a bot or its name, or None for a seat that you play yourself, as all are by default.

    - `observations[n]`: what the seat to move in game n sees, `movers[n]` (see `sampan.research.encoding`)
    - `masks[n]`: 1 for every action code that it may choose
    - `dones[n]`: whether a game ended in this step; then `rewards[n]` has what it was worth to every seat, and
      `finals[n]` what every seat saw at its end
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: Sequence[str | Bot | None] | None = None,
        seed: int | str | None = None,
    ) -> None:
        chosen = sampan.game(game) if isinstance(game, str) else game
        self.seats = chosen.checked_seats(chosen.fewest_seats if seats is None else seats)
        self.count = count
        seated: list[Bot | None] = [find_bot(bot) for bot in ([None] * self.seats if bots is None else bots)]
        if len(seated) != self.seats or None not in seated or count < 1:
            raise ValueError(f"{self.seats} entries of bots are needed, one of them None, and at least one game")
        self._batch = Batch(chosen, self.seats, options, count, seated, _seed(seed))
        self.encoding: Encoding = self._batch.encoding
        self.actions = int(self._batch.actions)
        batch, size = self._batch, self.encoding.size
        self.observations: NDArray[np.int16] = window(batch.observations, np.int16).reshape(count, size)
        self.masks: NDArray[np.int8] = window(batch.masks, np.int8).reshape(count, self.actions)
        self.movers: NDArray[np.int64] = window(batch.movers, np.int64)
        self.rewards: NDArray[np.float64] = window(batch.rewards, np.float64).reshape(count, self.seats)
        self.dones: NDArray[np.bool_] = window(batch.dones, np.bool_)
        self.finals: NDArray[np.int16] = window(batch.finals, np.int16).reshape(count, self.seats, size)

    @property
    def decisions(self) -> int:
        """How many decisions all seats have taken so far, bots included."""
        return int(self._batch.decisions)

    def restart(self, seed: int | str | None = None) -> None:
        """Begin all games anew."""
        self._batch.restart(_seed(seed))

    def step(self, actions: ArrayLike) -> None:
        """An action per game; an IllegalAction, and no change in any game, if one of them is not legal."""
        self._batch.step(actions if isinstance(actions, list) else np.asarray(actions).tolist())

    def sample(self, rng: Rng) -> list[int]:
        """A random legal action per game."""
        return self._batch.sample(rng)

    def state(self, number: int) -> sampan.State:
        """A copy of the position of one game."""
        return self._batch.state(number)


def find_bot(bot: str | Bot | None) -> Bot | None:
    """A bot from its name; bots and None stay what they are."""
    return sampan.bot(bot) if isinstance(bot, str) else bot


def _seed(seed: int | str | None) -> int | str:
    return secrets.randbits(63) if seed is None else seed
