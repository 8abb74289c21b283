"""Decisions per second of the vectorised form, with random actions: all seats ours, and one against `random` bots.

Every step writes the observation and the mask of the seat to move in every game. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import time

import sampan
from sampan import Rng
from sampan.research.vector import Games

COUNT = 64
STEPS = 20  # between two looks at the clock


def rate(games: Games, seconds: float) -> float:
    """Decisions of all seats per second."""
    rng, before, start = Rng(1), games.decisions, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(STEPS):
            games.step(games.sample(rng))
    return (games.decisions - before) / spent


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int, default=2)
    chosen = parser.parse_args()
    found = {}
    for key in sampan.games():
        bots = [None, *["random"] * (chosen.seats - 1)]
        found[key] = {
            "self_play": rate(Games(key, COUNT, chosen.seats, seed=1), chosen.seconds),
            "learner": rate(Games(key, COUNT, chosen.seats, bots=bots, seed=1), chosen.seconds),
        }
    print(json.dumps({"games": found, "compiled": sampan.compiled}))


if __name__ == "__main__":
    main()
