"""A view as numbers, for learning: named planes and scalars, written straight from the state."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.arrays import zeros
from sampan.core.observation_fields import LARGEST, ObservationFields, category, count, flag, put, put_bits
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import CARDS, PLANKS, SLOTS
from sampan.games.dragon_delta.state import (
    BOARD_CHANGED,
    CARDS_CHANGED,
    ENDED,
    FIRST,
    LAY,
    PAWNS_CHANGED,
    PHASES,
    SECOND_STEP,
    STOCK_CHANGED,
    DragonDeltaData,
)

_HEAD: Final[i64] = 10  # numbers before the first plane
_COLOURS: Final = zeros(PLANKS + 1)  # 1 + the colour of a plank, by 1 + its number; 0 for none
for _plank in range(PLANKS):
    _COLOURS[_plank + 1] = _plank % VILLAGES + 1


def observation_fields(state: DragonDeltaData) -> ObservationFields:
    """What `observe` writes for this board and number of seats."""
    seats, spans, islands = int(state.seats), int(state.board.spans), int(state.board.islands)
    laid = "the card in every slot of a seat: 0 none, 1 face down, 2 + card (the eight actions, then the dragons)"
    return ObservationFields(
        [
            category("you", "the seat that observes; the number of seats for a spectator", seats),
            category("to_move", "1 + the seat to decide; 0 if nobody is, or while all lay", seats),
            category("phase", f"what is being decided: {', '.join(PHASES)}", int(ENDED)),
            count("round", "the round, from 1", LARGEST).in_units(20),
            category("holder", "1 + the seat that has the statue; 0 before the first", seats),
            category("slot", "the slot that is carried out; 0 while cards are laid", SLOTS),
            category("card", "1 + the card that is carried out; 0 if none is", CARDS),
            category("half", "of a card with two parts, the part that is carried out; else 0", 2),
            category("plank", "1 + the plank that must be laid (6 × size + village); 0 if none", PLANKS),
            category("start", "1 + the place where a second step began; 0 if none", VILLAGES + spans),
            flag("stones", "whether an island has a stone", islands),
            # Where planks fit exactly, the span tells the size of the plank on it (DD-12, DD-12a).
            category("planks", "1 + the plank on a span (6 × size + village); 0 if none lies there", PLANKS, spans)
            if state.loose
            else category(
                "planks", "1 + the village whose colour the plank on a span has; 0 if none lies there", VILLAGES, spans
            ),
            category("homes", "the village of every seat", VILLAGES - 1, seats),
            category(
                "places", "where every pawn is: a village, or 6 + the span of a plank", VILLAGES + spans - 1, seats
            ),
            count("distances", "fewest spans to the target of every seat", LARGEST, seats).in_units(10),
            category(
                "stock", "1 + the village whose colour the plank of each size has; 0 if none", VILLAGES, seats, SIZES
            ),
            category("laid", laid, 1 + CARDS, seats, SLOTS),
            flag("struck", "whether a dragon has struck out the card of a slot", seats, SLOTS),
            category("ready", "whether a seat has laid all its cards: 0 not told, 1 no, 2 yes", 2, seats),
            flag("hand", "your cards that are not laid; 0 for a spectator", CARDS),
        ]
    )


def observe(state: DragonDeltaData, observer: i64, into: vec[i16], at: i64) -> None:
    """Write what an observer sees; the number of seats stands for a spectator."""
    board = state.board
    _put_head(state, observer, into, at)
    at += _HEAD
    at = put_bits(into, at, state.stones >> VILLAGES, board.islands)
    for span in range(board.spans):
        into[at + span] = _plank_shown(state, span)
    at += board.spans
    at = _put_pawns(state, into, at)
    at = _put_stock(state, into, at)
    _put_cards(state, observer, into, at)


def update_observation(state: DragonDeltaData, observer: i64, into: vec[i16], at: i64) -> None:
    """Write what has changed since this was last called with the same place."""
    changed = state.changed
    if changed == 0 and state.changed_spot_count == 0 and state.phase == LAY and observer == state.shown_to:
        # Only more cards were laid since the last call, so all numbers before the cards are the same.
        _put_laid_since(state, observer, into, at + _cards_at(state))
        state.shown_laid = state.laid_count[observer]
        return
    if changed & BOARD_CHANGED:
        observe(state, observer, into, at)
    else:
        seats, board = state.seats, state.board
        _put_head(state, observer, into, at)
        at += _HEAD
        for index in range(state.changed_spot_count):
            spot = state.changed_spots[index]
            if spot < board.islands:
                into[at + spot] = i16((state.stones >> (VILLAGES + spot)) & 1)
            else:
                into[at + spot] = _plank_shown(state, spot - board.islands)
        at += board.islands + board.spans
        if changed & PAWNS_CHANGED:
            _put_pawns(state, into, at)
        at += 3 * seats
        if changed & STOCK_CHANGED:
            _put_stock(state, into, at)
        at += seats * SIZES
        if changed & CARDS_CHANGED or observer != state.shown_to:
            _put_cards(state, observer, into, at)
        elif state.phase == LAY:
            _put_laid_since(state, observer, into, at)
        else:
            _put_revealed_since(state, into, at)
    state.changed = 0
    state.changed_spot_count = 0
    state.shown_to = observer
    state.shown_slot = state.slot
    if observer < state.seats:
        state.shown_laid = state.laid_count[observer]


def _plank_shown(state: DragonDeltaData, span: i64) -> i16:
    plank = state.plank_on[span] + 1
    return i16(plank if state.loose else _COLOURS[plank])


def _cards_at(state: DragonDeltaData) -> i64:
    """Where the laid cards begin."""
    return _HEAD + state.board.islands + state.board.spans + (3 + SIZES) * state.seats


def _put_pawns(state: DragonDeltaData, into: vec[i16], at: i64) -> i64:
    seats = state.seats
    for seat in range(seats):
        into[at + seat] = i16(state.home[seat])
        into[at + seats + seat] = i16(state.place[seat])
        put(into, at + 2 * seats + seat, state.distance(seat))
    return at + 3 * seats


def _put_stock(state: DragonDeltaData, into: vec[i16], at: i64) -> i64:
    stock = state.stock
    for index in range(state.seats * SIZES):
        into[at + index] = i16(stock[index] + 1)
    return at + state.seats * SIZES


def _put_head(state: DragonDeltaData, observer: i64, into: vec[i16], at: i64) -> None:
    """Write whose decision it is, and the card that is being carried out."""
    phase = state.phase
    mover: i64 = 0
    holder: i64 = 0
    card: i64 = 0
    half: i64 = 0
    plank: i64 = 0
    start: i64 = 0
    if phase != FIRST:
        holder = state.holder + 1
        if phase != LAY and phase != ENDED:
            mover = state.actor + 1
            card = state.card_now(state.actor) + 1
            if card == cards.STONE_2 + 1 or card == cards.PLANK_2 + 1 or card == cards.MOVE_2 + 1:
                half = state.half
            plank = state.chosen + 1
            if phase == SECOND_STEP:
                start = state.start + 1
    into[at] = i16(observer)
    into[at + 1] = i16(mover)
    into[at + 2] = i16(phase)
    put(into, at + 3, state.round)
    into[at + 4] = i16(holder)
    into[at + 5] = i16(state.slot)
    into[at + 6] = i16(card)
    into[at + 7] = i16(half)
    into[at + 8] = i16(plank)
    into[at + 9] = i16(start)


def _put_cards(state: DragonDeltaData, observer: i64, into: vec[i16], at: i64) -> None:
    """Write everybody's cards; a seat that is still laying is not told who else has finished (DD-20)."""
    seats = state.seats
    slot = state.slot
    laid = state.laid
    laid_count = state.laid_count
    struck_at = at + seats * SLOTS
    ready_at = struck_at + seats * SLOTS
    laying = state.phase == LAY and observer < seats and laid_count[observer] < SLOTS
    for seat in range(seats):
        first = seat * SLOTS
        face_up = slot
        face_down: i64 = 0
        ready: i64 = 0
        if seat == observer:
            face_up = max(slot, laid_count[seat])
        if seat == observer or not laying:
            ready = 1
            if laid_count[seat] == SLOTS:
                ready = 2
                face_down = 1
        into[ready_at + seat] = i16(ready)
        for index in range(first, first + face_up):
            into[at + index] = i16(laid[index] + 2)
        for index in range(first + face_up, first + SLOTS):
            into[at + index] = i16(face_down)
        for number in range(SLOTS):
            struck: i64 = 0
            if number < slot and state.struck_by(seat, number) != 0:
                struck = 1
            into[struck_at + first + number] = i16(struck)
    hand: i64 = 0
    if observer < seats:
        hand = state.unlaid(observer)
    put_bits(into, ready_at + seats, hand, CARDS)


def _put_laid_since(state: DragonDeltaData, observer: i64, into: vec[i16], at: i64) -> None:
    """Write the cards that the observer has laid since the last call."""
    first = observer * SLOTS
    hand_at = at + (2 * SLOTS + 1) * state.seats
    for index in range(first + state.shown_laid, first + state.laid_count[observer]):
        into[at + index] = i16(state.laid[index] + 2)
        into[hand_at + state.laid[index]] = i16(0)


def _put_revealed_since(state: DragonDeltaData, into: vec[i16], at: i64) -> None:
    """Write the cards that were revealed since the last call."""
    seats = state.seats
    for slot in range(state.shown_slot, state.slot):
        for seat in range(seats):
            index = seat * SLOTS + slot
            into[at + index] = i16(state.laid[index] + 2)
            if state.struck_by(seat, slot) != 0:
                into[at + seats * SLOTS + index] = i16(1)
