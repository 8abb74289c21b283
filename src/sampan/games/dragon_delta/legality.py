"""What is legal: the list of actions, and the mask of them (DD-5, DD-9 to DD-16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sampan.core.arrays import zeros
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import walking
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import (
    CARD_0,
    CARDS,
    DRAGON_0,
    ISLAND_0,
    PLACE_0,
    PLANK_0,
    PLANKS,
    SEAT_0,
    SPAN_0,
    TAKE_PLANK_0,
    TAKE_STONE_0,
)
from sampan.games.dragon_delta.state import (
    ENDED,
    FIRST,
    LAND,
    LAY,
    NONE,
    PLANK,
    REMOVE_ONE,
    SECOND_STEP,
    SPAN,
    STONE,
    Table,
    bits,
    plank_number,
)

# While cards are laid a mask remembers them as bits, in the first number, and how many they are, in the second: from
# one card to the next little changes. The last number says of how many codes it remembers a list, as any mask does.
_SHOWN: Final = 0
_COUNT: Final = 1

# The card of a single bit, by its remainder: the powers of 2 leave 18 different ones.
_DIVISOR: Final[i64] = 19
_CARD_OF: Final = zeros(_DIVISOR)
for _card in range(CARDS):
    _CARD_OF[(1 << _card) % 19] = _card


class Legality(Table):
    """The table, and what may be done at it."""

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal codes into the array; returns how many there are."""
        count: i64 = 0
        if self.phase == LAY:
            held = self._layable()
            for card in range(CARDS):
                if (held >> card) & 1:
                    into[count] = CARD_0 + card
                    count += 1
        elif self.phase == STONE:
            for island in range(self.delta.islands):
                if not (self.stones >> (VILLAGES + island)) & 1:
                    into[count] = ISLAND_0 + island
                    count += 1
        elif self.phase == PLANK:
            for size in range(SIZES):
                if self.stock[self.actor * SIZES + size] != NONE:
                    into[count] = PLANK_0 + plank_number(size, self.stock[self.actor * SIZES + size])
                    count += 1
        elif self.phase == SPAN:
            size = self.chosen // VILLAGES
            for index in range(self.delta.sized_from[size], self.delta.sized_from[size + 1]):
                span = self.delta.sized[index]
                if self.takes(span):
                    into[count] = SPAN_0 + span
                    count += 1
        elif self.phase == REMOVE_ONE:
            count = self._fill_removals(into)
        elif self.phase == FIRST:
            for seat in range(self.seats):
                into[seat] = SEAT_0 + seat
            count = self.seats
        elif self.phase != ENDED:
            count = self.fill_places(into)
            for index in range(count):
                into[index] += PLACE_0
        return count

    def fill_places(self, into: vec[i64]) -> i64:
        """Where the acting pawn may step or land, as places in rising order."""
        if self.phase == LAND:
            return walking.landings(self, self.actor, into)
        if self.phase == SECOND_STEP:
            return walking.second_steps(self, self.actor, into)
        if self.card_now(self.actor) == cards.MOVE_2:
            return walking.first_steps(self, self.actor, into)
        return walking.steps(self, self.actor, into)

    def _layable(self) -> i64:
        """The cards that the actor may lay, as bits: at most one dragon (DD-5)."""
        held = self.unlaid(self.actor)
        if self.laid_cards[self.actor] >> DRAGON_0:
            held &= (1 << DRAGON_0) - 1
        return held

    def _fill_removals(self, into: vec[i64]) -> i64:
        """Planks nobody stands on that suit the stock, and stones without a plank (DD-14)."""
        colours = self.stock_colours(self.actor)
        any_colour = bits(colours) < 2
        count: i64 = 0
        for size in range(SIZES):
            if self.stock[self.actor * SIZES + size] == NONE:
                for colour in range(VILLAGES):
                    span = self.span_of[plank_number(size, colour)]
                    if span != NONE and self.pawn_on[span] == NONE and (any_colour or (colours >> colour) & 1):
                        into[count] = TAKE_PLANK_0 + plank_number(size, colour)
                        count += 1
        for island in range(self.delta.islands):
            support = VILLAGES + island
            if (self.stones >> support) & 1 and self.load[support] == 0:
                into[count] = TAKE_STONE_0 + island
                count += 1
        return count

    def can_remove(self) -> bool:
        """Whether the actor finds anything to remove."""
        colours = self.stock_colours(self.actor)
        any_colour = bits(colours) < 2
        for support in range(VILLAGES, self.delta.supports):
            if (self.stones >> support) & 1 and self.load[support] == 0:
                return True
        for plank in range(PLANKS):
            span = self.span_of[plank]
            if span != NONE and self.pawn_on[span] == NONE:
                if self.stock[self.actor * SIZES + plank // VILLAGES] == NONE:
                    if any_colour or (colours >> (plank % VILLAGES)) & 1:
                        return True
        return False

    # The mask.

    def mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
        """Write 1 for every legal code and 0 for all others; returns how many are legal."""
        last = len(memory) - 1
        if self.phase != LAY:
            if memory[last] == 0:
                self._mask_cards(0, into, at, memory)
            return super().mask(into, at, memory, before)
        if memory[last] > 0:
            for index in range(memory[last]):
                into[at + memory[index]] = u8(0)
            memory[last] = 0
            memory[_SHOWN] = 0
            memory[_COUNT] = 0
        return self._mask_cards(self._layable(), into, at, memory)

    def _mask_cards(self, held: i64, into: vec[u8], at: i64, memory: vec[i64]) -> i64:
        """Write these cards over those that are remembered; returns how many they are."""
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

    def pick(self, memory: vec[i64], number: i64) -> i64:
        """The legal action of that number, in rising order, after a mask was written."""
        if self.phase != LAY:
            return memory[number]
        held = memory[_SHOWN]
        for _before in range(number):
            held &= held - 1
        return CARD_0 + _CARD_OF[(held & -held) % _DIVISOR]
