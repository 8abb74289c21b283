"""How strong bots are, and how sure of it one can be after the games they played.

Ratings are the maximum-likelihood strengths of the Bradley-Terry model (by the library choix) on Elo's scale. Bots do
not learn, so the order of their games must not matter, as it would with ratings that are carried from game to game. Of
a game with more than two seats we count that the winner came before each of the others: by Luce's axiom, on which the
model stands, who of two bots won, given that one of them did, does not depend on who else sat there.

Intervals are by Rubin's Bayesian bootstrap over deals: each deal, with its games in all rotations, weighs as much as
chance says. Every two bots are given half a win and half a loss beforehand, Jeffreys' prior, with weights of its own;
so a bot that has won every game is not taken for unbeatable.
"""

from __future__ import annotations

import hashlib
import math
from typing import Final, NamedTuple

import choix
import numpy as np
from numpy.typing import NDArray

FIXED_POINT: Final = 1500.0
_ELO: Final = 400 / math.log(10)
_RESAMPLES: Final = 1000
_BLOCK: Final = 4096  # deals that are weighted at a time
_LEAST: Final = 1e-4  # of the prior's weights: smaller ones are rarer than the intervals look, and upset the fitting
_ENDS: Final = (2.5, 97.5)  # per cent
_PATIENCE: Final = 10_000

Array = NDArray[np.float64]


class Estimate(NamedTuple):
    """A value and the 95 % interval around it."""

    value: float
    low: float
    high: float


class Resamples:
    """Sums over deals as they might have been as well, and the wins that each bot has over each other beforehand."""

    def __init__(self, by_deal: Array, seed: str) -> None:
        rng = np.random.default_rng(list(hashlib.sha256(seed.encode()).digest()))
        self.sums: Array = np.zeros((_RESAMPLES, *by_deal.shape[1:]))
        for first in range(0, len(by_deal), _BLOCK):
            block = by_deal[first : first + _BLOCK]
            self.sums += np.tensordot(rng.standard_exponential((_RESAMPLES, len(block))), block, 1)
        bots = by_deal.shape[-1]
        self.prior: Array = np.maximum(rng.standard_gamma(0.5, (_RESAMPLES, bots, bots)), _LEAST)


def rate(ahead: Array, resampled: Array, prior: Array) -> tuple[list[Estimate], int]:
    """The ratings, and the number of the bot by which the others are measured; from who came before whom how often.

    A bot that always won, or always lost, has hardly an upper or a lower end. Measured by the average it would make all
    the others as uncertain, so the bot in the middle is the fixed point.
    """
    found = choix.ilsr_pairwise_dense(_apart(ahead + 0.5), max_iter=_PATIENCE)
    order = sorted(range(len(found)), key=lambda number: (-found[number], number))
    middle = order[len(order) // 2]
    might_be = np.array(
        [
            choix.ilsr_pairwise_dense(_apart(once), initial_params=found, max_iter=_PATIENCE, tol=1e-6)
            for once in resampled + prior
        ]
    )
    elo = FIXED_POINT + _ELO * (found - found[middle])
    lows, highs = np.percentile(FIXED_POINT + _ELO * (might_be - might_be[:, [middle]]), _ENDS, axis=0)
    return [Estimate(float(elo[bot]), float(lows[bot]), float(highs[bot])) for bot in range(len(found))], middle


def share(won: float, of: float, shares: Array) -> Estimate | None:
    """The share that was won, with the resampled shares around it; None of nothing."""
    if of <= 0:
        return None
    low, high = np.percentile(shares, _ENDS)
    # Who has won all may be unbeatable, and who has won nothing hopeless.
    return Estimate(won / of, 0.0 if won <= 0 else float(low), 1.0 if won >= of else float(high))


def _apart(matrix: Array) -> Array:
    """The matrix without anybody's games against himself."""
    apart = matrix.copy()
    np.fill_diagonal(apart, 0.0)
    return apart
