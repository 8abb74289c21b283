"""The public names, and the words of all refusals."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import sampan
from sampan import text

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "sampan").rglob("*.py"))


def test_all_names_what_there_is() -> None:
    assert sorted(sampan.__all__) == sorted(set(sampan.__all__))
    for name in sampan.__all__:
        assert hasattr(sampan, name)
        thing = getattr(sampan, name)
        if callable(thing) and not sampan.compiled:  # mypyc drops the docstrings of classes
            assert thing.__doc__, f"{name} has no docstring"


def test_games_and_unknown_games() -> None:
    assert sampan.game_keys() == ["yin_yang", "dragon_delta", "yangtze", "yellow_yangtze"]
    with pytest.raises(KeyError, match=r"There is no game called “chess”\. The games are: yin_yang, ") as caught:
        sampan.game("chess")
    assert isinstance(caught.value, sampan.SampanError)


def test_the_packages_of_games_and_bots_can_be_imported_by_their_full_names_and_still_be_called() -> None:
    import sampan.bots.random as bot_module
    import sampan.games.yin_yang.rules as rules

    assert rules.__name__ == "sampan.games.yin_yang.rules"
    assert bot_module.__name__ == "sampan.bots.random"
    assert sampan.games() == sampan.game_keys()  # type: ignore[operator]
    assert sampan.bots() == sampan.bot_names()  # type: ignore[operator]


def test_unknown_bots() -> None:
    assert sampan.bot_names() == ["random", "easy", "medium", "hard", "expert"]
    known = r"no bot called “deep”\. The bots are: random, easy, medium, hard, expert"
    with pytest.raises(sampan.OptionError, match=known):
        sampan.bot("deep")


def test_the_two_kinds_of_error_differ() -> None:
    assert not issubclass(sampan.IllegalAction, sampan.NotationError)
    assert not issubclass(sampan.NotationError, sampan.IllegalAction)


def test_every_refusal_in_the_code_has_words_in_both_languages() -> None:
    raised = re.compile(r'(?:IllegalAction|NotationError|OptionError|UnknownGame)\(\s*"([a-z-]+)"')
    returned = re.compile(r'return "([a-z]+(?:-[a-z]+)+)"|else "([a-z]+(?:-[a-z]+)+)"')
    found = 0
    for source in SOURCES:
        code = source.read_text()
        package = ".".join(source.parent.relative_to(ROOT / "src").parts)
        keys = set(raised.findall(code))
        if "def why_illegal(" in code:  # objections are returned as keys there
            keys |= {key for pair in returned.findall(code) for key in pair if key}
        for key in keys:
            found += 1
            for language in text.LANGUAGES:
                assert text.has(language, package, f"refusal-{key}"), f"{source}: no {language} words for {key}"
    assert found > 40


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"SAMPAN_LANG": "fr", "LC_ALL": "en_GB"}, "fr"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert text.preferred_language(environment) == language


def test_the_readme_example_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0
