"""How a conflict under way will probably end, for bots.

Hands are read, because a bot only ever holds a supposed state in which the others' hands are guesses.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import BLACK, KINDS, RED
from sampan.games.yellow_yangtze.revolt import governors_of
from sampan.games.yellow_yangtze.state import ATTACK, NOBODY, UNASKED, YellowYangtzeData
from sampan.games.yellow_yangtze.war import conflicting, side_ruler, strength

# How likely the attacker wins if the defender cannot hold, can hold by committing, or holds as it is.
_CERTAIN: Final = 0.97
_DISPUTED: Final = 0.25
_HOPELESS: Final = 0.02


def attack_chance(table: YellowYangtzeData) -> float:
    """How likely the attacker wins the revolt; whoever is still to commit may commit all."""
    attack = governors_of(table, table.turn) + table.attack_tiles + table.attack_leader
    if table.phase == ATTACK:
        attack += _reserves(table, table.turn, BLACK)
    defence = governors_of(table, table.defender)
    if attack > defence + _reserves(table, table.defender, BLACK):
        return _CERTAIN
    return _DISPUTED if attack > defence else _HOPELESS


def likely_winner(table: YellowYangtzeData) -> i64:
    """The side that wins a war if everybody still to be asked gives all to a side where his leaders are at stake."""
    best: i64 = NOBODY
    best_total: i64 = -1
    for side in range(table.sides):
        total = 2 * strength(table, side)
        if _is_at_stake(table, table.turn, side):
            total += 1  # the unifier chooses among tied sides
        for seat in range(table.seats):
            if table.answers[seat] == UNASKED and _favourite(table, seat) == side:
                total += 2 * _reserves(table, seat, RED)
        if total > best_total:
            best = side
            best_total = total
    return best


def _reserves(table: YellowYangtzeData, seat: i64, colour: i64) -> i64:
    """What a seat could commit: the tiles of its hand, and its leader if that is at home."""
    leader: i64 = 1 if table.is_home(seat, colour) else 0
    return table.hands[KINDS * seat + colour] + leader


def _is_at_stake(table: YellowYangtzeData, seat: i64, side: i64) -> bool:
    colours = conflicting(table, side)
    for colour in range(KINDS):
        if (colours >> colour) & 1 and side_ruler(table, side, colour) == seat:
            return True
    return False


def _favourite(table: YellowYangtzeData, seat: i64) -> i64:
    for side in range(table.sides):
        if _is_at_stake(table, seat, side):
            return side
    return NOBODY
