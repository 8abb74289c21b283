"""Whether a memory that was read from a position can be anybody's memory of these cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.games.yin_yang.codes import FACE_NAMES, FACES, PER_COLOUR
from sampan.games.yin_yang.memory import POOLS, Memory
from sampan.games.yin_yang.state import YinYangData

_MOST_TRIES: Final = 20_000


def check_memory(state: YinYangData, observer: i64, memory: Memory) -> None:
    """A ValueError unless the memory fits: as many cards everywhere as are there, and a way to deal the pools so."""
    fresh = state.fresh_memory(observer)
    for colour in range(2):
        for place in range(memory.places):
            if _placed(memory, colour, place) != _placed(fresh, colour, place):
                raise ValueError(f"memory {observer} has another number of cards at place {place}")
    for pool in range(2 * POOLS):
        slots: i64 = 0
        for place in range(memory.places):
            slots += memory.slots[pool * memory.places + place]
        if slots != memory.size[pool]:
            raise ValueError(f"memory {observer} has a pool with more or fewer cards than slots")
    for face in range(FACES):
        if _remembered(memory, face) != _remembered(fresh, face):
            raise ValueError(f"memory {observer} has another number of {FACE_NAMES[face]}")
        for seat in range(state.seats):
            if seat != observer and memory.known[seat * FACES + face] > state.hands[seat * FACES + face]:
                raise ValueError(f"memory {observer} knows a card that seat {seat} has not")
        if memory.known[state.seats * FACES + face] > state.deck[face]:
            raise ValueError(f"memory {observer} knows a card that is not in the deck")
    for colour in range(2):
        if not _Dealing(state, observer, memory, colour).succeeds(0):
            raise ValueError(f"memory {observer} has pools that cannot have been dealt so")


def _placed(memory: Memory, colour: i64, place: i64) -> i64:
    count: i64 = 0
    for face in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
        count += memory.known[place * FACES + face]
    for pool in range(colour * POOLS, (colour + 1) * POOLS):
        count += memory.slots[pool * memory.places + place]
    return count


def _remembered(memory: Memory, face: i64) -> i64:
    count: i64 = 0
    for place in range(memory.places):
        count += memory.known[place * FACES + face]
    for pool in range(face // PER_COLOUR * POOLS, (face // PER_COLOUR + 1) * POOLS):
        count += memory.faces[pool * PER_COLOUR + face % PER_COLOUR]
    return count


class _Dealing:
    """Tries to say of every hidden card in a hand which pool it is from; the deck then has what is left.

    Nearly always there is one pool, or no doubt. Where the search is long the memory gets the benefit of the doubt.
    """

    def __init__(self, state: YinYangData, observer: i64, memory: Memory, colour: i64) -> None:
        self.first_pool: i64 = colour * POOLS
        self.places: i64 = memory.places
        self.slots = memory.slots[:]
        self.faces = memory.faces[:]
        self.tries: i64 = 0
        self.cards: list[tuple[int, int]] = []  # place and face of every hidden card
        for seat in range(state.seats):
            for face in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
                hidden = state.hands[seat * FACES + face] - memory.known[seat * FACES + face]
                if seat != observer:
                    for _ in range(hidden):
                        self.cards.append((int(seat), int(face % PER_COLOUR)))

    def succeeds(self, number: int) -> bool:
        """Whether the cards from that number on can all be from some pool."""
        self.tries += 1
        if number == len(self.cards) or self.tries > _MOST_TRIES:
            return True
        place, face = self.cards[number]
        for pool in range(self.first_pool, self.first_pool + POOLS):
            if _take(self.slots, pool * self.places + place):
                if _take(self.faces, pool * PER_COLOUR + face):
                    if self.succeeds(number + 1):
                        return True
                    self.faces[pool * PER_COLOUR + face] += 1
                self.slots[pool * self.places + place] += 1
        return False


def _take(counts: vec[i64], index: i64) -> bool:
    if counts[index] == 0:
        return False
    counts[index] -= 1
    return True
