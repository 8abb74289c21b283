"""Sets of spaces as bits, 60 to a word: what is asked about all empty spaces or all tiles is a question about words."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yellow_yangtze.codes import MOST_SPACES

PER_WORD: Final[i64] = 60
WORDS: Final[i64] = 3  # of a set

# Where in a set a space is; looked up, because a compiled `1 << space` has only 32 bits.
WORD: Final = vec[i64]([space // 60 for space in range(int(MOST_SPACES))])
BIT: Final = vec[i64]([1 << space % 60 for space in range(int(MOST_SPACES))])

# The sets that a board keeps, one after another: at which word they begin.
EMPTY_LAND: Final[i64] = 0
EMPTY_RIVER: Final[i64] = 3
SPOTS: Final[i64] = 6  # empty land next to a black tile, where a leader can stand
WITH_TILE: Final[i64] = 9
SETS: Final[i64] = 12


def count_bits(word: i64) -> i64:
    """How many bits are set in a word of a set."""
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 127


# The number of a single bit by its remainder: 60 powers of 2 leave 60 different ones.
_DIVISOR: Final[i64] = 61
_NUMBER: Final = zeros(_DIVISOR)
for _number in range(60):
    _NUMBER[BIT[_number] % 61] = _number


def bit_number(bit: i64) -> i64:
    """The number of a single bit."""
    return _NUMBER[bit % _DIVISOR]


def nth_space(sets: vec[i64], first: i64, number: i64) -> i64:
    """The space of that number in the set that begins at a word; the number of words times 60 if it has fewer."""
    for index in range(first, first + WORDS):
        word = sets[index]
        count = count_bits(word)
        if number < count:
            for _before in range(number):
                word &= word - 1
            return PER_WORD * (index - first) + bit_number(word & -word)
        number -= count
    return PER_WORD * WORDS
