"""Reading and playing lessons: what they may hold, and what is said of those that are not right."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import sampan
from sampan.core.errors import SampanError
from sampan.lessons.attempt import try_action
from sampan.lessons.course import course, course_keys, course_of
from sampan.lessons.course_data import CourseError, Fields
from sampan.lessons.lesson import Lesson, lesson_of
from sampan.lessons.unroll import unroll

Data = dict[str, Any]
GAME = sampan.game("yin_yang")
DRAWN = [{"kind": "draw", "colour": "black"}, {"kind": "turn_up", "card": "B5"}]
TOKEN: Data = {"kind": "play", "card": "W1", "player": 0}
ASK: Data = {"ask": "a-ask", "answer": TOKEN}
LESSON: Data = {
    "rules": ["YN-3"],
    "seats": ["", "Willow"],
    "seat": 0,
    "scenes": [
        {
            "position": {
                "phase": "play",
                "turn": 0,
                "goal": {"number": 4, "mode": "win"},
                "tokens": [[2, 3], [1, 2]],
                "hands": [["W1", "B1"], ["B1"]],
            },
            "steps": [
                {"say": "a-one", "point": ["goal"]},
                {**ASK, "then": [*DRAWN, {"kind": "pass"}], "promises": [{"kind": "passed", "seat": 1}]},
                {"say": "a-done"},
            ],
        }
    ],
}


def made(**changes: Any) -> Lesson:
    """The lesson, with some fields changed."""
    return lesson_of(GAME, "a", Fields("a.json", {**copy.deepcopy(LESSON), **changes}))


def with_steps(*steps: Data, **position: Any) -> Lesson:
    """The lesson with other steps, and perhaps another position."""
    scene = copy.deepcopy(LESSON["scenes"][0])
    scene["position"].update(position)
    return made(scenes=[{**scene, "steps": list(steps)}])


def problem_of(*steps: Data, **position: Any) -> str:
    with pytest.raises(CourseError) as caught:
        unroll(with_steps(*steps, **position))
    return str(caught.value)


def test_a_lesson_is_played_through() -> None:
    one, ask, done = unroll(made())[0]
    assert [step.step.kind for step in (one, ask, done)] == ["say", "ask", "say"]
    assert one.frames == done.frames == []
    assert [frame.by for frame in ask.frames] == [0, 1, sampan.CHANCE, 1]
    assert ask.frames[2].events == [{"kind": "card_drawn", "seat": 1, "colour": "black"}]  # not which card
    assert ask.after.position() == done.state.position()
    assert ask.frames[-1].view == done.state.view(0)


def test_options_that_are_left_out_have_their_defaults() -> None:
    state = unroll(with_steps(*LESSON["scenes"][0]["steps"], options={"tokens": 8}))[0][0].state
    usual = GAME.start(2, {"tokens": 8}).options
    assert state.options == usual


def test_what_others_do_needs_no_question() -> None:
    lesson = with_steps(
        {"say": "a-one"},
        {"play": [*DRAWN, {"kind": "pass"}]},
        ASK,
        {"play": DRAWN, "say": "a-end"},
        turn=1,
        phase="draw",
    )
    with pytest.raises(CourseError, match="the learner is asked, but Willow is to move"):
        unroll(with_steps(ASK, {"say": "a-end"}, turn=1, phase="draw"))
    # It is the learner's turn to draw after that.
    with pytest.raises(CourseError, match=r"'answer' .* is refused"):
        unroll(lesson)
    draw = {"ask": "a-ask", "answer": {"kind": "draw", "colour": "white"}, "then": [{"kind": "turn_up", "card": "W6"}]}
    steps = unroll(with_steps({"play": [*DRAWN, {"kind": "pass"}]}, draw, {"say": "a-end"}, turn=1, phase="draw"))[0]
    assert [step.step.kind for step in steps] == ["play", "ask", "say"]


def test_an_answer_may_take_several_actions() -> None:
    draw = {"kind": "draw", "colour": "white"}
    lesson = with_steps(
        {"ask": "a-ask", "answer": [draw], "then": [{"kind": "turn_up", "card": "W6"}]},
        {"say": "a-end"},
        phase="draw",
    )
    assert unroll(lesson)[0][0].step.answer == draw
    chain = {"ask": "a-ask", "answer": [TOKEN, draw], "promises": [{"kind": "tokens_gained", "seat": 0}]}
    with pytest.raises(CourseError, match="the learner is asked, but Willow"):
        unroll(with_steps(chain, {"say": "a-end"}))


class TestChains:
    """A game in which one seat moves several times in a row."""

    def lesson(self, **changes: Any) -> Lesson:
        # Both discards hold a card: whoever is named takes one of them, and that is another decision.
        take = [{"kind": "play", "card": "W4", "player": 0}, {"kind": "take", "colour": "white"}]
        promises = [{"kind": "card_played", "card": "W4"}, {"kind": "card_taken", "seat": 0}]
        ask = {"ask": "a-ask", "answer": take, "promises": promises, **changes}
        hands, discards = [["W4", "B1"], ["B1"]], [["W6"], ["B8"]]
        return with_steps({"say": "a-one"}, ask, {"say": "a-end"}, hands=hands, discards=discards)

    def test_is_one_step_for_the_learner(self) -> None:
        lesson = self.lesson()
        assert [step.kind for step in lesson.steps] == ["say", "ask", "say"]
        assert [(step.step.text, step.step.continued) for step in unroll(lesson)[0][1:3]] == [
            ("a-ask", False),
            ("a-ask", True),
        ]

    def test_is_tried_action_by_action(self) -> None:
        lesson = self.lesson(wrong=[{"action": {"colour": "black"}, "say": "a-not-black"}])
        assert try_action(lesson, 0, 1, {"kind": "play", "card": "W4", "player": 0}).right
        assert try_action(lesson, 0, 2, {"kind": "take", "colour": "white"}).right
        wrong = try_action(lesson, 0, 2, {"kind": "take", "colour": "black"})
        assert (wrong.right, wrong.say) == (False, "a-not-black")

    def test_keeps_its_promises_as_a_whole(self) -> None:
        assert unroll(self.lesson())
        with pytest.raises(CourseError, match="is not kept"):
            unroll(self.lesson(promises=[{"kind": "card_taken", "seat": 1}]))


class TestTrying:
    def test_the_right_answer(self) -> None:
        tried = try_action(made(), 0, 1, TOKEN)
        assert tried.right
        assert tried.say is None
        assert [event["kind"] for event in tried.events] == ["card_played", "tokens_gained"]

    def test_a_wrong_answer_is_told_the_first_sentence_that_fits(self) -> None:
        wrong = [
            {"action": {"card": "W1"}, "say": "a-first"},
            {"action": {"player": 1}, "say": "a-second"},
            {"action": {"kind": "play"}, "say": "a-third"},
        ]
        lesson = with_steps({"say": "a-one"}, {**ASK, "wrong": wrong}, {"say": "a-end"})

        def said(**action: Any) -> str | None:
            return try_action(lesson, 0, 1, action).say

        assert said(kind="play", card="W1", player=1) == "a-first"
        assert said(kind="play", card="B1", player=1) == "a-second"
        assert said(kind="play", card="B1", player=0) == "a-third"
        assert said(kind="pass") is None
        assert said(**TOKEN) is None  # it is right, whatever else fits it

    def test_changes_nothing_and_answers_always_the_same(self) -> None:
        lesson = made()
        before = unroll(lesson)[0][1].state.position()
        action = {"kind": "play", "card": "B1", "player": 1}
        assert try_action(lesson, 0, 1, action) == try_action(lesson, 0, 1, action)
        assert unroll(lesson)[0][1].state.position() == before

    @pytest.mark.parametrize(("scene", "step"), [(1, 0), (-1, 0), (0, 3), (0, -1), ("0", 1), (True, 1), (None, None)])
    def test_what_is_no_step(self, scene: object, step: object) -> None:
        with pytest.raises(SampanError) as caught:
            try_action(made(), scene, step, TOKEN)
        assert caught.value.reason == "no-such-step"
        assert caught.value.sentence("fr")

    def test_what_asks_nothing_or_cannot_be_done(self) -> None:
        with pytest.raises(SampanError) as caught:
            try_action(made(), 0, 0, TOKEN)
        assert caught.value.reason == "nothing-asked"
        with pytest.raises(SampanError) as caught:
            try_action(made(), 0, 1, {"kind": "play", "card": "W9", "player": 0})
        assert caught.value.reason == "not-in-hand"


class TestMistakes:
    """Whoever writes a lesson is told what is wrong, and where."""

    @pytest.mark.parametrize(
        ("changes", "said"),
        [
            ({"rules": "YN-3"}, "a.json: 'rules' must be a list"),
            ({"rules": [3]}, "'rules' must hold texts"),
            ({"seats": ["Ada", "Willow"]}, "must name everybody but the learner"),
            ({"seats": ["", ""]}, "must name everybody but the learner"),
            ({"seat": 2}, "'seat' must be a whole number from 0 to 1"),
            ({"seat": True}, "'seat' must be a whole number"),
            ({"scene": []}, "there is no field 'scene' here"),
            ({"scenes": []}, "a lesson has 2 to 30 steps; this one has 0"),
            ({"scenes": [7]}, "a.json, scene 1: an object is needed here"),
        ],
    )
    def test_in_a_lesson(self, changes: Data, said: str) -> None:
        with pytest.raises(CourseError) as caught:
            made(**changes)
        assert said in str(caught.value)

    @pytest.mark.parametrize(
        ("step", "said"),
        [
            ({"say": "b-one"}, "scene 1, step 1: the message 'b-one' must begin with 'a-'"),
            ({"say": ""}, "'say' must be some text"),
            ({"points": []}, "'say' is missing"),
            ({"say": "a-one", "answer": TOKEN}, "there is no field 'answer' here"),
            ({"ask": "a-ask"}, "'answer' is missing"),
            ({"ask": "a-ask", "answer": []}, "at least one action"),
            ({"ask": "a-ask", "answer": {"card": "W1"}}, "each an object with a 'kind'"),
            ({**ASK, "wrong": [{"say": "a-no"}]}, "'action' is missing"),
            ({**ASK, "wrong": [{"action": {}, "say": "a-no", "then": []}]}, "there is no field 'then'"),
            ({"play": []}, "'play' must hold at least one action"),
        ],
    )
    def test_in_a_step(self, step: Data, said: str) -> None:
        assert said in problem_of(step, {"say": "a-end"}, {"say": "a-end"})

    def test_at_the_end_of_a_scene(self) -> None:
        for last in (ASK, {"play": DRAWN}):
            assert "the last step must say something" in problem_of({"say": "a-one"}, last)

    def test_in_a_position(self) -> None:
        said = problem_of({"say": "a-one"}, ASK, {"say": "a-end"}, tokens=[[99, 0], [0, 0]])
        assert said.startswith("a.json, scene 1: the position cannot be laid out:")
        assert "cheat" in problem_of({"say": "a-one"}, ASK, {"say": "a-end"}, options={"cheat": True})

    @pytest.mark.parametrize(
        ("changes", "said"),
        [
            (
                {"answer": {**TOKEN, "card": "W9"}},
                "is refused: The card W9 is not in that hand.; the learner is to move",
            ),
            ({"then": [{"kind": "pass"}]}, "Willow is to move, and can do one of [{'kind': 'draw'"),
            ({"then": DRAWN[:1]}, "chance is left to move: it needs one of [{'kind': 'turn_up'"),
            ({"then": [*DRAWN, {"kind": "pass"}, DRAWN[0]]}, "the learner is to move, so"),
            ({"promises": [{"kind": "game_over"}]}, "the promise {'kind': 'game_over'} is not kept; what happened: [{"),
        ],
    )
    def test_in_what_is_done(self, changes: Data, said: str) -> None:
        problem = problem_of({"say": "a-one"}, {**ASK, **changes}, {"say": "a-end"})
        assert problem.startswith("a.json, scene 1, step 2: ")
        assert said in problem

    def test_too_many_steps(self) -> None:
        assert "this one has 31" in problem_of(*[{"say": "a-one"}] * 31)


COURSE: Data = {
    "lessons": [{"key": "goal", "minutes": 1}],
    "closing": {"seats": 2, "bot": "easy", "options": {"tokens": 8}},
    "not_taught": {},
}


class TestCourses:
    @pytest.mark.parametrize(
        ("changes", "said"),
        [
            ({"lessons": []}, "at least one lesson"),
            ({"lessons": [{"key": "goal", "minutes": 1}] * 2}, "none twice"),
            ({"lessons": [{"key": "goal", "minutes": 0}]}, "'minutes' must be a whole number from 1 to 10"),
            ({"closing": {"seats": 1, "bot": "easy", "options": {}}}, "'seats' must be a whole number from 2 to 10"),
            ({"closing": {"seats": 2, "bot": "easy", "options": {"tokens": 1}}}, "closing: "),
            ({"not_taught": {"YN-1": ""}}, "must give a reason for YN-1"),
        ],
    )
    def test_mistakes(self, changes: Data, said: str) -> None:
        with pytest.raises(CourseError) as caught:
            course_of(GAME, Fields("course.json", {**COURSE, **changes}))
        assert said in str(caught.value)

    def test_a_lesson_without_a_file(self) -> None:
        of = course_of(GAME, Fields("course.json", {**COURSE, "lessons": [{"key": "nowhere", "minutes": 1}]}))
        with pytest.raises(CourseError, match=r"yin_yang/lessons/course.json: there is no file nowhere.json"):
            of.lesson("nowhere")

    def test_what_there_is_not(self) -> None:
        for language in ("en", "fr"):
            with pytest.raises(SampanError) as caught:
                course("yin_yang").lesson("nothing")
            assert "goal" in caught.value.sentence(language)
        with pytest.raises(KeyError):
            course("chess")

    def test_a_game_without_a_course_has_none(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from sampan.lessons import course as module

        monkeypatch.setattr(module, "_course", lambda key: None)
        assert course_keys() == []
        with pytest.raises(SampanError) as caught:
            course("yin_yang")
        assert caught.value.reason == "no-course"
        assert caught.value.sentence("fr")
