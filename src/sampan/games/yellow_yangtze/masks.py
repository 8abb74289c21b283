"""What is legal as a mask: of hundreds of codes only those are written that have become legal, or no longer are.

Where a leader, a tile or a riot can go are sets of spaces. A mask remembers the sets that it shows, and the few other
codes one by one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sampan.core.state import zeros
from sampan.games.yellow_yangtze.legality import BAN, SPOT
from sampan.games.yellow_yangtze.sampling import Sampling
from sampan.games.yellow_yangtze.space_sets import (
    BIT,
    EMPTY_LAND,
    EMPTY_RIVER,
    PER_WORD,
    SPOTS,
    WITH_TILE,
    WORD,
    WORDS,
    bit_number,
    count_bits,
    nth_space,
)
from sampan.games.yellow_yangtze.table import ACT
from sampan.games.yellow_yangtze.tiles import (
    BLUE,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SPACES,
    SPACE_0,
    TILE_0,
)

# What a mask remembers: the sets of a leader's and of a tile's targets, by colour, and that of riots; ...
_SETS: Final[i64] = 2 * KINDS + 1
_RIOTS: Final[i64] = WORDS * 2 * KINDS
_LOW: Final[i64] = WORDS * _SETS  # ... how many of the other codes come before these ...
_OTHERS: Final[i64] = _LOW + 1  # ... and how many there are ...
_CODES: Final[i64] = _LOW + 2  # ... and these.
_BASE: Final = vec[i64](
    [LEADER_0 + MOST_SPACES * colour for colour in range(int(KINDS))]
    + [TILE_0 + MOST_SPACES * colour for colour in range(int(KINDS))]
    + [SPACE_0]
)
_MANY: Final[i64] = 12  # changes in a word: from so many on it is quicker to write all of it

_now: Final = zeros(WORDS * _SETS)  # the sets that are to be shown
_codes: Final = zeros(4096)  # and the other codes


class Masks(Sampling):
    """The table, and what may be done at it as a mask."""

    def mask(self, into: vec[u8], at: i64, memory: vec[i64]) -> i64:
        """Write 1 for every legal code and 0 for all others; returns how many are legal."""
        for index in range(_CODES, _CODES + memory[_OTHERS]):
            into[at + memory[index]] = u8(0)
        for index in range(WORDS * _SETS):
            _now[index] = 0
        others: i64 = 0
        spaces: i64 = 0
        if self.phase == ACT:
            others = self.fill_low(_codes)
            memory[_LOW] = others
            spaces = self._find_leaders() + self._find_tiles()
            if self.can_pay(GREEN):
                others = self.fill_pagodas(_codes, others)
        else:
            others = self.fill(_codes)
            memory[_LOW] = others
        for index in range(_SETS):
            _show(into, at + _BASE[index], memory, WORDS * index)
        memory[_OTHERS] = others
        for index in range(others):
            memory[_CODES + index] = _codes[index]
            into[at + _codes[index]] = u8(1)
        return others + spaces

    def pick(self, memory: vec[i64], number: i64) -> i64:
        """The legal action of that number, in rising order, after a mask was written."""
        low = memory[_LOW]
        if number < low:
            return memory[_CODES + number]
        number -= low
        for index in range(_SETS):
            first = WORDS * index
            if memory[first] | memory[first + 1] | memory[first + 2] == 0:
                continue
            count = count_bits(memory[first]) + count_bits(memory[first + 1]) + count_bits(memory[first + 2])
            if number < count:
                return _BASE[index] + nth_space(memory, first, number)
            number -= count
        return memory[_CODES + low + number]

    def _find_leaders(self) -> i64:
        """Where leaders can go; returns how many targets they have together."""
        found = self.survey()
        for index in range(WORDS):
            word = self.sets[SPOTS + index]
            for colour in range(KINDS):
                _now[WORDS * colour + index] = word
        count = KINDS * found
        for index in range(found):
            banned = BAN[index]
            if banned:
                space = SPOT[index]
                for colour in range(KINDS):
                    if (banned >> colour) & 1:
                        _now[WORDS * colour + WORD[space]] ^= BIT[space]
                        count -= 1
        return count

    def _find_tiles(self) -> i64:
        """Where tiles and riots can go; returns how many targets they have together."""
        sets = self.sets
        mine = KINDS * self.turn
        count: i64 = 0
        for colour in range(KINDS):
            if self.hands[mine + colour] > 0:
                first = WORDS * (KINDS + colour)
                if colour == BLUE:
                    _copy(sets, EMPTY_RIVER, first)
                    count += self.empty_river
                else:
                    _copy(sets, EMPTY_LAND, first)
                    count += self.empty_land
        if self.can_pay(BLUE):
            _copy(sets, WITH_TILE, _RIOTS)
            count += self.tiles
        return count


def _copy(sets: vec[i64], first: i64, to: i64) -> None:
    for index in range(WORDS):
        _now[to + index] = sets[first + index]


def _show(into: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
    """Write a set over the one that is remembered."""
    for index in range(first, first + WORDS):
        word = _now[index]
        changed = word ^ memory[index]
        if changed:
            memory[index] = word
            if count_bits(changed) < _MANY:
                while changed != 0:
                    bit = changed & -changed
                    changed ^= bit
                    legal: i64 = 0
                    if word & bit:
                        legal = 1
                    into[at + bit_number(bit)] = u8(legal)
            elif word == 0:
                for place in range(at, at + PER_WORD):
                    into[place] = u8(0)
            else:
                for place in range(PER_WORD):
                    into[at + place] = u8((word >> place) & 1)
        at += PER_WORD
