"""What everybody can know of the goods behind a screen, and what a seat may suppose to be there (YZ-3).

Hidden from others are a seat's starting goods, until they are shown, and which goods it discarded unseen, at most two:
one for the emperor and one for its copy. A good that was behind the screen at a discard, and was never shown since, may
be the one that went. The first discard was one of the starting goods never shown or of the goods of the first era; the
second also one of the goods that came between the two.
"""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.rng import Rng
from sampan.games.yangtze.goods import GOOD_BIT, count_bits, nth_bit
from sampan.games.yangtze.state import ENDED, ERAS, Table


def arrived(table: Table, seat: i64) -> i64:
    """The goods that everybody saw arrive and not leave; some of them may have been discarded since."""
    return table.open[seat * ERAS] | table.open[seat * ERAS + 1] | table.open[seat * ERAS + 2]


def uncertain(table: Table, seat: i64) -> i64:
    """Those of them that may be there or may have been discarded, for all that can be known."""
    discards = count_bits(table.discards[seat])
    early = table.open[seat * ERAS]
    middle = table.open[seat * ERAS + 1]
    eldest = count_bits(table.hidden[seat]) + count_bits(early)
    if discards == 0:
        return 0
    if discards == 1:
        return early if eldest > 1 else 0
    if eldest == 1:  # that one went first, so the other discard came from the middle
        return middle if count_bits(middle) > 1 else 0
    return early | middle if eldest + count_bits(middle) > 2 else 0


def certain(table: Table, seat: i64) -> i64:
    """Those of them that are there for certain."""
    return table.open[seat * ERAS + count_bits(table.discards[seat])]


def unseen(table: Table, observer: i64) -> i64:
    """The goods that an observer has never seen: in the bag, or starting goods of others that were never shown."""
    goods = table.bag_goods
    for seat in range(table.seats):
        if seat != observer:
            goods |= table.hidden[seat]
    return goods


def suppose(table: Table, observer: i64, rng: Rng) -> None:
    """Draw afresh all that an observer cannot know: each way to deal and to discard unseen is equally likely."""
    if table.phase == ENDED:
        return
    pool = unseen(table, observer)
    for seat in range(table.seats):
        if seat != observer:
            dealt: i64 = 0
            for _ in range(count_bits(table.hidden[seat])):
                good = nth_bit(pool, rng.below(count_bits(pool)))
                dealt |= GOOD_BIT[good]
                pool &= ~GOOD_BIT[good]
            table.hidden[seat] = dealt
            _suppose_discards(table, seat, rng)
    table.bag_goods = pool


def _suppose_discards(table: Table, seat: i64, rng: Rng) -> None:
    discards = count_bits(table.discards[seat])
    candidates = table.hidden[seat] | table.open[seat * ERAS]
    gone: i64 = 0
    for discard in range(discards):
        good = nth_bit(candidates, rng.below(count_bits(candidates)))
        gone |= GOOD_BIT[good]
        candidates = (candidates | table.open[seat * ERAS + discard + 1]) & ~gone
    table.discards[seat] = gone
    table.set_goods(seat, (table.hidden[seat] | arrived(table, seat)) & ~gone)
