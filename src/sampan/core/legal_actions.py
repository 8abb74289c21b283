"""The legal actions of a position, described once: their list, a random one, the n-th one and a mask follow from it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from sampan.core.arrays import WORD_BITS, bit_number, count_bits, nth_bit, zeros


class LegalActions:
    """Sets of action codes, in rising order: bit n of a set stands for the code `base + n`.

    A game adds what is legal in the order of the codes; single codes are sets of one.
    """

    def __init__(self, most_sets: i64) -> None:
        self.count: i64 = 0  # of the codes in all sets
        self._sets: i64 = 0
        self._base = zeros(most_sets)
        self._word = zeros(most_sets)
        self._size = zeros(most_sets)

    def clear(self) -> None:
        """Nothing is legal, until something is added."""
        self.count = 0
        self._sets = 0

    def add_code(self, code: i64) -> None:
        """One code is legal."""
        index = self._sets
        self._base[index] = code
        self._word[index] = 1
        self._size[index] = 1
        self._sets = index + 1
        self.count += 1

    def add_set(self, base: i64, word: i64) -> None:
        """The code `base + n` is legal for every bit n of the word, which has WORD_BITS bits at most."""
        if word != 0:
            index = self._sets
            size = count_bits(word)
            self._base[index] = base
            self._word[index] = word
            self._size[index] = size
            self._sets = index + 1
            self.count += size

    def add_range(self, first: i64, end: i64) -> None:
        """Every code from the first up to, but not including, the end is legal."""
        while first < end:
            width = min(end - first, WORD_BITS)
            index = self._sets
            self._base[index] = first
            self._word[index] = _FULL[width]
            self._size[index] = width
            self._sets = index + 1
            self.count += width
            first += width

    def write(self, into: vec[i64]) -> i64:
        """Write the codes into the array; returns how many there are."""
        place: i64 = 0
        for index in range(self._sets):
            base = self._base[index]
            word = self._word[index]
            if word & 1:  # most sets are single codes: worth a path of their own
                into[place] = base
                place += 1
                word ^= 1
            while word != 0:
                into[place] = base + bit_number(word & -word)
                place += 1
                word &= word - 1
        return place

    def nth(self, number: i64) -> i64:
        """The code of that number, counted from 0 in rising order."""
        index: i64 = 0
        while number >= self._size[index]:
            number -= self._size[index]
            index += 1
        return self._base[index] + nth_bit(self._word[index], number)

    def write_mask(self, into: vec[u8], at: i64) -> None:
        """Write 1 for every code into the array, which holds zeros from that place on."""
        for index in range(self._sets):
            base = at + self._base[index]
            word = self._word[index]
            while word != 0:
                into[base + bit_number(word & -word)] = u8(1)
                word &= word - 1


def _full_words() -> vec[i64]:
    words = zeros(WORD_BITS + 1)
    for width in range(WORD_BITS):
        words[width + 1] = 2 * words[width] + 1
    return words


_FULL = _full_words()  # by width: a word with so many bits set
