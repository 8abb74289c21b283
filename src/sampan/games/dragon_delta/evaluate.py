"""A rough judgement of a position, for bots: how long everybody's route to the target is."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.evaluation_weights import Weights
from sampan.games.dragon_delta.board import PACKAGE, VILLAGES
from sampan.games.dragon_delta.route import cost_to_target
from sampan.games.dragon_delta.state import ENDED, DragonDeltaData

# The weights, by their places in weights.json.
COST: Final = 0  # how much each action that the route still takes lowers the prospects
STATUE: Final = 1  # how much it helps to act first in this round
LAST_ROUNDS: Final = 2  # with fewer rounds left than this, mostly the distance counts (DD-19)
DISTANCE: Final = 3  # how much each span of it counts then
ROUND: Final = 4  # how many actions are done in a round
NAMES: Final = ["cost", "statue", "last_rounds", "distance", "round"]

_weights: Final = Weights(PACKAGE, NAMES)
_evaluations: Final = vec[float]([0.0] * VILLAGES)


def evaluate(state: DragonDeltaData, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won): its share of everybody's prospects."""
    evaluate_all(state, _evaluations)
    return _evaluations[seat]


def evaluate_all(state: DragonDeltaData, into: vec[float]) -> None:
    """Write how good the position is for each seat."""
    total = 0.0
    for seat in range(state.seats):
        if state.phase == ENDED:
            into[seat] = float((state.winners >> seat) & 1)
        else:
            into[seat] = _prospect(state, seat)
        total += into[seat]
    for seat in range(state.seats):
        into[seat] /= total


def _prospect(state: DragonDeltaData, seat: i64) -> float:
    """The longer the route still is, the lower; near the round limit it is mostly the distance that counts."""
    weight = _weights.of
    cost = float(cost_to_target(state, seat, state.place[seat]))
    hope = -weight[COST] * cost
    if state.round_limit > 0:
        left = float(state.round_limit - state.round + 1)
        if left < weight[LAST_ROUNDS]:
            hope = -weight[COST] * min(cost, left * weight[ROUND]) - weight[DISTANCE] * float(state.distance(seat))
    if seat == state.holder:
        hope += weight[STATUE]
    return math.exp(hope)
