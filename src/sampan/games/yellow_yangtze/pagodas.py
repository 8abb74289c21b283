"""Pagodas, and the triangles of like-coloured tiles that they stand on (YY-17, YY-19)."""

from __future__ import annotations

from librt.vecs import append, pop
from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import KINDS, PAGODA_SLOTS, PAGODAS
from sampan.games.yellow_yangtze.state import HOME, NO_PAGODA, YellowYangtzeData


def is_free(state: YellowYangtzeData, triangle: i64) -> bool:
    """Whether no pagoda stands on any tile of a complete triangle (YY-17)."""
    corners = state.board.corners
    at = 3 * triangle
    return not (state.covered[corners[at]] or state.covered[corners[at + 1]] or state.covered[corners[at + 2]])


def triangle_colour(state: YellowYangtzeData, triangle: i64) -> i64:
    """The colour of a complete triangle."""
    return state.pieces[state.board.corners[3 * triangle]]


def touches(state: YellowYangtzeData, triangle: i64, space: i64) -> bool:
    """Whether a space is one of the three."""
    corners = state.board.corners
    at = 3 * triangle
    return corners[at] == space or corners[at + 1] == space or corners[at + 2] == space


def supply(state: YellowYangtzeData, colour: i64) -> i64:
    """How many pagodas of a colour are beside the board."""
    count: i64 = 0
    for slot in range(2 * colour, 2 * colour + PAGODAS[colour]):
        if state.pagodas[slot] == NO_PAGODA:
            count += 1
    return count


def set_pagoda(state: YellowYangtzeData, slot: i64, triangle: i64) -> None:
    """Put a pagoda from the supply on a triangle.

    If there are two on the board, the first slot has the smaller triangle: it must not matter which was set first.
    """
    state.pagodas[slot] = triangle
    for corner in range(3):
        space = state.board.corners[3 * triangle + corner]
        state.covered[space] = 1
        state.note(space)
    first = slot - slot % 2
    if first + 1 < PAGODA_SLOTS:
        one = state.pagodas[first]
        other = state.pagodas[first + 1]
        if other != NO_PAGODA and (one == NO_PAGODA or other < one):
            state.pagodas[first] = other
            state.pagodas[first + 1] = one


def lift_pagoda(state: YellowYangtzeData, slot: i64) -> None:
    """Take a pagoda off the board."""
    triangle = state.pagodas[slot]
    for corner in range(3):
        space = state.board.corners[3 * triangle + corner]
        state.covered[space] = 0
        state.note(space)
    state.pagodas[slot] = NO_PAGODA
    if slot % 2 == 0 and slot + 1 < PAGODA_SLOTS:
        state.pagodas[slot] = state.pagodas[slot + 1]
        state.pagodas[slot + 1] = NO_PAGODA


def pagoda_on(state: YellowYangtzeData, space: i64) -> i64:
    """The slot of the pagoda that stands on a space."""
    slot: i64 = 0
    while state.pagodas[slot] == NO_PAGODA or not touches(state, state.pagodas[slot], space):
        slot += 1
    return slot


def add_triangle(state: YellowYangtzeData, triangle: i64) -> None:
    """Add a triangle that has become complete; the list stays sorted."""
    index = len(state.complete)
    state.complete = append(state.complete, triangle)
    while index > 0 and state.complete[index - 1] > triangle:
        state.complete[index] = state.complete[index - 1]
        index -= 1
    state.complete[index] = triangle


def drop_triangles(state: YellowYangtzeData, space: i64) -> None:
    """Remove the triangles that a tile was part of."""
    for index in range(len(state.complete) - 1, -1, -1):
        if touches(state, state.complete[index], space):
            state.complete, _ = pop(state.complete, index)


def income(state: YellowYangtzeData, seat: i64, colour: i64) -> i64:
    """How many like-coloured pagodas stand in the state of a seat's leader (YY-19)."""
    space = state.leaders[KINDS * seat + colour]
    if space == HOME:
        return 0
    count: i64 = 0
    for slot in range(2 * colour, 2 * colour + PAGODAS[colour]):
        triangle = state.pagodas[slot]
        if triangle != NO_PAGODA and state.group[state.board.corners[3 * triangle]] == state.group[space]:
            count += 1
    return count
