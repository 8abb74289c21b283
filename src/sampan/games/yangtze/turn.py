"""A turn: cargoes are sold, goods bought, and the river filled again (YZ-2, YZ-4 to YZ-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.games.yangtze.codes import FIRST_EMPEROR, FIRST_POST, GAP, PLACES, PRICES
from sampan.games.yangtze.emperors import CourtTable
from sampan.games.yangtze.goods import ACROSS_BIT, GOOD_BIT, GOOD_NAMES, count_bits
from sampan.games.yangtze.state import ALL_PASSED, DEAL, FIRST, SECOND, STARTING_GOODS, TRADE

_BUY_TWO_CARD: Final = 0
_FREE_GOOD_CARD: Final = 2


class TradeTable(CourtTable):
    """A table at which turns are taken."""

    # Before the first turn (YZ-2).

    def fill_river(self, good: i64) -> None:
        """A good takes the next place from the source on."""
        place = self.first_gap()
        self.bag_goods &= ~GOOD_BIT[good]
        self.river[place] = good
        if self.recorder is not None:
            self.tell("river_filled", {"good": GOOD_NAMES[good], "place": int(place) + 1}, reveals=True)
        if place == PLACES - 1:
            self.phase = DEAL

    def deal(self, good: i64) -> None:
        """A starting good goes behind a screen, seen by its owner only."""
        seat = self.actor
        self.bag_goods &= ~GOOD_BIT[good]
        self.goods[seat] |= GOOD_BIT[good]
        self.goods_across[seat] |= ACROSS_BIT[good]
        self.hidden[seat] |= GOOD_BIT[good]
        if self.recorder is not None:
            self.tell("good_dealt", {"seat": int(seat)}, {"good": GOOD_NAMES[good]}, 1 << seat, True)
        if count_bits(self.goods[seat]) == STARTING_GOODS:
            self.actor = seat + 1
            if self.actor == self.seats:
                self.actor = 0
                self._settle_first()

    def _settle_first(self) -> None:
        chosen = self.options["first_player"]
        if isinstance(chosen, int):
            self.begin(chosen)
        else:
            self.phase = FIRST

    def begin(self, seat: i64) -> None:
        """The first player is settled; posts and emperors are in the bag from now on."""
        self.first = seat
        if self.recorder is not None:
            self.tell("first_player", {"seat": int(seat)}, reveals=True)
        self._begin_turn(seat)

    # A turn.

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.actor = seat
        self.phase = TRADE
        self.bought = 0
        self.has_sold = False
        self.two = False
        self.free = False

    def sell_on_turn(self, line: i64, tiles: i64) -> None:
        """A cargo is sold before the first purchase (YZ-4)."""
        self.has_sold = True
        self.idle = 0
        self.sell_cargo(self.actor, line, tiles, "turn")

    def play_buy_two(self) -> None:
        """Two goods may be bought this turn (YZ-21b)."""
        self.two = True
        self.play_card(self.actor, _BUY_TWO_CARD)

    def buy(self, place: i64, free: bool) -> None:
        """A good is paid for, or taken with the card free good, and leaves a gap (YZ-6, YZ-7, YZ-21c)."""
        seat = self.actor
        good = self.river[place]
        price: i64 = 0 if free else PRICES[place]
        if free:
            self.free = True
            self.play_card(seat, _FREE_GOOD_CARD)
        self.money[seat] -= price
        self.river[place] = GAP
        self.take_good(seat, good)
        self.bought += 1
        self.idle = 0
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(seat), "good": GOOD_NAMES[good], "place": int(place) + 1}
            told["price"] = int(price)
            told["free"] = free
            self.tell("bought", told)
        if self.may_buy() > 0:
            self.phase = SECOND
        else:
            self.draw_on()

    def may_buy(self) -> i64:
        """How many goods may still be bought this turn."""
        return (2 if self.two else 1) - self.bought

    def pass_turn(self) -> None:
        """The turn ends without a purchase (YZ-4)."""
        if self.recorder is not None:
            self.tell("turn_passed", {"seat": int(self.actor), "idle": not self.has_sold})
        self._end_turn()

    def decline_second(self) -> None:
        """The second good is not wanted (YZ-21b)."""
        if self.recorder is not None:
            self.tell("second_declined", {"seat": int(self.actor)})
        self.draw_on()

    def draw_token(self, token: i64) -> None:
        """A good closes the gap nearest the source; posts and emperors are resolved at once (YZ-7)."""
        if token >= FIRST_EMPEROR:
            self.begin_emperor(token - FIRST_EMPEROR)
        elif token >= FIRST_POST:
            self.begin_auction(token - FIRST_POST)
        else:
            gap = self.first_gap()
            self.bag_goods &= ~GOOD_BIT[token]
            place = gap
            while place > 0:
                self.river[place] = self.river[place - 1]
                place -= 1
            self.river[0] = token
            if self.recorder is not None:
                drawn: dict[str, object] = {"seat": int(self.turn), "good": GOOD_NAMES[token], "gap": int(gap) + 1}
                self.tell("good_drawn", drawn, reveals=True)
            if self.gaps() == 0:
                self._end_turn()

    def _end_turn(self) -> None:
        """The next player's turn, or the end when everybody was idle in a row (YZ-8)."""
        if not self.has_sold and self.bought == 0:
            self.idle += 1
        if self.idle == self.seats:
            self.end(ALL_PASSED)
        else:
            self._begin_turn((self.turn + 1) % self.seats)
