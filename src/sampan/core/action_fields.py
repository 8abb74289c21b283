"""Read the fields of an action's description; a NotationError says what is wrong with one."""

from __future__ import annotations

from sampan.core.errors import NotationError
from sampan.core.options import is_whole, shown


def take_field(fields: dict[str, object], name: str) -> object:
    """Take a field out of a description; a NotationError if it is missing."""
    if name not in fields:
        raise NotationError("field-missing", {"field": name})
    return fields.pop(name)


def take_number(fields: dict[str, object], name: str, low: int, high: int) -> int:
    """Take a whole number from low to high out of a description; a NotationError if it is not one."""
    value = take_field(fields, name)
    if not (is_whole(value) and isinstance(value, int) and low <= value <= high):
        raise NotationError("field-number", {"field": name, "value": shown(value), "low": low, "high": high})
    return value


def take_word(fields: dict[str, object], name: str, words: list[str]) -> int:
    """Take one of the words out of a description, as its index; a NotationError if it is none of them."""
    value = take_field(fields, name)
    if not isinstance(value, str) or value not in words:
        raise NotationError("field-word", {"field": name, "value": shown(value), "words": words})
    return words.index(value)


def nothing_left(fields: dict[str, object]) -> None:
    """Raise a NotationError if a description has fields that do not belong to it."""
    for name in fields:
        raise NotationError("field-unknown", {"field": shown(name)})
