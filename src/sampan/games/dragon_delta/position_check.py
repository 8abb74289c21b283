"""Whether a position that was read can occur at all."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import walking
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import DRAGON_0, SLOTS
from sampan.games.dragon_delta.legality import can_remove, fits_somewhere
from sampan.games.dragon_delta.state import (
    ENDED,
    FIRST,
    LAND,
    LAY,
    MOST_PLANKS,
    NONE,
    PHASES,
    PLANK,
    REMOVE_ONE,
    ROUND_LIMIT,
    SECOND_STEP,
    SPAN,
    STONE,
    VILLAGE,
    DragonDeltaData,
)


def check_position(state: DragonDeltaData) -> None:
    """Raise a ValueError if the parts of a position contradict each other."""
    _check_flow(state)
    _check_phase(state)


def _check_flow(state: DragonDeltaData) -> None:
    """Rounds, slots and turns must agree with the phase, and a pawn in its target village must have won."""
    possible = state.round_limit == 0 or state.round <= state.round_limit
    if state.phase == FIRST or state.phase == LAY:
        possible = possible and state.slot == 0 and state.turn == 0 and state.half == 0
        if state.phase == LAY:
            possible = possible and state.laid_count[state.actor] < SLOTS
    else:
        possible = possible and state.slot > 0
    for seat in range(state.seats):
        if state.phase == FIRST:
            possible = possible and state.laid_count[seat] == 0 and state.place[seat] == state.home[seat]
        elif state.phase != LAY:
            possible = possible and state.laid_count[seat] == SLOTS
        arrived = state.place[seat] == state.target(seat)
        won = state.phase == ENDED and state.reason == VILLAGE and state.winners == 1 << seat
        possible = possible and arrived == won
    if state.phase == FIRST:
        possible = possible and state.round == 1 and _is_fresh(state) and state.options["first_holder"] is None
    if state.phase == ENDED:
        possible = possible and state.half == 0 and _end_is_right(state)
    else:
        possible = possible and state.winners == 0 and state.reason == VILLAGE
    if not possible:
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[state.phase]}")


def _is_fresh(state: DragonDeltaData) -> bool:
    """Whether everything is as it was before the first round."""
    for seat in range(state.seats):
        for size in range(SIZES):
            if state.stock[seat * SIZES + size] != state.home[seat]:
                return False
    return state.stones == 0


def _end_is_right(state: DragonDeltaData) -> bool:
    """Whether the actor arrived by a card, or the winners were nearest at the round limit (DD-18, DD-19)."""
    if state.reason == VILLAGE:
        card = state.card_now(state.actor)
        moved = cards.MOVE_1 <= card <= cards.JUMP and not state.struck_by(state.actor, state.slot - 1)
        return moved and state.winners == 1 << state.actor and state.turn < state.seats and _is_actors_turn(state)
    nearest: i64 = state.distance(0)
    for seat in range(state.seats):
        nearest = min(nearest, state.distance(seat))
    for seat in range(state.seats):
        if (state.distance(seat) == nearest) != bool((state.winners >> seat) & 1):
            return False
    over = state.round == state.round_limit and state.slot == SLOTS and state.turn == state.seats
    return state.reason == ROUND_LIMIT and over


def _is_actors_turn(state: DragonDeltaData) -> bool:
    return state.actor == (state.holder + state.turn) % state.seats


def _check_phase(state: DragonDeltaData) -> None:
    """A phase must have what its decision is about, and nothing that belongs to another phase."""
    possible = (state.chosen != NONE) == (state.phase == SPAN) and (state.start != NONE) == (state.phase == SECOND_STEP)
    if state.phase not in (FIRST, LAY, ENDED):
        card = state.card_now(state.actor)
        possible = possible and state.turn < state.seats and _is_actors_turn(state) and card < DRAGON_0
        possible = possible and not state.struck_by(state.actor, state.slot - 1)
        most = 2 if card in (cards.STONE_2, cards.PLANK_2) else 1
        if state.phase == SECOND_STEP:
            possible = possible and card == cards.MOVE_2 and state.half == 2 and _came_from_start(state)
        else:
            possible = possible and 1 <= state.half <= most
            possible = possible and _card_asks(state, card)
    if not possible:
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[state.phase]}")


def _card_asks(state: DragonDeltaData, card: i64) -> bool:
    """Whether the card leads to the phase and leaves something to decide."""
    if state.phase == STONE:
        return card <= cards.STONE_2 and state.reserve() > 0
    if state.phase == PLANK:
        return cards.PLANK_1 <= card <= cards.PLANK_2 and state.has_plank(state.actor)
    if state.phase == SPAN:
        return cards.PLANK_1 <= card <= cards.PLANK_2 and fits_somewhere(state, state.chosen // VILLAGES)
    if state.phase == REMOVE_ONE:
        return card == cards.REMOVE and can_remove(state)
    if state.phase == LAND:
        return card == cards.JUMP and walking.can_jump(state, state.actor)
    return cards.MOVE_1 <= card <= cards.MOVE_2 and walking.can_step(state, state.actor)


def _came_from_start(state: DragonDeltaData) -> bool:
    """Whether the place where a move 2 began is free and one step away."""
    if not walking.is_free(state, state.start):
        return False
    near = zeros(2 * MOST_PLANKS)
    count = walking.neighbours(state, state.place[state.actor], near)
    return any([near[index] == state.start for index in range(count)])
