"""A position as JSON, hidden cards included: written and read.

Planks are named by colour and size ("red 3"), places as everywhere ("white", "3-14"). Whatever a position leaves out
is as at the start; a plank that is named nowhere is in the stock of its own colour.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits, zeros
from sampan.core.position_fields import NumberField, SeatField, WordField, read_fields, write_fields
from sampan.core.position_reading import read_list, read_number, read_word
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import DRAGON_0, PLANKS, SLOTS, card_names, plank_number
from sampan.games.dragon_delta.legality import can_lay
from sampan.games.dragon_delta.naming import stone_list
from sampan.games.dragon_delta.position_check import check_position
from sampan.games.dragon_delta.state import NONE, PHASES, REASONS, DragonDeltaData

FIELDS: Final = [
    WordField("phase", [*PHASES]),
    NumberField("round", 1, 1_000_000_000, 1),
    SeatField("holder", 0),
    NumberField("position", 0, SLOTS, 0, "slot"),
    NumberField("turn", 0, 6, 0),
    SeatField("actor", 0),
    NumberField("half", 0, 2, 0),
    WordField("reason", [*REASONS], "village"),
]


def write_position(state: DragonDeltaData) -> dict[str, object]:
    """Everything, hidden cards included."""
    seats = range(int(state.seats))
    board, names = state.board, card_names(state.board.colours)
    position = write_fields(state, "dragon_delta", FIELDS)
    position.update(
        {
            "laid": [
                [names[state.laid[seat * SLOTS + slot]] for slot in range(state.laid_count[seat])] for seat in seats
            ],
            "places": [board.place_name(state.place[seat]) for seat in seats],
            "stones": stone_list(state),
            "planks": {
                _plank_name(state, plank): board.place_name(VILLAGES + state.span_of[plank])
                for plank in range(PLANKS)
                if state.span_of[plank] != NONE
            },
            "stocks": [[_plank_name(state, plank) for plank in state.stock_planks(seat)] for seat in seats],
            "lost": [_plank_name(state, plank) for plank in state.lost_planks()],
            "chosen": None if state.chosen == NONE else _plank_name(state, state.chosen),
            "start": None if state.start == NONE else board.place_name(state.start),
            "winners": [seat for seat in seats if (state.winners >> seat) & 1],
        }
    )
    return position


def _plank_name(state: DragonDeltaData, plank: i64) -> str:
    """A plank by its colour and size."""
    return f"{state.board.colours[plank % VILLAGES]} {plank // VILLAGES + 1}"


def read_position(state: DragonDeltaData, position: dict[str, object]) -> None:
    """Read a position into a state laid out for a new game; KeyError, TypeError or ValueError if it is none."""
    seats = int(state.seats)
    read_fields(state, position, FIELDS)
    read_number(int(state.turn), 0, seats)
    # Where it is left out, whoever follows from the statue and the turn acts, and the first half of a card is due.
    usual = (state.holder + state.turn) % state.seats
    state.actor = read_number(position.get("actor", int(usual)), 0, seats - 1)
    state.half = read_number(position.get("half", 1 if state.slot > 0 else 0), 0, 2)
    for winner in read_list(position.get("winners", []), None):
        state.winners |= 1 << read_number(winner, 0, seats - 1)
    _read_cards(state, read_list(position.get("laid", [[]] * seats), seats))
    _read_stones(state, read_list(position.get("stones", []), None))
    _read_planks(state, position)
    if position.get("start") is not None:
        state.start = _read_place(state, position["start"])
    if "places" in position:
        for seat, name in enumerate(read_list(position["places"], seats)):
            _put_pawn(state, seat, _read_place(state, name))
    check_position(state)


def _read_cards(state: DragonDeltaData, laid: list[object]) -> None:
    names = card_names(state.board.colours)
    for seat in range(state.seats):
        for name in read_list(laid[seat], None):
            card = read_word(name, names)
            held = state.unlaid(seat)
            if not (held >> card) & 1 or state.laid_count[seat] == SLOTS:
                raise ValueError(f"seat {seat} cannot have laid {names[card]}")
            if card >= DRAGON_0 and state.laid_cards[seat] >> DRAGON_0:
                raise ValueError(f"seat {seat} has laid two dragons")
            state.laid[seat * SLOTS + state.laid_count[seat]] = card
            state.laid_count[seat] += 1
            state.laid_cards[seat] |= 1 << card


def _read_stones(state: DragonDeltaData, stones: list[object]) -> None:
    for name in stones:
        support = read_word(name, state.board.names)
        if support < VILLAGES or state.stands(support):
            raise ValueError(f"no stone can lie on {name}")
        state.stones |= BIT[support]


def _read_planks(state: DragonDeltaData, position: dict[str, object]) -> None:
    """Put every plank that is in play in its one place."""
    seen = zeros(PLANKS)
    planks = position.get("planks", {})
    if not isinstance(planks, dict):
        raise TypeError("where the planks lie is missing")
    for laid, where in planks.items():
        plank = _read_plank(state, laid, seen)
        place = _read_place(state, where)
        span = place - VILLAGES
        if span < 0 or not state.fits(plank // VILLAGES, span) or not can_lay(state, span):
            raise ValueError(f"the plank {laid} cannot lie on {where}")
        state.set_plank(plank, span)
    if position.get("chosen") is not None:
        state.chosen = _read_plank(state, position["chosen"], seen)
    for name in read_list(position.get("lost", []), None):
        _read_plank(state, name, seen)
    for index in range(state.seats * SIZES):
        state.stock[index] = NONE
    if "stocks" in position:
        for seat, stock in enumerate(read_list(position["stocks"], int(state.seats))):
            for name in read_list(stock, None):
                _put_in_stock(state, seat, _read_plank(state, name, seen))
            if count_bits(state.stock_colours(seat)) > 2:
                raise ValueError(f"the stock of seat {seat} has more than two colours")
    for plank in range(PLANKS):
        owner = state.seat_of[plank % VILLAGES]
        if owner != NONE and not seen[plank]:
            if "stocks" in position:
                raise ValueError(f"the plank {_plank_name(state, plank)} is missing")
            _put_in_stock(state, owner, plank)


def _put_in_stock(state: DragonDeltaData, seat: i64, plank: i64) -> None:
    if state.stock[seat * SIZES + plank // VILLAGES] != NONE:
        raise ValueError(f"the stock of seat {seat} has two planks of one size")
    state.stock[seat * SIZES + plank // VILLAGES] = plank % VILLAGES


def _put_pawn(state: DragonDeltaData, seat: i64, place: i64) -> None:
    if place >= VILLAGES:
        if state.plank_on[place - VILLAGES] == NONE or state.pawn_on[place - VILLAGES] != NONE:
            raise ValueError(f"the pawn of seat {seat} cannot stand on {state.board.place_name(place)}")
    state.put_pawn(seat, place)


def _read_place(state: DragonDeltaData, value: object) -> i64:
    board = state.board
    if isinstance(value, str):
        one, _, other = value.partition("-")
        if one in board.names and other in board.names:
            span = board.span_between(board.names.index(one), board.names.index(other))
            if span != NONE:
                return VILLAGES + span
        if value in board.colours:
            return board.colours.index(value)
    raise ValueError(f"{value!r} is no place on this board")


def _read_plank(state: DragonDeltaData, value: object, seen: vec[i64]) -> i64:
    """A plank in play that was not named before."""
    colour, _, size = str(value).partition(" ")
    if colour not in state.board.colours or size not in ("1", "2", "3", "4", "5", "6"):
        raise ValueError(f"{value!r} is no plank")
    plank = plank_number(int(size) - 1, state.board.colours.index(colour))
    if seen[plank] or state.seat_of[plank % VILLAGES] == NONE:
        raise ValueError(f"the plank {value} cannot be there")
    seen[plank] = 1
    return plank
