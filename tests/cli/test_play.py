"""Whole games at the terminal, and all that can be typed in them."""

from __future__ import annotations

import json
import re

import pytest

import sampan
from sampan.bots.easy import EasyBot

PLAY = ("play", "yin_yang", "--seed", "50")


@pytest.mark.parametrize(
    ("language", "begins", "ends", "scores"),
    [
        ("en", "You begin.", "Easy wins: the goal was reached.", "Scores: You 0, Easy 1"),
        ("fr", "Vous commencez.", "Easy gagne : le but est atteint.", "Points : Vous 0, Easy 1"),
    ],
)
def test_a_whole_game_from_a_pipe(run, language, begins, ends, scores):
    result = run(*PLAY, "--lang", language, typed="1\n" * 40)
    assert (result.code, result.err) == (0, "")
    assert begins in result.out
    assert ends in result.out
    assert scores in result.out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", range(6))
def test_games_of_all_kinds_played_by_the_menu(run, chooser, seed, language):
    seats = ["me,easy", "easy,me,random", "random,random,me,random"][seed % 3]
    options = [[], ["mystery=yes"], ["one_pile=yes"], ["no_token=yes"], ["mystery=yes", "one_pile=yes"], []][seed]
    flags = [word for option in [*options, "turn_limit=60"] for word in ("--option", option)]
    args = ("play", "yin_yang", "--seats", seats, "--seed", seed, "--lang", language, "--save", "match", *flags)
    result = run(*args, typed=chooser(seed))
    assert (result.code, result.err) == (0, "")
    assert sampan.load_match("match").outcome() is not None
    assert run("verify", "match").code == 0


def test_the_same_seed_gives_the_same_game(run):
    for seed, name in ((3, "one"), (3, "again"), (4, "other")):
        run("play", "yin_yang", "--seed", seed, "--save", name, typed="1\n" * 12)
    one, again, other = (
        [entry.action for entry in sampan.load_match(name).entries] for name in ("one", "again", "other")
    )
    assert one == again != other


def test_only_bots_play_by_themselves_before_a_spectator(run):
    args = ("play", "yin_yang", "--seats", "random,easy,easy", "--seed", "1", "--option", "turn_limit=9")
    result = run(*args, "--save", "match")
    assert (result.code, result.err) == (0, "")
    match = sampan.load_match("match")
    assert [player.name for player in match.players] == ["Random", "Easy", "Easy 2"]
    assert re.search(r"^· Random draws a (white|black) card\.$", result.out, re.MULTILINE)
    assert not re.search(r"draws [WB]\d", result.out)
    assert "hand" not in result.out


def test_the_table_shows_tokens_goal_and_hand(run):
    out = run(*PLAY, typed="1\n1\n").out
    assert "GOAL  ○○○ ●●●  3 + 3 WINS" in out
    assert "▶ You     1 ○      0        1 □      1 ■" in out
    assert re.search(r"□ W10 +Lower the goal +the goal goes down by 1; after 1 comes 6", out)
    assert "White deck 38 □   Black deck 38 ■   Bag 19 ○ 19 ●" in out


def test_actions_can_be_typed(run):
    out = run(*PLAY, typed="black\ndraw colour=white\nplay card=W1 player=me\n").out
    assert "You take a black first token." in out
    assert "You draw W1 White token." in out
    assert "You play W1 White token. You gain a white token." in out
    assert "Easy gains a white token" in run(*PLAY, typed="1\n1\nw1 easy\n").out
    # What leaves a doubt narrows the choice.
    assert "  1 W1 White token: you gain 1 white token\n" in run(*PLAY, typed="1\n1\nW1\n").out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("play card=W9 player=Easy", "The card W9 is not in that hand."),
        ("play card=B3 player=Easy", "Easy has no white token."),
        ("play card=W1 player=Zoe", "Nobody here is called “Zoe”. At the table: Guest, Easy."),
        ("play card=W1 player=7", "must be a whole number from 0 to 1, not 7"),
        ("play card=W9", "The field “player” is missing."),
        ("play card=X", "must be one of W1, "),
        ("draw colour=white", "“draw” is not possible now. Possible now: pass, play."),
        ("pass card=W1", "Nothing here has a field “card”."),
        ("castle", "“castle” matches nothing that is possible now."),
        ("=", "“=” matches nothing that is possible now."),
        ("99", "Choose a number from 1 to 5."),
        ("9" * 900, "Choose a number from 1 to 5."),
        ("²", "“²” matches nothing that is possible now."),
        ("save nowhere/x", "The file nowhere/x cannot be written"),
        ("save .", "is not the name of a file"),
    ],
)
def test_what_cannot_be_is_refused_and_asked_again(run, typed, sentence):
    result = run(*PLAY, typed=f"1\n1\n{typed}\npass\n")
    assert sentence in result.out
    assert "You play nothing." in result.out


def test_refusals_in_french(run):
    typed = "1\n1\nplay card=B3 player=Easy\nsottise\n9\n"
    out = run(*PLAY, "--lang", "fr", typed=typed).out
    assert "Easy n’a pas de jeton blanc." in out
    assert "« sottise » ne correspond à rien de possible maintenant." in out
    assert "Choisissez un numéro de 1 à 5." in out


@pytest.mark.parametrize(("language", "undo"), [("en", "undo"), ("fr", "annuler"), ("fr", "undo")])
def test_undo_against_bots(run, language, undo):
    args = (*PLAY, "--lang", language, "--save", "match")
    run(*args, typed=f"{undo}\n1\n1\npass\n{undo}\n")
    match = sampan.load_match("match")
    assert match.entries[-1].by == sampan.CHANCE
    assert match.entries[-2].description == {"kind": "draw", "colour": "white"}
    assert match.to_move() == 0


