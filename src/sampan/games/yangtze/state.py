"""The data of a position: river, bag, money, goods behind the screens, posts, cards, thrones (YZ-1 to YZ-3)."""

from __future__ import annotations

from typing import Final, cast, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits, zeros
from sampan.core.fast_state import FastState
from sampan.games.yangtze.cargo_values import CargoValues
from sampan.games.yangtze.codes import (
    ALL_CARDS,
    ALL_EMPERORS,
    CARDS,
    CASH,
    EMPEROR_NAMES,
    EMPERORS,
    FIRST_LIQUIDITY,
    GAP,
    PLACES,
    SELL_ANY_TIME,
    USUAL_PRICES,
)
from sampan.games.yangtze.goods import (
    ACROSS_BIT,
    ALL_GOODS,
    GOOD_NAMES,
    LINE_FULL,
    LINE_START,
    WARE_LINES,
    across,
    cargo_goods,
    good_list,
)
from sampan.games.yangtze.posts import ALL_POSTS
from sampan.games.yangtze.view_types import Emperor, Phase, Reason

PACKAGE: Final = "sampan.games.yangtze"

# Phases.
RIVER: Final = 0  # chance fills the river
DEAL: Final = 1  # chance deals the starting goods to `actor`
FIRST: Final = 2  # chance chooses the first player
DRAW: Final = 3  # chance draws a token for the gap nearest the source
TRADE: Final = 4  # the turn's player sells, plays cards, buys or passes
SECOND: Final = 5  # the same player may buy a second good
BID: Final = 6  # `actor` bids or passes
BID_MORE: Final = 7  # `actor` has announced a bid of at least `floor`
SELLING: Final = 8  # from here on `actor` carries out an emperor's instruction
BUYING_BACK: Final = 9
EXCHANGING: Final = 10
DISCARDING: Final = 11
COPYING: Final = 12
CARRYING_OUT: Final = 13  # an optional income or tax, or just before the goods tax (YZ-21)
PAYING: Final = 14  # `actor` cannot pay `tax`
ENDED: Final = 15
PHASES: Final[list[Phase]] = list(get_args(Phase))  # by their codes

NOBODY: Final = -1
NONE: Final = -1
STARTING_MONEY: Final = 30
STARTING_GOODS: Final = 2
ERAS: Final = 3  # of a screen: before its owner's first unseen discard, between the two, and after them

# Why the game ended.
EMPERORS_GONE: Final = 0
ALL_PASSED: Final = 1
REASONS: Final[list[Reason]] = list(get_args(Reason))  # by their codes


