"""Actions as JSON: {"kind": "lay_plank", "from": "white", "to": "14", …}, written and read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.errors import IllegalAction, NotationError
from sampan.core.game import nothing_left, take_number, take_word
from sampan.games.dragon_delta import naming
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import (
    CARD_0,
    ISLAND_0,
    PLACE_0,
    PLANK_0,
    SEAT_0,
    SPAN_0,
    TAKE_PLANK_0,
    TAKE_STONE_0,
    card_names,
    plank_number,
)
from sampan.games.dragon_delta.state import (
    FIRST,
    LAND,
    LAY,
    NONE,
    PLANK,
    REMOVE_ONE,
    SPAN,
    STONE,
    DragonDeltaData,
)

_KIND_OF_PHASE: Final = {
    int(FIRST): "first_holder",
    int(LAY): "lay_card",
    int(STONE): "place_stone",
    int(PLANK): "choose_plank",
    int(SPAN): "lay_plank",
    int(LAND): "jump",
}
SEAT_FIELDS: Final = frozenset({"seat", "holder", "dragons", "over", "winners"})


def action_kinds(state: DragonDeltaData) -> list[str]:
    """The kinds of action that the current phase asks for."""
    if state.phase == REMOVE_ONE:
        return ["remove_plank", "remove_stone"]
    return [_KIND_OF_PHASE.get(int(state.phase), "step")]


def describe(state: DragonDeltaData, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    kind = action_kinds(state)[0]
    described: dict[str, object] = {"kind": kind}
    if kind == "first_holder":
        described["seat"] = int(action - SEAT_0)
    elif kind == "lay_card":
        described["card"] = naming.card_name(state, action - CARD_0)
    elif kind == "place_stone":
        described["island"] = state.board.names[VILLAGES + action - ISLAND_0]
    elif kind == "choose_plank":
        described.update(naming.plank_fields(state, action - PLANK_0))
    elif kind == "lay_plank":
        described.update(naming.span_fields(state, action - SPAN_0))
        described.update(naming.plank_fields(state, state.chosen))
    elif kind == "remove_plank":
        if action >= TAKE_STONE_0:
            return {"kind": "remove_stone", "island": state.board.names[VILLAGES + action - TAKE_STONE_0]}
        described.update(naming.laid_plank_fields(state, state.span_of[action - TAKE_PLANK_0]))
    else:
        described.update(naming.place_fields(state, action - PLACE_0))
    return described


def read(state: DragonDeltaData, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    islands = state.board.names[VILLAGES:]
    code: i64 = 0
    if kind == "first_holder":
        code = SEAT_0 + take_number(fields, "seat", 0, int(state.seats) - 1)
    elif kind == "lay_card":
        code = CARD_0 + take_word(fields, "card", card_names(state.board.colours))
    elif kind == "place_stone":
        code = ISLAND_0 + take_word(fields, "island", islands)
    elif kind == "remove_stone":
        code = TAKE_STONE_0 + take_word(fields, "island", islands)
    elif kind == "choose_plank":
        code = PLANK_0 + _read_plank(state, fields)
    elif kind == "lay_plank":
        span = _read_span(state, fields)
        _check_plank(state, fields, state.chosen)
        code = SPAN_0 + span
    elif kind == "remove_plank":
        code = TAKE_PLANK_0 + _read_laid_plank(state, fields)
    elif "village" in fields:
        code = PLACE_0 + take_word(fields, "village", state.board.colours)
    else:
        code = PLACE_0 + VILLAGES + state.span_of[_read_laid_plank(state, fields)]
    nothing_left(fields)
    return code


def _read_plank(state: DragonDeltaData, fields: dict[str, object]) -> i64:
    size: i64 = take_number(fields, "size", 1, SIZES) - 1
    return plank_number(size, take_word(fields, "colour", state.board.colours))


def _read_span(state: DragonDeltaData, fields: dict[str, object]) -> i64:
    """A span by its ends, in either order."""
    one: i64 = take_word(fields, "from", state.board.names)
    other: i64 = take_word(fields, "to", state.board.names)
    span = state.board.span_between(one, other)
    if span == NONE:
        ends: dict[str, object] = {"from": state.board.names[one], "to": state.board.names[other]}
        raise NotationError("no-such-span", ends, state.package)
    return span


def _read_laid_plank(state: DragonDeltaData, fields: dict[str, object]) -> i64:
    """The plank that lies between two supports; its size and colour may be given as well."""
    span = _read_span(state, fields)
    plank = state.plank_on[span]
    if plank == NONE:
        raise IllegalAction("no-plank-there", {**naming.span_fields(state, span), "what": "plank"}, state.package)
    _check_plank(state, fields, plank)
    return plank


def _check_plank(state: DragonDeltaData, fields: dict[str, object], plank: i64) -> None:
    """Size and colour may be left out, but if given they must be right."""
    meant: dict[str, object] = {**naming.plank_fields(state, plank)}
    for name in ("size", "colour"):
        if name in fields and fields.pop(name) != meant[name]:
            raise IllegalAction("another-plank", meant, state.package)
