"""What the emperors order, and how each player carries it out (YZ-10 to YZ-20)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yangtze.auction import AuctionTable
from sampan.games.yangtze.codes import (
    BUY_BACK,
    CARDS,
    CASH,
    COPY,
    DISCARD,
    EMPEROR_NAMES,
    EMPERORS,
    EXCHANGE,
    FIRST_LIQUIDITY,
    LIQUIDITY,
    SELL,
    TAX_GOODS,
    TAX_MONEY,
)
from sampan.games.yangtze.goods import GOOD_BIT, GOOD_NAMES, bit_number, count_bits
from sampan.games.yangtze.posts import of_type
from sampan.games.yangtze.state import (
    BUYING_BACK,
    CARRYING_OUT,
    COPYING,
    DISCARDING,
    EMPERORS_GONE,
    EXCHANGING,
    NONE,
    PAYING,
    SELLING,
)


class CourtTable(AuctionTable):
    """A table at which emperors are obeyed. `drawn` was laid on a throne; `order` is what `actor` carries out."""

    def begin_emperor(self, emperor: i64) -> None:
        """An emperor was drawn; the player whose turn it is obeys first (YZ-10)."""
        self.bag_emperors &= ~(1 << emperor)
        self.thrones[self.throne_count] = emperor
        self.throne_count += 1
        self.drawn = emperor
        if self.recorder is not None:
            drawn: dict[str, object] = {"seat": int(self.turn), "emperor": EMPEROR_NAMES[emperor]}
            drawn["throne"] = int(self.throne_count)
            self.tell("emperor_drawn", drawn, reveals=True)
        self._begin_instruction(self.turn)

    def is_optional(self) -> bool:
        """Whether the instruction may be declined."""
        return (self.optional >> self.order) & 1 != 0

    def played_liquidity(self, seat: i64) -> i64:
        """The liquidity cards that a seat has played, as the bits of `cards`."""
        return ~self.cards[seat] & LIQUIDITY

    def can_buy_back(self, seat: i64) -> i64:
        """How many of its played liquidity cards a seat can pay."""
        count: i64 = 0
        for index in range(3):
            if (self.played_liquidity(seat) >> (FIRST_LIQUIDITY + index)) & 1 and self.money[seat] >= CASH[index]:
                count += 1
        return count

    def basis(self, seat: i64, emperor: i64) -> i64:
        """What an emperor's income or tax counts: posts of a type, money, goods, or posts."""
        if emperor < TAX_MONEY:
            return count_bits(of_type(self.posts[seat], emperor))
        if emperor == TAX_MONEY:
            return self.money[seat]
        if emperor == TAX_GOODS:
            return count_bits(self.goods[seat])
        return count_bits(self.posts[seat])

    def tax_of(self, seat: i64, emperor: i64) -> i64:
        """The tax that a seat would owe now (YZ-12 to YZ-14)."""
        basis = self.basis(seat, emperor)
        return basis // 10 if emperor == TAX_MONEY else basis

    # Carrying out.

    def _begin_instruction(self, seat: i64) -> None:
        self.actor = seat
        self.order = self.drawn
        self.consider()

    def consider(self) -> None:
        """Ask the actor what its instruction leaves open, or carry it out; again after each card played (YZ-21)."""
        seat = self.actor
        order = self.order
        if order < DISCARD:
            self._consider_money(seat, order)
        elif order == BUY_BACK:
            self._ask_if(self.played_liquidity(seat) != 0, BUYING_BACK)
        elif order == COPY:
            self._ask_if(self.throne_count > 1, COPYING)
        elif order == SELL:
            self._ask_if(self.goods[seat] != 0, SELLING)
        elif order == EXCHANGE:
            self._ask_if(self.goods[seat] != 0, EXCHANGING)
        else:
            self._ask_if(self.goods[seat] != 0, DISCARDING)

    def _ask_if(self, there_is_something: bool, phase: i64) -> None:
        if there_is_something:
            self.phase = phase
        else:
            self._no_effect()

    def _consider_money(self, seat: i64, order: i64) -> None:
        """Income and taxes: a question if they are optional, or before the goods tax for sell any time (YZ-21)."""
        amount = self.basis(seat, order) if order < TAX_MONEY else self.tax_of(seat, order)
        if amount == 0:
            self._no_effect()
        elif self.is_optional() or (order == TAX_GOODS and self.can_sell_any_time(seat)):
            self.phase = CARRYING_OUT
        else:
            self.carry_out()

    def carry_out(self) -> None:
        """Income is paid (YZ-11), or a tax falls due and is fixed (YZ-20)."""
        seat = self.actor
        order = self.order
        basis = self.basis(seat, order)
        if order < TAX_MONEY:
            self.money[seat] += 2 * basis
            if self.recorder is not None:
                income: dict[str, object] = {"seat": int(seat), "emperor": EMPEROR_NAMES[order]}
                income["posts"] = int(basis)
                income["amount"] = 2 * int(basis)
                self.tell("income", income)
            self._next_obeys()
            return
        self.tax = self.tax_of(seat, order)
        if self.recorder is not None:
            due: dict[str, object] = {"seat": int(seat), "emperor": EMPEROR_NAMES[order], "basis": int(basis)}
            due["tax"] = int(self.tax)
            due["money"] = int(self.money[seat])
            self.tell("tax_due", due)
        self.collect()

    def collect(self) -> None:
        """The tax is paid as soon as the money is there; before that, cards must help (YZ-20)."""
        seat = self.actor
        short = self.money[seat] < self.tax
        if short and (self.cards[seat] & LIQUIDITY != 0 or self.can_sell_any_time(seat)):
            self.phase = PAYING
        else:
            self.pay()

    def pay(self) -> None:
        """The tax is paid, or what there is of it."""
        seat = self.actor
        amount = min(self.tax, self.money[seat])
        self.money[seat] -= amount
        if self.recorder is not None:
            self.tell("tax_paid", {"seat": int(seat), "amount": int(amount), "tax": int(self.tax)})
        self.tax = 0
        self._next_obeys()

    def sell_by_order(self, line: i64, tiles: i64) -> None:
        """One cargo is sold (YZ-16)."""
        self.sell_cargo(self.actor, line, tiles, "emperor")
        self._next_obeys()

    def discard_by_order(self, good: i64) -> None:
        """One good is discarded unseen (YZ-15)."""
        self.discard_good(self.actor, good)
        self._next_obeys()

    def buy_back(self, index: i64) -> None:
        """A played liquidity card is bought back for its value (YZ-17)."""
        seat = self.actor
        self.money[seat] -= CASH[index]
        self.cards[seat] |= 1 << (FIRST_LIQUIDITY + index)
        if self.recorder is not None:
            bought: dict[str, object] = {"seat": int(seat), "card": CARDS[FIRST_LIQUIDITY + index]}
            bought["price"] = int(CASH[index])
            self.tell("bought_back", bought)
        self._next_obeys()

    def exchange(self, good: i64, place: i64) -> None:
        """A good takes the place of one on the river, which goes behind the screen; all see both (YZ-18)."""
        seat = self.actor
        taken = self.river[place]
        self.show_goods(seat, GOOD_BIT[good])
        self.river[place] = good
        self.take_good(seat, taken)
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(seat), "given": GOOD_NAMES[good], "taken": GOOD_NAMES[taken]}
            told["place"] = int(place) + 1
            self.tell("exchanged", told)
        self._next_obeys()

    def copy_emperor(self, emperor: i64) -> None:
        """The actor carries out another emperor's instruction, as if it had been drawn (YZ-19)."""
        self.order = emperor
        if self.recorder is not None:
            self.tell("copied", {"seat": int(self.actor), "emperor": EMPEROR_NAMES[emperor]})
        self.consider()

    def decline(self) -> None:
        """An optional instruction is not carried out."""
        if self.recorder is not None:
            self.tell("declined", {"seat": int(self.actor), "emperor": EMPEROR_NAMES[self.order]})
        self._next_obeys()

    def others_on_thrones(self) -> i64:
        """The emperors that can be copied: all on a throne but the copying one."""
        return ~self.bag_emperors & ((1 << EMPERORS) - 1) & ~(1 << COPY)

    def only_other(self) -> i64:
        """The one emperor that can be copied, if there is only one; else NONE."""
        others = self.others_on_thrones()
        return bit_number(others) if others & (others - 1) == 0 else NONE

    def _no_effect(self) -> None:
        if self.recorder is not None:
            self.tell("no_effect", {"seat": int(self.actor), "emperor": EMPEROR_NAMES[self.order]})
        self._next_obeys()

    def _next_obeys(self) -> None:
        """The next player clockwise; after the last one the turn goes on, or the game is over (YZ-10, YZ-22)."""
        seat = (self.actor + 1) % self.seats
        if seat != self.turn:
            self._begin_instruction(seat)
            return
        self.drawn = NONE
        self.order = NONE
        self.actor = self.turn
        if self.throne_count == EMPERORS:
            self.end(EMPERORS_GONE)
        else:
            self.draw_on()
