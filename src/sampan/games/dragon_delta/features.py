"""A view as numbers, for those who learn from it: named planes and scalars, written straight from the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.encoding import LARGEST, Encoding, category, count, flag, put, put_bits, put_if
from sampan.core.state import OVER
from sampan.games.dragon_delta import cards
from sampan.games.dragon_delta.cards import CARDS, PLANKS, SLOTS
from sampan.games.dragon_delta.delta import SIZES, VILLAGES
from sampan.games.dragon_delta.state import ENDED, FIRST, LAY, NONE, PHASES, SECOND_STEP, Table


def encoding_of(table: Table) -> Encoding:
    """What is written for a board and so many seats."""
    seats, spans, islands = int(table.seats), int(table.delta.spans), int(table.delta.islands)
    laid = "the card in every slot of a seat: 0 none, 1 face down, 2 + card (the eight actions, then the dragons)"
    return Encoding(
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
    seats, delta, phase = table.seats, table.delta, table.phase
    mover = table.to_move()
    at = put(into, at, observer)
    at = put_if(into, at, not (phase == LAY or mover == OVER), mover + 1)
    at = put(into, at, phase)
    at = put(into, at, table.round)
    at = put_if(into, at, phase != FIRST, table.holder + 1)
    at = put(into, at, table.slot)
    at = _put_pending(table, into, at)
    at = put_bits(into, at, table.stones >> VILLAGES, delta.islands)
    for index in range(at, at + delta.spans):
        into[index] = i16(0)
    for plank in range(PLANKS):
        if table.span_of[plank] != NONE:
            put(into, at + table.span_of[plank], plank % VILLAGES + 1)
    at += delta.spans
    for seat in range(seats):
        put(into, at + seat, table.home[seat])
        put(into, at + seats + seat, table.place[seat])
        put(into, at + 2 * seats + seat, table.distance(seat))
    at += 3 * seats
    for index in range(seats * SIZES):
        at = put(into, at, table.stock[index] + 1)
    at = _put_slots(table, observer, into, at)
    put_bits(into, at, table.unlaid(observer) if observer < seats else 0, CARDS)


def _put_pending(table: Table, into: vec[i16], at: i64) -> i64:
    """The card that is being carried out."""
    phase = table.phase
    carried_out = phase != FIRST and phase != LAY and phase != ENDED
    card: i64 = NONE
    if carried_out:
        card = table.card_now(table.actor)
    in_halves = card == cards.STONE_2 or card == cards.PLANK_2 or card == cards.MOVE_2
    at = put(into, at, card + 1)
    at = put_if(into, at, in_halves, table.half)
    at = put_if(into, at, carried_out, table.chosen + 1)
    return put_if(into, at, phase == SECOND_STEP, table.start + 1)


def _put_slots(table: Table, observer: i64, into: vec[i16], at: i64) -> i64:
    """What lies in front of everybody; who is laying cards is not told who else has finished (DD-20)."""
    seats = table.seats
    laying = table.phase == LAY and observer < seats and table.laid_count[observer] < SLOTS
    for seat in range(seats):
        own = seat == observer
        told = own or not laying
        ready = told and table.laid_count[seat] == SLOTS
        for slot in range(SLOTS):
            index = seat * SLOTS + slot
            open_now = slot < table.slot or (own and slot < table.laid_count[seat])
            shown: i64 = 0
            if open_now:
                shown = table.laid[index] + 2
            elif ready and not own:
                shown = 1
            put(into, at + index, shown)
            struck = slot < table.slot and table.struck_by(seat, slot) != 0
            put_if(into, at + seats * SLOTS + index, struck, 1)
        answer: i64 = 1
        if ready:
            answer = 2
        put_if(into, at + 2 * seats * SLOTS + seat, told, answer)
    return at + 2 * seats * SLOTS + seats
