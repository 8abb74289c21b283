"""Iterations per second of our search and of OpenSpiel's ISMCTS, on the same positions, in one run.

    python benchmarks/search_speed.py [--rounds 3] [--positions 6]

OpenSpiel searches through our adapter: as it comes, with random play to the end, which is what the bar is set against;
and, to compare the searches alone, with the game's evaluation at the leaf, as in ours, which saves playing on.
Ours has the settings of `hard`. Positions come from random play, the same for all.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sampan
import sampan.research.openspiel  # registers the games
from sampan.bots.levels import settings_for
from sampan.bots.search import Search

BAR = 20.0
THEIRS = 40  # iterations of theirs for each position


class GameEvaluator(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel does not say its types
    """A leaf is worth what the game's own evaluation says."""

    def evaluate(self, state: Any) -> Any:
        """From -1 to 1 for each player."""
        if state.is_terminal():
            return np.array(state.returns())
        own = state.recall.state
        return np.array([2.0 * own.evaluate(seat) - 1.0 for seat in range(own.seats)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions alike."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def main() -> None:
    """Measure and print; exit 1 if the bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--positions", type=int, default=6)
    given = parser.parse_args()
    print("| iterations/s | ours | OpenSpiel | ratio | OpenSpiel with our evaluation | ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    reached = True
    for key in sampan.game_keys():
        game = pyspiel.load_game(f"python_sampan_{key}")
        found = positions(game, given.positions)
        rounds = [
            (ours(found), theirs(game, found, random_play()), theirs(game, found, GameEvaluator()))
            for _ in range(given.rounds)
        ]
        mine, playing, evaluating = (statistics.median(rates) for rates in zip(*rounds, strict=True))
        reached = reached and mine / playing >= BAR
        cells = [f"{playing:,.1f}", f"{mine / playing:,.0f}", f"{evaluating:,.0f}", f"{mine / evaluating:.1f}"]
        print(f"| {key} | {mine:,.0f} | {' | '.join(cells)} |", flush=True)
    sys.exit(0 if reached else 1)


def positions(game: Any, count: int) -> list[Any]:
    """Positions with a choice, further and further into games played at random."""
    random = np.random.default_rng(1)
    found: list[Any] = []
    while len(found) < count:
        state = game.new_initial_state()
        wanted = 10 * (len(found) + 1)
        while not state.is_terminal():
            if state.is_chance_node():
                codes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(codes, p=chances)))
                continue
            wanted -= 1
            if wanted <= 0 and len(state.legal_actions()) > 1:
                found.append(state)
                break
            state.apply_action(int(random.choice(state.legal_actions())))
    return found


def random_play() -> Any:
    """OpenSpiel's usual evaluator."""
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


def ours(found: list[Any]) -> float:
    """Iterations per second of our search."""
    iterations, seconds = 0, 0.0
    for number, state in enumerate(found):
        own = state.recall.state
        settings = settings_for(own.package, "hard")
        settings.clear = 2.0  # no early end
        began = time.perf_counter()
        iterations += int(Search(own, settings, sampan.Rng(number)).iterations)
        seconds += time.perf_counter() - began
    return iterations / seconds


def theirs(game: Any, found: list[Any], evaluator: Any) -> float:
    """Iterations per second of OpenSpiel's."""
    seconds = 0.0
    for state in found:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.4, THEIRS, random_state=np.random.RandomState(1))
        began = time.perf_counter()
        bot.step(state)
        seconds += time.perf_counter() - began
    return THEIRS * len(found) / seconds


if __name__ == "__main__":
    main()
