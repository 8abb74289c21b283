"""What chance does before the first turn: fill the river, deal the starting goods, choose the first player (YZ-2)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits
from sampan.games.yangtze.codes import PLACES
from sampan.games.yangtze.goods import ACROSS_BIT, GOOD_NAMES
from sampan.games.yangtze.state import DEAL, FIRST, STARTING_GOODS, YangtzeData
from sampan.games.yangtze.turn import begin_turn


def fill_river(state: YangtzeData, good: i64) -> None:
    """Lay a good on the empty place nearest the source."""
    place = state.first_gap()
    state.bag_goods &= ~BIT[good]
    state.river[place] = good
    if state.recorder is not None:
        state.tell("river_filled", {"good": GOOD_NAMES[good], "place": int(place) + 1}, reveals=True)
    if place == PLACES - 1:
        state.phase = DEAL


def deal_good(state: YangtzeData, good: i64) -> None:
    """Put a starting good behind a screen, seen by its owner only."""
    seat = state.actor
    state.bag_goods &= ~BIT[good]
    state.goods[seat] |= BIT[good]
    state.goods_across[seat] |= ACROSS_BIT[good]
    state.hidden[seat] |= BIT[good]
    if state.recorder is not None:
        state.tell("good_dealt", {"seat": int(seat)}, {"good": GOOD_NAMES[good]}, 1 << seat, True)
    if count_bits(state.goods[seat]) == STARTING_GOODS:
        state.actor = seat + 1
        if state.actor == state.seats:
            state.actor = 0
            _find_first_player(state)


def _find_first_player(state: YangtzeData) -> None:
    chosen = state.options["first_player"]
    if isinstance(chosen, int):
        choose_first_player(state, chosen)
    else:
        state.phase = FIRST


def choose_first_player(state: YangtzeData, seat: i64) -> None:
    """Begin the first turn; from now on posts and emperors are in the bag."""
    state.first = seat
    if state.recorder is not None:
        state.tell("first_player", {"seat": int(seat)}, reveals=True)
    begin_turn(state, seat)
