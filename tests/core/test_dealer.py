"""The fair shuffle: what is committed to at the start can be checked at the end by anybody."""

from __future__ import annotations

import hashlib
import hmac

import pytest

import sampan
from sampan import CHANCE, Dealer, Match, NotationError, new_dealer
from sampan.core.dealer import read_seed

YIN_YANG = sampan.game("yin_yang")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    dealer = Dealer(bytes(range(32)))
    assert dealer.commitment() == hashlib.sha256(bytes(range(32))).hexdigest()


def test_a_draw_is_what_the_documentation_says() -> None:
    state = YIN_YANG.start(2, {"first_player": 0})
    number = int.from_bytes(hmac.new(b"seed", b"salt|7", hashlib.sha256).digest(), "big") % 40
    laid_out = [action for action, weight in zip(state.legal(), state.chances(), strict=True) for _ in range(weight)]
    assert len(laid_out) == 40
    assert Dealer(b"seed", "salt").draw(state, 7) == laid_out[number]


def test_draws_follow_the_weights() -> None:
    state = YIN_YANG.start(2, {"first_player": 0})
    drawn = [YIN_YANG.describe(state, new_dealer(seed).draw(state, 0))["card"] for seed in range(2000)]
    assert 520 < drawn.count("W1") < 680  # 12 of 40
    assert 20 < drawn.count("W7") < 85  # 1 of 40


def test_seed_and_salt_both_matter_and_unknown_seeds_differ() -> None:
    assert new_dealer().seed != new_dealer().seed
    assert len(new_dealer().seed) == 32

    def deal(dealer: Dealer) -> list[int]:
        match = Match(YIN_YANG, list("abcdefghij"), None, dealer).begin()
        return [entry.action for entry in match.entries if entry.by == CHANCE]

    assert deal(new_dealer(1)) == deal(new_dealer(1)) == deal(new_dealer("1"))
    assert deal(new_dealer(1)) != deal(new_dealer(2))
    assert deal(new_dealer(1, "a")) != deal(new_dealer(1, "b"))


@pytest.mark.parametrize("words", ["", "00", "z" * 64, "0" * 66])
def test_seeds_that_cannot_be_read(words: str) -> None:
    with pytest.raises(NotationError, match="64 hexadecimal digits"):
        read_seed(words)
