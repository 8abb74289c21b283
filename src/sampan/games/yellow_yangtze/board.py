"""The board: which spaces there are, what they are, and what adjoins what (YY-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yellow_yangtze.space_sets import BIT, WORD, WORDS

RIVER: Final = "~"
LAND: Final = "."
CAPITALS: Final = {"Q": "Qin", "C": "Chu", "I": "Qi", "Y": "Yan", "H": "Han", "W": "Wei", "Z": "Zhao"}
ROW_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"  # a row is named by a letter
# The six neighbours in a ring, so that each adjoins the next: east, south-east, south-west, west, north-west,
# north-east.
_RING: Final = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]


class Sign:
    """A sign of a board file: what it is and where it stands."""

    def __init__(self, sign: str, row: int, column: int) -> None:
        self.sign: Final = sign
        self.row: Final = row
        self.column: Final = column


def board_rows(text: str) -> list[str]:
    """The rows of a board file, without blank lines before and after, and without trailing blanks."""
    rows = [row.rstrip() for row in text.split("\n")]
    while rows and not rows[0]:
        rows.pop(0)
    while rows and not rows[-1]:
        rows.pop()
    return rows


def board_signs(rows: list[str]) -> list[Sign]:
    """All signs in reading order; each is a space."""
    return [
        Sign(sign, row, column)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if not sign.isspace()
    ]


def board_ring(signs: list[Sign]) -> vec[i64]:
    """Six neighbours of every space; the number of spaces stands for a neighbour that is not there."""
    at = {(sign.row, sign.column): index for index, sign in enumerate(signs)}
    ring = vec[i64]()
    for sign in signs:
        for down, right in _RING:
            ring = append(ring, at.get((sign.row + down, sign.column + right), len(signs)))
    for _ in range(6):
        ring = append(ring, len(signs))
    return ring


def board_neighbours(ring: vec[i64]) -> vec[i64]:
    """The neighbours of every space as a set."""
    nowhere = len(ring) // 6 - 1
    sets = zeros(WORDS * (nowhere + 1))
    for space in range(nowhere):
        for side in range(6 * space, 6 * space + 6):
            if ring[side] != nowhere:
                sets[WORDS * space + WORD[ring[side]]] |= BIT[ring[side]]
    return sets


class Board:
    """A board that has no flaw. Spaces are numbered in reading order; the number after the last means nowhere."""

    def __init__(self, text: str) -> None:
        self.rows = board_rows(text)
        signs = board_signs(self.rows)
        self.spaces: i64 = len(signs)
        self.ring = board_ring(signs)
        self.beside = board_neighbours(self.ring)
        self.all_spaces = zeros(WORDS)
        for space in range(self.spaces):
            self.all_spaces[WORD[space]] |= BIT[space]
        self.river = zeros(self.spaces + 1)
        self.names: list[str] = []
        self.capitals: list[int] = []
        self.capital_names: dict[str, object] = {}
        self.lands: i64 = 0
        in_row = 0
        for index, sign in enumerate(signs):
            in_row = 1 if index == 0 or signs[index - 1].row != sign.row else in_row + 1
            name = ROW_LETTERS[sign.row] + str(in_row)
            self.names.append(name)
            if sign.sign == RIVER:
                self.river[index] = 1
            else:
                self.lands += 1
                if sign.sign != LAND:
                    self.capitals.append(index)
                    self.capital_names[name] = CAPITALS.get(sign.sign, sign.sign)
        self.number_of = {name: index for index, name in enumerate(self.names)}
        # A triangle is named by its first space in reading order, which has at most two: with its eastern and
        # south-eastern neighbours, and with its two southern ones.
        self.corners = vec[i64]()  # three per triangle
        self.triangles: i64 = 0
        self.around = zeros(6 * (self.spaces + 1))  # the triangle of a space with a neighbour and the next, or -1
        for index in range(6 * (self.spaces + 1)):
            self.around[index] = -1
        for space in range(self.spaces):
            east = self.ring[6 * space]
            south_east = self.ring[6 * space + 1]
            south_west = self.ring[6 * space + 2]
            if east < self.spaces and south_east < self.spaces:
                self._add_triangle(space, east, south_east)
            if south_east < self.spaces and south_west < self.spaces:
                self._add_triangle(space, south_west, south_east)
        self.triangle_names = [self._triangle_name(triangle) for triangle in range(self.triangles)]
        self.triangle_of = {name: index for index, name in enumerate(self.triangle_names)}

    def _add_triangle(self, one: i64, two: i64, three: i64) -> None:
        for corner in (one, two, three):
            self.corners = append(self.corners, corner)
            for side in range(6):
                here = self.ring[6 * corner + side]
                there = self.ring[6 * corner + (side + 1) % 6]
                if here != there and here in (one, two, three) and there in (one, two, three):
                    self.around[6 * corner + side] = self.triangles
        self.triangles += 1

    def _triangle_name(self, triangle: i64) -> str:
        return "-".join([self.names[self.corners[3 * triangle + corner]] for corner in range(3)])
