"""Read the parts of a position from data that may be anything; a TypeError or ValueError says what does not fit."""

from __future__ import annotations

from sampan.core.options import is_whole


def read_list(value: object, length: int | None) -> list[object]:
    """The list, of that length unless it is None."""
    if not isinstance(value, list):
        raise TypeError("a list is missing")
    if length is not None and len(value) != length:
        raise ValueError(f"a list of {length} has {len(value)} entries")
    return value


def read_number(value: object, low: int, high: int) -> int:
    """The whole number, from low to high."""
    if not (is_whole(value) and isinstance(value, int) and low <= value <= high):
        raise ValueError(f"{value!r} is not a whole number from {low} to {high}")
    return value


def read_truth(value: object) -> bool:
    """True or False."""
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} is neither true nor false")
    return value


def read_word(value: object, words: list[str]) -> int:
    """The index of the value in the list of words."""
    if not isinstance(value, str) or value not in words:
        raise ValueError(f"{value!r} is not one of {', '.join(words)}")
    return words.index(value)
