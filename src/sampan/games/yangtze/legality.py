"""What is legal: lists, objections, random choices, and decisions that have only one answer (YZ-21d)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.yangtze import codes
from sampan.games.yangtze.codes import (
    BUY_0,
    BUY_BACK_0,
    BUY_FREE_0,
    CASH,
    COPY_0,
    DISCARD_0,
    EMPERORS,
    EXCHANGE_0,
    FIRST_EMPEROR,
    FIRST_LIQUIDITY,
    FIRST_POST,
    FREE_GOOD,
    GAP,
    LAST_SALE,
    LIQUIDITY,
    LIQUIDITY_0,
    NAMED_0,
    PASS,
    PLACES,
    PLAY_BUY_TWO,
    PRICES,
    RAISE_0,
    RAISES,
    SEAT_0,
    SELL_0,
    SELL_ANY_TIME,
    SELL_ANY_TIME_0,
    STEP_0,
    TOKEN_0,
    TOKENS,
)
from sampan.games.yangtze.goods import (
    BITS,
    GOODS,
    LINE_FULL,
    LINE_START,
    LINES,
    WARE_LINES,
    bit_number,
    count_bits,
    nth_bit,
)
from sampan.games.yangtze.state import (
    BID,
    BID_MORE,
    BUYING_BACK,
    CARRYING_OUT,
    COPYING,
    DISCARDING,
    DRAW,
    ENDED,
    EXCHANGING,
    FIRST,
    PAYING,
    SECOND,
    SELLING,
    TRADE,
)
from sampan.games.yangtze.turn import TradeTable

NO_ANSWER: Final = -1
_ROOM: Final = zeros(1024)
# The sets of several tiles among six, in rising order; those among fewer tiles come first.
_SEVERAL: Final = vec[i64]([tiles for tiles in range(64) if tiles & (tiles - 1) != 0])
SELL_ANY_TIME_CARD: Final = 1


class ChoiceTable(TradeTable):
    """A table that knows what may be done."""

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal codes into the array; returns how many there are."""
        count = self._fill_small(into)
        if self._sales_open():
            count = self._fill_sales(into, count, SELL_0)
        if self._any_time_open():
            count = self._fill_sales(into, count, SELL_ANY_TIME_0)
        return count

    def sample(self, rng: Rng) -> i64:
        """A random legal action, each equally likely, without writing down all cargoes or tokens."""
        if self.phase == DRAW:
            return TOKEN_0 + self._token(rng.below(self._tokens_in_bag()))
        if self.phase < FIRST:
            return TOKEN_0 + nth_bit(self.bag_goods, rng.below(count_bits(self.bag_goods)))
        count = self._fill_small(_ROOM)
        on_turn = self._sales_open()
        any_time = self._any_time_open()
        if not on_turn and not any_time:
            return _ROOM[rng.below(count)]
        sales = self._count_sales()
        number = rng.below(count + (sales if on_turn else 0) + (sales if any_time else 0))
        if number < count:
            return _ROOM[number]
        number -= count
        if on_turn and number < sales:
            return SELL_0 + self._sale(number)
        return SELL_ANY_TIME_0 + self._sale(number - (sales if on_turn else 0))

    def weight(self, action: i64) -> i64:
        """Every token, and every first player, is equally likely."""
        return 1

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now; empty if it is."""
        phase = self.phase
        if SELL_0 <= action < LAST_SALE:
            return self._cannot_sell(action)
        if phase <= DRAW:
            return self._cannot_happen(action)
        if action == PASS:
            return self._cannot_pass()
        if action < PLAY_BUY_TWO and action >= LIQUIDITY_0:
            if phase == BID_MORE:
                return "card-speaking"
            return "" if self._holds(FIRST_LIQUIDITY + action - LIQUIDITY_0) else "card-played"
        if action == PLAY_BUY_TWO:
            if phase != TRADE:
                return "card-after-purchase" if phase == SECOND else "card-only-on-turn"
            return "" if self._holds(0) else "card-played"
        if BUY_0 <= action < BUY_BACK_0:
            return self._cannot_buy(action)
        if RAISE_0 <= action < TOKEN_0 or action >= NAMED_0:
            return self._cannot_bid(action)
        if BUY_BACK_0 <= action < COPY_0 and phase == BUYING_BACK:
            index = action - BUY_BACK_0
            if self._holds(FIRST_LIQUIDITY + index):
                return "card-not-played"
            return "" if self.money[self.actor] >= CASH[index] else "too-dear-card"
        if COPY_0 <= action < COPY_0 + EMPERORS and phase == COPYING:
            emperor = action - COPY_0
            if emperor == codes.COPY:
                return "copy-itself"
            return "" if (self.others_on_thrones() >> emperor) & 1 else "not-on-throne"
        if DISCARD_0 <= action < EXCHANGE_0 and phase == DISCARDING:
            return "" if (self.goods[self.actor] >> (action - DISCARD_0)) & 1 else "not-behind-screen"
        if EXCHANGE_0 <= action < SELL_0 and phase == EXCHANGING:
            if (self.goods[self.actor] >> ((action - EXCHANGE_0) // PLACES)) & 1 == 0:
                return "not-behind-screen"
            return "gap" if self.river[(action - EXCHANGE_0) % PLACES] == GAP else ""
        if action == codes.CARRY_OUT and phase == CARRYING_OUT:
            return ""
        return "not-asked"

    def _holds(self, card: i64) -> bool:
        return (self.cards[self.actor] >> card) & 1 != 0

    def _sales_open(self) -> bool:
        """Whether cargoes can be sold without a card, if there are goods (YZ-4, YZ-16)."""
        return self.phase == TRADE or self.phase == SELLING

    def _any_time_open(self) -> bool:
        """Whether sell any time can be played: wherever ordinary sales are not open (YZ-21)."""
        phase = self.phase
        if phase < SECOND or phase == BID_MORE or phase == ENDED:
            return False
        return self.can_sell_any_time(self.actor)

    def may_decline(self) -> bool:
        """Whether the code PASS is legal: to pass, to decline, or to pay less than the tax."""
        phase = self.phase
        if phase <= BID:
            return phase >= TRADE
        if phase == PAYING:
            return self.cards[self.actor] & LIQUIDITY == 0
        if phase == BID_MORE:
            return False
        return self.is_optional() or (phase == BUYING_BACK and self.can_buy_back(self.actor) == 0)

    def _cannot_pass(self) -> str:
        if self.may_decline():
            return ""
        if self.phase == BID_MORE:
            return "not-asked"
        return "liquidity-first" if self.phase == PAYING else "compulsory"

    def _cannot_happen(self, action: i64) -> str:
        """What chance cannot do."""
        if self.phase == FIRST:
            return "" if SEAT_0 <= action < SEAT_0 + self.seats else "not-asked"
        token = action - TOKEN_0
        if token < 0 or token >= TOKENS or (token >= FIRST_POST and self.phase != DRAW):
            return "not-asked"
        if token < GOODS:
            there = (self.bag_goods >> token) & 1
        elif token < FIRST_EMPEROR:
            there = (self.bag_posts >> (token - FIRST_POST)) & 1
        else:
            there = (self.bag_emperors >> (token - FIRST_EMPEROR)) & 1
        return "" if there else "not-in-bag"

    def _cannot_sell(self, action: i64) -> str:
        any_time = action >= SELL_ANY_TIME_0
        cargo = action - (SELL_ANY_TIME_0 if any_time else SELL_0)
        line = cargo // 64
        tiles = cargo % 64
        if self.phase <= DRAW or self.phase == BID_MORE:
            return "not-asked"
        if any_time:
            if self.phase == TRADE:
                return "card-sales-open"
            if not self._holds(SELL_ANY_TIME_CARD):
                return "card-played"
        elif not self._sales_open():
            return "sales-closed"
        if tiles == 0 or (line >= WARE_LINES and tiles & (tiles - 1) == 0):
            return "not-a-cargo"  # a single tile is sold by its ware
        return "" if tiles & ~self.line(self.actor, line) == 0 else "not-behind-screen"

    def _cannot_buy(self, action: i64) -> str:
        if self.phase != TRADE and self.phase != SECOND:
            return "not-asked"
        free = action >= BUY_FREE_0
        place = action - (BUY_FREE_0 if free else BUY_0)
        if self.river[place] == GAP:
            return "gap"
        if free:
            return "" if self.cards[self.actor] & FREE_GOOD != 0 else "card-played"
        return "" if self.money[self.actor] >= PRICES[place] else "too-dear"

    def _cannot_bid(self, action: i64) -> str:
        if self.phase != BID and self.phase != BID_MORE:
            return "not-asked"
        amount = self.amount_of(action)
        if action >= NAMED_0 and amount < self.floor + RAISES:
            return "bid-too-low" if amount < self.floor else "not-asked"
        if amount > self.money[self.actor]:
            return "bid-too-high"
        return "not-asked" if STEP_0 <= action < TOKEN_0 and action - STEP_0 >= self.smallest_step else ""

    def amount_of(self, action: i64) -> i64:
        """The amount that a raise, a step or a bid named outright comes to."""
        if action >= NAMED_0:
            return action - NAMED_0
        if action >= STEP_0:
            return self.floor + (RAISES << (action - STEP_0))
        return self.floor + action - RAISE_0

    def bid_code(self, amount: i64) -> i64:
        """The code of a bid: one of the raises if it is small, else named outright."""
        if self.floor <= amount < self.floor + RAISES:
            return RAISE_0 + amount - self.floor
        return NAMED_0 + amount

    # Lists.

    def _fill_small(self, into: vec[i64]) -> i64:
        """All legal codes but those of sales."""
        phase = self.phase
        seat = self.actor
        count: i64 = 0
        if phase == ENDED:
            return 0
        if phase <= DRAW:
            return self._fill_chances(into)
        if self.may_decline():
            into[count] = PASS
            count += 1
        if phase == CARRYING_OUT:
            into[count] = codes.CARRY_OUT
            count += 1
        cards = self.cards[seat]
        if cards & LIQUIDITY != 0 and phase != BID_MORE:
            for index in range(3):
                if (cards >> (FIRST_LIQUIDITY + index)) & 1:
                    into[count] = LIQUIDITY_0 + index
                    count += 1
        if phase <= SECOND:
            return self._fill_purchases(into, count)
        if phase <= BID_MORE:
            return self._fill_bids(into, count)
        if phase == BUYING_BACK:
            for index in range(3):
                if (cards >> (FIRST_LIQUIDITY + index)) & 1 == 0 and self.money[seat] >= CASH[index]:
                    into[count] = BUY_BACK_0 + index
                    count += 1
        elif phase == COPYING:
            return _fill_bits(into, count, self.others_on_thrones(), COPY_0)
        elif phase == DISCARDING:
            return _fill_bits(into, count, self.goods[seat], DISCARD_0)
        elif phase == EXCHANGING:
            left = self.goods[seat]
            while left != 0:
                first = EXCHANGE_0 + bit_number(left & -left) * PLACES
                left &= left - 1
                for place in range(PLACES):
                    if self.river[place] != GAP:
                        into[count] = first + place
                        count += 1
        return count

    def _fill_chances(self, into: vec[i64]) -> i64:
        if self.phase == FIRST:
            return _fill_bits(into, 0, (1 << self.seats) - 1, SEAT_0)
        count = _fill_bits(into, 0, self.bag_goods, TOKEN_0)
        if self.phase == DRAW:
            count = _fill_bits(into, count, self.bag_posts, TOKEN_0 + FIRST_POST)
            count = _fill_bits(into, count, self.bag_emperors, TOKEN_0 + FIRST_EMPEROR)
        return count

    def _fill_purchases(self, into: vec[i64], count: i64) -> i64:
        cards = self.cards[self.actor]
        money = self.money[self.actor]
        if self.phase == TRADE and cards & codes.BUY_TWO != 0:
            into[count] = PLAY_BUY_TWO
            count += 1
        for place in range(PLACES):
            if self.river[place] != GAP and money >= PRICES[place]:
                into[count] = BUY_0 + place
                count += 1
        if cards & FREE_GOOD != 0:
            for place in range(PLACES):
                if self.river[place] != GAP:
                    into[count] = BUY_FREE_0 + place
                    count += 1
        return count

    def _fill_bids(self, into: vec[i64], count: i64) -> i64:
        above = self.money[self.actor] - self.floor
        for raised in range(min(RAISES, above + 1)):
            into[count] = RAISE_0 + raised
            count += 1
        for step in range(self.smallest_step):
            if RAISES << step > above:
                break
            into[count] = STEP_0 + step
            count += 1
        return count

    def _fill_sales(self, into: vec[i64], count: i64, base: i64) -> i64:
        """Every cargo: all sets of tiles of a ware, all sets of several tiles of a colour."""
        lying = self.goods[self.actor]
        for line in range(LINES):
            if line == WARE_LINES:
                lying = self.goods_across[self.actor]
            held = (lying >> LINE_START[line]) & LINE_FULL[line]
            if held == 0:
                continue
            first = base + line * 64
            tiles = held & -held
            while tiles != 0:
                if line < WARE_LINES or tiles & (tiles - 1) != 0:
                    into[count] = first + tiles
                    count += 1
                tiles = (tiles - held) & held
        return count

    def _count_sales(self) -> i64:
        count: i64 = 0
        for line in range(LINES):
            held = self.line(self.actor, line)
            if held != 0:
                size = BITS[held]
                count += (1 << size) - 1
                if line >= WARE_LINES:
                    count -= size
        return count

    def _sale(self, number: i64) -> i64:
        """The cargo of that number, as line * 64 + tiles."""
        line: i64 = 0
        while True:
            held = self.line(self.actor, line)
            if held != 0:
                size = BITS[held]
                count = (1 << size) - 1
                if line >= WARE_LINES:
                    count -= size
                if number < count:
                    break
                number -= count
            line += 1
        chosen = number + 1 if line < WARE_LINES else _SEVERAL[number]
        tiles: i64 = 0
        while chosen != 0:
            if chosen & 1:
                tiles |= held & -held
            held &= held - 1
            chosen >>= 1
        return line * 64 + tiles

    def _tokens_in_bag(self) -> i64:
        return count_bits(self.bag_goods) + count_bits(self.bag_posts) + count_bits(self.bag_emperors)

    def _token(self, number: i64) -> i64:
        """The token of that number in the bag."""
        count = count_bits(self.bag_goods)
        if number < count:
            return nth_bit(self.bag_goods, number)
        number -= count
        count = count_bits(self.bag_posts)
        if number < count:
            return FIRST_POST + nth_bit(self.bag_posts, number)
        return FIRST_EMPEROR + nth_bit(self.bag_emperors, number - count)

    def only_answer(self) -> i64:
        """The answer to a decision that has only one, else NO_ANSWER (YZ-21d).

        It looks only at what everybody can see, the number of goods but not which: whether somebody is asked must
        tell nothing. One who may play a card has another answer.
        """
        phase = self.phase
        if phase <= DRAW or phase == ENDED:
            return NO_ANSWER
        seat = self.actor
        money = self.money[seat]
        cards = self.cards[seat]
        goods = self.goods[seat]
        if phase == BID_MORE:
            return RAISE_0 if money == self.floor else NO_ANSWER
        if phase == TRADE:
            stuck = cards & ~SELL_ANY_TIME == 0 and goods == 0 and money < self.cheapest()
            return PASS if stuck else NO_ANSWER
        if self._any_time_open():
            return NO_ANSWER
        if phase == PAYING:
            owned = cards & LIQUIDITY
            if owned & (owned - 1) == 0:
                return PASS if owned == 0 else LIQUIDITY_0 + bit_number(owned) - FIRST_LIQUIDITY
            return NO_ANSWER
        if cards & LIQUIDITY != 0:
            return NO_ANSWER
        if phase == SECOND:
            return PASS if cards & FREE_GOOD == 0 and money < self.cheapest() else NO_ANSWER
        if phase == BID:
            return PASS if money < self.floor else NO_ANSWER
        if phase == BUYING_BACK:
            choices = self.can_buy_back(seat)
            if choices == 0:
                return PASS
            if choices == 1 and not self.is_optional():
                return _ROOM[self._fill_small(_ROOM) - 1]
            return NO_ANSWER
        if self.is_optional() or phase == EXCHANGING or phase == CARRYING_OUT:
            return NO_ANSWER
        if phase == COPYING:
            other = self.only_other()
            return COPY_0 + other if other >= 0 else NO_ANSWER
        if goods & (goods - 1) != 0:
            return NO_ANSWER
        return SELL_0 + self._sale(0) if phase == SELLING else DISCARD_0 + bit_number(goods)


def _fill_bits(into: vec[i64], count: i64, word: i64, base: i64) -> i64:
    """A code for each set bit."""
    while word != 0:
        into[count] = base + bit_number(word & -word)
        word &= word - 1
        count += 1
    return count
