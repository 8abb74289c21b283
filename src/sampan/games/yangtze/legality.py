"""What is legal, as a list of codes, and the decisions that have only one answer (YZ-21d)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import bit_number
from sampan.games.yangtze.codes import (
    BUY_0,
    BUY_BACK_0,
    BUY_FREE_0,
    BUY_TWO,
    CARRY_OUT,
    COPY_0,
    DISCARD_0,
    EXCHANGE_0,
    FIRST_EMPEROR,
    FIRST_LIQUIDITY,
    FIRST_POST,
    FREE_GOOD,
    GAP,
    LIQUIDITY,
    LIQUIDITY_0,
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
)
from sampan.games.yangtze.emperors import affordable_buy_backs, is_optional, other_emperors
from sampan.games.yangtze.goods import LINE_FULL, LINE_START, LINES, WARE_LINES, single_cargo
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
    YangtzeData,
)

NO_ANSWER: Final = -1


def sales_open(state: YangtzeData) -> bool:
    """Whether cargoes can be sold without a card, if there are goods (YZ-4, YZ-16)."""
    return state.phase == TRADE or state.phase == SELLING


def any_time_open(state: YangtzeData) -> bool:
    """Whether “sell any time” can be played: wherever a turn's sales are not open (YZ-21)."""
    phase = state.phase
    if phase < SECOND or phase == BID_MORE or phase == ENDED:
        return False
    return state.can_sell_any_time(state.actor)


def may_decline(state: YangtzeData) -> bool:
    """Whether the code PASS is legal: to pass, to decline, or to pay less than the tax."""
    phase = state.phase
    if phase <= BID:
        return phase >= TRADE
    if phase == PAYING:
        return state.cards[state.actor] & LIQUIDITY == 0
    if phase == BID_MORE:
        return False
    return is_optional(state) or (phase == BUYING_BACK and affordable_buy_backs(state, state.actor) == 0)


# Lists.


def write_legal(state: YangtzeData, into: vec[i64]) -> i64:
    """Write the legal codes into the array; returns how many there are."""
    count = write_without_sales(state, into)
    if sales_open(state):
        count = _write_sales(state, into, count, SELL_0)
    if any_time_open(state):
        count = _write_sales(state, into, count, SELL_ANY_TIME_0)
    return count


def write_without_sales(state: YangtzeData, into: vec[i64]) -> i64:
    """Write all legal codes except those of sales; returns how many there are."""
    phase = state.phase
    seat = state.actor
    count: i64 = 0
    if phase == ENDED:
        return 0
    if phase <= DRAW:
        return _write_chances(state, into)
    if may_decline(state):
        into[count] = PASS
        count += 1
    if phase == CARRYING_OUT:
        into[count] = CARRY_OUT
        count += 1
    cards = state.cards[seat]
    if cards & LIQUIDITY != 0 and phase != BID_MORE:
        for index in range(3):
            if (cards >> (FIRST_LIQUIDITY + index)) & 1:
                into[count] = LIQUIDITY_0 + index
                count += 1
    if phase <= SECOND:
        return _write_purchases(state, into, count)
    if phase <= BID_MORE:
        return _write_bids(state, into, count)
    if phase == BUYING_BACK:
        return _write_bits(into, count, affordable_buy_backs(state, seat), BUY_BACK_0)
    if phase == COPYING:
        return _write_bits(into, count, other_emperors(state), COPY_0)
    if phase == DISCARDING:
        return _write_bits(into, count, state.goods[seat], DISCARD_0)
    if phase == EXCHANGING:
        return _write_exchanges(state, into, count)
    return count


def _write_chances(state: YangtzeData, into: vec[i64]) -> i64:
    if state.phase == FIRST:
        return _write_bits(into, 0, (1 << state.seats) - 1, SEAT_0)
    count = _write_bits(into, 0, state.bag_goods, TOKEN_0)
    if state.phase == DRAW:
        count = _write_bits(into, count, state.bag_posts, TOKEN_0 + FIRST_POST)
        count = _write_bits(into, count, state.bag_emperors, TOKEN_0 + FIRST_EMPEROR)
    return count


