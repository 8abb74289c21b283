"""Lessons in the terminal: what there is, a whole lesson, wrong answers and bad input."""

from __future__ import annotations

import re

import pytest

from sampan import text
from sampan.cli.typed_actions import example
from sampan.lessons.course import course, course_keys
from sampan.lessons.unroll import unroll
from sampan.text.phrases import Phrases

LESSONS = [(key, entry.key) for key in course_keys() for entry in course(key).entries]


class Learner:
    """Somebody who gives every right answer, in the words of a description, and goes on with Enter."""

    def __init__(self, key, name):
        lesson = course(key).lesson(name)
        names = [seat or "Guest" for seat in lesson.seats]
        phrases = Phrases(lesson.game.package, "en", names, lesson.seat, lesson.game.seat_fields)
        steps = [unrolled.step for scene in unroll(lesson) for unrolled in scene]
        self.answers = [example(step.answer, lesson.game, phrases) for step in steps if step.answer is not None]

    def __call__(self, screen):
        return self.answers.pop(0) if re.search(r"(Your choice|Votre choix)[^\n]*> $", screen) else ""


def test_courses_and_lessons_are_listed(run):
    listed = run("learn")
    assert listed.code == 0
    assert all(key in listed.out for key in course_keys())
    key = course_keys()[0]
    lessons = run("learn", key, "--lang", "fr").out
    of = course(key)
    assert all(of.say("fr", f"{entry.key}-title") in lessons for entry in of.entries)
    assert f"sampan learn {key} {of.entries[0].key}" in lessons


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_every_lesson_can_be_shown_to_its_end(run, key, name):
    language = text.LANGUAGES[LESSONS.index((key, name)) % len(text.LANGUAGES)]
    show = {"en": "show", "fr": "montrer"}[language]

    def learner(screen):
        return show if re.search(r"(Your choice|Votre choix)[^\n]*> $", screen) else ""

    done = run("learn", key, name, "--lang", language, typed=learner)
    assert done.code == 0
    assert done.err == ""
    of = course(key)
    said = " ".join(done.out.split())
    for step in of.lesson(name).steps:
        if step.text is not None:
            assert " ".join(of.say(language, step.text).split()) in said
    assert "sampan learn" in done.out or "sampan play" in done.out


def test_a_lesson_is_answered_in_words(run):
    done = run("learn", "yin_yang", "goal", typed=Learner("yin_yang", "goal"))
    assert done.code == 0
    assert "Not this time" not in done.out
    assert "The game is over" in done.out


def test_a_wrong_answer_is_told_what_it_would_do_and_asked_again(run):
    done = run("learn", "yin_yang", "goal", typed="\n\n1\n2\n")
    wrong = course("yin_yang").say("en", "goal-win-pass")
    assert f"Not this time. {wrong}" in done.out
    assert "What would happen: You play nothing." in done.out
    # The right one is taken after that, and the input ends at the next step.
    assert "You gain a white token." in done.out
    assert done.code == 3


def test_what_is_typed_wrongly_changes_nothing(run):
    done = run("learn", "yin_yang", "goal", typed="\n\nW4\n9\nplay card=W7 player=Willow\nhelp\nback\n2\n\nquit\n")
    assert "“W4” matches nothing that is possible now" in done.out
    assert "Choose a number from 1 to 3" in done.out
    assert "The card W7 is not in that hand." in done.out
    assert "do what is asked for" in done.out
    assert "You gain a white token." in done.out
    assert done.code == 0


def test_what_there_is_not_is_refused(run):
    refused = run("learn", "yin_yang", "nothing")
    assert refused.code == 1
    assert "goal, turn" in refused.err
    assert run("learn", "chess").code == 1
    assert run("learn", "yin_yang", "goal", "more").code == 2


def test_a_position_is_drawn_after_every_answer(run):
    done = run("learn", "yin_yang", "goal", typed=Learner("yin_yang", "goal"))
    lesson = course("yin_yang").lesson("goal")
    questions = [step for step in lesson.steps if step.kind == "ask"]
    assert done.out.count("Your hand") == len(lesson.scenes) + len(questions)
