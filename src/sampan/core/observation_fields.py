"""Observations as numbers: the named planes and scalars that a game writes, their order and their ranges."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

LARGEST: Final = 32767  # larger numbers are written as this one


class Field:
    """Numbers from 0 to `high` that belong together: a scalar (`shape` is empty) or a plane.

    A `category` says which of several things it is, 0 being the first or none; any other field counts something.
    """

    def __init__(self, name: str, meaning: str, high: int, shape: list[int], category: bool) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.high: Final = min(high, LARGEST)
        self.shape: Final = shape
        self.category: Final = category
        self.unit: int = self.high  # the number that is scaled to 1 for those who want small numbers
        self.start: int = 0  # where in an observation it begins
        self.size: int = 1
        for length in shape:
            self.size *= length

    def in_units(self, unit: int) -> Field:
        """Declare how large the numbers usually are; returns the field itself."""
        self.unit = unit
        return self


class ObservationFields:
    """The fields of an observation, one after another."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields: Final = fields
        self.size: int = 0
        for field in fields:
            field.start = self.size
            self.size += field.size

    def field(self, name: str) -> Field:
        """The field of that name; a KeyError if there is none."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)


def count(name: str, meaning: str, high: int, *shape: int) -> Field:
    """A field that counts."""
    return Field(name, meaning, high, list(shape), False)


def flag(name: str, meaning: str, *shape: int) -> Field:
    """A field that says yes (1) or no (0)."""
    return Field(name, meaning, 1, list(shape), False)


def category(name: str, meaning: str, high: int, *shape: int) -> Field:
    """A field that says which of several things it is."""
    return Field(name, meaning, high, list(shape), True)


def put(into: vec[i16], at: i64, value: i64) -> i64:
    """Write one number; returns where the next one goes."""
    if value > LARGEST:
        value = LARGEST
    into[at] = i16(value)
    return at + 1


def put_if(into: vec[i16], at: i64, condition: bool, value: i64) -> i64:
    """Write one number, or 0 if the condition does not hold; quicker than `x if y else 0`, which makes Python ints."""
    return put(into, at, value) if condition else put(into, at, 0)


def put_all(into: vec[i16], at: i64, values: vec[i64], start: i64, length: i64) -> i64:
    """Write a few numbers of an array; returns where the next one goes."""
    for index in range(length):
        value = values[start + index]
        if value > LARGEST:
            value = LARGEST
        into[at + index] = i16(value)
    return at + length


def put_small(into: vec[i16], at: i64, values: vec[i64], start: i64, length: i64) -> i64:
    """Like `put_all`, for numbers that cannot exceed LARGEST."""
    for index in range(length):
        into[at + index] = i16(values[start + index])
    return at + length


def put_bits(into: vec[i16], at: i64, word: i64, length: i64) -> i64:
    """Write the lowest bits of a word, one number each; returns where the next one goes."""
    for index in range(length):
        bit = (word >> index) & 1
        into[at + index] = i16(bit)
    return at + length


def no_numbers(length: i64) -> vec[i16]:
    """An array of that many numbers, all 0."""
    return vec[i16]([i16(0)] * int(length))
