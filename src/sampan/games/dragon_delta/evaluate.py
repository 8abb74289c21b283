"""A rough judgement of a position, for bots: whose way to the target is how long."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from sampan.games.dragon_delta.route import cost_to_target
from sampan.games.dragon_delta.state import ENDED, Table

_ROUND: Final = 6.0  # the actions on his road that one gets done in a round, dragons and all
_LAST_ROUNDS: Final = 3.0  # when so few rounds are left, only the distance counts (DD-19)


def judge(table: Table, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won): its share of everybody's prospects."""
    if table.phase == ENDED:
        return 1.0 / float(_winners(table)) if (table.winners >> seat) & 1 else 0.0
    own = 0.0
    everybody = 0.0
    for player in range(table.seats):
        prospect = _prospect(table, player)
        everybody += prospect
        if player == seat:
            own = prospect
    return own / everybody


def _winners(table: Table) -> i64:
    count: i64 = 0
    for seat in range(table.seats):
        count += (table.winners >> seat) & 1
    return count


def _prospect(table: Table, seat: i64) -> float:
    """Halved by every round that the way still takes; near the limit, mostly by the distance."""
    rounds = float(cost_to_target(table, seat, table.place[seat])) / _ROUND
    if table.round_limit > 0:
        left = float(table.round_limit - table.round + 1)
        if left < _LAST_ROUNDS:
            rounds = min(rounds, left) + float(table.distance(seat))
    return math.pow(0.5, rounds)
