"""The kinds of action of a game, each declared once: its phase, its first code and its fields.

    KINDS = ActionKinds(
        {
            DRAW: [ActionKind("draw", COLOUR_0, WordPart("colour", COLOURS))],
            BID: [ActionKind("pass", PASS), ActionKind("bid", BID_0, NumberPart("amount", 1, 99))],
        }
    )

The code of an action is the first code of its kind plus a number whose digits are the fields, the last field being
the lowest digit. A kind that does not fit this scheme is a subclass with its own `describe` and `read`.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from sampan.core.action_fields import nothing_left, take_field, take_number, take_word
from sampan.core.errors import NotationError
from sampan.core.options import shown
from sampan.core.playable_state import PlayableState


class ActionPart(metaclass=ABCMeta):
    """One field of a description, as a digit of the action's code; `size` is how many values the digit can have."""

    def __init__(self, name: str, size: int) -> None:
        self.name: Final = name
        self.size: Final = size

    @abstractmethod
    def write(self, state: PlayableState, digit: int) -> object:
        """The digit as JSON-able data."""

    @abstractmethod
    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        """Take the digit out of a description; a NotationError if it is missing or wrong."""


class WordPart(ActionPart):
    """One of a list of words."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, len(words))
        self.words: Final = words

    def write(self, state: PlayableState, digit: int) -> object:
        return self.words[digit]

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        return take_word(fields, self.name, self.words)


class NumberPart(ActionPart):
    """A whole number from low to high."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, high - low + 1)
        self.low: Final = low
        self.high: Final = high

    def write(self, state: PlayableState, digit: int) -> object:
        return self.low + digit

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        return take_number(fields, self.name, self.low, self.high) - self.low


class SeatPart(ActionPart):
    """The number of a seat."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0)

    def write(self, state: PlayableState, digit: int) -> object:
        return digit

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        return take_number(fields, self.name, 0, int(state.seats) - 1)


class FlagPart(ActionPart):
    """Yes (1) or no (0)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 2)

    def write(self, state: PlayableState, digit: int) -> object:
        return digit == 1

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        value = take_field(fields, self.name)
        if not isinstance(value, bool):
            words = ["true", "false"]
            raise NotationError("field-word", {"field": self.name, "value": shown(value), "words": words})
        return 1 if value else 0


class ActionKind:
    """A kind of action: its name, its first code, and the parts of its description."""

    def __init__(self, name: str, first: int, *parts: ActionPart) -> None:
        self.name: Final = name
        self.first: Final = first
        self.parts: Final = parts
        self._units: Final = [1] * len(parts)  # by how much a code grows when the digit of a part grows by one
        for place in range(len(parts) - 1, 0, -1):
            self._units[place - 1] = self._units[place] * parts[place].size

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        """The description of an action of this kind."""
        left = action - self.first
        description: dict[str, object] = {"kind": self.name}
        for place, part in enumerate(self.parts):
            unit = self._units[place]
            description[part.name] = part.write(state, left // unit)
            left %= unit
        return description

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        """The code of a description, legal or not; a NotationError if the description does not fit this kind."""
        number = 0
        for place, part in enumerate(self.parts):
            number = number * (part.size if place else 1) + part.take(state, fields)
        nothing_left(fields)
        return self.first + number


class ActionKinds:
    """The kinds of action that each phase of a game asks for."""

    def __init__(self, by_phase: Mapping[int, Sequence[ActionKind]]) -> None:
        self._names: dict[int, list[str]] = {phase: [kind.name for kind in kinds] for phase, kinds in by_phase.items()}
        self._by_name: dict[int, dict[str, ActionKind]] = {}
        self._highest_first: dict[int, list[ActionKind]] = {}
        for phase, kinds in by_phase.items():
            self._by_name[phase] = {kind.name: kind for kind in kinds}
            self._highest_first[phase] = sorted(kinds, key=lambda kind: -kind.first)

    def names(self, phase: int) -> list[str]:
        """The names of the kinds of a phase, in the order of their declaration."""
        return list(self._names[phase])

    def describe(self, state: PlayableState, phase: int, action: int) -> dict[str, object]:
        """The description of a legal action."""
        for kind in self._highest_first[phase]:
            if action >= kind.first:
                return kind.describe(state, action)
        raise ValueError(f"no kind of action has the code {action}")

    def read(self, state: PlayableState, phase: int, name: str, fields: dict[str, object]) -> int:
        """The code that a description of that kind stands for, legal or not."""
        return self._by_name[phase][name].read(state, fields)
