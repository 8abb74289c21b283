"""A rough judgement of a position, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yellow_yangtze.table import Table


def judge(table: Table, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    return 0.5
