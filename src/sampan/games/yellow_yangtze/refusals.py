"""Why an action is not legal, and which kinds of action are impossible now (YY-7 to YY-29)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.errors import IllegalAction
from sampan.games.yellow_yangtze.codes import (
    BLACK,
    BLUE,
    COLOUR_0,
    COLOURS,
    COMMIT_0,
    EMPTY,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SIDES,
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
from sampan.games.yellow_yangtze.leader_bans import may_stand
from sampan.games.yellow_yangtze.legality import can_pay, continues, is_offered, losable
from sampan.games.yellow_yangtze.pagodas import is_free, supply, triangle_colour
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
    SUPPORT,
    TIE,
    YellowYangtzeData,
)
from sampan.games.yellow_yangtze.war import is_tied


def why_illegal(state: YellowYangtzeData, action: i64) -> str:
    """Why the action is not legal now; empty if it is."""
    if state.phase == ACT:
        return _why_not_act(state, action)
    if state.phase == DRAWING:
        colour = action - COLOUR_0
        if not 0 <= colour < KINDS:
            return "not-asked"
        return "" if state.bag[colour] > 0 else "not-in-bag"
    if state.phase == FIRST:
        return "" if SEAT_0 <= action < SEAT_0 + state.seats else "not-asked"
    if state.phase == PAY:
        tiles = action - PAY_0
        if not 1 <= tiles <= 2:
            return "not-asked"
        return "" if state.hands[KINDS * state.turn + state.paying] >= tiles else "pay-too-few"
    if state.phase == ATTACK or state.phase == DEFENCE:
        return _why_not_commit(state, action)
    if state.phase == SUPPORT:
        return _why_not_support(state, action)
    if state.phase == TIE:
        side = action - SIDE_0
        if not 0 <= side < state.sides:
            return "not-asked"
        return "" if is_tied(state, side) else "not-tied"
    if state.phase == LOSSES:
        space = action - SPACE_0
        if not 0 <= space < state.spaces:
            return "not-asked"
        return "" if losable(state, space) else "not-losable"
    if action == PASS:
        return ""
    return _why_not_next(state, action)


def _why_not_next(state: YellowYangtzeData, action: i64) -> str:
    """What may follow in the same action: a pagoda, a market tile, a farmer, more tiles to replace."""
    if state.phase == PAGODA:
        return _why_not_pagoda(state, action - PAGODA_0)
    if state.phase == CHAIN:
        space = action - TILE_0 - MOST_SPACES * BLUE
        if not 0 <= space < state.spaces:
            return "not-asked"
        if state.hands[KINDS * state.turn + BLUE] == 0:
            return "not-in-hand"
        return "" if continues(state, space) else "not-in-chain"
    colour = action - COLOUR_0
    if not 0 <= colour < KINDS:
        return "not-asked"
    if state.phase == MARKET_PICK:
        return "" if state.market[colour] > 0 else "not-in-market"
    return "" if state.hands[KINDS * state.turn + colour] > 0 else "not-in-hand"


def _why_not_commit(state: YellowYangtzeData, action: i64) -> str:
    committed = action - COMMIT_0
    if not 0 <= committed < 2 * WITH_LEADER:
        return "not-asked"
    if committed % WITH_LEADER > state.hands[KINDS * state.actor + BLACK]:
        return "too-few-to-commit"
    if committed >= WITH_LEADER and not state.is_home(state.actor, BLACK):
        return "leader-away"
    return ""


def _why_not_support(state: YellowYangtzeData, action: i64) -> str:
    if action == PASS:
        return ""
    given = action - SUPPORT_0
    if not 0 <= given < MOST_SIDES * PER_SIDE or given // PER_SIDE >= state.sides:
        return "not-asked"
    if given % PER_SIDE == 0:
        return "nothing-committed"
    if given % WITH_LEADER > state.hands[KINDS * state.actor + RED]:
        return "too-few-to-commit"
    if given % PER_SIDE >= WITH_LEADER and not state.is_home(state.actor, RED):
        return "leader-away"
    return ""


def _why_not_act(state: YellowYangtzeData, action: i64) -> str:
    seat = state.turn
    if action == PASS:
        return ""
    if COLOUR_0 <= action < COLOUR_0 + KINDS:
        return "" if state.hands[KINDS * seat + action - COLOUR_0] > 0 else "not-in-hand"
    if WITHDRAW_0 <= action < LEADER_0:
        return "leader-home" if state.is_home(seat, action - WITHDRAW_0) else ""
    if LEADER_0 <= action < TILE_0:
        return _why_not_leader(state, (action - LEADER_0) // MOST_SPACES, (action - LEADER_0) % MOST_SPACES)
    if TILE_0 <= action < SPACE_0:
        return _why_not_tile(state, (action - TILE_0) // MOST_SPACES, (action - TILE_0) % MOST_SPACES)
    if SPACE_0 <= action < SPACE_0 + state.spaces:
        if not can_pay(state, BLUE):
            return "riot-too-few"
        return "" if state.pieces[action - SPACE_0] < EMPTY else "no-tile-there"
    if action >= PAGODA_0 and not can_pay(state, GREEN):
        return "pagoda-too-few" if action < PAGODA_0 + 3 * state.board.triangles else "not-asked"
    return _why_not_pagoda(state, action - PAGODA_0)


def _why_not_leader(state: YellowYangtzeData, colour: i64, space: i64) -> str:
    if space >= state.spaces:
        return "not-asked"
    if state.leaders[KINDS * state.turn + colour] == space:
        return "leader-stays"
    if state.river[space]:
        return "leader-river"
    if state.pieces[space] != EMPTY:
        return "space-taken"
    if state.governors[space] == 0:
        return "no-governor"
    return "" if may_stand(state, state.turn, colour, space) else "leader-unites"


def _why_not_tile(state: YellowYangtzeData, colour: i64, space: i64) -> str:
    if space >= state.spaces:
        return "not-asked"
    if state.hands[KINDS * state.turn + colour] == 0:
        return "not-in-hand"
    if state.pieces[space] != EMPTY:
        return "space-taken"
    if colour == BLUE:
        return "" if state.river[space] else "farmer-on-land"
    return "tile-on-river" if state.river[space] else ""


def _why_not_pagoda(state: YellowYangtzeData, way: i64) -> str:
    if not 0 <= way < 3 * state.board.triangles:
        return "not-asked"
    triangle = way // 3
    source = way % 3
    is_complete = False
    for index in range(len(state.complete)):
        if state.complete[index] == triangle:
            is_complete = True
    if not is_complete:
        return "no-triangle"
    if not is_free(state, triangle):
        return "triangle-covered"
    if not is_offered(state, triangle):
        return "triangle-elsewhere"
    colour = triangle_colour(state, triangle)
    if supply(state, colour) > 0:
        return "" if source == SUPPLY else "pagoda-from-supply"
    return "" if 1 <= source <= PAGODAS[colour] else "no-pagoda-left"


def refusal(state: YellowYangtzeData, action: i64, reason: str) -> IllegalAction:
    """The refusal with what it is about."""
    fields: dict[str, object] = {"action": int(action), "colour": "", "space": "", "triangle": ""}
    fields["seat"] = int(state.actor)
    if COLOUR_0 <= action < COLOUR_0 + KINDS:
        fields["colour"] = COLOURS[action - COLOUR_0]
    elif WITHDRAW_0 <= action < LEADER_0:
        fields["colour"] = COLOURS[action - WITHDRAW_0]
    elif LEADER_0 <= action < SPACE_0:
        place = (action - LEADER_0) % (MOST_SPACES * KINDS)
        fields["colour"] = COLOURS[place // MOST_SPACES]
        if place % MOST_SPACES < state.spaces:
            fields["space"] = state.board.names[place % MOST_SPACES]
    elif SPACE_0 <= action < SPACE_0 + state.spaces:
        fields["space"] = state.board.names[action - SPACE_0]
    elif PAGODA_0 <= action < PAGODA_0 + 3 * state.board.triangles:
        fields["triangle"] = state.board.triangle_names[(action - PAGODA_0) // 3]
    elif state.phase == PAY:
        fields["colour"] = COLOURS[state.paying]
    elif state.phase in (ATTACK, DEFENCE, SUPPORT):
        fields["colour"] = COLOURS[RED if state.phase == SUPPORT else BLACK]
    return IllegalAction(reason, fields, state.package)


def blocked(state: YellowYangtzeData) -> list[IllegalAction]:
    """Which of the five actions are impossible now, and why; in a conflict or chain, that there is no tile for it."""
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
    if not can_pay(state, BLUE):
        refusals.append(_blocked(state, "riot", "riot-too-few"))
    elif state.tiles == 0:
        refusals.append(_blocked(state, "riot", "no-tile-anywhere"))
    if not [triangle for triangle in state.complete if is_free(state, triangle)]:
        refusals.append(_blocked(state, "build_pagoda", "no-free-triangle"))
    elif not can_pay(state, GREEN):
        refusals.append(_blocked(state, "build_pagoda", "pagoda-too-few"))
    if state.hand_size[state.turn] == 0:
        refusals.append(_blocked(state, "replace", "hand-empty"))
    return refusals


def _blocked(state: YellowYangtzeData, kind: str, reason: str) -> IllegalAction:
    impossible = refusal(state, PASS, reason)
    impossible.fields["kind"] = kind
    return impossible
