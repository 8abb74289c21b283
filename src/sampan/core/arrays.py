"""Arrays of native numbers, and words of bits as small sets, for compiled games and bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD_BITS: Final[i64] = 62  # how many bits of a word a set may use; the functions below rely on it

_BLOCK: Final = 4096
_ZEROS: Final = vec[i64]([0] * _BLOCK)


def zeros(length: i64) -> vec[i64]:
    """An array of that many zeros."""
    array = _ZEROS[:length]  # every clone of a state needs this: copying a block is faster than appending
    for _ in range(length - _BLOCK):
        array = append(array, 0)
    return array


#: 1 << n for every bit of a word; a table, because a compiled `1 << n` has only 32 bits.
BIT: Final = vec[i64]([1 << number for number in range(62)])


def count_bits(word: i64) -> i64:
    """How many bits of a word are set."""
    # The masks stay below 62 bits: larger constants would be converted from a Python int at every call.
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 127


# The number of a single bit by its remainder modulo 67, which differs for each of the 62 powers of 2.
_DIVISOR: Final[i64] = 67
_NUMBER: Final = zeros(_DIVISOR)
for _number in range(62):
    _NUMBER[BIT[_number] % 67] = _number


def bit_number(bit: i64) -> i64:
    """The number of a single bit."""
    return _NUMBER[bit % _DIVISOR]


def nth_bit(word: i64, number: i64) -> i64:
    """The number of the n-th set bit, counted from 0."""
    for _before in range(number):
        word &= word - 1
    return bit_number(word & -word)
