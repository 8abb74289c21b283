"""Games that one process plays, and the arrays that tell of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sampan.bots.batch import Batch
from sampan.core.game import Game
from sampan.research.coerce import Seated, found_bots, found_game
from sampan.research.observations import window

Arrays = dict[str, NDArray[Any]]


class Wish(NamedTuple):
    """Which games are to be played, and by whom."""

    game: str | Game
    games: int
    seats: int
    options: Mapping[str, object] | None
    bots: Seated


class Shard:
    """Some of the games, from number `first` on."""

    def __init__(self, wish: Wish, first: int, count: int, seed: int | str) -> None:
        self.batch = Batch(found_game(wish.game), wish.seats, wish.options, count, found_bots(wish.bots), seed, first)
        batch, seats, size = self.batch, wish.seats, self.batch.observation_fields.size
        self.arrays: Arrays = {
            "observations": window(batch.observations, np.int16).reshape(count, size),
            "masks": window(batch.masks, np.int8).reshape(count, int(batch.actions)),
            "movers": window(batch.movers, np.int64),
            "rewards": window(batch.rewards, np.float64).reshape(count, seats),
            "dones": window(batch.dones, np.bool_),
            "finals": window(batch.finals, np.int16).reshape(count, seats, size),
        }

        # What is done to all games is done by compiled code, with nothing in between.
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
        """There is nothing to give back."""
