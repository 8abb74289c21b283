"""Five cards along a road: what a row of cards would bring if nobody interfered, and the best rows there are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.rng import Rng
from sampan.core.state import zeros
from sampan.games.dragon_delta import cards
from sampan.games.dragon_delta.cards import DRAGON_0, SLOTS
from sampan.games.dragon_delta.route import Road

# What a row of cards is worth, in actions got done on the road.
_ARRIVAL: Final = 40
_EARLIER: Final = 3  # for each slot left over
_WASTED: Final = -1  # a card that does nothing useful, and little harm
_PLANK_WASTED: Final = -4  # a plank must be chosen, and is lost or lies in the way
_ASTRAY: Final = -6  # a pawn must move and finds no way: it goes back, or falls in
_SPARE_REMOVE: Final = 0  # takes a plank back into the stock
_NEVER: Final = -1000
MOST_WORK: Final = 2 * SLOTS  # only an arrival is worth more

_USABLE: Final = 7  # the cards before the jump: that one needs somebody to jump over


class Tally:
    """How far along a road one is: stones, planks, removals and steps done."""

    def __init__(self) -> None:
        self.stones: i64 = 0
        self.planks: i64 = 0
        self.hurdles: i64 = 0
        self.steps: i64 = 0
        self.worth: i64 = 0
        self.arrived: bool = False

    def copy(self) -> Tally:
        """An independent copy."""
        copy = Tally()
        copy.stones = self.stones
        copy.planks = self.planks
        copy.hurdles = self.hurdles
        copy.steps = self.steps
        copy.worth = self.worth
        copy.arrived = self.arrived
        return copy

    def play(self, road: Road, card: i64, slot: i64) -> None:
        """Carry out a card as one who follows the road would."""
        if self.arrived or card >= DRAGON_0:
            return
        times: i64 = 2 if card == cards.STONE_2 or card == cards.PLANK_2 or card == cards.MOVE_2 else 1
        for _ in range(times):
            if card <= cards.STONE_2:
                self._place_stone(road)
            elif card <= cards.PLANK_2:
                self._lay_plank(road)
            elif card == cards.REMOVE:
                self._remove(road)
            elif card == cards.JUMP:
                self.worth += _ASTRAY
            else:
                self._step(road, slot)

    def _place_stone(self, road: Road) -> None:
        length: i64 = len(road.stones)
        if length > 0 and self.stones < road.stones[length - 1]:
            self.stones += 1
            self.worth += 1
        else:
            self.worth += _WASTED

    def _lay_plank(self, road: Road) -> None:
        """The next plank that is missing can be laid if its stones are there and nothing bars it."""
        for index in range(len(road.spans)):
            if road.planks[index] > self.planks:
                if road.stones[index] <= self.stones and road.hurdles[index] <= self.hurdles:
                    self.planks += 1
                    self.worth += 1
                    return
                break
        self.worth += _PLANK_WASTED

    def _remove(self, road: Road) -> None:
        length: i64 = len(road.hurdles)
        if length > 0 and self.hurdles < road.hurdles[length - 1]:
            self.hurdles += 1
            self.worth += 1
        else:
            self.worth += _SPARE_REMOVE

    def _step(self, road: Road, slot: i64) -> None:
        if self.arrived:
            return
        length: i64 = len(road.places)
        if self.steps < length and road.bridged[self.steps] <= self.planks:
            self.steps += 1
            self.worth += 1
            if self.steps == length:
                self.arrived = True
                self.worth += _ARRIVAL + _EARLIER * (SLOTS - 1 - slot)
        else:
            self.worth += _ASTRAY


class RowSearch:
    """Looks for the best way to fill up a row of five cards; of those that are worth the same, it keeps any."""

    def __init__(self, road: Road, rng: Rng) -> None:
        self.road = road
        self.rng = rng
        self.row = zeros(SLOTS)
        self.best = zeros(SLOTS)
        self.worth: i64 = _NEVER
        self.ties: i64 = 0

    def complete(self, laid: vec[i64], count: i64, held: i64) -> None:
        """Fill the slots from `count` on with cards out of `held`, which are bits."""
        tally = Tally()
        for slot in range(count):
            self.row[slot] = laid[slot]
            tally.play(self.road, laid[slot], slot)
        self._fill(tally, count, held)

    def _fill(self, tally: Tally, slot: i64, held: i64) -> None:
        if slot == SLOTS:
            self._keep(tally.worth)
            return
        for card in range(_USABLE):
            if (held >> card) & 1:
                after = tally.copy()
                after.play(self.road, card, slot)
                self.row[slot] = card
                self._fill(after, slot + 1, held & ~(1 << card))

    def _keep(self, worth: i64) -> None:
        if worth < self.worth:
            return
        self.ties = self.ties + 1 if worth == self.worth else 1
        self.worth = worth
        if self.ties == 1 or self.rng.below(self.ties) == 0:
            for slot in range(SLOTS):
                self.best[slot] = self.row[slot]


def worth_of(road: Road, row: vec[i64], struck: i64) -> i64:
    """What a row of five cards brings if the card of one slot is struck out."""
    tally = Tally()
    for slot in range(SLOTS):
        if slot != struck:
            tally.play(road, row[slot], slot)
    return tally.worth
