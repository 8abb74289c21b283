"""Who may enter a ladder."""

from __future__ import annotations

import pytest

import sampan
from sampan import OptionError
from sampan.ladder.entrants import read_entrants

pytestmark = pytest.mark.usefixtures("strangers")


def test_names_on_the_ladder() -> None:
    typed = ["easy", "easy", "me=random", "strange_bots:First", "x.y=strange_bots:First", "cmd:cat"]
    typed += ["cmd:python3 -u bots/mine.py --depth=3", "it=cmd:cat --show-all"]
    names = ["easy", "easy 2", "me", "First", "x.y", "cat", "mine", "it"]
    assert [entrant.name for entrant in read_entrants(typed)] == names
    assert read_entrants(typed)[6].command() == ["python3", "-u", "bots/mine.py", "--depth=3"]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("esay", "entrant-unknown"),
        ("", "entrant-unknown"),
        ("x=", "entrant-unknown"),
        ("a:b:c", "entrant-unknown"),
        ("mod ule:Class", "entrant-unknown"),
        (":Class", "entrant-unknown"),
        ("module:", "entrant-unknown"),
        ("http://example.org", "entrant-unknown"),
        ("a\x1b[31m:B", "entrant-unprintable"),
        ("cmd:", "entrant-command"),
        ("cmd:  ", "entrant-command"),
        ("cmd:'half", "entrant-command"),
        ("cmd:./nothing here", "entrant-program"),
        ("x" * 31 + "=easy", "entrant-name"),
        ("nowhere_at_all:Class", "entrant-class"),
        ("strange_bots:Nobody", "entrant-class"),
        ("strange_bots:Mute", "entrant-class"),
        ("strange_bots:Broken", "entrant-class"),
    ],
)
def test_who_may_not_enter(bot: str, reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_entrants(["easy", bot])
    assert caught.value.reason == reason
    for language in sampan.text.LANGUAGES:
        assert caught.value.sentence(language).isprintable()


def test_a_refused_class_says_why() -> None:
    for bot, problem in {
        "nowhere_at_all:Class": "No module named 'nowhere_at_all'",
        "strange_bots:Mute": "Mute has no method choose",
        "strange_bots:Broken": "RuntimeError: not today",
    }.items():
        with pytest.raises(OptionError, match=problem):
            read_entrants(["easy", bot])


@pytest.mark.parametrize("count", [0, 1, 65])
def test_too_few_and_too_many(count: int) -> None:
    with pytest.raises(OptionError, match=f"2 to 64 bots, not {count}"):
        read_entrants(["easy"] * count)
