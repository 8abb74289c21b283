"""The data of a position: board, bag, hands, market, points, and what is being decided."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64, u8

from sampan.core.arrays import zeros
from sampan.core.fast_state import FastState
from sampan.games.yellow_yangtze.board import Board
from sampan.games.yellow_yangtze.codes import (
    BLACK,
    COLOURS,
    EMPTY,
    KINDS,
    MOST_SIDES,
    PAGODA_SLOTS,
    SHORT,
    TILES,
)
from sampan.games.yellow_yangtze.space_sets import BIT, EMPTY_LAND, EMPTY_RIVER, SETS, WORD
from sampan.games.yellow_yangtze.view_types import EndReason, Phase, Purpose

PACKAGE: Final = "sampan.games.yellow_yangtze"
HOME: Final = -1  # where a leader is that is not on the board
NO_PAGODA: Final = -1

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
PHASES: Final[list[Phase]] = list(get_args(Phase))  # by their codes

DEAL: Final = 0  # what tiles are drawn for
REPLACING: Final = 1
REFILL: Final = 2
PURPOSES: Final[list[Purpose]] = list(get_args(Purpose))

BAG_EMPTY: Final = 0  # why the game ended
STALL: Final = 1
REASONS: Final[list[EndReason]] = list(get_args(EndReason))

NOBODY: Final = -1  # whom a seat supports in a war
UNASKED: Final = -2

_MOST_NOTED: Final[i64] = 24


class YellowYangtzeData(FastState):
    """The data of a position, and the moves of tiles and points that keep it in order."""

    def __init__(self, board: Board, seats: i64, options: dict[str, object]) -> None:
        super().__init__(PACKAGE, seats, options)
        self.board = board
        self.spaces: i64 = board.spaces
        self.ring = board.ring
        self.river = board.river
        self.beside = board.beside
        # The board.
        self.pieces = vec[i64]()  # per space: a tile's colour, EMPTY, or a leader
        self.governors = vec[i64]()  # per space: black tiles next to it
        self.group = vec[i64]()  # per space: the label of its group; 0 for an empty space
        self.size = vec[i64]()  # per label: how many spaces bear it
        self.rulers = vec[i64]()  # per label: a bit for each colour that a leader in the group has
        self.last_label: i64 = 0
        # Per label: the spaces next to its group, as a set. It is maintained only once somebody has asked for it,
        # because random play never does. Copies start without it.
        self.near = vec[i64]()
        self.keeps_near: bool = False
        self.leaders = vec[i64]()  # per seat and colour: the space, or HOME
        self.pagodas = vec[i64]()  # per slot: the triangle, or NO_PAGODA
        self.covered = vec[i64]()  # per space: whether a pagoda stands on it
        self.complete = vec[i64]()  # the triangles of three like-coloured tiles, in rising order
        self.sets = vec[i64]()  # empty land, empty river, spots and tiles, as sets of spaces
        self.empty_land: i64 = 0  # and how many there are
        self.empty_river: i64 = 0
        self.spots: i64 = 0
        self.tiles: i64 = 0
        # What has changed since `update_observation` last wrote. Copies start without it: nothing was written of them.
        self.unshown: bool = True  # more spaces have changed than can be noted
        self.noted_spaces: i64 = 0  # how many spaces have changed, ...
        self.noted_space = zeros(_MOST_NOTED)  # ... and which
        self.war_shown: bool = False  # whether a war, or an action that was due, was written last
        self.act_shown: bool = False
        # The sets as stretches of a mask, and the sets that these were made from. Copies start without them.
        self.stretches = vec[vec[u8]]()
        self.stretched = vec[i64]()
        # Options, and where the game is.
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
        # Tiles off the board, and points.
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
        self.pieces = zeros(self.spaces + 1)
        for space in range(self.spaces + 1):
            self.pieces[space] = EMPTY
        self.governors = zeros(self.spaces + 1)
        self.group = zeros(self.spaces + 1)
        self.size = zeros(self.spaces + 2)
        self.rulers = zeros(self.spaces + 2)
        self.leaders = zeros(KINDS * self.seats)
        for leader in range(KINDS * self.seats):
            self.leaders[leader] = HOME
        self.pagodas = zeros(PAGODA_SLOTS)
        for slot in range(PAGODA_SLOTS):
            self.pagodas[slot] = NO_PAGODA
        self.covered = zeros(self.spaces + 1)
        self.empty_land = self.board.lands
        self.empty_river = self.spaces - self.board.lands
        self.sets = zeros(SETS)
        for space in range(self.spaces):
            self.sets[(EMPTY_RIVER if self.river[space] else EMPTY_LAND) + WORD[space]] |= BIT[space]
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

    def copy_from(self, other: YellowYangtzeData) -> None:
        """Become an independent copy of another position of the same game."""
        self.pieces = other.pieces[:]
        self.governors = other.governors[:]
        self.group = other.group[:]
        self.size = other.size[:]
        self.rulers = other.rulers[:]
        self.last_label = other.last_label
        self.leaders = other.leaders[:]
        self.pagodas = other.pagodas[:]
        self.covered = other.covered[:]
        self.complete = other.complete[:]
        self.sets = other.sets[:]
        self.empty_land = other.empty_land
        self.empty_river = other.empty_river
        self.spots = other.spots
        self.tiles = other.tiles
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

    def is_home(self, seat: i64, colour: i64) -> bool:
        """Whether a leader is off the board, beside its owner's screen."""
        return self.leaders[KINDS * seat + colour] == HOME

    def left_to_draw(self) -> i64:
        """Tiles in the bag that can be drawn; in a short game some never can (YY-3)."""
        return self.bag_size - self.reserve

    def draw_to_hand(self, seat: i64, colour: i64) -> None:
        """Move a tile from the bag to a hand; only its owner sees it (YY-33)."""
        self._leave_bag(colour)
        self.hands[KINDS * seat + colour] += 1
        self.hand_size[seat] += 1
        if self.recorder is not None:
            shown: dict[str, object] = {"seat": int(seat), "purpose": PURPOSES[self.purpose]}
            self.tell("tile_drawn", shown, {"colour": COLOURS[colour]}, 1 << seat, True)

    def draw_to_market(self, colour: i64) -> None:
        """Move a tile from the bag to the market, face up."""
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
        """Move a market tile to a hand; everybody knows that it is there (YY-34)."""
        self.market[colour] -= 1
        self.market_size -= 1
        self.hands[KINDS * seat + colour] += 1
        self.hand_size[seat] += 1
        self.known[KINDS * seat + colour] += 1

    def prove(self, seat: i64, colour: i64) -> None:
        """A hand is seen to hold at least one tile of a colour (YY-34)."""
        self.known[KINDS * seat + colour] = max(1, self.known[KINDS * seat + colour])

    def leave_hand(self, seat: i64, colour: i64, count: i64) -> None:
        """Take tiles out of a hand openly (YY-34)."""
        self.hands[KINDS * seat + colour] -= count
        self.hand_size[seat] -= count
        self.known[KINDS * seat + colour] = max(0, self.known[KINDS * seat + colour] - count)

    def discard(self, seat: i64, colour: i64, count: i64) -> None:
        """Take tiles out of a hand, and out of the game, openly."""
        self.leave_hand(seat, colour, count)
        self.discarded[colour] += count

    def put_away(self, seat: i64, colour: i64) -> None:
        """Put a tile of a hand away face down: it may have been any of those that were known (YY-34)."""
        self.hands[KINDS * seat + colour] -= 1
        self.hand_size[seat] -= 1
        self.replaced[KINDS * seat + colour] += 1
        for other in range(KINDS):
            self.known[KINDS * seat + other] = max(0, self.known[KINDS * seat + other] - 1)
        if self.recorder is not None:
            self.tell("tile_replaced", {"seat": int(seat)}, {"colour": COLOURS[colour]}, 1 << seat)

    def put_away_count(self, seat: i64) -> i64:
        """How many tiles a seat has put away (YY-20)."""
        count: i64 = 0
        for colour in range(KINDS):
            count += self.replaced[KINDS * seat + colour]
        return count

    def score(self, seat: i64, colour: i64, count: i64, cause: str, space: i64) -> None:
        """Give a seat points of a colour."""
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

    def note(self, space: i64) -> None:
        """Remember that the piece on a space has changed, for `update_observation`."""
        if self.noted_spaces < _MOST_NOTED:
            self.noted_space[self.noted_spaces] = space
            self.noted_spaces += 1
        else:
            self.unshown = True
