"""Whether a position is possible: what each phase needs, and what must not contradict it."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import count_bits
from sampan.games.yangtze.auction import least_bid
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
from sampan.games.yangtze.emperors import asked_in, other_emperors
from sampan.games.yangtze.goods import LONGEST
from sampan.games.yangtze.legality import NO_ANSWER, only_answer
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
    YangtzeData,
)


def check_position(state: YangtzeData) -> None:
    """A ValueError if the position is impossible."""
    for seat in range(state.seats):
        _check_screen(state, seat)
    if state.phase <= FIRST:
        possible = _is_set_up(state)
    else:
        possible = _turn_fits(state) and _auction_fits(state) and _emperor_fits(state) and _end_fits(state)
        possible = possible and only_answer(state) == NO_ANSWER
    if not possible:
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[state.phase]}")


def _check_screen(state: YangtzeData, seat: i64) -> None:
    """The goods dealt or seen to arrive are those still there or discarded, and the discards were possible."""
    discards = state.discards[seat]
    count = count_bits(discards)
    hidden = state.hidden[seat]
    held = hidden
    total = count_bits(hidden)
    for era in range(ERAS):
        seen = state.open[seat * ERAS + era]
        held |= seen
        total += count_bits(seen)
        if era > count and seen != 0:
            raise ValueError("goods from after a discard that was not made")
    if held != state.goods[seat] | discards or total != count_bits(held):
        raise ValueError("what was seen of a screen is not what is behind it")
    if count_bits(hidden) > STARTING_GOODS:
        raise ValueError("more starting goods than are dealt")
    first = state.open[seat * ERAS]
    if state.discard_starting:
        first |= hidden
    candidates = first | state.open[seat * ERAS + 1] if count == 2 else first
    if discards & ~candidates != 0 or (count > 0 and discards & first == 0):
        raise ValueError("a good was discarded before it was there")
    if count > _discards_ordered(state, seat):
        raise ValueError("more goods discarded than emperors ordered")


def _discards_ordered(state: YangtzeData, seat: i64) -> i64:
    """How many goods a seat can have been ordered to discard: by that emperor, and by a copy of it (YZ-15, YZ-19)."""
    ordered: i64 = 0
    for throne in range(state.throne_count):
        if state.thrones[throne] == DISCARD or (state.thrones[throne] == COPY and ordered == 1):
            ordered += 1
    # Players still to obey the emperor that was drawn have not been ordered to discard by it yet.
    waits = (seat - state.turn) % state.seats >= (state.actor - state.turn) % state.seats
    if ordered > 0 and waits and (state.drawn == DISCARD or state.drawn == COPY):
        ordered -= 1
    return ordered


def _is_set_up(state: YangtzeData) -> bool:
    """Before the first turn, only chance has done anything (YZ-2)."""
    if state.throne_count + state.idle + state.bought + state.sold + state.unwanted != 0:
        return False
    if state.has_sold or state.two or state.free or state.post != NONE or state.drawn != NONE:
        return False
    filled: i64 = 0
    while filled < PLACES and state.river[filled] != GAP:
        filled += 1
    if PLACES - filled != state.gap_count() or (filled == PLACES) == (state.phase == RIVER):
        return False
    for seat in range(state.seats):
        if state.money[seat] != STARTING_MONEY or state.cards[seat] != ALL_CARDS or state.posts[seat] != 0:
            return False
        dealt = count_bits(state.hidden[seat])
        if state.goods[seat] != state.hidden[seat]:
            return False
        full = state.phase == FIRST or (state.phase == DEAL and seat < state.actor)
        if full != (dealt == STARTING_GOODS) or (dealt > 0 and not full and seat != state.actor):
            return False
        if state.phase == RIVER and dealt > 0:
            return False
    if state.phase != DEAL and state.actor != 0:
        return False
    return state.phase != FIRST or state.options["first_player"] is None


def _turn_fits(state: YangtzeData) -> bool:
    phase = state.phase
    gaps = state.gap_count()
    cards = state.cards[state.turn]
    if (state.two and cards & BUY_TWO != 0) or (state.free and (cards & FREE_GOOD != 0 or state.bought == 0)):
        return False
    if state.bought > (2 if state.two else 1) or (state.idle > 0 and (state.has_sold or state.bought > 0)):
        return False
    if (state.idle == state.seats) != (phase == ENDED and state.reason == ALL_PASSED):
        return False
    if phase <= SECOND and state.actor != state.turn:
        return False
    if phase == TRADE or (phase == ENDED and state.reason == ALL_PASSED):
        return state.bought == 0 and gaps == 0
    if phase == SECOND:
        return state.two and state.bought == 1 and gaps == 1
    return state.bought > 0 and 1 <= gaps <= state.bought


def _auction_fits(state: YangtzeData) -> bool:
    if state.phase != BID and state.phase != BID_MORE:
        return state.post == NONE
    if state.post == NONE or (state.passed >> state.actor) & 1 or state.actor == state.bidder:
        return False
    if state.bidder == NOBODY:
        if state.highest != 0:
            return False
    elif (state.passed >> state.bidder) & 1 or not state.minimum_bid <= state.highest <= state.money[state.bidder]:
        return False
    # Everybody who has spoken since the last bid, or since the beginning, has passed.
    seat = state.turn if state.bidder == NOBODY else (state.bidder + 1) % state.seats
    while seat != state.actor:
        if (state.passed >> seat) & 1 == 0:
            return False
        seat = (seat + 1) % state.seats
    if state.bidder == NOBODY:
        while True:
            seat = (seat + 1) % state.seats
            if seat == state.turn:
                break
            if (state.passed >> seat) & 1:
                return False
    above = state.floor - least_bid(state)
    if state.phase == BID:
        return above == 0 and state.smallest_step == STEPS
    steps = above // RAISES
    fits = above > 0 and above % RAISES == 0 and steps < 1 << STEPS and state.floor <= state.money[state.actor]
    return fits and steps & -steps == 1 << state.smallest_step


def _emperor_fits(state: YangtzeData) -> bool:
    phase = state.phase
    if phase < SELLING or phase == ENDED:
        return state.drawn == NONE and state.order == NONE and state.tax == 0
    if state.drawn == NONE or state.throne_count == 0 or state.thrones[state.throne_count - 1] != state.drawn:
        return False
    if state.order != state.drawn and (state.drawn != COPY or (other_emperors(state) >> state.order) & 1 == 0):
        return False
    seat = state.actor
    if phase == PAYING:
        return _tax_fits(state, seat)
    if state.tax != 0:
        return False
    # The phase must be the one in which this instruction asks, and there must be something to ask about.
    return asked_in(state) == phase


def _tax_fits(state: YangtzeData, seat: i64) -> bool:
    """A tax that cannot be paid; it was fixed before goods were sold to pay it (YZ-20)."""
    if state.money[seat] >= state.tax:
        return False
    if state.order == TAX_POSTS:
        return state.tax == count_bits(state.posts[seat])
    if state.order != TAX_GOODS:
        return False  # a tax on money can always be paid
    since = state.tax - count_bits(state.goods[seat])
    return since == 0 or (0 < since <= LONGEST and state.cards[seat] & SELL_ANY_TIME == 0)


def _end_fits(state: YangtzeData) -> bool:
    all_there = state.throne_count == EMPERORS
    if state.phase == ENDED:
        return all_there == (state.reason == EMPERORS_GONE)
    return not all_there or state.drawn != NONE
