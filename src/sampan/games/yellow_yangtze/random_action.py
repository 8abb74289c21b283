"""A random legal action without the list of them.

Most kinds of action can be counted without looking at the board; a leader's target that turns out to be forbidden is
drawn again, which leaves all others equally likely.
"""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.rng import Rng
from sampan.games.yellow_yangtze.codes import (
    BLUE,
    COLOUR_0,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SPACES,
    PAGODA_0,
    PAGODAS,
    PASS,
    SPACE_0,
    SUPPLY,
    TILE_0,
    WITHDRAW_0,
)
from sampan.games.yellow_yangtze.pagodas import supply, triangle_colour
from sampan.games.yellow_yangtze.refusals import Objections
from sampan.games.yellow_yangtze.space_sets import EMPTY_LAND, EMPTY_RIVER, SPOTS, WITH_TILE, nth_space
from sampan.games.yellow_yangtze.state import ACT, DRAWING, HOME


class Sampling(Objections):
    """The table, and something that may be done at it."""

    def sample(self, rng: Rng) -> i64:
        """A random legal action without the list; a tile by its number in the bag."""
        if self.phase == DRAWING:
            left = rng.below(self.bag_size)
            colour: i64 = 0
            while left >= self.bag[colour]:
                left -= self.bag[colour]
                colour += 1
            return COLOUR_0 + colour
        return self._sample_act(rng) if self.phase == ACT else super().sample(rng)

    def _sample_act(self, rng: Rng) -> i64:
        seat = self.turn
        held: i64 = 0
        dry: i64 = 0
        on_board: i64 = 0
        for colour in range(KINDS):
            if self.hands[KINDS * seat + colour] > 0:
                held += 1
                if colour != BLUE:
                    dry += 1
            if self.leaders[KINDS * seat + colour] != HOME:
                on_board += 1
        wet_places: i64 = self.empty_river if self.hands[KINDS * seat + BLUE] > 0 else 0
        riots: i64 = self.tiles if self.can_pay(BLUE) else 0
        pagodas: i64 = self._count_pagodas() if self.can_pay(GREEN) else 0
        targets = KINDS * self.spots
        dry_places = dry * self.empty_land
        total = targets + dry_places + wet_places + riots + pagodas + held + on_board + 1
        while True:
            left = rng.below(total)
            if left < targets:
                colour = left // self.spots
                space = nth_space(self.sets, SPOTS, left % self.spots)
                if self.may_stand(seat, colour, space):
                    return LEADER_0 + MOST_SPACES * colour + space
                continue
            left -= targets
            if left < dry_places:
                colour = self._dry_colour(seat, left // self.empty_land)
                return TILE_0 + MOST_SPACES * colour + nth_space(self.sets, EMPTY_LAND, left % self.empty_land)
            left -= dry_places
            if left < wet_places:
                return TILE_0 + MOST_SPACES * BLUE + nth_space(self.sets, EMPTY_RIVER, left)
            left -= wet_places
            if left < riots:
                return SPACE_0 + nth_space(self.sets, WITH_TILE, left)
            left -= riots
            if left < pagodas:
                return self._pagoda_number(left)
            left -= pagodas
            for colour in range(KINDS):
                if self.hands[KINDS * seat + colour] > 0:
                    if left == 0:
                        return COLOUR_0 + colour
                    left -= 1
            for colour in range(KINDS):
                if self.leaders[KINDS * seat + colour] != HOME:
                    if left == 0:
                        return WITHDRAW_0 + colour
                    left -= 1
            return PASS

    def _dry_colour(self, seat: i64, number: i64) -> i64:
        left = number
        for colour in range(KINDS):
            if colour != BLUE and self.hands[KINDS * seat + colour] > 0:
                if left == 0:
                    return colour
                left -= 1
        return -1

    def _count_pagodas(self) -> i64:
        count: i64 = 0
        for index in range(len(self.complete)):
            triangle = self.complete[index]
            if self.is_offered(triangle):
                colour = triangle_colour(self, triangle)
                count += 1 if supply(self, colour) > 0 else PAGODAS[colour]
        return count

    def _pagoda_number(self, number: i64) -> i64:
        left = number
        for index in range(len(self.complete)):
            triangle = self.complete[index]
            if self.is_offered(triangle):
                colour = triangle_colour(self, triangle)
                from_supply = supply(self, colour) > 0
                ways: i64 = 1 if from_supply else PAGODAS[colour]
                if left < ways:
                    return PAGODA_0 + 3 * triangle + (SUPPLY if from_supply else 1 + left)
                left -= ways
        return -1
