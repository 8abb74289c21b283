"""A game: how it starts, how its actions are described, and what can be chosen before it starts."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from importlib import resources
from typing import Final

from mypy_extensions import mypyc_attr

from sampan import text
from sampan.core.errors import NotationError, OptionError
from sampan.core.options import Option, Teams, as_whole, check_options, is_whole, shown, stored_options
from sampan.core.state import State


class Caution:
    """Options that are possible but spoil the game: `reason` is a stable key, `fields` its details."""

    def __init__(self, reason: str, fields: dict[str, object], package: str) -> None:
        self.reason: Final = reason
        self.fields: Final = fields
        self.package: Final = package

    def sentence(self, language: str = "en") -> str:
        """The caution in the reader's language: the package's message `caution-<reason>`."""
        return text.say(language, self.package, f"caution-{self.reason}", self.fields)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """A game. Neither the other games nor any shared code knows it by name."""

    def __init__(
        self, key: str, package: str, rules_version: int, fewest_seats: int, most_seats: int, options: list[Option]
    ) -> None:
        self.key = key
        self.package = package
        self.rules_version = rules_version
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.options = options
        # The fields of actions and events whose value is a seat: people are shown the name of its player.
        self.seat_fields: frozenset[str] = frozenset()
        # The TypedDict of its views, from which the page's types are generated; None: any JSON.
        self.view_type: object | None = None

    # What a game provides.

    @abstractmethod
    def begin(self, seats: int, options: dict[str, object]) -> State:
        """The first state, with seats and options already checked."""

    @abstractmethod
    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        """The state of that position; if anything in it is wrong, it may raise a KeyError, TypeError or ValueError."""

    def cautions(self, seats: int, options: dict[str, object]) -> list[Caution]:
        """What to say before a match about checked options that are allowed but unwise."""
        return []

    # The public protocol.

    def start(self, seats: object, options: Mapping[str, object] | None = None) -> State:
        """A new game for that many seats; an OptionError says what is allowed if that is not possible."""
        count = self.checked_seats(seats)
        return self.begin(count, check_options(self.options, options, count))

    def restore(self, position: object) -> State:
        """The state that `State.position()` gave; a NotationError if it is not a position of this game."""
        if not isinstance(position, dict) or position.get("game") != self.key:
            raise NotationError("position-foreign", {"game": self.key})
        try:
            seats = self.checked_seats(position["seats"])
            options = position["options"]
            if not isinstance(options, dict):
                raise ValueError("options")
            completed = self.stored_options(options)
            return self.rebuild(position, seats, check_options(self.options, completed, seats))
        except OptionError:
            raise
        except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as problem:
            raise NotationError("position-damaged", {"problem": shown(str(problem))}) from None

    def stored_options(self, stored: Mapping[str, object]) -> dict[str, object]:
        """Stored options with what was played where the version that stored them did not have an option yet."""
        return stored_options(self.options, stored)

    def describe(self, state: State, action: object) -> dict[str, object]:
        """A legal action as JSON-able data with a `kind`; an IllegalAction if it is not legal now."""
        return state.describe_unchecked(state.checked(action))

    def find(self, state: State, description: object) -> int:
        """The code of the described action; a NotationError or IllegalAction with the reason otherwise."""
        return state.find(description)

    def sides(self, state: State) -> list[list[int]]:
        """The seats that win together: each one alone, or the teams if the options define teams."""
        seats = [int(seat) for seat in range(state.seats)]
        for option in self.options:
            teams = state.options[option.key] if isinstance(option, Teams) else None
            if isinstance(teams, list):
                return [[seat for seat in seats if teams[seat] == team] for team in dict.fromkeys(teams)]
        return [[seat] for seat in seats]

    # What people read.

    def title(self) -> str:
        """The game's name, the same in every language."""
        return text.say("en", self.package, "title")

    def guide(self, language: str) -> str:
        """The rules in our own words, as Markdown."""
        return resources.files(self.package).joinpath("guide", f"{language}.md").read_text(encoding="utf-8")

    def forms(self) -> list[dict[str, object]]:
        """The options as data to build a form from, in every language."""
        return [option.form(self.package) for option in self.options]

    def checked_seats(self, seats: object) -> int:
        """The number of seats, or an OptionError that says how many are possible."""
        count = as_whole(seats)
        if not (is_whole(count) and isinstance(count, int) and self.fewest_seats <= count <= self.most_seats):
            fields: dict[str, object] = {"seats": shown(seats), "fewest": self.fewest_seats, "most": self.most_seats}
            raise OptionError("seats", fields)
        return count
