"""What an observer cannot see, drawn afresh: the bag, other hands, tiles that others put away (YY-34)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.yellow_yangtze.codes import KINDS
from sampan.games.yellow_yangtze.state import Table


def suppose_tiles(table: Table, observer: i64, rng: Rng) -> None:
    """Mix all that the observer cannot see, and deal it out again; what is known to be in a hand stays there."""
    unseen = zeros(KINDS)
    for colour in range(KINDS):
        unseen[colour] = table.bag[colour]
        for seat in range(table.seats):
            if seat != observer:
                at = KINDS * seat + colour
                unseen[colour] += table.hands[at] - table.known[at] + table.replaced[at]
    for seat in range(table.seats):
        if seat != observer:
            hidden = table.hand_size[seat]
            away = table.away(seat)
            for at in range(KINDS * seat, KINDS * seat + KINDS):
                hidden -= table.known[at]
                table.hands[at] = table.known[at]
                table.replaced[at] = 0
            for _tile in range(hidden):
                table.hands[KINDS * seat + _draw(unseen, rng)] += 1
            for _tile in range(away):
                table.replaced[KINDS * seat + _draw(unseen, rng)] += 1
    for colour in range(KINDS):
        table.bag[colour] = unseen[colour]


def _draw(tiles: vec[i64], rng: Rng) -> i64:
    """Take one of the tiles, each equally likely."""
    total: i64 = 0
    for colour in range(KINDS):
        total += tiles[colour]
    left = rng.below(total)
    drawn: i64 = 0
    while left >= tiles[drawn]:
        left -= tiles[drawn]
        drawn += 1
    tiles[drawn] -= 1
    return drawn
