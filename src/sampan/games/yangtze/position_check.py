"""Whether a position can be at all: what every phase needs, and what nothing in it may contradict."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yangtze.codes import (
    ALL_CARDS,
    BUY_TWO,
    COPY,
    DISCARD,
    EMPERORS,
    FREE_GOOD,
    GAP,
    PLACES,
    RAISES,
    SELL_ANY_TIME,
    STEPS,
    TAX_GOODS,
    TAX_POSTS,
)
from sampan.games.yangtze.goods import LONGEST, count_bits
from sampan.games.yangtze.legality import NO_ANSWER
from sampan.games.yangtze.rules import YangtzeState
from sampan.games.yangtze.state import (
    ALL_PASSED,
    BID,
    BID_MORE,
    DEAL,
    EMPERORS_GONE,
    ENDED,
    ERAS,
    FIRST,
    NOBODY,
    NONE,
    PAYING,
    PHASES,
    RIVER,
    SECOND,
    SELLING,
    STARTING_GOODS,
    STARTING_MONEY,
    TRADE,
)


def check_position(table: YangtzeState) -> None:
    """A ValueError if the position cannot be."""
    for seat in range(table.seats):
        _check_screen(table, seat)
    if table.phase <= FIRST:
        possible = _is_set_up(table)
    else:
        possible = _turn_fits(table) and _auction_fits(table) and _emperor_fits(table) and _end_fits(table)
        possible = possible and table.only_answer() == NO_ANSWER
    if not possible:
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[table.phase]}")


def _check_screen(table: YangtzeState, seat: i64) -> None:
    """What was seen to arrive or was dealt is what is there or was discarded, and the discards can have been made."""
    discards = table.discards[seat]
    count = count_bits(discards)
    hidden = table.hidden[seat]
    held = hidden
    total = count_bits(hidden)
    for era in range(ERAS):
        seen = table.open[seat * ERAS + era]
        held |= seen
        total += count_bits(seen)
        if era > count and seen != 0:
            raise ValueError("goods from after a discard that was not made")
    if held != table.goods[seat] | discards or total != count_bits(held):
        raise ValueError("what was seen of a screen is not what is behind it")
    if count_bits(hidden) > STARTING_GOODS:
        raise ValueError("more starting goods than are dealt")
    first = hidden | table.open[seat * ERAS]
    candidates = first | table.open[seat * ERAS + 1] if count == 2 else first
    if discards & ~candidates != 0 or (count > 0 and discards & first == 0):
        raise ValueError("a good was discarded before it was there")
    if count > _discards_ordered(table, seat):
        raise ValueError("more goods discarded than emperors ordered")


def _discards_ordered(table: YangtzeState, seat: i64) -> i64:
    """How many goods a seat can have been told to discard: by that emperor, and by a copy of him (YZ-15, YZ-19)."""
    ordered: i64 = 0
    for throne in range(table.throne_count):
        if table.thrones[throne] == DISCARD or (table.thrones[throne] == COPY and ordered == 1):
            ordered += 1
    # Who has not had his turn under the emperor that is being obeyed has not been told yet.
    waits = (seat - table.turn) % table.seats >= (table.actor - table.turn) % table.seats
    if ordered > 0 and waits and (table.drawn == DISCARD or table.drawn == COPY):
        ordered -= 1
    return ordered


def _is_set_up(table: YangtzeState) -> bool:
    """Before the first turn nothing has happened but what chance has laid down so far (YZ-2)."""
    if table.throne_count + table.idle + table.bought + table.sold + table.unwanted != 0:
        return False
    if table.has_sold or table.two or table.free or table.post != NONE or table.drawn != NONE:
        return False
    filled: i64 = 0
    while filled < PLACES and table.river[filled] != GAP:
        filled += 1
    if PLACES - filled != table.gaps() or (filled == PLACES) == (table.phase == RIVER):
        return False
    for seat in range(table.seats):
        if table.money[seat] != STARTING_MONEY or table.cards[seat] != ALL_CARDS or table.posts[seat] != 0:
            return False
        dealt = count_bits(table.hidden[seat])
        if table.goods[seat] != table.hidden[seat]:
            return False
        full = table.phase == FIRST or (table.phase == DEAL and seat < table.actor)
        if full != (dealt == STARTING_GOODS) or (dealt > 0 and not full and seat != table.actor):
            return False
        if table.phase == RIVER and dealt > 0:
            return False
    if table.phase != DEAL and table.actor != 0:
        return False
    return table.phase != FIRST or table.options["first_player"] is None


def _turn_fits(table: YangtzeState) -> bool:
    phase = table.phase
    gaps = table.gaps()
    cards = table.cards[table.turn]
    if (table.two and cards & BUY_TWO != 0) or (table.free and (cards & FREE_GOOD != 0 or table.bought == 0)):
        return False
    if table.bought > (2 if table.two else 1) or (table.idle > 0 and (table.has_sold or table.bought > 0)):
        return False
    if (table.idle == table.seats) != (phase == ENDED and table.reason == ALL_PASSED):
        return False
    if phase <= SECOND and table.actor != table.turn:
        return False
    if phase == TRADE or (phase == ENDED and table.reason == ALL_PASSED):
        return table.bought == 0 and gaps == 0
    if phase == SECOND:
        return table.two and table.bought == 1 and gaps == 1
    return table.bought > 0 and 1 <= gaps <= table.bought


def _auction_fits(table: YangtzeState) -> bool:
    if table.phase != BID and table.phase != BID_MORE:
        return table.post == NONE
    if table.post == NONE or (table.passed >> table.actor) & 1 or table.actor == table.bidder:
        return False
    if table.bidder == NOBODY:
        if table.highest != 0:
            return False
    elif (table.passed >> table.bidder) & 1 or not table.minimum_bid <= table.highest <= table.money[table.bidder]:
        return False
    # Whoever had the word since the last bid, or since the beginning, has passed.
    seat = table.turn if table.bidder == NOBODY else (table.bidder + 1) % table.seats
    while seat != table.actor:
        if (table.passed >> seat) & 1 == 0:
            return False
        seat = (seat + 1) % table.seats
    if table.bidder == NOBODY:
        while True:
            seat = (seat + 1) % table.seats
            if seat == table.turn:
                break
            if (table.passed >> seat) & 1:
                return False
    above = table.floor - table.least_bid()
    if table.phase == BID:
        return above == 0 and table.smallest_step == STEPS
    steps = above // RAISES
    fits = above > 0 and above % RAISES == 0 and steps < 1 << STEPS and table.floor <= table.money[table.actor]
    return fits and steps & -steps == 1 << table.smallest_step


def _emperor_fits(table: YangtzeState) -> bool:
    phase = table.phase
    if phase < SELLING or phase == ENDED:
        return table.drawn == NONE and table.order == NONE and table.tax == 0
    if table.drawn == NONE or table.throne_count == 0 or table.thrones[table.throne_count - 1] != table.drawn:
        return False
    if table.order != table.drawn and (table.drawn != COPY or (table.others_on_thrones() >> table.order) & 1 == 0):
        return False
    seat = table.actor
    if phase == PAYING:
        return _tax_fits(table, seat)
    if table.tax != 0:
        return False
    # The phase must be the one in which this instruction asks, and there must be something to ask about.
    again = table.clone()
    again.consider()
    return again.phase == phase and again.actor == seat


def _tax_fits(table: YangtzeState, seat: i64) -> bool:
    """A tax that cannot be paid; it was fixed before goods were sold to pay it (YZ-20)."""
    if table.money[seat] >= table.tax:
        return False
    if table.order == TAX_POSTS:
        return table.tax == count_bits(table.posts[seat])
    if table.order != TAX_GOODS:
        return False  # a tax on money can always be paid
    since = table.tax - count_bits(table.goods[seat])
    return since == 0 or (0 < since <= LONGEST and table.cards[seat] & SELL_ANY_TIME == 0)


def _end_fits(table: YangtzeState) -> bool:
    all_there = table.throne_count == EMPERORS
    if table.phase == ENDED:
        return all_there == (table.reason == EMPERORS_GONE)
    return not all_there or table.drawn != NONE
