"""Draws afresh what an observer cannot know: the bag, other hands, tiles that others put away (YY-34)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.yellow_yangtze.codes import KINDS
from sampan.games.yellow_yangtze.state import ENDED, YellowYangtzeData


def resample(state: YellowYangtzeData, observer: i64, rng: Rng) -> None:
    """Mix everything that the observer cannot see and deal it out again; tiles known to be in a hand stay there."""
    if state.phase == ENDED:
        return  # everything lies open
    unseen = zeros(KINDS)
    for colour in range(KINDS):
        unseen[colour] = state.bag[colour]
        for seat in range(state.seats):
            if seat != observer:
                at = KINDS * seat + colour
                unseen[colour] += state.hands[at] - state.known[at] + state.replaced[at]
    for seat in range(state.seats):
        if seat != observer:
            hidden = state.hand_size[seat]
            away = state.put_away_count(seat)
            for at in range(KINDS * seat, KINDS * seat + KINDS):
                hidden -= state.known[at]
                state.hands[at] = state.known[at]
                state.replaced[at] = 0
            for _tile in range(hidden):
                state.hands[KINDS * seat + _draw(unseen, rng)] += 1
            for _tile in range(away):
                state.replaced[KINDS * seat + _draw(unseen, rng)] += 1
    for colour in range(KINDS):
        state.bag[colour] = unseen[colour]


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
