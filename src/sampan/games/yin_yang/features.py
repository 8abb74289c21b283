"""A view as numbers, for those who learn from it: named planes and scalars, written straight from the state."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.observation_fields import LARGEST, ObservationFields, category, count, flag, put, put_if, put_small
from sampan.games.yin_yang.codes import FACES
from sampan.games.yin_yang.state import DRAWING, ENDED, FIRST, GIVE, PHASES, YinYangData

_FAR: Final = 7  # more tokens than that from the goal are all the same


def observation_fields(state: YinYangData) -> ObservationFields:
    """What is written for a table of so many seats."""
    seats = int(state.seats)
    tokens = int(state.all_tokens)
    known = "cards that you know to be in the hand of a seat, by face; 0 in your own"
    missing = (
        f"white and black tokens that a seat lacks to the goal: {_FAR + 1} if none, less if it has too many, more if "
        f"too few, up to {_FAR}; 0 of the others in mystery"
    )
    return ObservationFields(
        [
            category("you", "the seat that observes; the number of seats for a spectator", seats),
            category("to_move", "1 + the seat to decide; 0 if nobody is", seats),
            category("phase", f"what is being decided: {', '.join(PHASES)}", int(ENDED)),
            category("turn", "1 + the seat whose turn it is; 0 before the first", seats),
            count("turns_ended", "turns since the game began", LARGEST).in_units(100),
            count("goal", "the number of the goal", LARGEST).in_units(10),
            flag("losing", "whether reaching the goal loses"),
            count("bag", "white and black tokens in the bag; 0 in mystery", tokens, 2),
            count("decks", "cards left in the white and in the black deck; all in the first with one pile", 80, 2),
            category("tops", "1 + the face on top of the white and of the black discard pile; 0 if empty", FACES, 2),
            count("discards", "discarded cards, by face (W1 to W10, B1 to B10)", 12, FACES),
            category("in_play", "1 + the face of the card being carried out; 0 if none", FACES),
            count("owed", "white and black cards that chance has still to turn up", 80, 2),
            category("drawer", "1 + the seat that these cards are for; 0 if none", seats),
            category("receiver", "1 + the seat that is to be given a card; 0 if none", seats),
            flag("out", "whether a seat is eliminated", seats),
            count("tokens", "white and black tokens of every seat; 0 of the others in mystery", tokens, seats, 2),
            category("missing", missing, 2 * _FAR + 1, seats, 2),
            count("cards", "white and black cards of every seat; 0 of the others in mystery", 80, seats, 2),
            count("hand", "your own cards, by face; 0 for a spectator", 12, FACES).in_units(1),
            count("known", known, 12, seats, FACES).in_units(1),
        ]
    )


def observe(state: YinYangData, observer: i64, into: vec[i16], at: i64) -> None:
    """Write it."""
    seats = state.seats
    phase = state.phase
    mover: i64 = 0
    turn: i64 = 0
    if phase != ENDED:
        mover = state.to_move() + 1
    if phase != FIRST:
        turn = state.turn + 1
    into[at] = i16(observer)
    into[at + 1] = i16(mover)
    into[at + 2] = i16(phase)
    into[at + 3] = i16(turn)
    at = put(into, at + 4, state.turns_ended)
    at = put(into, at, state.number)
    at = put_if(into, at, state.losing, 1)
    at = put_if(into, at, not state.mystery, state.bag[0])
    at = put_if(into, at, not state.mystery, state.bag[1])
    white = state.deck_cards[0]
    black = state.deck_cards[1]
    if state.one_pile:
        white += black
        black = 0
    at = put(into, at, white)
    at = put(into, at, black)
    for pile in range(2):
        at = put(into, at, state.top_of(pile) + 1)
    at = put_small(into, at, state.discarded_faces, 0, FACES)
    at = _put_pending(state, into, at)
    at = put_small(into, at, state.out, 0, seats)
    at = _put_totals(state, state.tokens, observer, into, at)
    at = _put_missing(state, observer, into, at)
    at = _put_totals(state, state.cards, observer, into, at)
    if observer < seats:
        at = put_small(into, at, state.hands, observer * FACES, FACES)
    else:
        for _face in range(FACES):
            at = put(into, at, 0)
    known = state.memories[observer].known
    put_small(into, at, known, 0, seats * FACES)


def _put_pending(state: YinYangData, into: vec[i16], at: i64) -> i64:
    """The card that is being carried out, and what is to be drawn or given."""
    white: i64 = 0
    black: i64 = 0
    drawer: i64 = 0
    receiver: i64 = 0
    if state.phase == DRAWING:
        white = state.owed[0]
        black = state.owed[1]
        drawer = state.drawer + 1
    elif state.phase == GIVE:
        receiver = state.receiver + 1
    into[at] = i16(state.in_play + 1)
    into[at + 1] = i16(white)
    into[at + 2] = i16(black)
    into[at + 3] = i16(drawer)
    into[at + 4] = i16(receiver)
    return at + 5


def _put_missing(state: YinYangData, observer: i64, into: vec[i16], at: i64) -> i64:
    number = state.number
    tokens = state.tokens
    for seat in range(state.seats):
        hidden = state.mystery and seat != observer
        for index in range(2 * seat, 2 * seat + 2):
            lacking = number - tokens[index]
            if lacking > _FAR:
                lacking = _FAR
            elif lacking < -_FAR:
                lacking = -_FAR
            if hidden:
                lacking = -_FAR - 1
            into[at + index] = i16(lacking + _FAR + 1)
    return at + 2 * state.seats


def _put_totals(state: YinYangData, totals: vec[i64], observer: i64, into: vec[i16], at: i64) -> i64:
    """In mystery nobody is shown the others' totals (YN-15)."""
    if not state.mystery:
        return put_small(into, at, totals, 0, 2 * state.seats)
    for seat in range(state.seats):
        for colour in range(2):
            at = put_if(into, at, seat == observer, totals[2 * seat + colour])
    return at
