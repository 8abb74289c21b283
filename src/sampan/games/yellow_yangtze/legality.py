"""What is legal: the list of actions (YY-7 to YY-20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yellow_yangtze.codes import (
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
    RED,
    SEAT_0,
    SIDE_0,
    SPACE_0,
    SUPPLY,
    SUPPORT_0,
    TILE_0,
    WITHDRAW_0,
)
from sampan.games.yellow_yangtze.groups import HOME
from sampan.games.yellow_yangtze.leader_bans import Bans
from sampan.games.yellow_yangtze.space_sets import BIT, EMPTY_RIVER, PER_WORD, SPOTS, WORD, WORDS, bit_number
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEFENCE,
    DRAWING,
    ENDED,
    FIRST,
    LOSSES,
    MARKET_PICK,
    PAGODA,
    PAY,
    REPLACE,
    SUPPORT,
    TIE,
)

_spot: Final = zeros(MOST_SPACES)  # the spaces where a leader can stand
_banned: Final = zeros(KINDS * WORDS)  # and per colour, as a set, where it may not

# Per phase, which codes may be legal besides PASS where there are few.
_FIRST_CODE: Final = zeros(ENDED)
_END_CODE: Final = zeros(ENDED)


def _set_range(phase: i64, first: i64, end: i64) -> None:
    _FIRST_CODE[phase] = first
    _END_CODE[phase] = end


_set_range(FIRST, SEAT_0, COLOUR_0)
_set_range(PAY, PAY_0 + 1, COMMIT_0)
_set_range(REPLACE, COLOUR_0, COLOUR_0 + KINDS)
_set_range(MARKET_PICK, COLOUR_0, COLOUR_0 + KINDS)
_set_range(ATTACK, COMMIT_0, SUPPORT_0)
_set_range(DEFENCE, COMMIT_0, SUPPORT_0)
_set_range(SUPPORT, SUPPORT_0, SIDE_0)
_set_range(TIE, SIDE_0, WITHDRAW_0)


class Legality(Bans):
    """The table, and what may be done at it."""

    def can_pay(self, colour: i64) -> bool:
        """Whether the active player has the tiles for a riot (blue) or a pagoda (green) (YY-16, YY-18)."""
        needed: i64 = 1 if self.is_home(self.turn, colour) else 2
        return self.hands[KINDS * self.turn + colour] >= needed

    def is_offered(self, triangle: i64) -> bool:
        """Whether a pagoda may be set on a complete triangle: anywhere by action D, else with the tile placed."""
        return self.is_free(triangle) and (self.phase == ACT or self.touches(triangle, self.placed))

    # The list.

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal codes into the array; returns how many there are."""
        if self.phase == ACT:
            return self._fill_act(into)
        if self.phase == PAGODA:
            into[0] = PASS
            return self.fill_pagodas(into, 1)
        count: i64 = 0
        if self.phase == DRAWING:
            for colour in range(KINDS):
                if self.bag[colour] > 0:
                    into[count] = COLOUR_0 + colour
                    count += 1
        elif self.phase == CHAIN:
            into[0] = PASS
            count = 1
            if self.hands[KINDS * self.turn + BLUE] > 0:
                for index in range(WORDS):
                    water = self._free_water(index)
                    while water != 0:
                        into[count] = TILE_0 + MOST_SPACES * BLUE + PER_WORD * index + bit_number(water & -water)
                        water &= water - 1
                        count += 1
        elif self.phase == LOSSES:
            for space in range(self.spaces):
                if self.losable(space):
                    into[count] = SPACE_0 + space
                    count += 1
        elif self.phase != ENDED:
            if not self.why_illegal(PASS):
                into[0] = PASS
                count = 1
            for code in range(_FIRST_CODE[self.phase], _END_CODE[self.phase]):
                if not self.why_illegal(code):
                    into[count] = code
                    count += 1
        return count

    def _fill_act(self, into: vec[i64]) -> i64:
        hands = self.hands
        what = self.what
        river = self.river
        mine = KINDS * self.turn
        count = self.fill_low(into)
        count = self._fill_leaders(into, count)
        # All colours but blue go to the same spaces: these are found once, and then copied.
        dry: i64 = -1  # where in the array they begin
        dry_base: i64 = 0
        for colour in range(KINDS):
            if hands[mine + colour] > 0:
                base = TILE_0 + MOST_SPACES * colour
                if colour != BLUE and dry >= 0:
                    for index in range(dry, dry + self.empty_land):
                        into[count] = into[index] + base - dry_base
                        count += 1
                    continue
                wet: i64 = 1 if colour == BLUE else 0
                if not wet:
                    dry = count
                    dry_base = base
                for space in range(self.spaces):
                    if what[space] == EMPTY and river[space] == wet:
                        into[count] = base + space
                        count += 1
        if self.can_pay(BLUE):
            for space in range(self.spaces):
                if what[space] < EMPTY:
                    into[count] = SPACE_0 + space
                    count += 1
        if self.can_pay(GREEN):
            count = self.fill_pagodas(into, count)
        return count

    def fill_low(self, into: vec[i64]) -> i64:
        """The codes of actions that come before those of leaders: to pass, to replace a tile, to withdraw a leader."""
        mine = KINDS * self.turn
        into[0] = PASS
        count: i64 = 1
        for colour in range(KINDS):
            if self.hands[mine + colour] > 0:
                into[count] = COLOUR_0 + colour
                count += 1
        for colour in range(KINDS):
            if self.leaders[mine + colour] != HOME:
                into[count] = WITHDRAW_0 + colour
                count += 1
        return count

    def _fill_leaders(self, into: vec[i64], start: i64) -> i64:
        spots = self._list_spots()
        count = start
        self.find_bans(_banned)
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

    def _list_spots(self) -> i64:
        count: i64 = 0
        for index in range(WORDS):
            word = self.sets[SPOTS + index]
            while word != 0:
                _spot[count] = PER_WORD * index + bit_number(word & -word)
                word &= word - 1
                count += 1
        return count

    def fill_pagodas(self, into: vec[i64], start: i64) -> i64:
        """Write the pagodas that may be set after so many other codes; returns how many codes there are then."""
        count = start
        for index in range(len(self.complete)):
            triangle = self.complete[index]
            if self.is_offered(triangle):
                colour = self.triangle_colour(triangle)
                if self.supply(colour) > 0:
                    into[count] = PAGODA_0 + 3 * triangle + SUPPLY
                    count += 1
                else:
                    for source in range(PAGODAS[colour]):
                        into[count] = PAGODA_0 + 3 * triangle + 1 + source
                        count += 1
        return count

    def losable(self, space: i64) -> bool:
        """Whether the winner of a war may lose the tile there (YY-29)."""
        return self.what[space] == RED and self.side_of[space] == self.winning_side + 1

    def continues(self, space: i64) -> bool:
        """Whether a farmer there would adjoin the one before (YY-15)."""
        return self._free_water(WORD[space]) & BIT[space] != 0

    def has_free_water(self) -> bool:
        """Whether an empty river space adjoins the tile just placed (YY-15)."""
        return self._free_water(0) | self._free_water(1) | self._free_water(2) != 0

    def _free_water(self, index: i64) -> i64:
        """The empty river spaces next to the tile just placed, in that word of the set."""
        return self.beside[WORDS * self.placed + index] & self.sets[EMPTY_RIVER + index]
