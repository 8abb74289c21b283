"""What an observer remembers of cards: where those it saw are, for as long as their place is certain (YN-14).

A card that an observer has not placed belongs to a pool: a set of cards known to fill a set of slots, so many in
each hand and in the deck, nobody can tell which where. At first there is one pool per colour. A rebuilt deck is a
pool of its own: everybody saw what went into it. When a card moves unseen, what it may have been is mixed. So the
pools are a function of what the observer was shown, and dealing each pool into its slots is a fair guess (resample).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.yin_yang.codes import FACES, PER_COLOUR

POOLS: Final = 4  # per colour; when more would be needed, two are mixed, which only forgets


class Memory:
    """One observer's knowledge of the cards that are neither in its own hand nor face up.

    Places are the seats 0 to seats - 1 and, as number `seats`, the deck (both decks: a card's colour tells which).
    """

    def __init__(self, seats: i64) -> None:
        self.places: i64 = seats + 1
        self.known = zeros(self.places * FACES)  # per place and face: cards certain to be there
        self.faces = zeros(2 * POOLS * PER_COLOUR)  # per pool and face of its colour: cards in the pool
        self.slots = zeros(2 * POOLS * self.places)  # per pool and place: slots that the pool fills
        self.size = zeros(2 * POOLS)  # per pool: its cards, which are as many as its slots

    def clone(self) -> Memory:
        """An independent copy."""
        copy = Memory(-1)
        copy.places = self.places
        copy.known = self.known[:]
        copy.faces = self.faces[:]
        copy.slots = self.slots[:]
        copy.size = self.size[:]
        return copy

    def add_cards(self, colour: i64, cards: vec[i64], slots: vec[i64]) -> None:
        """A new pool: cards per face of all twenty (only the colour's are read) in so many slots per place."""
        pool = self._free_pool(colour)
        for index in range(PER_COLOUR):
            self.faces[pool * PER_COLOUR + index] = cards[colour * PER_COLOUR + index]
            self.size[pool] += cards[colour * PER_COLOUR + index]
        for place in range(self.places):
            self.slots[pool * self.places + place] = slots[place]
        self._settle(pool)

    def learn(self, place: i64, face: i64) -> None:
        """A card that the observer saw has come to a place."""
        self.known[place * FACES + face] += 1

    def see_leave(self, place: i64, face: i64) -> None:
        """A card has left a place face up. Of like cards it may as well have been the one that was known."""
        if self.known[place * FACES + face] > 0:
            self.known[place * FACES + face] -= 1
            return
        colour = face // PER_COLOUR
        from_pool: i64 = -1
        for pool in range(colour * POOLS, (colour + 1) * POOLS):
            if self.slots[pool * self.places + place] > 0 and self.faces[pool * PER_COLOUR + face % PER_COLOUR] > 0:
                from_pool = pool if from_pool < 0 else self._mix(from_pool, pool)
        self.slots[from_pool * self.places + place] -= 1
        self.faces[from_pool * PER_COLOUR + face % PER_COLOUR] -= 1
        self.size[from_pool] -= 1
        self._settle(from_pool)

    def miss_move(self, source: i64, target: i64, colour: i64) -> None:
        """A card of that colour has moved face down: whatever it may have been is uncertain from now on."""
        pool: i64 = -1
        for other in range(colour * POOLS, (colour + 1) * POOLS):
            if self.slots[other * self.places + source] > 0:
                pool = other if pool < 0 else self._mix(pool, other)
        row = source * FACES + colour * PER_COLOUR
        different: i64 = 0
        the_one: i64 = 0
        for index in range(PER_COLOUR):
            if self.known[row + index] > 0:
                different += 1
                the_one = index
        if pool < 0 and different == 1:
            self.known[row + the_one] -= 1
            self.known[target * FACES + colour * PER_COLOUR + the_one] += 1
            return
        if different > 0:
            if pool < 0:
                pool = self._free_pool(colour)
            # One card of each known face may have gone; further copies of it are certain to be there still.
            for index in range(PER_COLOUR):
                if self.known[row + index] > 0:
                    self.known[row + index] -= 1
                    self.faces[pool * PER_COLOUR + index] += 1
                    self.slots[pool * self.places + source] += 1
                    self.size[pool] += 1
        self.slots[pool * self.places + source] -= 1
        self.slots[pool * self.places + target] += 1
        self._settle(pool)

    def exchange(self, one: i64, other: i64) -> None:
        """Two hands have changed places."""
        for face in range(FACES):
            held = self.known[one * FACES + face]
            self.known[one * FACES + face] = self.known[other * FACES + face]
            self.known[other * FACES + face] = held
        for pool in range(2 * POOLS):
            held = self.slots[pool * self.places + one]
            self.slots[pool * self.places + one] = self.slots[pool * self.places + other]
            self.slots[pool * self.places + other] = held

    def deal(self, rng: Rng) -> vec[i64]:
        """A fair guess: cards per place and face, the known ones where they are, each pool dealt into its slots."""
        dealt = self.known[:]
        for pool in range(2 * POOLS):
            if self.size[pool] == 0:
                continue
            colour = pool // POOLS
            left = self.size[pool]
            faces = self.faces[pool * PER_COLOUR : (pool + 1) * PER_COLOUR]
            # The deck, the last place, gets what the hands leave over.
            for place in range(self.places):
                for _card in range(self.slots[pool * self.places + place]):
                    index = _draw(faces, rng.below(left))
                    faces[index] -= 1
                    left -= 1
                    dealt[place * FACES + colour * PER_COLOUR + index] += 1
        return dealt

    def _free_pool(self, colour: i64) -> i64:
        for pool in range(colour * POOLS, (colour + 1) * POOLS):
            if self.size[pool] == 0:
                return pool
        self._mix(colour * POOLS, colour * POOLS + 1)
        return colour * POOLS + 1

    def _mix(self, pool: i64, other: i64) -> i64:
        """Pour the other pool into the first one."""
        for index in range(PER_COLOUR):
            self.faces[pool * PER_COLOUR + index] += self.faces[other * PER_COLOUR + index]
            self.faces[other * PER_COLOUR + index] = 0
        for place in range(self.places):
            self.slots[pool * self.places + place] += self.slots[other * self.places + place]
            self.slots[other * self.places + place] = 0
        self.size[pool] += self.size[other]
        self.size[other] = 0
        return pool

    def _settle(self, pool: i64) -> None:
        """Notice when a pool has become certain: all its cards alike, or all of them in one hand."""
        different: i64 = 0
        for index in range(PER_COLOUR):
            if self.faces[pool * PER_COLOUR + index] > 0:
                different += 1
        full_place: i64 = -1
        for place in range(self.places - 1):
            if self.slots[pool * self.places + place] == self.size[pool]:
                full_place = place
        if self.size[pool] == 0 or (different > 1 and full_place < 0):
            return
        colour = pool // POOLS
        for index in range(PER_COLOUR):
            copies = self.faces[pool * PER_COLOUR + index]
            if copies > 0:
                for place in range(self.places):
                    here = copies if place == full_place else self.slots[pool * self.places + place]
                    if full_place < 0 or place == full_place:
                        self.known[place * FACES + colour * PER_COLOUR + index] += here
            self.faces[pool * PER_COLOUR + index] = 0
        for place in range(self.places):
            self.slots[pool * self.places + place] = 0
        self.size[pool] = 0


def _draw(faces: vec[i64], number: i64) -> i64:
    """The face of the card with that number, when all cards of the pool are laid out in order."""
    index: i64 = 0
    while number >= faces[index]:
        number -= faces[index]
        index += 1
    return index
