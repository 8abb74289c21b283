"""What is legal: the list of actions (YY-7 to YY-20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.state import zeros
from sampan.games.yellow_yangtze.pieces import HOME
from sampan.games.yellow_yangtze.space_sets import PER_WORD, SPOTS, WORDS, bit_number
from sampan.games.yellow_yangtze.table import (
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
    Table,
)
from sampan.games.yellow_yangtze.tiles import (
    BLUE,
    COLOUR_0,
    COMMIT_0,
    EMPTY,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SEATS,
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

# What a survey finds: the spots where a leader can stand, and the colours, as bits, that may not stand there.
SPOT: Final = zeros(MOST_SPACES)
BAN: Final = zeros(MOST_SPACES)
_ALL_COLOURS: Final[i64] = 31
# The states of a survey: the colours that rule each, which bit it has, by label, and those next to every spot.
_state_rulers: Final = zeros(MOST_SEATS * KINDS)
_state_bit: Final = zeros(MOST_SPACES + 2)
_near: Final = zeros(MOST_SPACES)
# Elsewhere the states next to a space are up to three labels in one number.
_BITS: Final[i64] = 8  # that a label takes
_LABEL: Final[i64] = 255

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


def _labels_near(space: i64, ring: vec[i64], group: vec[i64], rulers: vec[i64]) -> i64:
    """The labels of the different states next to a space, in one number."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    for side in range(6 * space, 6 * space + 6):
        label = group[ring[side]]
        if label and label != one and label != two and rulers[label]:
            if one == 0:
                one = label
            elif two == 0:
                two = label
            else:
                three = label
    return one | two << _BITS | three << (2 * _BITS)


def _banned_between(near: i64) -> i64:
    """The colours whose leaders may not stand between these states of the survey: a bit each (YY-9)."""
    banned: i64 = 0
    number: i64 = 0
    while near != 0:
        if near & 1:
            if banned & _state_rulers[number]:
                return _ALL_COLOURS
            banned |= _state_rulers[number]
        near >>= 1
        number += 1
    return banned


