"""What is legal: the list of actions (YY-7 to YY-29)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.state import zeros
from sampan.games.yellow_yangtze.codes import (
    BLACK,
    BLUE,
    COLOUR_0,
    COMMIT_0,
    EMPTY,
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
from sampan.games.yellow_yangtze.space_sets import BIT, EMPTY_RIVER, PER_WORD, SPOTS, WORD, WORDS, bit_number
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

_spot: Final = zeros(MOST_SPACES)  # the spaces where a leader can stand
_banned: Final = zeros(KINDS * WORDS)  # and per colour, as a set, where it may not


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


def write_legal(state: YellowYangtzeData, into: vec[i64]) -> i64:
    """Write the legal codes into the array, in rising order; returns how many there are."""
    phase = state.phase
    if phase == ACT:
        return _write_act(state, into)
    if phase == PAGODA:
        into[0] = PASS
        return write_pagodas(state, into, 1)
    if phase == DRAWING:
        return _write_colours(state.bag, 0, into, 0)
    if phase == CHAIN:
        into[0] = PASS
        return _write_chain(state, into, 1)
    if phase == MARKET_PICK:
        into[0] = PASS
        return _write_colours(state.market, 0, into, 1)
    if phase == REPLACE:
        into[0] = PASS
        return _write_colours(state.hands, KINDS * state.turn, into, 1)
    if phase == PAY:
        return _write_range(PAY_0 + 1, min(2, state.hands[KINDS * state.turn + state.paying]), into, 0)
    if phase == ATTACK or phase == DEFENCE:
        return _write_commitments(state, BLACK, COMMIT_0, 0, into, 0)
    if phase == SUPPORT:
        return _write_support(state, into)
    if phase == FIRST:
        return _write_range(SEAT_0, state.seats, into, 0)
    count: i64 = 0
    if phase == TIE:
        for side in range(state.sides):
            if is_tied(state, side):
                into[count] = SIDE_0 + side
                count += 1
    elif phase == LOSSES:
        for space in range(state.spaces):
            if losable(state, space):
                into[count] = SPACE_0 + space
                count += 1
    return count


def _write_range(first: i64, codes: i64, into: vec[i64], start: i64) -> i64:
    for index in range(codes):
        into[start + index] = first + index
    return start + codes


def _write_colours(tiles: vec[i64], at: i64, into: vec[i64], start: i64) -> i64:
    """One code for each colour of which there are tiles."""
    count = start
    for colour in range(KINDS):
        if tiles[at + colour] > 0:
            into[count] = COLOUR_0 + colour
            count += 1
    return count


def _write_chain(state: YellowYangtzeData, into: vec[i64], start: i64) -> i64:
    count = start
    if state.hands[KINDS * state.turn + BLUE] > 0:
        for index in range(WORDS):
            water = _free_water(state, index)
            while water != 0:
                into[count] = TILE_0 + MOST_SPACES * BLUE + PER_WORD * index + bit_number(water & -water)
                water &= water - 1
                count += 1
    return count


def _write_commitments(
    state: YellowYangtzeData, colour: i64, first: i64, fewest: i64, into: vec[i64], start: i64
) -> i64:
    """What the deciding seat may commit: at least so many tiles of its hand, or any number with its leader."""
    held = state.hands[KINDS * state.actor + colour]
    count = _write_range(first + fewest, held + 1 - fewest, into, start)
    if state.is_home(state.actor, colour):
        count = _write_range(first + WITH_LEADER, held + 1, into, count)
    return count


def _write_support(state: YellowYangtzeData, into: vec[i64]) -> i64:
    """Nobody, or something for one of the sides (YY-26)."""
    into[0] = PASS
    count: i64 = 1
    for side in range(state.sides):
        count = _write_commitments(state, RED, SUPPORT_0 + PER_SIDE * side, 1, into, count)
    return count


def _write_act(state: YellowYangtzeData, into: vec[i64]) -> i64:
    hands = state.hands
    pieces = state.pieces
    river = state.river
    mine = KINDS * state.turn
    count = write_low_codes(state, into)
    count = _write_leaders(state, into, count)
    # All colours but blue go to the same spaces: these are found once and then copied.
    dry: i64 = -1  # where in the array they begin
    dry_base: i64 = 0
    for colour in range(KINDS):
        if hands[mine + colour] > 0:
            base = TILE_0 + MOST_SPACES * colour
            if colour != BLUE and dry >= 0:
                for index in range(dry, dry + state.empty_land):
                    into[count] = into[index] + base - dry_base
                    count += 1
                continue
            wet: i64 = 1 if colour == BLUE else 0
            if not wet:
                dry = count
                dry_base = base
            for space in range(state.spaces):
                if pieces[space] == EMPTY and river[space] == wet:
                    into[count] = base + space
                    count += 1
    if can_pay(state, BLUE):
        for space in range(state.spaces):
            if pieces[space] < EMPTY:
                into[count] = SPACE_0 + space
                count += 1
    if can_pay(state, GREEN):
        count = write_pagodas(state, into, count)
    return count


def write_low_codes(state: YellowYangtzeData, into: vec[i64]) -> i64:
    """The codes below those of positioning a leader: end the turn, replace a tile, withdraw a leader."""
    mine = KINDS * state.turn
    into[0] = PASS
    count = _write_colours(state.hands, mine, into, 1)
    for colour in range(KINDS):
        if state.leaders[mine + colour] != HOME:
            into[count] = WITHDRAW_0 + colour
            count += 1
    return count


def _write_leaders(state: YellowYangtzeData, into: vec[i64], start: i64) -> i64:
    spots = _list_spots(state)
    count = start
    find_bans(state, _banned)
    for colour in range(KINDS):
        base = LEADER_0 + MOST_SPACES * colour
        first = WORDS * colour
        free = _banned[first] | _banned[first + 1] | _banned[first + 2] == 0
        for index in range(spots):
            space = _spot[index]
            if free or not _banned[first + WORD[space]] & BIT[space]:
                into[count] = base + space
                count += 1
    return count


def _list_spots(state: YellowYangtzeData) -> i64:
    count: i64 = 0
    for index in range(WORDS):
        word = state.sets[SPOTS + index]
        while word != 0:
            _spot[count] = PER_WORD * index + bit_number(word & -word)
            word &= word - 1
            count += 1
    return count


def write_pagodas(state: YellowYangtzeData, into: vec[i64], start: i64) -> i64:
    """Write the pagodas that may be set after so many other codes; returns how many codes there are then."""
    count = start
    for index in range(len(state.complete)):
        triangle = state.complete[index]
        if is_offered(state, triangle):
            colour = triangle_colour(state, triangle)
            if supply(state, colour) > 0:
                into[count] = PAGODA_0 + 3 * triangle + SUPPLY
                count += 1
            else:
                for source in range(PAGODAS[colour]):
                    into[count] = PAGODA_0 + 3 * triangle + 1 + source
                    count += 1
    return count
