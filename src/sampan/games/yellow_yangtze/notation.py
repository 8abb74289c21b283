"""The actions as data that people and programs can read: {"kind": "place_tile", "colour": "red", "space": "f7"}."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.action_fields import nothing_left, take_field, take_number
from sampan.core.action_kinds import ActionKind, ActionKinds, ActionPart, FlagPart, NumberPart, SeatPart, WordPart
from sampan.core.errors import IllegalAction, NotationError
from sampan.core.options import shown
from sampan.core.playable_state import PlayableState
from sampan.games.yellow_yangtze.codes import (
    COLOUR_0,
    COLOURS,
    COMMIT_0,
    HAND,
    KINDS,
    LEADER_0,
    MOST_SIDES,
    MOST_SPACES,
    PAGODA_0,
    PAGODAS,
    PASS,
    PAY_0,
    PER_SIDE,
    SEAT_0,
    SIDE_0,
    SPACE_0,
    SUPPLY,
    SUPPORT_0,
    TILE_0,
    WITH_LEADER,
    WITHDRAW_0,
)
from sampan.games.yellow_yangtze.pagodas import triangle_colour
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEFENCE,
    DRAWING,
    FIRST,
    LOSSES,
    MARKET_PICK,
    NO_PAGODA,
    PAGODA,
    PAY,
    REPLACE,
    SUPPORT,
    TIE,
    YellowYangtzeData,
)

SEAT_FIELDS: Final = frozenset({"seat", "attacker", "defender", "winner", "loser", "winners", "fighters", "victors"})


class SpacePart(ActionPart):
    """The name of a space."""

    def __init__(self, name: str) -> None:
        super().__init__(name, MOST_SPACES)

    def write(self, state: PlayableState, digit: int) -> object:
        assert isinstance(state, YellowYangtzeData)
        return state.board.names[digit]

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        assert isinstance(state, YellowYangtzeData)
        value = take_field(fields, self.name)
        if not isinstance(value, str) or value not in state.board.number_of:
            raise NotationError("no-such-space", {"value": shown(value), "last": state.board.names[-1]}, state.package)
        return state.board.number_of[value]


class SidePart(ActionPart):
    """The number of a side of the war."""

    def __init__(self, name: str) -> None:
        super().__init__(name, MOST_SIDES)

    def write(self, state: PlayableState, digit: int) -> object:
        return digit

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        assert isinstance(state, YellowYangtzeData)
        return take_number(fields, self.name, 0, int(state.sides) - 1)


class CommitKind(ActionKind):
    """Committing tiles, and perhaps the leader: a code counts the tiles single, a description names them first."""

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        side, committed = divmod(action - self.first, PER_SIDE)
        leader, tiles = divmod(committed, WITH_LEADER)
        return super().describe(state, self.first + PER_SIDE * side + 2 * tiles + leader)

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        side, committed = divmod(super().read(state, fields) - self.first, PER_SIDE)
        tiles, leader = divmod(committed, 2)
        return self.first + PER_SIDE * side + WITH_LEADER * leader + tiles


class PagodaKind(ActionKind):
    """Setting a pagoda: its triangle says of which colour, and where it comes from depends on the supply (YY-17)."""

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        assert isinstance(state, YellowYangtzeData)
        triangle, source = divmod(action - self.first, 3)
        colour = triangle_colour(state, triangle)
        left = NO_PAGODA if source == SUPPLY else state.pagodas[2 * colour + source - 1]
        return {
            "kind": self.name,
            "colour": COLOURS[colour],
            "triangle": state.board.triangle_names[triangle],
            "from": None if left == NO_PAGODA else state.board.triangle_names[left],
        }

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        """The colour is that of the triangle, so it may be left out; so may the source if it is the supply."""
        assert isinstance(state, YellowYangtzeData)
        triangle = _triangle(state, take_field(fields, "triangle"))
        colour = triangle_colour(state, triangle)
        if "colour" in fields and _COLOUR.take(state, fields) != colour:
            raise IllegalAction("no-triangle", {"triangle": state.board.triangle_names[triangle]}, state.package)
        source = _source(state, colour, fields.pop("from", None))
        nothing_left(fields)
        return self.first + 3 * triangle + source


def _source(state: YellowYangtzeData, colour: i64, name: object) -> int:
    """Where a pagoda of the colour is taken from: the supply, or the triangle of that name."""
    if name is None:
        return SUPPLY
    stands = _triangle(state, name)
    if colour < KINDS:
        for place in range(int(PAGODAS[colour])):
            if state.pagodas[2 * colour + place] == stands:
                return 1 + place
    raise IllegalAction("no-pagoda-there", {"triangle": state.board.triangle_names[stands]}, state.package)


def _triangle(state: YellowYangtzeData, value: object) -> int:
    """A triangle by its three spaces, in any order."""
    if isinstance(value, str):
        corners = value.split("-")
        if len(corners) == 3 and all([corner in state.board.number_of for corner in corners]):
            corners.sort(key=lambda corner: state.board.number_of[corner])
            name = "-".join(corners)
            if name in state.board.triangle_of:
                return state.board.triangle_of[name]
    raise NotationError("no-such-triangle", {"value": shown(value)}, state.package)


_COLOUR: Final = WordPart("colour", list(COLOURS))
_SPACE: Final = SpacePart("space")
_SIDE: Final = SidePart("side")
_TILES: Final = NumberPart("tiles", 0, HAND)
_LEADER: Final = FlagPart("leader")
_PLACE_TILE: Final = ActionKind("place_tile", TILE_0, _COLOUR, _SPACE)
_BUILD_PAGODA: Final = PagodaKind("build_pagoda", PAGODA_0)
_REPLACE: Final = ActionKind("replace", COLOUR_0, _COLOUR)
_COMMIT: Final = CommitKind("commit", COMMIT_0, _TILES, _LEADER)
KINDS_BY_PHASE: Final = ActionKinds(
    {
        FIRST: [ActionKind("first_player", SEAT_0, SeatPart("seat"))],
        DRAWING: [ActionKind("draw_tile", COLOUR_0, _COLOUR)],
        ACT: [
            ActionKind("position_leader", LEADER_0, _COLOUR, _SPACE),
            _PLACE_TILE,
            ActionKind("riot", SPACE_0, _SPACE),
            _BUILD_PAGODA,
            _REPLACE,
            ActionKind("withdraw_leader", WITHDRAW_0, _COLOUR),
            ActionKind("end_turn", PASS),
        ],
        PAY: [ActionKind("pay", PAY_0 + 1, NumberPart("tiles", 1, 2))],
        REPLACE: [_REPLACE, ActionKind("enough", PASS)],
        PAGODA: [_BUILD_PAGODA, ActionKind("decline_pagoda", PASS)],
        MARKET_PICK: [ActionKind("take_market", COLOUR_0, _COLOUR), ActionKind("decline_market", PASS)],
        CHAIN: [_PLACE_TILE, ActionKind("stop_chain", PASS)],
        ATTACK: [_COMMIT],
        DEFENCE: [_COMMIT],
        SUPPORT: [
            CommitKind("support", SUPPORT_0, _SIDE, _TILES, _LEADER),
            ActionKind("stand_aside", PASS),
        ],
        TIE: [ActionKind("choose_winner", SIDE_0, _SIDE)],
        LOSSES: [ActionKind("lose_tile", SPACE_0, _SPACE)],
    }
)


def action_kinds(state: YellowYangtzeData) -> list[str]:
    """The kinds of action that the present phase asks for."""
    return KINDS_BY_PHASE.names(int(state.phase))


def describe(state: YellowYangtzeData, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    return KINDS_BY_PHASE.describe(state, int(state.phase), int(action))


def read(state: YellowYangtzeData, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    return KINDS_BY_PHASE.read(state, int(state.phase), kind, fields)
