"""What everybody can know of the goods behind a screen (YZ-3).

Hidden from the others are a seat's starting goods, until they are shown, and the goods that it discarded unseen, at
most two: one for the emperor and one for its copy. A good that was behind the screen at a discard, and was never shown
since, may be the one that was discarded. The first discard was one of the starting goods never shown or of the goods of
the first era; the second may also be one of the goods that arrived between the two. If starting goods cannot be
discarded (YZ-15a), those never shown are all still there.
"""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import count_bits
from sampan.games.yangtze.state import ERAS, YangtzeData


def arrived(state: YangtzeData, seat: i64) -> i64:
    """The goods that everybody saw arrive and nobody saw leave; some may have been discarded since."""
    return state.open[seat * ERAS] | state.open[seat * ERAS + 1] | state.open[seat * ERAS + 2]


def uncertain(state: YangtzeData, seat: i64) -> i64:
    """Those of them that, as far as anybody can know, may be there or may have been discarded."""
    discards = count_bits(state.discards[seat])
    early = state.open[seat * ERAS]
    middle = state.open[seat * ERAS + 1]
    eldest = count_bits(early)
    if state.discard_starting:
        eldest += count_bits(state.hidden[seat])
    if discards == 0:
        return 0
    if discards == 1:
        return early if eldest > 1 else 0
    if eldest == 1:  # that one went first, so the other discard came from the middle
        return middle if count_bits(middle) > 1 else 0
    return early | middle if eldest + count_bits(middle) > 2 else 0


def certain(state: YangtzeData, seat: i64) -> i64:
    """Those of them that are there for certain."""
    return state.open[seat * ERAS + count_bits(state.discards[seat])]


def unseen(state: YangtzeData, observer: i64) -> i64:
    """The goods that an observer has never seen: in the bag, or starting goods of others that were never shown."""
    goods = state.bag_goods
    for seat in range(state.seats):
        if seat != observer:
            goods |= state.hidden[seat]
    return goods
