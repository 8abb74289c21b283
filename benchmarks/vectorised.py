"""Decisions per second of the vectorised form, with random actions: all seats ours, and one against bots.

Every step writes the observation and the mask of the seat to move in every game. What `play_out` does inside compiled
code is measured in between, a little of each in turns: machines change their speed from second to second. With
--workers, so many processes divide so many times as many games of one seat against bots in yet another turn. Prints
JSON.
"""

from __future__ import annotations

import argparse
import json
import time

import sampan
from sampan.cli.bench import inside
from sampan.research.vector import Games

COUNT = 64
STEPS = 20  # between two looks at the clock
TURNS = 10


def vectorised(games: Games, seconds: float) -> float:
    """Decisions of all seats per second."""
    before, start = games.decisions, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(STEPS):
            games.step(games.sample())
    return (games.decisions - before) / spent


def measure(key: str, seats: int, seconds: float, bot: str, workers: int) -> dict[str, float]:
    """All that is measured of a game, each for so many seconds."""
    bots = [None, *[bot] * (seats - 1)]
    measured = {"self_play": Games(key, COUNT, seats, seed=1), "learner": Games(key, COUNT, seats, bots=bots, seed=1)}
    if workers > 1:
        measured["divided"] = Games(key, workers * COUNT, seats, bots=bots, seed=1, workers=workers)
    part = seconds / TURNS
    found = dict.fromkeys(["inside", *measured], 0.0)
    for _ in range(TURNS):
        found["inside"] += inside(sampan.game(key), seats, part)[0] / TURNS
        for name, games in measured.items():
            found[name] += vectorised(games, part) / TURNS
    return found


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="random", choices=sampan.bot_names(), help="who plays the other seats")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    settings = chosen.seats, chosen.seconds, chosen.bot, chosen.workers
    found = {key: measure(key, *settings) for key in sampan.game_keys()}
    print(json.dumps({"games": found, "compiled": sampan.compiled}))


if __name__ == "__main__":
    main()
