"""An average and how sure it is: estimates may only be ranked if they differ by more than their noise."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

UNKNOWN: Final = 1.0  # the standard error of what was tried less than twice
_ERRORS: Final = 2.0  # a difference counts if it exceeds so many standard errors,
_LEAST: Final = 0.005  # and this much: people are shown whole percents
_LEAST_ODDS: Final = 0.1  # of two log-odds, this much: the odds differ by a tenth
_HOPELESS: Final = 0.02  # where all chances are below this, or all above the rest of 1, they hardly differ
_SURE: Final = 1e-9  # nothing is surer than this, so that odds stay finite


class Estimate(NamedTuple):
    """The mean of some results and its standard error."""

    mean: float
    error: float

    def is_clear(self) -> bool:
        """Whether it is positive beyond doubt and large enough to be seen."""
        return self.mean > _LEAST and self.mean > _ERRORS * self.error

    def is_clear_in_odds(self) -> bool:
        """Whether, as a difference of log-odds, it is positive beyond doubt and large enough to matter."""
        return self.mean > _LEAST_ODDS and self.mean > _ERRORS * self.error


def estimate(results: list[float]) -> Estimate:
    """The mean of the results and its standard error."""
    count = len(results)
    mean = sum(results) / count if count > 0 else 0.0
    if count < 2:
        return Estimate(mean, UNKNOWN)
    square = sum([(result - mean) ** 2 for result in results])
    return Estimate(mean, math.sqrt(square / (count - 1) / count))


def paired_difference(ours: list[float], theirs: list[float]) -> Estimate:
    """How much better the first results are than the second, pair by pair as far as both go."""
    return estimate([ours[index] - theirs[index] for index in range(min(len(ours), len(theirs)))])


def difference(ours: Estimate, theirs: Estimate) -> Estimate:
    """How much better the first estimate is, if both come from samples of their own."""
    return Estimate(ours.mean - theirs.mean, math.sqrt(ours.error**2 + theirs.error**2))


def log_odds(chance: float) -> float:
    """The logarithm of the odds: it still grows evenly where a player is so far behind that the chance hardly does."""
    bounded = min(max(chance, _SURE), 1.0 - _SURE)
    return math.log(bounded / (1.0 - bounded))


def are_extreme(chances: list[float]) -> bool:
    """Whether the match looks decided whatever is done, so that chances cannot tell actions apart."""
    return max(chances) < _HOPELESS or min(chances) > 1.0 - _HOPELESS
