"""Observations as arrays: whole, by name, and as a network likes them."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import numpy as np
import pytest
from high_card import HighCard

import sampan
from sampan import OVER, Rng, State
from sampan.research import encoding as numbers
from sampan.testing import observation

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def under_way(key: str, seats: int) -> State:
    state, rng = sampan.game(key).start(seats), Rng(key)
    for _ in range(40):
        if state.to_move() == OVER:
            break
        state.advance(state.sample(rng))
    return state


def test_the_smallest_game_shows_how() -> None:
    state = HighCard().start(2)
    for card in (3, 5):
        state.apply(card)
    encoding = state.encoding()
    seen = numbers.observe(state, 1)
    assert seen.tolist() == [1, 5, 0, 0, 0]
    assert numbers.mask(state).tolist() == [1, 1, 0, 0, 0, 0]
    assert not numbers.mask(state, 1).any()
    named = numbers.split(encoding, seen)
    assert named["hand"] == 5
    assert named["swapped"].tolist() == [0, 0]
    wide = numbers.expand(encoding, seen)
    assert wide.tolist() == [0, 1, 0, *[0, 0, 0, 0, 0, 1], *[1, 0, 0, 0, 0, 0], 0, 0]
    assert numbers.expanded_size(encoding) == len(wide)
    assert encoding.field("laid").start == 2
    with pytest.raises(KeyError):
        encoding.field("nothing")


@pytest.mark.parametrize("key", sampan.games())
def test_arrays_hold_what_the_game_writes(key: str) -> None:
    state = under_way(key, 3)
    encoding = state.encoding()
    for seat in (0, 1, 2, None):
        seen = numbers.observe(state, seat)
        assert seen.dtype == np.int16
        assert seen.tolist() == observation(state, seat)
        assert (seen <= numbers.highs(encoding)).all()
    both = np.stack([numbers.observe(state, 0), numbers.observe(state, 1)])
    wide = numbers.expand(encoding, both)
    assert wide.shape == (2, numbers.expanded_size(encoding))
    assert wide.dtype == np.float32
    fields = numbers.expand_fields(encoding, both)
    for field in encoding.fields:
        own = fields[field.name]
        assert own.shape == (2, *field.shape, *([field.high + 1] if field.category else []))
        if field.category:
            assert (own.sum(axis=-1) == 1).all()
            assert (own.argmax(axis=-1) == numbers.split(encoding, both)[field.name]).all()


@pytest.mark.parametrize("key", sampan.games())
def test_names_are_distinct_and_everything_has_a_meaning(key: str) -> None:
    fields = sampan.game(key).start(2).encoding().fields
    assert len({field.name for field in fields}) == len(fields)
    for field in fields:
        assert field.meaning
        assert field.unit > 0
        assert re.fullmatch("[a-z_]+", field.name)


@pytest.mark.parametrize("key", sampan.games())
def test_the_documentation_has_the_table_of_every_game(key: str) -> None:
    game = sampan.game(key)
    wanted = f"### {game.title()}\n\n{numbers.documented(game)}"
    assert wanted in DOCS.read_text(encoding="utf-8"), f"docs/research.md should have:\n\n{wanted}"


def test_the_examples_of_the_documentation_are_true() -> None:
    results = doctest.testfile(str(DOCS), module_relative=False)
    assert results.attempted > 20
    assert results.failed == 0
