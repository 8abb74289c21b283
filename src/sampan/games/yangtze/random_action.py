"""A random legal action, each equally likely, without writing down all cargoes or tokens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import count_bits, nth_bit, zeros
from sampan.core.rng import Rng
from sampan.games.yangtze.codes import FIRST_EMPEROR, FIRST_POST, SELL_0, SELL_ANY_TIME_0, TOKEN_0
from sampan.games.yangtze.goods import BITS, LINES, WARE_LINES
from sampan.games.yangtze.legality import any_time_open, sales_open, write_without_sales
from sampan.games.yangtze.state import DRAW, FIRST, YangtzeData

_SCRATCH: Final = zeros(1024)
# The sets of several tiles among six, in rising order; those among fewer tiles come first.
_SEVERAL: Final = vec[i64]([tiles for tiles in range(64) if tiles & (tiles - 1) != 0])


def random_action(state: YangtzeData, rng: Rng) -> i64:
    """Draw one of the legal actions, as if from the list that `write_legal` writes."""
    if state.phase == DRAW:
        return TOKEN_0 + _nth_token(state, rng.below(_tokens_in_bag(state)))
    if state.phase < FIRST:
        return TOKEN_0 + nth_bit(state.bag_goods, rng.below(count_bits(state.bag_goods)))
    count = write_without_sales(state, _SCRATCH)
    on_turn = sales_open(state)
    any_time = any_time_open(state)
    if not on_turn and not any_time:
        return _SCRATCH[rng.below(count)]
    sales = _count_sales(state)
    number = rng.below(count + (sales if on_turn else 0) + (sales if any_time else 0))
    if number < count:
        return _SCRATCH[number]
    number -= count
    if on_turn and number < sales:
        return SELL_0 + _nth_sale(state, number)
    return SELL_ANY_TIME_0 + _nth_sale(state, number - (sales if on_turn else 0))


def _count_sales(state: YangtzeData) -> i64:
    count: i64 = 0
    for line in range(LINES):
        count += _cargoes_in(line, state.tiles_of(state.actor, line))
    return count


def _cargoes_in(line: i64, held: i64) -> i64:
    """How many cargoes the tiles of a line make; single tiles are sold by their ware only."""
    size = BITS[held]
    count = (1 << size) - 1
    return count if line < WARE_LINES else count - size


def _nth_sale(state: YangtzeData, number: i64) -> i64:
    """The cargo of that number, as line * 64 + tiles."""
    line: i64 = 0
    held = state.tiles_of(state.actor, line)
    count = _cargoes_in(line, held)
    while number >= count:
        number -= count
        line += 1
        held = state.tiles_of(state.actor, line)
        count = _cargoes_in(line, held)
    chosen = number + 1 if line < WARE_LINES else _SEVERAL[number]
    tiles: i64 = 0
    while chosen != 0:
        if chosen & 1:
            tiles |= held & -held
        held &= held - 1
        chosen >>= 1
    return line * 64 + tiles


def _tokens_in_bag(state: YangtzeData) -> i64:
    return count_bits(state.bag_goods) + count_bits(state.bag_posts) + count_bits(state.bag_emperors)


def _nth_token(state: YangtzeData, number: i64) -> i64:
    """The token of that number in the bag."""
    count = count_bits(state.bag_goods)
    if number < count:
        return nth_bit(state.bag_goods, number)
    number -= count
    count = count_bits(state.bag_posts)
    if number < count:
        return FIRST_POST + nth_bit(state.bag_posts, number)
    return FIRST_EMPEROR + nth_bit(state.bag_emperors, number - count)
