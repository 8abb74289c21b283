"""Somebody who takes a lesson in the browser."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from sampan.lessons.course import Course, course
from sampan.lessons.lesson import Lesson, Step
from sampan.lessons.unroll import unroll


class Learner:
    """Knows the lesson, and so what each step should say and point at, and what is to be answered."""

    def __init__(self, page: Page, game: str, lesson: str, language: str = "en") -> None:
        self.page = page
        self.course: Course = course(game)
        self.lesson: Lesson = self.course.lesson(lesson)
        self.language = language
        self.asked = [  # every question, with the number of the right answer in the list of actions
            (unrolled.step, unrolled.state.legal().index(lesson_answer(self.lesson, unrolled.state, unrolled.step)))
            for scene in unroll(self.lesson)
            for unrolled in scene
            if unrolled.step.answer is not None
        ]

    @property
    def steps(self) -> list[Step]:
        """The steps that have a text."""
        return [step for step in self.lesson.steps if step.text is not None]

    @property
    def next(self) -> Locator:
        return self.page.locator("#lesson-next")

    def sees(self, step: Step) -> None:
        """The text of the step is there, and what it points at is on the board."""
        assert step.text is not None
        expect(self.page.locator("#prompt-sentence")).to_have_text(self.said(step.text))
        for point in step.points:
            expect(self.page.locator(f'[data-thing="{point}"]').filter(visible=True).first).to_be_visible()

    def said(self, message: str) -> str:
        """A message as the page shows it; French has no-break spaces, which count as spaces here."""
        return self.course.say(self.language, message)

    def answer_by_list(self, number: int) -> None:
        """Choose an action from the plain list, and confirm it where that is asked."""
        page = self.page
        actions = page.locator("details.sheet")
        if actions.get_attribute("open") is None:
            actions.locator("> summary").click()
        actions.locator("form").wait_for()
        many = actions.locator("details:not([open]) > summary")
        while many.count():
            many.first.click()
        actions.locator(f"input[name=action][value='{number}']").check()
        actions.locator("form > .primary").click()
        page.locator(".proposal .primary, #lesson-next").or_(page.locator("details.sheet:not([open])")).first.wait_for()
        if page.locator(".proposal .primary").count():
            page.locator(".proposal .primary").click()


def lesson_answer(lesson: Lesson, state: object, step: Step) -> int:
    """The code of the right answer."""
    return lesson.game.find(state, step.answer)  # type: ignore[arg-type]
