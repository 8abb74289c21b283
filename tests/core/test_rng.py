"""The generator: the same numbers everywhere, and evenly spread."""

from __future__ import annotations

import pytest

from sampan import Rng


def test_the_numbers_never_change() -> None:
    """A stored seed must mean the same match for ever, compiled or not."""
    rng = Rng(1)
    assert [int(rng.word()) for _ in range(4)] == [1437514603, 2752549740, 3607064732, 3230571444]
    assert [int(Rng("a text").below(1000)), int(Rng(b"bytes").below(1000))] == [828, 161]
    assert Rng(7).random() == 0.163866952131826


def test_equal_seeds_agree_and_others_differ() -> None:
    def draw(seed: int | str | bytes) -> list[int]:
        rng = Rng(seed)
        return [int(rng.below(1_000_000)) for _ in range(5)]

    assert draw(5) == draw(5) == draw("5") == draw(b"5")
    assert draw(5) != draw(6)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 40, 2**31 - 1])
def test_below_stays_below_and_is_even(bound: int) -> None:
    rng = Rng(bound)
    numbers = [int(rng.below(bound)) for _ in range(4000)]
    assert min(numbers) >= 0
    assert max(numbers) < bound
    if bound <= 40:
        expected = len(numbers) / bound
        deviation = sum((numbers.count(value) - expected) ** 2 / expected for value in range(bound))
        assert deviation < bound + 6 * (2 * bound) ** 0.5  # chi-squared, six standard deviations


def test_random_is_between_0_and_1() -> None:
    rng = Rng(3)
    numbers = [rng.random() for _ in range(2000)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1
    assert abs(sum(numbers) / 2000 - 0.5) < 0.03


def test_weighted_follows_the_weights() -> None:
    rng = Rng(9)
    drawn = [rng.weighted([0, 1, 0, 3]) for _ in range(4000)]
    assert set(drawn) == {1, 3}
    assert 2800 < drawn.count(3) < 3200


def test_shuffle_and_choose() -> None:
    rng = Rng(4)
    orders = set()
    for _ in range(200):
        items = ["a", "b", "c"]
        rng.shuffle(items)
        orders.add("".join(items))
    assert len(orders) == 6
    assert {rng.choose(["x", "y"]) for _ in range(50)} == {"x", "y"}
