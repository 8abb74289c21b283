"""Tunes the weights of a game's judgement by self-play: `python benchmarks/tune.py GAME --games 400 --write`.

A quick bot that goes by the judgement plays itself, now and then at random. In every game some positions are kept, with
who won in the end. CMA-ES (pycma) then looks for the weights whose judgement of those positions foretells the winners
best, by the logarithmic score. A part of the games is held out: what is written beside the weights was measured on it.
Run it again to let the better judgement play the next games.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from pathlib import Path

import cma
from librt.vecs import vec

import sampan
from sampan.bots.easy import EasyBot
from sampan.core.evaluation_weights import FILE, WEIGHTS
from sampan.core.state import State

HELD_OUT = 4  # one game in so many
SURE = 0.002  # a judgement is taken to be at least so unsure

Position = tuple[State, list[float]]  # and what each seat got in the end


def main() -> None:
    """Play, fit, and say or write what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 2, 3])
    parser.add_argument("--random", type=float, default=0.1, help="how often an action is taken at random")
    parser.add_argument("--kept", type=float, default=0.15, help="how many of the positions are kept")
    parser.add_argument("--steps", type=int, default=150, help="generations of CMA-ES")
    parser.add_argument("--pull", type=float, default=0.002, help="what it costs to leave the present weights")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    pull: float = given.pull

    game = sampan.game(given.game)
    game.start(game.fewest_seats)
    weights = WEIGHTS[game.package]
    learnt: list[Position] = []
    held_out: list[Position] = []
    began = time.perf_counter()
    for number in range(given.games):
        seats = given.seats[number % len(given.seats)]
        positions = play(game, seats, f"{given.seed} {number}", given.random, given.kept)
        (held_out if number % HELD_OUT == 0 else learnt).extend(positions)
    print(
        f"{given.games} games, {len(learnt)} + {len(held_out)} positions, {time.perf_counter() - began:.0f} s",
        flush=True,
    )

    start = weights.read()
    spread = [max(abs(figure) * 0.3, 0.05) for figure in start]

    def cost(steps: list[float]) -> float:
        weights.set([figure + step * width for figure, step, width in zip(start, steps, spread, strict=True)])
        return loss(learnt) + pull * sum(step * step for step in steps) / len(steps)

    before = loss(held_out)
    strategy = cma.CMAEvolutionStrategy(
        [0.0] * len(start), 0.5, {"seed": given.seed + 1, "maxiter": given.steps, "verbose": -9}
    )
    while not strategy.stop():
        tried = strategy.ask()
        strategy.tell(tried, [cost(list(steps)) for steps in tried])
        if strategy.countiter % 25 == 0:
            print(f"  {strategy.countiter}: {strategy.best.f:.4f}", flush=True)
    cost(list(strategy.result.xfavorite))
    after = loss(held_out)
    figures = {name: round(figure, 4) for name, figure in zip(weights.names, weights.read(), strict=True)}
    found = {
        "weights": figures,
        "tuned": {
            "command": " ".join(["python", *sys.argv]),
            "positions": len(learnt),
            "held_out": len(held_out),
            "score_before": round(before, 4),
            "score_after": round(after, 4),
        },
    }
    print(json.dumps(found, indent=4))
    if given.write:
        place = Path(__file__).parent.parent / "src" / Path(*game.package.split(".")) / FILE
        place.write_text(json.dumps(found, indent=4) + "\n", encoding="utf-8")


def play(game: sampan.Game, seats: int, seed: str, wildness: float, kept: float) -> list[Position]:
    """Positions of one game, each with what every seat got."""
    bot = EasyBot(overlooks=0.0)
    rng = sampan.Rng(seed)
    state = game.start(seats)
    found: list[State] = []
    while (mover := state.to_move()) != sampan.OVER:
        if mover == sampan.CHANCE or rng.random() < wildness:
            state.apply_unchecked(state.sample(rng))
        else:
            state.apply_unchecked(sampan.decide(bot, state, rng))
        if state.to_move() >= 0 and state.is_quiet() and rng.random() < kept:
            found.append(state.clone())
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners or tuple(range(seats))
    points = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(position, points) for position in found]


def loss(positions: list[Position]) -> float:
    """How badly the judgement foretells who wins: the mean logarithmic score over positions and seats."""
    total = 0.0
    count = 0
    judged = vec[float]([0.0] * 16)
    for state, points in positions:
        state.evaluate_all(judged)
        for seat, point in enumerate(points):
            chance = min(max(judged[seat], SURE), 1.0 - SURE)
            total -= point * math.log(chance) + (1.0 - point) * math.log(1.0 - chance)
            count += 1
    return total / count


if __name__ == "__main__":
    main()
