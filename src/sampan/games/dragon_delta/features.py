"""A view as numbers, for those who learn from it: named planes and scalars, written straight from the table."""

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
    Table,
)

_HEAD: Final[i64] = 10  # numbers before the first plane
_COLOURS: Final = zeros(PLANKS + 1)  # 1 + the colour of a plank, by 1 + its number; 0 for none
for _plank in range(PLANKS):
    _COLOURS[_plank + 1] = _plank % VILLAGES + 1


def encoding_of(table: Table) -> ObservationFields:
    """What is written for a board and so many seats."""
    seats, spans, islands = int(table.seats), int(table.delta.spans), int(table.delta.islands)
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
            category(
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


def observe(table: Table, observer: i64, into: vec[i16], at: i64) -> None:
    """Write it."""
    delta = table.delta
    _put_head(table, observer, into, at)
    at += _HEAD
    at = put_bits(into, at, table.stones >> VILLAGES, delta.islands)
    for span in range(delta.spans):
        into[at + span] = i16(_COLOURS[table.plank_on[span] + 1])
    at += delta.spans
    at = _put_pawns(table, into, at)
    at = _put_stock(table, into, at)
    _put_cards(table, observer, into, at)


def update(table: Table, observer: i64, into: vec[i16], at: i64) -> None:
    """Write what has changed since this was last done in the same place."""
    changed = table.changed
    if changed == 0 and table.noted_spots == 0 and table.phase == LAY and observer == table.shown_to:
        # Since the round began, which is a change, nothing but more cards: the numbers before them are the same too.
        _put_laid_since(table, observer, into, at + _cards_at(table))
        table.shown_laid = table.laid_count[observer]
        return
    if changed & BOARD_CHANGED:
        observe(table, observer, into, at)
    else:
        seats, delta = table.seats, table.delta
        _put_head(table, observer, into, at)
        at += _HEAD
        for index in range(table.noted_spots):
            spot = table.noted_spot[index]
            if spot < delta.islands:
                into[at + spot] = i16((table.stones >> (VILLAGES + spot)) & 1)
            else:
                into[at + spot] = i16(_COLOURS[table.plank_on[spot - delta.islands] + 1])
        at += delta.islands + delta.spans
        if changed & PAWNS_CHANGED:
            _put_pawns(table, into, at)
        at += 3 * seats
        if changed & STOCK_CHANGED:
            _put_stock(table, into, at)
        at += seats * SIZES
        if changed & CARDS_CHANGED or observer != table.shown_to:
            _put_cards(table, observer, into, at)
        elif table.phase == LAY:
            _put_laid_since(table, observer, into, at)
        else:
            _put_revealed_since(table, into, at)
    table.changed = 0
    table.noted_spots = 0
    table.shown_to = observer
    table.shown_slot = table.slot
    if observer < table.seats:
        table.shown_laid = table.laid_count[observer]


def _cards_at(table: Table) -> i64:
    """Where the laid cards begin."""
    return _HEAD + table.delta.islands + table.delta.spans + (3 + SIZES) * table.seats


def _put_pawns(table: Table, into: vec[i16], at: i64) -> i64:
    seats = table.seats
    for seat in range(seats):
        into[at + seat] = i16(table.home[seat])
        into[at + seats + seat] = i16(table.place[seat])
        put(into, at + 2 * seats + seat, table.distance(seat))
    return at + 3 * seats


def _put_stock(table: Table, into: vec[i16], at: i64) -> i64:
    stock = table.stock
    for index in range(table.seats * SIZES):
        into[at + index] = i16(stock[index] + 1)
    return at + table.seats * SIZES


def _put_head(table: Table, observer: i64, into: vec[i16], at: i64) -> None:
    """Whose decision it is, and the card that is being carried out."""
    phase = table.phase
    mover: i64 = 0
    holder: i64 = 0
    card: i64 = 0
    half: i64 = 0
    plank: i64 = 0
    start: i64 = 0
    if phase != FIRST:
        holder = table.holder + 1
        if phase != LAY and phase != ENDED:
            mover = table.actor + 1
            card = table.card_now(table.actor) + 1
            if card == cards.STONE_2 + 1 or card == cards.PLANK_2 + 1 or card == cards.MOVE_2 + 1:
                half = table.half
            plank = table.chosen + 1
            if phase == SECOND_STEP:
                start = table.start + 1
    into[at] = i16(observer)
    into[at + 1] = i16(mover)
    into[at + 2] = i16(phase)
    put(into, at + 3, table.round)
    into[at + 4] = i16(holder)
    into[at + 5] = i16(table.slot)
    into[at + 6] = i16(card)
    into[at + 7] = i16(half)
    into[at + 8] = i16(plank)
    into[at + 9] = i16(start)


def _put_cards(table: Table, observer: i64, into: vec[i16], at: i64) -> None:
    """What lies in front of everybody; who is laying cards is not told who else has finished (DD-20)."""
    seats = table.seats
    slot = table.slot
    laid = table.laid
    laid_count = table.laid_count
    struck_at = at + seats * SLOTS
    ready_at = struck_at + seats * SLOTS
    laying = table.phase == LAY and observer < seats and laid_count[observer] < SLOTS
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
            if number < slot and table.struck_by(seat, number) != 0:
                struck = 1
            into[struck_at + first + number] = i16(struck)
    hand: i64 = 0
    if observer < seats:
        hand = table.unlaid(observer)
    put_bits(into, ready_at + seats, hand, CARDS)


def _put_laid_since(table: Table, observer: i64, into: vec[i16], at: i64) -> None:
    """Cards that the observer has laid since it was last shown what lies there."""
    first = observer * SLOTS
    hand_at = at + (2 * SLOTS + 1) * table.seats
    for index in range(first + table.shown_laid, first + table.laid_count[observer]):
        into[at + index] = i16(table.laid[index] + 2)
        into[hand_at + table.laid[index]] = i16(0)


def _put_revealed_since(table: Table, into: vec[i16], at: i64) -> None:
    """Cards that were turned over since the observer was last shown what lies there."""
    seats = table.seats
    for slot in range(table.shown_slot, table.slot):
        for seat in range(seats):
            index = seat * SLOTS + slot
            into[at + index] = i16(table.laid[index] + 2)
            if table.struck_by(seat, slot) != 0:
                into[at + seats * SLOTS + index] = i16(1)
