"""The actions as data that people and programs can read: {"kind": "play", "card": "W1", "player": 2}."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.errors import NotationError
from sampan.core.notation import nothing_left, take_number, take_word
from sampan.games.yin_yang import codes
from sampan.games.yin_yang.codes import COLOUR_0, COLOURS, FACE_0, FACE_NAMES, PLAY_0, SEAT_0
from sampan.games.yin_yang.state import DRAW, DRAWING, FIRST, GIVE, PLAY, TAKE, TOKEN, YinYangData

_KIND_OF_PHASE: Final = {
    int(FIRST): "first_player",
    int(DRAWING): "turn_up",
    int(TOKEN): "choose_token",
    int(DRAW): "draw",
    int(TAKE): "take",
    int(GIVE): "give",
}
SEAT_FIELDS: Final = frozenset({"seat", "player", "giver", "receiver", "first", "second", "winners"})


def action_kinds(state: YinYangData) -> list[str]:
    """The kinds of action that the present phase asks for."""
    return ["pass", "play"] if state.phase == PLAY else [_KIND_OF_PHASE[int(state.phase)]]


def describe(state: YinYangData, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    if state.phase == PLAY:
        if action == codes.PASS:
            return {"kind": "pass"}
        way = action - PLAY_0
        played: dict[str, object] = {"kind": "play", "card": FACE_NAMES[state.plays.card[way]]}
        played.update(state.plays.named_fields(way))
        return played
    kind = _KIND_OF_PHASE[int(state.phase)]
    if state.phase == FIRST:
        return {"kind": kind, "seat": int(action - SEAT_0)}
    if state.phase == DRAWING or state.phase == GIVE:
        return {"kind": kind, "card": FACE_NAMES[action - FACE_0]}
    return {"kind": kind, "colour": COLOURS[action - COLOUR_0]}


def read(state: YinYangData, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    last_seat = int(state.seats) - 1
    code: i64 = codes.PASS
    if kind == "play":
        code = _read_play(state, fields, last_seat)
    elif kind == "first_player":
        code = SEAT_0 + take_number(fields, "seat", 0, last_seat)
    elif kind == "turn_up" or kind == "give":
        code = FACE_0 + take_word(fields, "card", FACE_NAMES)
    elif kind != "pass":
        code = COLOUR_0 + take_word(fields, "colour", COLOURS)
    nothing_left(fields)
    return code


def _read_play(state: YinYangData, fields: dict[str, object], last_seat: int) -> i64:
    face: i64 = take_word(fields, "card", FACE_NAMES)
    what = state.plays.names_what(face)
    first = 0
    second = 0
    if what == codes.CHANGE:
        first = take_number(fields, "giver", 0, last_seat)
        second = take_number(fields, "receiver", 0, last_seat)
    elif what == codes.PAIR:
        one = take_number(fields, "first", 0, last_seat)
        other = take_number(fields, "second", 0, last_seat)
        first = min(one, other)
        second = max(one, other)
    elif what != codes.NOBODY:
        first = take_number(fields, "player", 0, last_seat)
        if what == codes.TOKEN:
            second = take_word(fields, "colour", COLOURS)
        elif what == codes.MIX:
            second = take_number(fields, "whites", 0, 2)
    code = state.plays.code(face, first, second)
    if code < 0:  # only two names for one player have no code (YN-7)
        raise NotationError("same-player", {"card": FACE_NAMES[face]}, state.package)
    return code