class YangtzeData(FastState):
    """A position of Yangtze, and the moves of goods, cards and money that keep it consistent."""

    def __init__(self, cargo_values: CargoValues, seats: i64, options: dict[str, object]) -> None:
        super().__init__(PACKAGE, seats, options)
        self.cargo_values = cargo_values
        self.green: i64 = 0  # a bit per number of dots
        self.prices = vec[i64]()  # per place (YZ-2a)
        self.price_level = 1.0  # how high they are, compared with the usual ones
        self.discard_starting: bool = True  # whether starting goods can be discarded (YZ-15a)
        self.optional: i64 = 0  # a bit per emperor
        self.minimum_bid: i64 = 1
        self.phase: i64 = RIVER
        self.actor: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.idle: i64 = 0  # idle turns in a row (YZ-8)
        self.bought: i64 = 0  # goods bought this turn
        self.has_sold: bool = False  # a cargo was sold this turn
        self.two: bool = False  # “buy two” was played this turn
        self.free: bool = False  # “free good” was played this turn
        self.post: i64 = NONE  # the post being auctioned
        self.highest: i64 = 0
        self.bidder: i64 = NOBODY
        self.passed: i64 = 0  # a bit per seat that is out of the auction
        self.floor: i64 = 0  # the least that `actor` may bid
        self.smallest_step: i64 = 0  # only smaller steps may follow (codes.py)
        self.drawn: i64 = NONE  # the emperor that was drawn
        self.order: i64 = NONE  # the emperor whose instruction `actor` carries out: differs from `drawn` if copied
        self.tax: i64 = 0
        self.reason: i64 = EMPERORS_GONE
        self.bag_goods: i64 = ALL_GOODS
        self.bag_posts: i64 = ALL_POSTS
        self.bag_emperors: i64 = ALL_EMPERORS
        self.sold: i64 = 0  # goods that left the game in a sale
        self.unwanted: i64 = 0  # posts that left the game without a bid
        self.throne_count: i64 = 0
        self.thrones = vec[i64]()
        self.river = vec[i64]()
        self.money = vec[i64]()  # from here on, one entry per seat
        self.cards = vec[i64]()  # unplayed ones
        self.posts = vec[i64]()
        self.goods = vec[i64]()
        self.goods_across = vec[i64]()  # the same goods with ware and colour exchanged (goods.py)
        self.discards = vec[i64]()  # discarded unseen
        self.hidden = vec[i64]()  # starting goods that were never shown: still here, or discarded if that is allowed
        self.open = vec[i64]()  # per seat and era: goods that everybody saw arrive and nobody saw leave
        # What `update_observation` last wrote of goods and posts, and for which observer. Copies start without it.
        self.shown_to: i64 = NONE
        self.shown = vec[i64]()

    def lay_out(self) -> None:
        """Put everything in its place before the game begins (YZ-1 to YZ-3)."""
        seats = self.seats
        for dots in cast(list[int], self.options["post_dots"]):
            self.green |= 1 << (dots - 1)
        for name in cast(list[Emperor], self.options["optional_emperors"]):
            self.optional |= 1 << EMPEROR_NAMES.index(name)
        prices = cast(list[int], self.options["prices"])
        self.prices = vec[i64](prices)
        self.price_level = sum(prices) / sum(USUAL_PRICES)
        self.discard_starting = self.options["discard_starting"] is True
        self.minimum_bid = cast(int, self.options["minimum_bid"])
        self.thrones = zeros(EMPERORS)
        self.river = zeros(PLACES)
        for place in range(PLACES):
            self.river[place] = GAP
        self.money = zeros(seats)
        self.cards = zeros(seats)
        for seat in range(seats):
            self.money[seat] = STARTING_MONEY
            self.cards[seat] = ALL_CARDS
        self.posts = zeros(seats)
        self.goods = zeros(seats)
        self.goods_across = zeros(seats)
        self.discards = zeros(seats)
        self.hidden = zeros(seats)
        self.open = zeros(ERAS * seats)

    def copy_from(self, other: YangtzeData) -> None:
        """Become an independent copy of another position with the same seats and options."""
        self.prices = other.prices
        self.price_level = other.price_level
        self.discard_starting = other.discard_starting
        self.green = other.green
        self.optional = other.optional
        self.minimum_bid = other.minimum_bid
        self.phase = other.phase
        self.actor = other.actor
        self.first = other.first
        self.turn = other.turn
        self.idle = other.idle
        self.bought = other.bought
        self.has_sold = other.has_sold
        self.two = other.two
        self.free = other.free
        self.post = other.post
        self.highest = other.highest
        self.bidder = other.bidder
        self.passed = other.passed
        self.floor = other.floor
        self.smallest_step = other.smallest_step
        self.drawn = other.drawn
        self.order = other.order
        self.tax = other.tax
        self.reason = other.reason
        self.bag_goods = other.bag_goods
        self.bag_posts = other.bag_posts
        self.bag_emperors = other.bag_emperors
        self.sold = other.sold
        self.unwanted = other.unwanted
        self.throne_count = other.throne_count
        self.thrones = other.thrones[:]
        self.river = other.river[:]
        self.money = other.money[:]
        self.cards = other.cards[:]
        self.posts = other.posts[:]
        self.goods = other.goods[:]
        self.goods_across = other.goods_across[:]
        self.discards = other.discards[:]
        self.hidden = other.hidden[:]
        self.open = other.open[:]

    # Questions about the data.

    def tiles_of(self, seat: i64, line: i64) -> i64:
        """The tiles of a line that a seat has."""
        lying = self.goods[seat] if line < WARE_LINES else self.goods_across[seat]
        return (lying >> LINE_START[line]) & LINE_FULL[line]

    def can_sell_any_time(self, seat: i64) -> bool:
        """Whether a seat has the card and something to sell."""
        return self.cards[seat] & SELL_ANY_TIME != 0 and self.goods[seat] != 0

    def discardable(self, seat: i64) -> i64:
        """The goods that a seat may discard; how many they are is public, like all that is shown (YZ-15a)."""
        return self.goods[seat] if self.discard_starting else self.goods[seat] & ~self.hidden[seat]

    def cheapest_price(self) -> i64:
        """The lowest price of a good on the river."""
        place: i64 = PLACES - 1
        while self.river[place] == GAP:
            place -= 1
        return self.prices[place]

    def first_gap(self) -> i64:
        """The gap nearest the source."""
        place: i64 = 0
        while self.river[place] != GAP:
            place += 1
        return place

    def gap_count(self) -> i64:
        """How many goods must still be drawn."""
        count: i64 = 0
        for place in range(PLACES):
            if self.river[place] == GAP:
                count += 1
        return count

    def resume_drawing(self) -> None:
        """Let the turn's player draw tokens until a good has closed each gap (YZ-7)."""
        self.actor = self.turn
        self.phase = DRAW

    # Goods behind the screens.

    def take_good(self, seat: i64, good: i64) -> None:
        """Put a good behind a screen, seen by all."""
        self.goods[seat] |= BIT[good]
        self.goods_across[seat] |= ACROSS_BIT[good]
        self.open[seat * ERAS + count_bits(self.discards[seat])] |= BIT[good]

    def show_goods(self, seat: i64, goods: i64) -> None:
        """Take goods out from behind a screen, seen by all."""
        self.set_goods(seat, self.goods[seat] & ~goods)
        self.hidden[seat] &= ~goods
        for era in range(ERAS):
            self.open[seat * ERAS + era] &= ~goods

    def set_goods(self, seat: i64, goods: i64) -> None:
        """Make these the goods behind a screen."""
        self.goods[seat] = goods
        self.goods_across[seat] = across(goods)

    def sell_cargo(self, seat: i64, line: i64, tiles: i64, by: str) -> None:
        """Show a cargo, remove it from the game and pay its owner (YZ-5)."""
        goods = cargo_goods(line, tiles)
        value = self.cargo_values.of_cargo(line, count_bits(tiles))
        self.show_goods(seat, goods)
        self.sold |= goods
        self.money[seat] += value
        if self.recorder is not None:
            fields: dict[str, object] = {"seat": int(seat), "goods": good_list(goods), "value": int(value), "by": by}
            self.tell("sold", fields)

    def discard_good(self, seat: i64, good: i64) -> None:
        """Remove a good from the game, unseen by the others (YZ-15)."""
        self.set_goods(seat, self.goods[seat] & ~BIT[good])
        self.discards[seat] |= BIT[good]
        if self.recorder is not None:
            self.tell("discarded", {"seat": int(seat)}, {"good": GOOD_NAMES[good]}, 1 << seat)

    # Cards.

    def play_card(self, seat: i64, card: i64) -> None:
        """Play a card; only a liquidity card can come back (YZ-17)."""
        self.cards[seat] &= ~(1 << card)
        if self.recorder is not None:
            self.tell("card_played", {"seat": int(seat), "card": CARDS[card]})

    def play_liquidity(self, seat: i64, index: i64) -> None:
        """Play a liquidity card and take its money (YZ-21a)."""
        self.play_card(seat, FIRST_LIQUIDITY + index)
        self.money[seat] += CASH[index]
        if self.recorder is not None:
            card = CARDS[FIRST_LIQUIDITY + index]
            self.tell("money_gained", {"seat": int(seat), "amount": int(CASH[index]), "card": card})
