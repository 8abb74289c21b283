"""What others may have laid face down: any five cards that they could have laid, each order equally likely (DD-20)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.rng import Rng
from sampan.games.dragon_delta.codes import CARDS, DRAGON_0, SLOTS
from sampan.games.dragon_delta.state import Table, bits


def guess_cards(table: Table, seat: i64, rng: Rng) -> None:
    """Draw a seat's unrevealed cards afresh; those that were revealed stay."""
    known: i64 = 0
    for slot in range(table.slot):
        known |= 1 << table.laid[seat * SLOTS + slot]
    hidden = table.laid_count[seat] - table.slot
    dragons = table.hand[seat] >> DRAGON_0 if known >> DRAGON_0 == 0 else 0
    actions = table.hand[seat] & ((1 << DRAGON_0) - 1) & ~known
    plain = _orders(bits(actions), hidden)
    with_dragon = hidden * bits(dragons) * _orders(bits(actions), hidden - 1) if hidden > 0 else 0
    dragon_slot: i64 = -1
    if rng.below(plain + with_dragon) >= plain:
        dragon_slot = table.slot + rng.below(hidden)
    for slot in range(table.slot, table.laid_count[seat]):
        if slot == dragon_slot:
            card = DRAGON_0 + _pick(dragons, rng)
        else:
            card = _pick(actions, rng)
            actions &= ~(1 << card)
        table.laid[seat * SLOTS + slot] = card
        known |= 1 << card
    table.laid_cards[seat] = known


def _orders(cards: i64, slots: i64) -> i64:
    """In how many ways so many different cards fill so many slots."""
    ways: i64 = 1
    for used in range(slots):
        ways *= cards - used
    return ways


def _pick(cards: i64, rng: Rng) -> i64:
    """One of the bits of a word, each equally likely."""
    left = rng.below(bits(cards))
    for card in range(CARDS):
        if (cards >> card) & 1:
            if left == 0:
                return card
            left -= 1
    return 0
