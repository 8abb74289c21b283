"""What the emperors order, and how each player carries it out (YZ-10 to YZ-20).

The emperor `drawn` was laid on a throne; `order` is the instruction that `actor` carries out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits
from sampan.games.yangtze.codes import (
    ALL_EMPERORS,
    BUY_BACK,
    CARDS,
    CASH,
    COPY,
    DISCARD,
    EMPEROR_NAMES,
    EMPERORS,
    FIRST_LIQUIDITY,
    LIQUIDITY,
    SELL,
    TAX_GOODS,
    TAX_MONEY,
)
from sampan.games.yangtze.goods import GOOD_NAMES
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
    YangtzeData,
)
from sampan.games.yangtze.wealth import end_game

# What an instruction may come to besides a phase in which the player is asked.
_NO_EFFECT: Final = -1
_AT_ONCE: Final = -2


def begin_emperor(state: YangtzeData, emperor: i64) -> None:
    """Lay the emperor that was drawn on the next throne; the player whose turn it is obeys first (YZ-10)."""
    state.bag_emperors &= ~(1 << emperor)
    state.thrones[state.throne_count] = emperor
    state.throne_count += 1
    state.drawn = emperor
    if state.recorder is not None:
        fields: dict[str, object] = {"seat": int(state.turn), "emperor": EMPEROR_NAMES[emperor]}
        fields["throne"] = int(state.throne_count)
        state.tell("emperor_drawn", fields, reveals=True)
    _begin_instruction(state, state.turn)


# Questions about the instruction.


def is_optional(state: YangtzeData) -> bool:
    """Whether the instruction may be declined."""
    return (state.optional >> state.order) & 1 != 0


def played_liquidity(state: YangtzeData, seat: i64) -> i64:
    """The liquidity cards that a seat has played, as bits: the first one is bit 0."""
    return (~state.cards[seat] & LIQUIDITY) >> FIRST_LIQUIDITY


def affordable_buy_backs(state: YangtzeData, seat: i64) -> i64:
    """Those of its played liquidity cards that a seat can pay for (YZ-17)."""
    cards = played_liquidity(state, seat)
    for index in range(3):
        if state.money[seat] < CASH[index]:
            cards &= ~(1 << index)
    return cards


def other_emperors(state: YangtzeData) -> i64:
    """The emperors that can be copied: all on a throne but the copying one (YZ-19)."""
    return ~state.bag_emperors & ALL_EMPERORS & ~(1 << COPY)


def _basis(state: YangtzeData, seat: i64, emperor: i64) -> i64:
    """What an emperor's income or tax counts: posts of a type, money, goods, or posts."""
    if emperor < TAX_MONEY:
        return count_bits(of_type(state.posts[seat], emperor))
    if emperor == TAX_MONEY:
        return state.money[seat]
    if emperor == TAX_GOODS:
        return count_bits(state.goods[seat])
    return count_bits(state.posts[seat])


def _tax(state: YangtzeData, seat: i64, emperor: i64) -> i64:
    """The tax that a seat would owe now (YZ-12 to YZ-14)."""
    basis = _basis(state, seat, emperor)
    return basis // 10 if emperor == TAX_MONEY else basis


# Carrying out an instruction.


def _begin_instruction(state: YangtzeData, seat: i64) -> None:
    state.actor = seat
    state.order = state.drawn
    follow_instruction(state)


def follow_instruction(state: YangtzeData) -> None:
    """Ask the actor what its instruction leaves open, or carry it out; again after each card played (YZ-21)."""
    phase = asked_in(state)
    if phase >= 0:
        state.phase = phase
    elif phase == _NO_EFFECT:
        _have_no_effect(state)
    else:
        carry_out(state)


def asked_in(state: YangtzeData) -> i64:
    """The phase in which the actor is asked about its instruction; negative if there is nothing to ask."""
    seat = state.actor
    order = state.order
    if order < DISCARD:
        return _asked_about_money(state, seat, order)
    if order == BUY_BACK:
        return BUYING_BACK if played_liquidity(state, seat) != 0 else _NO_EFFECT
    if order == COPY:
        return COPYING if state.throne_count > 1 else _NO_EFFECT
    if order == DISCARD:
        return DISCARDING if state.discardable(seat) != 0 else _NO_EFFECT
    if state.goods[seat] == 0:
        return _NO_EFFECT
    return SELLING if order == SELL else EXCHANGING


def _asked_about_money(state: YangtzeData, seat: i64, order: i64) -> i64:
    """A player is asked about optional incomes and taxes, and may sell any time before the goods tax (YZ-21)."""
    amount = _basis(state, seat, order) if order < TAX_MONEY else _tax(state, seat, order)
    if amount == 0:
        return _NO_EFFECT
    if is_optional(state) or (order == TAX_GOODS and state.can_sell_any_time(seat)):
        return CARRYING_OUT
    return _AT_ONCE


