"""The commands that do not play: what they say to people and to programs."""

from __future__ import annotations

import json

import pytest

import sampan
from sampan.guides.guide_text import numbered_rules, rules_by_number, terminal_guide, terminal_text

COMMANDS = ["games", "rules", "options", "play", "replay", "verify", "board", "bench"]


def test_games(run):
    result = run("games")
    assert result.code == 0
    assert result.err == ""
    for key in sampan.game_keys():
        assert key in result.out
        assert sampan.game(key).title() in result.out
    for bot in sampan.bot_names():
        assert bot in result.out


def test_games_as_json(run):
    result = run("games", "--json")
    data = json.loads(result.out)
    assert [game["key"] for game in data] == sampan.game_keys()
    assert data[0]["seats"] == {"fewest": 2, "most": 10}
    assert set(data[0]["blurb"]) == {"en", "fr"}
    assert data[0]["options"] == json.loads(json.dumps(sampan.game(data[0]["key"]).forms()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_by_number(run, language):
    rules = rules_by_number("yin_yang", language)
    result = run("rules", "yin_yang", "YN-9", "yn-12A", "--lang", language)
    assert result == (0, f"- **YN-9** {rules['YN-9']}\n- **YN-12a** {rules['YN-12a']}\n", "")
    result = run("rules", "yin_yang", "--numbered", "--lang", language)
    assert result == (0, terminal_text(numbered_rules("yin_yang", language)), "")
    assert "{#" not in result.out


def test_a_rule_that_there_is_not(run):
    result = run("rules", "yin_yang", "YN-9", "YN-99", "--lang", "en")
    assert result.code == 1
    assert "There is no rule “YN-99”. The numbers are: YN-1, YN-2," in result.err
    assert result.out == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_are_raw_markdown_in_a_pipe(run, language):
    for key in sampan.game_keys():
        result = run("rules", key, "--lang", language)
        assert result == (0, terminal_guide(sampan.game(key), language), "")


def test_language_from_the_environment(run, monkeypatch):
    monkeypatch.setenv("SAMPAN_LANG", "fr")
    assert "Cartes" in run("rules", "yin_yang").out
    assert "Cards" in run("rules", "yin_yang", "--lang=en").out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_options(run, language):
    result = run("options", "yin_yang", "--lang", language)
    assert result.code == 0
    for option in sampan.game("yin_yang").options:
        assert option.key in result.out
    forms = json.loads(run("options", "yin_yang", "--json").out)
    assert [form["key"] for form in forms] == [option.key for option in sampan.game("yin_yang").options]


def test_version_says_whether_compiled(run):
    result = run("--version")
    assert result.code == 0
    assert sampan.__version__ in result.out
    assert ("not compiled" in result.out) is not sampan.compiled
    assert ("non compilé" in run("--version", "--lang", "fr").out) is not sampan.compiled


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "examples"), [("en", "Examples"), ("fr", "Exemples")])
def test_help_with_examples(run, command, language, examples):
    result = run(command, "--help", "--lang", language)
    assert result.code == 0
    assert examples in result.out
    assert f"  sampan {command}" in result.out


@pytest.mark.parametrize("args", [[], ["--help"]])
def test_help_names_commands_and_exit_codes(run, args):
    result = run(*args)
    assert result.code == 0
    for word in [*COMMANDS, "0 ", "1 ", "2 ", "3 ", "130 "]:
        assert f"\n  {word}" in result.out


def test_bench_as_json(run):
    result = run("bench", "yin_yang", "--seats", "2", "--seconds", "0.05", "--json")
    data = json.loads(result.out)
    assert data["compiled"] is sampan.compiled
    assert data["version"] == sampan.__version__
    row = data["games"]["yin_yang"]
    assert row["seats"] == 2
    assert row["inside"] > row["games_inside"] > 0
    assert row["stepped"] > 0


def test_bench_for_people(run):
    result = run("bench", "--seconds", "0.05", "--lang", "fr")
    assert result.code == 0
    assert "yin_yang" in result.out
    assert "décisions/s" in result.out


def test_what_is_no_board_is_refused(run, tmp_path):
    file = tmp_path / "poem.txt"
    file.write_text("Roses are red\n", encoding="utf-8")
    result = run("board", "check", str(file))
    assert (result.code, result.out) == (1, "")
    assert "not a board for any of the games" in result.err
    told = run("board", "check", str(file), "--json")
    assert json.loads(told.out)["reason"] == "board-unknown"
    assert run("board", "check", str(tmp_path / "none.txt")).code == 1
    assert "board check" in run("board").out
