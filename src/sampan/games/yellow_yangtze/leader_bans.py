"""Where no leader may stand: several states must not come into conflict, nor have a leader twice (YY-8, YY-9).

One leader and one space are looked at by the labels around it. When all leaders and all spaces are asked for, the sets
of spaces next to every state tell which few have to be looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yellow_yangtze.codes import KINDS, MOST_SEATS, MOST_SPACES
from sampan.games.yellow_yangtze.groups import HOME
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
from sampan.games.yellow_yangtze.state import Table

_ALL_COLOURS: Final[i64] = 31
_labels: Final = zeros(MOST_SEATS * KINDS)  # of all states
_listed: Final = zeros(MOST_SPACES + 2)  # per label, whether it is among them
_own: Final = zeros(KINDS)  # per colour, the label of the state of the active player's leader; 0 if that is at home
# Per colour, the parts of that state without the leader: how many they are (0 if it stays whole), the spaces next to
# each, and its leaders as a bit for each colour.
_UNKNOWN: Final[i64] = -1
_parts: Final = zeros(KINDS)
_part_near: Final = zeros(KINDS * KINDS * WORDS)
_part_rulers: Final = zeros(KINDS * KINDS)
_part: Final = zeros(WORDS)  # the spaces of one of them
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


def _is_among(label: i64, near: i64) -> bool:
    """Whether a state is one of these labels in one number."""
    return label == near & _LABEL or label == (near >> _BITS) & _LABEL or label == near >> (2 * _BITS)


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

    def find_bans(self, banned: vec[i64]) -> None:
        """Write the spots where leaders of the active player may not stand, as a set per colour."""
        if not self.keeps_near:
            self.keep_near()
        for word in range(KINDS * WORDS):
            banned[word] = 0
        states = self._list_states()
        for index in range(WORDS):
            spots = self._between(states, index)
            while spots:
                bit = spots & -spots
                spots ^= bit
                near = self._labels_at(bit, index, states)
                colours = self._banned_by(near)
                for colour in range(KINDS):
                    if (colours >> colour) & 1 and self._keeps_off(colour, bit, index, near):
                        banned[WORDS * colour + index] |= bit

    def _list_states(self) -> i64:
        """Find the labels of all states, and of the active player's leaders; returns how many states there are."""
        group = self.group
        leaders = self.leaders
        states: i64 = 0
        for leader in range(KINDS * self.seats):
            at = leaders[leader]
            if at != HOME:
                label = group[at]
                if not _listed[label]:
                    _listed[label] = 1
                    _labels[states] = label
                    states += 1
        for state in range(states):
            _listed[_labels[state]] = 0
        for colour in range(KINDS):
            at = leaders[KINDS * self.turn + colour]
            _own[colour] = 0
            _parts[colour] = _UNKNOWN
            if at != HOME:
                _own[colour] = group[at]
        return states

    def _between(self, states: i64, index: i64) -> i64:
        """The spots next to several states, in that word of the set."""
        near = self.near
        once: i64 = 0
        twice: i64 = 0
        for state in range(states):
            word = near[WORDS * _labels[state] + index]
            twice |= once & word
            once |= word
        return twice & self.sets[SPOTS + index]

    def _labels_at(self, bit: i64, index: i64, states: i64) -> i64:
        """The labels of the states next to a spot, in one number."""
        near = self.near
        found: i64 = 0
        for state in range(states):
            if near[WORDS * _labels[state] + index] & bit:
                found = found << _BITS | _labels[state]
        return found

    def _keeps_off(self, colour: i64, bit: i64, index: i64, near: i64) -> bool:
        """Whether a leader that is banned from a spot next to these states is so even when it has left its own.

        If its state falls apart, no two parts have a leader of the same colour, nor one of the colour that left.
        """
        label = _own[colour]
        if label == 0 or not _is_among(label, near):
            return True
        rulers = self.rulers
        states: i64 = 0
        others: i64 = 0
        clash: i64 = 0
        while near:
            other = near & _LABEL
            if other != label:
                states += 1
                clash |= others & rulers[other]
                others |= rulers[other]
            near >>= _BITS
        again = (others >> colour) & 1
        if states > 1 and (clash or again):
            return True
        # What is left of its state must have one of these leaders, ...
        needed = rulers[label] ^ (1 << colour)
        if not again:
            needed &= others
        if needed == 0:
            return False
        # ... and must still be next to the spot.
        at = self.leaders[KINDS * self.turn + colour]
        if _parts[colour] == _UNKNOWN:
            _parts[colour] = 0
            if self.may_split(at):
                _parts[colour] = self._find_parts(at, colour)
        if _parts[colour]:
            for part in range(KINDS * colour, KINDS * colour + _parts[colour]):
                if _part_near[WORDS * part + index] & bit and _part_rulers[part] & needed:
                    return True
            return False
        if self.beside[WORDS * at + index] & bit == 0:
            return True
        return self.is_beside(PER_WORD * index + bit_number(bit), label, at)

    def _find_parts(self, at: i64, colour: i64) -> i64:
        """Let a state fall apart without the leader on that space; returns how many parts are states."""
        label = self.group[at]
        left = self.rulers[label] ^ (1 << colour)
        parts: i64 = 0
        for leader in range(KINDS * self.seats):
            space = self.leaders[leader]
            # The leader that is lifted has the only one of its colour: all the others belong to parts.
            if (left >> (leader % KINDS)) & 1 and space != HOME and self.group[space] == label:
                self._find_part(space, at, KINDS * colour + parts)
                rulers: i64 = 0
                for other in range(leader, KINDS * self.seats):
                    stands = self.leaders[other]
                    if stands != HOME and _part[WORD[stands]] & BIT[stands]:
                        rulers |= 1 << (other % KINDS)
                _part_rulers[KINDS * colour + parts] = rulers
                parts += 1
                left ^= rulers
                if left == 0:
                    break
        return parts

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
        _part_near[WORDS * into] = near_1
        _part_near[WORDS * into + 1] = near_2
        _part_near[WORDS * into + 2] = near_3

    def _occupied(self, index: i64) -> i64:
        """The spaces that are not empty, in that word of the set."""
        return self.board.all_spaces[index] & ~(self.sets[EMPTY_LAND + index] | self.sets[EMPTY_RIVER + index])
