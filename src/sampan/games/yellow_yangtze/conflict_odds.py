"""How a conflict will probably end, for bots.

These functions read all hands: a bot only ever holds a resampled state, in which the others' hands are drawn afresh.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import BLACK, KINDS, RED
from sampan.games.yellow_yangtze.revolt import governors_of
from sampan.games.yellow_yangtze.state import ATTACK, NOBODY, UNASKED, YellowYangtzeData
from sampan.games.yellow_yangtze.war import conflicting, side_ruler, strength

# How likely the attacker is to win if the defender cannot hold, can hold by committing, or holds already.
_CERTAIN: Final = 0.97
_DISPUTED: Final = 0.25
_HOPELESS: Final = 0.02


def attack_chance(state: YellowYangtzeData) -> float:
    """How likely the attacker is to win the revolt; a seat still to be asked may commit everything."""
    attack = governors_of(state, state.turn) + state.attack_tiles + state.attack_leader
    if state.phase == ATTACK:
        attack += _reserves(state, state.turn, BLACK)
    defence = governors_of(state, state.defender)
    if attack > defence + _reserves(state, state.defender, BLACK):
        return _CERTAIN
    return _DISPUTED if attack > defence else _HOPELESS


def likely_winner(state: YellowYangtzeData) -> i64:
    """The side that wins the war if all seats still to be asked give all they have where their leaders are at stake."""
    best: i64 = NOBODY
    best_total: i64 = -1
    for side in range(state.sides):
        total = 2 * strength(state, side)
        if is_at_stake(state, state.turn, side):
            total += 1  # the unifier chooses among tied sides
        for seat in range(state.seats):
            if state.answers[seat] == UNASKED and _favourite(state, seat) == side:
                total += 2 * _reserves(state, seat, RED)
        if total > best_total:
            best = side
            best_total = total
    return best


def _reserves(state: YellowYangtzeData, seat: i64, colour: i64) -> i64:
    """What a seat could commit: the tiles of its hand, and its leader if that is at home."""
    leader: i64 = 1 if state.is_home(seat, colour) else 0
    return state.hands[KINDS * seat + colour] + leader


def is_at_stake(state: YellowYangtzeData, seat: i64, side: i64) -> bool:
    """Whether a leader of the seat falls if that side loses."""
    colours = conflicting(state, side)
    for colour in range(KINDS):
        if (colours >> colour) & 1 and side_ruler(state, side, colour) == seat:
            return True
    return False


def _favourite(state: YellowYangtzeData, seat: i64) -> i64:
    for side in range(state.sides):
        if is_at_stake(state, seat, side):
            return side
    return NOBODY
