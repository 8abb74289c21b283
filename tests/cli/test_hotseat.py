"""Several people at one screen: a curtain between their hands."""

from __future__ import annotations

import re

import pytest

import sampan
from sampan import Match

FACE = re.compile(r"\b([WB]\d+)\b")
CURTAIN = {"en": "Pass the keyboard to ", "fr": "Passez le clavier à "}


def faces_known(match: Match, seat: int | None) -> set[str]:
    """All faces that a seat, or a spectator, has ever had a right to read, in hands, piles or the log."""
    view = dict(match.state.view(seat))
    return set(FACE.findall(repr([view, match.log(seat)])))


class Watcher:
    """Plays for everybody, and checks whatever came onto the screen since the last question."""

    def __init__(self, chooser, language: str) -> None:
        self._choose = chooser
        self._language = language
        self._read = 0
        self.turns = self.curtains = self.hidden = 0

    def __call__(self, screen: str) -> str:
        fresh, self._read = screen[self._read :], len(screen)
        match = sampan.load_match("match")
        state = match.state
        if CURTAIN[self._language] in fresh.splitlines()[-1]:
            self.curtains += 1
            # The file is kept before each decision, so it is a decision behind: what happened since is public.
            allowed = faces_known(match, None) | set(FACE.findall(" ".join(self._public(fresh))))
            assert set(FACE.findall(fresh)) <= allowed
            return ""
        seat = int(state.to_move())
        self.turns += 1
        allowed = faces_known(match, seat)
        assert set(FACE.findall(fresh)) <= allowed
        for other in range(len(match.players)):
            hand = state.view(other)["players"][other]["hand"]
            self.hidden += len(set(hand) - allowed)
            for card in set(hand) - allowed:
                name = sampan.text.say(self._language, match.game.package, f"card-{card}")
                assert f" {name} " not in fresh
        return self._choose(screen)

    @staticmethod
    def _public(fresh: str) -> list[str]:
        """Sentences about cards that lie open: played, taken from or put onto the discards."""
        return [line for line in fresh.splitlines() if re.search("plays|takes|discards|joue|prend|défausse", line)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "seed"), [("Ada,Ben", 1), ("Ada,Ben,easy,Cleo", 2), ("Ada,random,Ben", 3)])
def test_nobody_sees_the_hand_of_another(run, chooser, seats, seed, language):
    watcher = Watcher(chooser(seed), language)
    args = ("play", "yin_yang", "--seats", seats, "--seed", seed, "--lang", language)
    result = run(*args, "--option", "turn_limit=24", "--save", "match", typed=watcher)
    assert (result.code, result.err) == (0, "")
    assert watcher.curtains > 5
    assert watcher.turns > 10
    assert watcher.hidden > 20  # there was something to hide


def test_the_screen_is_wiped_before_the_curtain(run, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    out = run("play", "yin_yang", "--seats", "Ada,Ben", "--seed", "3", typed="\n1\n\n1\n").out
    for curtain in list(re.finditer("Pass the keyboard to", out))[1:]:
        wiped = out.rindex("\x1b[H\x1b[2J\x1b[3J", 0, curtain.start())
        assert "Your hand" not in out[wiped : curtain.start()]
    # Whoever leaves, leaves nothing on the screen either.
    assert "Your hand" not in out[out.rindex("\x1b[3J") :]


def test_one_person_has_no_curtain_and_keeps_what_can_be_scrolled_back_to(run, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    out = run("play", "yin_yang", "--seats", "Ada,easy", "--seed", "3", typed="1\n1\n").out
    assert "Pass the keyboard" not in out
    assert "\x1b[2J" in out
    assert "\x1b[3J" not in out


def test_names_stand_in_sentences_and_questions(run):
    typed = "\nwhite\n\nblack\n\n"
    out = run("play", "yin_yang", "--seats", "Ada,Ben", "--seed", "3", typed=typed).out
    assert "Ada: Which first token do you take?" in out
    assert "· Ada takes a white first token.\nPass the keyboard to Ben, then press Enter >" in out
    assert "· You take a white first token.\n· Ben takes a black first token." in out


def test_undo_at_the_curtain_is_free(run):
    typed = "\nwhite\nundo\n\nblack\n\n"
    args = ("play", "yin_yang", "--seats", "Ada,Ben", "--seed", "3", "--option", "first_player=0", "--save", "match")
    out = run(*args, typed=typed).out
    assert "The last decision of Ada was taken back.\nPass the keyboard to Ada" in out
    first = next(entry for entry in sampan.load_match("match").entries if entry.by == 0)
    assert first.description == {"kind": "choose_token", "colour": "black"}


@pytest.mark.parametrize(("answer", "agreed"), [("y", True), ("what?\nno", False)])
def test_undo_that_is_not_free_needs_the_others(run, answer, agreed):
    """Ada wants her first token back after Ben chose his."""
    typed = f"\nwhite\n\nblack\n\nundo\n{answer}\n"
    args = ("play", "yin_yang", "--seats", "Ada,Ben", "--seed", "3", "--option", "first_player=0", "--save", "match")
    out = run(*args, typed=typed).out
    assert "Ben: may Ada take the last decision back, and all that followed?" in out
    assert ("Ben does not agree" in out) is not agreed
    people = [entry for entry in sampan.load_match("match").entries if entry.by != sampan.CHANCE]
    assert len(people) == (0 if agreed else 2)


def test_leaving_and_help_at_the_curtain(run):
    result = run("play", "yin_yang", "--seats", "Ada,Ben", typed="what?\nquit\nn\n")
    assert result.code == 0
    assert "Press Enter when " in result.out


DELTA = ("play", "dragon_delta", "--seats", "Ada,Ben", "--seed", "3", "--save", "match")


def laid(match: Match, seat: int) -> list[object]:
    return [entry.description["card"] for entry in match.entries if entry.by == seat]


def test_simultaneous_choices_are_made_behind_the_curtain(run):
    """Ada lays five cards and takes one back at the curtain; Ben sees none of them before his own are laid."""
    typed = "\n1\n1\n1\n1\n1\nundo\n\n2\n\n"
    out = run(*DELTA, typed=typed + "1\n1\n").out
    assert "The last decision of Ada was taken back.\nPass the keyboard to Ada" in out
    bens = out[out.rindex("Pass the keyboard to Ben") :]
    assert "Ben: Which card do you lay face down next?" in bens
    assert "Ada: " not in bens
    assert "You: Stone · Two stones · –" in bens
    told = [line for line in bens.splitlines() if line.startswith("· ")]
    assert told == ["· Round 1: Ada has the statue and acts first."]
    # A file has no pending choices: what the game asks for first is in its log.
    kept = sampan.load_match("match")
    assert len(laid(kept, 0)) == 5
    assert len(laid(kept, 1)) == 2


def test_simultaneous_choices_enter_the_match_when_all_are_made(run):
    typed = "\n1\n1\n1\n1\n2\n\n1\n1\n1\n1\n1\n"
    run(*DELTA, typed=typed)
    match = sampan.load_match("match")
    assert [entry.by for entry in match.entries if "card" in entry.description][:10] == [0] * 5 + [1] * 5
    resumed = run("play", "--resume", "match", typed="quit\nn\n")
    assert resumed.code == 0
