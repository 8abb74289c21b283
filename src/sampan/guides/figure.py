"""Figures of a guide: positions, and what is played from them, for the page to draw with the game's own components."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sampan.core.errors import SampanError
from sampan.core.events import Recorder
from sampan.core.game import Game
from sampan.core.options import check_options
from sampan.core.state import State
from sampan.games.registry import game
from sampan.lessons.course_data import CourseError, Description, Fields, read_data

FOLDER: Final = "guide"


@dataclass(frozen=True)
class FigureStep:
    """One drawing: what is played before it, and which parts of the table it shows.

    `promises` are events that must happen in it, `holds` what must then stand in the view: values by their paths.
    """

    where: str
    parts: tuple[str, ...]
    script: tuple[Description, ...]
    promises: tuple[Description, ...]
    holds: Mapping[str, object]


@dataclass(frozen=True, eq=False)
class Figure:
    """A position, who sits there, whose view of it is drawn (None: a spectator's), and its drawings in order.

    `near` names the spaces that a drawing of a large board has to show.
    """

    game: Game
    name: str
    seats: tuple[str, ...]
    seat: int | None
    near: tuple[str, ...]
    position: Mapping[str, object]
    steps: tuple[FigureStep, ...]


@dataclass(frozen=True)
class FigureEntry:
    """An action on the way to a drawing: by whom (a seat or CHANCE), and what the observer sees of it."""

    by: int
    events: list[dict[str, object]]


@dataclass(frozen=True)
class Drawing:
    """A step with the view that is drawn, and what led to it from the drawing before."""

    step: FigureStep
    view: dict[str, object]
    entries: list[FigureEntry]


@cache
def figures(key: str) -> Mapping[str, Figure]:
    """The figures of a game's guide, by their names; a CourseError says what is wrong with them."""
    of = game(key)
    fields = read_data(of.package, "figures.json", FOLDER)
    if fields is None:
        return {}
    return {name: _figure(of, name, Fields(f"{fields.where}, {name}", content)) for name, content in fields.rest()}


@cache
def questions(key: str) -> Mapping[str, str]:
    """For each phase in which a seat may be asked something: the anchor of what the guide says of it."""
    fields = read_data(game(key).package, "questions.json", FOLDER)
    return {} if fields is None else {phase: str(anchor) for phase, anchor in fields.rest()}


@cache
def drawings(figure: Figure) -> list[Drawing]:
    """The drawings of a figure; a CourseError names the step that cannot be played or that breaks its promise."""
    state = restored(figure)
    found = []
    for step in figure.steps:
        entries = [_act(figure, step, state, action) for action in step.script]
        drawing = Drawing(step, state.view(figure.seat), entries)
        _keep_promises(drawing)
        found.append(drawing)
    return found


def restored(figure: Figure) -> State:
    """The state of a figure's position; a CourseError if there can be none."""
    options = Fields(figure.name, dict(figure.position)).mapping("options")
    try:
        completed = check_options(figure.game.options, options, len(figure.seats))
        return figure.game.restore({**figure.position, "options": completed})
    except SampanError as problem:
        raise CourseError(
            figure.steps[0].where, f"the position of {figure.name} cannot be laid out: {problem}"
        ) from None


def _figure(of: Game, name: str, fields: Fields) -> Figure:
    seats = fields.words("seats")
    seat = fields.take("seat")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(seats)):
        fields.fail(f"'seat' must be one of the seats, or null, not {seat!r}")
    position = {"game": of.key, "seats": len(seats), "options": {}, **fields.mapping("position")}
    near = fields.words("near", optional=True)
    parts = fields.words("parts")
    steps = tuple(
        [
            _step(Fields(f"{fields.where}, drawing {number}", content), parts)
            for number, content in enumerate(fields.items("steps", optional=True), 1)
        ]
    ) or (FigureStep(fields.where, parts, (), (), {}),)
    fields.nothing_left()
    return Figure(of, name, seats, seat, near, position, steps)


def _step(fields: Fields, parts: tuple[str, ...]) -> FigureStep:
    step = FigureStep(
        fields.where,
        fields.words("parts", optional=True) or parts,
        fields.descriptions("play", optional=True),
        fields.descriptions("promises", optional=True),
        fields.mapping("holds") if fields.has("holds") else {},
    )
    fields.nothing_left()
    return step


def _act(figure: Figure, step: FigureStep, state: State, action: Description) -> FigureEntry:
    by = int(state.to_move())
    recorder = Recorder()
    try:
        state.apply(figure.game.find(state, action), recorder)
    except SampanError as problem:
        raise CourseError(
            step.where,
            f"{dict(action)} is refused: {problem}; {by} is to move, and can do one of {_choices(state)}",
        ) from None
    return FigureEntry(by, recorder.seen_by(figure.seat))


def _keep_promises(drawing: Drawing) -> None:
    events = [event for entry in drawing.entries for event in entry.events]
    for promise in drawing.step.promises:
        if not any([promise.items() <= event.items() for event in events]):
            raise CourseError(drawing.step.where, f"the promise {dict(promise)} is not kept; what happened: {events}")
    for path, value in drawing.step.holds.items():
        found = _at(drawing.view, path)
        if found != value:
            raise CourseError(drawing.step.where, f"'{path}' is {found!r}, not {value!r}")


def _at(view: Mapping[str, object], path: str) -> object:
    """The value in a view at a path such as "players.0.money"; None if there is none."""
    found: Any = view
    for part in path.split("."):
        if isinstance(found, list):
            found = found[int(part)] if part.isdecimal() and int(part) < len(found) else None
        else:
            found = found.get(part) if isinstance(found, Mapping) else None
    return found


def _choices(state: State) -> str:
    legal = [state.describe_unchecked(action) for action in state.legal()]
    return f"{legal[:12]}{' ...' if len(legal) > 12 else ''}"