class Legality(Table):
    """The table, and what may be done at it."""

    def states_near(self, space: i64) -> tuple[i64, i64, i64]:
        """The labels of the different states next to a space: at most three, 0 where there is none."""
        near = _labels_near(space, self.ring, self.group, self.rulers)
        return near & _LABEL, (near >> _BITS) & _LABEL, near >> (2 * _BITS)

    def clash(self, one: i64, two: i64, three: i64) -> bool:
        """Whether like-coloured leaders stand in different ones of these states (YY-24)."""
        first = self.rulers[one]
        second = self.rulers[two]
        third = self.rulers[three]
        return (first & second) | (first & third) | (second & third) != 0

    def _banned(self, space: i64) -> i64:
        """The colours whose leaders may not stand on a spot as things are: a bit each."""
        return self._banned_by(_labels_near(space, self.ring, self.group, self.rulers))

    def _banned_by(self, near: i64) -> i64:
        """The same, next to these states: several must not come into conflict, nor have a leader twice (YY-9)."""
        if near <= _LABEL:
            return 0
        first = self.rulers[near & _LABEL]
        second = self.rulers[(near >> _BITS) & _LABEL]
        third = self.rulers[near >> (2 * _BITS)]
        if (first & second) | (first & third) | (second & third):
            return _ALL_COLOURS
        return first | second | third

    def may_stand(self, seat: i64, colour: i64, space: i64) -> bool:
        """Whether a leader may be positioned on an empty land space next to a black tile (YY-8, YY-9)."""
        at = self.leaders[KINDS * seat + colour]
        if at == space:
            return False
        banned = self._banned(space)
        if at == HOME or (banned >> colour) & 1 == 0:
            return (banned >> colour) & 1 == 0
        if self.may_split(at):
            group = self.group
            size = self.size
            rulers = self.rulers
            self._unlink_copy(at)
            banned = self._banned(space)
            self.group = group
            self.size = size
            self.rulers = rulers
        else:
            label = self._lift(at, colour)
            banned = self._banned(space)
            self._set_down(at, colour, label)
        return (banned >> colour) & 1 == 0

    def _unlink_copy(self, at: i64) -> None:
        """Let a group fall apart without the leader on that space, in a copy: the caller keeps what there was."""
        self.group = self.group[:]
        self.size = self.size[:]
        self.rulers = self.rulers[:]
        self.unlink(at)

    def _lift(self, at: i64, colour: i64) -> i64:
        """Take a leader up for a moment where its group stays whole; returns the group's label."""
        label = self.group[at]
        self.group[at] = 0
        self.rulers[label] ^= 1 << colour
        return label

    def _set_down(self, at: i64, colour: i64, label: i64) -> None:
        self.group[at] = label
        self.rulers[label] ^= 1 << colour

    def can_pay(self, colour: i64) -> bool:
        """Whether the active player has the tiles for a riot (blue) or a pagoda (green) (YY-16, YY-18)."""
        needed: i64 = 1 if self.is_home(self.turn, colour) else 2
        return self.hands[KINDS * self.turn + colour] >= needed

    def is_offered(self, triangle: i64) -> bool:
        """Whether a pagoda may be set on a complete triangle: anywhere by action D, else with the tile placed."""
        return self.is_free(triangle) and (self.phase == ACT or self.touches(triangle, self.placed))

    # The list.

    def fill(self, into: vec[i64]) -> i64:
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
                for space in range(self.spaces):
                    if self.continues(space):
                        into[count] = TILE_0 + MOST_SPACES * BLUE + space
                        count += 1
        elif self.phase == LOSSES:
            for space in range(self.spaces):
                if self.losable(space):
                    into[count] = SPACE_0 + space
                    count += 1
        elif self.phase != ENDED:
            if not self.objection(PASS):
                into[0] = PASS
                count = 1
            for code in range(_FIRST_CODE[self.phase], _END_CODE[self.phase]):
                if not self.objection(code):
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
        spot = SPOT
        ban = BAN
        count = start
        found = self.survey()
        for colour in range(KINDS):
            base = LEADER_0 + MOST_SPACES * colour
            for index in range(found):
                if (ban[index] >> colour) & 1 == 0:
                    into[count] = base + spot[index]
                    count += 1
        return count

    def survey(self) -> i64:
        """Find all spots, and which leaders of the active player may not stand there; returns how many spots."""
        ring = self.ring
        group = self.group
        spot = SPOT
        ban = BAN
        near = _near
        state_bit = _state_bit
        self._number_states()
        found: i64 = 0
        for index in range(WORDS):
            word = self.sets[SPOTS + index]
            while word != 0:
                space = PER_WORD * index + bit_number(word & -word)
                word &= word - 1
                states: i64 = 0
                for side in range(6 * space, 6 * space + 6):
                    states |= state_bit[group[ring[side]]]
                banned: i64 = 0
                if states & (states - 1):
                    banned = _banned_between(states)
                spot[found] = space
                near[found] = states
                ban[found] = banned
                found += 1
        for colour in range(KINDS):
            at = self.leaders[KINDS * self.turn + colour]
            if at != HOME:
                self._survey_without(at, colour, found)
        for leader in range(KINDS * self.seats):
            at = self.leaders[leader]
            if at != HOME:
                state_bit[group[at]] = 0
        return found

    def _number_states(self) -> None:
        """Give every state a bit."""
        states: i64 = 0
        for leader in range(KINDS * self.seats):
            at = self.leaders[leader]
            if at != HOME and _state_bit[self.group[at]] == 0:
                _state_bit[self.group[at]] = 1 << states
                _state_rulers[states] = self.rulers[self.group[at]]
                states += 1

    def _survey_without(self, at: i64, colour: i64, found: i64) -> None:
        """Look again, for a leader on the board, where it is banned next to the state that it would leave.

        Elsewhere nothing can ban it: if the state falls apart, no two parts have a leader of the same colour, nor one
        of the colour that left.
        """
        label = self.group[at]
        state = _state_bit[label]
        first: i64 = 0
        while first < found and not (BAN[first] and _near[first] & state):
            first += 1
        if first == found:
            return
        if self.may_split(at):
            group = self.group
            size = self.size
            rulers = self.rulers
            self._unlink_copy(at)
            self._survey_again(colour, first, found, state)
            self.group = group
            self.size = size
            self.rulers = rulers
        else:
            self._lift(at, colour)
            self._survey_again(colour, first, found, state)
            self._set_down(at, colour, label)

    def _survey_again(self, colour: i64, first: i64, found: i64, state: i64) -> None:
        ring = self.ring
        group = self.group
        rulers = self.rulers
        bit: i64 = 1 << colour
        for index in range(first, found):
            if BAN[index] and _near[index] & state:
                banned = self._banned_by(_labels_near(SPOT[index], ring, group, rulers))
                BAN[index] = (BAN[index] & ~bit) | (banned & bit)

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
        if not self.river[space] or self.what[space] != EMPTY:
            return False
        for side in range(6 * space, 6 * space + 6):
            if self.ring[side] == self.placed:
                return True
        return False

    def has_free_water(self) -> bool:
        """Whether an empty river space adjoins the tile just placed (YY-15)."""
        for side in range(6 * self.placed, 6 * self.placed + 6):
            space = self.ring[side]
            if self.river[space] and self.what[space] == EMPTY:
                return True
        return False
