"""The course of a game: its lessons in their order, and the short game that people play after them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from sampan import text
from sampan.core.errors import SampanError
from sampan.core.game import Game
from sampan.core.options import check_options, shown
from sampan.games.registry import game, game_keys
from sampan.lessons.course_data import CourseError, Fields, read_data
from sampan.lessons.lesson import Lesson, read_lesson

PACKAGE: Final = "sampan.lessons"
LONGEST_LESSON: Final = 10  # minutes


class UnknownLesson(SampanError):
    """There is no such lesson, or the game has none; the sentence lists those that there are."""


@dataclass(frozen=True)
class LessonEntry:
    """A lesson's place in a course."""

    key: str
    minutes: int


@dataclass(frozen=True)
class ClosingGame:
    """The short game after the last lesson: how many seats, which bot takes all but the learner's, and its options."""

    seats: int
    bot: str
    options: Mapping[str, object]


@dataclass(frozen=True)
class Course:
    """The lessons of a game. `not_taught` gives a reason for each rule number that none of them teaches."""

    game: Game
    entries: tuple[LessonEntry, ...]
    closing: ClosingGame
    not_taught: Mapping[str, str]

    @property
    def minutes(self) -> int:
        """How long all lessons take together."""
        return sum([entry.minutes for entry in self.entries])

    @property
    def package(self) -> str:
        """The package with the lessons' messages."""
        return f"{self.game.package}.lessons"

    def lesson(self, key: object) -> Lesson:
        """The lesson of that key; a refusal lists the known ones."""
        known = [entry.key for entry in self.entries]
        if not isinstance(key, str) or key not in known:
            raise UnknownLesson("no-lesson", {"lesson": shown(key), "known": known}, PACKAGE)
        return _lesson(self.game.key, key)

    def say(self, language: str, message: str) -> str:
        """A message of the course."""
        return text.say(language, self.package, message)


def course_keys() -> list[str]:
    """The games that have a course."""
    return [key for key in game_keys() if _course(key) is not None]


def course(key: str) -> Course:
    """The course of a game; a refusal if the game has none, or if there is no such game."""
    found = _course(game(key).key)
    if found is None:
        raise UnknownLesson("no-course", {"game": key, "known": course_keys()}, PACKAGE)
    return found


@cache
def _lesson(game_key: str, key: str) -> Lesson:
    return read_lesson(game(game_key), key)


@cache
def _course(key: str) -> Course | None:
    """The course from its file; a CourseError says what is wrong with it."""
    of = game(key)
    fields = read_data(of.package, "course.json")
    return None if fields is None else course_of(of, fields)


def course_of(of: Game, fields: Fields) -> Course:
    """The course that the fields of its file describe."""
    entries = tuple([_entry(Fields(fields.where, item)) for item in fields.items("lessons")])
    if not entries or len({entry.key for entry in entries}) < len(entries):
        fields.fail("'lessons' must list at least one lesson, and none twice")
    closing = _closing(of, Fields(f"{fields.where}, closing", fields.take("closing")))
    not_taught = fields.mapping("not_taught")
    for rule, reason in not_taught.items():
        if not isinstance(reason, str) or not reason:
            fields.fail(f"'not_taught' must give a reason for {rule}")
    fields.nothing_left()
    return Course(of, entries, closing, {rule: str(reason) for rule, reason in not_taught.items()})


def _entry(fields: Fields) -> LessonEntry:
    entry = LessonEntry(fields.word("key"), fields.number("minutes", 1, LONGEST_LESSON))
    fields.nothing_left()
    return entry


def _closing(of: Game, fields: Fields) -> ClosingGame:
    seats = fields.number("seats", of.fewest_seats, of.most_seats)
    closing = ClosingGame(seats, fields.word("bot"), fields.mapping("options"))
    fields.nothing_left()
    try:
        check_options(of.options, closing.options, seats)
    except SampanError as problem:
        raise CourseError(fields.where, str(problem)) from None
    return closing
