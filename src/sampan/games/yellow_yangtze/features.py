"""A view as numbers, for machine learning: named planes and scalars, written straight from the state."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.observation_fields import (
    LARGEST,
    ObservationFields,
    category,
    count,
    flag,
    put,
    put_all,
    put_if,
    put_small,
)
from sampan.games.yellow_yangtze.codes import ALL_TILES, BLUE, EMPTY, HAND, KINDS, MARKET, MOST_SIDES
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEFENCE,
    DRAWING,
    ENDED,
    FIRST,
    HOME,
    LOSSES,
    MARKET_PICK,
    PAGODA,
    PAY,
    PHASES,
    REPLACE,
    REPLACING,
    SUPPORT,
    TIE,
    UNASKED,
    YellowYangtzeData,
)

_HEAD: Final[i64] = 4  # numbers before the pieces


def observation_fields(state: YellowYangtzeData) -> ObservationFields:
    """What `observe` writes for this board and number of seats."""
    seats, kinds, spaces, sides = int(state.seats), int(KINDS), int(state.spaces), int(MOST_SIDES)
    pieces = (
        "what stands on every space, in reading order: 0 nothing, 1 to 5 a tile (black, red, green, blue, yellow), "
        "6 to 10 the same under a pagoda, 11 + 5 × seat + colour a leader"
    )
    return ObservationFields(
        [
            category("you", "the seat that observes; the number of seats for a spectator", seats),
            category("to_move", "1 + the seat to decide; 0 if nobody is", seats),
            category("phase", f"what is being decided: {', '.join(PHASES)}", int(ENDED)),
            category("turn", "1 + the seat whose turn it is; 0 before the first", seats),
            category("pieces", pieces, 2 * kinds + kinds * seats, spaces),
            category("sides", "in a war, the warring state that a space is part of, from 1; else 0", sides, spaces),
            count("points", "points of every seat, by colour", LARGEST, seats, kinds).in_units(20),
            count("hand", "your own tiles, by colour; 0 for a spectator", int(HAND), kinds),
            count("hand_size", "tiles behind every screen", int(HAND), seats),
            count("known", "tiles that all know to be behind a screen, by colour", int(HAND), seats, kinds),
            flag("home", "whether a leader is off the board, by seat and colour", seats, kinds),
            count("market", "tiles on the market, by colour", int(MARKET), kinds),
            count("discarded", "tiles that left the game openly, by colour", int(ALL_TILES), kinds),
            count("bag", "tiles that can still be drawn", int(ALL_TILES)),
            count("actions_left", "actions left in this turn", 2),
            count("turns_ended", "turns since the game began", LARGEST).in_units(100),
            count("idle_turns", "turns ended in a row without a tile drawn", LARGEST).in_units(10),
            category("drawer", "1 + the seat that draws tiles, one more for the market; 0 if nobody does", seats + 1),
            count("to_draw", "tiles that it has still to draw", int(HAND)),
            category("paying", "what is being paid for: 0 nothing, 1 a riot, 2 a pagoda", 2),
            count("put_away", "tiles put away and not yet drawn again", int(HAND)),
            category("placed", "1 + the space of the tile just placed, in a war the unifying one; 0 if none", spaces),
            category("revolt", "1 + the colour of a revolt; 0 if there is none", kinds),
            category("defender", "1 + the seat whose leader is attacked; 0 if none is", seats),
            count("attack", "what the attacker has committed, tiles and leader, once he has answered", int(HAND), 2),
            count("soldiers", "in a war, the red tiles of every side", int(ALL_TILES), sides),
            count("support", "in a war, what was committed to every side", int(ALL_TILES), sides),
            category("answers", "in a war, every seat's answer: 0 none yet, 1 nobody, 2 + side", 1 + sides, seats),
            count("committed", "in a war, tiles and leader that a seat has committed", int(HAND), seats, 2),
            category("winner", "1 + the winning side while its losses are chosen; else 0", sides),
            count("to_lose", "red tiles that the winner has still to lose", int(ALL_TILES)),
        ]
    )


def observe(state: YellowYangtzeData, observer: i64, into: vec[i16], at: i64) -> None:
    """Write what an observer sees."""
    _put_pieces(state, into, at + _HEAD)
    _clear_sides(state, into, at + _HEAD + state.spaces)
    _put_passing(state, into, _put_all_but_pieces(state, observer, into, at))


def update_observation(state: YellowYangtzeData, observer: i64, into: vec[i16], at: i64) -> None:
    """The same, but only those pieces that have changed since it was last written in the same place."""
    if state.unshown:
        _put_pieces(state, into, at + _HEAD)
    else:
        for index in range(state.noted_spaces):
            space = state.noted_space[index]
            into[at + _HEAD + space] = i16(_piece_number(state.pieces[space], state.covered[space]))
    if state.unshown or state.war_shown:
        _clear_sides(state, into, at + _HEAD + state.spaces)
    passing = _put_all_but_pieces(state, observer, into, at)
    acting = state.phase == ACT
    if not (acting and state.act_shown):  # both times nothing is under way
        _put_passing(state, into, passing)
    state.unshown = False
    state.noted_spaces = 0
    state.war_shown = _at_war(state)
    state.act_shown = acting


def _at_war(state: YellowYangtzeData) -> bool:
    phase = state.phase
    return phase == SUPPORT or phase == TIE or phase == LOSSES


def _put_all_but_pieces(state: YellowYangtzeData, observer: i64, into: vec[i16], at: i64) -> i64:
    """Write everything that always has a meaning; returns where the rest begins."""
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
    at += _HEAD + state.spaces
    if _at_war(state):
        put_small(into, at, state.side_of, 0, state.spaces)
    at += state.spaces
    at = put_all(into, at, state.points, 0, KINDS * seats)
    if observer < seats:
        at = put_small(into, at, state.hands, KINDS * observer, KINDS)
    else:
        for _ in range(KINDS):
            at = put(into, at, 0)
    at = put_small(into, at, state.hand_size, 0, seats)
    at = put_small(into, at, state.known, 0, KINDS * seats)
    leaders = state.leaders
    for leader in range(KINDS * seats):
        home: i64 = 0
        if leaders[leader] == HOME:
            home = 1
        into[at + leader] = i16(home)
    at += KINDS * seats
    at = put_small(into, at, state.market, 0, KINDS)
    at = put_small(into, at, state.discarded, 0, KINDS)
    at = put(into, at, state.left_to_draw())
    at = put(into, at, state.actions_left)
    at = put(into, at, state.turns_ended)
    return put(into, at, state.idle_turns)


def _put_passing(state: YellowYangtzeData, into: vec[i16], at: i64) -> None:
    """Write what belongs to a decision under way; all zeros while an action is due."""
    phase = state.phase
    war = _at_war(state)
    at = _put_pending(state, into, at)
    shown = war or phase == PAGODA or phase == MARKET_PICK or phase == CHAIN
    at = put_if(into, at, shown, state.placed + 1)
    revolt = phase == ATTACK or phase == DEFENCE
    at = put_if(into, at, revolt, state.revolt_colour + 1)
    at = put_if(into, at, revolt, state.defender + 1)
    at = put_if(into, at, phase == DEFENCE, state.attack_tiles)
    at = put_if(into, at, phase == DEFENCE, state.attack_leader)
    if war:
        _put_war(state, into, at)
    else:
        for index in range(at, at + 2 * MOST_SIDES + 3 * state.seats + 2):
            into[index] = i16(0)


def _piece_number(piece: i64, covered: i64) -> i64:
    if piece < EMPTY:
        return piece + 1 + KINDS * covered
    if piece == EMPTY:
        return 0
    return piece + KINDS


def _put_pieces(state: YellowYangtzeData, into: vec[i16], at: i64) -> None:
    pieces = state.pieces
    covered = state.covered
    for space in range(state.spaces):
        into[at + space] = i16(_piece_number(pieces[space], covered[space]))


def _clear_sides(state: YellowYangtzeData, into: vec[i16], at: i64) -> None:
    for space in range(state.spaces):
        into[at + space] = i16(0)


def _put_pending(state: YellowYangtzeData, into: vec[i16], at: i64) -> i64:
    """Write what is being drawn, paid or put away."""
    drawing = state.phase == DRAWING
    due: i64 = 0
    if drawing and state.drawer == state.seats:
        due = MARKET - state.market_size
    elif drawing and state.purpose == REPLACING:
        due = state.owed
    elif drawing:
        due = HAND - state.hand_size[state.drawer]
    paying: i64 = 0
    if state.phase == PAY:
        paying = 2
        if state.paying == BLUE:
            paying = 1
    at = put_if(into, at, drawing, state.drawer + 1)
    at = put(into, at, due)
    at = put(into, at, paying)
    return put_if(into, at, state.phase == REPLACE, state.owed)


def _put_war(state: YellowYangtzeData, into: vec[i16], at: i64) -> None:
    for side in range(MOST_SIDES):
        soldiers: i64 = 0
        support: i64 = 0
        if side < state.sides:
            soldiers = state.soldiers[side]
            support = state.support[side]
        put(into, at + side, soldiers)
        put(into, at + MOST_SIDES + side, support)
    at += 2 * MOST_SIDES
    for seat in range(state.seats):
        at = put_if(into, at, state.answers[seat] != UNASKED, state.answers[seat] + 2)
    for seat in range(state.seats):
        asked = state.answers[seat] != UNASKED
        at = put_if(into, at, asked, state.answer_tiles[seat])
        at = put_if(into, at, asked, state.answer_leader[seat])
    at = put_if(into, at, state.phase == LOSSES, state.winning_side + 1)
    put(into, at, state.to_lose)
