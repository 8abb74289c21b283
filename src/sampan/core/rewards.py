"""What a finished game is worth to every seat, for those who learn: sums to 0, from -1 to 1."""

from __future__ import annotations

from sampan.core.state import Outcome


def rewards(outcome: Outcome, seats: int) -> list[float]:
    """Whoever does not win pays 1 / (seats - 1), and the winners share that; 0 for all if nobody wins, or everybody."""
    winners = len(outcome.winners)
    if winners == 0 or winners == seats:
        return [0.0] * seats
    scale = seats / (seats - 1)
    won = (1.0 / winners - 1.0 / seats) * scale
    lost = -scale / seats
    return [won if seat in outcome.winners else lost for seat in range(seats)]
