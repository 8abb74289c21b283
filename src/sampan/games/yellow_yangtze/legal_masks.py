"""What is legal as a mask over thousands of codes, of which hundreds change from one decision to the next.

Most of a mask consists of sets of spaces, side by side: where a leader, a tile or a riot can go. Each set is kept as a
stretch of a mask, updated space by space, and copied as a whole. Writing it code by code, from the list of what is
legal, took 2.4 times as many instructions for a decision of vectorised play.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from sampan.core.arrays import bit_number, zeros
from sampan.core.legal_actions import LegalActions
from sampan.games.yellow_yangtze.codes import (
    BLUE,
    CODES,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SPACES,
    PAGODA_0,
    SPACE_0,
    TILE_0,
)
from sampan.games.yellow_yangtze.leader_bans import find_bans
from sampan.games.yellow_yangtze.legality import add_low_codes, add_pagodas, can_pay, describe_legal, tile_targets
from sampan.games.yellow_yangtze.space_sets import (
    EMPTY_LAND,
    EMPTY_RIVER,
    PER_WORD,
    SETS,
    SPOTS,
    WITH_TILE,
    WORDS,
    nth_space,
)
from sampan.games.yellow_yangtze.state import ACT, YellowYangtzeData

# What a mask remembers: the spots where a leader may not stand, as a set per colour; ...
_COUNTS: Final[i64] = WORDS * KINDS  # ... how many targets a leader, a tile of every colour, and a riot have; ...
_RIOTS: Final[i64] = _COUNTS + 2 * KINDS
_TARGETS: Final[i64] = _RIOTS + 1  # ... and all of them together; ...
_LOW: Final[i64] = _TARGETS + 1  # ... how many of the other codes come before these ...
_OTHERS: Final[i64] = _LOW + 1  # ... and how many there are ...
_CODES: Final[i64] = _OTHERS + 1  # ... and these.

_others: Final = LegalActions(CODES)  # all codes that are no targets, ...
_codes: Final = zeros(CODES)  # ... and their list
_free: Final = zeros(WORDS)  # the spots of one leader

# Stretches without a legal code: before the targets, for one set of them, and for all.
_NONE_LOW: Final = vec[u8]([u8(0)] * int(LEADER_0))
_NO_TARGET: Final = vec[u8]([u8(0)] * int(MOST_SPACES))
_NO_TARGETS: Final = vec[u8]([u8(0)] * int(PAGODA_0))


def write_mask(state: YellowYangtzeData, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
    """Write 1 for every legal code and 0 for all others; returns how many are legal."""
    for index in range(_CODES, _CODES + memory[_OTHERS]):
        into[at + memory[index]] = u8(0)
    _others.clear()
    if state.phase == ACT:
        add_low_codes(state, _others)
        memory[_LOW] = _others.count
        _mask_targets(state, into, at, memory, before)
        if can_pay(state, GREEN):
            add_pagodas(state, _others)
    else:
        if memory[_TARGETS]:
            memory[_TARGETS] = 0
            extend(before, _NO_TARGETS)
        describe_legal(state, _others)
        memory[_LOW] = _others.count
    others = _others.write(_codes)
    memory[_OTHERS] = others
    for index in range(others):
        memory[_CODES + index] = _codes[index]
        into[at + _codes[index]] = u8(1)
    return others + memory[_TARGETS]


def nth_legal(state: YellowYangtzeData, memory: vec[i64], number: i64) -> i64:
    """The legal action of that number, in rising order, after a mask was written."""
    low = memory[_LOW]
    if number < low:
        return memory[_CODES + number]
    number -= low
    if number >= memory[_TARGETS]:
        return memory[_CODES + low + number - memory[_TARGETS]]
    index: i64 = 0
    while number >= memory[_COUNTS + index]:
        number -= memory[_COUNTS + index]
        index += 1
    if index < KINDS:
        for word in range(WORDS):
            _free[word] = state.sets[SPOTS + word] & ~memory[WORDS * index + word]
        return LEADER_0 + MOST_SPACES * index + nth_space(_free, 0, number)
    if index == 2 * KINDS:
        return SPACE_0 + nth_space(state.sets, WITH_TILE, number)
    colour = index - KINDS
    return TILE_0 + MOST_SPACES * colour + nth_space(state.sets, tile_targets(colour), number)


def _mask_targets(state: YellowYangtzeData, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> None:
    """Write where leaders, tiles and riots can go."""
    _stretch(state)
    stretches = state.stretches
    row = extend(before, _NONE_LOW)
    targets: i64 = 0
    spots = stretches[SPOTS // WORDS]
    for _colour in range(KINDS):
        row = extend(row, spots)
    for colour in range(KINDS):
        count: i64 = 0
        if state.hands[KINDS * state.turn + colour] == 0:
            row = extend(row, _NO_TARGET)
        elif colour == BLUE:
            row = extend(row, stretches[EMPTY_RIVER // WORDS])
            count = state.empty_river
        else:
            row = extend(row, stretches[EMPTY_LAND // WORDS])
            count = state.empty_land
        memory[_COUNTS + KINDS + colour] = count
        targets += count
    if can_pay(state, BLUE):
        extend(row, stretches[WITH_TILE // WORDS])
        memory[_RIOTS] = state.tiles
        targets += state.tiles
    else:
        extend(row, _NO_TARGET)
        memory[_RIOTS] = 0
    memory[_TARGETS] = targets + _ban_leaders(state, into, at + LEADER_0, memory)


def _ban_leaders(state: YellowYangtzeData, into: vec[u8], at: i64, memory: vec[i64]) -> i64:
    """Clear where leaders may not go; returns how many targets all leaders have."""
    find_bans(state, memory)
    targets: i64 = 0
    for colour in range(KINDS):
        count = state.spots
        for index in range(WORDS):
            word = memory[WORDS * colour + index]
            while word != 0:
                into[at + PER_WORD * index + bit_number(word & -word)] = u8(0)
                word &= word - 1
                count -= 1
        memory[_COUNTS + colour] = count
        targets += count
        at += MOST_SPACES
    return targets


def _stretch(state: YellowYangtzeData) -> None:
    """Update the stretches of a mask to the sets of the board."""
    sets = state.sets
    if len(state.stretched) == 0:
        state.stretched = zeros(SETS)
        for _ in range(SETS // WORDS):
            state.stretches = append(state.stretches, _NO_TARGET[:])
    stretched = state.stretched
    for index in range(SETS):
        changed = sets[index] ^ stretched[index]
        if changed:
            word = sets[index]
            stretched[index] = word
            stretch = state.stretches[index // WORDS]
            while changed != 0:
                bit = changed & -changed
                changed ^= bit
                place = PER_WORD * (index % WORDS) + bit_number(bit)
                if word & bit:
                    stretch[place] = u8(1)
                else:
                    stretch[place] = u8(0)
