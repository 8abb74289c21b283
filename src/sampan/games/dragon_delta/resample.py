"""Draws afresh what others have laid face down: any cards they could have laid, each row equally likely (DD-20)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import count_bits
from sampan.core.rng import Rng
from sampan.games.dragon_delta.codes import CARDS, DRAGON_0, SLOTS
from sampan.games.dragon_delta.state import DragonDeltaData


def resample(state: DragonDeltaData, observer: i64, rng: Rng) -> None:
    """Draw afresh the unrevealed cards of everybody but the observer."""
    for seat in range(state.seats):
        if seat != observer:
            _resample_cards(state, seat, rng)


def _resample_cards(state: DragonDeltaData, seat: i64, rng: Rng) -> None:
    """Draw a seat's unrevealed cards afresh; revealed ones stay."""
    known: i64 = 0
    for slot in range(state.slot):
        known |= 1 << state.laid[seat * SLOTS + slot]
    hidden = state.laid_count[seat] - state.slot
    dragons = state.hand[seat] >> DRAGON_0 if known >> DRAGON_0 == 0 else 0
    actions = state.hand[seat] & ((1 << DRAGON_0) - 1) & ~known
    plain = _orders(count_bits(actions), hidden)
    with_dragon = hidden * count_bits(dragons) * _orders(count_bits(actions), hidden - 1) if hidden > 0 else 0
    dragon_slot: i64 = -1
    if rng.below(plain + with_dragon) >= plain:
        dragon_slot = state.slot + rng.below(hidden)
    for slot in range(state.slot, state.laid_count[seat]):
        if slot == dragon_slot:
            card = DRAGON_0 + _pick(dragons, rng)
        else:
            card = _pick(actions, rng)
            actions &= ~(1 << card)
        state.laid[seat * SLOTS + slot] = card
        known |= 1 << card
    state.laid_cards[seat] = known


def _orders(cards: i64, slots: i64) -> i64:
    """In how many ways that many slots can be filled from that many different cards."""
    ways: i64 = 1
    for used in range(slots):
        ways *= cards - used
    return ways


def _pick(cards: i64, rng: Rng) -> i64:
    """One of the cards given as bits, each equally likely."""
    left = rng.below(count_bits(cards))
    for card in range(CARDS):
        if (cards >> card) & 1:
            if left == 0:
                return card
            left -= 1
    return 0
