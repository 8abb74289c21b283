"""Ending a match by agreement at the terminal (YN-12c)."""

from __future__ import annotations

import importlib

import pytest
from last_stone import LastStone

import sampan

HOTSEAT = (
    "play",
    "yin_yang",
    "--seats",
    "Ada,Ben,Cleo",
    "--seed",
    "3",
    "--option",
    "first_player=0",
    "--save",
    "match",
)


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which everybody can see who is about to win."""
    monkeypatch.setitem(importlib.import_module("sampan.games.registry")._GAMES, "last_stone", LastStone())


@pytest.mark.parametrize(
    ("language", "word", "yes", "asked", "ends"),
    [
        (
            "en",
            "end-match",
            "y",
            "Ben: Ada proposes to end the match",
            "Nobody wins: everybody agreed to end the match.",
        ),
        (
            "fr",
            "terminer-partie",
            "o",
            "Ben : Ada propose de terminer",
            "Personne ne gagne : tout le monde était d’accord",
        ),
    ],
)
def test_all_who_share_the_screen_are_asked(run, language, word, yes, asked, ends):
    out = run(*HOTSEAT, "--lang", language, typed=f"\n{word}\n{yes}\nwhat?\n{yes}\n{yes}\n").out
    assert asked in out
    assert ends in out.replace("\n", " ")
    match = sampan.load_match("match")
    assert match.outcome() == sampan.Outcome((), (0, 0, 0), "agreed")
    verified = run("verify", "match", "--lang", language)
    assert verified.code == 0
    assert ends.partition(":")[0].strip() in verified.out
    resumed = run("play", "--resume", "match")
    assert resumed.code == 0


def test_one_no_is_enough_and_it_is_not_asked_again_at_once(run):
    out = run(*HOTSEAT, typed="\nend-match\ny\nn\n\nend-match\ny\n").out
    assert "Ben does not agree to end the match: it goes on." in out
    assert "Cleo: Ada proposes" not in out
    assert "It can be proposed again from move " in out
    assert sampan.load_match("match").outcome() is None


def test_nobodys_hand_is_on_the_screen_while_the_others_are_asked(run, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    out = run(*HOTSEAT, typed="\nwhite\n\nwhite\n\nwhite\n\nend-match\ny\ny\ny\n").out
    asked = out.index("proposes to end the match")
    wiped = out.rindex("\x1b[H\x1b[2J\x1b[3J", 0, asked)
    assert "Your hand" not in out[wiped:asked]


@pytest.mark.usefixtures("stones")
@pytest.mark.parametrize(("heap", "refuses"), [(3, False), (4, True)])
def test_a_bot_thinks_about_it(run, heap, refuses):
    args = ("play", "last_stone", "--seats", "me,easy", "--option", f"heap={heap}", "--save", "match")
    out = run(*args, typed="end-match\ny\n").out
    assert ("Easy does not agree to end the match: it goes on." in out) is refuses
    outcome = sampan.load_match("match").outcome()
    assert outcome == (None if refuses else sampan.Outcome((), (0, 0), "agreed"))


def test_the_help_tells_of_it(run):
    assert "end-match   propose to end the match" in run("play", "yin_yang", typed="help\n").out


@pytest.mark.parametrize("typed", ["end", "End the turn", "end turn", "end-match now", "end-match\nn"])
def test_nothing_that_means_something_else_ends_the_match(run, typed):
    args = (
        "play",
        "yellow_yangtze",
        "--seats",
        "me,easy",
        "--seed",
        "3",
        "--option",
        "first_player=0",
        "--save",
        "match",
    )
    run(*args, typed=f"{typed}\n")
    assert sampan.load_match("match").outcome() is None
