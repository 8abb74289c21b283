"""Hidden goods drawn afresh for an observer (YZ-3); knowledge.py says what is hidden."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits, nth_bit
from sampan.core.rng import Rng
from sampan.games.yangtze.knowledge import arrived, unseen
from sampan.games.yangtze.state import ENDED, ERAS, YangtzeData


def resample(state: YangtzeData, observer: i64, rng: Rng) -> None:
    """Draw afresh, in place, what an observer cannot know: all deals and unseen discards are equally likely."""
    if state.phase == ENDED:
        return
    pool = unseen(state, observer)
    for seat in range(state.seats):
        if seat != observer:
            dealt: i64 = 0
            for _ in range(count_bits(state.hidden[seat])):
                good = nth_bit(pool, rng.below(count_bits(pool)))
                dealt |= BIT[good]
                pool &= ~BIT[good]
            state.hidden[seat] = dealt
            _redraw_discards(state, seat, rng)
    state.bag_goods = pool


def _redraw_discards(state: YangtzeData, seat: i64, rng: Rng) -> None:
    discards = count_bits(state.discards[seat])
    candidates = state.open[seat * ERAS]
    if state.discard_starting:
        candidates |= state.hidden[seat]
    gone: i64 = 0
    for discard in range(discards):
        good = nth_bit(candidates, rng.below(count_bits(candidates)))
        gone |= BIT[good]
        candidates = (candidates | state.open[seat * ERAS + discard + 1]) & ~gone
    state.discards[seat] = gone
    state.set_goods(seat, (state.hidden[seat] | arrived(state, seat)) & ~gone)
