"""The games that one process plays, and the arrays that show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sampan.bots.batch import Batch
from sampan.core.game import Game
from sampan.research.coerce import BotsBySeat, as_bots, as_game
from sampan.research.observations import window

Arrays = dict[str, NDArray[Any]]


class GamesSpec(NamedTuple):
    """Which games to play, how many at once, and who plays them."""

    game: str | Game
    games: int
    seats: int
    options: Mapping[str, object] | None
    bots: BotsBySeat


class Shard:
    """Some of the games, from number `first` on."""

    def __init__(self, spec: GamesSpec, first: int, count: int, seed: int | str) -> None:
        self.batch = Batch(as_game(spec.game), spec.seats, spec.options, count, as_bots(spec.bots), seed, first)
        batch, seats, size = self.batch, spec.seats, self.batch.observation_fields.size
        self.arrays: Arrays = {
            "observations": window(batch.observations, np.int16).reshape(count, size),
            "masks": window(batch.masks, np.int8).reshape(count, int(batch.actions)),
            "movers": window(batch.movers, np.int64),
            "rewards": window(batch.rewards, np.float64).reshape(count, seats),
            "dones": window(batch.dones, np.bool_),
            "finals": window(batch.finals, np.int16).reshape(count, seats, size),
        }

        # Compiled code does what is done to all games, with nothing in between.
        self.restart = batch.restart
        self.step = batch.step
        self.accepts = batch.accepts
        self.go_on = batch.go_on
        self.sample = batch.sample
        self.state = batch.state

    def decisions(self) -> int:
        """How many decisions all seats have taken so far, bots included."""
        return int(self.batch.decisions)

    def close(self) -> None:
        """Nothing has to be closed."""
