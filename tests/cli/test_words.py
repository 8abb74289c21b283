"""The words: both languages say the same things, and everything that can happen has a sentence."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import sampan
from sampan import CHANCE, OVER, Match, Rng, text
from sampan.cli.action_menu import MOST_LINES, menu
from sampan.cli.narrator import Narrator
from sampan.cli.words import Words
from sampan.text.phrases import HIDDEN, Phrases

ROOT = Path(sampan.__file__).parent
ENGLISH = sorted(ROOT.rglob("en.ftl"))


def messages(path: Path) -> Counter[str]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    return Counter(entry.id.name for entry in resource.body if isinstance(entry, (ast.Message, ast.Term)))


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_message_stands_once_in_every_language(path, language):
    found = messages(path.with_name(f"{language}.ftl"))
    assert found == messages(path)
    assert set(found.values()) == {1}


def test_every_language_file_has_its_english_one():
    others = {path.parent for language in text.LANGUAGES for path in ROOT.rglob(f"{language}.ftl")}
    assert others == {path.parent for path in ENGLISH}


def test_the_command_line_has_all_words_that_it_uses():
    used: set[str] = set()
    for path in (ROOT / "cli").glob("*.py"):
        source = path.read_text(encoding="utf-8")
        used |= set(re.findall(r'words\("([a-z_-]+)"', source))
        used |= {f"refusal-{reason}" for reason in re.findall(r'refusal\("([a-z-]+)"', source)}
        used |= {f"word-{meaning}" for meaning in re.findall(r'mean\("([a-z]+)"', source)}
    assert len(used) > 80
    assert [message for message in used if not Words("en").has(message)] == []


def test_every_game_can_be_drawn():
    for key in sampan.game_keys():
        assert (ROOT / "games" / key / "terminal_drawing.py").exists()


def random_matches(game: sampan.Game, count: int) -> list[Match]:
    """Whole matches by random players, over all seat numbers and options."""
    rng = Rng(1)
    found: list[Match] = []
    for number in range(count):
        seats = game.fewest_seats + number % (game.most_seats - game.fewest_seats + 1)
        options = {option.key: rng.choose(option.examples(seats)) for option in game.options}
        match = Match(game, [f"P{seat}" for seat in range(seats)], options, sampan.new_dealer(number)).begin()
        while match.to_move() != OVER and match.ply < 400:
            match.act(int(match.to_move()), match.state.sample(rng))
        found.append(match)
    return found


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("key", sampan.game_keys())
def test_everything_that_happens_has_a_sentence(key, language):
    words = Words(language)
    kinds: set[str] = set()
    for match in random_matches(sampan.game(key), 18):
        kinds |= {event.kind for entry in match.entries for event in entry.events}
        for seat in [None, *range(len(match.players))]:
            narrator = Narrator(match, words, seat)
            for line in narrator.sentences(0):
                assert line[0].isupper()
                assert line[-1] == "."
                assert HIDDEN not in line
                assert not re.search(r"[{}]|\bNone\b|  ", line)
            assert narrator.table(match.state)
        whole = Narrator(match, words, None, everything=True)
        assert HIDDEN not in " ".join(whole.sentences(0))
    assert len(kinds) > 12


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("key", sampan.game_keys())
def test_every_choice_has_a_label_and_leads_to_every_action(key, language):
    game = sampan.game(key)
    rng = Rng(7)
    for match in random_matches(game, 9):
        state = match.replay(0)
        for entry in match.entries:
            if state.to_move() != CHANCE and rng.below(8) == 0:
                phrases = Narrator(match, Words(language), int(state.to_move())).phrases
                descriptions = {action: game.describe(state, action) for action in state.legal()}
                reached = walk(descriptions, phrases)
                assert sorted(reached) == state.legal()
            state.apply(entry.action)


def walk(descriptions: dict[int, dict[str, object]], phrases: Phrases) -> list[int]:
    """All actions that the steps of a menu lead to."""
    choices = menu(descriptions, phrases)
    assert len({choice.label for choice in choices}) == len(choices)
    assert len(choices) <= MOST_LINES
    reached: list[int] = []
    for choice in choices:
        assert HIDDEN not in choice.label
        assert "{" not in choice.label
        if len(choice.actions) == 1:
            reached += choice.actions
        else:
            assert len(choice.actions) < len(descriptions)
            reached += walk({action: descriptions[action] for action in choice.actions}, phrases)
    return reached


# Sentences with names, and French as it is spoken.

GAME = sampan.game("yin_yang")


def phrases(language: str, reader: int | None) -> Phrases:
    match = Match(GAME, ["Ada", "Ben", "Cleo"])
    return Narrator(match, Words(language), reader).phrases


@pytest.mark.parametrize(
    ("event", "reader", "english", "french"),
    [
        (
            {"kind": "card_drawn", "seat": 0, "colour": "white"},
            1,
            "Ada draws a white card.",
            "Ada pioche une carte blanche.",
        ),
        (
            {"kind": "card_drawn", "seat": 0, "colour": "white", "card": "W8"},
            0,
            "You draw W8 Turn the tables.",
            "Vous piochez W8 Tout échanger.",
        ),
        (
            {"kind": "tokens_gained", "seat": 1, "colour": "black", "count": 2},
            0,
            "Ben gains 2 black tokens.",
            "Ben gagne 2 jetons noirs.",
        ),
        (
            {"kind": "tokens_gained", "seat": 1, "colour": "white", "count": 0},
            1,
            "The bag has no white token for you.",
            "Le sac n’a pas de jeton blanc pour vous.",
        ),
        (
            {"kind": "tokens_lost", "seat": 1, "colour": "white", "count": 1},
            None,
            "Ben returns a white token to the bag.",
            "Ben rend un jeton blanc au sac.",
        ),
        (
            {"kind": "token_moved", "giver": 0, "receiver": 2, "colour": "black"},
            2,
            "A black token goes from Ada to you.",
            "Vous recevez un jeton noir pris à Ada.",
        ),
        (
            {"kind": "token_chosen", "seat": 2},
            0,
            "Cleo takes a first token in secret.",
            "Cleo prend un premier jeton en secret.",
        ),
        (
            {"kind": "hands_exchanged", "first": 0, "second": 1},
            2,
            "Ada and Ben exchange hands.",
            "Ada et Ben échangent leurs mains.",
        ),
        (
            {"kind": "hands_exchanged", "first": 0, "second": 1, "first_hand": ["W1"], "second_hand": []},
            1,
            "You exchange hands with Ada. Until then Ada had W1, and you had no cards.",
            "Vous échangez votre main avec Ada. W1 pour vous, aucune pour Ada.",
        ),
        (
            {"kind": "card_given", "giver": 0, "receiver": 1, "colour": "white", "card": "W1"},
            1,
            "Ada gives you W1 White token.",
            "Ada vous donne W1 Jeton blanc.",
        ),
        (
            {"kind": "card_given", "giver": 0, "receiver": 1, "colour": "black"},
            2,
            "Ada gives Ben a black card.",
            "Ada donne à Ben une carte noire.",
        ),
        (
            {"kind": "deck_rebuilt", "pile": "black"},
            0,
            "The black discard pile is shuffled into a new deck.",
            "La défausse noire est mélangée pour former une nouvelle pioche.",
        ),
        (
            {"kind": "draw_lost", "seat": 0, "count": 2},
            1,
            "2 cards for Ada cannot be drawn and are lost.",
            "2 cartes pour Ada ne peuvent pas être piochées et sont perdues.",
        ),
        (
            {"kind": "draw_skipped", "seat": 0},
            0,
            "There is nothing left for you to draw.",
            "Il ne reste rien à piocher pour vous.",
        ),
        (
            {"kind": "missed", "seat": 1},
            0,
            "Ben does not have what was named: nothing happens.",
            "Ben n’a pas ce qui était nommé : rien ne se passe.",
        ),
    ],
)
def test_events_of_yin_yang(event, reader, english, french):
    assert phrases("en", reader).event(event) == english
    assert phrases("fr", reader).event(event) == french


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (
            {"card": "W5", "giver": 0, "receiver": 1},
            "W5 Pass a white token: a white token goes from you to Ben",
            "W5 Transfert blanc : Ben reçoit un de vos jetons blancs",
        ),
        (
            {"card": "W6", "player": 1, "whites": 0},
            "W6 Draw two: Ben draws 2 black cards",
            "W6 Piocher deux : Ben pioche 2 cartes noires",
        ),
        ({"card": "W6", "player": 1}, "W6 Draw two: Ben draws 2 cards", "W6 Piocher deux : Ben pioche 2 cartes"),
        (
            {"card": "B2", "player": 0, "colour": "black"},
            "B2 Back to the bag: you return a black token to the bag",
            "B2 Retour au sac : vous rendez un jeton noir au sac",
        ),
        (
            {"card": "B4", "first": 0, "second": 2},
            "B4 Swap hands: you and Cleo exchange hands",
            "B4 Échanger les mains : vous échangez votre main avec Cleo",
        ),
    ],
)
def test_actions_of_yin_yang(action, english, french):
    assert phrases("en", 0).action({"kind": "play", **action}) == english
    assert phrases("fr", 0).action({"kind": "play", **action}) == french


def test_lists_are_read_out():
    assert phrases("en", 1).word("winners", [0, 1, 2]) == "Ada, you and Cleo"
    assert phrases("fr", None).word("winners", [0, 2]) == "Ada et Cleo"
    assert phrases("fr", None).word("cards", ["W1", "B6"]) == "Jeton blanc et Donner une carte"
    assert phrases("en", None).word("winners", []) == ""