def test_nothing_to_undo(run):
    assert "You have nothing to take back yet." in run(*PLAY, typed="undo\n").out


def test_help_log_rules_and_the_table_again(run):
    out = run(*PLAY, typed="1\nhelp\nlog\nrules\n\n").out
    assert "  draw colour=black\n" in out
    assert "save FILE" in out
    assert "   0 You begin.\n" in out
    assert "# How to play Yin & Yang" in out
    assert out.count("Which deck do you draw from?") == 2
    out = run(*PLAY, "--lang", "fr", typed="1\naide\njournal\nrègles\n").out
    assert "# Comment jouer à Yin & Yang" in out
    assert "sauver FICHIER" in out


def test_many_actions_are_chosen_in_steps(run):
    """With ten at the table one card alone gives ten choices."""
    seats = ",".join(["me"] + ["random"] * 9)
    args = ("play", "yin_yang", "--seats", seats, "--seed", "5", "--option", "first_player=0")
    first = run(*args, typed="1\n1\n").out
    menu = first[first.rindex("Play a card, or nothing?") :]
    step = re.search(r"^ *(\d+) [WB]\d+ [^:\n]* …$", menu, re.MULTILINE)
    assert step is not None
    assert len(re.findall(r"^ *\d+ ", menu, re.MULTILINE)) <= 12
    out = run(*args, typed=f"1\n1\n{step[1]}\n0\n{step[1]}\nback\n").out
    assert out.count("  0 Back") == 2
    assert out.count("Play a card, or nothing?") == 5
    run(*args, "--save", "match", typed=f"1\n1\n{step[1]}\n1\n1\n")
    own = [entry.description for entry in sampan.load_match("match").entries if entry.by == 0]
    assert own[2]["kind"] == "play"


def test_a_bot_that_fails_is_replaced(run, monkeypatch):
    def fail(*_args: object) -> int:
        raise RuntimeError("no idea")

    # A compiled class cannot be changed, so another bot takes its name.
    failing = type("Failing", (sampan.Bot,), {"choose": fail})()
    monkeypatch.setattr("sampan.cli.session.bot", lambda name: failing if name == "easy" else sampan.bot(name))
    assert isinstance(sampan.bot("easy"), EasyBot)
    result = run(*PLAY, typed="1\n1\n")
    assert "Easy failed to decide: a random action is played instead." in result.out
    assert "Traceback" not in result.out + result.err


def test_names_and_teams(run):
    out = run("play", "yin_yang", "--seats", "Ada Lovelace,EASY,Me", "--option", "teams=0,1,0").out
    easy = "Easy (bot: looks one action ahead, or follows a simple plan)"
    assert f"  Ada Lovelace\n  {easy}\n  Guest\n  Teams: 0, 1, 0\n" in out
    typed = '1\n1\nplay card=W1 player="Ada Lovelace"\n'
    out = run("play", "yin_yang", "--seats", "Ada Lovelace,easy", "--seed", "3", typed=typed).out
    assert "You gain a white token." in out


@pytest.mark.parametrize("columns", [40, 80, 100])
def test_narrow_terminals(run, monkeypatch, chooser, columns):
    """Drawn as for a terminal, no line is longer than the terminal is wide."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    out = run(
        "play",
        "yin_yang",
        "--seats",
        "me,random,random",
        "--seed",
        "2",
        "--option",
        "turn_limit=20",
        "--lang",
        "fr",
        typed=chooser(2),
    ).out
    plain = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", out)
    assert max(len(line) for line in plain.splitlines() if ">" not in line) <= columns


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_every_encoding(run, encoding):
    out = run(*PLAY, "--lang", "fr", typed="1\n", encoding=encoding).out
    tokens = "○○○ ●●●" if encoding == "utf-8" else "ooo ***"
    assert f"BUT  {tokens}  3 + 3 GAGNE" in out
    assert ("Défausse" if encoding != "ascii" else "Defausse") in out
    assert json.loads(run("games", "--json", encoding=encoding).out)


def test_no_colour_and_dumb_terminals(run, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[31m" in run("play", "yin_yang", typed="1\n").out or "32m" in run("play", "yin_yang", typed="1\n").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", run("play", "yin_yang", typed="1\n").out)
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in run("play", "yin_yang", typed="1\n").out


def test_cards_that_cannot_be_played_say_why(run):
    """Nobody has a token yet, so B3 finds none to turn."""
    out = run(*PLAY, "--option", "no_token=yes", typed="1\n").out
    assert "  – B3 needs a white token, and nobody has one.\n" in out


@pytest.mark.parametrize(
    ("language", "word", "title", "alike", "best"),
    [
        ("en", "hint", "What a bot would do", "about as good", "first choice"),
        ("fr", "conseil", "Ce que ferait un robot", "équivalent", "premier choix"),
    ],
)
def test_a_hint_says_what_a_bot_would_do_and_why(run, language, word, title, alike, best):
    result = run(*PLAY, "--lang", language, typed=f"{word}\nquit\n")
    assert (result.code, result.err) == (0, "")
    assert title in result.out
    assert len(re.findall(r"\d+\s?%", result.out)) == 2, "the two first tokens"
    # They are as good as each other, but one estimate in twenty says otherwise.
    assert (result.out.count(alike), result.out.count(best)) in ((2, 0), (0, 1))
    assert re.search(r"within 5 tokens|à 5 jetons", result.out)


def test_people_who_share_a_screen_play_without_hints(run):
    result = run("play", "yin_yang", "--seats", "Ada,Bo", "--seed", "1", typed="\nhint\nquit\n")
    assert "This table plays without hints." in result.out
