"""Estimates: what their noise is, and what it forbids to say."""

from __future__ import annotations

import pytest

from sampan import Rng
from sampan.bots.estimate import UNKNOWN, Estimate, difference, estimate, paired_difference


def test_the_standard_error_is_that_of_a_mean() -> None:
    assert estimate([0.0, 1.0]) == pytest.approx(Estimate(0.5, 0.5))
    assert estimate([0.25] * 10) == pytest.approx(Estimate(0.25, 0.0))
    assert estimate([1.0, 2.0, 3.0, 4.0]).error == pytest.approx((5 / 3 / 4) ** 0.5)


def test_what_was_tried_less_than_twice_is_unknown() -> None:
    assert estimate([]) == Estimate(0.0, UNKNOWN)
    assert estimate([0.9]) == Estimate(0.9, UNKNOWN)
    assert not estimate([0.9]).is_clear()


def test_luck_that_both_share_does_not_hide_a_difference() -> None:
    rng = Rng("luck")
    luck = [float(rng.below(100)) / 100.0 for _ in range(50)]
    better = [value + 0.02 for value in luck]
    assert paired_difference(better, luck).is_clear()
    assert not difference(estimate(better), estimate(luck)).is_clear()
    # As far as both were tried.
    assert paired_difference(better, luck[:20]) == pytest.approx(Estimate(0.02, 0.0))


def test_only_a_difference_of_more_than_two_errors_is_clear() -> None:
    assert Estimate(0.05, 0.024).is_clear()
    assert not Estimate(0.05, 0.026).is_clear()
    assert not Estimate(0.004, 0.0).is_clear(), "nobody is shown parts of a percent"
    assert not Estimate(-0.2, 0.0).is_clear()


def test_equal_actions_are_seldom_ranked() -> None:
    """Of noise alone, two standard errors are exceeded on one side in about one case of forty."""
    rng = Rng("noise")
    clear = 0
    for _ in range(400):
        one, other = ([float(rng.below(2)) for _ in range(30)] for _ in range(2))
        clear += difference(estimate(one), estimate(other)).is_clear()
    assert clear < 24
