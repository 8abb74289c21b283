"""Decisions per second of the vectorised form with random actions, as JSON.

`learner` plays one seat against bots; `every_seat` plays all of them, so that every decision is observed and masked.
With --workers, as many times as many games as `learner` has are played by that many processes (`parallel`), and by one
(`alone`), to see what sharing them gains. Everything is measured a little at a time, in turns, because machines change
their speed from second to second. --busy runs that many busy loops beside it.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator

import sampan
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


def measure(key: str, seats: int, seconds: float, bot: str, workers: int, count: int) -> dict[str, float]:
    """All rates of a game, each measured for so many seconds."""
    bots = [None, *[bot] * (seats - 1)]
    measured = {"every_seat": Games(key, count, seats, seed=1), "learner": Games(key, count, seats, bots=bots, seed=1)}
    if workers > 1:
        measured["parallel"] = Games(key, workers * count, seats, bots=bots, seed=1, workers=workers)
        measured["alone"] = Games(key, workers * count, seats, bots=bots, seed=1)
    rates = dict.fromkeys(measured, 0.0)
    for _ in range(TURNS):
        for name, games in measured.items():
            rates[name] += vectorised(games, seconds / TURNS) / TURNS
    return rates


@contextlib.contextmanager
def busy(loops: int) -> Iterator[None]:
    """That many processes that keep a core busy."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="random", choices=sampan.bot_names(), help="who plays the other seats")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--count", type=int, default=COUNT, help="games for each process")
    parser.add_argument("--busy", type=int, default=0, metavar="N")
    chosen = parser.parse_args()
    settings = chosen.seats, chosen.seconds, chosen.bot, chosen.workers, chosen.count
    with busy(chosen.busy):
        rates = {key: measure(key, *settings) for key in sampan.game_keys()}
    print(json.dumps({"games": rates, "compiled": sampan.compiled}))


if __name__ == "__main__":
    main()
