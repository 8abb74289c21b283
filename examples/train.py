"""Trains a small network in games against `easy` until it beats `random`, and draws its progress.

    python examples/train.py --plot progress.png

The network plays one seat of many games at once, `easy` the other. After each position the network is told what `easy`
would have done in its place, had it overlooked nothing, and moves a little towards that (imitation on the learner's own
positions, as in DAgger); illegal actions are masked away. A win against `easy` alone would tell it nothing for hours: a
beginner never has one.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import matplotlib
import numpy as np
from numpy.typing import NDArray

import sampan
from sampan import Rng
from sampan.bots.easy import EasyBot
from sampan.research.observations import Floats, expand, expanded_size
from sampan.research.vector import Games

matplotlib.use("Agg")
from matplotlib import pyplot as plt

HIDDEN = 128
RATE = 0.002


class Policy:
    """Two layers and a masked softmax, with Adam."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        self.weights = [
            random.normal(0, np.sqrt(2 / inputs), (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            random.normal(0, 0.01, (HIDDEN, actions)),
            np.zeros(actions),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def chances(self, seen: Floats, masks: NDArray[np.int8]) -> NDArray[np.float64]:
        """How likely each action is, 0 for illegal ones."""
        self.hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        scores = np.where(masks, self.hidden @ self.weights[2] + self.weights[3], -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(likely / likely.sum(axis=1, keepdims=True))

    def learn(self, seen: Floats, masks: NDArray[np.int8], wanted: NDArray[np.int64]) -> float:
        """One step towards the wanted actions; returns how surprising they were."""
        likely = self.chances(seen, masks)
        surprise = -np.log(likely[np.arange(len(wanted)), wanted] + 1e-9).mean()
        likely[np.arange(len(wanted)), wanted] -= 1
        likely /= len(wanted)
        back = (likely @ self.weights[2].T) * (self.hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), self.hidden.T @ likely, likely.sum(axis=0)]
        self.steps += 1
        for index, slope in enumerate(slopes):
            self.means[index] += 0.1 * (slope - self.means[index])
            self.squares[index] += 0.001 * (slope**2 - self.squares[index])
            mean = self.means[index] / (1 - 0.9**self.steps)
            self.weights[index] -= RATE * mean / (np.sqrt(self.squares[index] / (1 - 0.999**self.steps)) + 1e-8)
        return float(surprise)


def choose(policy: Policy, games: Games, random: np.random.Generator, sharpness: int) -> NDArray[np.int64]:
    """An action per game, as likely as the policy says; the sharper, the more often the likeliest."""
    likely = policy.chances(expand(games.encoding, games.observations), games.masks) ** sharpness
    steps = likely.cumsum(axis=1)
    return np.asarray((steps > random.random((games.count, 1)) * steps[:, -1:]).argmax(axis=1))


def measure(policy: Policy, key: str, seed: int, random: np.random.Generator, count: int = 400) -> float:
    """The share of so many games that it wins against `random`."""
    games = Games(key, 64, seats=2, bots=[None, "random"], seed=seed)
    played, won = 0, 0.0
    while played < count:
        games.step(choose(policy, games, random, 3))
        played += int(games.dones.sum())
        won += float((games.rewards[games.dones, 0] + 1).sum()) / 2
    return won / played


def train(key: str, most: int, seed: int, target: float) -> tuple[Policy, list[tuple[int, float]]]:
    """Train on at most so many decisions; returns the network and, after so many, the share won against `random`."""
    random, rng, teacher = np.random.default_rng(seed), Rng(seed), EasyBot(overlooks=0.0)
    games = Games(key, 32, seats=2, bots=[None, "easy"], seed=seed)
    policy = Policy(expanded_size(games.encoding), games.actions, random)
    seen: list[Floats] = []
    masks: list[NDArray[np.int8]] = []
    wanted: list[NDArray[np.int64]] = []
    progress = [(0, measure(policy, key, seed, random))]
    while progress[-1][0] < most and progress[-1][1] < target:
        for _ in range(64):
            seen.append(expand(games.encoding, games.observations))
            masks.append(games.masks.copy())
            wanted.append(np.array([sampan.decide(teacher, games.state(n), rng) for n in range(games.count)]))
            games.step(choose(policy, games, random, 1))
        rows = np.concatenate(seen), np.concatenate(masks), np.concatenate(wanted)
        for _ in range(100):
            some = random.integers(len(rows[2]), size=256)
            surprise = policy.learn(rows[0][some], rows[1][some], rows[2][some])
        progress.append((len(rows[2]), measure(policy, key, seed + len(progress), random)))
        print(f"{len(rows[2]):>8} decisions: surprise {surprise:.2f}, wins {progress[-1][1]:.0%} against random")
    return policy, progress


def can_draw(path: str) -> bool:
    """Whether a plot can be written there: better known before than after."""
    kinds = plt.gcf().canvas.get_supported_filetypes()
    return Path(path).parent.is_dir() and Path(path).suffix[1:] in kinds


def draw(key: str, progress: list[tuple[int, float]], path: str) -> None:
    """The plot."""
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot([decisions for decisions, _ in progress], [share for _, share in progress], marker="o")
    axes.axhline(0.5, linestyle=":", color="grey")
    axes.set(xlabel="decisions learned from", ylabel="share won against random", ylim=(0, 1), title=key)
    figure.savefig(path, dpi=120, bbox_inches="tight")
    plt.close(figure)


def main() -> None:
    """Train, and draw the progress."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="yin_yang", choices=sampan.game_keys())
    parser.add_argument("--decisions", type=int, default=100_000, help="learn from at most so many")
    parser.add_argument("--target", type=float, default=0.8, help="stop at this share of games won against random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", default="progress.png")
    chosen = parser.parse_args()
    if chosen.decisions < 1 or chosen.seed < 0 or not 0 < chosen.target <= 1:
        parser.error("decisions are at least 1, a seed at least 0, and a target is a share from 0 to 1")
    if not can_draw(chosen.plot):
        parser.error(f"a plot cannot be written to {chosen.plot}")
    policy, progress = train(chosen.game, chosen.decisions, chosen.seed, chosen.target)
    draw(chosen.game, progress, chosen.plot)
    # It stopped when a few hundred games went well, which is partly luck: other games tell how good it is.
    share = measure(policy, chosen.game, chosen.seed - 1, np.random.default_rng(chosen.seed), 2000)
    print(f"from {progress[0][1]:.0%} to {share:.0%} against random, in 2,000 games more; see {chosen.plot}")


if __name__ == "__main__":
    main()
