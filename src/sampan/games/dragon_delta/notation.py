"""The actions as data that people and programs can read: {"kind": "lay_plank", "from": "white", "to": "14", …}."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.description_fields import nothing_left, take_number, take_word
from sampan.core.errors import IllegalAction, NotationError
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import (
    CARD_0,
    ISLAND_0,
    PLACE_0,
    PLANK_0,
    PLANKS,
    SEAT_0,
    SPAN_0,
    TAKE_PLANK_0,
    TAKE_STONE_0,
    card_names,
)
from sampan.games.dragon_delta.rules import DragonDeltaState
from sampan.games.dragon_delta.state import (
    FIRST,
    LAND,
    LAY,
    NONE,
    PLANK,
    REMOVE_ONE,
    SPAN,
    STONE,
    plank_number,
)
from sampan.games.dragon_delta.walking import is_free, neighbours

_KIND_OF_PHASE: Final = {
    int(FIRST): "first_holder",
    int(LAY): "lay_card",
    int(STONE): "place_stone",
    int(PLANK): "choose_plank",
    int(SPAN): "lay_plank",
    int(LAND): "jump",
}
_NEAR: Final = zeros(8)
SEAT_FIELDS: Final = frozenset({"seat", "holder", "dragons", "over", "winners"})


def kinds_now(state: DragonDeltaState) -> list[str]:
    """The kinds of action that the present phase asks for."""
    if state.phase == REMOVE_ONE:
        return ["remove_plank", "remove_stone"]
    return [_KIND_OF_PHASE.get(int(state.phase), "step")]


def spell_action(state: DragonDeltaState, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    kind = kinds_now(state)[0]
    described: dict[str, object] = {"kind": kind}
    if kind == "first_holder":
        described["seat"] = int(action - SEAT_0)
    elif kind == "lay_card":
        described["card"] = state.card_name(action - CARD_0)
    elif kind == "place_stone":
        described["island"] = state.delta.names[VILLAGES + action - ISLAND_0]
    elif kind == "choose_plank":
        described.update(state.plank_fields(action - PLANK_0))
    elif kind == "lay_plank":
        described.update(state.span_fields(action - SPAN_0))
        described.update(state.plank_fields(state.chosen))
    elif kind == "remove_plank":
        if action >= TAKE_STONE_0:
            return {"kind": "remove_stone", "island": state.delta.names[VILLAGES + action - TAKE_STONE_0]}
        described.update(state.place_fields(VILLAGES + state.span_of[action - TAKE_PLANK_0]))
    else:
        described.update(state.place_fields(action - PLACE_0))
    return described


def read_action(state: DragonDeltaState, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    islands = state.delta.names[VILLAGES:]
    code: i64 = 0
    if kind == "first_holder":
        code = SEAT_0 + take_number(fields, "seat", 0, int(state.seats) - 1)
    elif kind == "lay_card":
        code = CARD_0 + take_word(fields, "card", card_names(state.delta.colours))
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
        code = PLACE_0 + take_word(fields, "village", state.delta.colours)
    else:
        code = PLACE_0 + VILLAGES + state.span_of[_read_laid_plank(state, fields)]
    nothing_left(fields)
    return code


def _read_plank(state: DragonDeltaState, fields: dict[str, object]) -> i64:
    size: i64 = take_number(fields, "size", 1, SIZES) - 1
    return plank_number(size, take_word(fields, "colour", state.delta.colours))


def _read_span(state: DragonDeltaState, fields: dict[str, object]) -> i64:
    """A span by its ends, in either order."""
    one: i64 = take_word(fields, "from", state.delta.names)
    other: i64 = take_word(fields, "to", state.delta.names)
    span = state.delta.span_between(one, other)
    if span == NONE:
        ends: dict[str, object] = {"from": state.delta.names[one], "to": state.delta.names[other]}
        raise NotationError("no-such-span", ends, state.package)
    return span


def _read_laid_plank(state: DragonDeltaState, fields: dict[str, object]) -> i64:
    """The plank that lies between two supports; its size and colour may be said as well."""
    span = _read_span(state, fields)
    plank = state.plank_on[span]
    if plank == NONE:
        raise IllegalAction("no-plank-there", {**state.span_fields(span), "what": "plank"}, state.package)
    _check_plank(state, fields, plank)
    return plank


def _check_plank(state: DragonDeltaState, fields: dict[str, object], plank: i64) -> None:
    """Size and colour go without saying, but what is said must be true."""
    meant = state.plank_fields(plank)
    for name in ("size", "colour"):
        if name in fields and fields.pop(name) != meant[name]:
            raise IllegalAction("another-plank", meant, state.package)


def blocked_now(state: DragonDeltaState) -> list[IllegalAction]:
    """What the actor may look for in vain: cards, islands, planks, spans and places, each with its reason."""
    refusals: list[IllegalAction] = []
    for action in _expected(state):
        reason = state.why_illegal(action)
        if reason:
            refusals.append(state.refusal(action, reason))
    return refusals


def _expected(state: DragonDeltaState) -> list[i64]:
    delta = state.delta
    codes: list[i64] = []
    if state.phase == LAY:
        for card in range(cards.CARDS):
            if (state.hand[state.actor] >> card) & 1:
                codes.append(CARD_0 + card)
    elif state.phase == STONE:
        for island in range(delta.islands):
            codes.append(ISLAND_0 + island)
    elif state.phase == PLANK:
        for size in range(SIZES):
            if state.stock[state.actor * SIZES + size] == NONE:
                codes.append(PLANK_0 + plank_number(size, state.home[state.actor]))
    elif state.phase == SPAN:
        size = state.chosen // VILLAGES
        for index in range(delta.sized_from[size], delta.sized_from[size + 1]):
            codes.append(SPAN_0 + delta.sized[index])
    elif state.phase == REMOVE_ONE:
        for plank in range(PLANKS):
            if state.span_of[plank] != NONE:
                codes.append(TAKE_PLANK_0 + plank)
        for island in range(delta.islands):
            if state.stands(VILLAGES + island):
                codes.append(TAKE_STONE_0 + island)
    elif state.phase != FIRST:
        for place in _around(state):
            codes.append(PLACE_0 + place)
    return codes


def _around(state: DragonDeltaState) -> list[i64]:
    """The places one step away; for a jump, those one step away from an occupied plank beside the pawn."""
    count = neighbours(state, state.place[state.actor], _NEAR)
    near = [_NEAR[index] for index in range(count)]
    if state.phase != LAND:
        return sorted(near)
    beyond: set[i64] = set()
    for place in near:
        if not is_free(state, place):
            count = neighbours(state, place, _NEAR)
            beyond.update([_NEAR[index] for index in range(count)])
    beyond.discard(state.place[state.actor])
    return sorted(beyond)
