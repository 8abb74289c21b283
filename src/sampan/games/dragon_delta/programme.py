"""Five cards along a road: what a row of cards would bring if nobody interfered, and the best rows there are."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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
_PLANK_WASTED: Final = -8  # a plank must be chosen, and is lost or lies in the way
_ASTRAY: Final = -6  # a pawn must move and finds no way: it goes back, or falls in
_EXPOSED: Final = -2  # a plank laid before those that are lacking were fetched
_SPARE_REMOVE: Final = 0  # takes a plank back into the stock
_NEVER: Final = -1000
_HOPELESS: Final = -3  # cards that do so much harm are only laid last, if at all
_LEEWAY: Final = 4  # how much less a row may get done that is safer
_CALM: Final = 6  # how much likelier it is that nobody strikes than that one certain slot is struck
_WEIGHED: Final = 60  # about how many rows are looked at for what a dragon does to them
MOST_WORK: Final = 2 * SLOTS  # only an arrival is worth more


class Tally:
    """How far along a road one is: stones, planks, removals and steps done."""

    def __init__(self, held: i64) -> None:
        self.held: i64 = held  # planks in stock
        self.stones: i64 = 0
        self.spare: i64 = 0  # stones that were put anywhere
        self.planks: i64 = 0
        self.hurdles: i64 = 0
        self.steps: i64 = 0
        self.worth: i64 = 0
        self.arrived: bool = False

    def copy(self) -> Tally:
        """An independent copy."""
        copy = Tally(self.held)
        copy.stones = self.stones
        copy.spare = self.spare
        copy.planks = self.planks
        copy.hurdles = self.hurdles
        copy.steps = self.steps
        copy.worth = self.worth
        copy.arrived = self.arrived
        return copy

    def play(self, road: Road, card: i64, slot: i64) -> None:
        """Carry out a card as one who follows the road would."""
        if self.arrived:
            if card == cards.MOVE_1 or card == cards.MOVE_2:
                self.worth += 1  # a second try, should a dragon strike the first
            return
        if card >= DRAGON_0:
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
                self._stray(road)
            else:
                self._step(road, slot)

    def _place_stone(self, road: Road) -> None:
        length: i64 = len(road.stones)
        if length > 0 and self.stones < road.stones[length - 1]:
            self.stones += 1
            self.worth += 1
        elif self.stones + self.spare < road.reserve:
            self.spare += 1
            self.worth += _WASTED

    def _lay_plank(self, road: Road) -> None:
        """The next plank that is missing can be laid if its stones are there and nothing bars it."""
        if self.held == 0:
            return
        self.held -= 1
        for index in range(len(road.spans)):
            if road.planks[index] > self.planks:
                if road.stones[index] <= self.stones and road.hurdles[index] <= self.hurdles:
                    self.planks += 1
                    # What lies there can be taken; as long as the road lacks other planks, it is safer in stock.
                    self.worth += 1 if road.hurdles[len(road.hurdles) - 1] <= self.hurdles else _EXPOSED
                    return
                break
        self.worth += _PLANK_WASTED

    def _remove(self, road: Road) -> None:
        self.held += 1
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
            self._stray(road)

    def _stray(self, road: Road) -> None:
        """Who falls in at home is where he was."""
        if not road.at_home or self.steps > 0:
            self.worth += _ASTRAY


class RowSearch:
    """Looks for the best way to fill up a row of five cards; of those that are equally good, it keeps any.

    `harm` says what a dragon is worth in every slot, of all dragons the one that is thought of.
    """

    def __init__(self, road: Road, rng: Rng, harm: vec[i64]) -> None:
        self.road = road
        self.rng = rng
        self.harm = harm
        self.row = zeros(SLOTS)
        self.best = zeros(SLOTS)
        self.worth: i64 = _NEVER  # of the best row if nobody interferes
        self.score: i64 = _NEVER
        self.ties: i64 = 0
        self.rows = vec[i64]()  # that may be the best: worth and cards, one after another

    def complete(self, laid: vec[i64], count: i64, held: i64) -> None:
        """Fill the slots from `count` on with cards out of `held`, which are bits; DRAGON_0 stands for any."""
        tally = Tally(self.road.held)
        for slot in range(count):
            self.row[slot] = laid[slot]
            tally.play(self.road, laid[slot], slot)
        self._fill(tally, count, held)
        # Among the rows that get about as much done, the one that bears a dragon best. Where there are very many, rows
        # that are found one after another are much alike: some of them stand for all.
        good: i64 = 0
        for first in range(0, len(self.rows), SLOTS + 1):
            good += 1 if self.rows[first] >= self.worth - _LEEWAY else 0
        stride = 1 + good // _WEIGHED
        turn = self.rng.below(stride)
        for first in range(0, len(self.rows), SLOTS + 1):
            if self.rows[first] >= self.worth - _LEEWAY:
                if turn == 0:
                    self._weigh(first)
                turn = (turn + 1) % stride

    def _fill(self, tally: Tally, slot: i64, held: i64) -> None:
        if slot == SLOTS:
            self.worth = max(self.worth, tally.worth)
            if tally.worth >= self.worth - _LEEWAY:
                self.rows = append(self.rows, tally.worth)
                for index in range(SLOTS):
                    self.rows = append(self.rows, self.row[index])
            return
        for card in range(DRAGON_0 + 1):
            if (held >> card) & 1 and (card != cards.JUMP or self.road.at_home):
                after = tally.copy()
                if card == DRAGON_0:
                    after.worth += self.harm[slot]
                after.play(self.road, card, slot)
                if after.worth >= tally.worth + _HOPELESS or slot >= SLOTS - 2:
                    self.row[slot] = card
                    self._fill(after, slot + 1, held & ~(1 << card))

    def _weigh(self, first: i64) -> None:
        score = _CALM * self.rows[first]
        for slot in range(SLOTS):
            self.row[slot] = self.rows[first + 1 + slot]
        for slot in range(SLOTS):
            score += worth_of(self.road, self.row, slot)
        if score < self.score:
            return
        self.ties = self.ties + 1 if score == self.score else 1
        self.score = score
        if self.ties == 1 or self.rng.below(self.ties) == 0:
            for slot in range(SLOTS):
                self.best[slot] = self.row[slot]


def worth_of(road: Road, row: vec[i64], struck: i64) -> i64:
    """What a row of five cards brings if the card of one slot is struck out."""
    tally = Tally(road.held)
    for slot in range(SLOTS):
        if slot != struck:
            tally.play(road, row[slot], slot)
    return tally.worth
