"""The actions as data that people and programs can read: {"kind": "place_tile", "colour": "red", "space": "f7"}."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.description_fields import nothing_left, take_field, take_number, take_word
from sampan.core.errors import IllegalAction, NotationError
from sampan.core.options import shown
from sampan.games.yellow_yangtze.codes import (
    BLACK,
    BLUE,
    COLOUR_0,
    COLOURS,
    COMMIT_0,
    GREEN,
    HAND,
    KINDS,
    LEADER_0,
    MOST_SPACES,
    PAGODA_0,
    PAGODAS,
    PASS,
    PAY_0,
    PER_SIDE,
    RED,
    SEAT_0,
    SIDE_0,
    SPACE_0,
    SUPPLY,
    SUPPORT_0,
    TILE_0,
    WITH_LEADER,
    WITHDRAW_0,
)
from sampan.games.yellow_yangtze.groups import NO_PAGODA
from sampan.games.yellow_yangtze.refusals import Objections
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEFENCE,
    DRAWING,
    FIRST,
    LOSSES,
    MARKET_PICK,
    PAGODA,
    PAY,
    REPLACE,
    SUPPORT,
    TIE,
)

_KINDS_OF_PHASE: Final = {
    int(FIRST): ["first_player"],
    int(DRAWING): ["draw_tile"],
    int(ACT): ["position_leader", "place_tile", "riot", "build_pagoda", "replace", "withdraw_leader", "end_turn"],
    int(PAY): ["pay"],
    int(REPLACE): ["replace", "enough"],
    int(PAGODA): ["build_pagoda", "decline_pagoda"],
    int(MARKET_PICK): ["take_market", "decline_market"],
    int(CHAIN): ["place_tile", "stop_chain"],
    int(ATTACK): ["commit"],
    int(DEFENCE): ["commit"],
    int(SUPPORT): ["support", "stand_aside"],
    int(TIE): ["choose_winner"],
    int(LOSSES): ["lose_tile"],
}
_PASS_KINDS: Final = {"end_turn", "enough", "decline_pagoda", "decline_market", "stop_chain", "stand_aside"}
SEAT_FIELDS: Final = frozenset({"seat", "attacker", "defender", "winner", "loser", "winners", "fighters", "victors"})


def kinds_now(state: Objections) -> list[str]:
    """The kinds of action that the present phase asks for."""
    return list(_KINDS_OF_PHASE[int(state.phase)])


def spell_action(state: Objections, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    kinds = _KINDS_OF_PHASE[int(state.phase)]
    if action == PASS:
        return {"kind": kinds[-1]}
    names = state.board.names
    if action >= PAGODA_0:
        return _spell_pagoda(state, action - PAGODA_0)
    if action >= SPACE_0:
        return {"kind": "lose_tile" if state.phase == LOSSES else "riot", "space": names[action - SPACE_0]}
    if action >= LEADER_0:
        kind = "place_tile" if action >= TILE_0 else "position_leader"
        place = (action - LEADER_0) % (KINDS * MOST_SPACES)
        return {"kind": kind, "colour": COLOURS[place // MOST_SPACES], "space": names[place % MOST_SPACES]}
    if action >= WITHDRAW_0:
        return {"kind": "withdraw_leader", "colour": COLOURS[action - WITHDRAW_0]}
    if action >= SIDE_0:
        return {"kind": "choose_winner", "side": int(action - SIDE_0)}
    if action >= SUPPORT_0:
        given = action - SUPPORT_0
        support: dict[str, object] = {"kind": "support", "side": int(given // PER_SIDE)}
        support["tiles"] = int(given % WITH_LEADER)
        support["leader"] = given % PER_SIDE >= WITH_LEADER
        return support
    if action >= COMMIT_0:
        committed = action - COMMIT_0
        return {"kind": "commit", "tiles": int(committed % WITH_LEADER), "leader": committed >= WITH_LEADER}
    if action > PAY_0:
        return {"kind": "pay", "tiles": int(action - PAY_0)}
    if action >= COLOUR_0:
        return {"kind": "replace" if state.phase == ACT else kinds[0], "colour": COLOURS[action - COLOUR_0]}
    return {"kind": "first_player", "seat": int(action - SEAT_0)}


def _spell_pagoda(state: Objections, way: i64) -> dict[str, object]:
    triangle = way // 3
    source = way % 3
    colour = state.triangle_colour(triangle)
    pagoda: dict[str, object] = {"kind": "build_pagoda", "colour": COLOURS[colour]}
    pagoda["triangle"] = state.board.triangle_names[triangle]
    left = NO_PAGODA if source == SUPPLY else state.pagodas[2 * colour + source - 1]
    pagoda["from"] = None if left == NO_PAGODA else state.board.triangle_names[left]
    return pagoda


def read_action(state: Objections, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    code: i64 = PASS
    if kind in _PASS_KINDS:
        pass
    elif kind == "position_leader":
        code = LEADER_0 + MOST_SPACES * take_word(fields, "colour", COLOURS) + _take_space(state, fields)
    elif kind == "place_tile":
        code = TILE_0 + MOST_SPACES * take_word(fields, "colour", COLOURS) + _take_space(state, fields)
    elif kind == "riot" or kind == "lose_tile":
        code = SPACE_0 + _take_space(state, fields)
    elif kind == "build_pagoda":
        code = _read_pagoda(state, fields)
    elif kind == "withdraw_leader":
        code = WITHDRAW_0 + take_word(fields, "colour", COLOURS)
    elif kind == "pay":
        code = PAY_0 + take_number(fields, "tiles", 1, 2)
    elif kind == "commit":
        code = COMMIT_0 + _take_committed(fields)
    elif kind == "support":
        side = take_number(fields, "side", 0, int(state.sides) - 1)
        code = SUPPORT_0 + PER_SIDE * side + _take_committed(fields)
    elif kind == "choose_winner":
        code = SIDE_0 + take_number(fields, "side", 0, int(state.sides) - 1)
    elif kind == "first_player":
        code = SEAT_0 + take_number(fields, "seat", 0, int(state.seats) - 1)
    else:
        code = COLOUR_0 + take_word(fields, "colour", COLOURS)
    nothing_left(fields)
    return code


def _take_space(state: Objections, fields: dict[str, object]) -> int:
    """The space of that name; a NotationError that says what names look like."""
    value = take_field(fields, "space")
    if not isinstance(value, str) or value not in state.board.number_of:
        raise NotationError("no-such-space", {"value": shown(value), "last": state.board.names[-1]}, state.package)
    return state.board.number_of[value]


def _take_committed(fields: dict[str, object]) -> int:
    tiles = take_number(fields, "tiles", 0, HAND)
    leader = take_field(fields, "leader")
    if not isinstance(leader, bool):
        words = ["true", "false"]
        raise NotationError("field-word", {"field": "leader", "value": shown(leader), "words": words})
    return tiles + (WITH_LEADER if leader else 0)


def _read_pagoda(state: Objections, fields: dict[str, object]) -> i64:
    """The colour is that of the triangle, so it may be left out; so may the source if it is the supply."""
    triangle = _triangle(state, take_field(fields, "triangle"))
    code: i64 = PAGODA_0 + 3 * triangle
    colour = state.triangle_colour(triangle)
    if "colour" in fields and take_word(fields, "colour", COLOURS) != colour:
        raise IllegalAction("no-triangle", {"triangle": state.board.triangle_names[triangle]}, state.package)
    source = fields.pop("from", None)
    if source is None:
        return code + SUPPLY
    stands = _triangle(state, source)
    if colour < KINDS:
        for place in range(PAGODAS[colour]):
            if state.pagodas[2 * colour + place] == stands:
                return code + 1 + place
    raise IllegalAction("no-pagoda-there", {"triangle": state.board.triangle_names[stands]}, state.package)


def _triangle(state: Objections, value: object) -> int:
    """A triangle by its three spaces, in any order."""
    if isinstance(value, str):
        corners = value.split("-")
        if len(corners) == 3 and all([corner in state.board.number_of for corner in corners]):
            corners.sort(key=lambda corner: state.board.number_of[corner])
            name = "-".join(corners)
            if name in state.board.triangle_of:
                return state.board.triangle_of[name]
    raise NotationError("no-such-triangle", {"value": shown(value)}, state.package)


def blocked_now(state: Objections) -> list[IllegalAction]:
    """Which of the five actions are impossible now, and why; in conflicts and chains, that there is nothing to give."""
    turn = KINDS * state.turn
    if state.phase == CHAIN and state.hands[turn + BLUE] == 0:
        return [_blocked(state, "place_tile", "chain-no-farmer")]
    if state.phase in (ATTACK, DEFENCE) and state.hands[KINDS * state.actor + BLACK] == 0:
        return [] if state.is_home(state.actor, BLACK) else [_blocked(state, "commit", "no-governor-to-commit")]
    if state.phase == SUPPORT and state.hands[KINDS * state.actor + RED] == 0:
        return [] if state.is_home(state.actor, RED) else [_blocked(state, "support", "no-soldier-to-commit")]
    if state.phase != ACT:
        return []
    refusals: list[IllegalAction] = []
    legal = state.legal()
    if not [code for code in legal if WITHDRAW_0 <= code < TILE_0]:
        refusals.append(_blocked(state, "position_leader", "no-spot"))
    if not [code for code in legal if TILE_0 <= code < SPACE_0]:
        refusals.append(_blocked(state, "place_tile", "no-space" if state.hand_size[state.turn] else "hand-empty"))
    if not state.can_pay(BLUE):
        refusals.append(_blocked(state, "riot", "riot-too-few"))
    elif state.tiles == 0:
        refusals.append(_blocked(state, "riot", "no-tile-anywhere"))
    if not [triangle for triangle in state.complete if state.is_free(triangle)]:
        refusals.append(_blocked(state, "build_pagoda", "no-free-triangle"))
    elif not state.can_pay(GREEN):
        refusals.append(_blocked(state, "build_pagoda", "pagoda-too-few"))
    if state.hand_size[state.turn] == 0:
        refusals.append(_blocked(state, "replace", "hand-empty"))
    return refusals


def _blocked(state: Objections, kind: str, reason: str) -> IllegalAction:
    refusal = state.refusal(PASS, reason)
    refusal.fields["kind"] = kind
    return refusal
