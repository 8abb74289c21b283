"""A rough judgement of a position, for bots: everybody's wealth as it stands, and what it may still grow to.

It reads all goods, because a bot only ever holds a supposed state in which the others' goods are guesses.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from sampan.games.yangtze.goods import BITS, GOOD_BIT, LINE_FULL, LINE_START, LINES, WARE_LINES, across, count_bits
from sampan.games.yangtze.posts import SET_VALUES, of_type, post_value, rank, types_in
from sampan.games.yangtze.sale import sale_value
from sampan.games.yangtze.state import BID_MORE, ENDED, NOBODY, NONE, TRADE, Table

# What things are worth beside what they would bring if the game ended now; all but the first fade as emperors come.
_MARGIN: Final = 40.0  # so much more wealth than the best other is half way to certain victory
_WORKING: Final = 0.6  # what can be turned into money by the next turn, up to _ENOUGH, keeps the trade going
_ENOUGH: Final = 20
_READY: Final = 0.5  # money in hand, up to _AT_AUCTION, wins posts
_AT_AUCTION: Final = 15
_NEXT_TILE: Final = 0.3  # of what the next tile of a cargo would bring over a usual price
_USUAL_PRICE: Final = 6
_SCARCE: Final = 3.0  # tiles of a line that must be left for it to grow for certain
_NEXT_TYPE: Final = 0.3  # of what the next type would add to a set
_STAKE: Final = 4.0  # a post of a type in which a better rank can still be reached
_PASSES: Final = 0.8  # how often the one who wins by passing does so
_CARDS: Final = ((BUY_TWO, 3.0), (SELL_ANY_TIME, 3.0), (FREE_GOOD, 8.0))


def judge(table: Table, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    if table.phase == ENDED:
        return _judge_end(table, seat)
    posts = table.posts
    money = table.money
    left = float(count_bits(table.bag_emperors)) / float(EMPERORS)
    if table.post != NONE:
        posts = posts[:]
        money = money[:]
        _knock_down(table, posts, money)
    within_reach = table.bag_goods
    for place in range(PLACES):
        if table.river[place] != GAP:
            within_reach |= GOOD_BIT[table.river[place]]
    own = 0.0
    best_other = 0.0
    for player in range(table.seats):
        value = _estimate(table, player, posts, money[player], within_reach, left)
        if player == seat:
            own = value
        elif value > best_other:
            best_other = value
    lead = own - best_other
    if table.phase == TRADE and table.idle == table.seats - 1:
        return _judge_last_turn(table, seat, lead)
    return 0.5 + 0.5 * lead / (_MARGIN + abs(lead))


def _judge_last_turn(table: Table, seat: i64, lead: float) -> float:
    """If the player whose turn it is passes, the game is over; whoever is ahead may well do so (YZ-8)."""
    own = 0.5 + 0.5 * lead / (_MARGIN + abs(lead))
    if _judge_end(table, table.actor) > 0.0:
        return _PASSES * _judge_end(table, seat) + (1.0 - _PASSES) * own
    return own


def _judge_end(table: Table, seat: i64) -> float:
    own = table.wealth(seat)
    sharers = 0
    for player in range(table.seats):
        wealth = table.wealth(player)
        if wealth > own:
            return 0.0
        if wealth == own:
            sharers += 1
    return 1.0 / float(sharers)


def _knock_down(table: Table, posts: vec[i64], money: vec[i64]) -> None:
    """As if the hammer fell now; who has said that he will bid more gets it for the least that he has said."""
    winner = table.actor if table.phase == BID_MORE else table.bidder
    if winner != NOBODY:
        posts[winner] |= 1 << table.post
        money[winner] -= table.floor if table.phase == BID_MORE else table.highest


def _estimate(table: Table, player: i64, posts: vec[i64], money: i64, within_reach: i64, left: float) -> float:
    """The wealth of a player as it stands, and what may come of it while emperors are left."""
    if table.tax > 0 and player == table.actor:
        money -= min(money, table.tax)
    cards = table.cards[player]
    liquid = money + sale_value(table.goods[player], table.prices)
    sure = liquid + post_value(posts, table.seats, table.green, player) + UNPLAYED * count_bits(cards & LIQUIDITY)
    hopes = _WORKING * float(min(liquid, _ENOUGH)) + _READY * float(min(money, _AT_AUCTION))
    hopes += _growing_cargoes(table, player, within_reach) + _growing_posts(table, player, posts)
    for card, worth in _CARDS:
        if cards & card != 0:
            hopes += worth
    return float(sure) + left * hopes


def _growing_cargoes(table: Table, player: i64, within_reach: i64) -> float:
    """The cargoes that one more tile would make more valuable than the tile costs."""
    hope = 0.0
    reach_across = across(within_reach)
    for line in range(LINES):
        held = table.line(player, line)
        if held == 0:
            continue
        lying = within_reach if line < WARE_LINES else reach_across
        missing = (lying >> LINE_START[line]) & LINE_FULL[line]
        if missing != 0:
            size = BITS[held]
            gain = table.prices.of_cargo(line, size + 1) - table.prices.of_cargo(line, size) - _USUAL_PRICE
            if gain > 0:
                hope += _NEXT_TILE * float(gain) * min(1.0, float(BITS[missing]) / _SCARCE)
    return hope


def _growing_posts(table: Table, player: i64, posts: vec[i64]) -> float:
    """The sets that another type would complete, and the majorities still to be won."""
    hope = 0.0
    own = posts[player]
    for dots in (table.green, 31 & ~table.green):
        types = types_in(own, dots)
        missing = 0
        for kind in range(4):
            if of_type(own, kind) & dots == 0 and of_type(table.bag_posts, kind) & dots != 0:
                missing += 1
        if types > 0 and missing > 0:
            step = SET_VALUES[types + 1] - SET_VALUES[types]
            hope += _NEXT_TYPE * float(step) * min(1.0, float(missing) / 2.0)
    for kind in range(4):
        if (
            of_type(own, kind) != 0
            and of_type(table.bag_posts, kind) != 0
            and rank(posts, table.seats, kind, player) > 1
        ):
            hope += _STAKE
    return hope
