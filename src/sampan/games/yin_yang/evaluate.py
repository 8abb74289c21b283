"""A rough judgement of a position, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yin_yang.state import ENDED, Table


def evaluate_for(table: Table, seat: i64) -> float:
    """How good the position is for a seat, from 0 to 1."""
    if table.phase == ENDED:
        return 1.0 if (table.winners >> seat) & 1 else 0.0
    return 0.5
