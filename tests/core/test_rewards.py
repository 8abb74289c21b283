"""What a finished game is worth."""

from __future__ import annotations

import pytest

from sampan import Outcome
from sampan.core.rewards import rewards


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ((0,), 2, [1.0, -1.0]),
        ((2,), 3, [-0.5, -0.5, 1.0]),
        ((0, 1), 3, [0.25, 0.25, -0.5]),
        ((0, 2), 4, [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ((), 3, [0.0, 0.0, 0.0]),
        ((0, 1), 2, [0.0, 0.0]),
    ],
)
def test_the_winners_share_what_the_others_pay(winners: tuple[int, ...], seats: int, worth: list[float]) -> None:
    found = rewards(Outcome(winners, (0,) * seats, "goal"), seats)
    assert found == pytest.approx(worth)
    assert sum(found) == pytest.approx(0.0)
