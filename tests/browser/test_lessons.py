"""Lessons: by mouse, by keys alone and by finger; wrong answers, refusals, and the way through a course."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from access import check_access
from keys import tab_to
from learning import Learner
from playwright.sync_api import Page, expect
from visiting import Visitor, pass_until

from sampan.lessons.course import course

GOAL = "#/learn/yin_yang/goal"


@pytest.fixture
def learn(visit: Callable[..., Visitor]) -> Callable[..., tuple[Visitor, Page]]:
    def begin(place: str = GOAL, clock: bool = False, **how: object) -> tuple[Visitor, Page]:
        visitor = visit(**how)
        if clock:
            visitor.page.clock.install(time=0)
        visitor.go(place)
        visitor.page.locator("#prompt-sentence").wait_for()
        return visitor, visitor.page

    return begin


def thing(page: Page, name: str) -> None:
    page.locator(f'[data-thing="{name}"]').filter(visible=True).first.click()


def test_a_lesson_by_mouse(learn: Callable[..., tuple[Visitor, Page]]) -> None:
    _, page = learn()
    learner = Learner(page, "yin_yang", "goal")
    tokens, number, win, won, many, exact = learner.steps

    learner.sees(tokens)
    expect(page.locator('[data-thing="token:0:white"].pointed')).to_be_visible()
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    learner.next.click()
    learner.sees(number)
    expect(page.locator('[data-thing="goal"].pointed').first).to_be_visible()
    page.get_by_role("button", name="Back").click()
    learner.sees(tokens)
    learner.next.click()
    learner.next.click()

    # A wrong answer does nothing but say what it would do.
    learner.sees(win)
    page.get_by_role("button", name="Play nothing").click()
    wrong = page.locator(".wrong[role=status]")
    expect(wrong).to_contain_text(learner.said("goal-win-pass"))
    expect(wrong).to_contain_text("What would happen: You play nothing.")
    learner.sees(win)
    thing(page, "hand:W1")
    expect(page.locator(".asked.soft")).not_to_be_empty()
    thing(page, "seat:1")
    page.get_by_role("button", name="Do it").click()
    expect(wrong).to_contain_text(learner.said("goal-win-willow"))
    expect(wrong).to_contain_text("Willow gains a white token.")

    thing(page, "hand:W1")
    thing(page, "seat:0")
    expect(page.locator(".proposal")).to_contain_text("you gain 1 white token")
    page.get_by_role("button", name="Do it").click()
    learner.sees(won)
    expect(wrong).to_be_empty()
    assert "You play W1 White token." in " ".join(page.locator("aside ol button").all_inner_texts())

    # Another scene is another table; what is asked can always be shown.
    learner.next.click()
    learner.sees(many)
    assert page.locator("aside ol button").count() == 0
    page.get_by_role("button", name="Show me").click()
    learner.sees(exact)
    learner.next.click()
    expect(page.locator("#lesson-end")).to_have_text(learner.said("goal-learnt"))
    page.get_by_role("link", name="Next lesson: Your turn: draw, then play").click()
    Learner(page, "yin_yang", "turn").sees(course("yin_yang").lesson("turn").steps[0])


def test_what_the_rules_forbid_is_refused_with_their_reason(learn: Callable[..., tuple[Visitor, Page]]) -> None:
    visitor, page = learn("#/learn/yin_yang/losing")
    visitor.may_be_refused = True
    learner = Learner(page, "yin_yang", "losing")
    for step in learner.steps[:4]:
        learner.sees(step)
        page.get_by_role("button", name="Show me").or_(learner.next).click()
    learner.sees(learner.steps[4])
    thing(page, "hand:W5")
    page.locator('[data-thing="seat:1"]').click(force=True)  # who is out of the game
    refusal = page.locator(".bubble[role=status]")
    expect(refusal).to_contain_text("Willow is out and cannot be named.")
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    # It was no answer.
    learner.sees(learner.steps[4])
    expect(page.locator(".wrong")).to_be_empty()


def test_what_cannot_be_played_says_why(learn: Callable[..., tuple[Visitor, Page]]) -> None:
    _, page = learn("#/learn/yin_yang/cards")
    learner = Learner(page, "yin_yang", "cards")
    learner.next.click()
    learner.next.click()
    learner.sees(learner.steps[2])
    expect(page.locator('[data-thing="hand:W4"]')).to_contain_text("Needs a discarded card; there is none.")


def test_a_lesson_by_keys_alone_in_french(learn: Callable[..., tuple[Visitor, Page]]) -> None:
    _, page = learn(locale="fr-FR")
    learner = Learner(page, "yin_yang", "goal", "fr")
    tokens, number, win, won, many, exact = learner.steps
    learner.sees(tokens)
    page.keyboard.press("Enter")
    learner.sees(number)
    page.keyboard.press("ArrowLeft")
    learner.sees(tokens)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    learner.sees(win)
    page.keyboard.press("ArrowRight")
    learner.sees(win)  # a question wants an answer

    tab_to(page, "Ne rien jouer")
    page.keyboard.press("Enter")
    expect(page.locator(".wrong")).to_contain_text(learner.said("goal-win-pass").partition(" ")[0])
    page.locator('[data-thing="hand:W1"].lit').press("Enter")
    page.locator('[data-thing="seat:0"].lit').press("Enter")
    page.locator(".proposal").wait_for()
    page.keyboard.press("Enter")
    learner.sees(won)
    page.keyboard.press("Enter")
    learner.sees(many)
    tab_to(page, "Montrez-moi")
    page.keyboard.press("Enter")
    learner.sees(exact)
    page.keyboard.press("Enter")
    expect(page.locator("#lesson-end")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    Learner(page, "yin_yang", "turn", "fr").sees(course("yin_yang").lesson("turn").steps[0])


def test_a_lesson_by_finger(learn: Callable[..., tuple[Visitor, Page]]) -> None:
    _, page = learn(phone=True, scheme="dark")
    learner = Learner(page, "yin_yang", "goal")
    learner.next.tap()
    learner.next.tap()
    learner.sees(learner.steps[2])
    page.locator('[data-thing="hand:W1"]').tap()
    page.locator('[data-thing="seat:0"]').tap()
    page.get_by_role("button", name="Do it").tap()
    learner.sees(learner.steps[3])
    check_access(page, "a lesson on a phone")


def test_what_others_do_is_played_back(learn: Callable[..., tuple[Visitor, Page]]) -> None:
    _, page = learn("#/learn/yin_yang/turn", speed="slow", clock=True)
    learner = Learner(page, "yin_yang", "turn")
    learner.sees(learner.steps[0])
    thing(page, "deck:white")
    learner.sees(learner.steps[1])
    learner.next.click()
    page.clock.pause_at(3600)
    thing(page, "hand:W1")
    thing(page, "seat:0")
    page.get_by_role("button", name="Do it").click()
    # First what comes of it, then what the next step says; Next skips to that.
    pass_until(page, page.locator("#prompt-sentence", has_text="Willow draws a black card."))
    learner.next.click()
    learner.sees(learner.steps[3])


def test_the_way_through_a_course(visit: Callable[..., Visitor]) -> None:
    visitor = visit("#/")
    page = visitor.page
    card = page.locator("article", has_text="Yin & Yang")
    card.get_by_role("link", name="Learn in about").click()
    page.get_by_role("heading", name="Yin & Yang: lessons").wait_for()
    check_access(page, "a course")
    lessons = course("yin_yang").entries
    expect(page.locator("ol li")).to_have_count(len(lessons))
    expect(page.locator("li.next")).to_contain_text("Tokens and the goal")

    all_but_last = [lesson.key for lesson in lessons[:-1]]
    page.evaluate("learnt => localStorage['sampan.learnt'] = JSON.stringify({yin_yang: learnt})", all_but_last)
    page.reload()
    expect(page.locator("li.done")).to_have_count(len(all_but_last))
    page.get_by_role("link", name="Go on: A duel to the end").click()
    page.locator("#prompt-sentence").wait_for()
    end = page.locator("#lesson-end")
    while not end.count():  # which may come between this look and the click
        page.locator("#lesson-next").or_(page.get_by_role("button", name="Show me")).or_(end).first.click()

    # After the last lesson comes a short game, which leaves the usual table as it is.
    page.get_by_role("button", name="Play a short game").click()
    page.locator(".prompt").wait_for()
    assert page.locator(".seats li").count() == course("yin_yang").closing.seats
    visitor.go("#/")
    card.get_by_role("link", name="Lessons: Yin & Yang").wait_for()
    expect(card).not_to_contain_text("Learn in about")
    expect(card).to_contain_text("You and 2 bots")
    expect(card).not_to_contain_text("changed")


def test_lessons_are_at_hand_beside_rules_and_tables(visit: Callable[..., Visitor]) -> None:
    page = visit("#/rules/yin_yang").page
    page.get_by_role("link", name="Learn in about").wait_for()
    page = visit("#/new/yin_yang").page
    page.get_by_role("link", name="Learn in about").wait_for()


def test_another_language_changes_the_words_and_nothing_else(learn: Callable[..., tuple[Visitor, Page]]) -> None:
    _, page = learn()
    Learner(page, "yin_yang", "goal").next.click()
    page.locator(".languages").get_by_role("button", name="FR").click()
    french = Learner(page, "yin_yang", "goal", "fr")
    french.sees(french.steps[1])


def test_what_there_is_not_is_said(visit: Callable[..., Visitor]) -> None:
    visitor = visit("#/learn/yin_yang/nothing")
    visitor.page.get_by_role("alert").wait_for()
    assert "There is no lesson" in visitor.page.get_by_role("alert").inner_text()
    visitor.problems.clear()  # the browser's own note of the answer 404
