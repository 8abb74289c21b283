"""A view as numbers, for those who learn from it: named planes and scalars, written straight from the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.encoding import LARGEST, Encoding, category, count, flag, put, put_all, put_if
from sampan.core.state import OVER
from sampan.games.yin_yang.cards import FACES, TOKENS
from sampan.games.yin_yang.state import DRAWING, ENDED, FIRST, GIVE, PHASES, PILE_ROOM, Table

_FAR: Final = 7  # more tokens than that from the goal are all the same


def encoding_of(table: Table) -> Encoding:
    """What is written for a table of so many seats."""
    seats = int(table.seats)
    known = "cards that you know to be in the hand of a seat, by face; 0 in your own"
    missing = (
        f"white and black tokens that a seat lacks to the goal: {_FAR + 1} if none, less if it has too many, more if "
        f"too few, up to {_FAR}; 0 of the others in mystery"
    )
    return Encoding(
        [
            category("you", "the seat that observes; the number of seats for a spectator", seats),
            category("to_move", "1 + the seat to decide; 0 if nobody is", seats),
            category("phase", f"what is being decided: {', '.join(PHASES)}", int(ENDED)),
            category("turn", "1 + the seat whose turn it is; 0 before the first", seats),
            count("turns_ended", "turns since the game began", LARGEST).in_units(100),
            count("goal", "the number of the goal", LARGEST).in_units(10),
            flag("losing", "whether reaching the goal loses"),
            count("bag", "white and black tokens in the bag; 0 in mystery", TOKENS, 2),
            count("decks", "cards left in the white and in the black deck; all in the first with one pile", 80, 2),
            category("tops", "1 + the face on top of the white and of the black discard pile; 0 if empty", FACES, 2),
            count("discards", "discarded cards, by face (W1 to W10, B1 to B10)", 12, FACES),
            category("in_play", "1 + the face of the card being carried out; 0 if none", FACES),
            count("owed", "white and black cards that chance has still to turn up", 80, 2),
            category("drawer", "1 + the seat that these cards are for; 0 if none", seats),
            category("receiver", "1 + the seat that is to be given a card; 0 if none", seats),
            flag("out", "whether a seat is eliminated", seats),
            count("tokens", "white and black tokens of every seat; 0 of the others in mystery", TOKENS, seats, 2),
            category("missing", missing, 2 * _FAR + 1, seats, 2),
            count("cards", "white and black cards of every seat; 0 of the others in mystery", 80, seats, 2),
            count("hand", "your own cards, by face; 0 for a spectator", 12, FACES).in_units(1),
            count("known", known, 12, seats, FACES).in_units(1),
        ]
    )


def observe(table: Table, observer: i64, into: vec[i16], at: i64) -> None:
    """Write it."""
    seats = table.seats
    mover = table.to_move()
    drawing = table.phase == DRAWING
    at = put(into, at, observer)
    at = put_if(into, at, mover != OVER, mover + 1)
    at = put(into, at, table.phase)
    at = put_if(into, at, table.phase != FIRST, table.turn + 1)
    at = put(into, at, table.turns_ended)
    at = put(into, at, table.number)
    at = put_if(into, at, table.losing, 1)
    for colour in range(2):
        at = put_if(into, at, not table.mystery, table.bag[colour])
    at = put(into, at, table.deck_size(0))
    at = put_if(into, at, not table.one_pile, table.deck_size(1))
    at = _put_discards(table, into, at)
    at = put(into, at, table.in_play + 1)
    for colour in range(2):
        at = put_if(into, at, drawing, table.owed[colour])
    at = put_if(into, at, drawing, table.drawer + 1)
    at = put_if(into, at, table.phase == GIVE, table.receiver + 1)
    at = put_all(into, at, table.out, 0, seats)
    at = _put_totals(table, table.tokens, observer, into, at)
    at = _put_missing(table, observer, into, at)
    at = _put_totals(table, table.cards, observer, into, at)
    if observer < seats:
        at = put_all(into, at, table.hands, observer * FACES, FACES)
    else:
        for _ in range(FACES):
            at = put(into, at, 0)
    known = table.memories[observer].known
    put_all(into, at, known, 0, seats * FACES)


def _put_discards(table: Table, into: vec[i16], at: i64) -> i64:
    for pile in range(2):
        size = table.discarded[pile]
        top: i64 = 0
        if size > 0:
            top = table.discards[pile * PILE_ROOM + size - 1] + 1
        at = put(into, at, top)
    for face in range(FACES):
        into[at + face] = i16(0)
    for pile in range(2):
        for index in range(pile * PILE_ROOM, pile * PILE_ROOM + table.discarded[pile]):
            into[at + table.discards[index]] += i16(1)
    return at + FACES


def _put_missing(table: Table, observer: i64, into: vec[i16], at: i64) -> i64:
    for seat in range(table.seats):
        for colour in range(2):
            lacking = table.number - table.tokens[2 * seat + colour]
            lacking = max(-_FAR, min(_FAR, lacking))
            at = put_if(into, at, not (table.mystery and seat != observer), lacking + _FAR + 1)
    return at


def _put_totals(table: Table, totals: vec[i64], observer: i64, into: vec[i16], at: i64) -> i64:
    """In mystery nobody is shown the others' totals (YN-15)."""
    if not table.mystery:
        return put_all(into, at, totals, 0, 2 * table.seats)
    for seat in range(table.seats):
        for colour in range(2):
            at = put_if(into, at, seat == observer, totals[2 * seat + colour])
    return at
