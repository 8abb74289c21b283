"""The data of a position: stones, planks, pawns, stocks and laid cards, and the moves that keep them in order."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits, zeros
from sampan.core.fast_state import FastState
from sampan.games.dragon_delta.board import PACKAGE, SIZES, VILLAGES, Board
from sampan.games.dragon_delta.board_option import seat_colours
from sampan.games.dragon_delta.codes import DRAGON_0, PLANKS, SLOTS, plank_number
from sampan.games.dragon_delta.view_types import EndReason, Phase

FIRST: Final = 0  # chance gives somebody the statue
LAY: Final = 1  # `actor` lays a card
STONE: Final = 2  # `actor` puts a stone on an island
PLANK: Final = 3  # chooses a plank of its stock
SPAN: Final = 4  # lays the plank `chosen`
REMOVE_ONE: Final = 5  # removes a plank or a stone
STEP: Final = 6  # takes the only step of a move 1, or the first of a move 2
SECOND_STEP: Final = 7  # takes the second step of a move 2 that began at `start`
LAND: Final = 8  # chooses where to jump to
ENDED: Final = 9
PHASES: Final[list[Phase]] = list(get_args(Phase))

VILLAGE: Final = 0  # why the game ended
ROUND_LIMIT: Final = 1
REASONS: Final[list[EndReason]] = list(get_args(EndReason))

NONE: Final = -1
MOST_PLANKS: Final = 3  # on a stone or a village (DD-11)

# What may have changed since `update_observation` last wrote it, as bits.
BOARD_CHANGED: Final = 1  # in more spots than `changed_spots` holds
PAWNS_CHANGED: Final = 2
STOCK_CHANGED: Final = 4
CARDS_CHANGED: Final = 8  # by more than one more card laid or revealed
_MOST_CHANGED_SPOTS: Final = 8


class DragonDeltaData(FastState):
    """The data of a position. A place is a village by its number or, from VILLAGES on, the plank on a span."""

    def __init__(self, board: Board, seats: i64, options: dict[str, object]) -> None:
        super().__init__(PACKAGE, seats, options)
        self.board = board
        self.round_limit: i64 = 0  # 0 if there is none
        self.loose: bool = False  # a plank also fits where a smaller one would (DD-12a)
        self.phase: i64 = FIRST
        self.round: i64 = 1
        self.holder: i64 = 0  # the seat that has the statue
        self.slot: i64 = 0  # the slot being carried out, from 1; 0 while cards are laid
        self.turn: i64 = 0  # how many seats have had their turn at this slot
        self.actor: i64 = 0
        self.half: i64 = 0  # half of a ×2 card or step of a move 2, from 1; 0 while cards are laid
        self.chosen: i64 = NONE  # the plank that must be laid next
        self.start: i64 = NONE  # where a move 2 began
        self.winners: i64 = 0  # a bit per seat
        self.reason: i64 = VILLAGE
        self.stones: i64 = 0  # a bit per support
        self.home = vec[i64]()  # per seat: its own village
        self.place = vec[i64]()  # per seat: where its pawn is
        self.stock = vec[i64]()  # per seat and size: the colour of the plank, as a village; NONE if there is none
        self.laid = vec[i64]()  # per seat and slot: a card
        self.laid_count = vec[i64]()  # per seat
        self.laid_cards = vec[i64]()  # per seat: the same cards as bits
        self.hand = vec[i64]()  # per seat: all its cards as bits
        self.seat_of = vec[i64]()  # per village: the seat of its colour; NONE if nobody plays it
        self.span_of = vec[i64]()  # per plank: where it lies; NONE if it lies nowhere
        self.plank_on = vec[i64]()  # per span: the plank; NONE if there is none
        self.pawn_on = vec[i64]()  # per span: the seat whose pawn stands there; NONE if nobody's does
        self.crossed = vec[i64]()  # per span: how many laid planks cross it
        self.load = vec[i64]()  # per support: how many planks rest there
        self.resting = vec[i64]()  # per support, MOST_PLANKS each: the spans of these planks
        # What `update_observation` has not written yet. A copy starts afresh: nothing was written from it.
        self.changed: i64 = BOARD_CHANGED
        self.changed_spot_count: i64 = 0  # how many islands and spans gained or lost a stone or plank
        self.changed_spots = zeros(_MOST_CHANGED_SPOTS)  # which ones: islands first, then spans
        self.shown_to: i64 = NONE  # the observer it was written for
        self.shown_slot: i64 = 0  # the slot that was being carried out then
        self.shown_laid: i64 = 0  # how many cards the observer had laid then

    @abstractmethod
    def clone(self) -> DragonDeltaData:
        """An independent copy."""

    def lay_out(self) -> None:
        """Put everything in its place before the game begins (DD-1 to DD-4)."""
        seats, board = self.seats, self.board
        limit = self.options["round_limit"]
        self.round_limit = limit if isinstance(limit, int) else 0
        self.loose = self.options["fit"] == "loose"
        self.home = zeros(seats)
        self.place = zeros(seats)
        self.stock = filled(seats * SIZES)
        self.laid = filled(seats * SLOTS)
        self.laid_count = zeros(seats)
        self.laid_cards = zeros(seats)
        self.hand = zeros(seats)
        self.seat_of = filled(VILLAGES)
        self.span_of = filled(PLANKS)
        self.plank_on = filled(board.spans)
        self.pawn_on = filled(board.spans)
        self.crossed = zeros(board.spans)
        self.load = zeros(board.supports)
        self.resting = filled(board.supports * MOST_PLANKS)
        dragons: i64 = 0
        for seat, colour in enumerate(seat_colours(board, int(seats), self.options["colours"])):
            village = board.colours.index(colour)
            self.home[seat] = village
            self.place[seat] = village
            self.seat_of[village] = seat
            dragons |= 1 << (DRAGON_0 + village)
            for size in range(SIZES):
                self.stock[seat * SIZES + size] = village
        for seat in range(seats):
            self.hand[seat] = ((1 << DRAGON_0) - 1) | (dragons & ~(1 << (DRAGON_0 + self.home[seat])))

    def copy_from(self, other: DragonDeltaData) -> None:
        """Become an independent copy of another position of the same game; what never changes is shared."""
        self.round_limit = other.round_limit
        self.loose = other.loose
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

    def target(self, seat: i64) -> i64:
        """The village opposite a seat's own (DD-4)."""
        return self.board.opposite[self.home[seat]]

    def distance(self, seat: i64) -> i64:
        """Fewest spans, laid or not, from where the pawn is to its target; its own plank does not count (DD-19)."""
        board = self.board
        base = self.target(seat) * board.supports
        place = self.place[seat]
        if place < VILLAGES:
            return board.distance[base + place]
        span = place - VILLAGES
        return min(board.distance[base + board.end[2 * span]], board.distance[base + board.end[2 * span + 1]])

    def reserve(self) -> i64:
        """How many stones are left (DD-1)."""
        return self.board.islands - count_bits(self.stones)

    def stands(self, support: i64) -> bool:
        """Whether planks may rest there: a village, or an island with a stone."""
        return support < VILLAGES or (self.stones >> support) & 1 != 0

    def fits(self, size: i64, span: i64) -> bool:
        """Whether a plank of that size, from 0, has the right size for a span (DD-12, DD-12a)."""
        return size == self.board.size[span] or (self.loose and size > self.board.size[span])

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

    def stock_planks(self, seat: i64) -> list[i64]:
        """The planks in a stock, by size."""
        held: list[i64] = []
        for size in range(SIZES):
            if self.stock[seat * SIZES + size] != NONE:
                held.append(plank_number(size, self.stock[seat * SIZES + size]))
        return held

    def lost_planks(self) -> list[i64]:
        """The planks in play that are neither in a stock nor on the board nor about to be laid."""
        left = [self.span_of[plank] == NONE and self.seat_of[plank % VILLAGES] != NONE for plank in range(PLANKS)]
        for seat in range(self.seats):
            for plank in self.stock_planks(seat):
                left[plank] = False
        if self.chosen != NONE:
            left[self.chosen] = False
        return [plank for plank in range(PLANKS) if left[plank]]

    def card_now(self, seat: i64) -> i64:
        """The card of a seat in the slot being carried out."""
        return self.laid[seat * SLOTS + self.slot - 1]

    def struck_by(self, seat: i64, slot: i64) -> i64:
        """The seats whose dragons cancel a seat's card, as bits; slots count from 0, dragons are immune (DD-7)."""
        if self.laid[seat * SLOTS + slot] >= DRAGON_0:
            return 0
        dragon = DRAGON_0 + self.home[seat]
        strikers: i64 = 0
        for other in range(self.seats):
            if self.laid[other * SLOTS + slot] == dragon:
                strikers |= 1 << other
        return strikers

    def missed_by(self, seat: i64, slot: i64) -> i64:
        """The seat whose dragon a seat's own dragon meets in vain, or NONE; slots count from 0 (DD-7)."""
        for other in range(self.seats):
            if self.laid[seat * SLOTS + slot] == DRAGON_0 + self.home[other]:
                return other if self.laid[other * SLOTS + slot] >= DRAGON_0 else NONE
        return NONE

    def unlaid(self, seat: i64) -> i64:
        """The cards that a seat has not laid, as bits."""
        return self.hand[seat] & ~self.laid_cards[seat]

    # Moves.

    def _note_change(self, spot: i64) -> None:
        """Remember for `update_observation` that an island or a span has changed."""
        if self.changed_spot_count < _MOST_CHANGED_SPOTS:
            self.changed_spots[self.changed_spot_count] = spot
            self.changed_spot_count += 1
        else:
            self.changed |= BOARD_CHANGED

    def set_stone(self, support: i64) -> None:
        """Put a stone on an island."""
        self.stones |= BIT[support]
        self._note_change(support - VILLAGES)

    def lift_stone(self, support: i64) -> None:
        """Take a stone off the board."""
        self.stones &= ~BIT[support]
        self._note_change(support - VILLAGES)

    def set_stock(self, seat: i64, size: i64, colour: i64) -> None:
        """Set the colour of the plank of a size in a stock; NONE if there is none."""
        self.stock[seat * SIZES + size] = colour
        self.changed |= STOCK_CHANGED

    def set_plank(self, plank: i64, span: i64) -> None:
        """Lay a plank on a span."""
        board = self.board
        self.span_of[plank] = span
        self.plank_on[span] = plank
        self._note_change(board.islands + span)
        for index in range(board.crossing_from[span], board.crossing_from[span + 1]):
            self.crossed[board.crossing[index]] += 1
        for side in range(2):
            support = board.end[2 * span + side]
            self.resting[support * MOST_PLANKS + self.load[support]] = span
            self.load[support] += 1

    def lift_plank(self, plank: i64) -> None:
        """Take a plank off the board."""
        board = self.board
        span = self.span_of[plank]
        self.span_of[plank] = NONE
        self.plank_on[span] = NONE
        self._note_change(board.islands + span)
        for index in range(board.crossing_from[span], board.crossing_from[span + 1]):
            self.crossed[board.crossing[index]] -= 1
        for side in range(2):
            support = board.end[2 * span + side]
            self.load[support] -= 1
            base = support * MOST_PLANKS
            last = base + self.load[support]
            # The order of the planks on a support does not matter: the last one fills the gap.
            for index in range(base, last):
                if self.resting[index] == span:
                    self.resting[index] = self.resting[last]
            self.resting[last] = NONE

    def put_pawn(self, seat: i64, place: i64) -> None:
        """Move a pawn to a place that is free for it."""
        self.changed |= PAWNS_CHANGED
        if self.place[seat] >= VILLAGES:
            self.pawn_on[self.place[seat] - VILLAGES] = NONE
        self.place[seat] = place
        if place >= VILLAGES:
            self.pawn_on[place - VILLAGES] = seat


def filled(length: i64) -> vec[i64]:
    """An array of that many NONEs."""
    array = zeros(length)
    for index in range(length):
        array[index] = NONE
    return array
