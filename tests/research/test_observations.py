"""Observations as arrays: whole, by name, and as a network likes them."""

from __future__ import annotations

import doctest
import re
import resource
from pathlib import Path

import numpy as np
import pytest
from high_card import HighCard

import sampan
from sampan import OVER, Rng, State
from sampan.research import observations as numbers
from sampan.testing import observation

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def under_way(key: str, seats: int) -> State:
    state, rng = sampan.game(key).start(seats), Rng(key)
    for _ in range(40):
        if state.to_move() == OVER:
            break
        state.apply_unchecked(state.sample(rng))
    return state


def test_the_smallest_game_shows_how() -> None:
    state = HighCard().start(2)
    for card in (3, 5):
        state.apply(card)
    encoding = state.observation_fields()
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


@pytest.mark.parametrize("key", sampan.game_keys())
def test_arrays_hold_what_the_game_writes(key: str) -> None:
    state = under_way(key, 3)
    encoding = state.observation_fields()
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


@pytest.mark.parametrize("key", sampan.game_keys())
def test_names_are_distinct_and_everything_has_a_meaning(key: str) -> None:
    fields = sampan.game(key).start(2).observation_fields().fields
    assert len({field.name for field in fields}) == len(fields)
    for field in fields:
        assert field.meaning
        assert field.unit > 0
        assert re.fullmatch("[a-z_]+", field.name)


@pytest.mark.parametrize("key", sampan.game_keys())
def test_the_documentation_has_the_table_of_every_game(key: str) -> None:
    game = sampan.game(key)
    wanted = f"### {game.title()}\n\n{numbers.documented(game)}"
    assert wanted in DOCS.read_text(encoding="utf-8"), f"docs/research.md should have:\n\n{wanted}"


def test_the_examples_of_the_documentation_are_true() -> None:
    results = doctest.testfile(str(DOCS), module_relative=False)
    assert results.attempted > 20
    assert results.failed == 0


@pytest.mark.parametrize("key", sampan.game_keys())
def test_no_observation_at_all_can_be_expanded(key: str) -> None:
    encoding = sampan.game(key).start(2).observation_fields()
    none = np.zeros((0, encoding.size), np.int16)
    assert numbers.expand(encoding, none).shape == (0, numbers.expanded_size(encoding))


def test_what_is_not_an_observation_of_the_game_is_refused() -> None:
    state = sampan.game("yin_yang").start(3)
    seen = numbers.observe(state, 0)
    other = sampan.game("yin_yang").start(2).observation_fields()
    for wrong in (seen, seen.tolist(), seen[:3], 5):
        for read in (numbers.split, numbers.expand, numbers.expand_fields):
            with pytest.raises(ValueError, match=f"have {other.size} numbers"):
                read(other, wrong)  # type: ignore[operator]
    for seat in (9, "x", -1):
        for ask in (numbers.observe, numbers.mask):
            with pytest.raises(sampan.IllegalAction):
                ask(state, seat)  # type: ignore[operator]


def test_seats_and_actions_may_be_numpys() -> None:
    state, rng = under_way("yin_yang", 3), Rng(1)
    while state.to_move() < 0:
        state.apply(state.sample(rng))
    mover = np.int64(int(state.to_move()))
    assert numbers.observe(state, mover).tolist() == numbers.observe(state, int(mover)).tolist()  # type: ignore[arg-type]
    other = state.clone()
    state.apply(numbers.mask(state).argmax())
    other.apply(int(numbers.mask(other).argmax()))
    assert state.position() == other.position()
    for wrong in (np.float64(1), np.array([1, 2]), np.bool_(True)):
        with pytest.raises(sampan.IllegalAction):
            state.apply(wrong)


@pytest.mark.skipif(not sampan.compiled, reason="only compiled arrays could be lost")
@pytest.mark.parametrize("key", sampan.game_keys())
def test_who_observes_for_long_needs_no_more_memory(key: str) -> None:
    state, size = under_way(key, 2), sampan.game(key).start(2).observation_fields().size

    def most() -> int:
        for _ in range(20_000_000 // (2 * size)):  # 20 MB, if each were kept
            numbers.observe(state, 0)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = most()
    assert most() - before < 8_000  # kB
