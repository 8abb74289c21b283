"""What lies on the table besides the board: bag, hands, market, points; and where in a turn the game is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.state import Outcome
from sampan.games.yellow_yangtze.board import Board
from sampan.games.yellow_yangtze.codes import (
    BLACK,
    COLOURS,
    EMPTY,
    KINDS,
    MOST_SIDES,
    PAGODAS,
    SHORT,
    TILES,
    colour_names,
    counts_of,
)
from sampan.games.yellow_yangtze.groups import HOME, NO_PAGODA, Pieces
from sampan.games.yellow_yangtze.standings import standing, winners_of

FIRST: Final = 0  # chance settles the first player
DRAWING: Final = 1  # chance draws a tile for `drawer`
ACT: Final = 2  # an action is due
PAY: Final = 3  # how many tiles the riot or pagoda costs (YY-16, YY-18)
REPLACE: Final = 4  # more tiles to be put away? (YY-20)
PAGODA: Final = 5  # a pagoda on the triangle of the tile just placed? (YY-17)
MARKET_PICK: Final = 6  # a market tile? (YY-14)
CHAIN: Final = 7  # another farmer? (YY-15)
ATTACK: Final = 8  # the attacker commits to a revolt (YY-22)
DEFENCE: Final = 9  # the defender does
SUPPORT: Final = 10  # `actor` supports a side of a war (YY-26)
TIE: Final = 11  # the unifier chooses the winner (YY-27)
LOSSES: Final = 12  # the unifier chooses a tile that the winner loses (YY-29)
ENDED: Final = 13
PHASES: Final = [
    "first",
    "drawing",
    "act",
    "pay",
    "replace",
    "pagoda",
    "market",
    "chain",
    "attack",
    "defence",
    "support",
    "tie",
    "losses",
    "ended",
]

DEAL: Final = 0  # what tiles are drawn for
REPLACING: Final = 1
REFILL: Final = 2
PURPOSES: Final = ["deal", "replace", "refill"]

BAG_EMPTY: Final = 0  # why the game ended
STALL: Final = 1
REASONS: Final = ["bag_empty", "stall"]

NOBODY: Final = -1  # whom a seat supports in a war
UNASKED: Final = -2


class Table(Pieces):
    """The data of a game, and the moves of tiles and points that keep it in order."""

    def __init__(self, board: Board, seats: i64, options: dict[str, object]) -> None:
        super().__init__(board, seats, options)
        self.reserve: i64 = SHORT if options["short"] is True else 0
        self.refill_all: bool = options["refill"] == "everyone"
        self.war_market: bool = options["war_market"] is True
        self.stall_turns: i64 = 0  # 0: never
        self.phase: i64 = FIRST
        self.actor: i64 = 0  # who decides
        self.first: i64 = 0
        self.turn: i64 = 0
        self.actions_left: i64 = 0
        self.turns_ended: i64 = 0
        self.idle_turns: i64 = 0  # ended in a row without a tile drawn (YY-31a)
        self.drew: bool = False  # a tile was drawn in this turn
        self.purpose: i64 = DEAL
        self.drawer: i64 = 0  # a seat, or the number of seats for the market
        self.owed: i64 = 0  # tiles put away and not yet drawn again (YY-20)
        self.paying: i64 = BLACK  # the colour to be paid, BLUE or GREEN
        self.placed: i64 = 0  # the tile just placed; in a war the unifying one
        self.reason: i64 = BAG_EMPTY
        self.bag = vec[i64]()  # per colour
        self.bag_size: i64 = 0
        self.hands = vec[i64]()  # per seat and colour
        self.hand_size = vec[i64]()  # per seat
        self.known = vec[i64]()  # per seat and colour: what everybody knows to be there (YY-34)
        self.replaced = vec[i64]()  # per seat and colour: tiles put away face down
        self.discarded = vec[i64]()  # per colour: tiles that left the game openly
        self.market = vec[i64]()  # per colour
        self.market_size: i64 = 0
        self.points = vec[i64]()  # per seat and colour
        # A revolt (YY-22). The attacker is whose turn it is.
        self.defender: i64 = 0
        self.revolt_colour: i64 = 0
        self.attack_tiles: i64 = 0
        self.attack_leader: i64 = 0
        # A war (YY-24). While support is asked for, the unifying tile is not linked, so groups are the states as they
        # were before it.
        self.sides: i64 = 0
        self.side_of = vec[i64]()  # per space: the warring state that it was part of, counted from 1; empty in peace
        self.soldiers = vec[i64]()  # per side: its red tiles before the war
        self.support = vec[i64]()  # per side: what was committed to it
        self.answers = vec[i64]()  # per seat: the side that it supports, NOBODY or UNASKED
        self.answer_tiles = vec[i64]()
        self.answer_leader = vec[i64]()
        self.winning_side: i64 = NOBODY
        self.to_lose: i64 = 0

    def lay_out(self) -> None:
        """An empty board, all tiles in the bag (YY-1)."""
        seats = self.seats
        rounds = self.options["stall_rounds"]
        self.stall_turns = seats * rounds if isinstance(rounds, int) else 0
        self.clear_board()
        self.bag = TILES[:]
        for colour in range(KINDS):
            self.bag_size += TILES[colour]
        self.hands = zeros(KINDS * seats)
        self.hand_size = zeros(seats)
        self.known = zeros(KINDS * seats)
        self.replaced = zeros(KINDS * seats)
        self.discarded = zeros(KINDS)
        self.market = zeros(KINDS)
        self.points = zeros(KINDS * seats)
        self.soldiers = zeros(MOST_SIDES)
        self.support = zeros(MOST_SIDES)
        self.answers = zeros(seats)
        self.answer_tiles = zeros(seats)
        self.answer_leader = zeros(seats)

    def copy_from(self, other: Table) -> None:
        """Become an independent copy of another table for the same game."""
        self.copy_pieces(other)
        self.stall_turns = other.stall_turns
        self.phase = other.phase
        self.actor = other.actor
        self.first = other.first
        self.turn = other.turn
        self.actions_left = other.actions_left
        self.turns_ended = other.turns_ended
        self.idle_turns = other.idle_turns
        self.drew = other.drew
        self.purpose = other.purpose
        self.drawer = other.drawer
        self.owed = other.owed
        self.paying = other.paying
        self.placed = other.placed
        self.reason = other.reason
        self.bag = other.bag[:]
        self.bag_size = other.bag_size
        self.hands = other.hands[:]
        self.hand_size = other.hand_size[:]
        self.known = other.known[:]
        self.replaced = other.replaced[:]
        self.discarded = other.discarded[:]
        self.market = other.market[:]
        self.market_size = other.market_size
        self.points = other.points[:]
        self.defender = other.defender
        self.revolt_colour = other.revolt_colour
        self.attack_tiles = other.attack_tiles
        self.attack_leader = other.attack_leader
        self.sides = other.sides
        self.side_of = other.side_of[:]
        self.soldiers = other.soldiers[:]
        self.support = other.support[:]
        self.answers = other.answers[:]
        self.answer_tiles = other.answer_tiles[:]
        self.answer_leader = other.answer_leader[:]
        self.winning_side = other.winning_side
        self.to_lose = other.to_lose

    # Questions.

    def outcome(self) -> Outcome | None:
        """None while the game lasts; a score is the weakest colour (YY-32)."""
        if self.phase != ENDED:
            return None
        standings = [standing(self.points, seat) for seat in range(self.seats)]
        winners = winners_of(standings, self.options["last_tie"] == "fewest_yellow")
        return Outcome(tuple(winners), tuple([one.sorted[0] for one in standings]), REASONS[self.reason])

    def is_home(self, seat: i64, colour: i64) -> bool:
        """Whether a leader is off the board, beside its owner's screen."""
        return self.leaders[KINDS * seat + colour] == HOME

    def left_to_draw(self) -> i64:
        """Tiles in the bag that can be drawn; in a short game some never can (YY-3)."""
        return self.bag_size - self.reserve

    def income(self, seat: i64, colour: i64) -> i64:
        """The like-coloured pagodas in the state of a seat's leader (YY-19)."""
        space = self.leaders[KINDS * seat + colour]
        if space == HOME:
            return 0
        count: i64 = 0
        for slot in range(2 * colour, 2 * colour + PAGODAS[colour]):
            triangle = self.pagodas[slot]
            if triangle != NO_PAGODA and self.group[self.board.corners[3 * triangle]] == self.group[space]:
                count += 1
        return count

    def tile_names(self) -> dict[str, object]:
        """The tiles on the board, by space."""
        names: dict[str, object] = {}
        for space in range(self.spaces):
            if self.what[space] < EMPTY:
                names[self.board.names[space]] = COLOURS[self.what[space]]
        return names

    # Tiles and points.

    def draw_to_hand(self, seat: i64, colour: i64) -> None:
        """A tile from the bag to a hand; only its owner sees it (YY-33)."""
        self._leave_bag(colour)
        self.hands[KINDS * seat + colour] += 1
        self.hand_size[seat] += 1
        if self.recorder is not None:
            shown: dict[str, object] = {"seat": int(seat), "purpose": PURPOSES[self.purpose]}
            self.tell("tile_drawn", shown, {"colour": COLOURS[colour]}, 1 << seat, True)

    def draw_to_market(self, colour: i64) -> None:
        """A tile from the bag, face up."""
        self._leave_bag(colour)
        self.market[colour] += 1
        self.market_size += 1
        if self.recorder is not None:
            self.tell("market_drawn", {"colour": COLOURS[colour]}, reveals=True)

    def _leave_bag(self, colour: i64) -> None:
        self.bag[colour] -= 1
        self.bag_size -= 1
        self.drew = True

    def take_from_market(self, seat: i64, colour: i64) -> None:
        """A market tile to a hand; everybody knows that it is there (YY-34)."""
        self.market[colour] -= 1
        self.market_size -= 1
        self.hands[KINDS * seat + colour] += 1
        self.hand_size[seat] += 1
        self.known[KINDS * seat + colour] += 1

    def prove(self, seat: i64, colour: i64) -> None:
        """A hand is seen to hold at least one tile of a colour (YY-34)."""
        self.known[KINDS * seat + colour] = max(1, self.known[KINDS * seat + colour])

    def leave_hand(self, seat: i64, colour: i64, count: i64) -> None:
        """Tiles leave a hand openly (YY-34)."""
        self.hands[KINDS * seat + colour] -= count
        self.hand_size[seat] -= count
        self.known[KINDS * seat + colour] = max(0, self.known[KINDS * seat + colour] - count)

    def discard(self, seat: i64, colour: i64, count: i64) -> None:
        """Tiles leave a hand, and the game, openly."""
        self.leave_hand(seat, colour, count)
        self.discarded[colour] += count

    def put_away(self, seat: i64, colour: i64) -> None:
        """A tile leaves a hand face down: it may have been any of those that were known (YY-34)."""
        self.hands[KINDS * seat + colour] -= 1
        self.hand_size[seat] -= 1
        self.replaced[KINDS * seat + colour] += 1
        for other in range(KINDS):
            self.known[KINDS * seat + other] = max(0, self.known[KINDS * seat + other] - 1)
        if self.recorder is not None:
            self.tell("tile_replaced", {"seat": int(seat)}, {"colour": COLOURS[colour]}, 1 << seat)

    def away(self, seat: i64) -> i64:
        """How many tiles a seat has put away (YY-20)."""
        count: i64 = 0
        for colour in range(KINDS):
            count += self.replaced[KINDS * seat + colour]
        return count

    def score(self, seat: i64, colour: i64, count: i64, cause: str, space: i64) -> None:
        """A seat gains points of a colour."""
        self.points[KINDS * seat + colour] += count
        if self.recorder is not None:
            self.tell(
                "point",
                {
                    "seat": int(seat),
                    "colour": COLOURS[colour],
                    "count": int(count),
                    "cause": cause,
                    "space": self.board.names[space],
                },
            )

    def send_home(self, seat: i64, colour: i64, cause: str) -> None:
        """A leader returns to its owner against his will."""
        space = self.leaders[KINDS * seat + colour]
        self.remove_leader(seat, colour)
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour]}
            told.update({"space": self.board.names[space], "cause": cause})
            self.tell("leader_returned", told)

    def tear_down(self, space: i64) -> None:
        """A tile leaves the board and the game; a pagoda on it returns to the supply (YY-16, YY-29)."""
        colour = self.what[space]
        triangle = self.remove_tile(space)
        self.discarded[colour] += 1
        if triangle != NO_PAGODA and self.recorder is not None:
            lost: dict[str, object] = {"colour": COLOURS[colour], "triangle": self.board.triangle_names[triangle]}
            self.tell("pagoda_lost", lost)

    def end(self, reason: i64) -> None:
        """The game is over, and everything lies open (YY-31, YY-33)."""
        self.phase = ENDED
        self.reason = reason
        if self.recorder is not None:
            if reason == BAG_EMPTY:
                self.tell("bag_empty", {})
            else:
                self.tell("stalled", {"rounds": self.options["stall_rounds"]})
            outcome = self.outcome()
            assert outcome is not None
            told = outcome.data()
            seats = range(int(self.seats))
            told["hands"] = [colour_names(self.hands, KINDS * seat) for seat in seats]
            told["replaced"] = [counts_of(self.replaced, KINDS * seat) for seat in seats]
            told["bag"] = counts_of(self.bag)
            self.tell("game_over", told, reveals=True)
