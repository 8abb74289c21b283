"""Masks of legal cards, written card by card because little changes from one card to the next.

While cards are laid, the memory of a mask holds the cards that it shows as bits, and how many they are. In all other
phases it holds a list of codes, as the memory of any mask does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sampan.core.arrays import zeros
from sampan.games.dragon_delta.codes import CARD_0, CARDS
from sampan.games.dragon_delta.legality import layable_cards
from sampan.games.dragon_delta.state import DragonDeltaData

# Where in the memory these are; its last number says how many codes the list has.
_SHOWN: Final = 0
_COUNT: Final = 1

# The card of a single bit, by its remainder: the powers of 2 leave 18 different ones.
_DIVISOR: Final[i64] = 19
_CARD_OF: Final = zeros(_DIVISOR)
for _card in range(CARDS):
    _CARD_OF[(1 << _card) % 19] = _card


def mask_cards(state: DragonDeltaData, into: vec[u8], at: i64, memory: vec[i64]) -> i64:
    """While cards are laid: write 1 for each card that may be laid and 0 for all other codes; returns how many."""
    last = len(memory) - 1
    if memory[last] > 0:
        for index in range(memory[last]):
            into[at + memory[index]] = u8(0)
        memory[last] = 0
        memory[_SHOWN] = 0
        memory[_COUNT] = 0
    return _change_cards(layable_cards(state), into, at, memory)


def unmask_cards(into: vec[u8], at: i64, memory: vec[i64]) -> None:
    """In any other phase: write 0 for the cards that the last mask showed, if it showed cards."""
    if memory[len(memory) - 1] == 0:
        _change_cards(0, into, at, memory)


def pick_card(memory: vec[i64], number: i64) -> i64:
    """The code of the card of that number, in rising order, among those that the mask shows."""
    held = memory[_SHOWN]
    for _before in range(number):
        held &= held - 1
    return CARD_0 + _CARD_OF[(held & -held) % _DIVISOR]


def _change_cards(held: i64, into: vec[u8], at: i64, memory: vec[i64]) -> i64:
    """Show these cards instead of those in the memory; returns how many they are."""
    changed = held ^ memory[_SHOWN]
    count = memory[_COUNT]
    while changed != 0:
        bit = changed & -changed
        changed ^= bit
        place = at + CARD_0 + _CARD_OF[bit % _DIVISOR]
        if held & bit:
            into[place] = u8(1)
            count += 1
        else:
            into[place] = u8(0)
            count -= 1
    memory[_SHOWN] = held
    memory[_COUNT] = count
    return count
