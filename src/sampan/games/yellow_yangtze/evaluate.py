"""A rough judgement of a position, for bots.

For every seat it projects the points of each colour to the end: what is there, what leaders and pagodas will still
bring, and what the hand promises. Gold is spread as at the end. Every colour counts, the weakest most; a position is
worth what it is better than that of the best opponent.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from sampan.core.state import zeros
from sampan.games.yellow_yangtze.finish import standing, winners_of
from sampan.games.yellow_yangtze.foresee import attack_chance, likely_winner
from sampan.games.yellow_yangtze.pieces import HOME
from sampan.games.yellow_yangtze.revolt import end_revolt
from sampan.games.yellow_yangtze.table import (
    ATTACK,
    CHAIN,
    DEFENCE,
    ENDED,
    PAGODA,
    SUPPORT,
    TIE,
    Table,
)
from sampan.games.yellow_yangtze.tiles import BLACK, BLUE, KINDS, MOST_SPACES, RED, YELLOW
from sampan.games.yellow_yangtze.war import win

# Points that a leader on the board may still bring, per turn of its owner.
_LEADER: Final = 0.30
# …and the black leader for each colour that has no leader in its state.
_STAND_IN: Final = 0.14
# Of the points that a pagoda would bring in the turns to come, how many it does.
_PAGODA: Final = 0.75
# The turns to come that are looked at.
_HORIZON: Final = 4.0
# How safe a leader is without any governor to spare, and what each governor next to it and each soldier of its state
# add; beyond some they add nothing.
_SAFETY: Final = 0.45
_GOVERNOR: Final = 0.13
_MOST_GOVERNORS: Final = 3
_SOLDIER: Final = 0.03
_MOST_SOLDIERS: Final = 4
# A tile in hand whose colour would score at once.
_READY: Final = 0.12
_MOST_READY: Final = 2
# Support in hand: a black tile in a revolt, a red one in a war.
_SUPPORT: Final = 0.03
# Decisions to come that can only help: a pagoda, and farmers of a chain.
_OFFER: Final = 0.25
_CHAIN: Final = 0.10
# An action that is still to come.
_ACTION: Final = 0.20
# How much the weakest colour counts besides all four.
_WEAKEST: Final = 0.6
# How much better a position must be to be nearly won.
_SCALE: Final = 1.3
# A tile is drawn about so often in a turn.
_DRAWS: Final = 4.5

_soldiers: Final = zeros(MOST_SPACES + 2)  # per label


def judge(table: Table, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    phase = table.phase
    if phase == ENDED:
        return _judge_end(table, seat)
    if phase == ATTACK or phase == DEFENCE:
        chance = attack_chance(table)
        won = _copy(table)
        end_revolt(won, 1, 0)
        lost = _copy(table)
        end_revolt(lost, 0, 1)
        return chance * _judge_peace(won, seat) + (1.0 - chance) * _judge_peace(lost, seat)
    if phase == SUPPORT or phase == TIE:
        after = _copy(table)
        win(after, likely_winner(table))
        return _judge_peace(after, seat)
    return _judge_peace(table, seat)


def _copy(table: Table) -> Table:
    copy = table.clone()
    assert isinstance(copy, Table)
    return copy


def _judge_end(table: Table, seat: i64) -> float:
    standings = [standing(table.points, other) for other in range(table.seats)]
    winners = winners_of(standings, table.options["last_tie"] == "fewest_yellow")
    if int(seat) not in winners:
        return 0.0
    return 1.0 if len(winners) == 1 else 0.75


def _judge_peace(table: Table, seat: i64) -> float:
    for label in range(table.spaces + 2):
        _soldiers[label] = 0
    for space in range(table.spaces):
        if table.what[space] == RED:
            _soldiers[table.group[space]] += 1
    turns = min(_HORIZON, float(table.left_to_draw()) / (_DRAWS * float(table.seats)))
    mine = 0.0
    best = -1.0
    for other in range(table.seats):
        worth = _worth(table, other, turns)
        if other == seat:
            mine = worth
        elif worth > best:
            best = worth
    return 1.0 / (1.0 + math.exp((best - mine) / _SCALE))


def _worth(table: Table, seat: i64, turns: float) -> float:
    """What a seat will probably end with, all colours together, the weakest most."""
    at = KINDS * seat
    black = float(table.points[at])
    red = float(table.points[at + 1])
    green = float(table.points[at + 2])
    blue = float(table.points[at + 3])
    black += _promise(table, seat, BLACK, turns)
    red += _promise(table, seat, RED, turns)
    green += _promise(table, seat, 2, turns)
    blue += _promise(table, seat, BLUE, turns)
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
    worth = math.log((1.0 + black) * (1.0 + red) * (1.0 + green) * (1.0 + blue)) + _WEAKEST * weakest
    return worth + _ACTION * float(table.actions_left) if seat == table.turn else worth


def _promise(table: Table, seat: i64, colour: i64, turns: float) -> float:
    """What leaders, pagodas and hand will probably still bring in a colour."""
    held = table.hands[KINDS * seat + colour]
    promise = 0.0
    scores = False
    space = table.leaders[KINDS * seat + colour]
    if space != HOME:
        scores = True
        income = float(table.income(seat, colour))
        promise += turns * _safety(table, space) * (_LEADER + _PAGODA * income)
        if seat == table.turn:
            promise += income  # the end of this turn brings it in any case, so there is no hurry to end it
    else:
        governor = table.leaders[KINDS * seat + BLACK]
        if governor != HOME and not (table.rulers[table.group[governor]] >> colour) & 1:
            scores = True
            promise += turns * _safety(table, governor) * _STAND_IN
    if scores:
        promise += _READY * float(min(held, _MOST_READY))
    if colour == BLACK or colour == RED:
        promise += _SUPPORT * float(held)
    if seat == table.turn:
        if table.phase == PAGODA and table.what[table.placed] == colour and scores:
            promise += _OFFER
        elif table.phase == CHAIN and colour == BLUE and scores:
            promise += _CHAIN * float(held)
    return promise


def _safety(table: Table, space: i64) -> float:
    governors = min(table.governors[space], _MOST_GOVERNORS)
    soldiers = min(_soldiers[table.group[space]], _MOST_SOLDIERS)
    return _SAFETY + _GOVERNOR * float(governors) + _SOLDIER * float(soldiers)