def carry_out(state: YangtzeData) -> None:
    """Pay an income (YZ-11), or fix a tax that falls due (YZ-20)."""
    seat = state.actor
    order = state.order
    basis = _basis(state, seat, order)
    if order < TAX_MONEY:
        state.money[seat] += 2 * basis
        if state.recorder is not None:
            income: dict[str, object] = {"seat": int(seat), "emperor": EMPEROR_NAMES[order]}
            income["posts"] = int(basis)
            income["amount"] = 2 * int(basis)
            state.tell("income", income)
        _obey_next(state)
        return
    state.tax = _tax(state, seat, order)
    if state.recorder is not None:
        due: dict[str, object] = {"seat": int(seat), "emperor": EMPEROR_NAMES[order], "basis": int(basis)}
        due["tax"] = int(state.tax)
        due["money"] = int(state.money[seat])
        state.tell("tax_due", due)
    collect_tax(state)


def collect_tax(state: YangtzeData) -> None:
    """Take the tax if the money is there or no card can help; otherwise ask which card to play (YZ-20)."""
    seat = state.actor
    short = state.money[seat] < state.tax
    if short and (state.cards[seat] & LIQUIDITY != 0 or state.can_sell_any_time(seat)):
        state.phase = PAYING
    else:
        pay_tax(state)


def pay_tax(state: YangtzeData) -> None:
    """Pay the tax, or as much of it as there is money."""
    seat = state.actor
    amount = min(state.tax, state.money[seat])
    state.money[seat] -= amount
    if state.recorder is not None:
        state.tell("tax_paid", {"seat": int(seat), "amount": int(amount), "tax": int(state.tax)})
    state.tax = 0
    _obey_next(state)


def sell_by_order(state: YangtzeData, line: i64, tiles: i64) -> None:
    """Sell one cargo (YZ-16)."""
    state.sell_cargo(state.actor, line, tiles, "emperor")
    _obey_next(state)


def discard_by_order(state: YangtzeData, good: i64) -> None:
    """Discard one good unseen (YZ-15)."""
    state.discard_good(state.actor, good)
    _obey_next(state)


def buy_back(state: YangtzeData, index: i64) -> None:
    """Buy a played liquidity card back for its value (YZ-17)."""
    seat = state.actor
    state.money[seat] -= CASH[index]
    state.cards[seat] |= 1 << (FIRST_LIQUIDITY + index)
    if state.recorder is not None:
        fields: dict[str, object] = {"seat": int(seat), "card": CARDS[FIRST_LIQUIDITY + index]}
        fields["price"] = int(CASH[index])
        state.tell("bought_back", fields)
    _obey_next(state)


def exchange(state: YangtzeData, good: i64, place: i64) -> None:
    """Exchange a good for one on the river, in its place; everybody sees both (YZ-18)."""
    seat = state.actor
    taken = state.river[place]
    state.show_goods(seat, BIT[good])
    state.river[place] = good
    state.take_good(seat, taken)
    if state.recorder is not None:
        fields: dict[str, object] = {"seat": int(seat), "given": GOOD_NAMES[good], "taken": GOOD_NAMES[taken]}
        fields["place"] = int(place) + 1
        state.tell("exchanged", fields)
    _obey_next(state)


def copy_emperor(state: YangtzeData, emperor: i64) -> None:
    """Carry out another emperor's instruction as if it had been drawn (YZ-19)."""
    state.order = emperor
    if state.recorder is not None:
        state.tell("copied", {"seat": int(state.actor), "emperor": EMPEROR_NAMES[emperor]})
    follow_instruction(state)


def decline(state: YangtzeData) -> None:
    """Do not carry out an optional instruction."""
    if state.recorder is not None:
        state.tell("declined", {"seat": int(state.actor), "emperor": EMPEROR_NAMES[state.order]})
    _obey_next(state)


def _have_no_effect(state: YangtzeData) -> None:
    if state.recorder is not None:
        state.tell("no_effect", {"seat": int(state.actor), "emperor": EMPEROR_NAMES[state.order]})
    _obey_next(state)


def _obey_next(state: YangtzeData) -> None:
    """Go on with the next player clockwise; after the last one, with the turn, or the game is over (YZ-10, YZ-22)."""
    seat = (state.actor + 1) % state.seats
    if seat != state.turn:
        _begin_instruction(state, seat)
        return
    state.drawn = NONE
    state.order = NONE
    state.actor = state.turn
    if state.throne_count == EMPERORS:
        end_game(state, EMPERORS_GONE)
    else:
        state.resume_drawing()
