"""The actions as data that people and programs can read: {"kind": "play", "card": "W1", "player": 2}."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.action_fields import nothing_left, take_number, take_word
from sampan.core.action_kinds import ActionKind, ActionKinds, SeatPart, WordPart
from sampan.core.errors import NotationError
from sampan.core.playable_state import PlayableState
from sampan.games.yin_yang import codes
from sampan.games.yin_yang.codes import COLOUR_0, COLOURS, FACE_0, FACE_NAMES, PASS, PLAY_0, SEAT_0
from sampan.games.yin_yang.state import DRAW, DRAWING, FIRST, GIVE, PLAY, TAKE, TOKEN, YinYangData

SEAT_FIELDS: Final = frozenset({"seat", "player", "giver", "receiver", "first", "second", "winners"})


class PlayKind(ActionKind):
    """Playing a card: what it names besides depends on the card (YN-7)."""

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        assert isinstance(state, YinYangData)
        way = action - PLAY_0
        return {"kind": self.name, "card": FACE_NAMES[state.plays.card[way]], **state.plays.named_fields(way)}

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        assert isinstance(state, YinYangData)
        face: i64 = take_word(fields, "card", FACE_NAMES)
        first, second = _named(state.plays.names_what(face), fields, int(state.seats) - 1)
        nothing_left(fields)
        code = state.plays.code(face, first, second)
        if code < 0:  # only two names for one player have no code (YN-7)
            raise NotationError("same-player", {"card": FACE_NAMES[face]}, state.package)
        return code


def _named(what: i64, fields: dict[str, object], last_seat: int) -> tuple[int, int]:
    """What a card names: one or two players, a colour, or a number of white cards."""
    if what == codes.NOBODY:
        return 0, 0
    if what == codes.CHANGE:
        return take_number(fields, "giver", 0, last_seat), take_number(fields, "receiver", 0, last_seat)
    if what == codes.GIFT:
        giver, receiver = take_number(fields, "giver", 0, last_seat), take_number(fields, "receiver", 0, last_seat)
        return giver, int(codes.gift(receiver, take_word(fields, "colour", COLOURS)))
    if what == codes.PAIR:
        one, other = take_number(fields, "first", 0, last_seat), take_number(fields, "second", 0, last_seat)
        return min(one, other), max(one, other)
    player = take_number(fields, "player", 0, last_seat)
    if what == codes.TOKEN:
        return player, take_word(fields, "colour", COLOURS)
    if what == codes.MIX:
        return player, take_number(fields, "whites", 0, 2)
    return player, 0


_COLOUR: Final = WordPart("colour", COLOURS)
_CARD: Final = WordPart("card", FACE_NAMES)
KINDS: Final = ActionKinds(
    {
        FIRST: [ActionKind("first_player", SEAT_0, SeatPart("seat"))],
        DRAWING: [ActionKind("turn_up", FACE_0, _CARD)],
        TOKEN: [ActionKind("choose_token", COLOUR_0, _COLOUR)],
        DRAW: [ActionKind("draw", COLOUR_0, _COLOUR)],
        PLAY: [ActionKind("pass", PASS), PlayKind("play", PLAY_0)],
        TAKE: [ActionKind("take", COLOUR_0, _COLOUR)],
        GIVE: [ActionKind("give", FACE_0, _CARD)],
    }
)


def action_kinds(state: YinYangData) -> list[str]:
    """The kinds of action that the present phase asks for."""
    return KINDS.names(int(state.phase))


def describe(state: YinYangData, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    return KINDS.describe(state, int(state.phase), int(action))


def read(state: YinYangData, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    return KINDS.read(state, int(state.phase), kind, fields)
