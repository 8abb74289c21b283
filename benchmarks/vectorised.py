"""Decisions per second of the vectorised form, with random actions: all seats ours, and one against `random` bots.

Every step writes the observation and the mask of the seat to move in every game. What `play_out` does inside compiled
code is measured in between, a little of each in turns: machines change their speed from second to second. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import time

import sampan
from sampan import Rng
from sampan.cli.bench import inside
from sampan.research.vector import Games

COUNT = 64
STEPS = 20  # between two looks at the clock
TURNS = 10


def vectorised(games: Games, rng: Rng, seconds: float) -> float:
    """Decisions of all seats per second."""
    before, start = games.decisions, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(STEPS):
            games.step(games.sample(rng))
    return (games.decisions - before) / spent


def measure(key: str, seats: int, seconds: float) -> dict[str, float]:
    """All three of a game, each for so many seconds."""
    alone = Games(key, COUNT, seats, seed=1)
    learner = Games(key, COUNT, seats, bots=[None, *["random"] * (seats - 1)], seed=1)
    rng, part = Rng(1), seconds / TURNS
    found = {"self_play": 0.0, "learner": 0.0, "inside": 0.0}
    for _ in range(TURNS):
        found["inside"] += inside(sampan.game(key), seats, part)[0] / TURNS
        found["learner"] += vectorised(learner, rng, part) / TURNS
        found["self_play"] += vectorised(alone, rng, part) / TURNS
    return found


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int, default=2)
    chosen = parser.parse_args()
    found = {key: measure(key, chosen.seats, chosen.seconds) for key in sampan.games()}
    print(json.dumps({"games": found, "compiled": sampan.compiled}))


if __name__ == "__main__":
    main()
