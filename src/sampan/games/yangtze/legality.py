"""What is legal, described once as sets of codes, and the decisions that have only one answer (YZ-21d)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import bit_number
from sampan.core.legal_actions import LegalActions
from sampan.core.rng import Rng
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
from sampan.games.yangtze.goods import LINE_FULL, LINE_OF_GOOD, LINE_START, WARE_LINES, single_cargo
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

_SCRATCH: Final = LegalActions(256)  # what is legal at one decision

# Sets of five tiles of a line as bits of a word: bit n stands for the set whose tiles are the bits of n.
_SUBSETS: Final = vec[i64]([sum([1 << tiles for tiles in range(32) if tiles & ~held == 0]) for held in range(32)])
_EMPTY_SET: Final = 1
_SINGLE_TILES: Final = 1 << 1 | 1 << 2 | 1 << 4 | 1 << 8 | 1 << 16


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


# All that is legal.


def describe_legal(state: YangtzeData, legal: LegalActions) -> None:
    """Add what is legal now."""
    phase = state.phase
    seat = state.actor
    if phase <= DRAW:
        _describe_chances(state, legal)
        return
    if phase == ENDED:
        return
    if may_decline(state):
        legal.add_code(PASS)
    if phase == CARRYING_OUT:
        legal.add_code(CARRY_OUT)
    if phase != BID_MORE:
        legal.add_set(LIQUIDITY_0, state.cards[seat] >> FIRST_LIQUIDITY)
    if phase <= SECOND:
        _describe_purchases(state, legal)
    elif phase <= BID_MORE:
        _describe_bids(state, legal)
    elif phase == BUYING_BACK:
        legal.add_set(BUY_BACK_0, affordable_buy_backs(state, seat))
    elif phase == COPYING:
        legal.add_set(COPY_0, other_emperors(state))
    elif phase == DISCARDING:
        legal.add_set(DISCARD_0, state.discardable(seat))
    elif phase == EXCHANGING:
        _describe_exchanges(state, legal)
    if sales_open(state):
        _describe_sales(state, legal, SELL_0)
    if any_time_open(state):
        _describe_sales(state, legal, SELL_ANY_TIME_0)


def random_action(state: YangtzeData, rng: Rng) -> i64:
    """A random legal action. Every token is equally likely, so there is no need to weigh what chance may draw."""
    _SCRATCH.clear()
    describe_legal(state, _SCRATCH)
    return _SCRATCH.nth(rng.below(_SCRATCH.count))


def _describe_chances(state: YangtzeData, legal: LegalActions) -> None:
    if state.phase == FIRST:
        legal.add_range(SEAT_0, SEAT_0 + state.seats)
        return
    legal.add_set(TOKEN_0, state.bag_goods)
    if state.phase == DRAW:
        legal.add_set(TOKEN_0 + FIRST_POST, state.bag_posts)
        legal.add_set(TOKEN_0 + FIRST_EMPEROR, state.bag_emperors)


def _describe_purchases(state: YangtzeData, legal: LegalActions) -> None:
    cards = state.cards[state.actor]
    if state.phase == TRADE and cards & BUY_TWO != 0:
        legal.add_code(PLAY_BUY_TWO)
    money = state.money[state.actor]
    offered: i64 = 0
    affordable: i64 = 0
    for place in range(PLACES):
        if state.river[place] != GAP:
            offered |= 1 << place
            if money >= state.prices[place]:
                affordable |= 1 << place
    legal.add_set(BUY_0, affordable)
    if cards & FREE_GOOD != 0:
        legal.add_set(BUY_FREE_0, offered)


def _describe_bids(state: YangtzeData, legal: LegalActions) -> None:
    above = state.money[state.actor] - state.floor
    legal.add_range(RAISE_0, RAISE_0 + min(RAISES, above + 1))
    steps: i64 = 0
    while steps < state.smallest_step and RAISES << steps <= above:
        steps += 1
    legal.add_range(STEP_0, STEP_0 + steps)


def _describe_exchanges(state: YangtzeData, legal: LegalActions) -> None:
    places: i64 = 0
    for place in range(PLACES):
        if state.river[place] != GAP:
            places |= 1 << place
    goods = state.goods[state.actor]
    while goods != 0:
        legal.add_set(EXCHANGE_0 + bit_number(goods & -goods) * PLACES, places)
        goods &= goods - 1


def _describe_sales(state: YangtzeData, legal: LegalActions, base: i64) -> None:
    """Every cargo: all sets of tiles of a ware, all sets of several tiles of a colour."""
    _describe_cargoes(legal, base, state.goods[state.actor], _EMPTY_SET, 0)
    colours = base + WARE_LINES * 64
    _describe_cargoes(legal, colours, state.goods_across[state.actor], _EMPTY_SET | _SINGLE_TILES, _EMPTY_SET)


def _describe_cargoes(legal: LegalActions, base: i64, goods: i64, no_cargoes: i64, no_cargoes_with_sixth: i64) -> None:
    """Add the sets of tiles of every line except those that are no cargoes.

    A line has up to 64 of them, too many for one word: those with its sixth tile are in a word of their own.
    """
    while goods != 0:
        line = LINE_OF_GOOD[bit_number(goods & -goods)]
        held = (goods >> LINE_START[line]) & LINE_FULL[line]
        goods ^= held << LINE_START[line]
        first = base + line * 64
        subsets = _SUBSETS[held & 31]
        legal.add_set(first, subsets & ~no_cargoes)
        if held > 31:
            legal.add_set(first + 32, subsets & ~no_cargoes_with_sixth)


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
    if phase == DISCARDING:
        goods = state.discardable(state.actor)
    if goods & (goods - 1) != 0:
        return NO_ANSWER
    good = bit_number(goods)
    return SELL_0 + single_cargo(good) if phase == SELLING else DISCARD_0 + good
