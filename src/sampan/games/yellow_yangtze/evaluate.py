"""A rough judgement of a position, for bots.

For every seat it projects the points of each colour to the end: what is there, what leaders and pagodas will still
bring, and what the hand promises. Gold is spread as at the end. Every colour counts, the weakest most. Chances to win
follow from how much better one seat stands than another; the less is left to come, the more a difference decides.
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
from sampan.games.yellow_yangtze.groups import HOME, PACKAGE
from sampan.games.yellow_yangtze.revolt import end_revolt
from sampan.games.yellow_yangtze.standings import standing, winners_of
from sampan.games.yellow_yangtze.state import (
    ATTACK,
    CHAIN,
    DEFENCE,
    ENDED,
    PAGODA,
    SUPPORT,
    TIE,
    Table,
)
from sampan.games.yellow_yangtze.war import win

# The weights, as numbers of their places in weights.json.
LEADER: Final = 0  # points that a leader on the board may still bring, per turn of its owner,
STAND_IN: Final = 1  # and the black leader for each colour that has no leader in its state
BUILT: Final = 2  # of the points that a pagoda would bring in the turns to come, how many it does
HORIZON: Final = 3  # the turns to come that are looked at
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
# Beyond so many, governors and soldiers make nothing safer, and tiles nobody readier.
_MOST_GOVERNORS: Final = 3
_MOST_SOLDIERS: Final = 4
_MOST_READY: Final = 2
_DRAWS: Final = 4.5  # a tile is drawn about so often in a turn
_ALL: Final = 138.0  # tiles

_weights: Final = Weights(PACKAGE, NAMES)
_judged: Final = vec[float]([0.0] * MOST_SEATS)
_soldiers: Final = zeros(MOST_SPACES + 2)  # per label


def judge(table: Table, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    judge_all(table, _judged)
    return _judged[seat]


def judge_all(table: Table, into: vec[float]) -> None:
    """How good it is for each seat."""
    phase = table.phase
    if phase == ENDED:
        _judge_end(table, into)
    elif phase == ATTACK or phase == DEFENCE:
        _judge_revolt(table, into)
    elif phase == SUPPORT or phase == TIE:
        after = _copy(table)
        win(after, likely_winner(table))
        _judge_peace(after, into)
    else:
        _judge_peace(table, into)


def _judge_revolt(table: Table, into: vec[float]) -> None:
    """Both ends that it may have, each as likely as it looks."""
    chance = attack_chance(table)
    won = _copy(table)
    end_revolt(won, 1, 0)
    _judge_peace(won, into)
    first = into[:]
    lost = _copy(table)
    end_revolt(lost, 0, 1)
    _judge_peace(lost, into)
    for seat in range(table.seats):
        into[seat] = chance * first[seat] + (1.0 - chance) * into[seat]


def _copy(table: Table) -> Table:
    copy = table.clone()
    assert isinstance(copy, Table)
    return copy


def _judge_end(table: Table, into: vec[float]) -> None:
    standings = [standing(table.points, seat) for seat in range(table.seats)]
    winners = winners_of(standings, table.options["last_tie"] == "fewest_yellow")
    for seat in range(table.seats):
        into[seat] = 0.0
    for winner in winners:
        into[winner] = 1.0 / float(len(winners))


def _judge_peace(table: Table, into: vec[float]) -> None:
    for label in range(table.spaces + 2):
        _soldiers[label] = 0
    for space in range(table.spaces):
        if table.what[space] == RED:
            _soldiers[table.group[space]] += 1
    left = float(table.left_to_draw())
    turns = min(_weights.of[HORIZON], left / (_DRAWS * float(table.seats)))
    scale = max(_weights.of[SCALE] + _weights.of[SCALE_EARLY] * left / _ALL, 0.05)
    best = 0.0
    for seat in range(table.seats):
        into[seat] = _worth(table, seat, turns) / scale
        if seat == 0 or into[seat] > best:
            best = into[seat]
    total = 0.0
    for seat in range(table.seats):
        into[seat] = math.exp(into[seat] - best)
        total += into[seat]
    for seat in range(table.seats):
        into[seat] /= total


def _worth(table: Table, seat: i64, turns: float) -> float:
    """What a seat will probably end with, all colours together, the weakest most."""
    at = KINDS * seat
    black = float(table.points[at]) + _promise(table, seat, BLACK, turns)
    red = float(table.points[at + 1]) + _promise(table, seat, RED, turns)
    green = float(table.points[at + 2]) + _promise(table, seat, 2, turns)
    blue = float(table.points[at + 3]) + _promise(table, seat, BLUE, turns)
    gold = float(table.points[at + YELLOW]) + _promise(table, seat, YELLOW, turns)
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
    return worth + _weights.of[ACTION] * float(table.actions_left) if seat == table.turn else worth


def _promise(table: Table, seat: i64, colour: i64, turns: float) -> float:
    """What leaders, pagodas and hand will probably still bring in a colour."""
    weight = _weights.of
    held = table.hands[KINDS * seat + colour]
    promise = 0.0
    scores = False
    space = table.leaders[KINDS * seat + colour]
    if space != HOME:
        scores = True
        income = float(table.income(seat, colour))
        promise += turns * _safety(table, space) * (weight[LEADER] + weight[BUILT] * income)
        if seat == table.turn:
            promise += income  # the end of this turn brings it in any case, so there is no hurry to end it
    else:
        governor = table.leaders[KINDS * seat + BLACK]
        if governor != HOME and not (table.rulers[table.group[governor]] >> colour) & 1:
            scores = True
            promise += turns * _safety(table, governor) * weight[STAND_IN]
    if scores:
        promise += weight[READY] * float(min(held, _MOST_READY))
    if colour == BLACK:
        promise += weight[GOVERNOR_HELD] * float(held)
    elif colour == RED:
        promise += weight[SOLDIER_HELD] * float(held)
    if seat == table.turn:
        if table.phase == PAGODA and table.what[table.placed] == colour and scores:
            promise += weight[OFFER]
        elif table.phase == CHAIN and colour == BLUE and scores:
            promise += weight[FARMER] * float(held)
    return max(promise, 0.0)


def _safety(table: Table, space: i64) -> float:
    governors = min(table.governors[space], _MOST_GOVERNORS)
    soldiers = min(_soldiers[table.group[space]], _MOST_SOLDIERS)
    weight = _weights.of
    return weight[SAFETY] + weight[GOVERNOR] * float(governors) + weight[SOLDIER] * float(soldiers)
