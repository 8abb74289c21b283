"""Where a pawn can go: neighbours, steps, two steps and jumps (DD-15 to DD-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.dragon_delta.board import VILLAGES
from sampan.games.dragon_delta.state import MOST_PLANKS, NONE, DragonDeltaData

# Room for the neighbours of a place, of which there are at most four, and for theirs.
_NEAR: Final = zeros(8)
_BEYOND: Final = zeros(8)
_LANDINGS: Final = zeros(16)


def neighbours(state: DragonDeltaData, place: i64, into: vec[i64]) -> i64:
    """The places one step away, occupied or not, in no order; returns how many there are.

    A village is a place of its own: planks that share only a village are not neighbours (DD-15).
    """
    count: i64 = 0
    if place < VILLAGES:
        for index in range(place * MOST_PLANKS, place * MOST_PLANKS + state.load[place]):
            into[count] = VILLAGES + state.resting[index]
            count += 1
        return count
    span = place - VILLAGES
    for side in range(2):
        support = state.board.end[2 * span + side]
        if support < VILLAGES:
            into[count] = support
            count += 1
            continue
        for index in range(support * MOST_PLANKS, support * MOST_PLANKS + state.load[support]):
            if state.resting[index] != span:
                into[count] = VILLAGES + state.resting[index]
                count += 1
    return count


def is_free(state: DragonDeltaData, place: i64) -> bool:
    """Whether a pawn may enter a place: planks hold one pawn, villages any number."""
    return place < VILLAGES or state.pawn_on[place - VILLAGES] == NONE


def leads_on(state: DragonDeltaData, place: i64, start: i64) -> bool:
    """Whether a pawn that came from `start` can step on from a place without going back."""
    for index in range(neighbours(state, place, _BEYOND)):
        if _BEYOND[index] != start and is_free(state, _BEYOND[index]):
            return True
    return False


def can_step(state: DragonDeltaData, seat: i64) -> bool:
    """Whether a pawn can step at all; then it can also take two steps, since it may come back (DD-16)."""
    for index in range(neighbours(state, state.place[seat], _NEAR)):
        if is_free(state, _NEAR[index]):
            return True
    return False


def steps(state: DragonDeltaData, seat: i64, into: vec[i64]) -> i64:
    """The places that a move 1 may lead to, in rising order."""
    count: i64 = 0
    for index in range(neighbours(state, state.place[seat], _NEAR)):
        if is_free(state, _NEAR[index]):
            count = _insert(into, count, _NEAR[index])
    return count


def first_steps(state: DragonDeltaData, seat: i64, into: vec[i64]) -> i64:
    """The first steps that a move 2 may begin with, in rising order.

    A step that leads back is allowed only if no step leads on to another place or into the target (DD-16).
    """
    start = state.place[seat]
    target = state.target(seat)
    count: i64 = 0
    for index in range(neighbours(state, start, _NEAR)):
        place = _NEAR[index]
        if is_free(state, place) and (place == target or leads_on(state, place, start)):
            count = _insert(into, count, place)
    return count if count > 0 else steps(state, seat, into)


def second_steps(state: DragonDeltaData, seat: i64, into: vec[i64]) -> i64:
    """The second steps of a move 2, in rising order: back to the start only if there is no other (DD-16)."""
    count: i64 = 0
    for index in range(neighbours(state, state.place[seat], _NEAR)):
        if _NEAR[index] != state.start and is_free(state, _NEAR[index]):
            count = _insert(into, count, _NEAR[index])
    if count == 0:
        into[0] = state.start
        count = 1
    return count


def landings(state: DragonDeltaData, seat: i64, into: vec[i64]) -> i64:
    """The places to which a pawn can jump over another, in rising order (DD-17)."""
    start = state.place[seat]
    count: i64 = 0
    for index in range(neighbours(state, start, _NEAR)):
        over = _NEAR[index]
        if not is_free(state, over):
            for beyond in range(neighbours(state, over, _BEYOND)):
                if _BEYOND[beyond] != start and is_free(state, _BEYOND[beyond]):
                    count = _insert(into, count, _BEYOND[beyond])
    return count


def can_jump(state: DragonDeltaData, seat: i64) -> bool:
    """Whether there is a pawn to jump over and a place to land."""
    return landings(state, seat, _LANDINGS) > 0


def is_beside_pawn(state: DragonDeltaData, seat: i64) -> bool:
    """Whether there is a pawn on a neighbouring plank, whether or not there is room to land behind it."""
    for index in range(neighbours(state, state.place[seat], _NEAR)):
        if not is_free(state, _NEAR[index]):
            return True
    return False


def jumped(state: DragonDeltaData, seat: i64, landing: i64) -> i64:
    """The seat whose pawn is jumped on the way to a landing place; of several, the one with the first plank."""
    found: i64 = NONE
    for index in range(neighbours(state, state.place[seat], _NEAR)):
        over = _NEAR[index]
        if not is_free(state, over) and (found == NONE or over < found):
            for beyond in range(neighbours(state, over, _BEYOND)):
                if _BEYOND[beyond] == landing:
                    found = over
    return NONE if found == NONE else state.pawn_on[found - VILLAGES]


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