def _write_purchases(state: YangtzeData, into: vec[i64], count: i64) -> i64:
    cards = state.cards[state.actor]
    money = state.money[state.actor]
    if state.phase == TRADE and cards & BUY_TWO != 0:
        into[count] = PLAY_BUY_TWO
        count += 1
    for place in range(PLACES):
        if state.river[place] != GAP and money >= PRICES[place]:
            into[count] = BUY_0 + place
            count += 1
    if cards & FREE_GOOD != 0:
        for place in range(PLACES):
            if state.river[place] != GAP:
                into[count] = BUY_FREE_0 + place
                count += 1
    return count


def _write_bids(state: YangtzeData, into: vec[i64], count: i64) -> i64:
    above = state.money[state.actor] - state.floor
    for raised in range(min(RAISES, above + 1)):
        into[count] = RAISE_0 + raised
        count += 1
    for step in range(state.smallest_step):
        if RAISES << step > above:
            break
        into[count] = STEP_0 + step
        count += 1
    return count


def _write_exchanges(state: YangtzeData, into: vec[i64], count: i64) -> i64:
    left = state.goods[state.actor]
    while left != 0:
        first = EXCHANGE_0 + bit_number(left & -left) * PLACES
        left &= left - 1
        for place in range(PLACES):
            if state.river[place] != GAP:
                into[count] = first + place
                count += 1
    return count


def _write_sales(state: YangtzeData, into: vec[i64], count: i64, base: i64) -> i64:
    """Every cargo: all sets of tiles of a ware, all sets of several tiles of a colour."""
    goods = state.goods[state.actor]
    for line in range(LINES):
        if line == WARE_LINES:
            goods = state.goods_across[state.actor]
        held = (goods >> LINE_START[line]) & LINE_FULL[line]
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


def _write_bits(into: vec[i64], count: i64, word: i64, base: i64) -> i64:
    """A code for each set bit."""
    while word != 0:
        into[count] = base + bit_number(word & -word)
        word &= word - 1
        count += 1
    return count


# Decisions with one answer.


def only_answer(state: YangtzeData) -> i64:
    """The answer to a decision that has only one, else NO_ANSWER (YZ-21d).

    It depends only on what everybody can see, such as the number of goods but not which they are: whether a player is
    asked must reveal nothing. A player who may play a card has another answer.
    """
    phase = state.phase
    if phase <= DRAW or phase == ENDED:
        return NO_ANSWER
    seat = state.actor
    money = state.money[seat]
    cards = state.cards[seat]
    goods = state.goods[seat]
    if phase == BID_MORE:
        return RAISE_0 if money == state.floor else NO_ANSWER
    if phase == TRADE:
        stuck = cards & ~SELL_ANY_TIME == 0 and goods == 0 and money < state.cheapest_price()
        return PASS if stuck else NO_ANSWER
    if any_time_open(state):
        return NO_ANSWER
    if phase == PAYING:
        owned = cards & LIQUIDITY
        if owned & (owned - 1) == 0:
            return PASS if owned == 0 else LIQUIDITY_0 + bit_number(owned) - FIRST_LIQUIDITY
        return NO_ANSWER
    if cards & LIQUIDITY != 0:
        return NO_ANSWER
    if phase == SECOND:
        return PASS if cards & FREE_GOOD == 0 and money < state.cheapest_price() else NO_ANSWER
    if phase == BID:
        return PASS if money < state.floor else NO_ANSWER
    return _only_way_to_obey(state, phase, goods)


def _only_way_to_obey(state: YangtzeData, phase: i64, goods: i64) -> i64:
    """The same for a player without playable cards who carries out an instruction."""
    if phase == BUYING_BACK:
        cards = affordable_buy_backs(state, state.actor)
        if cards == 0:
            return PASS
        return BUY_BACK_0 + bit_number(cards) if cards & (cards - 1) == 0 and not is_optional(state) else NO_ANSWER
    if is_optional(state) or phase == EXCHANGING or phase == CARRYING_OUT:
        return NO_ANSWER
    if phase == COPYING:
        others = other_emperors(state)
        return COPY_0 + bit_number(others) if others & (others - 1) == 0 else NO_ANSWER
    if goods & (goods - 1) != 0:
        return NO_ANSWER
    good = bit_number(goods)
    return SELL_0 + single_cargo(good) if phase == SELLING else DISCARD_0 + good
