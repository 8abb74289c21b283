"""Cards that are surely wasted, and those that answer no question."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yangtze.best_sale import sale_value
from sampan.games.yangtze.codes import (
    BUY_TWO,
    CASH,
    FIRST_LIQUIDITY,
    FREE_GOOD,
    GAP,
    LAST_SALE,
    LIQUIDITY_0,
    PLACES,
    PLAY_BUY_TWO,
    SELL_ANY_TIME_0,
)
from sampan.games.yangtze.state import BID, BUYING_BACK, PAYING, SECOND, YangtzeData


def is_pointless(state: YangtzeData, action: i64) -> bool:
    """Whether “buy two” is wasted, or a liquidity card is played although its cash is not needed yet."""
    if action == PLAY_BUY_TWO:
        return _cannot_pay_for_two(state)
    return LIQUIDITY_0 <= action < PLAY_BUY_TWO and _cash_can_wait(state)


def is_aside(state: YangtzeData, action: i64) -> bool:
    """Whether a card is played that can be played at any decision, while something else is asked (YZ-21)."""
    if state.phase <= SECOND or state.phase == PAYING:
        return False
    return LIQUIDITY_0 <= action < PLAY_BUY_TWO or SELL_ANY_TIME_0 <= action < LAST_SALE


def _cannot_pay_for_two(state: YangtzeData) -> bool:
    """Whether the player cannot pay for two goods, whatever they sell or play (YZ-21b)."""
    seat = state.actor
    means = state.money[seat] + sale_value(state.goods[seat], state.cargo_values)
    for index in range(len(CASH)):
        if (state.cards[seat] >> (FIRST_LIQUIDITY + index)) & 1:
            means += CASH[index]
    needed: i64 = 0
    goods: i64 = 1 if state.cards[seat] & FREE_GOOD != 0 else 0  # a free good costs nothing
    for place in range(PLACES - 1, -1, -1):
        if goods < 2 and state.river[place] != GAP:
            needed += state.prices[place]
            goods += 1
    return goods < 2 or means < needed


def _cash_can_wait(state: YangtzeData) -> bool:
    """Whether the player can pay already for what is decided now.

    A liquidity card can be played at every decision (YZ-21a), also when money has run short, and is worth more unplayed
    (YZ-22). Who can still raise a bid is asked again before the post is lost.
    """
    phase = state.phase
    if phase == PAYING or phase == BUYING_BACK:
        return False
    if phase > SECOND:
        return phase != BID or state.money[state.actor] >= state.floor
    left: i64 = 2 if phase != SECOND and (state.two or state.cards[state.actor] & BUY_TWO != 0) else 1
    needed: i64 = 0
    for place in range(PLACES):  # the dearest first
        if left > 0 and state.river[place] != GAP:
            needed += state.prices[place]
            left -= 1
    return state.money[state.actor] >= needed
