"""Many games at once as NumPy arrays: one compiled call steps them all, or one in each of several processes.

    games = Games(key, 64, seats=2)
    while training:
        actions = policy(games.observations, games.masks)
        games.step(actions)
        learn(games.rewards, games.dones)

The arrays are windows, never copied: each step overwrites them, so copy what you keep. They cannot be written to.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Mapping
from typing import Literal, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import as_whole, is_whole, shown
from sampan.core.state import State
from sampan.research.coerce import BotsBySeat, as_bots, as_count, as_game, as_seed
from sampan.research.parallel import CLOSED, ParallelGames
from sampan.research.shard import GamesSpec, Shard

MOST_GAMES = 1_000_000  # at once
_TRIALS = 4  # of each way to play, before the faster one is taken
_TRIAL_SECONDS = 0.05

Playing = Shard | ParallelGames


class Games:
    """So many games of a kind; a game that ends is followed by the next one in the same step.

    `bots` has an entry per seat: a bot or its name, or None for a seat that you play yourself, as all are by default.
    `workers` is the number of processes that share the games, this one included. More than one pays when bots think; at
    random play a step is too short to wait for others, least of all on a busy machine. With "auto" both are tried for a
    moment, one process and one per core, and the faster stays. The same seed gives the same games, however many
    processes play them.

    - `observations[n]`: what the seat to move in game n sees, `movers[n]` (see `sampan.research.observations`)
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
        bots: BotsBySeat | None = None,
        seed: int | str | None = None,
        workers: int | Literal["auto"] = 1,
    ) -> None:
        chosen = as_game(game)
        self.seats = chosen.checked_seats(chosen.fewest_seats if seats is None else seats)
        self.count = as_count("count", count, MOST_GAMES)
        spec = GamesSpec(game, self.count, self.seats, options, [None] * self.seats if bots is None else bots)
        if not isinstance(bots, list | tuple | None) or len(spec.bots) != self.seats:
            raise ValueError(f"`bots` is a list of {self.seats}, one for every seat, not {shown(bots)}")
        if None not in as_bots(spec.bots):
            raise ValueError("bots play all the seats: at least one of them must be None, and yours")
        self._seed = as_seed(seed)
        self._closed = False
        processes = _faster(spec, self._seed) if workers == "auto" else as_count("workers", workers, self.count)
        self._playing: Playing = _play(spec, processes, self._seed)
        self.encoding: ObservationFields = self._playing.batch.observation_fields
        self.actions = int(self._playing.batch.actions)
        arrays = self._playing.arrays
        self.observations: NDArray[np.int16] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.movers: NDArray[np.int64] = arrays["movers"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        self.dones: NDArray[np.bool_] = arrays["dones"]
        self.finals: NDArray[np.int16] = arrays["finals"]

    @property
    def decisions(self) -> int:
        """How many decisions all seats have taken so far, bots included."""
        return self._playing.decisions()

    def restart(self, seed: int | str | None = None) -> None:
        """Begin all games anew; without a seed, those that follow the last ones."""
        self._seed = as_seed(seed, self._seed)
        self._open().restart(self._seed)

    def step(self, actions: ArrayLike) -> None:
        """An action per game; an IllegalAction, and no change in any game, if one of them is not legal."""
        listed = actions if isinstance(actions, list) else np.asarray(actions).tolist()
        if not isinstance(listed, list) or len(listed) != self.count:
            raise IllegalAction("action-count", {"games": self.count, "actions": shown(listed)})
        self._open().step(listed)

    def sample(self) -> list[int]:
        """A random legal action per game."""
        return self._open().sample()

    def state(self, number: int) -> State:
        """A copy of the position of one game."""
        chosen = as_whole(number)
        if not (is_whole(chosen) and isinstance(chosen, int) and 0 <= chosen < self.count):
            raise IndexError(f"the games are numbered from 0 to {self.count - 1}: there is no {shown(number)}")
        return self._open().state(chosen)

    def close(self) -> None:
        """End the other processes, which also end when the games are no longer used; `with` does it, too."""
        self._closed = True
        self._playing.close()

    def _open(self) -> Playing:
        if self._closed:
            raise ValueError(CLOSED)
        return self._playing

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _play(spec: GamesSpec, processes: int, seed: int | str) -> Playing:
    return Shard(spec, 0, spec.games, seed) if processes == 1 else ParallelGames(spec, processes, seed)


def _faster(spec: GamesSpec, seed: int | str) -> int:
    """How many processes step these games faster at present: one, or one per core."""
    most = min(os.cpu_count() or 1, spec.games)
    if most == 1 or multiprocessing.current_process().daemon:  # a daemonic process cannot start others
        return 1
    one, several = _play(spec, 1, seed), _play(spec, most, seed)
    # In turns, because a machine changes its speed from moment to moment.
    lead = sum([_steps_per_second(one) - _steps_per_second(several) for _ in range(_TRIALS)])
    one.close()
    several.close()
    return 1 if lead >= 0 else most


def _steps_per_second(playing: Playing) -> float:
    began = time.perf_counter()
    steps = 0
    while (passed := time.perf_counter() - began) < _TRIAL_SECONDS:
        playing.step(playing.sample())
        steps += 1
    return steps / passed
