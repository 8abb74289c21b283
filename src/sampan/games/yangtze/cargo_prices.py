"""What cargoes bring, and the best way of all to sell a set of goods (YZ-5, YZ-22).

In a category the goods lie in a grid, a row per ware and a column per colour. Selling all of them means to decide for
each tile whether it goes with its row or with its column; what a line then brings is known from the table of values, a
line being split where the table rewards that. So the search goes row by row over the tiles that are left to the
columns, and remembers the best for each row and numbers of tiles in the columns.

Two kinds of tile need no decision, because a line never brings less for a tile more than that tile alone: the only tile
of its column goes with its row, and the only tile of its row with its column.

Where each tile more adds at least as much as the one before, as in the usual tables, a hoard is reckoned up quicker.
Then a tile may always go with the longer of its two lines; so there is a best sale in which the lines take their tiles
one after another, each all that are left of it, and the search is for the best order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yangtze.goods import (
    BASIC,
    BITS,
    FIRST_BASIC,
    LINE_CATEGORY,
    LINE_NAMES,
    LONGEST,
    LUXURY,
    WARE_LINES,
    bit_number,
    cargo_goods,
    count_bits,
    good_list,
)

_SIZES: Final = LONGEST + 1
_FEW: Final = 6  # up to so many undecided tiles, trying all is quicker than remembering
_MANY: Final = 11  # from so many on, an order of the lines is found more quickly, if one is enough
_DIGIT: Final = 4  # bits for the number of tiles in a column

# The tiles of a row as a count per column.
_SPREAD: Final = vec[i64](
    [sum(1 << (_DIGIT * column) for column in range(6) if (row >> column) & 1) for row in range(64)]
)


class Prices:
    """What a cargo of each size brings, and the best that so many tiles of one line bring in one or more cargoes."""

    def __init__(self, basic: list[int], luxury: list[int]) -> None:
        self.cargo = zeros(2 * _SIZES)
        self.line = zeros(2 * _SIZES)
        self.part = zeros(2 * _SIZES)  # the size of a first cargo of the best split
        self.growing: list[bool] = []  # whether each tile more of a line adds at least as much as the one before
        for category, values in ((LUXURY, luxury), (BASIC, basic)):
            for size, value in enumerate(values, 1):
                self.cargo[category * _SIZES + size] = value
            for tiles in range(1, len(values) + 1):
                # Of equally good splits, the one into the largest cargo.
                for size in range(tiles, 0, -1):
                    value = self.cargo[category * _SIZES + size] + self.line[category * _SIZES + tiles - size]
                    if size == tiles or value > self.line[category * _SIZES + tiles]:
                        self.line[category * _SIZES + tiles] = value
                        self.part[category * _SIZES + tiles] = size

            steps = [
                int(self.line[category * _SIZES + tiles] - self.line[category * _SIZES + tiles - 1])
                for tiles in range(1, len(values) + 1)
            ]
            self.growing.append(steps == sorted(steps))

    def of_cargo(self, line: i64, size: i64) -> i64:
        """What a cargo of so many tiles of a line brings."""
        return self.cargo[LINE_CATEGORY[line] * _SIZES + size]


class _Grid:
    """The goods of one category, being sold."""

    def __init__(self, goods: i64, category: i64, prices: Prices) -> None:
        self.category = category
        self.size: i64 = 5 if category == LUXURY else 6
        self.prices = prices.line
        self.base: i64 = category * _SIZES
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
        self.by_order: bool = undecided >= _MANY and prices.growing[category]

    def most(self) -> i64:
        """The most that all goods of the grid bring."""
        if self.by_order:
            orders = self._orders()
            return orders[len(orders) - 1]
        return self.best(0, 0)

    def best(self, number: i64, columns: i64) -> i64:
        """The most that the rows from that number on bring, with so many tiles in the columns already."""
        if number == self.size:
            value: i64 = 0
            while columns != 0:
                value += self.prices[self.base + (columns & 15)]
                columns >>= _DIGIT
            return value
        row = self.rows[number]
        if row & (row - 1) == 0:
            if row & self.lonely != 0:
                return self.prices[self.base + 1] + self.best(number + 1, columns)
            return self.best(number + 1, columns + _SPREAD[row])
        key = columns * 8 + number
        if self.known is not None and key in self.known:
            return self.known[key]
        best: i64 = 0
        given: i64 = 0  # the tiles of this row that are left to their columns
        free = row & ~self.lonely
        while True:
            value = self.prices[self.base + BITS[row & ~given]] + self.best(number + 1, columns + _SPREAD[given])
            if value > best:
                best = value
            given = (given - free) & free
            if given == 0:
                break
        if self.known is not None:
            self.known[key] = best
        return best

    def decided(self) -> vec[i64]:
        """The tiles that each line gets in the best sale: first all rows, then all columns."""
        lines = zeros(2 * self.size)
        if self.by_order:
            self._follow_order(lines)
            return lines
        columns: i64 = 0
        for number in range(self.size):
            row = self.rows[number]
            free = row & ~self.lonely
            given: i64 = row & ~self.lonely if row & (row - 1) == 0 else 0
            if row & (row - 1) != 0:
                best = self.best(number, columns)
                while best != self.prices[self.base + BITS[row & ~given]] + self.best(
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
                    value = most[taken] + self.prices[self.base + BITS[self._left(line, taken)]]
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

    def _follow_order(self, lines: vec[i64]) -> None:
        """Give every line its tiles, from the last of the best order to the first."""
        most = self._orders()
        taken: i64 = len(most) - 1
        while taken != 0:
            for line in range(2 * self.size):
                if (taken >> line) & 1:
                    before = taken & ~(1 << line)
                    left = self._left(line, before)
                    if most[before] + self.prices[self.base + BITS[left]] == most[taken]:
                        lines[line] = left
                        taken = before
                        break


def sale_value(goods: i64, prices: Prices) -> i64:
    """The most that a set of goods brings when all of it is sold."""
    value: i64 = 0
    if goods & ((1 << FIRST_BASIC) - 1) != 0:
        value += _Grid(goods, LUXURY, prices).most()
    if goods >> FIRST_BASIC != 0:
        value += _Grid(goods, BASIC, prices).most()
    return value


def cargo_data(line: i64, tiles: i64, prices: Prices) -> dict[str, object]:
    """A cargo as data: its goods, what they share, its value."""
    if line >= WARE_LINES and tiles & (tiles - 1) == 0:  # a single tile counts as its ware
        good = bit_number(cargo_goods(line, tiles))
        line = good // 5 if good < FIRST_BASIC else 5 + (good - FIRST_BASIC) // 6
        tiles = 1 << (good % 5 if good < FIRST_BASIC else (good - FIRST_BASIC) % 6)
    return {
        "goods": good_list(cargo_goods(line, tiles)),
        "shares": "ware" if line < WARE_LINES else "colour",
        "line": LINE_NAMES[line],
        "value": int(prices.of_cargo(line, count_bits(tiles))),
    }


def best_sale(goods: i64, prices: Prices) -> dict[str, object]:
    """The best sale of a set of goods, cargo by cargo."""
    cargoes: list[dict[str, object]] = []
    total: i64 = 0
    for category in range(2):
        lines = _Grid(goods, category, prices).decided()
        size = len(lines) // 2
        for index in range(len(lines)):
            line: i64 = index + (0 if category == LUXURY else 5)
            if index >= size:
                line = WARE_LINES + index - size + (0 if category == LUXURY else 5)
            left = lines[index]
            while left != 0:
                cargo: i64 = 0
                for _ in range(prices.part[category * _SIZES + count_bits(left)]):
                    cargo |= left & -left
                    left &= left - 1
                cargoes.append(cargo_data(line, cargo, prices))
                total += prices.of_cargo(line, count_bits(cargo))
    return {"value": int(total), "cargoes": cargoes}
