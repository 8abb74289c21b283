"""What is legal (DD-5, DD-9 to DD-16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import walking
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import (
    CARD_0,
    CARDS,
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
    bits,
)


def write_legal(state: DragonDeltaData, into: vec[i64]) -> i64:
    """Write the legal codes into the array, in rising order; returns how many there are."""
    count: i64 = 0
    board = state.board
    if state.phase == LAY:
        held = layable_cards(state)
        for card in range(CARDS):
            if (held >> card) & 1:
                into[count] = CARD_0 + card
                count += 1
    elif state.phase == STONE:
        for island in range(board.islands):
            if not (state.stones >> (VILLAGES + island)) & 1:
                into[count] = ISLAND_0 + island
                count += 1
    elif state.phase == PLANK:
        for size in range(SIZES):
            if state.stock[state.actor * SIZES + size] != NONE:
                into[count] = PLANK_0 + plank_number(size, state.stock[state.actor * SIZES + size])
                count += 1
    elif state.phase == SPAN:
        size = state.chosen // VILLAGES
        for index in range(board.spans_by_size_from[size], board.spans_by_size_from[size + 1]):
            span = board.spans_by_size[index]
            if can_lay(state, span):
                into[count] = SPAN_0 + span
                count += 1
    elif state.phase == REMOVE_ONE:
        count = _write_removals(state, into)
    elif state.phase == FIRST:
        for seat in range(state.seats):
            into[seat] = SEAT_0 + seat
        count = state.seats
    elif state.phase != ENDED:
        count = _write_places(state, into)
        for index in range(count):
            into[index] += PLACE_0
    return count


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
    for index in range(board.spans_by_size_from[size], board.spans_by_size_from[size + 1]):
        if can_lay(state, board.spans_by_size[index]):
            return True
    return False


def can_remove(state: DragonDeltaData) -> bool:
    """Whether the actor can remove anything (DD-14)."""
    colours = state.stock_colours(state.actor)
    any_colour = bits(colours) < 2
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


def _write_removals(state: DragonDeltaData, into: vec[i64]) -> i64:
    """Planks that nobody stands on and that suit the stock, and stones without a plank (DD-14)."""
    colours = state.stock_colours(state.actor)
    any_colour = bits(colours) < 2
    count: i64 = 0
    for size in range(SIZES):
        if state.stock[state.actor * SIZES + size] == NONE:
            for colour in range(VILLAGES):
                span = state.span_of[plank_number(size, colour)]
                if span != NONE and state.pawn_on[span] == NONE and (any_colour or (colours >> colour) & 1):
                    into[count] = TAKE_PLANK_0 + plank_number(size, colour)
                    count += 1
    for island in range(state.board.islands):
        support = VILLAGES + island
        if (state.stones >> support) & 1 and state.load[support] == 0:
            into[count] = TAKE_STONE_0 + island
            count += 1
    return count


def _write_places(state: DragonDeltaData, into: vec[i64]) -> i64:
    """Where the actor's pawn may step or land, in rising order."""
    if state.phase == LAND:
        return walking.landings(state, state.actor, into)
    if state.phase == SECOND_STEP:
        return walking.second_steps(state, state.actor, into)
    if state.card_now(state.actor) == cards.MOVE_2:
        return walking.first_steps(state, state.actor, into)
    return walking.steps(state, state.actor, into)
