"""Where no leader may stand: several states must not come into conflict, nor have a leader twice (YY-8, YY-9).

One leader and one space are looked at by the labels around it. For all leaders and all spaces at once it is quicker to
compare the sets of spaces next to every state.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.state import zeros
from sampan.games.yellow_yangtze.pieces import HOME
from sampan.games.yellow_yangtze.space_sets import (
    BIT,
    EMPTY_LAND,
    EMPTY_RIVER,
    PER_WORD,
    SPOTS,
    WORD,
    WORDS,
    bit_number,
)
from sampan.games.yellow_yangtze.table import Table
from sampan.games.yellow_yangtze.tiles import KINDS, MOST_SEATS, MOST_SPACES

# What is found: per colour, the set of spots where the active player's leader may not stand.
BANNED: Final = zeros(KINDS * WORDS)
_ALL_COLOURS: Final[i64] = 31
# The states on the board, as they are or would be without a leader: per state the set of spaces next to it, and a bit
# for each colour that a leader in it has. And per label, 1 + which of them it is.
_MOST_STATES: Final[i64] = MOST_SEATS * KINDS
_near: Final = zeros(WORDS * _MOST_STATES)
_rulers: Final = zeros(_MOST_STATES)
_number: Final = zeros(MOST_SPACES + 2)
_ruled: Final = zeros(KINDS)  # per colour, spaces next to a leader's state
_part: Final = zeros(WORDS)  # the spaces of a part of a state
# The states next to a space are up to three labels in one number.
_BITS: Final[i64] = 8  # that a label takes
_LABEL: Final[i64] = 255


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


class Bans(Table):
    """The table, and where leaders may not be positioned at it."""

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
        keeps = self.keeps_near
        self.keeps_near = False
        self.unlink(at)
        self.keeps_near = keeps

    def _lift(self, at: i64, colour: i64) -> i64:
        """Take a leader up for a moment where its group stays whole; returns the group's label."""
        label = self.group[at]
        self.group[at] = 0
        self.rulers[label] ^= 1 << colour
        return label

    def _set_down(self, at: i64, colour: i64, label: i64) -> None:
        self.group[at] = label
        self.rulers[label] ^= 1 << colour

    def find_bans(self) -> None:
        """Find all spots where leaders of the active player may not stand."""
        if not self.keeps_near:
            self.keep_near()
        states = self._list_states()
        for index in range(WORDS):
            between = self._between(states, index)
            clash: i64 = 0
            if between:
                clash = _clashing(states, index)
            for colour in range(KINDS):
                BANNED[WORDS * colour + index] = between & (clash | _ruled[colour])
        for colour in range(KINDS):
            at = self.leaders[KINDS * self.turn + colour]
            if at != HOME:
                state = _number[self.group[at]] - 1
                for index in range(WORDS):
                    if BANNED[WORDS * colour + index] & _near[WORDS * state + index]:
                        self._find_without(at, colour, state, states)
                        break
        for leader in range(KINDS * self.seats):
            at = self.leaders[leader]
            if at != HOME:
                _number[self.group[at]] = 0

    def _list_states(self) -> i64:
        """Find all states; returns how many there are."""
        group = self.group
        near = self.near
        states: i64 = 0
        for leader in range(KINDS * self.seats):
            at = self.leaders[leader]
            if at != HOME:
                label = group[at]
                if not _number[label]:
                    _rulers[states] = self.rulers[label]
                    for index in range(WORDS):
                        _near[WORDS * states + index] = near[WORDS * label + index]
                    states += 1
                    _number[label] = states
        return states

    def _between(self, states: i64, index: i64) -> i64:
        """The spots next to several states, in that word of the set."""
        once: i64 = 0
        twice: i64 = 0
        for state in range(states):
            word = _near[WORDS * state + index]
            twice |= once & word
            once |= word
        return twice & self.sets[SPOTS + index]

    def _find_without(self, at: i64, colour: i64, state: i64, states: i64) -> None:
        """Look again for a leader on the board where it is banned, because it would leave its state.

        Elsewhere nothing can ban it: if the state falls apart, no two parts have a leader of the same colour, nor one
        of the colour that left.
        """
        rulers = _rulers[state]
        one = _near[WORDS * state]
        two = _near[WORDS * state + 1]
        three = _near[WORDS * state + 2]
        _rulers[state] = rulers ^ (1 << colour)
        if _rulers[state] == 0:  # tiles without a leader are no state
            for index in range(WORDS * state, WORDS * state + WORDS):
                _near[index] = 0
        elif self.may_split(at):
            states = self._split(at, state, states)
        else:
            for side in range(6 * at, 6 * at + 6):
                space = self.ring[side]
                if space < self.spaces and not self.is_beside(space, self.group[at], at):
                    _near[WORDS * state + WORD[space]] &= ~BIT[space]
        for index in range(WORDS):
            banned = BANNED[WORDS * colour + index]
            if banned:
                banned &= self._between(states, index)
                if banned:
                    banned &= _clashing(states, index) | _ruled[colour]
                BANNED[WORDS * colour + index] = banned
        _rulers[state] = rulers
        _near[WORDS * state] = one
        _near[WORDS * state + 1] = two
        _near[WORDS * state + 2] = three

    def _split(self, at: i64, state: i64, states: i64) -> i64:
        """Let a state fall apart without the leader on that space; returns how many states there are then.

        The first part with a leader takes the place of the state, the others come last.
        """
        label = self.group[at]
        left = _rulers[state]
        into = state
        for leader in range(KINDS * self.seats):
            space = self.leaders[leader]
            # The leader that is lifted has the only one of its colour: all the others belong to parts.
            if (left >> (leader % KINDS)) & 1 and space != HOME and self.group[space] == label:
                self._find_part(space, at, into)
                rulers: i64 = 0
                for other in range(leader, KINDS * self.seats):
                    stands = self.leaders[other]
                    if stands != HOME and _part[WORD[stands]] & BIT[stands]:
                        rulers |= 1 << (other % KINDS)
                _rulers[into] = rulers
                left ^= rulers
                if into == state:
                    into = states
                else:
                    into += 1
                if left == 0:
                    break
        return max(into, states)

    def _find_part(self, start: i64, without: i64, into: i64) -> None:
        """Find all spaces that hang together with one when another is empty, and those next to them.

        Large states make this the longest part of the search, so the words of the sets are kept apart.
        """
        beside = self.beside
        free = without // PER_WORD
        left_1 = self._occupied(0)
        left_2 = self._occupied(1)
        left_3 = self._occupied(2)
        if free == 0:
            left_1 ^= BIT[without]
        elif free == 1:
            left_2 ^= BIT[without]
        else:
            left_3 ^= BIT[without]
        all_1 = left_1
        all_2 = left_2
        all_3 = left_3
        near_1: i64 = 0
        near_2: i64 = 0
        near_3: i64 = 0
        waiting_1: i64 = 0
        waiting_2: i64 = 0
        waiting_3: i64 = 0
        space = start
        while True:
            at = WORDS * space
            near_1 |= beside[at]
            fresh = beside[at] & left_1
            left_1 ^= fresh
            waiting_1 |= fresh
            near_2 |= beside[at + 1]
            fresh = beside[at + 1] & left_2
            left_2 ^= fresh
            waiting_2 |= fresh
            near_3 |= beside[at + 2]
            fresh = beside[at + 2] & left_3
            left_3 ^= fresh
            waiting_3 |= fresh
            if waiting_1 != 0:
                space = bit_number(waiting_1 & -waiting_1)
                waiting_1 &= waiting_1 - 1
            elif waiting_2 != 0:
                space = PER_WORD + bit_number(waiting_2 & -waiting_2)
                waiting_2 &= waiting_2 - 1
            elif waiting_3 != 0:
                space = 2 * PER_WORD + bit_number(waiting_3 & -waiting_3)
                waiting_3 &= waiting_3 - 1
            else:
                break
        _part[0] = all_1 ^ left_1
        _part[1] = all_2 ^ left_2
        _part[2] = all_3 ^ left_3
        _part[WORD[start]] |= BIT[start]  # it may stand alone
        _near[WORDS * into] = near_1
        _near[WORDS * into + 1] = near_2
        _near[WORDS * into + 2] = near_3

    def _occupied(self, index: i64) -> i64:
        """The spaces that are not empty, in that word of the set."""
        return self.board.all_spaces[index] & ~(self.sets[EMPTY_LAND + index] | self.sets[EMPTY_RIVER + index])


def _clashing(states: i64, index: i64) -> i64:
    """The spaces next to several states with like-coloured leaders; and those next to leaders' states, by colour."""
    clash: i64 = 0
    for colour in range(KINDS):
        _ruled[colour] = 0
    for state in range(states):
        word = _near[WORDS * state + index]
        rulers = _rulers[state]
        for colour in range(KINDS):
            if (rulers >> colour) & 1:
                clash |= _ruled[colour] & word
                _ruled[colour] |= word
    return clash
