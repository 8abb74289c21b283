"""`python -m sampan.lessons GAME [LESSON]`: plays the lessons of a course through, for whoever writes them.

It prints every step with its text and what happens after it. At a question it lists the other legal actions with
what the learner would be told of them; those of which nothing would be told, and everything that is wrong with the
data, come with a !, and make the exit code 1.
"""

from __future__ import annotations

import sys

from sampan import text
from sampan.lessons.attempt import try_action
from sampan.lessons.course import course
from sampan.lessons.course_data import CourseError, Description
from sampan.lessons.lesson import Lesson
from sampan.lessons.unroll import UnrolledStep, unroll
from sampan.text.phrases import Phrases

MOST_OTHERS = 40  # of the other actions of a question that are listed


class Printer:
    """Prints a lesson in one language."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson = lesson
        self.language = language
        game = lesson.game
        names = [name or "You" for name in lesson.seats]
        self.phrases = Phrases(game.package, language, names, lesson.seat, game.seat_fields)
        self.faults = 0

    def lesson_through(self) -> None:
        """Print the whole lesson."""
        self._line(f"{self.lesson.key}: {self._said(f'{self.lesson.key}-title')}")
        for number, scene in enumerate(unroll(self.lesson)):
            self._line(f"  scene {number + 1}")
            for place, unrolled in enumerate(scene):
                self._step(number, place, unrolled)
        self._line(f"  learnt: {self._said(f'{self.lesson.key}-learnt')}\n")

    def _step(self, scene: int, place: int, unrolled: UnrolledStep) -> None:
        step = unrolled.step
        points = f"  -> {' '.join(step.points)}" if step.points else ""
        self._line(f"    {place + 1} {step.kind}: {'' if step.text is None else self._said(step.text)}{points}")
        if step.answer is not None:
            self._line(f"        right: {self.phrases.action(step.answer)}")
            legal = [unrolled.state.describe_unchecked(action) for action in unrolled.state.legal()]
            others = [action for action in legal if not try_action(self.lesson, scene, place, action).right]
            for action in others[:MOST_OTHERS]:
                self._other(scene, place, action)
            if len(others) > MOST_OTHERS:
                self._line(f"        and {len(others) - MOST_OTHERS} others")
        for frame in unrolled.frames:
            self._line(f"        {self._sentences(frame.events)}")

    def _other(self, scene: int, place: int, action: Description) -> None:
        tried = try_action(self.lesson, scene, place, action)
        told = " / ".join(filter(None, [self._sentences(tried.events), tried.say and self._said(tried.say)]))
        self._line(
            f"        wrong: {dict(action)} {told}" if told else f"        {self._fault('nothing told')} {action}"
        )

    def _sentences(self, events: list[dict[str, object]]) -> str:
        return " ".join(filter(None, [self.phrases.event(event) for event in events]))

    def _said(self, message: str) -> str:
        package = f"{self.lesson.game.package}.lessons"
        return (
            text.say(self.language, package, message)
            if text.has(self.language, package, message)
            else self._fault(f"no message {message} in text/{self.language}.ftl")
        )

    def _fault(self, problem: str) -> str:
        self.faults += 1
        return f"! {problem}"

    def _line(self, line: str) -> None:
        sys.stdout.write(line + "\n")


def main(arguments: list[str]) -> int:
    """Print what is asked for; 1 if something is wrong."""
    faults = 0
    taught = course(arguments[0])
    for key in arguments[1:] or [entry.key for entry in taught.entries]:
        for language in text.LANGUAGES:
            try:
                printer = Printer(taught.lesson(key), language)
                printer.lesson_through()
                faults += printer.faults
            except CourseError as problem:
                sys.stdout.write(f"! {problem}\n")
                return 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
