"""A lesson: positions, and for each of them the steps that a learner takes one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from sampan.core.game import Game
from sampan.lessons.course_data import CourseError, Description, Fields, read_data

FEWEST_STEPS: Final = 2
MOST_STEPS: Final = 30


@dataclass(frozen=True)
class WrongAnswer:
    """What to say of the answers that have all these fields."""

    action: Mapping[str, object]
    text: str

    def fits(self, description: Description) -> bool:
        """Whether an answer is one of those."""
        return all([name in description and description[name] == value for name, value in self.action.items()])


@dataclass(frozen=True)
class Step:
    """One step: it says something, or asks for an action, or shows what others do; `where` is its place, for errors.

    `script` holds the actions of others and of chance: what an answer leads to, or what is shown. If an answer takes
    several actions, such as a row of cards, each is a step; all but the first one are `continued`.
    """

    where: str
    text: str | None
    points: tuple[str, ...] = ()
    answer: Description | None = None
    script: tuple[Description, ...] = ()
    promises: tuple[Description, ...] = ()
    wrong: tuple[WrongAnswer, ...] = ()
    continued: bool = False

    @property
    def kind(self) -> str:
        """What the learner does with it: read it (`say`), answer it (`ask`) or look on (`play`)."""
        if self.answer is not None:
            return "ask"
        return "play" if self.script else "say"

    @property
    def texts(self) -> list[str]:
        """All the messages that it may show."""
        return [text for text in (self.text, *[wrong.text for wrong in self.wrong]) if text is not None]


@dataclass(frozen=True)
class Scene:
    """A position, with the options that differ from their defaults, and the steps that begin there."""

    where: str
    position: Mapping[str, object]
    options: Mapping[str, object]
    steps: tuple[Step, ...]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson of a game's course: who sits where, which seat is the learner's, and the scenes."""

    game: Game
    key: str
    rules: tuple[str, ...]
    seats: tuple[str, ...]
    seat: int
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> list[Step]:
        """The steps of all scenes, as a learner counts them."""
        return [step for scene in self.scenes for step in scene.steps if not step.continued]

    @property
    def texts(self) -> list[str]:
        """All the messages that it may show, in the order of the lesson."""
        texts = dict.fromkeys([text for step in self.steps for text in step.texts])
        return [f"{self.key}-title", *texts, f"{self.key}-learnt"]


def read_lesson(game: Game, key: str) -> Lesson:
    """The lesson from its file; a CourseError says what is wrong with it."""
    fields = read_data(game.package, f"{key}.json")
    if fields is None:
        raise CourseError(f"{game.key}/lessons/course.json", f"there is no file {key}.json")
    return lesson_of(game, key, fields)


def lesson_of(game: Game, key: str, fields: Fields) -> Lesson:
    """The lesson that the fields of its file describe."""
    rules = fields.words("rules")
    seats = fields.words("seats")
    seat = fields.number("seat", 0, len(seats) - 1)
    if seats[seat] or not all([name for other, name in enumerate(seats) if other != seat]):
        fields.fail("'seats' must name everybody but the learner, whose name is empty")
    scenes = tuple(
        [
            _scene(Fields(f"{fields.where}, scene {number}", content), key, len(seats), game.key)
            for number, content in enumerate(fields.items("scenes"), 1)
        ]
    )
    fields.nothing_left()
    lesson = Lesson(game, key, rules, seats, seat, scenes)
    if not FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS:
        fields.fail(f"a lesson has {FEWEST_STEPS} to {MOST_STEPS} steps; this one has {len(lesson.steps)}")
    return lesson


def _scene(fields: Fields, key: str, seats: int, game: str) -> Scene:
    position = fields.mapping("position")
    # What every position of the lesson would repeat may be left out.
    position = {"game": game, "seats": seats, "options": {}, **position}
    steps = tuple(
        [
            step
            for number, content in enumerate(fields.items("steps"), 1)
            for step in _steps(Fields(f"{fields.where}, step {number}", content), key)
        ]
    )
    fields.nothing_left()
    if not steps or steps[-1].kind == "ask" or steps[-1].text is None:
        fields.fail("the last step must say something, so that the learner sees what has come of the one before")
    options = Fields(f"{fields.where}, position", position).mapping("options")
    return Scene(fields.where, position, options, steps)


def _steps(fields: Fields, key: str) -> list[Step]:
    """What one item of the list of steps stands for."""
    points = fields.words("point", optional=True)
    if fields.has("ask"):
        steps = _questions(fields, key, points)
    elif fields.has("play"):
        text = _text(fields, "say", key) if fields.has("say") else None
        script = fields.descriptions("play")
        if not script:
            fields.fail("'play' must hold at least one action")
        promises = fields.descriptions("promises", optional=True)
        steps = [Step(fields.where, text, points, script=script, promises=promises)]
    else:
        steps = [Step(fields.where, _text(fields, "say", key), points)]
    fields.nothing_left()
    return steps


def _questions(fields: Fields, key: str, points: tuple[str, ...]) -> list[Step]:
    """A question; if its answer is a list of actions, one for each of them."""
    text = _text(fields, "ask", key)
    answers = fields.descriptions("answer") if fields.is_list("answer") else (fields.description("answer"),)
    if not answers:
        fields.fail("'answer' must hold at least one action")
    wrong = tuple([_wrong(Fields(fields.where, content), key) for content in fields.items("wrong", optional=True)])
    steps = [
        Step(fields.where, text, points, answer, wrong=wrong, continued=number > 0)
        for number, answer in enumerate(answers)
    ]
    then = fields.descriptions("then", optional=True)
    promises = fields.descriptions("promises", optional=True)
    return [*steps[:-1], replace(steps[-1], script=then, promises=promises)]


def _wrong(fields: Fields, key: str) -> WrongAnswer:
    wrong = WrongAnswer(fields.mapping("action"), _text(fields, "say", key))
    fields.nothing_left()
    return wrong


def _text(fields: Fields, name: str, key: str) -> str:
    """The name of a message, which begins with that of the lesson."""
    text = fields.word(name)
    if not text.startswith(f"{key}-"):
        fields.fail(f"the message '{text}' must begin with '{key}-'")
    return text
