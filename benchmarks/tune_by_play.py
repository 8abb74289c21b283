"""Tunes the weights of a game's judgement by matches: `python benchmarks/tune_by_play.py GAME --write`.

CMA-ES (pycma) proposes weights. A quick bot that goes by them plays paired deals against the same bot with other
weights: half of the games against those that the tuning began with, half against the best that was found so far. What
it wins is what counts. At the end the found weights play the old ones on deals of their own; that share is written
beside the weights, with the command.

`tune.py` fits the weights to who won in the end instead; it suits games whose quick bot does not go by the judgement.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import cma

import sampan
from sampan.bots.easy import EasyBot
from sampan.core.evaluation_weights import FILE, WEIGHTS

BOT = EasyBot(overlooks=0.0)


class Fixture(NamedTuple):
    """One game: the weights that are tried, at one of the seats, and those of everybody else."""

    key: str
    tried: list[float]
    others: list[float]
    seats: int
    place: int
    deal: str


def main() -> None:
    """Tune, and say or write what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60, help="for each proposal")
    parser.add_argument("--steps", type=int, default=30, help="generations of CMA-ES")
    parser.add_argument("--last", type=int, default=400, help="games at the end, against the old weights")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()

    game = sampan.game(given.game)
    game.start(game.fewest_seats)
    weights = WEIGHTS[game.package]
    start = weights.read()
    spread = [max(abs(figure) * 0.3, 0.05) for figure in start]

    def figures(steps: Iterable[float]) -> list[float]:
        return [round(figure + step * width, 4) for figure, step, width in zip(start, steps, spread, strict=True)]

    def fixtures(tried: list[float], others: list[list[float]], games: int, name: str) -> list[Fixture]:
        found = []
        for number in range(games):
            deal, place = divmod(number, given.seats)
            rivals = others[deal % len(others)]
            found.append(Fixture(given.game, tried, rivals, given.seats, place, f"{given.seed} {name} {deal}"))
        return found

    with Pool(given.jobs) as pool:

        def shares(rounds: list[list[Fixture]]) -> list[float]:
            won = iter(pool.map(play, [fixture for played in rounds for fixture in played], chunksize=4))
            return [sum(next(won) for _ in played) / len(played) for played in rounds]

        strategy = cma.CMAEvolutionStrategy([0.0] * len(start), 0.5, {"seed": given.seed + 1, "verbose": -9})
        for step in range(given.steps):
            tried = strategy.ask()
            rivals = [start, figures(strategy.result.xfavorite)]
            won = shares([fixtures(figures(steps), rivals, given.games, str(step)) for steps in tried])
            strategy.tell(tried, [-share for share in won])
            print(f"{step + 1}: {sum(won) / len(won):.1%} on average, {max(won):.1%} the best", flush=True)
        best = figures(strategy.result.xfavorite)
        share = shares([fixtures(best, [start], given.last, "last")])[0]

    found = {
        "weights": dict(zip(weights.names, best, strict=True)),
        "tuned": {
            "command": " ".join(["python", *sys.argv]),
            "games": given.games * given.steps * len(tried),
            "won_against_those_before": round(share, 4),
            "in_games": given.last,
        },
    }
    print(json.dumps(found, indent=4))
    if given.write:
        place = Path(__file__).parent.parent / "src" / Path(*game.package.split(".")) / FILE
        place.write_text(json.dumps(found, indent=4) + "\n", encoding="utf-8")


def play(fixture: Fixture) -> float:
    """What the tried weights got of the one point that a game gives."""
    game = sampan.game(fixture.key)
    state = game.start(fixture.seats)
    weights = WEIGHTS[game.package]
    chance, rng = sampan.Rng(fixture.deal), sampan.Rng(f"{fixture.deal} {fixture.place}")
    while (mover := state.to_move()) != sampan.OVER:
        if mover == sampan.CHANCE:
            state.apply_unchecked(state.sample(chance))
        else:
            weights.set(fixture.tried if mover == fixture.place else fixture.others)
            state.apply_unchecked(sampan.decide(BOT, state, rng))
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners or tuple(range(fixture.seats))
    return 1.0 / len(winners) if fixture.place in winners else 0.0


if __name__ == "__main__":
    main()
