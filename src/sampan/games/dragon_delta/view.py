"""What a seat or a spectator may see (DD-20)."""

from __future__ import annotations

from typing import Final, Literal, cast

from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.options import copied_options
from sampan.core.state import CHANCE
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta.board import SIZES, VILLAGES, size_shown
from sampan.games.dragon_delta.codes import MOST_DRAGONS, SLOTS
from sampan.games.dragon_delta.naming import (
    card_list,
    card_name,
    laid_plank_fields,
    place_fields,
    plank_fields,
    stone_list,
)
from sampan.games.dragon_delta.state import (
    ENDED,
    FIRST,
    LAY,
    MOST_PLANKS,
    NONE,
    PHASES,
    SECOND_STEP,
    DragonDeltaData,
)
from sampan.games.dragon_delta.view_types import (
    Card,
    DragonDeltaView,
    FaceDown,
    Half,
    Opening,
    Options,
    Pending,
    PlaceId,
    Player,
    Result,
    Size,
    Slot,
)
from sampan.games.dragon_delta.walking import neighbours

_NEAR: Final = zeros(8)
_IN_HALVES: Final = (int(cards.STONE_2), int(cards.PLANK_2), int(cards.MOVE_2))


def view(state: DragonDeltaData, seat: int | None) -> DragonDeltaView:
    """What a seat, or a spectator (None), may see; JSON-able."""
    observer = state.observer(seat)
    outcome = state.outcome()
    return {
        "game": "dragon_delta",
        "seats": int(state.seats),
        "options": cast(Options, copied_options(state.options)),
        "you": seat,
        "phase": PHASES[state.phase],
        # While all lay at the same time, it is not shown whom the engine asks first.
        "to_move": CHANCE if state.phase == LAY else int(state.to_move()),
        "round": int(state.round),
        "holder": None if state.phase == FIRST else int(state.holder),
        "order": [] if state.phase == FIRST else [int((state.holder + n) % state.seats) for n in range(state.seats)],
        "position": int(state.slot),
        "pending": _pending(state),
        "laying": {"cards": int(SLOTS), "dragons": int(MOST_DRAGONS)},
        "board": state.board.view,
        "stones": stone_list(state),
        "reserve": int(state.reserve()),
        "planks": [laid_plank_fields(state, span) for span in range(state.board.spans) if state.plank_on[span] != NONE],
        "lost": [plank_fields(state, plank) for plank in state.lost_planks()],
        "openings": _openings(state),
        "fits": _fits(state),
        "neighbours": _neighbours(state),
        "players": [_player(state, other, observer) for other in range(state.seats)],
        "outcome": None if outcome is None else cast(Result, outcome.data()),
    }


def _pending(state: DragonDeltaData) -> Pending | None:
    """The card that is being carried out."""
    if state.phase == FIRST or state.phase == LAY or state.phase == ENDED:
        return None
    card = state.card_now(state.actor)
    return {
        "seat": int(state.actor),
        "card": card_name(state, card),
        "half": cast(Half, int(state.half)) if int(card) in _IN_HALVES else None,
        "plank": None if state.chosen == NONE else plank_fields(state, state.chosen),
        "start": place_fields(state, state.start) if state.phase == SECOND_STEP else None,
    }


def _openings(state: DragonDeltaData) -> list[Opening]:
    """Spans that could take a plank now, or as soon as their ends have stones."""
    board = state.board
    openings: list[Opening] = []
    for span in range(board.spans):
        if state.plank_on[span] == NONE and state.crossed[span] == 0:
            missing = 0
            full = False
            for side in range(2):
                support = board.end[2 * span + side]
                missing += 0 if state.stands(support) else 1
                full = full or state.load[support] >= MOST_PLANKS
            if not full:
                openings.append({"span": int(span), "missing": cast(Literal[0, 1, 2], missing)})
    return openings


def _fits(state: DragonDeltaData) -> dict[str, list[Size]]:
    """By the size of a plank: the sizes of the spans that it has the right size for (DD-12a)."""
    shown = [size_shown(size) for size in range(SIZES)]
    return {str(size): shown[:size] if state.loose else [size] for size in shown}


def _neighbours(state: DragonDeltaData) -> dict[PlaceId, list[PlaceId]]:
    board = state.board
    near: dict[PlaceId, list[PlaceId]] = {}
    for place in range(VILLAGES + board.spans):
        if place < VILLAGES or state.plank_on[place - VILLAGES] != NONE:
            places = sorted([int(_NEAR[index]) for index in range(neighbours(state, place, _NEAR))])
            near[board.place_name(place)] = [board.place_name(other) for other in places]
    return near


def _player(state: DragonDeltaData, seat: i64, observer: i64) -> Player:
    board = state.board
    player: Player = {
        "seat": int(seat),
        "colour": board.colour(state.home[seat]),
        "target": board.colour(state.target(seat)),
        "place": place_fields(state, state.place[seat]),
        "stock": [plank_fields(state, plank) for plank in state.stock_planks(seat)],
        "distance": int(state.distance(seat)),
        "ready": _ready(state, seat, observer),
        "slots": [_slot(state, seat, slot, observer) for slot in range(SLOTS)],
    }
    if seat == observer:
        player["hand"] = card_list(state, state.unlaid(seat))
    return player


def _ready(state: DragonDeltaData, seat: i64, observer: i64) -> bool | None:
    """Whether a seat has laid all its cards; a seat that is still laying is not told, as it would show the order."""
    laying = state.phase == LAY and observer < state.seats and state.laid_count[observer] < SLOTS
    if laying and seat != observer:
        return None
    return state.laid_count[seat] == SLOTS


def _laid_card(state: DragonDeltaData, seat: i64, slot: i64, observer: i64) -> Card | FaceDown | None:
    if slot < state.slot or (seat == observer and slot < state.laid_count[seat]):
        return card_name(state, state.laid[seat * SLOTS + slot])
    return "hidden" if _ready(state, seat, observer) and seat != observer else None


def _slot(state: DragonDeltaData, seat: i64, slot: i64, observer: i64) -> Slot:
    seen: Slot = {"card": _laid_card(state, seat, slot, observer), "struck": _strikers(state, seat, slot)}
    if slot < state.slot and state.missed_by(seat, slot) != NONE:
        seen["missed"] = int(state.missed_by(seat, slot))
    return seen


def _strikers(state: DragonDeltaData, seat: i64, slot: i64) -> list[int]:
    if slot >= state.slot:
        return []
    strikers = state.struck_by(seat, slot)
    return [other for other in range(int(state.seats)) if (strikers >> other) & 1]
