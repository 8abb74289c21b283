"""The best rows of five cards for following a route, and what a row achieves if nobody interferes.

Bots ask for rows again and again, and routes differ much more than what five cards can do on them. So rows are found
once for the summary of a route and kept: they depend only on the key they are kept by.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta.codes import DRAGON_0, SLOTS
from sampan.games.dragon_delta.route import Route

# What a row of cards is worth, in useful actions on the route.
_ARRIVAL: Final = 40
_EARLIER: Final = 3  # for each slot left after the arrival
_WASTED: Final = -1  # a card that is of no use but does little harm
_PLANK_WASTED: Final = -8  # a plank that must be chosen and is lost, or ends up in the way
_ASTRAY: Final = -6  # a pawn that must move but has no way forward: it goes back or falls in
_EXPOSED: Final = -2  # a plank laid before the missing ones have been fetched
_SPARE_REMOVE: Final = 0  # a removal that the route does not need
_NEVER: Final = -1000
_HOPELESS: Final = -3  # cards that do more harm than this are only tried in the last slots
_LEEWAY: Final = 4  # how much less a row may be worth than the best one to be kept, as it may be safer
_CALM: Final = 6  # how much likelier it is that no dragon strikes than that it strikes one given slot
_SCORED: Final = 60  # about how many rows are scored for what a dragon does to them
MOST_WORK: Final = 2 * SLOTS  # only an arrival is worth more

# The most that one of each card can do: stones, planks and steps by a ×1 and a ×2, and one removal.
_MOST: Final = 3
_MOST_REMOVALS: Final = 1
_TOO_MANY: Final = _MOST + 1
_FIGURES: Final = 5  # all figures of a summary are below this

_CARD_BITS: Final = 4  # a row is one number: four bits per card, the first slot lowest
_CARD: Final = 15
_HARM_BITS: Final = 10
_HARM_0: Final = 512  # added to the harm, which may be negative

_MOST_ROWS: Final = 500_000  # kept at most; they take 24 bytes each


class RouteSummary:
    """A route, as far as it matters to five cards: figures beyond what they can do are cut off."""

    def __init__(self, route: Route) -> None:
        self.stock: i64 = min(route.stock, _MOST)
        self.reserve: i64 = min(route.reserve, _MOST)
        self.at_home: bool = route.at_home
        spans: i64 = len(route.spans)
        self.stones: i64 = min(route.stones[spans - 1], _MOST) if spans > 0 else 0
        self.removals: i64 = min(route.removals[spans - 1], _MOST_REMOVALS + 1) if spans > 0 else 0
        # For the first planks that are missing: how many stones and removals each needs.
        self.stones_for = zeros(_MOST)
        self.removals_for = zeros(_MOST)
        for plank in range(_MOST):
            self.stones_for[plank] = _TOO_MANY
        planks: i64 = 0
        for index in range(spans):
            if route.planks[index] > planks and planks < _MOST:
                self.stones_for[planks] = min(route.stones[index], _TOO_MANY)
                self.removals_for[planks] = min(route.removals[index], _MOST_REMOVALS + 1)
                planks += 1
        self.steps: i64 = min(len(route.places), _TOO_MANY)
        self.planks_needed = zeros(_MOST)  # for the first steps: how many planks must have been laid
        for step in range(min(self.steps, _MOST)):
            self.planks_needed[step] = min(route.planks_needed[step], _TOO_MANY)

    def key(self) -> i64:
        """The whole summary as one number."""
        key = self.stock + _FIGURES * (self.reserve + _FIGURES * (self.stones + _FIGURES * self.removals))
        key = 2 * (key * _FIGURES + self.steps) + (1 if self.at_home else 0)
        for index in range(_MOST):
            key = key * _FIGURES + self.stones_for[index]
            key = key * _FIGURES + self.removals_for[index]
            key = key * _FIGURES + self.planks_needed[index]
        return key


class Progress:
    """How far a row of cards gets along a route: stones, planks, removals and steps done."""

    def __init__(self, stock: i64) -> None:
        self.stock: i64 = stock  # planks in stock
        self.stones: i64 = 0
        self.spare: i64 = 0  # stones put where the route does not need them
        self.planks: i64 = 0
        self.removals: i64 = 0
        self.steps: i64 = 0
        self.worth: i64 = 0
        self.arrived: bool = False

    def copy_from(self, other: Progress) -> None:
        """Become equal to another one."""
        self.stock = other.stock
        self.stones = other.stones
        self.spare = other.spare
        self.planks = other.planks
        self.removals = other.removals
        self.steps = other.steps
        self.worth = other.worth
        self.arrived = other.arrived

    def play(self, route: RouteSummary, card: i64, slot: i64) -> None:
        """Carry out a card like a player who follows the route."""
        if self.arrived:
            if card == cards.MOVE_1 or card == cards.MOVE_2:
                self.worth += 1  # a second try, if a dragon cancels the first
            return
        if card >= DRAGON_0:
            return
        times: i64 = 2 if card == cards.STONE_2 or card == cards.PLANK_2 or card == cards.MOVE_2 else 1
        for _time in range(times):
            if card <= cards.STONE_2:
                self._place_stone(route)
            elif card <= cards.PLANK_2:
                self._lay_plank(route)
            elif card == cards.REMOVE:
                self._remove(route)
            elif card == cards.JUMP:
                self._stray(route)
            else:
                self._step(route, slot)

    def _place_stone(self, route: RouteSummary) -> None:
        if self.stones < route.stones:
            self.stones += 1
            self.worth += 1
        elif self.stones + self.spare < route.reserve:
            self.spare += 1
            self.worth += _WASTED

    def _lay_plank(self, route: RouteSummary) -> None:
        """Lay the next missing plank if its stones are there and its way is clear; otherwise waste one."""
        if self.stock == 0:
            return
        self.stock -= 1
        if route.stones_for[self.planks] <= self.stones and route.removals_for[self.planks] <= self.removals:
            self.planks += 1
            # Others may take a laid plank: while the route lacks other planks, it is safer in stock.
            self.worth += 1 if route.removals <= self.removals else _EXPOSED
        else:
            self.worth += _PLANK_WASTED

    def _remove(self, route: RouteSummary) -> None:
        self.stock += 1
        if self.removals < route.removals:
            self.removals += 1
            self.worth += 1
        else:
            self.worth += _SPARE_REMOVE

    def _step(self, route: RouteSummary, slot: i64) -> None:
        if self.arrived:
            return
        if self.steps < route.steps and route.planks_needed[self.steps] <= self.planks:
            self.steps += 1
            self.worth += 1
            if self.steps == route.steps:
                self.arrived = True
                self.worth += _ARRIVAL + _EARLIER * (SLOTS - 1 - slot)
        else:
            self._stray(route)

    def _stray(self, route: RouteSummary) -> None:
        """Count a pawn that falls in; one that is at home loses nothing."""
        if not route.at_home or self.steps > 0:
            self.worth += _ASTRAY


class BestRows:
    """The rows of five cards that are worth about as much on a route as the best one, in the order of their cards."""

    def __init__(self, route: RouteSummary, worth: i64) -> None:
        self.route = route
        self.worth: i64 = worth  # that of the best row if nobody interferes
        self.rows = vec[i64]()
        self.worths = vec[i64]()  # per row
        self.scores = vec[i64]()  # per row: its worth with and without a dragon; _NEVER until it is needed

    def add(self, row: i64, worth: i64) -> None:
        """Add a row."""
        self.rows = append(self.rows, row)
        self.worths = append(self.worths, worth)
        self.scores = append(self.scores, _NEVER)

    def draw(self, rng: Rng) -> i64:
        """The row with the best score, which counts dragons in; of equally good ones, any.

        Rows next to each other are much alike, so if there are very many only some of them are scored.
        """
        count: i64 = len(self.rows)
        stride = 1 + count // _SCORED
        turn = rng.below(stride)
        index = stride - turn if turn > 0 else 0
        best: i64 = 0
        best_score: i64 = _NEVER
        ties: i64 = 0
        while index < count:
            score = self.scores[index]
            if score == _NEVER:
                score = self._score(index)
            if score >= best_score:
                ties = ties + 1 if score == best_score else 1
                best_score = score
                if ties == 1 or rng.below(ties) == 0:
                    best = self.rows[index]
            index += stride
        return best

    def _score(self, index: i64) -> i64:
        score = _CALM * self.worths[index]
        for slot in range(SLOTS):
            score += worth_of(self.route, self.rows[index], slot)
        self.scores[index] = score
        return score


class _RowSearch:
    """Tries all ways to complete a row, except hopeless ones."""

    def __init__(self, route: RouteSummary, harm: vec[i64]) -> None:
        self.route = route
        self.harm = harm
        self.progress_before = [Progress(route.stock) for _ in range(SLOTS + 1)]  # per slot: before its card
        self.worth: i64 = _NEVER  # that of the best row so far
        self.rows = vec[i64]()  # the rows that may be among the best
        self.worths = vec[i64]()  # per row

    def complete(self, slot: i64, row: i64, held: i64) -> None:
        """Try all cards out of `held`, given as bits, in the slots from this one on."""
        progress = self.progress_before[slot]
        if slot == SLOTS:
            self.worth = max(self.worth, progress.worth)
            if progress.worth >= self.worth - _LEEWAY:
                self.rows = append(self.rows, row)
                self.worths = append(self.worths, progress.worth)
            return
        after = self.progress_before[slot + 1]
        for card in range(DRAGON_0 + 1):
            if (held >> card) & 1 and (card != cards.JUMP or self.route.at_home):
                after.copy_from(progress)
                if card == DRAGON_0:
                    after.worth += self.harm[slot]
                after.play(self.route, card, slot)
                if after.worth >= progress.worth + _HOPELESS or slot >= SLOTS - 2:
                    self.complete(slot + 1, row | (card << (slot * _CARD_BITS)), held & ~(1 << card))


_known: Final[dict[tuple[int, int, int], BestRows]] = {}  # by summary, cards and harm
_room: Final = vec[i64]([_MOST_ROWS])  # how many more rows may be kept


def find_rows(route: RouteSummary, laid: vec[i64], count: i64, held: i64, harm: vec[i64]) -> BestRows:
    """The best rows that begin with the first `count` laid cards and go on with cards out of `held`, given as bits.

    DRAGON_0 stands for any dragon; `harm` says what it is worth in each slot.
    """
    row: i64 = 0
    harms: i64 = 0
    for slot in range(SLOTS):
        harms = (harms << _HARM_BITS) + harm[slot] + _HARM_0
        if slot < count:
            row |= min(laid[slot], DRAGON_0) << (slot * _CARD_BITS)
    choice = ((held << (SLOTS * _CARD_BITS)) | row) * (SLOTS + 1) + count
    key = (int(route.key()), int(choice), int(harms))
    known = _known.get(key)
    if known is not None:
        return known
    found = _search_rows(route, row, count, held, harm)
    if _room[0] < len(found.rows):
        _known.clear()
        _room[0] = _MOST_ROWS
    _room[0] -= len(found.rows)
    _known[key] = found
    return found


def _search_rows(route: RouteSummary, row: i64, count: i64, held: i64, harm: vec[i64]) -> BestRows:
    search = _RowSearch(route, harm)
    progress = search.progress_before[count]
    for slot in range(count):
        progress.play(route, card_at(row, slot), slot)
    search.complete(count, row, held)
    found = BestRows(route, search.worth)
    for index in range(len(search.rows)):
        if search.worths[index] >= search.worth - _LEEWAY:
            found.add(search.rows[index], search.worths[index])
    return found


def card_at(row: i64, slot: i64) -> i64:
    """The card of a row in a slot."""
    return (row >> (slot * _CARD_BITS)) & _CARD


def worth_of(route: RouteSummary, row: i64, struck: i64) -> i64:
    """What a row is worth if the card of one slot is cancelled."""
    progress = Progress(route.stock)
    for slot in range(SLOTS):
        if slot != struck:
            progress.play(route, card_at(row, slot), slot)
    return progress.worth
