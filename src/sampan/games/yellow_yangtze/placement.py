"""Putting tiles and leaders on the board and taking them off.

Every change updates what is asked about the board all the time: groups, complete triangles, the sets of empty spaces,
and how many black tiles adjoin each space.
"""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import BLACK, COLOURS, EMPTY, KINDS, LEADER
from sampan.games.yellow_yangtze.groups import link, unlink
from sampan.games.yellow_yangtze.pagodas import add_triangle, drop_triangles, lift_pagoda, pagoda_on
from sampan.games.yellow_yangtze.space_sets import BIT, EMPTY_LAND, EMPTY_RIVER, SPOTS, WITH_TILE, WORD
from sampan.games.yellow_yangtze.state import HOME, NO_PAGODA, YellowYangtzeData


def lay_tile(state: YellowYangtzeData, space: i64, colour: i64) -> None:
    """Put a tile on an empty space; it belongs to no group until it is linked."""
    state.tiles += 1
    state.sets[WITH_TILE + WORD[space]] ^= BIT[space]
    _occupy(state, space, colour)
    if colour == BLACK:
        _add_governor(state, space, 1)
    # A triangle lies between two neighbours that stand next to each other in the ring.
    pieces = state.pieces
    ring = state.ring
    first = 6 * space
    here = pieces[ring[first]] == colour
    starts = here
    for side in range(first, first + 6):
        following = pieces[ring[side + 1]] == colour if side < first + 5 else starts
        if here and following:
            add_triangle(state, state.board.around[side])
        here = following


def put_tile(state: YellowYangtzeData, space: i64, colour: i64) -> None:
    """Put a tile on an empty space, and link it."""
    lay_tile(state, space, colour)
    link(state, space)


def remove_tile(state: YellowYangtzeData, space: i64) -> i64:
    """Take a tile away; returns the triangle whose pagoda is lost with it, or NO_PAGODA (YY-16, YY-29)."""
    colour = state.pieces[space]
    lost: i64 = NO_PAGODA
    if state.covered[space]:
        slot = pagoda_on(state, space)
        lost = state.pagodas[slot]
        lift_pagoda(state, slot)
    state.tiles -= 1
    state.sets[WITH_TILE + WORD[space]] ^= BIT[space]
    _vacate(state, space)
    if colour == BLACK:
        _add_governor(state, space, -1)
    drop_triangles(state, space)
    unlink(state, space)
    return lost


def put_leader(state: YellowYangtzeData, seat: i64, colour: i64, space: i64) -> None:
    """Put a leader on an empty space, and link it."""
    state.leaders[KINDS * seat + colour] = space
    _occupy(state, space, LEADER + KINDS * seat + colour)
    link(state, space)


def remove_leader(state: YellowYangtzeData, seat: i64, colour: i64) -> None:
    """Take a leader home."""
    space = state.leaders[KINDS * seat + colour]
    state.leaders[KINDS * seat + colour] = HOME
    _vacate(state, space)
    unlink(state, space)


def _occupy(state: YellowYangtzeData, space: i64, piece: i64) -> None:
    state.pieces[space] = piece
    state.note(space)
    if state.river[space]:
        state.sets[EMPTY_RIVER + WORD[space]] ^= BIT[space]
        state.empty_river -= 1
    else:
        state.sets[EMPTY_LAND + WORD[space]] ^= BIT[space]
        state.empty_land -= 1
        if state.governors[space] > 0:
            state.sets[SPOTS + WORD[space]] ^= BIT[space]
            state.spots -= 1


def _vacate(state: YellowYangtzeData, space: i64) -> None:
    state.pieces[space] = EMPTY
    state.note(space)
    if state.river[space]:
        state.sets[EMPTY_RIVER + WORD[space]] ^= BIT[space]
        state.empty_river += 1
    else:
        state.sets[EMPTY_LAND + WORD[space]] ^= BIT[space]
        state.empty_land += 1
        if state.governors[space] > 0:
            state.sets[SPOTS + WORD[space]] ^= BIT[space]
            state.spots += 1


def _add_governor(state: YellowYangtzeData, at: i64, change: i64) -> None:
    """Count one black tile more or less next to every neighbour of a space."""
    ring = state.ring
    governors = state.governors
    for side in range(6 * at, 6 * at + 6):
        space = ring[side]
        if space < state.spaces:
            before = governors[space]
            governors[space] = before + change
            if (before == 0 or before + change == 0) and state.pieces[space] == EMPTY and not state.river[space]:
                state.sets[SPOTS + WORD[space]] ^= BIT[space]
                state.spots += change


def send_home(state: YellowYangtzeData, seat: i64, colour: i64, cause: str) -> None:
    """Return a leader to its owner, who did not ask for it."""
    space = state.leaders[KINDS * seat + colour]
    remove_leader(state, seat, colour)
    if state.recorder is not None:
        told: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour]}
        told.update({"space": state.board.names[space], "cause": cause})
        state.tell("leader_returned", told)


def tear_down(state: YellowYangtzeData, space: i64) -> None:
    """Remove a tile from the board and the game; a pagoda on it returns to the supply (YY-16, YY-29)."""
    colour = state.pieces[space]
    triangle = remove_tile(state, space)
    state.discarded[colour] += 1
    if triangle != NO_PAGODA and state.recorder is not None:
        lost: dict[str, object] = {"colour": COLOURS[colour], "triangle": state.board.triangle_names[triangle]}
        state.tell("pagoda_lost", lost)
