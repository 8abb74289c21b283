"""What is legal: the list of actions (YY-7 to YY-20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.state import zeros
from sampan.games.yellow_yangtze.pieces import HOME
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

# The spots where a leader can stand, and the states next to each: up to three labels in one number.
_spot: Final = zeros(MOST_SPACES)
_near: Final = zeros(MOST_SPACES)
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


class Legality(Table):
    """The table, and what may be done at it."""

    def states_near(self, space: i64) -> tuple[i64, i64, i64]:
        """The labels of the different states next to a space: at most three, 0 where there is none."""
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        ring = self.ring
        group = self.group
        rulers = self.rulers
        for side in range(6 * space, 6 * space + 6):
            label = group[ring[side]]
            if label and label != one and label != two and rulers[label]:
                if one == 0:
                    one = label
                elif two == 0:
                    two = label
                else:
                    three = label
        return one, two, three

    def clash(self, one: i64, two: i64, three: i64) -> bool:
        """Whether like-coloured leaders stand in different ones of these states (YY-24)."""
        first = self.rulers[one]
        second = self.rulers[two]
        third = self.rulers[three]
        return (first & second) | (first & third) | (second & third) != 0

    def _admits(self, one: i64, two: i64, three: i64, colour: i64) -> bool:
        """Whether a leader may stand next to these states: one, or several without a conflict (YY-9)."""
        first = self.rulers[one]
        second = self.rulers[two]
        third = self.rulers[three]
        states: i64 = 0
        if first:
            states += 1
        if second:
            states += 1
        if third:
            states += 1
        if states < 2:
            return True
        return (((first | second | third) >> colour) & 1) == 0 and not self.clash(one, two, three)

    def may_stand(self, seat: i64, colour: i64, space: i64) -> bool:
        """Whether a leader may be positioned on an empty land space next to a black tile (YY-8, YY-9)."""
        at = self.leaders[KINDS * seat + colour]
        if at == space:
            return False
        if at == HOME:
            one, two, three = self.states_near(space)
            return self._admits(one, two, three, colour)
        if self.may_split(at):
            group = self.group
            size = self.size
            rulers = self.rulers
            self._unlink_copy(at)
            one, two, three = self.states_near(space)
            allowed = self._admits(one, two, three, colour)
            self.group = group
            self.size = size
            self.rulers = rulers
            return allowed
        label = self._lift(at, colour)
        one, two, three = self.states_near(space)
        allowed = self._admits(one, two, three, colour)
        self._set_down(at, colour, label)
        return allowed

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
            return self._fill_pagodas(into, 1)
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
        into[0] = PASS
        count: i64 = 1
        for colour in range(KINDS):
            if hands[mine + colour] > 0:
                into[count] = COLOUR_0 + colour
                count += 1
        for colour in range(KINDS):
            if self.leaders[mine + colour] != HOME:
                into[count] = WITHDRAW_0 + colour
                count += 1
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
            count = self._fill_pagodas(into, count)
        return count

    def _fill_leaders(self, into: vec[i64], start: i64) -> i64:
        count = start
        found = self._survey()
        for colour in range(KINDS):
            base = LEADER_0 + MOST_SPACES * colour
            at = self.leaders[KINDS * self.turn + colour]
            if at == HOME:
                count = self._fill_targets(into, count, found, base, colour, -1)
            elif self.may_split(at):
                group = self.group
                size = self.size
                rulers = self.rulers
                self._unlink_copy(at)
                count = self._fill_targets(into, count, found, base, colour, group[at])
                self.group = group
                self.size = size
                self.rulers = rulers
            else:
                label = self._lift(at, colour)
                count = self._fill_targets(into, count, found, base, colour, label)
                self._set_down(at, colour, label)
        return count

    def _survey(self) -> i64:
        """Find all spots and the states next to them; returns how many there are."""
        what = self.what
        river = self.river
        governors = self.governors
        spot = _spot
        near = _near
        found: i64 = 0
        for space in range(self.spaces):
            if governors[space] > 0 and what[space] == EMPTY and not river[space]:
                spot[found] = space
                one, two, three = self.states_near(space)
                near[found] = one | two << _BITS | three << (2 * _BITS)
                found += 1
        return found

    def _fill_targets(self, into: vec[i64], start: i64, found: i64, base: i64, colour: i64, changed: i64) -> i64:
        """The targets of a leader; where the group next to a spot has changed by lifting it, look again."""
        spot = _spot
        near = _near
        count = start
        for index in range(found):
            space = spot[index]
            labels = near[index]
            if labels <= _LABEL and labels != changed:
                into[count] = base + space  # next to one state at most
                count += 1
            else:
                one = labels & _LABEL
                two = (labels >> _BITS) & _LABEL
                three = labels >> (2 * _BITS)
                if one == changed or two == changed or three == changed:
                    one, two, three = self.states_near(space)
                if two == 0 or self._admits(one, two, three, colour):
                    into[count] = base + space
                    count += 1
        return count

    def _fill_pagodas(self, into: vec[i64], start: i64) -> i64:
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
