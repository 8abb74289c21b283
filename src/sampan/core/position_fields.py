"""The plain fields of a position, each declared once and then both written and read.

    FIELDS = [WordField("phase", PHASES), SeatField("turn"), SeatField("actor", like="turn"), FlagField("drew", False)]

A field is an attribute of the state under the same name, unless `attribute` names another one. A field with a default
may be left out of a position that is written by hand. A TypeError or ValueError says what cannot be read.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from sampan.core.options import copied_options
from sampan.core.playable_state import PlayableState
from sampan.core.position_reading import read_number, read_truth, read_word

NO_DEFAULT: Final = "no default"


class PositionField(metaclass=ABCMeta):
    """One field: how it is written, and how it is read."""

    def __init__(self, name: str, default: object = NO_DEFAULT, like: str = "", attribute: str = "") -> None:
        self.name: Final = name
        self.default: Final = default
        self.like: Final = like  # the field whose value it takes if it is left out
        self.attribute: Final = attribute or name

    def written(self, value: object) -> object:
        """The value of the attribute as JSON-able data."""
        return value

    @abstractmethod
    def read(self, value: object, seats: int) -> object:
        """The value of the attribute."""


class WordField(PositionField):
    """A number that stands for one of a list of words."""

    def __init__(self, name: str, words: list[str], default: object = NO_DEFAULT) -> None:
        super().__init__(name, default)
        self.words: Final = words

    def written(self, value: object) -> object:
        assert isinstance(value, int)
        return self.words[value]

    def read(self, value: object, seats: int) -> object:
        return read_word(value, self.words)


class NumberField(PositionField):
    """A whole number from low to high."""

    def __init__(self, name: str, low: int, high: int, default: object = NO_DEFAULT, attribute: str = "") -> None:
        super().__init__(name, default, "", attribute)
        self.low: Final = low
        self.high: Final = high

    def read(self, value: object, seats: int) -> object:
        return read_number(value, self.low, self.high)


class SeatField(PositionField):
    """The number of a seat."""

    def read(self, value: object, seats: int) -> object:
        return read_number(value, 0, seats - 1)


class FlagField(PositionField):
    """Yes or no."""

    def read(self, value: object, seats: int) -> object:
        return read_truth(value)


def write_fields(state: PlayableState, key: str, fields: list[PositionField]) -> dict[str, object]:
    """The beginning of every position: the game, its seats and options, and the plain fields."""
    written: dict[str, object] = {"game": key, "seats": int(state.seats), "options": copied_options(state.options)}
    for field in fields:
        written[field.name] = field.written(getattr(state, field.attribute))
    return written


def read_fields(state: PlayableState, position: dict[str, object], fields: list[PositionField]) -> None:
    """Set the attributes of a newly made state; a KeyError names a required field that is missing."""
    for field in fields:
        if field.name in position:
            value = position[field.name]
        elif field.like:
            value = position[field.like]
        elif field.default == NO_DEFAULT:
            raise KeyError(field.name)
        else:
            value = field.default
        setattr(state, field.attribute, field.read(value, int(state.seats)))
