"""The 61 goods as bits of one word, and the lines (wares and colours) that make cargoes of them (YZ-1, YZ-5).

A luxury good has the number ware * 5 + colour, a basic one 25 + ware * 6 + colour. A set of goods is a word with a bit
per number; the same set *across*, with ware and colour exchanged, has the tiles of a colour side by side too. So every
line of a grid, and every cargo in it, is a few neighbouring bits.
"""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import bit_number
from sampan.games.yangtze.view_types import (
    BasicColour,
    BasicWare,
    Category,
    Colour,
    LuxuryColour,
    LuxuryWare,
    Ware,
)

LUXURY: Final = 0
BASIC: Final = 1
CATEGORIES: Final[list[Category]] = list(get_args(Category))

LUXURY_WARES: Final[list[LuxuryWare]] = list(get_args(LuxuryWare))
LUXURY_COLOURS: Final[list[LuxuryColour]] = list(get_args(LuxuryColour))
BASIC_WARES: Final[list[BasicWare]] = list(get_args(BasicWare))
BASIC_COLOURS: Final[list[BasicColour]] = list(get_args(BasicColour))

FIRST_BASIC: Final = 25
GOODS: Final = 61
ALL_GOODS: Final = (1 << 61) - 1
GOOD_NAMES: Final = [f"{ware}-{colour}" for ware in LUXURY_WARES for colour in LUXURY_COLOURS] + [
    f"{ware}-{colour}" for ware in BASIC_WARES for colour in BASIC_COLOURS
]

# The lines: 5 luxury wares, 6 basic wares, then 5 luxury colours, 6 basic colours.
WARE_LINES: Final = 11
LINES: Final = 22
LINE_NAMES: Final[list[Ware | Colour]] = [*LUXURY_WARES, *BASIC_WARES, *LUXURY_COLOURS, *BASIC_COLOURS]
LINE_CATEGORY: Final = vec[i64]([LUXURY] * 5 + [BASIC] * 6 + [LUXURY] * 5 + [BASIC] * 6)
_STARTS: Final = [0, 5, 10, 15, 20, 25, 31, 37, 43, 49, 55]
LINE_START: Final = vec[i64](_STARTS + _STARTS)
LINE_OF_GOOD: Final = vec[i64]([line for line in range(WARE_LINES) for _ in range(5 if line < 5 else 6)])  # its ware
LINE_FULL: Final = vec[i64]([31] * 5 + [63] * 6 + [31] * 5 + [63] * 6)

LONGEST: Final = 6  # tiles in the longest cargo
BITS: Final = vec[i64]([tiles.bit_count() for tiles in range(64)])  # how many tiles of a line


def across_of(good: i64) -> i64:
    """The number of a good with ware and colour exchanged."""
    if good < FIRST_BASIC:
        return good % 5 * 5 + good // 5
    return FIRST_BASIC + (good - FIRST_BASIC) % 6 * 6 + (good - FIRST_BASIC) // 6


# The bits of the goods across.
ACROSS_BIT: Final = vec[i64]([1 << int(across_of(good)) for good in range(GOODS)])


def across(goods: i64) -> i64:
    """A set of goods with ware and colour exchanged."""
    turned: i64 = 0
    while goods != 0:
        turned |= ACROSS_BIT[bit_number(goods & -goods)]
        goods &= goods - 1
    return turned


def good_list(goods: i64) -> list[str]:
    """The names of a set of goods, in their order."""
    names: list[str] = []
    while goods != 0:
        names.append(GOOD_NAMES[bit_number(goods & -goods)])
        goods &= goods - 1
    return names


def cargo_goods(line: i64, tiles: i64) -> i64:
    """The goods that some tiles of a line are."""
    moved = tiles << LINE_START[line]
    return moved if line < WARE_LINES else across(moved)


def single_cargo(good: i64) -> i64:
    """The cargo of a single tile, which is sold by its ware, as line * 64 + tiles."""
    if good < FIRST_BASIC:
        return good // 5 * 64 + (1 << (good % 5))
    return (5 + (good - FIRST_BASIC) // 6) * 64 + (1 << ((good - FIRST_BASIC) % 6))


def line_of_cargo(goods: i64) -> i64:
    """The line that holds all of these goods: their ware if they share it, else their colour; -1 if there is none."""
    if goods == 0:
        return -1
    turned = across(goods)
    for line in range(LINES):
        lying = goods if line < WARE_LINES else turned
        if lying & ~(LINE_FULL[line] << LINE_START[line]) == 0:
            return line
    return -1
