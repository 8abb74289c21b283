"""Planks that are surely lost, and cards that surely do nothing in the slot that they would lie in."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import CARD_0, JUMP, MOVE_1, MOVE_2, PLANK_0, PLANK_1, PLANK_2, REMOVE
from sampan.games.dragon_delta.legality import can_remove, fits_somewhere
from sampan.games.dragon_delta.state import LAY, NONE, PLANK, DragonDeltaData
from sampan.games.dragon_delta.suggest import cost_of_choosing


def is_pointless(state: DragonDeltaData, action: i64) -> bool:
    """Whether the action surely achieves nothing, or no more than one that costs less."""
    if state.phase == PLANK:
        return _is_lost_for_nothing(state, (action - PLANK_0) // VILLAGES)
    return state.phase == LAY and state.laid_count[state.actor] == 0 and _does_nothing_first(state, action - CARD_0)


def falls_in_at_home(state: DragonDeltaData, action: i64) -> bool:
    """Whether a card moves a pawn at home, no plank lies there, and no card laid before would lay one.

    Only a plank that somebody else lays there in time could make it do anything.
    """
    card, seat = action - CARD_0, state.actor
    if state.phase != LAY or not (card == MOVE_1 or card == MOVE_2 or card == JUMP):
        return False
    home = state.home[seat]
    lays = (state.laid_cards[seat] >> PLANK_1) & 1 or (state.laid_cards[seat] >> PLANK_2) & 1
    return not lays and state.place[seat] == home and state.load[home] == 0


def _is_lost_for_nothing(state: DragonDeltaData, chosen: i64) -> bool:
    """Whether a plank fits nowhere (DD-11) although another one can be laid without making the route any dearer."""
    if fits_somewhere(state, chosen):
        return False
    lost = cost_of_choosing(state, chosen)
    for size in range(SIZES):
        if state.stock[state.actor * SIZES + size] != NONE and fits_somewhere(state, size):
            if cost_of_choosing(state, size) < lost:
                return True
    return False


def _does_nothing_first(state: DragonDeltaData, card: i64) -> bool:
    """Whether a card would do nothing in the first slot, whatever those lay who act before.

    Later slots depend on too much to be sure. So does the first one, if others act before and can change anything.
    """
    seat = state.actor
    if card == MOVE_1 or card == MOVE_2 or card == JUMP:
        home = state.home[seat]
        # Without stones nobody can lay a plank in that slot.
        is_sure = seat == state.holder or state.stones == 0
        return is_sure and state.place[seat] == home and state.load[home] == 0
    if seat != state.holder:
        return False
    if card == PLANK_1 or card == PLANK_2:
        return not _some_plank_fits(state)
    return card == REMOVE and not can_remove(state)


def _some_plank_fits(state: DragonDeltaData) -> bool:
    """Whether any plank in the stock of the actor can be laid now."""
    for size in range(SIZES):
        if state.stock[state.actor * SIZES + size] != NONE and fits_somewhere(state, size):
            return True
    return False
