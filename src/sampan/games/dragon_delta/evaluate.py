"""A rough judgement of a position, for bots: whose way to the target is how long."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.evaluation_weights import Weights
from sampan.games.dragon_delta.board import VILLAGES
from sampan.games.dragon_delta.board_file import PACKAGE
from sampan.games.dragon_delta.route import cost_to_target
from sampan.games.dragon_delta.state import ENDED, Table

# The weights, as numbers of their places in weights.json.
COST: Final = 0  # what each action that the way still takes costs of the prospects
STATUE: Final = 1  # to act first in this round
LAST_ROUNDS: Final = 2  # when so few rounds are left, mostly the distance counts (DD-19):
DISTANCE: Final = 3  # what each span of it costs then,
ROUND: Final = 4  # and how many actions are done in a round
NAMES: Final = ["cost", "statue", "last_rounds", "distance", "round"]

_weights: Final = Weights(PACKAGE, NAMES)
_judged: Final = vec[float]([0.0] * VILLAGES)


def judge(table: Table, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won): its share of everybody's prospects."""
    judge_all(table, _judged)
    return _judged[seat]


def judge_all(table: Table, into: vec[float]) -> None:
    """How good it is for each seat."""
    total = 0.0
    for seat in range(table.seats):
        if table.phase == ENDED:
            into[seat] = float((table.winners >> seat) & 1)
        else:
            into[seat] = _prospect(table, seat)
        total += into[seat]
    for seat in range(table.seats):
        into[seat] /= total


def _prospect(table: Table, seat: i64) -> float:
    """The less, the longer the way still is; near the limit, mostly by the distance."""
    weight = _weights.of
    cost = float(cost_to_target(table, seat, table.place[seat]))
    hope = -weight[COST] * cost
    if table.round_limit > 0:
        left = float(table.round_limit - table.round + 1)
        if left < weight[LAST_ROUNDS]:
            hope = -weight[COST] * min(cost, left * weight[ROUND]) - weight[DISTANCE] * float(table.distance(seat))
    if seat == table.holder:
        hope += weight[STATUE]
    return math.exp(hope)
