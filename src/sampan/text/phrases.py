"""What a game says to one reader: names for seat numbers, words for codes, and “you” for the reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sampan import text

HIDDEN: Final = "hidden"
NOBODY: Final = "none"


class Phrases:
    """The sentences of one package in one language, for the person at one seat or, without a reader, for anybody.

    A message gets every field `f` of an action or event as it is, so that it can select on it, and more besides. A seat
    comes as its name instead of its number, with `f_who`, which is "you" for the reader and "other" for anybody else. A
    code that has a message `f-<code>` comes with that message as `f_name`, and with the code itself as `f_code`, for
    which the page may have a sign of its own. A list comes with `f_count` and, if it holds one item for every seat,
    with `f_whose`: each item with its owner, beginning with the seat that the field `first` gives, if there is one. A
    field that is missing, for example because the reader may not see it, is "hidden". `words` says which fields have
    the messages of their codes under another name.
    """

    def __init__(
        self,
        package: str,
        language: str,
        names: Sequence[str],
        reader: int | None = None,
        seat_fields: frozenset[str] = frozenset(),
        words: Mapping[str, str] | None = None,
    ) -> None:
        self.package: Final = package
        self.language: Final = language
        self.names: Final = list(names)
        self.reader: Final = reader
        self._seat_fields = seat_fields
        self._words = dict(words or {})

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return text.has(self.language, self.package, message)

    def say(self, message: str, **fields: object) -> str:
        """A message with its fields as they are."""
        return text.say(self.language, self.package, message, fields)

    def sentence(self, message: str, fields: Mapping[str, object]) -> str:
        """A message with names and words for its fields."""
        used = text.variables(self.language, self.package, message)
        arguments = {**dict.fromkeys(used, HIDDEN), **self.arguments(fields)}
        return text.say(self.language, self.package, message, arguments)

    def action(self, description: Mapping[str, object]) -> str:
        """An action as a choice."""
        return self.sentence(f"action-{description['kind']}", description)

    def event(self, visible: Mapping[str, object]) -> str:
        """An event as the reader saw it; empty if another event says it all."""
        return self.sentence(f"event-{visible['kind']}", visible)

    def reason(self, reason: Mapping[str, object]) -> str:
        """Why a hint advises something."""
        return self.sentence(f"why-{reason['kind']}", reason)

    def risk(self, risk: Mapping[str, object]) -> str:
        """What the coach warns of."""
        return self.sentence(f"risk-{risk['kind']}", risk)

    def refusal(self, package: str, reason: str, fields: Mapping[str, object]) -> str:
        """A refusal (see sampan.core.errors), with names for seat numbers, the reader's own included."""
        named = {field: self._named(field, value) for field, value in fields.items()}
        return text.say(self.language, package, f"refusal-{reason}", named)

    def label(self, seat: int) -> str:
        """Who sits there, as the heading of a row: “You” for the reader, otherwise the name."""
        return self.say("you-label") if seat == self.reader else self.names[seat]

    def word(self, field: str, value: object) -> str:
        """The value of a field in words: who sits there, what a code means, or the value itself."""
        if isinstance(value, (list, tuple)):
            return self.listed([self.word(field, item) for item in value])
        seat = self.seat(field, value)
        if seat is not None:
            return self._who(seat)
        message = f"{self._words.get(field, field)}-{value}"
        return self.say(message) if isinstance(value, str) and self.has(message) else str(value)

    def listed(self, items: Sequence[str]) -> str:
        """Several things as a list in words: “a, b and c”."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last", others=", ".join(items[:-1]), last=items[-1])

    def arguments(self, fields: Mapping[str, object]) -> dict[str, object]:
        """The fields as a message takes them."""
        arguments: dict[str, object] = {}
        for field, value in fields.items():
            arguments[field] = value
            if isinstance(value, (list, tuple)):
                arguments[f"{field}_count"] = len(value)
            if field in self._seat_fields:
                arguments[field] = self.word(field, value) or NOBODY
                mine = self.reader is not None and value in (self.reader, [self.reader])
                arguments[f"{field}_who"] = "you" if mine else "other"
            elif isinstance(value, (str, list, tuple)):
                arguments[f"{field}_name"] = self.word(field, value)
                arguments[f"{field}_code"] = value
            if isinstance(value, (list, tuple)) and len(value) == len(self.names) and field not in self._seat_fields:
                arguments[f"{field}_whose"] = self._whose(field, value, fields.get("first"))
        return arguments

    def seat(self, field: str, value: object) -> int | None:
        """The seat that a value names, if it names one."""
        is_seat = field in self._seat_fields and isinstance(value, int) and 0 <= value < len(self.names)
        return value if is_seat and isinstance(value, int) else None

    def _who(self, seat: int) -> str:
        return self.say("you") if seat == self.reader else self.names[seat]

    def _whose(self, field: str, values: Sequence[object], first: object) -> str:
        begin = first if isinstance(first, int) else 0
        seats = [(begin + number) % len(values) for number in range(len(values))]
        said = [self.say("whose", what=self.word(field, values[seat]), who=self._who(seat)) for seat in seats]
        return self.listed(said)

    def _named(self, field: str, value: object) -> object:
        seat = self.seat(field, value)
        return value if seat is None else self.names[seat]
