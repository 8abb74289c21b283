"""A view as numbers, for machine learning: named planes and scalars, written straight from the state."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.arrays import BIT, bit_number, count_bits, zeros
from sampan.core.observation_fields import (
    LARGEST,
    ObservationFields,
    category,
    count,
    flag,
    put,
    put_all,
    put_bits,
    put_if,
)
from sampan.games.yangtze.codes import CARDS, EMPERORS, GAP, PLACES
from sampan.games.yangtze.goods import GOODS
from sampan.games.yangtze.knowledge import certain, uncertain
from sampan.games.yangtze.posts import POSTS
from sampan.games.yangtze.state import ENDED, FIRST, NONE, PAYING, PHASES, SECOND, TRADE, YangtzeData
from sampan.games.yangtze.turn import purchases_left

# Where a good is, as far as an observer knows.
_RIVER: Final = 1
_SOLD: Final = 2
_DISCARDED: Final = 3
_WITH: Final = 4  # + the seat
# Where a post is.
_UNWANTED: Final = 1
_OWNED: Final = 2  # + the seat

_RIVER_AT: Final[i64] = 4  # numbers before the river
_GOODS_AT: Final[i64] = _RIVER_AT + PLACES
_SETS: Final = zeros(64)  # scratch: the goods, then the posts, that share the same number


def observation_fields(state: YangtzeData) -> ObservationFields:
    """The fields of an observation with this number of seats."""
    seats = int(state.seats)
    places = (
        f"where each good is: 0 never seen or gone, 1 on the river, 2 sold, 3 discarded (yours; at the end anybody's), "
        f"4 + seat with that seat, {_WITH + seats} + seat with that seat unless discarded, {_WITH + 2 * seats} yours "
        f"though the others cannot be sure"
    )
    owners = f"where each post is: 0 in the bag, 1 unwanted, 2 + seat owned, {_OWNED + seats} under the hammer"
    return ObservationFields(
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


def observe(state: YangtzeData, observer: i64, into: vec[i16], at: i64) -> None:
    """Write what an observer sees."""
    _write(state, observer, into, at, _nothing_shown(state.seats, into, at))


def update_observation(state: YangtzeData, observer: i64, into: vec[i16], at: i64) -> None:
    """The same for an observer who is always written to the same place: of goods and posts, only what has changed."""
    if observer != state.shown_to:
        state.shown_to = observer
        state.shown = _nothing_shown(state.seats, into, at)
    _write(state, observer, into, at, state.shown)


def _nothing_shown(seats: i64, into: vec[i16], at: i64) -> vec[i64]:
    """Erase where goods and posts are."""
    for index in range(at + _GOODS_AT, at + _GOODS_AT + GOODS + POSTS):
        into[index] = i16(0)
    return zeros(_WITH + 2 * seats + _OWNED + seats)


def _write(state: YangtzeData, observer: i64, into: vec[i16], at: i64, shown: vec[i64]) -> None:
    """Write an observation over an earlier one in which goods and posts were where `shown` says."""
    seats = state.seats
    phase = state.phase
    river = state.river
    mover: i64 = 0
    turn: i64 = 0
    if phase != ENDED:
        mover = state.to_move() + 1
    if phase > FIRST:
        turn = state.turn + 1
    into[at] = i16(observer)
    into[at + 1] = i16(mover)
    into[at + 2] = i16(phase)
    into[at + 3] = i16(turn)
    at += _RIVER_AT
    for place in range(PLACES):
        into[at + place] = i16(river[place] + 1)
    at += PLACES
    _find_goods(state, observer)
    _put_sets(into, at, shown, 0, _WITH + 2 * seats)
    at += GOODS
    _find_posts(state)
    _put_sets(into, at, shown, _WITH + 2 * seats, _OWNED + seats)
    at += POSTS
    for emperor in range(EMPERORS):
        into[at + emperor] = i16(0)
    for throne in range(state.throne_count):
        into[at + state.thrones[throne]] = i16(throne + 1)
    at += EMPERORS
    at = put_all(into, at, state.money, 0, seats)
    for seat in range(seats):
        at = put_bits(into, at, state.cards[seat], len(CARDS))
    for seat in range(seats):
        into[at + seat] = i16(count_bits(state.goods[seat]))
        into[at + seats + seat] = i16(count_bits(state.hidden[seat]))
        into[at + 2 * seats + seat] = i16(count_bits(state.discards[seat]))
    at += 3 * seats
    into[at] = i16(count_bits(state.bag_goods))
    into[at + 1] = i16(state.idle)
    into[at + 2] = i16(state.bought)
    may_buy: i64 = 0
    if phase == TRADE or phase == SECOND:
        may_buy = purchases_left(state)
    into[at + 3] = i16(may_buy)
    at = put_if(into, at + 4, state.two, 1)
    at = put_if(into, at, state.free, 1)
    at = put_if(into, at, state.has_sold, 1)
    _put_pending(state, into, at)


def _put_pending(state: YangtzeData, into: vec[i16], at: i64) -> None:
    """The post under the hammer, and the emperor that is being obeyed."""
    seats = state.seats
    into[at] = i16(state.post + 1)
    if state.post != NONE:
        put(into, at + 1, state.highest)
        into[at + 2] = i16(state.bidder + 1)
        put(into, at + 3, state.floor)
        put_bits(into, at + 4, state.passed, seats)
    else:
        for index in range(at + 1, at + 4 + seats):
            into[index] = i16(0)
    at += 4 + seats
    order: i64 = 0
    tax: i64 = 0
    if state.drawn != NONE:
        order = state.order + 1
        if state.phase == PAYING:
            tax = state.tax
    into[at] = i16(state.drawn + 1)
    into[at + 1] = i16(order)
    put(into, at + 2, tax)


def _find_goods(state: YangtzeData, observer: i64) -> None:
    """Collect which goods are where, as far as the observer knows: a set for each number that is written."""
    seats = state.seats
    river = state.river
    ended = state.phase == ENDED
    sets = _SETS
    for index in range(_WITH + 2 * seats):
        sets[index] = 0
    afloat: i64 = 0
    for place in range(PLACES):
        if river[place] != GAP:
            afloat |= BIT[river[place]]
    sets[_RIVER - 1] = afloat
    sets[_SOLD - 1] = state.sold
    for seat in range(seats):
        goods = state.goods[seat]
        sure = certain(state, seat)
        if seat == observer or ended:
            sets[_DISCARDED - 1] |= state.discards[seat]
        if seat == observer:
            sets[_WITH + seat - 1] = goods & sure
            sets[_WITH + 2 * seats - 1] = goods & ~sure
        elif ended:
            sets[_WITH + seat - 1] = goods
        else:
            sets[_WITH + seat - 1] = sure
            sets[_WITH + seats + seat - 1] = uncertain(state, seat) & ~sure


def _find_posts(state: YangtzeData) -> None:
    """The same for the posts."""
    seats = state.seats
    sets = _SETS
    first = _WITH + 2 * seats - 1
    sets[first + _UNWANTED] = state.unwanted
    for seat in range(seats):
        sets[first + _OWNED + seat] = state.posts[seat]
    sets[first + _OWNED + seats] = 0
    if state.post != NONE:
        sets[first + _OWNED + seats] = BIT[state.post]


def _put_sets(into: vec[i16], at: i64, shown: vec[i64], first: i64, count: i64) -> None:
    """Write the number of a set, from 1, for each new member; 0 for what is no longer in any set."""
    came: i64 = 0
    left: i64 = 0
    sets = _SETS
    for index in range(first, first + count):
        now = sets[index]
        before = shown[index]
        came |= now & ~before
        left |= before & ~now
    if came | left:
        _mark(into, at, left & ~came, 0)
        for index in range(first, first + count):
            if sets[index] != shown[index]:
                _mark(into, at, sets[index] & ~shown[index], index - first + 1)
                shown[index] = sets[index]


def _mark(into: vec[i16], at: i64, word: i64, value: i64) -> None:
    """Write a value for every bit of a word."""
    while word != 0:
        into[at + bit_number(word & -word)] = i16(value)
        word &= word - 1
