"""What is legal (DD-5, DD-9 to DD-16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits, zeros
from sampan.core.legal_actions import LegalActions
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import walking
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import (
    CARD_0,
    DRAGON_0,
    ISLAND_0,
    PLACE_0,
    PLANK_0,
    PLANKS,
    SEAT_0,
    SPAN_0,
    TAKE_PLANK_0,
    TAKE_STONE_0,
    plank_number,
)
from sampan.games.dragon_delta.state import (
    ENDED,
    FIRST,
    LAND,
    LAY,
    MOST_PLANKS,
    NONE,
    PLANK,
    REMOVE_ONE,
    SECOND_STEP,
    SPAN,
    STONE,
    DragonDeltaData,
)

_scratch: Final = zeros(64)  # places that a pawn can reach at once


def describe_legal(state: DragonDeltaData, legal: LegalActions) -> None:
    """Add what is legal now."""
    board = state.board
    if state.phase == LAY:
        legal.add_set(CARD_0, layable_cards(state))
    elif state.phase == STONE:
        legal.add_set(ISLAND_0, (BIT[board.islands] - 1) & ~(state.stones >> VILLAGES))
    elif state.phase == PLANK:
        for size in range(SIZES):
            if state.stock[state.actor * SIZES + size] != NONE:
                legal.add_code(PLANK_0 + plank_number(size, state.stock[state.actor * SIZES + size]))
    elif state.phase == SPAN:
        size = state.chosen // VILLAGES
        if state.loose:
            for span in range(board.spans):
                if state.fits(size, span) and can_lay(state, span):
                    legal.add_code(SPAN_0 + span)
        else:
            for index in range(board.spans_by_size_from[size], board.spans_by_size_from[size + 1]):
                span = board.spans_by_size[index]
                if can_lay(state, span):
                    legal.add_code(SPAN_0 + span)
    elif state.phase == REMOVE_ONE:
        _describe_removals(state, legal)
    elif state.phase == FIRST:
        legal.add_range(SEAT_0, SEAT_0 + state.seats)
    elif state.phase != ENDED:
        for index in range(_write_places(state, _scratch)):
            legal.add_code(PLACE_0 + _scratch[index])


def layable_cards(state: DragonDeltaData) -> i64:
    """The cards that the actor may lay, as bits: at most one dragon (DD-5)."""
    held = state.unlaid(state.actor)
    if state.laid_cards[state.actor] >> DRAGON_0:
        held &= (1 << DRAGON_0) - 1
    return held


def can_lay(state: DragonDeltaData, span: i64) -> bool:
    """Whether a plank of the right size can be laid on a span now (DD-11)."""
    if state.plank_on[span] != NONE or state.crossed[span] > 0:
        return False
    one, other = state.board.end[2 * span], state.board.end[2 * span + 1]
    if not (state.stones >> other) & 1 or not (one < VILLAGES or (state.stones >> one) & 1):
        return False
    return state.load[one] < MOST_PLANKS and state.load[other] < MOST_PLANKS


def fits_somewhere(state: DragonDeltaData, size: i64) -> bool:
    """Whether a plank of that size can be laid anywhere; the size counts from 0."""
    board = state.board
    smallest: i64 = 0 if state.loose else size
    for index in range(board.spans_by_size_from[smallest], board.spans_by_size_from[size + 1]):
        if can_lay(state, board.spans_by_size[index]):
            return True
    return False


def can_remove(state: DragonDeltaData) -> bool:
    """Whether the actor can remove anything (DD-14)."""
    colours = state.stock_colours(state.actor)
    any_colour = count_bits(colours) < 2
    for support in range(VILLAGES, state.board.supports):
        if (state.stones >> support) & 1 and state.load[support] == 0:
            return True
    for plank in range(PLANKS):
        span = state.span_of[plank]
        if span != NONE and state.pawn_on[span] == NONE:
            if state.stock[state.actor * SIZES + plank // VILLAGES] == NONE:
                if any_colour or (colours >> (plank % VILLAGES)) & 1:
                    return True
    return False


def _describe_removals(state: DragonDeltaData, legal: LegalActions) -> None:
    """Planks that nobody stands on and that suit the stock, and stones without a plank (DD-14)."""
    colours = state.stock_colours(state.actor)
    any_colour = count_bits(colours) < 2
    for size in range(SIZES):
        if state.stock[state.actor * SIZES + size] == NONE:
            for colour in range(VILLAGES):
                span = state.span_of[plank_number(size, colour)]
                if span != NONE and state.pawn_on[span] == NONE and (any_colour or (colours >> colour) & 1):
                    legal.add_code(TAKE_PLANK_0 + plank_number(size, colour))
    for island in range(state.board.islands):
        support = VILLAGES + island
        if (state.stones >> support) & 1 and state.load[support] == 0:
            legal.add_code(TAKE_STONE_0 + island)


def _write_places(state: DragonDeltaData, into: vec[i64]) -> i64:
    """Where the actor's pawn may step or land, in rising order."""
    if state.phase == LAND:
        return walking.landings(state, state.actor, into)
    if state.phase == SECOND_STEP:
        return walking.second_steps(state, state.actor, into)
    if state.card_now(state.actor) == cards.MOVE_2:
        return walking.first_steps(state, state.actor, into)
    return walking.steps(state, state.actor, into)
