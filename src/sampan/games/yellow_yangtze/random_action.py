"""A random legal action where an action is due, and a random tile, without describing all that is legal.

Most kinds of action can be counted without looking at the board. A leader's target that turns out to be forbidden is
drawn again, which leaves all others equally likely. Describing everything first, with the spaces that are forbidden to
each leader, took 2.6 times as many instructions for a decision of random play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.legal_actions import LegalActions
from sampan.core.rng import Rng
from sampan.games.yellow_yangtze.codes import (
    BLUE,
    COLOUR_0,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SPACES,
    MOST_TRIANGLES,
    PASS,
    SPACE_0,
    TILE_0,
    WITHDRAW_0,
)
from sampan.games.yellow_yangtze.leader_bans import may_stand
from sampan.games.yellow_yangtze.legality import add_pagodas, can_pay
from sampan.games.yellow_yangtze.space_sets import EMPTY_LAND, EMPTY_RIVER, SPOTS, WITH_TILE, nth_space
from sampan.games.yellow_yangtze.state import HOME, YellowYangtzeData

# What was counted last: places for tiles on land and on the river, and riots, ...
_DRY: Final[i64] = 0
_WET: Final[i64] = 1
_RIOTS: Final[i64] = 2
_counts: Final = zeros(3)
_pagodas: Final = LegalActions(MOST_TRIANGLES)  # ... and the pagodas that may be set


def draw_tile(state: YellowYangtzeData, rng: Rng) -> i64:
    """What chance draws: a tile by its number in the bag; weighing the colours made random play 30 % longer."""
    left = rng.below(state.bag_size)
    colour: i64 = 0
    while left >= state.bag[colour]:
        left -= state.bag[colour]
        colour += 1
    return COLOUR_0 + colour


def random_act(state: YellowYangtzeData, rng: Rng) -> i64:
    """A random legal action where an action is due."""
    candidates = count_candidates(state)
    while True:
        action = candidate(state, rng.below(candidates))
        if action >= 0:
            return action


def count_candidates(state: YellowYangtzeData) -> i64:
    """How many actions there are if leaders may stand wherever there is room next to a black tile."""
    mine = KINDS * state.turn
    held: i64 = 0
    dry: i64 = 0
    on_board: i64 = 0
    for colour in range(KINDS):
        if state.hands[mine + colour] > 0:
            held += 1
            if colour != BLUE:
                dry += 1
        if state.leaders[mine + colour] != HOME:
            on_board += 1
    wet_places: i64 = state.empty_river if state.hands[mine + BLUE] > 0 else 0
    riots: i64 = state.tiles if can_pay(state, BLUE) else 0
    _pagodas.clear()
    if can_pay(state, GREEN):
        add_pagodas(state, _pagodas)
    dry_places = dry * state.empty_land
    _counts[_DRY] = dry_places
    _counts[_WET] = wet_places
    _counts[_RIOTS] = riots
    return KINDS * state.spots + dry_places + wet_places + riots + _pagodas.count + held + on_board + 1


def candidate(state: YellowYangtzeData, number: i64) -> i64:
    """The action of that number among those just counted; -1 if it is a leader that may not stand there."""
    seat = state.turn
    left = number
    targets = KINDS * state.spots
    if left < targets:
        colour = left // state.spots
        space = nth_space(state.sets, SPOTS, left % state.spots)
        return LEADER_0 + MOST_SPACES * colour + space if may_stand(state, seat, colour, space) else -1
    left -= targets
    if left < _counts[_DRY]:
        colour = _dry_colour(state, left // state.empty_land)
        return TILE_0 + MOST_SPACES * colour + nth_space(state.sets, EMPTY_LAND, left % state.empty_land)
    left -= _counts[_DRY]
    if left < _counts[_WET]:
        return TILE_0 + MOST_SPACES * BLUE + nth_space(state.sets, EMPTY_RIVER, left)
    left -= _counts[_WET]
    if left < _counts[_RIOTS]:
        return SPACE_0 + nth_space(state.sets, WITH_TILE, left)
    left -= _counts[_RIOTS]
    if left < _pagodas.count:
        return _pagodas.nth(left)
    left -= _pagodas.count
    for colour in range(KINDS):
        if state.hands[KINDS * seat + colour] > 0:
            if left == 0:
                return COLOUR_0 + colour
            left -= 1
    for colour in range(KINDS):
        if state.leaders[KINDS * seat + colour] != HOME:
            if left == 0:
                return WITHDRAW_0 + colour
            left -= 1
    return PASS


def _dry_colour(state: YellowYangtzeData, number: i64) -> i64:
    """The colour of that number among those held that go on land."""
    left = number
    for colour in range(KINDS):
        if colour != BLUE and state.hands[KINDS * state.turn + colour] > 0:
            if left == 0:
                return colour
            left -= 1
    return -1
