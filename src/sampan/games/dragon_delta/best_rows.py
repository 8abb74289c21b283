"""Five cards along a road: what a row of cards would bring if nobody interfered, and the best rows there are.

Bots ask for rows again and again, and roads differ much more than what five cards can do on them. So rows are found
once for an outline of a road, and remembered: they depend on nothing else than what they are remembered by.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta.codes import DRAGON_0, SLOTS
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

# What can be done with one of each card: a ×1 and a ×2 of stones, planks and steps, and one removal.
_MOST: Final = 3
_MOST_REMOVALS: Final = 1
_TOO_MANY: Final = _MOST + 1
_FIGURES: Final = 5  # all that an outline says is less

_CARD_BITS: Final = 4  # a row is a word: a card after another, the first slot lowest
_CARD: Final = 15
_HARM_BITS: Final = 10
_HARM_0: Final = 512  # harm may be less than nothing

_MOST_ROWS: Final = 500_000  # that are remembered; they take 24 bytes each


class Outline:
    """As much of a road as five cards can tell: beyond what they can do, more and much more are alike."""

    def __init__(self, road: Road) -> None:
        self.held: i64 = min(road.held, _MOST)
        self.reserve: i64 = min(road.reserve, _MOST)
        self.at_home: bool = road.at_home
        spans: i64 = len(road.spans)
        self.stones: i64 = min(road.stones[spans - 1], _MOST) if spans > 0 else 0
        self.hurdles: i64 = min(road.hurdles[spans - 1], _MOST_REMOVALS + 1) if spans > 0 else 0
        # For the first planks that are lacking: how many stones and removals each needs.
        self.stones_for = zeros(_MOST)
        self.hurdles_for = zeros(_MOST)
        for plank in range(_MOST):
            self.stones_for[plank] = _TOO_MANY
        planks: i64 = 0
        for index in range(spans):
            if road.planks[index] > planks and planks < _MOST:
                self.stones_for[planks] = min(road.stones[index], _TOO_MANY)
                self.hurdles_for[planks] = min(road.hurdles[index], _MOST_REMOVALS + 1)
                planks += 1
        self.steps: i64 = min(len(road.places), _TOO_MANY)
        self.bridged = zeros(_MOST)  # for the first steps: how many planks must have been laid
        for step in range(min(self.steps, _MOST)):
            self.bridged[step] = min(road.bridged[step], _TOO_MANY)

    def key(self) -> i64:
        """All of it as one number."""
        key = self.held + _FIGURES * (self.reserve + _FIGURES * (self.stones + _FIGURES * self.hurdles))
        key = 2 * (key * _FIGURES + self.steps) + (1 if self.at_home else 0)
        for index in range(_MOST):
            key = key * _FIGURES + self.stones_for[index]
            key = key * _FIGURES + self.hurdles_for[index]
            key = key * _FIGURES + self.bridged[index]
        return key


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

    def become(self, other: Tally) -> None:
        """Stand where the other does."""
        self.held = other.held
        self.stones = other.stones
        self.spare = other.spare
        self.planks = other.planks
        self.hurdles = other.hurdles
        self.steps = other.steps
        self.worth = other.worth
        self.arrived = other.arrived

    def play(self, road: Outline, card: i64, slot: i64) -> None:
        """Carry out a card as one who follows the road would."""
        if self.arrived:
            if card == cards.MOVE_1 or card == cards.MOVE_2:
                self.worth += 1  # a second try, should a dragon strike the first
            return
        if card >= DRAGON_0:
            return
        times: i64 = 2 if card == cards.STONE_2 or card == cards.PLANK_2 or card == cards.MOVE_2 else 1
        for _time in range(times):
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

    def _place_stone(self, road: Outline) -> None:
        if self.stones < road.stones:
            self.stones += 1
            self.worth += 1
        elif self.stones + self.spare < road.reserve:
            self.spare += 1
            self.worth += _WASTED

    def _lay_plank(self, road: Outline) -> None:
        """The next plank that is missing can be laid if its stones are there and nothing bars it."""
        if self.held == 0:
            return
        self.held -= 1
        if road.stones_for[self.planks] <= self.stones and road.hurdles_for[self.planks] <= self.hurdles:
            self.planks += 1
            # What lies there can be taken; as long as the road lacks other planks, it is safer in stock.
            self.worth += 1 if road.hurdles <= self.hurdles else _EXPOSED
        else:
            self.worth += _PLANK_WASTED

    def _remove(self, road: Outline) -> None:
        self.held += 1
        if self.hurdles < road.hurdles:
            self.hurdles += 1
            self.worth += 1
        else:
            self.worth += _SPARE_REMOVE

    def _step(self, road: Outline, slot: i64) -> None:
        if self.arrived:
            return
        if self.steps < road.steps and road.bridged[self.steps] <= self.planks:
            self.steps += 1
            self.worth += 1
            if self.steps == road.steps:
                self.arrived = True
                self.worth += _ARRIVAL + _EARLIER * (SLOTS - 1 - slot)
        else:
            self._stray(road)

    def _stray(self, road: Outline) -> None:
        """Who falls in at home is where he was."""
        if not road.at_home or self.steps > 0:
            self.worth += _ASTRAY


class Rows:
    """The rows of five cards that get about as much done on a road as the best one, in the order of their cards."""

    def __init__(self, road: Outline, worth: i64) -> None:
        self.road = road
        self.worth: i64 = worth  # of the best row if nobody interferes
        self.rows = vec[i64]()
        self.worths = vec[i64]()  # per row
        self.scores = vec[i64]()  # per row: how it bears a dragon; _NEVER until somebody asks

    def add(self, row: i64, worth: i64) -> None:
        """Another row."""
        self.rows = append(self.rows, row)
        self.worths = append(self.worths, worth)
        self.scores = append(self.scores, _NEVER)

    def draw(self, rng: Rng) -> i64:
        """The row that bears a dragon best; of those that are equally good, any.

        Where there are very many, rows that are found one after another are much alike: some of them stand for all.
        """
        count: i64 = len(self.rows)
        stride = 1 + count // _WEIGHED
        turn = rng.below(stride)
        index = stride - turn if turn > 0 else 0
        best: i64 = 0
        best_score: i64 = _NEVER
        ties: i64 = 0
        while index < count:
            score = self.scores[index]
            if score == _NEVER:
                score = self._weigh(index)
            if score >= best_score:
                ties = ties + 1 if score == best_score else 1
                best_score = score
                if ties == 1 or rng.below(ties) == 0:
                    best = self.rows[index]
            index += stride
        return best

    def _weigh(self, index: i64) -> i64:
        score = _CALM * self.worths[index]
        for slot in range(SLOTS):
            score += worth_of(self.road, self.rows[index], slot)
        self.scores[index] = score
        return score


class _Finder:
    """Goes through all ways to fill up a row, but for those that are hopeless."""

    def __init__(self, road: Outline, harm: vec[i64]) -> None:
        self.road = road
        self.harm = harm
        self.tallies = [Tally(road.held) for _ in range(SLOTS + 1)]  # per slot: before its card
        self.worth: i64 = _NEVER  # of the best row so far
        self.rows = vec[i64]()  # that may be the best,
        self.worths = vec[i64]()  # and what they are worth

    def fill(self, slot: i64, row: i64, held: i64) -> None:
        """Fill the slots from this one on with cards out of `held`, which are bits."""
        tally = self.tallies[slot]
        if slot == SLOTS:
            self.worth = max(self.worth, tally.worth)
            if tally.worth >= self.worth - _LEEWAY:
                self.rows = append(self.rows, row)
                self.worths = append(self.worths, tally.worth)
            return
        after = self.tallies[slot + 1]
        for card in range(DRAGON_0 + 1):
            if (held >> card) & 1 and (card != cards.JUMP or self.road.at_home):
                after.become(tally)
                if card == DRAGON_0:
                    after.worth += self.harm[slot]
                after.play(self.road, card, slot)
                if after.worth >= tally.worth + _HOPELESS or slot >= SLOTS - 2:
                    self.fill(slot + 1, row | (card << (slot * _CARD_BITS)), held & ~(1 << card))


_known: Final[dict[tuple[int, int, int], Rows]] = {}  # by the road, the cards and the harm
_room: Final = vec[i64]([_MOST_ROWS])  # for more rows


def find_rows(road: Outline, laid: vec[i64], count: i64, held: i64, harm: vec[i64]) -> Rows:
    """The best ways to go on after the first `count` of the laid cards with cards out of `held`, which are bits.

    DRAGON_0 stands for any dragon; `harm` says what one is worth in every slot, of all the one that is thought of.
    """
    row: i64 = 0
    harms: i64 = 0
    for slot in range(SLOTS):
        harms = (harms << _HARM_BITS) + harm[slot] + _HARM_0
        if slot < count:
            row |= min(laid[slot], DRAGON_0) << (slot * _CARD_BITS)
    choice = ((held << (SLOTS * _CARD_BITS)) | row) * (SLOTS + 1) + count
    key = (int(road.key()), int(choice), int(harms))
    known = _known.get(key)
    if known is not None:
        return known
    found = _find_rows(road, row, count, held, harm)
    if _room[0] < len(found.rows):
        _known.clear()
        _room[0] = _MOST_ROWS
    _room[0] -= len(found.rows)
    _known[key] = found
    return found


def _find_rows(road: Outline, row: i64, count: i64, held: i64, harm: vec[i64]) -> Rows:
    finder = _Finder(road, harm)
    tally = finder.tallies[count]
    for slot in range(count):
        tally.play(road, card_at(row, slot), slot)
    finder.fill(count, row, held)
    found = Rows(road, finder.worth)
    for index in range(len(finder.rows)):
        if finder.worths[index] >= finder.worth - _LEEWAY:
            found.add(finder.rows[index], finder.worths[index])
    return found


def card_at(row: i64, slot: i64) -> i64:
    """The card of a row in a slot."""
    return (row >> (slot * _CARD_BITS)) & _CARD


def worth_of(road: Outline, row: i64, struck: i64) -> i64:
    """What a row of five cards brings if the card of one slot is struck out."""
    tally = Tally(road.held)
    for slot in range(SLOTS):
        if slot != struck:
            tally.play(road, card_at(row, slot), slot)
    return tally.worth
