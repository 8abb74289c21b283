"""`python -m sampan.lessons`, for whoever writes a course."""

from __future__ import annotations

import pytest

from sampan.lessons import course as courses
from sampan.lessons.__main__ import main
from sampan.lessons.course_data import CourseError


def test_a_course_is_printed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["yin_yang", "goal"]) == 0
    printed = capsys.readouterr().out
    assert "goal: Tokens and the goal" in printed
    assert "goal: Les jetons et le but" in printed
    assert "right: W1 White token: you gain 1 white token" in printed
    assert "wrong: {'kind': 'pass'} You play nothing. / You would still have" in printed
    assert "!" not in printed


def test_what_is_wrong_is_marked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_course: object, key: object) -> None:
        raise CourseError(f"{key}.json, scene 1", "it is broken")

    monkeypatch.setattr(courses.Course, "lesson", broken)
    assert main(["yin_yang", "goal"]) == 1
    assert "! goal.json, scene 1: it is broken" in capsys.readouterr().out
