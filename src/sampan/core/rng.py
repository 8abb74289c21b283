"""A small seedable generator of random numbers, the same ones on every machine, compiled or not."""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64

Item = TypeVar("Item")

_WORD: Final = 0xFFFFFFFF


class Rng:
    """Chris Doty-Humphrey's sfc32. Every step stays below 2**63, so that plain ints and native ones agree."""

    def __init__(self, seed: int | str | bytes) -> None:
        seed_bytes = seed if isinstance(seed, bytes) else str(seed).encode()
        digest = hashlib.sha256(seed_bytes).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._counter: i64 = 1

    def become(self, other: Rng) -> None:
        """Produce the same numbers as the other generator from now on."""
        self._a = other._a
        self._b = other._b
        self._c = other._c
        self._counter = other._counter

    def word(self) -> i64:
        """32 random bits."""
        mixed = (self._a + self._b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = ((((self._c << 21) | (self._c >> 11)) & _WORD) + mixed) & _WORD
        return mixed

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each equally likely; bound is at least 1 and below 2**31."""
        product = self.word() * bound
        if product & _WORD < bound:
            # Lemire's method: the few words that would favour small numbers are drawn again.
            unfair = (4294967296 - bound) % bound
            while product & _WORD < unfair:
                product = self.word() * bound
        return product >> 32

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        high: int = self.word()
        low: int = self.word()
        return ((high >> 5) * 67108864 + (low >> 6)) / 9007199254740992.0

    def weighted(self, weights: list[int]) -> int:
        """An index drawn with the likelihood of its weight; the weights are whole and not all zero."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("the weights changed while one was drawn")

    def choose(self, items: list[Item]) -> Item:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Item]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
