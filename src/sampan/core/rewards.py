"""What a finished game is worth to every seat, for learners: from -1 to 1, with a sum of 0."""

from __future__ import annotations

from sampan.core.state import Outcome


def rewards(outcome: Outcome, seats: int) -> list[float]:
    """Those who do not win pay 1 / (seats - 1) each, and the winners share it; all 0 if nobody wins, or everybody."""
    winners = len(outcome.winners)
    if winners == 0 or winners == seats:
        return [0.0] * seats
    scale = seats / (seats - 1)
    won = (1.0 / winners - 1.0 / seats) * scale
    lost = -scale / seats
    return [won if seat in outcome.winners else lost for seat in range(seats)]
