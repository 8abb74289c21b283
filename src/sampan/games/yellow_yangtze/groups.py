"""Tiles, leaders and pagodas on the board, and the groups that they form (YY-5, YY-17).

Groups are kept up to date piece by piece, because every question about the board is a question about groups: every
occupied space bears the label of its group, and a label knows the colours of the leaders in it. Labels are no part of
a position: which one a group has depends on how it came about, and nothing that can be seen depends on that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.state import State
from sampan.games.yellow_yangtze.board import Board
from sampan.games.yellow_yangtze.codes import BLACK, EMPTY, KINDS, LEADER, MOST_SPACES, PAGODA_SLOTS, PAGODAS
from sampan.games.yellow_yangtze.space_sets import BIT, EMPTY_LAND, EMPTY_RIVER, SETS, SPOTS, WITH_TILE, WORD, WORDS

PACKAGE: Final = "sampan.games.yellow_yangtze"
HOME: Final = -1  # where a leader is that is not on the board
NO_PAGODA: Final = -1

_MOST_NOTED: Final[i64] = 24
_waiting: Final = zeros(MOST_SPACES + 1)


class Pieces(State):
    """What stands on the board."""

    def __init__(self, board: Board, seats: i64, options: dict[str, object]) -> None:
        super().__init__(PACKAGE, seats, options)
        self.board = board
        self.spaces: i64 = board.spaces
        self.ring = board.ring
        self.river = board.river
        self.beside = board.beside
        self.what = vec[i64]()  # per space: a tile's colour, EMPTY, or a leader
        self.governors = vec[i64]()  # per space: black tiles next to it
        self.group = vec[i64]()  # per space: the label of its group; 0 for an empty space
        self.size = vec[i64]()  # per label: how many spaces bear it
        self.rulers = vec[i64]()  # per label: a bit for each colour that a leader in the group has
        self.last_label: i64 = 0
        # Per label: the spaces next to its group, as a set. It is kept from when it is first asked for, because play at
        # random never asks. This is not copied.
        self.near = vec[i64]()
        self.keeps_near: bool = False
        self.leaders = vec[i64]()  # per seat and colour: the space, or HOME
        self.pagodas = vec[i64]()  # per slot: the triangle, or NO_PAGODA
        self.covered = vec[i64]()  # per space: whether a pagoda stands on it
        self.complete = vec[i64]()  # the triangles of three like-coloured tiles, in rising order
        self.sets = vec[i64]()  # empty land, empty river, spots and tiles, as sets of spaces
        self.empty_land: i64 = 0  # and how many there are
        self.empty_river: i64 = 0
        self.spots: i64 = 0
        self.tiles: i64 = 0
        # What the observer of `update` was not shown yet. This is not copied: a copy has shown nothing.
        self.unshown: bool = True  # more spaces than are noted
        self.noted_spaces: i64 = 0  # so many spaces have changed
        self.noted_space = zeros(_MOST_NOTED)  # these
        self.war_shown: bool = False  # what was being decided when it was last shown
        self.act_shown: bool = False

    def clear_board(self) -> None:
        """An empty board, all leaders at home."""
        self.what = zeros(self.spaces + 1)
        for space in range(self.spaces + 1):
            self.what[space] = EMPTY
        self.governors = zeros(self.spaces + 1)
        self.group = zeros(self.spaces + 1)
        self.size = zeros(self.spaces + 2)
        self.rulers = zeros(self.spaces + 2)
        self.leaders = zeros(KINDS * self.seats)
        for leader in range(KINDS * self.seats):
            self.leaders[leader] = HOME
        self.pagodas = zeros(PAGODA_SLOTS)
        for slot in range(PAGODA_SLOTS):
            self.pagodas[slot] = NO_PAGODA
        self.covered = zeros(self.spaces + 1)
        self.empty_land = self.board.lands
        self.empty_river = self.spaces - self.board.lands
        self.sets = zeros(SETS)
        for space in range(self.spaces):
            self.sets[(EMPTY_RIVER if self.river[space] else EMPTY_LAND) + WORD[space]] |= BIT[space]

    def copy_pieces(self, other: Pieces) -> None:
        """Become an independent copy of another board."""
        self.what = other.what[:]
        self.governors = other.governors[:]
        self.group = other.group[:]
        self.size = other.size[:]
        self.rulers = other.rulers[:]
        self.last_label = other.last_label
        self.leaders = other.leaders[:]
        self.pagodas = other.pagodas[:]
        self.covered = other.covered[:]
        self.complete = other.complete[:]
        self.sets = other.sets[:]
        self.empty_land = other.empty_land
        self.empty_river = other.empty_river
        self.spots = other.spots
        self.tiles = other.tiles

    # Tiles and leaders.

    def lay_tile(self, space: i64, colour: i64) -> None:
        """Put a tile on an empty space; it belongs to no group until it is linked."""
        self.tiles += 1
        self.sets[WITH_TILE + WORD[space]] ^= BIT[space]
        self._occupy(space, colour)
        if colour == BLACK:
            self._add_governor(space, 1)
        # A triangle lies between two neighbours that stand next to each other in the ring.
        what = self.what
        ring = self.ring
        first = 6 * space
        here = what[ring[first]] == colour
        starts = here
        for side in range(first, first + 6):
            following = what[ring[side + 1]] == colour if side < first + 5 else starts
            if here and following:
                self._complete_triangle(self.board.around[side])
            here = following

    def put_tile(self, space: i64, colour: i64) -> None:
        """Put a tile on an empty space, and link it."""
        self.lay_tile(space, colour)
        self.link(space)

    def remove_tile(self, space: i64) -> i64:
        """Take a tile away; returns the triangle whose pagoda is lost with it, or NO_PAGODA (YY-16, YY-29)."""
        colour = self.what[space]
        lost: i64 = NO_PAGODA
        if self.covered[space]:
            slot = self._pagoda_on(space)
            lost = self.pagodas[slot]
            self.lift_pagoda(slot)
        self.tiles -= 1
        self.sets[WITH_TILE + WORD[space]] ^= BIT[space]
        self._vacate(space)
        if colour == BLACK:
            self._add_governor(space, -1)
        for index in range(len(self.complete) - 1, -1, -1):
            triangle = self.complete[index]
            for corner in range(3):
                if self.board.corners[3 * triangle + corner] == space:
                    self.complete, _ = pop(self.complete, index)
                    break
        self.unlink(space)
        return lost

    def put_leader(self, seat: i64, colour: i64, space: i64) -> None:
        """Put a leader on an empty space, and link it."""
        self.leaders[KINDS * seat + colour] = space
        self._occupy(space, LEADER + KINDS * seat + colour)
        self.link(space)

    def remove_leader(self, seat: i64, colour: i64) -> None:
        """Take a leader home."""
        space = self.leaders[KINDS * seat + colour]
        self.leaders[KINDS * seat + colour] = HOME
        self._vacate(space)
        self.unlink(space)

    def _occupy(self, space: i64, piece: i64) -> None:
        self.what[space] = piece
        self.note(space)
        if self.river[space]:
            self.sets[EMPTY_RIVER + WORD[space]] ^= BIT[space]
            self.empty_river -= 1
        else:
            self.sets[EMPTY_LAND + WORD[space]] ^= BIT[space]
            self.empty_land -= 1
            if self.governors[space] > 0:
                self.sets[SPOTS + WORD[space]] ^= BIT[space]
                self.spots -= 1

    def _vacate(self, space: i64) -> None:
        self.what[space] = EMPTY
        self.note(space)
        if self.river[space]:
            self.sets[EMPTY_RIVER + WORD[space]] ^= BIT[space]
            self.empty_river += 1
        else:
            self.sets[EMPTY_LAND + WORD[space]] ^= BIT[space]
            self.empty_land += 1
            if self.governors[space] > 0:
                self.sets[SPOTS + WORD[space]] ^= BIT[space]
                self.spots += 1

    def note(self, space: i64) -> None:
        """What stands on a space has changed: `update` will show it."""
        if self.noted_spaces < _MOST_NOTED:
            self.noted_space[self.noted_spaces] = space
            self.noted_spaces += 1
        else:
            self.unshown = True

    def _add_governor(self, at: i64, change: i64) -> None:
        """A black tile has come to a space, or has left it: its neighbours count one more or less."""
        ring = self.ring
        governors = self.governors
        for side in range(6 * at, 6 * at + 6):
            space = ring[side]
            if space < self.spaces:
                before = governors[space]
                governors[space] = before + change
                if (before == 0 or before + change == 0) and self.what[space] == EMPTY and not self.river[space]:
                    self.sets[SPOTS + WORD[space]] ^= BIT[space]
                    self.spots += change

    # Groups.

    def link(self, space: i64) -> None:
        """Join an occupied space to the groups next to it, which become one."""
        ring = self.ring
        group = self.group
        size = self.size
        into: i64 = 0
        for side in range(6 * space, 6 * space + 6):
            label = group[ring[side]]
            if label and label != into and (into == 0 or size[label] > size[into]):
                into = label
        if into == 0:
            into = self._fresh_label()
        group[space] = into
        size[into] += 1
        if self.keeps_near:
            self._add_near(space, into)
        piece = self.what[space]
        if piece >= LEADER:
            self.rulers[into] |= 1 << ((piece - LEADER) % KINDS)
        for side in range(6 * space, 6 * space + 6):
            neighbour = ring[side]
            label = group[neighbour]
            if label and label != into:
                if self.keeps_near:
                    for index in range(WORDS):
                        self.near[WORDS * into + index] |= self.near[WORDS * label + index]
                self._spread(neighbour, label, into, False)

    def unlink(self, space: i64) -> None:
        """Take a space that has become empty out of its group, which may fall apart."""
        ring = self.ring
        group = self.group
        label = group[space]
        group[space] = 0
        self.size[label] -= 1
        if not self.may_split(space):
            self.rulers[label] = self._rulers_of(label)
            if self.keeps_near:
                self._leave_near(space, label)
            return
        for side in range(6 * space, 6 * space + 6):
            neighbour = ring[side]
            if group[neighbour] == label:
                self._spread(neighbour, label, self._fresh_label(), self.keeps_near)

    def may_split(self, space: i64) -> bool:
        """Whether a group may fall apart without this space.

        Neighbours that follow each other in the ring are linked by themselves: only two separate runs of them may be
        held together by the space alone.
        """
        ring = self.ring
        group = self.group
        runs: i64 = 0
        before = group[ring[6 * space + 5]]
        for side in range(6 * space, 6 * space + 6):
            here = group[ring[side]]
            if here and not before:
                runs += 1
            before = here
        return runs > 1

    def _spread(self, start: i64, old: i64, new: i64, parts: bool) -> None:
        """Give a space and all that hang together with it under the old label the new one.

        If the group falls into parts, what is next to each has to be found.
        """
        ring = self.ring
        group = self.group
        what = self.what
        waiting = _waiting
        found: i64 = 1
        done: i64 = 0
        rulers = self.rulers[new]
        waiting[0] = start
        group[start] = new
        while done < found:
            space = waiting[done]
            done += 1
            piece = what[space]
            if piece >= LEADER:
                rulers |= 1 << ((piece - LEADER) % KINDS)
            if parts:
                self._add_near(space, new)
            for side in range(6 * space, 6 * space + 6):
                neighbour = ring[side]
                if group[neighbour] == old:
                    group[neighbour] = new
                    waiting[found] = neighbour
                    found += 1
        self.size[old] -= found
        self.size[new] += found
        self.rulers[new] = rulers
        if self.size[old] == 0:
            self.rulers[old] = 0

    def _fresh_label(self) -> i64:
        """A label that no space bears; there are more labels than groups can be."""
        label = self.last_label
        while True:
            label += 1
            if label > self.spaces + 1:
                label = 1
            if self.size[label] == 0:
                self.last_label = label
                self.rulers[label] = 0
                if self.keeps_near:
                    for index in range(WORDS * label, WORDS * label + WORDS):
                        self.near[index] = 0
                return label

    def keep_near(self) -> None:
        """From now on know which spaces are next to every group."""
        self.near = zeros(WORDS * (self.spaces + 2))
        self.keeps_near = True
        for space in range(self.spaces):
            if self.group[space]:
                self._add_near(space, self.group[space])

    def _add_near(self, space: i64, label: i64) -> None:
        """A space has come to a group."""
        near = self.near
        beside = self.beside
        for index in range(WORDS):
            near[WORDS * label + index] |= beside[WORDS * space + index]

    def _leave_near(self, space: i64, label: i64) -> None:
        """A space has left a group: some of those next to it may not be next to the group any more."""
        for side in range(6 * space, 6 * space + 6):
            beside = self.ring[side]
            if beside < self.spaces and not self.is_beside(beside, label, space):
                self.near[WORDS * label + WORD[beside]] &= ~BIT[beside]

    def is_beside(self, space: i64, label: i64, without: i64) -> bool:
        """Whether a space is next to a group, one space of it not counted."""
        ring = self.ring
        group = self.group
        for side in range(6 * space, 6 * space + 6):
            if group[ring[side]] == label and ring[side] != without:
                return True
        return False

    def _rulers_of(self, label: i64) -> i64:
        leaders = self.leaders
        group = self.group
        rulers: i64 = 0
        for leader in range(KINDS * self.seats):
            space = leaders[leader]
            if space != HOME and group[space] == label:
                rulers |= 1 << (leader % KINDS)
        return rulers

    def ruler(self, label: i64, colour: i64) -> i64:
        """The seat whose leader of that colour stands in a group, or -1."""
        for seat in range(self.seats):
            space = self.leaders[KINDS * seat + colour]
            if space != HOME and self.group[space] == label:
                return seat
        return -1

    # Pagodas.

    def is_free(self, triangle: i64) -> bool:
        """Whether no pagoda stands on any tile of a complete triangle (YY-17)."""
        corners = self.board.corners
        at = 3 * triangle
        return not (self.covered[corners[at]] or self.covered[corners[at + 1]] or self.covered[corners[at + 2]])

    def triangle_colour(self, triangle: i64) -> i64:
        """The colour of a complete triangle."""
        return self.what[self.board.corners[3 * triangle]]

    def touches(self, triangle: i64, space: i64) -> bool:
        """Whether a space is one of the three."""
        corners = self.board.corners
        at = 3 * triangle
        return corners[at] == space or corners[at + 1] == space or corners[at + 2] == space

    def supply(self, colour: i64) -> i64:
        """The pagodas of a colour beside the board."""
        count: i64 = 0
        for slot in range(2 * colour, 2 * colour + PAGODAS[colour]):
            if self.pagodas[slot] == NO_PAGODA:
                count += 1
        return count

    def set_pagoda(self, slot: i64, triangle: i64) -> None:
        """Put a pagoda from the supply on a triangle.

        Of two on the board the first slot has the smaller triangle, so that it does not matter which came first.
        """
        self.pagodas[slot] = triangle
        for corner in range(3):
            space = self.board.corners[3 * triangle + corner]
            self.covered[space] = 1
            self.note(space)
        first = slot - slot % 2
        if first + 1 < PAGODA_SLOTS:
            one = self.pagodas[first]
            other = self.pagodas[first + 1]
            if other != NO_PAGODA and (one == NO_PAGODA or other < one):
                self.pagodas[first] = other
                self.pagodas[first + 1] = one

    def lift_pagoda(self, slot: i64) -> None:
        """Take a pagoda off the board."""
        triangle = self.pagodas[slot]
        for corner in range(3):
            space = self.board.corners[3 * triangle + corner]
            self.covered[space] = 0
            self.note(space)
        self.pagodas[slot] = NO_PAGODA
        if slot % 2 == 0 and slot + 1 < PAGODA_SLOTS:
            self.pagodas[slot] = self.pagodas[slot + 1]
            self.pagodas[slot + 1] = NO_PAGODA

    def _pagoda_on(self, space: i64) -> i64:
        slot: i64 = 0
        while self.pagodas[slot] == NO_PAGODA or not self.touches(self.pagodas[slot], space):
            slot += 1
        return slot

    def _complete_triangle(self, triangle: i64) -> None:
        index = len(self.complete)
        self.complete = append(self.complete, triangle)
        while index > 0 and self.complete[index - 1] > triangle:
            self.complete[index] = self.complete[index - 1]
            index -= 1
        self.complete[index] = triangle
