"""Options as data: each says what it is, what it allows and how to read it, so that forms can be built from it."""

from __future__ import annotations

import copy
import operator
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from sampan import text
from sampan.core.errors import NotationError, OptionError

LARGEST: Final = 1_000_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(metaclass=ABCMeta):
    """One option of a game. Its label and its help are the messages `option-<key>` and `option-<key>-help`."""

    def __init__(self, key: str, kind: str, default: object) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        # What it means if a stored table or match leaves it out; a game sets this when it changes the default.
        self.stored_default = default

    def default_for(self, seats: int) -> object:
        """The value with that many seats if nobody chooses one."""
        return self.default

    @abstractmethod
    def admits(self, value: object, seats: int) -> bool:
        """Whether the value is possible with that many seats."""

    @abstractmethod
    def limits(self) -> dict[str, object]:
        """What is allowed, as data for a form and as the fields of the message `allowed-<kind>`."""

    @abstractmethod
    def examples(self, seats: int) -> list[object]:
        """Possible values worth trying out, the default among them."""

    @abstractmethod
    def read(self, words: str) -> object:
        """The value that a person typed; a ValueError if it cannot be read."""

    def allowed(self, seats: int) -> dict[str, object]:
        """The fields of a refusal with that many seats."""
        return self.limits()

    def checked(self, value: object, seats: int) -> object:
        """The value, or an OptionError that says what is allowed."""
        if not self.admits(value, seats):
            fields: dict[str, object] = {"option": self.key, "value": shown(value), "seats": seats}
            fields.update(self.allowed(seats))
            raise OptionError(f"option-{self.kind}", fields)
        return value

    def parse(self, words: str) -> object:
        """Like `read`, but with a NotationError that says what is allowed."""
        try:
            return self.read(words.strip())
        except NotationError:
            raise  # it already says what is wrong
        except ValueError:
            fields: dict[str, object] = {"option": self.key, "value": shown(words), "seats": 0}
            fields.update(self.limits())
            raise NotationError(f"option-{self.kind}", fields) from None

    def form(self, package: str) -> dict[str, object]:
        """Everything a form needs to ask for this option, in every language."""
        form: dict[str, object] = {"key": self.key, "kind": self.kind, "default": self.default}
        form.update(self.limits())
        form["label"] = {lang: text.say(lang, package, f"option-{self.key}") for lang in text.LANGUAGES}
        form["help"] = {lang: text.say(lang, package, f"option-{self.key}-help") for lang in text.LANGUAGES}
        return form


class Flag(Option):
    """Yes or no. `before`: what was played before there was a choice, or by an earlier default."""

    def __init__(self, key: str, default: bool = False, before: bool | None = None) -> None:
        super().__init__(key, "flag", default)
        if before is not None:
            self.stored_default = before

    def admits(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)

    def limits(self) -> dict[str, object]:
        return {}

    def examples(self, seats: int) -> list[object]:
        return [False, True]

    def read(self, words: str) -> object:
        word = words.lower()
        if word in ("yes", "on", "true", "1", "oui"):
            return True
        if word in ("no", "off", "false", "0", "non"):
            return False
        raise ValueError(words)


class Number(Option):
    """A whole number from `minimum` to `maximum`; None is allowed too if `optional`.

    If `one_per_seat`, it must not be less than the number of seats.
    """

    def __init__(
        self,
        key: str,
        default: int | None,
        minimum: int,
        optional: bool,
        maximum: int = LARGEST,
        one_per_seat: bool = False,
    ) -> None:
        super().__init__(key, "number", default)
        self.minimum = minimum
        self.maximum = maximum
        self.optional = optional
        self.one_per_seat = one_per_seat

    def admits(self, value: object, seats: int) -> bool:
        if value is None:
            return self.optional
        return is_whole(value) and self.least(seats) <= int(str(value)) <= self.maximum

    def least(self, seats: int) -> int:
        """The smallest number that is allowed with that many seats."""
        return max(self.minimum, seats) if self.one_per_seat else self.minimum

    def limits(self) -> dict[str, object]:
        return {"minimum": self.minimum, "maximum": self.maximum, "optional": self.optional}

    def form(self, package: str) -> dict[str, object]:
        form = super().form(package)
        if self.one_per_seat:
            form["one_per_seat"] = True
        return form

    def allowed(self, seats: int) -> dict[str, object]:
        allowed = self.limits()
        allowed["minimum"] = self.least(seats)
        return allowed

    def examples(self, seats: int) -> list[object]:
        examples = [self.default_for(seats), self.least(seats)]
        if self.maximum < LARGEST:
            examples.append(self.maximum)
        return [*examples, None] if self.optional else examples

    def read(self, words: str) -> object:
        return None if self.optional and is_none(words) else _whole(words)


class NumberPerSeat(Number):
    """A whole number that is `per_seat` for each seat if nobody chooses another; what is stored is the product."""

    def __init__(self, key: str, per_seat: int, minimum: int, optional: bool, before: int | None) -> None:
        super().__init__(key, None, minimum, optional)
        self.per_seat = per_seat
        self.stored_default = before

    def default_for(self, seats: int) -> object:
        return self.per_seat * seats

    def form(self, package: str) -> dict[str, object]:
        form = super().form(package)
        del form["default"]  # it depends on the seats
        form["per_seat"] = self.per_seat
        return form


