"""Every lesson of every course can be taken to its end, teaches what it says, and has words for all of it."""

from __future__ import annotations

import json
import re
from importlib import import_module, resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import sampan
from sampan import CHANCE, text
from sampan.core.rng import Rng
from sampan.lessons.attempt import try_action
from sampan.lessons.course import course, course_keys
from sampan.lessons.lesson import Lesson
from sampan.lessons.unroll import UnrolledStep, unroll
from sampan.text.phrases import Phrases

LESSONS = [(key, entry.key) for key in course_keys() for entry in course(key).entries]
RULE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo"]

every_course = pytest.mark.parametrize("key", course_keys())
every_lesson = pytest.mark.parametrize(("key", "name"), LESSONS)


def steps_of(lesson: Lesson) -> list[tuple[int, int, UnrolledStep]]:
    scenes = enumerate(unroll(lesson))
    return [(scene, place, step) for scene, steps in scenes for place, step in enumerate(steps)]


def questions_of(lesson: Lesson) -> list[tuple[int, int, UnrolledStep]]:
    return [found for found in steps_of(lesson) if found[2].step.answer is not None]


def messages(package: str, language: str) -> dict[str, ast.Message]:
    """The messages of a course or of a game, by their names."""
    source = resources.files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{package} {language}: {junk}"
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), f"{package} {language}: a message stands there twice"
    return {message.id.name: message for message in found}


@every_lesson
def test_answers_and_scripts_can_be_played_and_keep_their_promises(key: str, name: str) -> None:
    for _, _, unrolled in steps_of(course(key).lesson(name)):  # a CourseError says what cannot
        assert unrolled.state.to_move() != CHANCE


@every_lesson
def test_a_position_comes_back_as_it_is(key: str, name: str) -> None:
    for _, _, unrolled in steps_of(course(key).lesson(name)):
        position = json.loads(json.dumps(unrolled.state.position()))
        assert sampan.game(key).restore(position).position() == unrolled.state.position()


@every_lesson
def test_each_question_has_one_right_answer(key: str, name: str) -> None:
    lesson = course(key).lesson(name)
    for scene, place, unrolled in questions_of(lesson):
        answer = unrolled.step.answer
        assert answer is not None
        where = unrolled.step.where
        state = unrolled.state
        legal = [state.describe_unchecked(action) for action in state.legal()]
        assert len(legal) > 1 or unrolled.step.continued, f"{where}: there is nothing to choose"
        assert legal.count(dict(answer)) == 1, f"{where}: {answer} is not written as the game lists it"
        assert try_action(lesson, scene, place, answer).right
        rights = [action for action in legal if try_action(lesson, scene, place, action).right]
        assert rights == [answer], where


@every_lesson
def test_a_lesson_asks_often_and_teaches_something(key: str, name: str) -> None:
    lesson = course(key).lesson(name)
    assert 2 <= len(lesson.steps) <= 30
    questions = [step for step in lesson.steps if step.kind == "ask"]
    assert 3 * len(questions) >= len(lesson.steps), f"{key} {name} asks too seldom"
    assert any(unrolled.step.promises for _, _, unrolled in questions_of(lesson))


@every_lesson
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_other_answer_is_told_what_it_would_do(key: str, name: str, language: str) -> None:
    of = course(key)
    lesson = of.lesson(name)
    game = lesson.game
    words = import_module(f"{game.package}.terminal_drawing").WORDS
    names = [seat or NAMES[number] for number, seat in enumerate(lesson.seats)]
    phrases = Phrases(game.package, language, names, lesson.seat, game.seat_fields, words)
    for scene, place, unrolled in questions_of(lesson):
        state = unrolled.state
        for action in [state.describe_unchecked(code) for code in state.legal()]:
            tried = try_action(lesson, scene, place, action)
            told = [phrases.event(event) for event in tried.events]
            if tried.say is not None:
                told.append(of.say(language, tried.say))
            assert tried.right or any(told), f"{unrolled.step.where}: nothing is said of {action}"


