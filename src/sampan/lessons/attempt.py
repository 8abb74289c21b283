"""What a learner's answer is worth: whether it is the right one, and what it would do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeGuard

from sampan.core.errors import SampanError
from sampan.core.match import foresee
from sampan.core.options import shown
from sampan.core.rng import Rng
from sampan.lessons.course import PACKAGE
from sampan.lessons.course_data import Description
from sampan.lessons.lesson import Lesson
from sampan.lessons.unroll import unroll


@dataclass(frozen=True)
class Attempt:
    """A legal answer: whether it is right, what the learner can foresee of it, and what to say of a wrong one."""

    right: bool
    events: list[dict[str, object]]
    say: str | None


def try_action(lesson: Lesson, scene: object, step: object, action: Description) -> Attempt:
    """What an answer to a question is worth; scenes and steps count from 0. A refusal if it is not legal."""
    if not _is_index(scene, len(lesson.scenes)) or not _is_index(step, len(lesson.scenes[scene].steps)):
        raise SampanError("no-such-step", {"scene": shown(scene), "step": shown(step)}, PACKAGE)
    unrolled = unroll(lesson)[scene][step]
    asked, state = unrolled.step, unrolled.state
    if asked.answer is None:
        raise SampanError("nothing-asked", {}, PACKAGE)
    code = lesson.game.find(state, action)
    right = code == lesson.game.find(state, asked.answer)
    # The same try must foresee the same: nothing of what it shows depends on hidden information.
    events = foresee(lesson.game, state, code, Rng(f"{lesson.game.key} {lesson.key} {scene} {step}"))
    found = [wrong.text for wrong in asked.wrong if wrong.fits(state.describe_unchecked(code))]
    return Attempt(right, events, None if right or not found else found[0])


def _is_index(number: object, length: int) -> TypeGuard[int]:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < length
