"""What lies on the table: stones, planks, pawns, stocks and laid cards, and the moves that keep them in order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.state import Outcome, State
from sampan.games.dragon_delta.board import BIT, SIZES, VILLAGES, Delta
from sampan.games.dragon_delta.board_file import PACKAGE
from sampan.games.dragon_delta.board_option import seat_colours
from sampan.games.dragon_delta.codes import CARDS, DRAGON_0, PLANKS, SLOTS, card_names

FIRST: Final = 0  # chance gives somebody the statue
LAY: Final = 1  # `actor` lays a card
STONE: Final = 2  # `actor` puts a stone on an island
PLANK: Final = 3  # chooses a plank of his stock
SPAN: Final = 4  # lays the plank `chosen`
REMOVE_ONE: Final = 5  # takes a plank or a stone away
STEP: Final = 6  # the only step of a move 1, the first of a move 2
SECOND_STEP: Final = 7  # the second of a move 2 that began at `start`
LAND: Final = 8  # chooses where to jump to
ENDED: Final = 9
PHASES: Final = ["first", "lay", "stone", "plank", "span", "remove", "step", "second_step", "jump", "ended"]

VILLAGE: Final = 0  # why the game ended
ROUND_LIMIT: Final = 1
REASONS: Final = ["village", "round_limit"]

NONE: Final = -1
MOST_PLANKS: Final = 3  # on a stone or a village (DD-11)

# What can have changed since an observer was last shown it (see `State.update`), as bits.
BOARD_CHANGED: Final = 1  # in more spots than are noted
PAWNS_CHANGED: Final = 2
STOCK_CHANGED: Final = 4
CARDS_CHANGED: Final = 8  # not only by one more laid or turned over
_MOST_NOTED: Final = 8


class Table(State):
    """The data of a game. A place is a village by its number or, from VILLAGES on, the plank on a span."""

    def __init__(self, delta: Delta, seats: i64, options: dict[str, object]) -> None:
        super().__init__(PACKAGE, seats, options)
        self.delta = delta
        self.round_limit: i64 = 0  # 0: none
        self.phase: i64 = FIRST
        self.round: i64 = 1
        self.holder: i64 = 0  # who has the statue
        self.slot: i64 = 0  # the slot that is carried out, from 1; 0 while cards are laid
        self.turn: i64 = 0  # how many have had their turn at this slot
        self.actor: i64 = 0
        self.half: i64 = 0  # of a ×2 card, or the step of a move 2, from 1; 0 while cards are laid
        self.chosen: i64 = NONE  # the plank that must be laid
        self.start: i64 = NONE  # where a move 2 began
        self.winners: i64 = 0  # a bit per seat
        self.reason: i64 = VILLAGE
        self.stones: i64 = 0  # a bit per support
        self.home = vec[i64]()  # per seat: its village
        self.place = vec[i64]()  # per seat: where its pawn is
        self.stock = vec[i64]()  # per seat and size: the colour of the plank, as a village; NONE if there is none
        self.laid = vec[i64]()  # per seat and slot: a card
        self.laid_count = vec[i64]()  # per seat
        self.laid_cards = vec[i64]()  # per seat: the same cards as bits
        self.hand = vec[i64]()  # per seat: all its cards as bits
        self.seat_of = vec[i64]()  # per village: who has its colour; NONE if nobody
        self.span_of = vec[i64]()  # per plank: where it lies; NONE if it lies nowhere
        self.plank_on = vec[i64]()  # per span: the plank; NONE if there is none
        self.pawn_on = vec[i64]()  # per span: the seat whose pawn stands there; NONE if nobody's does
        self.crossed = vec[i64]()  # per span: how many laid planks cross it
        self.load = vec[i64]()  # per support: how many planks rest there
        self.resting = vec[i64]()  # per support, MOST_PLANKS each: the spans of these planks
        # What the observer of `update` was not shown yet. This is not copied: a copy has shown nothing.
        self.changed: i64 = BOARD_CHANGED
        self.noted_spots: i64 = 0  # so many islands and spans got a stone or plank, or lost it
        self.noted_spot = zeros(_MOST_NOTED)  # these: islands first, then spans
        self.shown_to: i64 = NONE  # the observer
        self.shown_slot: i64 = 0  # the slot that was being carried out then
        self.shown_laid: i64 = 0  # and how many cards the observer had laid

    def lay_out(self) -> None:
        """Everything in its place before the game begins (DD-1 to DD-4)."""
        seats, delta = self.seats, self.delta
        limit = self.options["round_limit"]
        self.round_limit = limit if isinstance(limit, int) else 0
        self.home = zeros(seats)
        self.place = zeros(seats)
        self.stock = filled(seats * SIZES)
        self.laid = filled(seats * SLOTS)
        self.laid_count = zeros(seats)
        self.laid_cards = zeros(seats)
        self.hand = zeros(seats)
        self.seat_of = filled(VILLAGES)
        self.span_of = filled(PLANKS)
        self.plank_on = filled(delta.spans)
        self.pawn_on = filled(delta.spans)
        self.crossed = zeros(delta.spans)
        self.load = zeros(delta.supports)
        self.resting = filled(delta.supports * MOST_PLANKS)
        dragons: i64 = 0
        for seat, colour in enumerate(seat_colours(delta, int(seats), self.options["colours"])):
            village = delta.colours.index(colour)
            self.home[seat] = village
            self.place[seat] = village
            self.seat_of[village] = seat
            dragons |= 1 << (DRAGON_0 + village)
            for size in range(SIZES):
                self.stock[seat * SIZES + size] = village
        for seat in range(seats):
            self.hand[seat] = ((1 << DRAGON_0) - 1) | (dragons & ~(1 << (DRAGON_0 + self.home[seat])))

    def copy_from(self, other: Table) -> None:
        """Become an independent copy of another table for the same game; what never changes is shared."""
        self.round_limit = other.round_limit
        self.phase = other.phase
        self.round = other.round
        self.holder = other.holder
        self.slot = other.slot
        self.turn = other.turn
        self.actor = other.actor
        self.half = other.half
        self.chosen = other.chosen
        self.start = other.start
        self.winners = other.winners
        self.reason = other.reason
        self.stones = other.stones
        self.home = other.home
        self.hand = other.hand
        self.seat_of = other.seat_of
        self.place = other.place[:]
        self.stock = other.stock[:]
        self.laid = other.laid[:]
        self.laid_count = other.laid_count[:]
        self.laid_cards = other.laid_cards[:]
        self.span_of = other.span_of[:]
        self.plank_on = other.plank_on[:]
        self.pawn_on = other.pawn_on[:]
        self.crossed = other.crossed[:]
        self.load = other.load[:]
        self.resting = other.resting[:]

    # Questions.

    def outcome(self) -> Outcome | None:
        """None while the game lasts; scores are minus the distances (DD-19)."""
        if self.phase != ENDED:
            return None
        seats = range(int(self.seats))
        winners = tuple([seat for seat in seats if (self.winners >> seat) & 1])
        return Outcome(winners, tuple([-int(self.distance(seat)) for seat in seats]), REASONS[self.reason])

    def target(self, seat: i64) -> i64:
        """The village opposite a seat's own (DD-4)."""
        return self.delta.opposite[self.home[seat]]

    def distance(self, seat: i64) -> i64:
        """Fewest spans, laid or not, from where the pawn is to its target; its own plank does not count (DD-19)."""
        delta = self.delta
        base = self.target(seat) * delta.supports
        place = self.place[seat]
        if place < VILLAGES:
            return delta.distance[base + place]
        span = place - VILLAGES
        return min(delta.distance[base + delta.end[2 * span]], delta.distance[base + delta.end[2 * span + 1]])

    def reserve(self) -> i64:
        """Stones that are left (DD-1)."""
        return self.delta.islands - bits(self.stones)

    def stands(self, support: i64) -> bool:
        """Whether planks may rest there: a village, or an island with a stone."""
        return support < VILLAGES or (self.stones >> support) & 1 != 0

    def takes(self, span: i64) -> bool:
        """Whether a plank of its size can be laid on a span now (DD-11)."""
        if self.plank_on[span] != NONE or self.crossed[span] > 0:
            return False
        one, other = self.delta.end[2 * span], self.delta.end[2 * span + 1]
        if not (self.stones >> other) & 1 or not (one < VILLAGES or (self.stones >> one) & 1):
            return False
        return self.load[one] < MOST_PLANKS and self.load[other] < MOST_PLANKS

    def fits_somewhere(self, size: i64) -> bool:
        """Whether any span takes a plank of that size."""
        for index in range(self.delta.sized_from[size], self.delta.sized_from[size + 1]):
            if self.takes(self.delta.sized[index]):
                return True
        return False

    def has_plank(self, seat: i64) -> bool:
        """Whether a stock holds any plank."""
        for size in range(SIZES):
            if self.stock[seat * SIZES + size] != NONE:
                return True
        return False

    def stock_colours(self, seat: i64) -> i64:
        """The colours in a stock, a bit per village."""
        colours: i64 = 0
        for size in range(SIZES):
            if self.stock[seat * SIZES + size] != NONE:
                colours |= 1 << self.stock[seat * SIZES + size]
        return colours

    def card_now(self, seat: i64) -> i64:
        """The card that a seat has in the slot being carried out."""
        return self.laid[seat * SLOTS + self.slot - 1]

    def struck_by(self, seat: i64, slot: i64) -> i64:
        """The seats whose dragons strike out a seat's card of a slot from 0, as bits; dragons stand firm (DD-7)."""
        if self.laid[seat * SLOTS + slot] >= DRAGON_0:
            return 0
        dragon = DRAGON_0 + self.home[seat]
        strikers: i64 = 0
        for other in range(self.seats):
            if self.laid[other * SLOTS + slot] == dragon:
                strikers |= 1 << other
        return strikers

    def unlaid(self, seat: i64) -> i64:
        """The cards that a seat still holds, as bits."""
        return self.hand[seat] & ~self.laid_cards[seat]

    # Moves of things.

    def _note_spot(self, spot: i64) -> None:
        """Something has changed on an island or span: `update` will show it."""
        if self.noted_spots < _MOST_NOTED:
            self.noted_spot[self.noted_spots] = spot
            self.noted_spots += 1
        else:
            self.changed |= BOARD_CHANGED

    def set_stone(self, support: i64) -> None:
        """A stone comes to lie on an island."""
        self.stones |= BIT[support]
        self._note_spot(support - VILLAGES)

    def lift_stone(self, support: i64) -> None:
        """A stone leaves the board."""
        self.stones &= ~BIT[support]
        self._note_spot(support - VILLAGES)

    def set_stock(self, seat: i64, size: i64, colour: i64) -> None:
        """Let this be the colour of the plank of that size in a stock; NONE if there is none."""
        self.stock[seat * SIZES + size] = colour
        self.changed |= STOCK_CHANGED

    def set_plank(self, plank: i64, span: i64) -> None:
        """A plank comes to lie on a span."""
        delta = self.delta
        self.span_of[plank] = span
        self.plank_on[span] = plank
        self._note_spot(delta.islands + span)
        for index in range(delta.crossing_from[span], delta.crossing_from[span + 1]):
            self.crossed[delta.crossing[index]] += 1
        for side in range(2):
            support = delta.end[2 * span + side]
            self.resting[support * MOST_PLANKS + self.load[support]] = span
            self.load[support] += 1

    def lift_plank(self, plank: i64) -> None:
        """A plank leaves the board."""
        delta = self.delta
        span = self.span_of[plank]
        self.span_of[plank] = NONE
        self.plank_on[span] = NONE
        self._note_spot(delta.islands + span)
        for index in range(delta.crossing_from[span], delta.crossing_from[span + 1]):
            self.crossed[delta.crossing[index]] -= 1
        for side in range(2):
            support = delta.end[2 * span + side]
            self.load[support] -= 1
            base = support * MOST_PLANKS
            last = base + self.load[support]
            # The order of what rests on a support means nothing: the last one fills the gap.
            for index in range(base, last):
                if self.resting[index] == span:
                    self.resting[index] = self.resting[last]
            self.resting[last] = NONE

    def put_pawn(self, seat: i64, place: i64) -> None:
        """A pawn goes to a place that is free for it."""
        self.changed |= PAWNS_CHANGED
        if self.place[seat] >= VILLAGES:
            self.pawn_on[self.place[seat] - VILLAGES] = NONE
        self.place[seat] = place
        if place >= VILLAGES:
            self.pawn_on[place - VILLAGES] = seat

    # Names.

    def card_name(self, card: i64) -> str:
        """What a card is called."""
        return card_names(self.delta.colours)[card]

    def card_list(self, cards: i64) -> list[str]:
        """The names of cards given as bits."""
        names = card_names(self.delta.colours)
        return [names[card] for card in range(CARDS) if (cards >> card) & 1]

    def plank_fields(self, plank: i64) -> dict[str, object]:
        """A plank by size and colour."""
        return {"size": int(plank // VILLAGES) + 1, "colour": self.delta.colours[plank % VILLAGES]}

    def span_fields(self, span: i64) -> dict[str, object]:
        """A span by its ends."""
        names, delta = self.delta.names, self.delta
        return {"from": names[delta.end[2 * span]], "to": names[delta.end[2 * span + 1]]}

    def place_fields(self, place: i64) -> dict[str, object]:
        """A village by its colour; a plank by its ends, size and colour."""
        if place < VILLAGES:
            return {"village": self.delta.colours[place]}
        fields = self.span_fields(place - VILLAGES)
        fields.update(self.plank_fields(self.plank_on[place - VILLAGES]))
        return fields


def filled(length: i64) -> vec[i64]:
    """An array of that many NONEs."""
    array = zeros(length)
    for index in range(length):
        array[index] = NONE
    return array


def bits(word: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while word != 0:
        word &= word - 1
        count += 1
    return count


def plank_number(size: i64, colour: i64) -> i64:
    """The number of a plank; the size from 0."""
    return size * VILLAGES + colour
