"""Guides say the same in both languages, figures keep their promises, and every rule number leads somewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module, resources
from typing import get_args

import pytest

import sampan
from sampan import CHANCE, OVER, text
from sampan.core.rng import Rng
from sampan.guides.figure import drawings, figures, questions, restored
from sampan.guides.guide_text import (
    anchors,
    cited_rules,
    figures_shown,
    numbered_rules,
    rules_by_number,
    terminal_guide,
)
from sampan.lessons.course import course, course_keys

every_game = pytest.mark.parametrize("key", sampan.game_keys())
every_language = pytest.mark.parametrize("language", text.LANGUAGES)
MATCHES = 12  # played at random; together they meet every phase in which chance alone decides
MOVES = 400


def phases_met(key: str) -> Iterator[tuple[str, int]]:
    """The phases of random matches, and who is to move in them."""
    game = sampan.game(key)
    for number in range(MATCHES):
        rng = Rng(f"{key} {number}")
        state = game.start(game.fewest_seats)
        for _ in range(MOVES):
            yield str(state.view(None)["phase"]), int(state.to_move())
            if state.to_move() == OVER:
                break
            legal = state.legal()
            state.apply(legal[int(rng.below(len(legal)))])


@every_game
def test_every_figure_can_be_drawn_and_keeps_its_promises(key: str) -> None:
    assert 3 <= len(figures(key)) <= 8
    for figure in figures(key).values():
        for drawing in drawings(figure):  # a CourseError says what is wrong
            assert drawing.view == json.loads(json.dumps(drawing.view))
            assert drawing.step.parts


@every_game
def test_figures_promise_what_their_captions_say(key: str) -> None:
    checked = [step for figure in figures(key).values() for step in figure.steps if step.promises or step.holds]
    assert len(checked) >= len(figures(key))


@every_game
def test_a_figure_shows_only_what_its_reader_knows(key: str) -> None:
    for figure in figures(key).values():
        if figure.seat is None:
            continue
        state = restored(figure)
        for number in range(3):
            other = state.resample(figure.seat, Rng(f"{key} {figure.name} {number}"))
            assert other.view(figure.seat) == state.view(figure.seat)


@every_game
@every_language
def test_a_guide_shows_every_drawing_once_and_in_order(key: str, language: str) -> None:
    shown = figures_shown(sampan.game(key).guide(language))
    assert len(shown) == sampan.game(key).guide(language).count("](figure:")
    there = {(name, number) for name, figure in figures(key).items() for number in range(1, len(figure.steps) + 1)}
    assert set(shown) == there
    assert len(shown) == len(there)
    for name in figures(key):
        assert [number for each, number in shown if each == name] == list(range(1, len(figures(key)[name].steps) + 1))


@every_game
def test_both_languages_have_the_same_passages(key: str) -> None:
    game = sampan.game(key)
    guides = [game.guide(language) for language in text.LANGUAGES]
    numbered = [numbered_rules(key, language) for language in text.LANGUAGES]
    for one in (guides, numbered):
        found = [anchors(markdown) for markdown in one]
        assert None not in found[0], f"{key}: a heading without an anchor"
        assert found[0] == found[1]
    together = anchors(guides[0]) + anchors(numbered[0])
    assert len(together) == len(set(together))
    assert figures_shown(guides[0]) == figures_shown(guides[1])


@every_game
def test_both_languages_number_the_same_rules(key: str) -> None:
    one, other = [rules_by_number(key, language) for language in text.LANGUAGES]
    assert list(one) == list(other)
    assert all(len(rule) > 20 for rule in [*one.values(), *other.values()])
    for language in text.LANGUAGES:
        items = re.findall(r"^- \*\*", numbered_rules(key, language), flags=re.MULTILINE)
        assert len(items) == len(rules_by_number(key, language)), "a number stands there twice, or is misspelt"


@every_game
@every_language
def test_every_number_that_is_cited_leads_to_a_rule(key: str, language: str) -> None:
    known = set(rules_by_number(key, language))
    game = sampan.game(key)
    package = resources.files(game.package)
    cited = cited_rules(game.guide(language)) | cited_rules(numbered_rules(key, language))
    cited |= cited_rules(package.joinpath("text", f"{language}.ftl").read_text(encoding="utf-8"))
    if key in course_keys():
        of = course(key)
        cited |= {rule for entry in of.entries for rule in of.lesson(entry.key).rules} | set(of.not_taught)
        cited |= cited_rules(package.joinpath("lessons", "text", f"{language}.ftl").read_text(encoding="utf-8"))
    assert cited <= known, sorted(cited - known)


@every_game
def test_every_rule_that_tests_and_code_cite_has_a_text(key: str) -> None:
    prefix = next(iter(rules_by_number(key, "en"))).partition("-")[0]
    sources = [
        file.read_text(encoding="utf-8")
        for file in resources.files(sampan.game(key).package).iterdir()
        if file.name.endswith(".py")
    ]
    cited = {rule for source in sources for rule in cited_rules(source) if rule.startswith(f"{prefix}-")}
    assert cited, "the code cites the rules that it follows"
    assert cited <= set(rules_by_number(key, "en")), sorted(cited - set(rules_by_number(key, "en")))


@every_game
def test_every_question_at_a_table_has_a_passage(key: str) -> None:
    asked = questions(key)
    phases = set(get_args(import_module(f"{sampan.game(key).package}.view_types").Phase))
    assert set(asked) <= phases
    assert set(asked.values()) <= set(anchors(sampan.game(key).guide("en")))
    met = list(phases_met(key))
    for phase in phases - set(asked):
        movers = {mover for each, mover in met if each == phase}
        assert movers == {CHANCE}, f"{phase} needs a passage: {movers or 'never met'}"


@every_game
@every_language
def test_a_terminal_shows_captions_in_place_of_figures(key: str, language: str) -> None:
    shown = terminal_guide(sampan.game(key), language)
    assert "{#" not in shown
    assert "figure:" not in shown
    captions = re.findall(r"!\[([^\]]*)\]", sampan.game(key).guide(language))
    for caption in captions:
        assert f"> {caption}\n" in shown