@every_lesson
def test_every_wrong_answer_that_has_words_can_be_given(key: str, name: str) -> None:
    lesson = course(key).lesson(name)
    said = set()
    for scene, place, unrolled in questions_of(lesson):
        for action in [unrolled.state.describe_unchecked(code) for code in unrolled.state.legal()]:
            said.add(try_action(lesson, scene, place, action).say)
    for step in lesson.steps:
        for wrong in step.wrong:
            assert wrong.text in said, f"{step.where}: no wrong answer is told {wrong.text}"


@every_lesson
def test_no_secret_leaves(key: str, name: str) -> None:
    """All that a learner is shown is the same whatever the others may hold."""
    lesson = course(key).lesson(name)
    for scene, place, unrolled in steps_of(lesson):
        state = unrolled.state
        for number in range(3):
            other = state.resample(lesson.seat, Rng(f"{key} {name} {scene} {place} {number}"))
            assert other.view(lesson.seat) == state.view(lesson.seat), unrolled.step.where
            if state.to_move() == lesson.seat:
                assert other.legal() == state.legal(), unrolled.step.where
                assert [str(one) for one in other.blocked()] == [str(one) for one in state.blocked()]


@every_course
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_what_is_quoted_has_that_name_at_the_table(key: str, language: str) -> None:
    def plain(message: ast.Message) -> str:
        assert message.value is not None
        return "".join(str(part.value) for part in message.value.elements if isinstance(part, ast.TextElement))

    names = {plain(message) for message in messages(sampan.game(key).package, language).values()}
    for name, message in messages(course(key).package, language).items():
        for quoted in re.findall(r"[“«]\s?(.+?)\s?[”»]", plain(message)):
            assert quoted in names, f"{key} {language} {name}: nothing is called {quoted}"


@every_course
def test_both_languages_have_every_message_and_no_other(key: str) -> None:
    of = course(key)
    used = {text for entry in of.entries for text in of.lesson(entry.key).texts}
    for language in text.LANGUAGES:
        assert set(messages(of.package, language)) == used, f"{key} {language}"
        for message in used:
            assert of.say(language, message).strip()


@every_course
def test_both_languages_use_the_same_variables(key: str) -> None:
    of = course(key)
    for message in messages(of.package, text.LANGUAGES[0]):
        used = {text.variables(language, of.package, message) for language in text.LANGUAGES}
        assert used == {frozenset()}, f"{key} {message}"  # a lesson knows everything that happens in it


@every_course
def test_texts_are_short(key: str) -> None:
    of = course(key)
    for language in text.LANGUAGES:
        for message in messages(of.package, language):
            said = of.say(language, message)
            assert len(said) <= 240, f"{key} {language} {message} has {len(said)} characters"


@every_course
def test_every_rule_is_taught_or_left_out_for_a_reason(key: str) -> None:
    of = course(key)
    guide = set(RULE.findall(of.game.guide("en")))
    taught = {rule for entry in of.entries for rule in of.lesson(entry.key).rules}
    assert taught <= guide, f"no such rules: {sorted(taught - guide)}"
    assert set(of.not_taught) <= guide, f"no such rules: {sorted(set(of.not_taught) - guide)}"
    assert not taught & set(of.not_taught), "taught and not taught at once"
    missing = sorted(guide - taught - set(of.not_taught))
    assert not missing, f"neither taught nor listed in not_taught: {missing}"


@every_course
def test_the_closing_game_can_be_set_up(key: str) -> None:
    closing = course(key).closing
    assert closing.bot in sampan.bot_names()
    state: Any = sampan.game(key).start(closing.seats, closing.options)
    assert not state.outcome()


def test_a_course_is_no_file_of_another_game() -> None:
    for key, name in LESSONS:
        for scene in course(key).lesson(name).scenes:
            assert scene.position["game"] == key
