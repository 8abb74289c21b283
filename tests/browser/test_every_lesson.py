"""Every lesson of every course, from its first step to its last, in a browser.

Each is taken once, in one of the languages, on one of the screens and in one of the schemes in turn. SAMPAN_LESSONS
names games, separated by commas, whose lessons are taken in all of these ways.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from access import check_access
from learning import Learner
from playwright.sync_api import expect
from visiting import Visitor

from sampan.lessons.course import course, course_keys

WAYS = [
    {"language": language, "phone": phone, "scheme": scheme}
    for language, phone, scheme in (
        ("en", False, "light"),
        ("fr", True, "dark"),
        ("en", True, "light"),
        ("fr", False, "dark"),
    )
]
ALL = [key for key in os.environ.get("SAMPAN_LESSONS", "").split(",") if key]
LESSONS = [(key, entry.key) for key in ALL or course_keys() for entry in course(key).entries]
CASES = [
    (key, name, way)
    for number, (key, name) in enumerate(LESSONS)
    for way in (WAYS if ALL else [WAYS[number % len(WAYS)]])
]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


@pytest.mark.parametrize(
    ("key", "name", "way"),
    CASES,
    ids=[f"{key}-{name}-{way['language']}-{'phone' if way['phone'] else 'desk'}" for key, name, way in CASES],
)
def test_a_lesson_is_taken_to_its_end(
    visit: Callable[..., Visitor], key: str, name: str, way: dict[str, str | bool]
) -> None:
    language = str(way["language"])
    visitor = visit(f"#/learn/{key}/{name}", phone=way["phone"], scheme=way["scheme"], locale=LOCALES[language])
    page = visitor.page
    learner = Learner(page, key, name, language)
    questions = list(learner.asked)
    for number, step in enumerate(learner.steps):
        learner.sees(step)
        if number in (0, len(learner.steps) // 2):
            check_access(page, f"{key} {name} {number}")
        if step.kind != "ask":
            learner.next.click()
            continue
        _, right = questions.pop(0)
        learner.answer_by_list(right)
        while questions and questions[0][0].continued:
            learner.answer_by_list(questions.pop(0)[1])
        expect(page.locator(".wrong p")).to_have_count(0)
    expect(page.locator("#lesson-end")).to_have_text(learner.said(f"{name}-learnt"))
    check_access(page, f"{key} {name} at its end")
    kept = page.evaluate("JSON.parse(localStorage['sampan.learnt'])")
    assert kept == {key: [name]}
