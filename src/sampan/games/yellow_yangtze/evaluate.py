"""A rough evaluation of a position, for bots.

It projects the points of every seat and colour to the end of the game: what is there, what leaders and pagodas will
still bring, and what the hand promises. Yellow points are spread as at the end. Every colour counts, the weakest most.
A seat's chance to win follows from how far ahead it is; the less is left to come, the more a lead decides.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.evaluation_weights import Weights
from sampan.games.yellow_yangtze.codes import BLACK, BLUE, KINDS, MOST_SEATS, MOST_SPACES, RED, YELLOW
from sampan.games.yellow_yangtze.conflict_odds import attack_chance, likely_winner
from sampan.games.yellow_yangtze.pagodas import income
from sampan.games.yellow_yangtze.revolt import end_revolt
from sampan.games.yellow_yangtze.standings import standing, winners_of
from sampan.games.yellow_yangtze.state import (
    ATTACK,
    CHAIN,
    DEFENCE,
    ENDED,
    HOME,
    PACKAGE,
    PAGODA,
    SUPPORT,
    TIE,
    YellowYangtzeData,
)
from sampan.games.yellow_yangtze.war import win

# The weights, as numbers of their places in weights.json.
LEADER: Final = 0  # points that a leader on the board may still bring, per turn of its owner,
STAND_IN: Final = 1  # and the black leader for each colour that has no leader in its state
BUILT: Final = 2  # the share of the points from pagodas that will really come, in the turns looked at
HORIZON: Final = 3  # how many turns to come are looked at
SAFETY: Final = 4  # how safe a leader is without any governor to spare,
GOVERNOR: Final = 5  # what each governor next to it adds,
SOLDIER: Final = 6  # and each soldier of its state
READY: Final = 7  # a tile in hand whose colour would score at once
GOVERNOR_HELD: Final = 8  # a black tile in hand, for revolts
SOLDIER_HELD: Final = 9  # a red tile in hand, for wars
OFFER: Final = 10  # a pagoda that may be put up now
FARMER: Final = 11  # a farmer in hand while the chain goes on
ACTION: Final = 12  # an action that is still to come
WEAKEST: Final = 13  # how much the weakest colour counts,
SECOND: Final = 14  # the second weakest,
EVERY: Final = 15  # and the logarithm of each
SCALE: Final = 16  # how much better one must stand to be nearly certain at the end,
SCALE_EARLY: Final = 17  # and how much more at the beginning
NAMES: Final = [
    "leader",
    "stand_in",
    "built",
    "horizon",
    "safety",
    "governor",
    "soldier",
    "ready",
    "governor_held",
    "soldier_held",
    "offer",
    "farmer",
    "action",
    "weakest",
    "second",
    "every",
    "scale",
    "scale_early",
]
# Governors, soldiers and tiles beyond these numbers add nothing.
MOST_GOVERNORS: Final = 3
_MOST_SOLDIERS: Final = 4
MOST_READY: Final = 2
_DRAWS: Final = 4.5  # tiles drawn in a turn, about
_ALL: Final = 138.0  # tiles

_weights: Final = Weights(PACKAGE, NAMES)
_values: Final = vec[float]([0.0] * MOST_SEATS)
_soldiers: Final = zeros(MOST_SPACES + 2)  # per label


def evaluate(state: YellowYangtzeData, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    evaluate_all(state, _values)
    return _values[seat]


def evaluate_all(state: YellowYangtzeData, into: vec[float]) -> None:
    """How good it is for each seat."""
    phase = state.phase
    if phase == ENDED:
        _evaluate_end(state, into)
    elif phase == ATTACK or phase == DEFENCE:
        _evaluate_revolt(state, into)
    elif phase == SUPPORT or phase == TIE:
        after = _copy(state)
        win(after, likely_winner(state))
        _evaluate_peace(after, into)
    else:
        _evaluate_peace(state, into)


def _evaluate_revolt(state: YellowYangtzeData, into: vec[float]) -> None:
    """The mean of both endings, weighted by how likely each looks."""
    chance = attack_chance(state)
    won = _copy(state)
    end_revolt(won, 1, 0)
    _evaluate_peace(won, into)
    first = into[:]
    lost = _copy(state)
    end_revolt(lost, 0, 1)
    _evaluate_peace(lost, into)
    for seat in range(state.seats):
        into[seat] = chance * first[seat] + (1.0 - chance) * into[seat]


def _copy(state: YellowYangtzeData) -> YellowYangtzeData:
    copy = state.clone()
    assert isinstance(copy, YellowYangtzeData)
    return copy


def _evaluate_end(state: YellowYangtzeData, into: vec[float]) -> None:
    standings = [standing(state.points, seat) for seat in range(state.seats)]
    winners = winners_of(standings, state.options["last_tie"] == "fewest_yellow")
    for seat in range(state.seats):
        into[seat] = 0.0
    for winner in winners:
        into[winner] = 1.0 / float(len(winners))


def _evaluate_peace(state: YellowYangtzeData, into: vec[float]) -> None:
    for label in range(state.spaces + 2):
        _soldiers[label] = 0
    for space in range(state.spaces):
        if state.pieces[space] == RED:
            _soldiers[state.group[space]] += 1
    left = float(state.left_to_draw())
    turns = min(_weights.of[HORIZON], left / (_DRAWS * float(state.seats)))
    scale = max(_weights.of[SCALE] + _weights.of[SCALE_EARLY] * left / _ALL, 0.05)
    best = 0.0
    for seat in range(state.seats):
        into[seat] = _worth(state, seat, turns) / scale
        if seat == 0 or into[seat] > best:
            best = into[seat]
    total = 0.0
    for seat in range(state.seats):
        into[seat] = math.exp(into[seat] - best)
        total += into[seat]
    for seat in range(state.seats):
        into[seat] /= total


def _worth(state: YellowYangtzeData, seat: i64, turns: float) -> float:
    """What a seat will probably end with, all colours together; the weakest count most."""
    at = KINDS * seat
    black = float(state.points[at]) + _promise(state, seat, BLACK, turns)
    red = float(state.points[at + 1]) + _promise(state, seat, RED, turns)
    green = float(state.points[at + 2]) + _promise(state, seat, 2, turns)
    blue = float(state.points[at + 3]) + _promise(state, seat, BLUE, turns)
    gold = float(state.points[at + YELLOW]) + _promise(state, seat, YELLOW, turns)
    while gold > 0.0:
        share = min(gold, 0.5)
        gold -= share
        weakest = min(min(black, red), min(green, blue))
        if black == weakest:
            black += share
        elif red == weakest:
            red += share
        elif green == weakest:
            green += share
        else:
            blue += share
    weakest = min(min(black, red), min(green, blue))
    second = min(max(min(black, red), min(green, blue)), min(max(black, red), max(green, blue)))
    worth = _weights.of[WEAKEST] * weakest + _weights.of[SECOND] * second
    every = max((1.0 + black) * (1.0 + red) * (1.0 + green) * (1.0 + blue), 0.01)
    worth += _weights.of[EVERY] * math.log(every)
    return worth + _weights.of[ACTION] * float(state.actions_left) if seat == state.turn else worth


def _promise(state: YellowYangtzeData, seat: i64, colour: i64, turns: float) -> float:
    """What leaders, pagodas and hand will probably still bring in a colour."""
    weight = _weights.of
    held = state.hands[KINDS * seat + colour]
    promise = 0.0
    scores = False
    space = state.leaders[KINDS * seat + colour]
    if space != HOME:
        scores = True
        per_turn = float(income(state, seat, colour))
        promise += turns * _safety(state, space) * (weight[LEADER] + weight[BUILT] * per_turn)
        if seat == state.turn:
            promise += per_turn  # the end of this turn brings it in any case, so there is no hurry to end it
    else:
        governor = state.leaders[KINDS * seat + BLACK]
        if governor != HOME and not (state.rulers[state.group[governor]] >> colour) & 1:
            scores = True
            promise += turns * _safety(state, governor) * weight[STAND_IN]
    if scores:
        promise += weight[READY] * float(min(held, MOST_READY))
    if colour == BLACK:
        promise += weight[GOVERNOR_HELD] * float(held)
    elif colour == RED:
        promise += weight[SOLDIER_HELD] * float(held)
    if seat == state.turn:
        if state.phase == PAGODA and state.pieces[state.placed] == colour and scores:
            promise += weight[OFFER]
        elif state.phase == CHAIN and colour == BLUE and scores:
            promise += weight[FARMER] * float(held)
    return max(promise, 0.0)


def _safety(state: YellowYangtzeData, space: i64) -> float:
    governors = min(state.governors[space], MOST_GOVERNORS)
    soldiers = min(_soldiers[state.group[space]], _MOST_SOLDIERS)
    weight = _weights.of
    return weight[SAFETY] + weight[GOVERNOR] * float(governors) + weight[SOLDIER] * float(soldiers)
