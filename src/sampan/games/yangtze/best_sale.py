"""The best way of all to sell a set of goods (YZ-22).

The goods of a category lie in a grid, a row per ware and a column per colour. To sell them all is to decide for each
tile whether it goes with its row or with its column; what a line then brings stands in the table of values, which
splits a line where that pays. The search goes row by row over the tiles left to the columns, and remembers the best
result for each row and number of tiles in the columns.

Two kinds of tile need no decision, because one more tile never adds less to a line than the tile brings alone: the only
tile of its column goes with its row, and the only tile of its row with its column.

If each further tile adds at least as much as the one before, as in the usual tables, many goods are solved faster: a
tile may then always go with the longer of its two lines. So there is a best sale in which the lines take their tiles
one after another, each all that are left of it, and the search is for the best order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import bit_number, count_bits, zeros
from sampan.games.yangtze.cargo_values import SIZES, CargoValues
from sampan.games.yangtze.goods import BASIC, BITS, FIRST_BASIC, LUXURY, WARE_LINES, cargo_goods, single_cargo

_FEW: Final = 6  # with up to this many undecided tiles, trying everything is faster than remembering results
_MANY: Final = 11  # from this many on, searching for the best order of the lines is faster, where it applies
_DIGIT: Final = 4  # bits for the number of tiles in a column

# The tiles of a row as a count per column.
_SPREAD: Final = vec[i64](
    [sum(1 << (_DIGIT * column) for column in range(6) if (row >> column) & 1) for row in range(64)]
)


class _Grid:
    """The goods of one category and the search for their best sale."""

    def __init__(self, goods: i64, category: i64, values: CargoValues) -> None:
        self.category = category
        self.size: i64 = 5 if category == LUXURY else 6
        self.values = values.line
        self.base: i64 = category * SIZES
        self.rows = vec[i64](capacity=6)
        self.lonely: i64 = 0  # columns with only one tile
        lying = goods & ((1 << FIRST_BASIC) - 1) if category == LUXURY else goods >> FIRST_BASIC
        crowded: i64 = 0
        for _row in range(self.size):
            row = lying & ((1 << self.size) - 1)
            lying >>= self.size
            crowded |= self.lonely & row
            self.lonely |= row
            self.rows = append(self.rows, row)
        self.lonely &= ~crowded
        undecided: i64 = 0
        for row in self.rows:
            if row & (row - 1) != 0:
                undecided += BITS[row & crowded]
        self.known: dict[int, int] | None = None if undecided <= _FEW else {}
        self.by_order: bool = undecided >= _MANY and values.growing[category]

    def most(self) -> i64:
        """The most that all goods of the grid bring."""
        if self.by_order:
            orders = self._orders()
            return orders[len(orders) - 1]
        return self.best(0, 0)

    def best(self, number: i64, columns: i64) -> i64:
        """The most that the rows from that number on bring, given the tiles already left to the columns."""
        if number == self.size:
            value: i64 = 0
            while columns != 0:
                value += self.values[self.base + (columns & 15)]
                columns >>= _DIGIT
            return value
        row = self.rows[number]
        if row & (row - 1) == 0:
            if row & self.lonely != 0:
                return self.values[self.base + 1] + self.best(number + 1, columns)
            return self.best(number + 1, columns + _SPREAD[row])
        key = columns * 8 + number
        if self.known is not None and key in self.known:
            return self.known[key]
        best: i64 = 0
        given: i64 = 0  # the tiles of this row that are left to their columns
        free = row & ~self.lonely
        while True:
            value = self.values[self.base + BITS[row & ~given]] + self.best(number + 1, columns + _SPREAD[given])
            if value > best:
                best = value
            given = (given - free) & free
            if given == 0:
                break
        if self.known is not None:
            self.known[key] = best
        return best

    def lines(self) -> vec[i64]:
        """The tiles that each line gets in the best sale: first all rows, then all columns."""
        lines = zeros(2 * self.size)
        if self.by_order:
            self._take_in_order(lines)
            return lines
        columns: i64 = 0
        for number in range(self.size):
            row = self.rows[number]
            free = row & ~self.lonely
            given: i64 = row & ~self.lonely if row & (row - 1) == 0 else 0
            if row & (row - 1) != 0:
                best = self.best(number, columns)
                while best != self.values[self.base + BITS[row & ~given]] + self.best(
                    number + 1, columns + _SPREAD[given]
                ):
                    given = (given - free) & free
            lines[number] = row & ~given
            columns += _SPREAD[given]
            for column in range(self.size):
                if (given >> column) & 1:
                    lines[self.size + column] |= 1 << number
        return lines

    def _orders(self) -> vec[i64]:
        """For each set of lines, the most that they bring if they take their tiles before all others."""
        lines = 2 * self.size
        most = zeros(1 << lines)
        for taken in range(1 << lines):
            for line in range(lines):
                if (taken >> line) & 1 == 0:
                    value = most[taken] + self.values[self.base + BITS[self._left(line, taken)]]
                    with_it = taken | (1 << line)
                    if value > most[with_it]:
                        most[with_it] = value
        return most

    def _left(self, line: i64, taken: i64) -> i64:
        """The tiles of a line that are left when other lines have taken theirs."""
        if line < self.size:
            return self.rows[line] & ~(taken >> self.size)
        tiles: i64 = 0
        for row in range(self.size):
            if (taken >> row) & 1 == 0 and (self.rows[row] >> (line - self.size)) & 1:
                tiles |= 1 << row
        return tiles

    def _take_in_order(self, lines: vec[i64]) -> None:
        """Give every line its tiles, from the last of the best order to the first."""
        most = self._orders()
        taken: i64 = len(most) - 1
        while taken != 0:
            for line in range(2 * self.size):
                if (taken >> line) & 1:
                    before = taken & ~(1 << line)
                    left = self._left(line, before)
                    if most[before] + self.values[self.base + BITS[left]] == most[taken]:
                        lines[line] = left
                        taken = before
                        break


def sale_value(goods: i64, values: CargoValues) -> i64:
    """The most that a set of goods brings when all of it is sold."""
    value: i64 = 0
    if goods & ((1 << FIRST_BASIC) - 1) != 0:
        value += _Grid(goods, LUXURY, values).most()
    if goods >> FIRST_BASIC != 0:
        value += _Grid(goods, BASIC, values).most()
    return value


def best_sale(goods: i64, values: CargoValues) -> list[int]:
    """The cargoes of the best sale of a set of goods, each as line * 64 + tiles."""
    cargoes: list[int] = []
    for category in range(2):
        lines = _Grid(goods, category, values).lines()
        size = len(lines) // 2
        first: i64 = 0 if category == LUXURY else 5
        for index in range(len(lines)):
            line: i64 = first + index if index < size else WARE_LINES + first + index - size
            left = lines[index]
            while left != 0:
                tiles: i64 = 0
                for _ in range(values.part[category * SIZES + count_bits(left)]):
                    tiles |= left & -left
                    left &= left - 1
                cargo = line * 64 + tiles
                if tiles & (tiles - 1) == 0:  # a single tile counts as its ware
                    cargo = single_cargo(bit_number(cargo_goods(line, tiles)))
                cargoes.append(cargo)
    return cargoes
