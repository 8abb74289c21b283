"""Actions as JSON: {"kind": "lay_plank", "from": "white", "to": "14", …}, written and read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.action_fields import nothing_left, take_number, take_word
from sampan.core.action_kinds import ActionKind, ActionKinds, ActionPart, SeatPart
from sampan.core.errors import IllegalAction, NotationError
from sampan.core.playable_state import PlayableState
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
    SECOND_STEP,
    SPAN,
    STEP,
    STONE,
    DragonDeltaData,
)

SEAT_FIELDS: Final = frozenset({"seat", "holder", "dragons", "rival", "over", "winners"})


class CardPart(ActionPart):
    """A card; the names of dragons depend on the board's colours."""

    def write(self, state: PlayableState, digit: int) -> object:
        return naming.card_name(_data(state), digit)

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        return take_word(fields, self.name, card_names(_data(state).board.colours))


class IslandPart(ActionPart):
    """An island by its name on the board."""

    def write(self, state: PlayableState, digit: int) -> object:
        return _data(state).board.names[VILLAGES + digit]

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        return take_word(fields, self.name, _data(state).board.names[VILLAGES:])


class ChoosePlankKind(ActionKind):
    """A plank of the stock, by size and colour."""

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        return {"kind": self.name, **naming.plank_fields(_data(state), action - self.first)}

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        size = take_number(fields, "size", 1, SIZES) - 1
        plank = plank_number(size, take_word(fields, "colour", _data(state).board.colours))
        nothing_left(fields)
        return self.first + plank


class LayPlankKind(ActionKind):
    """A span for the plank that was chosen, which may be named as well."""

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        data = _data(state)
        plank = naming.plank_fields(data, data.chosen)
        return {"kind": self.name, **naming.span_fields(data, action - self.first), **plank}

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        data = _data(state)
        span = _read_span(data, fields)
        _check_plank(data, fields, data.chosen)
        nothing_left(fields)
        return self.first + span


class RemovePlankKind(ActionKind):
    """A plank that lies on the board."""

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        data = _data(state)
        return {"kind": self.name, **naming.laid_plank_fields(data, data.span_of[action - self.first])}

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        plank = _read_laid_plank(_data(state), fields)
        nothing_left(fields)
        return self.first + plank


class PlaceKind(ActionKind):
    """A place for the pawn: a village, or a plank on the board."""

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        return {"kind": self.name, **naming.place_fields(_data(state), action - self.first)}

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        data = _data(state)
        if "village" in fields:
            place: i64 = take_word(fields, "village", data.board.colours)
        else:
            place = VILLAGES + data.span_of[_read_laid_plank(data, fields)]
        nothing_left(fields)
        return self.first + place


_ISLAND: Final = IslandPart("island", 0)
KINDS: Final = ActionKinds(
    {
        FIRST: [ActionKind("first_holder", SEAT_0, SeatPart("seat"))],
        LAY: [ActionKind("lay_card", CARD_0, CardPart("card", 0))],
        STONE: [ActionKind("place_stone", ISLAND_0, _ISLAND)],
        PLANK: [ChoosePlankKind("choose_plank", PLANK_0)],
        SPAN: [LayPlankKind("lay_plank", SPAN_0)],
        REMOVE_ONE: [RemovePlankKind("remove_plank", TAKE_PLANK_0), ActionKind("remove_stone", TAKE_STONE_0, _ISLAND)],
        STEP: [PlaceKind("step", PLACE_0)],
        SECOND_STEP: [PlaceKind("step", PLACE_0)],
        LAND: [PlaceKind("jump", PLACE_0)],
    }
)


def action_kinds(state: DragonDeltaData) -> list[str]:
    """The kinds of action that the current phase asks for."""
    return KINDS.names(int(state.phase))


def describe(state: DragonDeltaData, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    return KINDS.describe(state, int(state.phase), int(action))


def read(state: DragonDeltaData, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    return KINDS.read(state, int(state.phase), kind, fields)


def _data(state: PlayableState) -> DragonDeltaData:
    assert isinstance(state, DragonDeltaData)
    return state


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
