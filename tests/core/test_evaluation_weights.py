"""The weights of judgements: named figures in a file beside each game."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec

import sampan
from sampan import Rng
from sampan.core.evaluation_weights import FILE, WEIGHTS, Weights


@pytest.mark.parametrize("key", sampan.game_keys())
def test_the_weights_have_a_say(key: str) -> None:
    """Changed weights change what some position is judged to be worth; the file's own figures give it back."""
    game = sampan.game(key)
    state = game.start(2)
    rng = Rng(1)
    for _ in range(60):
        state.apply(state.sample(rng))
    weights = WEIGHTS[game.package]
    figures = weights.read()
    before = state.evaluate(0)
    try:
        weights.set([2.0 * figure + 0.3 for figure in figures])
        assert state.evaluate(0) != before
    finally:
        weights.set(figures)
    assert state.evaluate(0) == before


@pytest.mark.parametrize("key", sampan.game_keys())
@pytest.mark.parametrize("seats", [2, 3])
def test_what_all_seats_are_worth_is_what_each_is(key: str, seats: int) -> None:
    """And what all have together is certain: somebody wins."""
    state = sampan.game(key).start(seats)
    rng = Rng(3)
    for step in range(200):
        if state.to_move() == sampan.OVER:
            break
        state.apply(state.sample(rng))
        if step % 20 == 0 and state.to_move() >= 0:
            judged = vec[float]([0.0] * seats)
            state.evaluate_all(judged)
            values = [judged[seat] for seat in range(seats)]
            assert values == [state.evaluate(seat) for seat in range(seats)]
            assert sum(values) == pytest.approx(1.0)


def test_a_file_with_other_names_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd_game").mkdir()
    (tmp_path / "odd_game" / "__init__.py").write_text("")
    (tmp_path / "odd_game" / FILE).write_text('{"weights": {"one": 1, "three": 3}}')
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match=r"weights\.json must have exactly the weights one, two, in this order"):
        Weights("odd_game", ["one", "two"])
