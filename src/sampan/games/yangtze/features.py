"""A view as numbers, for those who learn from it: named planes and scalars, written straight from the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.encoding import LARGEST, Encoding, category, count, flag, put, put_all, put_bits, put_if
from sampan.core.state import OVER
from sampan.games.yangtze.codes import CARDS, EMPERORS, GAP, PLACES
from sampan.games.yangtze.goods import GOODS, bit_number, count_bits
from sampan.games.yangtze.posts import POSTS
from sampan.games.yangtze.screens import certain, uncertain
from sampan.games.yangtze.state import ENDED, FIRST, NONE, PAYING, PHASES, SECOND, TRADE
from sampan.games.yangtze.trade import TradeTable

# Where a good is, as far as an observer knows.
_RIVER: Final = 1
_SOLD: Final = 2
_DISCARDED: Final = 3
_WITH: Final = 4  # + the seat
# Where a post is.
_UNWANTED: Final = 1
_OWNED: Final = 2  # + the seat


def encoding_of(table: TradeTable) -> Encoding:
    """What is written for a table of so many seats."""
    seats = int(table.seats)
    places = (
        f"where each good is: 0 never seen or gone, 1 on the river, 2 sold, 3 discarded (yours; at the end anybody's), "
        f"4 + seat with that seat, {_WITH + seats} + seat with that seat unless discarded, {_WITH + 2 * seats} yours "
        f"though the others cannot be sure"
    )
    owners = f"where each post is: 0 in the bag, 1 unwanted, 2 + seat owned, {_OWNED + seats} under the hammer"
    return Encoding(
        [
            category("you", "the seat that observes; the number of seats for a spectator", seats),
            category("to_move", "1 + the seat to decide; 0 if nobody is", seats),
            category("phase", f"what is being decided: {', '.join(PHASES)}", int(ENDED)),
            category("turn", "1 + the seat whose turn it is; 0 before the first", seats),
            category("river", "1 + the good at every place from the source on; 0 for a gap", GOODS, PLACES),
            category("goods", places, _WITH + 2 * seats, GOODS),
            category("posts", owners, _OWNED + seats, POSTS),
            category("emperors", "1 + the throne of every emperor; 0 if it is in the bag", EMPERORS, EMPERORS),
            count("money", "the money of every seat", LARGEST, seats).in_units(100),
            flag("cards", "the special cards that a seat has not played", seats, len(CARDS)),
            count("goods_count", "goods behind every screen", GOODS, seats),
            count("never_shown", "starting goods of every seat that were never shown", 2, seats),
            count("discarded", "goods that a seat has discarded unseen", 2, seats),
            count("bag", "goods in the bag", GOODS),
            count("idle", "idle turns in a row", seats),
            count("bought", "goods bought in this turn", 3),
            count("may_buy", "goods that may be bought now", 3),
            flag("buy_two", "whether buy two was played in this turn"),
            flag("free_good", "whether free good was played in this turn"),
            flag("sold", "whether a cargo was sold in this turn"),
            category("auction", "1 + the post under the hammer; 0 if none is", POSTS),
            count("highest", "the highest bid", LARGEST).in_units(100),
            category("bidder", "1 + the seat that bid it; 0 if nobody has", seats),
            count("least", "the least that may be bid", LARGEST).in_units(100),
            flag("passed", "whether a seat is out of the auction", seats),
            category("drawn", "1 + the emperor that was drawn; 0 if none is being obeyed", EMPERORS),
            category("order", "1 + the emperor whose instruction it is: another one if copied", EMPERORS),
            count("tax", "what cannot be paid", LARGEST).in_units(100),
        ]
    )


def observe(table: TradeTable, observer: i64, into: vec[i16], at: i64) -> None:
    """Write it."""
    seats = table.seats
    mover = table.to_move()
    at = put(into, at, observer)
    at = put_if(into, at, mover != OVER, mover + 1)
    at = put(into, at, table.phase)
    at = put_if(into, at, table.phase > FIRST, table.turn + 1)
    for place in range(PLACES):
        at = put(into, at, table.river[place] + 1)
    at = _put_goods(table, observer, into, at)
    at = _put_posts(table, into, at)
    for emperor in range(EMPERORS):
        into[at + emperor] = i16(0)
    for throne in range(table.throne_count):
        into[at + table.thrones[throne]] = i16(throne + 1)
    at += EMPERORS
    at = put_all(into, at, table.money, 0, seats)
    for seat in range(seats):
        at = put_bits(into, at, table.cards[seat], len(CARDS))
    for seat in range(seats):
        into[at + seat] = i16(count_bits(table.goods[seat]))
        into[at + seats + seat] = i16(count_bits(table.hidden[seat]))
        into[at + 2 * seats + seat] = i16(count_bits(table.discards[seat]))
    at += 3 * seats
    at = put(into, at, count_bits(table.bag_goods))
    at = put(into, at, table.idle)
    at = put(into, at, table.bought)
    may_buy: i64 = 0
    if table.phase == TRADE or table.phase == SECOND:
        may_buy = table.may_buy()
    at = put(into, at, may_buy)
    at = put_if(into, at, table.two, 1)
    at = put_if(into, at, table.free, 1)
    at = put_if(into, at, table.has_sold, 1)
    auction = table.post != NONE
    at = put(into, at, table.post + 1)
    at = put_if(into, at, auction, table.highest)
    at = put_if(into, at, auction, table.bidder + 1)
    at = put_if(into, at, auction, table.floor)
    passed: i64 = 0
    if auction:
        passed = table.passed
    at = put_bits(into, at, passed, seats)
    at = put(into, at, table.drawn + 1)
    at = put_if(into, at, table.drawn != NONE, table.order + 1)
    put_if(into, at, table.drawn != NONE and table.phase == PAYING, table.tax)


def _put_goods(table: TradeTable, observer: i64, into: vec[i16], at: i64) -> i64:
    seats = table.seats
    for good in range(GOODS):
        into[at + good] = i16(0)
    for place in range(PLACES):
        if table.river[place] != GAP:
            into[at + table.river[place]] = i16(_RIVER)
    _mark(into, at, table.sold, _SOLD)
    for seat in range(seats):
        if seat == observer or table.phase == ENDED:
            _mark(into, at, table.discards[seat], _DISCARDED)
        if seat == observer:
            _mark(into, at, table.goods[seat], _WITH + 2 * seats)
            _mark(into, at, table.goods[seat] & certain(table, seat), _WITH + seat)
        elif table.phase == ENDED:
            _mark(into, at, table.goods[seat], _WITH + seat)
        else:
            _mark(into, at, uncertain(table, seat), _WITH + seats + seat)
            _mark(into, at, certain(table, seat), _WITH + seat)
    return at + GOODS


def _put_posts(table: TradeTable, into: vec[i16], at: i64) -> i64:
    for post in range(POSTS):
        into[at + post] = i16(0)
    _mark(into, at, table.unwanted, _UNWANTED)
    for seat in range(table.seats):
        _mark(into, at, table.posts[seat], _OWNED + seat)
    if table.post != NONE:
        into[at + table.post] = i16(_OWNED + table.seats)
    return at + POSTS


def _mark(into: vec[i16], at: i64, word: i64, value: i64) -> None:
    """Write a value for every bit of a word."""
    while word != 0:
        into[at + bit_number(word & -word)] = i16(value)
        word &= word - 1
