"""What is legal in Yellow & Yangtze (YY-7 to YY-29): lists, random actions and masks follow from it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.legal_actions import LegalActions
from sampan.games.yellow_yangtze.codes import (
    BLACK,
    BLUE,
    COLOUR_0,
    COMMIT_0,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SPACES,
    PAGODA_0,
    PAGODAS,
    PASS,
    PAY_0,
    PER_SIDE,
    RED,
    SEAT_0,
    SIDE_0,
    SPACE_0,
    SUPPLY,
    SUPPORT_0,
    TILE_0,
    WITH_LEADER,
    WITHDRAW_0,
)
from sampan.games.yellow_yangtze.leader_bans import find_bans
from sampan.games.yellow_yangtze.pagodas import is_free, supply, touches, triangle_colour
from sampan.games.yellow_yangtze.space_sets import (
    BIT,
    EMPTY_LAND,
    EMPTY_RIVER,
    PER_WORD,
    SPOTS,
    WITH_TILE,
    WORD,
    WORDS,
)
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEFENCE,
    DRAWING,
    FIRST,
    HOME,
    LOSSES,
    MARKET_PICK,
    PAGODA,
    PAY,
    REPLACE,
    SUPPORT,
    TIE,
    YellowYangtzeData,
)
from sampan.games.yellow_yangtze.war import is_tied

_banned: Final = zeros(KINDS * WORDS)  # per colour, as a set, where its leader may not stand


def can_pay(state: YellowYangtzeData, colour: i64) -> bool:
    """Whether the active player has the tiles for a riot (blue) or a pagoda (green) (YY-16, YY-18)."""
    needed: i64 = 1 if state.is_home(state.turn, colour) else 2
    return state.hands[KINDS * state.turn + colour] >= needed


def is_offered(state: YellowYangtzeData, triangle: i64) -> bool:
    """Whether a pagoda may be set on a complete triangle: on any by action D, else only with the tile just placed."""
    return is_free(state, triangle) and (state.phase == ACT or touches(state, triangle, state.placed))


def losable(state: YellowYangtzeData, space: i64) -> bool:
    """Whether the winner of a war may lose the tile there (YY-29)."""
    return state.pieces[space] == RED and state.side_of[space] == state.winning_side + 1


def continues(state: YellowYangtzeData, space: i64) -> bool:
    """Whether a farmer there would adjoin the one before (YY-15)."""
    return _free_water(state, WORD[space]) & BIT[space] != 0


def has_free_water(state: YellowYangtzeData) -> bool:
    """Whether an empty river space adjoins the tile just placed (YY-15)."""
    return _free_water(state, 0) | _free_water(state, 1) | _free_water(state, 2) != 0


def _free_water(state: YellowYangtzeData, index: i64) -> i64:
    """The empty river spaces next to the tile just placed, in that word of the set."""
    return state.beside[WORDS * state.placed + index] & state.sets[EMPTY_RIVER + index]


def describe_legal(state: YellowYangtzeData, legal: LegalActions) -> None:
    """Add what is legal now."""
    phase = state.phase
    if phase == ACT:
        _add_act(state, legal)
    elif phase == DRAWING:
        _add_colours(state.bag, 0, legal)
    elif phase == PAGODA:
        legal.add_code(PASS)
        add_pagodas(state, legal)
    elif phase == CHAIN:
        legal.add_code(PASS)
        if state.hands[KINDS * state.turn + BLUE] > 0:
            for index in range(WORDS):
                legal.add_set(TILE_0 + MOST_SPACES * BLUE + PER_WORD * index, _free_water(state, index))
    elif phase == MARKET_PICK:
        legal.add_code(PASS)
        _add_colours(state.market, 0, legal)
    elif phase == REPLACE:
        legal.add_code(PASS)
        _add_colours(state.hands, KINDS * state.turn, legal)
    elif phase == PAY:
        legal.add_range(PAY_0 + 1, PAY_0 + 1 + min(2, state.hands[KINDS * state.turn + state.paying]))
    elif phase == ATTACK or phase == DEFENCE:
        _add_commitments(state, BLACK, COMMIT_0, 0, legal)
    elif phase == SUPPORT:
        legal.add_code(PASS)
        for side in range(state.sides):
            _add_commitments(state, RED, SUPPORT_0 + PER_SIDE * side, 1, legal)
    elif phase == FIRST:
        legal.add_range(SEAT_0, SEAT_0 + state.seats)
    elif phase == TIE:
        for side in range(state.sides):
            if is_tied(state, side):
                legal.add_code(SIDE_0 + side)
    elif phase == LOSSES:
        for space in range(state.spaces):
            if losable(state, space):
                legal.add_code(SPACE_0 + space)


def _add_colours(tiles: vec[i64], at: i64, legal: LegalActions) -> None:
    """One code for each colour of which there are tiles."""
    for colour in range(KINDS):
        if tiles[at + colour] > 0:
            legal.add_code(COLOUR_0 + colour)


def _add_commitments(state: YellowYangtzeData, colour: i64, first: i64, fewest: i64, legal: LegalActions) -> None:
    """What the deciding seat may commit: at least so many tiles of its hand, or any number with its leader."""
    held = state.hands[KINDS * state.actor + colour]
    legal.add_range(first + fewest, first + held + 1)
    if state.is_home(state.actor, colour):
        legal.add_range(first + WITH_LEADER, first + WITH_LEADER + held + 1)


def _add_act(state: YellowYangtzeData, legal: LegalActions) -> None:
    add_low_codes(state, legal)
    find_bans(state, _banned)
    for colour in range(KINDS):
        for index in range(WORDS):
            free = state.sets[SPOTS + index] & ~_banned[WORDS * colour + index]
            legal.add_set(LEADER_0 + MOST_SPACES * colour + PER_WORD * index, free)
    for colour in range(KINDS):
        if state.hands[KINDS * state.turn + colour] > 0:
            _add_spaces(state, tile_targets(colour), TILE_0 + MOST_SPACES * colour, legal)
    if can_pay(state, BLUE):
        _add_spaces(state, WITH_TILE, SPACE_0, legal)
    if can_pay(state, GREEN):
        add_pagodas(state, legal)


def _add_spaces(state: YellowYangtzeData, first: i64, base: i64, legal: LegalActions) -> None:
    """One code for each space of the set that begins at a word."""
    for index in range(WORDS):
        legal.add_set(base + PER_WORD * index, state.sets[first + index])


def tile_targets(colour: i64) -> i64:
    """Where a tile may go, as the first word of a set: farmers on the river, all others on land (YY-12)."""
    return EMPTY_RIVER if colour == BLUE else EMPTY_LAND


def add_low_codes(state: YellowYangtzeData, legal: LegalActions) -> None:
    """The codes below those of positioning a leader: end the turn, replace a tile, withdraw a leader."""
    mine = KINDS * state.turn
    legal.add_code(PASS)
    _add_colours(state.hands, mine, legal)
    for colour in range(KINDS):
        if state.leaders[mine + colour] != HOME:
            legal.add_code(WITHDRAW_0 + colour)


def add_pagodas(state: YellowYangtzeData, legal: LegalActions) -> None:
    """The pagodas that may be set: from the supply or, once that is empty, those that stand elsewhere (YY-17)."""
    for index in range(len(state.complete)):
        triangle = state.complete[index]
        if is_offered(state, triangle):
            colour = triangle_colour(state, triangle)
            first = PAGODA_0 + 3 * triangle
            if supply(state, colour) > 0:
                legal.add_code(first + SUPPLY)
            else:
                legal.add_range(first + 1, first + 1 + PAGODAS[colour])
