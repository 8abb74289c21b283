"""Lessons over HTTP: courses, lessons as their learners see them, and what answers are worth."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import httpx
import pytest
from serving import Host

import sampan
from sampan.core.rng import Rng
from sampan.lessons.course import course, course_keys
from sampan.lessons.course_data import CourseError
from sampan.lessons.lesson import Lesson
from sampan.lessons.unroll import unroll
from sampan.server.lesson_routes import lesson_details

LESSONS = [(key, entry.key) for key in course_keys() for entry in course(key).entries]
WORLDS = 12


@pytest.mark.parametrize("key", course_keys())
def test_a_course_lists_its_lessons(host: Host, key: str) -> None:
    told = host.get(f"/lessons/{key}").json()
    of = course(key)
    assert [lesson["key"] for lesson in told["lessons"]] == [entry.key for entry in of.entries]
    assert told["minutes"] == of.minutes
    assert told["closing"] == {"seats": of.closing.seats, "bot": of.closing.bot, "options": of.closing.options}
    (game,) = [game for game in host.get("/games").json() if game["key"] == key]
    assert game["course"] == {"lessons": told["lessons"], "minutes": told["minutes"]}


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_a_lesson_is_sent_packed_and_only_once(host: Host, key: str, name: str) -> None:
    answer = host.get(f"/lessons/{key}/{name}")
    assert answer.json() == json.loads(json.dumps(lesson_details(course(key).lesson(name))))
    assert answer.headers["content-encoding"] == "gzip"
    address = f"{host.url}/api/lessons/{key}/{name}"
    again = httpx.get(address, headers={"If-None-Match": answer.headers["etag"]}, trust_env=False)
    assert (again.status_code, again.content) == (304, b"")


def test_what_there_is_not_is_refused(host: Host) -> None:
    key = course_keys()[0]
    assert host.get("/lessons/chess").json()["reason"] == "no-game"
    missing = host.get(f"/lessons/{key}/nothing")
    assert (missing.status_code, missing.json()["reason"]) == (404, "no-lesson")
    assert missing.json()["fields"]["known"] == [entry.key for entry in course(key).entries]


class TestTrying:
    @pytest.fixture
    def question(self) -> tuple[str, int, dict[str, Any], dict[str, Any]]:
        """The address of the first lesson, its first question, the right answer and another one."""
        key, name = LESSONS[0]
        (step, unrolled) = next(
            (number, unrolled)
            for number, unrolled in enumerate(unroll(course(key).lesson(name))[0])
            if unrolled.step.answer is not None
        )
        right = dict(unrolled.step.answer or {})
        legal = [unrolled.state.describe_unchecked(action) for action in unrolled.state.legal()]
        return f"/lessons/{key}/{name}/try", step, right, next(action for action in legal if action != right)

    def test_the_right_answer_is_known_and_another_is_told_what_it_does(self, host: Host, question: Any) -> None:
        address, step, right, other = question
        told = host.post(address, {"scene": 0, "step": step, "action": right}).json()
        assert told["right"]
        assert told["say"] is None
        told = host.post(address, {"scene": 0, "step": step, "action": other}).json()
        assert not told["right"]
        assert told["events"] or told["say"]

    def test_an_answer_that_is_not_legal_is_refused_by_the_rules(self, host: Host, question: Any) -> None:
        address, step, right, _ = question
        refused = host.post(address, {"scene": 0, "step": step, "action": {**right, "card": "B4"}})
        assert refused.status_code == 400
        assert refused.json()["sentence"]["fr"]

    def test_a_refusal_names_those_who_sit_there(self, host: Host) -> None:
        lesson = course("yin_yang").lesson("losing")
        (scene,) = [number for number, steps in enumerate(unroll(lesson)) if steps[0].state.eliminated()]
        action = {"kind": "play", "card": "W5", "giver": 0, "receiver": 1}
        refused = host.post("/lessons/yin_yang/losing/try", {"scene": scene, "step": 0, "action": action}).json()
        assert refused["reason"] == "player-out"
        assert refused["sentence"]["en"] == "Willow is out and cannot be named."

    def test_only_questions_can_be_answered(self, host: Host, question: Any) -> None:
        address, step, right, _ = question
        assert host.post(address, {"scene": 0, "step": step - 1, "action": right}).json()["reason"] == "nothing-asked"
        assert host.post(address, {"scene": 7, "step": step, "action": right}).json()["reason"] == "no-such-step"
        assert host.post(address, {"scene": -1, "step": step, "action": right}).json()["reason"] == "field-form"
        assert host.post(address, {"scene": 0, "step": step}).json()["reason"] == "field-missing"
        large = host.post(address, {"scene": 0, "step": step, "action": {"kind": "x" * 5000}})
        assert (large.status_code, large.json()["reason"]) == (413, "body-large")

    def test_nobody_asks_too_often(self, new_host: Any, question: Any) -> None:
        address, step, right, _ = question
        slow = new_host(rate=0.001, burst=3)
        answers = [slow.post(address, {"scene": 0, "step": step, "action": right}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


def other_worlds(lesson: Lesson, seed: str) -> list[Lesson]:
    """The lesson with hidden cards drawn afresh, as far as its scripts can be played with those."""
    worlds = []
    for number in range(WORLDS):
        scenes = []
        for scene in lesson.scenes:
            state = lesson.game.restore({**scene.position, "options": {**state_options(lesson, scene.options)}})
            world = state.resample(lesson.seat, Rng(f"{seed} {number}"))
            scenes.append(replace(scene, position=world.position()))
        other = replace(lesson, scenes=tuple(scenes))
        try:
            unroll(other)
        except CourseError:
            continue  # in that world somebody does not hold a card that the script plays
        worlds.append(other)
    return worlds


def state_options(lesson: Lesson, chosen: Any) -> dict[str, object]:
    return lesson.game.start(len(lesson.seats), chosen).options


def test_hidden_hands_never_leave() -> None:
    """Two lessons that differ only in what the learner cannot know are sent alike, until an event reveals it."""
    compared = 0
    for key, name in LESSONS:
        lesson = course(key).lesson(name)
        for other in other_worlds(lesson, f"{key} {name}"):
            for one, two in zip(lesson_details(lesson)["scenes"], lesson_details(other)["scenes"], strict=True):
                assert_alike(one["steps"], two["steps"], f"{key} {name}")
            compared += any(
                one.position() != two.position() for one, two in zip(starts_of(lesson), starts_of(other), strict=True)
            )
    assert compared > 0


def assert_alike(steps: list[dict[str, Any]], others: list[dict[str, Any]], where: str) -> None:
    for step, other in zip(steps, others, strict=True):
        for field in ("text", "points", "view", "decision", "answer"):
            assert step[field] == other[field], f"{where} {step['text']}: {field}"
        for frame, shown in zip(step["frames"], other["frames"], strict=True):
            if frame["events"] != shown["events"]:
                return
            assert frame["view"] == shown["view"], f"{where} {step['text']}"


def starts_of(lesson: Lesson) -> list[sampan.State]:
    return [scene[0].state for scene in unroll(lesson)]