class Numbers(Option):
    """Whole numbers from `minimum` to `maximum`, as many as in the default.

    If `rising`, none is below the one before; if `falling`, none above it; if `distinct`, no two are equal.
    """

    def __init__(
        self,
        key: str,
        default: list[int],
        minimum: int,
        rising: bool,
        maximum: int = LARGEST,
        distinct: bool = False,
        falling: bool = False,
    ) -> None:
        super().__init__(key, "numbers", default)
        self.length = len(default)
        self.minimum = minimum
        self.maximum = maximum
        self.rising = rising
        self.distinct = distinct
        self.falling = falling

    def admits(self, value: object, seats: int) -> bool:
        if not isinstance(value, list) or len(value) != self.length:
            return False
        least = self.minimum
        most = self.maximum
        for number in value:
            if not (is_whole(number) and isinstance(number, int) and least <= number <= most):
                return False
            if self.rising:
                least = number
            if self.falling:
                most = number
        return not self.distinct or len(set(value)) == self.length

    def limits(self) -> dict[str, object]:
        return {
            "length": self.length,
            "minimum": self.minimum,
            "maximum": self.maximum,
            "rising": self.rising,
            "falling": self.falling,
            "distinct": self.distinct,
        }

    def examples(self, seats: int) -> list[object]:
        return [self.default, [self.minimum + (index if self.distinct else 0) for index in range(self.length)]]

    def read(self, words: str) -> object:
        return [_whole(word) for word in words.split(",")]


class Seat(Option):
    """A seat number, or None to leave it to chance."""

    def __init__(self, key: str) -> None:
        super().__init__(key, "seat", None)

    def admits(self, value: object, seats: int) -> bool:
        return value is None or (is_whole(value) and 0 <= int(str(value)) < seats)

    def limits(self) -> dict[str, object]:
        return {}

    def examples(self, seats: int) -> list[object]:
        return [None, 0, seats - 1]

    def read(self, words: str) -> object:
        return None if is_none(words) else _whole(words)


class Teams(Option):
    """One team number per seat, with at least two teams; or None if everybody plays alone."""

    def __init__(self, key: str) -> None:
        super().__init__(key, "teams", None)

    def admits(self, value: object, seats: int) -> bool:
        if value is None:
            return True
        if not isinstance(value, list) or len(value) != seats:
            return False
        teams: set[object] = set()
        for team in value:
            if not is_whole(team) or not 0 <= int(str(team)) <= LARGEST:
                return False
            teams.add(team)
        return len(teams) >= 2

    def limits(self) -> dict[str, object]:
        return {}

    def examples(self, seats: int) -> list[object]:
        return [None, [seat % 2 for seat in range(seats)], [min(seat, 1) for seat in range(seats)]]

    def read(self, words: str) -> object:
        return None if is_none(words) else [_whole(word) for word in words.split(",")]


def check_options(declared: list[Option], given: Mapping[str, object] | None, seats: int) -> dict[str, object]:
    """Every declared option with its given or default value; an OptionError for the first impossible one."""
    wanted: dict[object, object] = {}  # whatever a caller may have put there
    if given is not None:
        if not isinstance(given, Mapping):
            raise OptionError("options-form", {"value": shown(given)})
        wanted.update(given)
    settled: dict[str, object] = {}
    for option in declared:
        # A copy, so that nobody outside can change the options of a game under way.
        value = wanted.pop(option.key) if option.key in wanted else option.default_for(seats)
        settled[option.key] = _copied(option.checked(value, seats))
    for key in wanted:
        raise OptionError("option-unknown", {"option": shown(key), "known": [option.key for option in declared]})
    return settled


def stored_options(declared: list[Option], stored: Mapping[str, object]) -> dict[str, object]:
    """The options of a stored table or match, with those that it leaves out as they were when it was stored."""
    options: dict[str, object] = {option.key: option.stored_default for option in declared}
    options.update(stored)
    return options


def copied_options(options: dict[str, object]) -> dict[str, object]:
    """A copy of checked options that nobody can change a game with."""
    return {key: _copied(value) for key, value in options.items()}


def _copied(value: object) -> object:
    # Every new game copies all of its options; deepcopy would take more time than the rest of its start.
    if isinstance(value, list):
        return [_copied(each) for each in value]
    return copy.deepcopy(value) if isinstance(value, dict) else value


def is_whole(value: object) -> bool:
    """Whether the value is a whole number; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def as_whole(value: object) -> object:
    """A whole number of another library, such as NumPy, as a Python int; anything else as it is."""
    if isinstance(value, int) or not hasattr(value, "__index__"):
        return value
    try:
        return operator.index(cast(Any, value))
    except TypeError:  # an array of several numbers, for instance
        return value


def shown(value: object) -> str:
    """A value as a sentence may quote it, cut short if it is long."""
    quoted = value if isinstance(value, str) else repr(value)
    return quoted if len(quoted) <= 60 else quoted[:57] + "..."


def _whole(words: str) -> int:
    if len(words) > 9:
        raise ValueError(words)
    return int(words)


def is_none(words: str) -> bool:
    """Whether a person typed a word for None."""
    return words.lower() in ("none", "no", "chance", "aucun", "aucune", "hasard")
