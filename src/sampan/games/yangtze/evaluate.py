"""A rough judgement of a position, for bots: everybody's wealth as it stands, and how it may still grow.

It reads all goods, because a bot only ever sees a resampled state, in which the others' goods are drawn at random.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits
from sampan.core.evaluation_weights import Weights
from sampan.games.yangtze.best_sale import sale_value
from sampan.games.yangtze.codes import (
    BUY_TWO,
    EMPERORS,
    FREE_GOOD,
    GAP,
    LIQUIDITY,
    PLACES,
    SELL_ANY_TIME,
    UNPLAYED,
)
from sampan.games.yangtze.goods import BITS, LINE_FULL, LINE_START, LINES, WARE_LINES, across
from sampan.games.yangtze.posts import (
    FIRST_PRIZE,
    PER_TYPE,
    SECOND_PRIZE,
    SET_VALUES,
    of_type,
    set_value,
    strength,
    types_in,
)
from sampan.games.yangtze.state import BID_MORE, ENDED, NOBODY, NONE, PACKAGE, TRADE, YangtzeData
from sampan.games.yangtze.wealth import wealth_of

# The weights, by their places in NAMES. Hopes, beside what the end would bring now, fade as emperors are drawn.
MARGIN: Final = 0  # at the end, this much more wealth than another player makes the chances 2.7 times as good
MARGIN_EARLY: Final = 1  # how much more it takes at the beginning
WORKING: Final = 2  # what can be turned into money by the next turn, up to ENOUGH, keeps the trade going
ENOUGH: Final = 3
READY: Final = 4  # money in hand, up to AT_AUCTION, wins posts
AT_AUCTION: Final = 5
NEXT_TILE: Final = 6  # the share that counts of what the next tile of a cargo would bring over a USUAL_PRICE
USUAL_PRICE: Final = 7
SCARCE: Final = 8  # with this many tiles of a line left, it is certain to grow
NEXT_TYPE: Final = 9  # the share that counts of what the next type would add to a set
FIRM: Final = 10  # the larger, the fewer posts must be left in the bag for a majority to count as it stands
GOODS: Final = 11  # how much more, or less, goods are worth than the money they would bring
TWO: Final = 12  # an unplayed “buy two”
ANY_TIME: Final = 13  # an unplayed “sell any time”
FREE: Final = 14  # an unplayed “free good”
LIQUID: Final = 15  # each unplayed liquidity card
TURN: Final = 16  # being the player whose turn it is
PASSES: Final = 17  # how often a player who can win by passing does so
NAMES: Final = [
    "margin",
    "margin_early",
    "working",
    "enough",
    "ready",
    "at_auction",
    "next_tile",
    "usual_price",
    "scarce",
    "next_type",
    "firm",
    "goods",
    "two",
    "any_time",
    "free",
    "liquid",
    "turn",
    "passes",
]
_MOST_SEATS: Final = 4

_weights: Final = Weights(PACKAGE, NAMES)
_scratch: Final = vec[float]([0.0] * _MOST_SEATS)
_prizes: Final = vec[float]([0.0] * _MOST_SEATS)


def evaluate(state: YangtzeData, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    evaluate_all(state, _scratch)
    return _scratch[seat]


def evaluate_all(state: YangtzeData, into: vec[float]) -> None:
    """How good the position is for each seat."""
    if state.phase == ENDED:
        _evaluate_end(state, into)
        return
    posts = state.posts
    money = state.money
    left = float(count_bits(state.bag_emperors)) / float(EMPERORS)
    if state.post != NONE:
        posts = posts[:]
        money = money[:]
        knock_down(state, posts, money)
    within_reach = state.bag_goods
    for place in range(PLACES):
        if state.river[place] != GAP:
            within_reach |= BIT[state.river[place]]
    _expect_prizes(state, posts)
    margin = max(_weights.of[MARGIN] + _weights.of[MARGIN_EARLY] * left, 1.0)
    best = 0.0
    for seat in range(state.seats):
        into[seat] = _estimate(state, seat, posts, money[seat], within_reach, left) / margin
        if seat == 0 or into[seat] > best:
            best = into[seat]
    total = 0.0
    for seat in range(state.seats):
        into[seat] = math.exp(into[seat] - best)
        total += into[seat]
    for seat in range(state.seats):
        into[seat] /= total
    if state.phase == TRADE and state.idle == state.seats - 1:
        _evaluate_last_turn(state, into)


def _evaluate_last_turn(state: YangtzeData, into: vec[float]) -> None:
    """If the player whose turn it is passes, the game ends; a player who is ahead may well do so (YZ-8)."""
    at_end = into[:]
    _evaluate_end(state, at_end)
    if at_end[state.actor] > 0.0:
        for seat in range(state.seats):
            into[seat] += _weights.of[PASSES] * (at_end[seat] - into[seat])


def _evaluate_end(state: YangtzeData, into: vec[float]) -> None:
    most: i64 = 0
    sharers = 0
    wealth = state.money[:]
    for seat in range(state.seats):
        wealth[seat] = wealth_of(state, seat)
        if wealth[seat] > most or sharers == 0:
            most = wealth[seat]
            sharers = 0
        if wealth[seat] == most:
            sharers += 1
    for seat in range(state.seats):
        into[seat] = 1.0 / float(sharers) if wealth[seat] == most else 0.0


def knock_down(state: YangtzeData, posts: vec[i64], money: vec[i64]) -> None:
    """Give the post to the highest bidder now; a player who has announced more gets it for the least announced."""
    winner = state.actor if state.phase == BID_MORE else state.bidder
    if winner != NOBODY:
        posts[winner] |= 1 << state.post
        money[winner] -= state.floor if state.phase == BID_MORE else state.highest


def _estimate(state: YangtzeData, player: i64, posts: vec[i64], money: i64, within_reach: i64, left: float) -> float:
    """The wealth of a player as it stands, and what may still come of it."""
    weight = _weights.of
    if state.tax > 0 and player == state.actor:
        money -= min(money, state.tax)
    cards = state.cards[player]
    goods = sale_value(state.goods[player], state.cargo_values)
    liquidity = count_bits(cards & LIQUIDITY)
    sure = money + goods + set_value(posts[player], state.green) + UNPLAYED * liquidity
    hopes = weight[WORKING] * min(float(money + goods), weight[ENOUGH])
    hopes += weight[READY] * min(float(money), weight[AT_AUCTION]) + weight[GOODS] * float(goods)
    hopes += _growing_cargoes(state, player, within_reach) + _growing_posts(state, player, posts)
    hopes += weight[LIQUID] * float(liquidity)
    if cards & BUY_TWO != 0:
        hopes += weight[TWO]
    if cards & SELL_ANY_TIME != 0:
        hopes += weight[ANY_TIME]
    if cards & FREE_GOOD != 0:
        hopes += weight[FREE]
    if player == state.turn:
        hopes += weight[TURN]
    return float(sure) + _prizes[player] + left * hopes


def _expect_prizes(state: YangtzeData, posts: vec[i64]) -> None:
    """What majorities may bring each seat (YZ-23).

    The more posts of a type are still to come, and the closer the first two are, the less the current ranks count.
    """
    seats = state.seats
    emperors = float(count_bits(state.bag_emperors))
    even = float(FIRST_PRIZE + SECOND_PRIZE) / float(seats)
    for seat in range(seats):
        _prizes[seat] = 0.0
    for kind in range(4):
        first: i64 = 0  # the strengths of the first and the second
        second: i64 = 0
        for seat in range(seats):
            own = strength(of_type(posts[seat], kind))
            if own > first:
                second = first
                first = own
            elif own > second:
                second = own
        # The posts expected to be drawn before the last emperor, which ends the game.
        coming = float(count_bits(of_type(state.bag_posts, kind))) * emperors / (emperors + 1.0)
        lead = float(first - second) / float(PER_TYPE)
        firm = _weights.of[FIRM] * (1.0 + lead)
        doubt = coming / (coming + firm) if coming > 0.0 else 0.0
        for seat in range(seats):
            own = strength(of_type(posts[seat], kind))
            standing: i64 = 0
            if own > 0 and own == first:
                standing = FIRST_PRIZE
            elif own > 0 and own == second:
                standing = SECOND_PRIZE
            _prizes[seat] += float(standing) + doubt * (even - float(standing))


def _growing_cargoes(state: YangtzeData, player: i64, within_reach: i64) -> float:
    """The cargoes that one more tile would make more valuable than the tile costs."""
    hope = 0.0
    usual_price = _weights.of[USUAL_PRICE] * state.price_level
    reach_across = across(within_reach)
    for line in range(LINES):
        held = state.tiles_of(player, line)
        if held == 0:
            continue
        lying = within_reach if line < WARE_LINES else reach_across
        missing = (lying >> LINE_START[line]) & LINE_FULL[line]
        if missing != 0:
            size = BITS[held]
            more = state.cargo_values.of_cargo(line, size + 1) - state.cargo_values.of_cargo(line, size)
            gain = float(more) - usual_price
            if gain > 0.0:
                hope += _weights.of[NEXT_TILE] * gain * min(1.0, float(BITS[missing]) / _weights.of[SCARCE])
    return hope


def _growing_posts(state: YangtzeData, player: i64, posts: vec[i64]) -> float:
    """The sets that another type would complete."""
    hope = 0.0
    own = posts[player]
    for dots in (state.green, 31 & ~state.green):
        types = types_in(own, dots)
        missing = 0
        for kind in range(4):
            if of_type(own, kind) & dots == 0 and of_type(state.bag_posts, kind) & dots != 0:
                missing += 1
        if types > 0 and missing > 0:
            step = SET_VALUES[types + 1] - SET_VALUES[types]
            hope += _weights.of[NEXT_TYPE] * float(step) * min(1.0, float(missing) / 2.0)
    return hope
