"""Plays games of other libraries at random, decision by decision, and prints the rates as JSON.

Chance is played along and not counted, as with our own games; each library is stepped in the quickest public way.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
import rlcard
from pettingzoo.classic import connect_four_v3

OPENSPIEL = ("chess", "backgammon", "gin_rummy", "hive")


def openspiel_game(name: str, rng: random.Random) -> Callable[[], int]:
    """Plays a game of OpenSpiel, which is written in C++."""
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def pettingzoo_game(rng: random.Random) -> Callable[[], int]:
    """Plays PettingZoo's connect four, without its wrappers."""
    env = connect_four_v3.raw_env()

    def play() -> int:
        env.reset(seed=rng.randrange(2**31))
        decisions = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return decisions
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist())))
            decisions += 1

    return play


def rlcard_game(rng: random.Random) -> Callable[[], int]:
    """Plays RLCard's gin rummy."""
    env: Any = rlcard.make("gin-rummy", config={"seed": rng.randrange(2**31)})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second over whole games."""
    play()  # whatever is made at the first time is not counted
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not decisions:
        decisions += play()
    return decisions / spent


def main() -> None:
    """Measure all, one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    plays = {f"OpenSpiel {name}": openspiel_game(name, rng) for name in OPENSPIEL}
    plays["PettingZoo connect_four"] = pettingzoo_game(rng)
    plays["RLCard gin-rummy"] = rlcard_game(rng)
    versions = {name: version(name) for name in ("open_spiel", "pettingzoo", "rlcard")}
    rates = {name: rate(play, chosen.seconds) for name, play in plays.items()}
    print(json.dumps({"versions": versions, "decisions_per_second": rates}))


if __name__ == "__main__":
    main()
