"""A lesson played through: the state before every step, and what happens after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from sampan.core.errors import SampanError
from sampan.core.events import Recorder
from sampan.core.options import check_options
from sampan.core.state import CHANCE, State
from sampan.lessons.course_data import CourseError, Description
from sampan.lessons.lesson import Lesson, Scene, Step


@dataclass(frozen=True)
class LessonFrame:
    """An action of an answer or a script: by whom (a seat or CHANCE), what the learner sees of it, the view after."""

    by: int
    events: list[dict[str, object]]
    view: dict[str, object]


@dataclass(frozen=True)
class UnrolledStep:
    """A step with the state in which the learner meets it, and the frames that lead to the state after it."""

    step: Step
    state: State
    frames: list[LessonFrame]
    after: State


@cache
def unroll(lesson: Lesson) -> list[list[UnrolledStep]]:
    """The steps of every scene; a CourseError names the step that cannot be played."""
    return [_unroll_scene(lesson, scene) for scene in lesson.scenes]


def _unroll_scene(lesson: Lesson, scene: Scene) -> list[UnrolledStep]:
    """The steps of a scene."""
    game = lesson.game
    try:
        # A stored position without an option is from before there was that option; one of a lesson means the default.
        options = check_options(game.options, scene.options, len(lesson.seats))
        state = game.restore({**scene.position, "options": options})
    except SampanError as problem:
        raise CourseError(scene.where, f"the position cannot be laid out: {problem}") from None
    unrolled: list[UnrolledStep] = []
    for step in scene.steps:
        before = state.clone()
        frames = _carry_out(lesson, step, state)
        unrolled.append(UnrolledStep(step, before, frames, state.clone()))
        _keep_promises(unrolled)
    return unrolled


def _carry_out(lesson: Lesson, step: Step, state: State) -> list[LessonFrame]:
    """Play what a step holds on the state; returns what the learner sees of it."""
    frames: list[LessonFrame] = []
    if step.answer is not None:
        if state.to_move() != lesson.seat:
            raise CourseError(step.where, f"the learner is asked, but {_mover(lesson, state)} is to move")
        frames.append(_act(lesson, step, state, "answer", step.answer))
    for action in step.script:
        if state.to_move() == lesson.seat:
            raise CourseError(step.where, f"the learner is to move, so {dict(action)} cannot follow by itself")
        frames.append(_act(lesson, step, state, "then" if step.answer else "play", action))
    if state.to_move() == CHANCE:
        raise CourseError(step.where, f"chance is left to move: it needs one of {_choices(state)}")
    return frames


def _act(lesson: Lesson, step: Step, state: State, field: str, action: Description) -> LessonFrame:
    by = int(state.to_move())
    recorder = Recorder()
    try:
        state.apply(lesson.game.find(state, action), recorder)
    except SampanError as problem:
        choices = f"; {_mover(lesson, state)} is to move, and can do one of {_choices(state)}"
        raise CourseError(step.where, f"'{field}' {dict(action)} is refused: {problem}{choices}") from None
    return LessonFrame(by, recorder.seen_by(lesson.seat), state.view(lesson.seat))


def _keep_promises(unrolled: Sequence[UnrolledStep]) -> None:
    """Every event that the last step promises must have happened, and the learner must have seen it."""
    step = unrolled[-1].step
    first = max(number for number, each in enumerate(unrolled) if not each.step.continued)
    events = [event for each in unrolled[first:] for frame in each.frames for event in frame.events]
    for promise in step.promises:
        if not any([promise.items() <= event.items() for event in events]):
            raise CourseError(step.where, f"the promise {dict(promise)} is not kept; what happened: {events}")


def _mover(lesson: Lesson, state: State) -> str:
    mover = int(state.to_move())
    if mover < 0:
        return "chance" if mover == CHANCE else "nobody"
    return "the learner" if mover == lesson.seat else lesson.seats[mover]


def _choices(state: State) -> str:
    """The first of the legal actions, for whoever writes a lesson."""
    legal = [state.describe_unchecked(action) for action in state.legal()]
    return f"{legal[:12]}{' ...' if len(legal) > 12 else ''}"
