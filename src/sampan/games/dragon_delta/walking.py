"""Where a pawn can go: neighbours, steps, two steps and jumps (DD-15 to DD-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.dragon_delta.board import VILLAGES
from sampan.games.dragon_delta.state import MOST_PLANKS, NONE, Table

# Room for the neighbours of a place, of which there are at most four, and for theirs.
_NEAR: Final = zeros(8)
_BEYOND: Final = zeros(8)
_LANDINGS: Final = zeros(16)


def neighbours(table: Table, place: i64, into: vec[i64]) -> i64:
    """The places one step away, occupied or not, in no order; returns how many there are.

    A village is a place of its own: planks that share only a village are not neighbours (DD-15).
    """
    count: i64 = 0
    if place < VILLAGES:
        for index in range(place * MOST_PLANKS, place * MOST_PLANKS + table.load[place]):
            into[count] = VILLAGES + table.resting[index]
            count += 1
        return count
    span = place - VILLAGES
    for side in range(2):
        support = table.delta.end[2 * span + side]
        if support < VILLAGES:
            into[count] = support
            count += 1
            continue
        for index in range(support * MOST_PLANKS, support * MOST_PLANKS + table.load[support]):
            if table.resting[index] != span:
                into[count] = VILLAGES + table.resting[index]
                count += 1
    return count


def is_free(table: Table, place: i64) -> bool:
    """Whether a pawn may come there: planks hold one pawn, villages any number."""
    return place < VILLAGES or table.pawn_on[place - VILLAGES] == NONE


def leads_on(table: Table, place: i64, start: i64) -> bool:
    """Whether from a place one can step to another one than where one came from."""
    for index in range(neighbours(table, place, _BEYOND)):
        if _BEYOND[index] != start and is_free(table, _BEYOND[index]):
            return True
    return False


def can_step(table: Table, seat: i64) -> bool:
    """Whether there is any step; if there is one there are two, since one may come back (DD-16)."""
    for index in range(neighbours(table, table.place[seat], _NEAR)):
        if is_free(table, _NEAR[index]):
            return True
    return False


def steps(table: Table, seat: i64, into: vec[i64]) -> i64:
    """The places that a move 1 may lead to, in rising order."""
    count: i64 = 0
    for index in range(neighbours(table, table.place[seat], _NEAR)):
        if is_free(table, _NEAR[index]):
            count = _insert(into, count, _NEAR[index])
    return count


def first_steps(table: Table, seat: i64, into: vec[i64]) -> i64:
    """The first steps that a move 2 may begin with, in rising order.

    Who can go on to another place than where he came from, or reach his target, must do so; only if nobody could is
    a step allowed that leads back (DD-16).
    """
    start = table.place[seat]
    target = table.target(seat)
    count: i64 = 0
    for index in range(neighbours(table, start, _NEAR)):
        place = _NEAR[index]
        if is_free(table, place) and (place == target or leads_on(table, place, start)):
            count = _insert(into, count, place)
    return count if count > 0 else steps(table, seat, into)


def second_steps(table: Table, seat: i64, into: vec[i64]) -> i64:
    """The second steps of a move 2, in rising order: back to the start only if there is no other (DD-16)."""
    count: i64 = 0
    for index in range(neighbours(table, table.place[seat], _NEAR)):
        if _NEAR[index] != table.start and is_free(table, _NEAR[index]):
            count = _insert(into, count, _NEAR[index])
    if count == 0:
        into[0] = table.start
        count = 1
    return count


def landings(table: Table, seat: i64, into: vec[i64]) -> i64:
    """The places to which a pawn can jump over another, in rising order (DD-17)."""
    start = table.place[seat]
    count: i64 = 0
    for index in range(neighbours(table, start, _NEAR)):
        over = _NEAR[index]
        if not is_free(table, over):
            for beyond in range(neighbours(table, over, _BEYOND)):
                if _BEYOND[beyond] != start and is_free(table, _BEYOND[beyond]):
                    count = _insert(into, count, _BEYOND[beyond])
    return count


def can_jump(table: Table, seat: i64) -> bool:
    """Whether there is a pawn to jump over and a place to land."""
    return landings(table, seat, _LANDINGS) > 0


def jumped(table: Table, seat: i64, landing: i64) -> i64:
    """The seat whose pawn is jumped on the way to a landing place; of several, the one with the first plank."""
    found: i64 = NONE
    for index in range(neighbours(table, table.place[seat], _NEAR)):
        over = _NEAR[index]
        if not is_free(table, over) and (found == NONE or over < found):
            for beyond in range(neighbours(table, over, _BEYOND)):
                if _BEYOND[beyond] == landing:
                    found = over
    return NONE if found == NONE else table.pawn_on[found - VILLAGES]


def _insert(into: vec[i64], count: i64, place: i64) -> i64:
    """Put a place into a rising list unless it is there; returns how many there are now."""
    index = count
    while index > 0 and into[index - 1] >= place:
        index -= 1
    if index < count and into[index] == place:
        return count
    for later in range(count, index, -1):
        into[later] = into[later - 1]
    into[index] = place
    return count + 1
