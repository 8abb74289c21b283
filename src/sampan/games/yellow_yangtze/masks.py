"""What is legal as a mask of thousands of codes, of which hundreds are switched on and off from decision to decision.

Where a leader, a tile or a riot can go are sets of spaces, and most of a mask are such sets side by side: they are kept
as stretches of a mask, brought up to date space by space, and copied as a whole.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from sampan.core.arrays import zeros
from sampan.games.yellow_yangtze.board import Board
from sampan.games.yellow_yangtze.codes import (
    BLUE,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SPACES,
    PAGODA_0,
    SPACE_0,
    TILE_0,
)
from sampan.games.yellow_yangtze.random_action import Sampling
from sampan.games.yellow_yangtze.space_sets import (
    EMPTY_LAND,
    EMPTY_RIVER,
    PER_WORD,
    SETS,
    SPOTS,
    WITH_TILE,
    WORDS,
    bit_number,
    nth_space,
)
from sampan.games.yellow_yangtze.state import ACT

# What a mask remembers: the spots where a leader may not stand, as a set per colour; ...
_COUNTS: Final[i64] = WORDS * KINDS  # ... how many targets a leader, a tile of every colour, and a riot have; ...
_RIOTS: Final[i64] = _COUNTS + 2 * KINDS
_TARGETS: Final[i64] = _RIOTS + 1  # ... and all of them together; ...
_LOW: Final[i64] = _TARGETS + 1  # ... how many of the other codes come before these ...
_OTHERS: Final[i64] = _LOW + 1  # ... and how many there are ...
_CODES: Final[i64] = _OTHERS + 1  # ... and these.

_codes: Final = zeros(4096)
_free: Final = zeros(WORDS)  # the spots of one leader

# Stretches without a legal code: before the targets, for one set of them, and for all.
_NONE_LOW: Final = vec[u8]([u8(0)] * int(LEADER_0))
_NO_TARGET: Final = vec[u8]([u8(0)] * int(MOST_SPACES))
_NO_TARGETS: Final = vec[u8]([u8(0)] * int(PAGODA_0))


class Masks(Sampling):
    """The table, and what may be done at it as a mask."""

    def __init__(self, board: Board, seats: i64, options: dict[str, object]) -> None:
        super().__init__(board, seats, options)
        # The sets of the board as stretches of a mask, and as which sets they were last seen. This is not copied.
        self.stretches = vec[vec[u8]]()
        self.stretched = vec[i64]()

    def mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
        """Write 1 for every legal code and 0 for all others; returns how many are legal."""
        for index in range(_CODES, _CODES + memory[_OTHERS]):
            into[at + memory[index]] = u8(0)
        others: i64 = 0
        if self.phase == ACT:
            others = self.fill_low(_codes)
            memory[_LOW] = others
            self._mask_targets(into, at, memory, before)
            if self.can_pay(GREEN):
                others = self.fill_pagodas(_codes, others)
        else:
            if memory[_TARGETS]:
                memory[_TARGETS] = 0
                extend(before, _NO_TARGETS)
            others = self.write_legal(_codes)
            memory[_LOW] = others
        memory[_OTHERS] = others
        for index in range(others):
            memory[_CODES + index] = _codes[index]
            into[at + _codes[index]] = u8(1)
        return others + memory[_TARGETS]

    def pick(self, memory: vec[i64], number: i64) -> i64:
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
                _free[word] = self.sets[SPOTS + word] & ~memory[WORDS * index + word]
            return LEADER_0 + MOST_SPACES * index + nth_space(_free, 0, number)
        if index == 2 * KINDS:
            return SPACE_0 + nth_space(self.sets, WITH_TILE, number)
        colour = index - KINDS
        first = EMPTY_LAND
        if colour == BLUE:
            first = EMPTY_RIVER
        return TILE_0 + MOST_SPACES * colour + nth_space(self.sets, first, number)

    def _mask_targets(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> None:
        """Where leaders, tiles and riots can go."""
        self._stretch()
        stretches = self.stretches
        row = extend(before, _NONE_LOW)
        targets: i64 = 0
        spots = stretches[SPOTS // WORDS]
        for _colour in range(KINDS):
            row = extend(row, spots)
        for colour in range(KINDS):
            count: i64 = 0
            if self.hands[KINDS * self.turn + colour] == 0:
                row = extend(row, _NO_TARGET)
            elif colour == BLUE:
                row = extend(row, stretches[EMPTY_RIVER // WORDS])
                count = self.empty_river
            else:
                row = extend(row, stretches[EMPTY_LAND // WORDS])
                count = self.empty_land
            memory[_COUNTS + KINDS + colour] = count
            targets += count
        if self.can_pay(BLUE):
            extend(row, stretches[WITH_TILE // WORDS])
            memory[_RIOTS] = self.tiles
            targets += self.tiles
        else:
            extend(row, _NO_TARGET)
            memory[_RIOTS] = 0
        memory[_TARGETS] = targets + self._ban_leaders(into, at + LEADER_0, memory)

    def _ban_leaders(self, into: vec[u8], at: i64, memory: vec[i64]) -> i64:
        """Where leaders may not go; returns how many targets they have together."""
        self.find_bans(memory)
        targets: i64 = 0
        for colour in range(KINDS):
            count = self.spots
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

    def _stretch(self) -> None:
        """Bring the sets as stretches of a mask up to date."""
        sets = self.sets
        if len(self.stretched) == 0:
            self.stretched = zeros(SETS)
            for _ in range(SETS // WORDS):
                self.stretches = append(self.stretches, _NO_TARGET[:])
        stretched = self.stretched
        for index in range(SETS):
            changed = sets[index] ^ stretched[index]
            if changed:
                word = sets[index]
                stretched[index] = word
                stretch = self.stretches[index // WORDS]
                while changed != 0:
                    bit = changed & -changed
                    changed ^= bit
                    place = PER_WORD * (index % WORDS) + bit_number(bit)
                    if word & bit:
                        stretch[place] = u8(1)
                    else:
                        stretch[place] = u8(0)
