"""The set-up, and what every action does (YY-3 to YY-29)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import (
    BLACK,
    BLUE,
    COLOUR_0,
    COLOURS,
    COMMIT_0,
    GREEN,
    KINDS,
    LEADER_0,
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
from sampan.games.yellow_yangtze.groups import link, ruler
from sampan.games.yellow_yangtze.leader_bans import clash, states_near
from sampan.games.yellow_yangtze.legality import has_free_water, is_offered
from sampan.games.yellow_yangtze.pagodas import lift_pagoda, set_pagoda, triangle_colour
from sampan.games.yellow_yangtze.placement import lay_tile, put_leader, put_tile, remove_leader, send_home, tear_down
from sampan.games.yellow_yangtze.revolt import begin_revolt, commit
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEFENCE,
    DRAWING,
    FIRST,
    HOME,
    LOSSES,
    MARKET_PICK,
    NOBODY,
    PAGODA,
    PAY,
    REPLACE,
    REPLACING,
    TIE,
    YellowYangtzeData,
)
from sampan.games.yellow_yangtze.turn import draw, draw_next, end_action, end_turn, set_first
from sampan.games.yellow_yangtze.war import answer, begin_war, lose_tile, win


def set_up(state: YellowYangtzeData) -> None:
    """Put a governor on each capital, the rest in the bag; if the first player is known, begin to deal (YY-3, YY-4)."""
    for capital in state.board.capitals:
        put_tile(state, capital, BLACK)
        state.bag[BLACK] -= 1
        state.bag_size -= 1
    first = state.options["first_player"]
    if isinstance(first, int):
        set_first(state, first)


def apply_action(state: YellowYangtzeData, action: i64) -> None:
    """Carry out a legal action."""
    phase = state.phase
    if phase == ACT:
        _act(state, action)
    elif phase == DRAWING:
        draw(state, action - COLOUR_0)
    elif phase == PAGODA:
        _answer_pagoda(state, action)
    elif phase == MARKET_PICK:
        _answer_market(state, action)
    elif phase == CHAIN:
        _answer_chain(state, action)
    elif phase == PAY:
        _pay(state, action - PAY_0)
    elif phase == REPLACE:
        _answer_replace(state, action)
    elif phase == ATTACK or phase == DEFENCE:
        committed = action - COMMIT_0
        if commit(state, committed % WITH_LEADER, committed // WITH_LEADER):
            end_action(state)
    elif phase == FIRST:
        set_first(state, action - SEAT_0)
    elif _fight(state, action):
        _end_war(state)


def _act(state: YellowYangtzeData, action: i64) -> None:
    """One of the five actions, or the end of the turn (YY-6)."""
    if action == PASS:
        state.actions_left = 0
        end_turn(state)
        return
    state.actions_left -= 1
    if action >= PAGODA_0:
        _set_pagoda(state, action - PAGODA_0)
        _demand_payment(state, GREEN, state.is_home(state.turn, GREEN))
    elif action >= SPACE_0:
        _riot(state, action - SPACE_0)
    elif action >= TILE_0:
        _place_tile(state, (action - TILE_0) // MOST_SPACES, (action - TILE_0) % MOST_SPACES)
    elif action >= LEADER_0:
        _position_leader(state, (action - LEADER_0) // MOST_SPACES, (action - LEADER_0) % MOST_SPACES)
    elif action >= WITHDRAW_0:
        _withdraw_leader(state, action - WITHDRAW_0)
    else:
        state.owed = 0
        _answer_replace(state, action)


def _position_leader(state: YellowYangtzeData, colour: i64, space: i64) -> None:
    """Place a leader from home, or move it; a moved leader is lifted first (YY-7, YY-8)."""
    seat = state.turn
    came_from = state.leaders[KINDS * seat + colour]
    if came_from != HOME:
        remove_leader(state, seat, colour)
    one, two, three = states_near(state, space)
    rival: i64 = ruler(state, one, colour) if (state.rulers[one] >> colour) & 1 else NOBODY
    put_leader(state, seat, colour, space)
    if state.recorder is not None:
        told: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour]}
        if came_from == HOME:
            told["space"] = state.board.names[space]
            state.tell("leader_placed", told)
        else:
            told["from"] = state.board.names[came_from]
            told["space"] = state.board.names[space]
            state.tell("leader_moved", told)
        _tell_union(state, space, two, three)
    # Several states are united only in peace (YY-9), so a rival stands in the one state that there is.
    if rival != NOBODY:
        begin_revolt(state, colour, rival)
    else:
        end_action(state)


def _withdraw_leader(state: YellowYangtzeData, colour: i64) -> None:
    seat = state.turn
    space = state.leaders[KINDS * seat + colour]
    remove_leader(state, seat, colour)
    if state.recorder is not None:
        told: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour], "space": state.board.names[space]}
        state.tell("leader_withdrawn", told)
    end_action(state)


def _tell_union(state: YellowYangtzeData, space: i64, two: i64, three: i64) -> None:
    if two:
        state.tell("states_united", {"count": 3 if three else 2, "space": state.board.names[space]})


def _place_tile(state: YellowYangtzeData, colour: i64, space: i64) -> None:
    """Place a tile: point, then pagoda, then market or chain; or a war and nothing else (YY-13, YY-24)."""
    seat = state.turn
    state.leave_hand(seat, colour, 1)
    lay_tile(state, space, colour)
    state.placed = space
    if state.recorder is not None:
        told: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour], "space": state.board.names[space]}
        state.tell("tile_placed", told)
    one, two, three = states_near(state, space)
    if clash(state, one, two, three):
        begin_war(state, one, two, three)
        return
    link(state, space)
    if state.recorder is not None:
        _tell_union(state, space, two, three)
    label = state.group[space]
    rulers = state.rulers[label]
    if (rulers >> colour) & 1:
        state.score(ruler(state, label, colour), colour, 1, "tile", space)
    elif (rulers >> BLACK) & 1:
        state.score(ruler(state, label, BLACK), colour, 1, "stand_in", space)
    _offer_pagoda(state)


def _offer_pagoda(state: YellowYangtzeData) -> None:
    """Ask whether to set a pagoda, whenever one is possible (YY-17, YY-35)."""
    state.phase = PAGODA
    offered = False
    for index in range(len(state.complete)):
        if is_offered(state, state.complete[index]):
            offered = True
    if not offered:
        _after_pagoda(state, False)
    elif state.recorder is not None:
        triangles = [state.board.triangle_names[way] for way in state.complete if is_offered(state, way)]
        told: dict[str, object] = {"seat": int(state.turn), "colour": COLOURS[state.pieces[state.placed]]}
        told["triangles"] = triangles
        state.tell("pagoda_possible", told)


def _answer_pagoda(state: YellowYangtzeData, action: i64) -> None:
    if action == PASS:
        if state.recorder is not None:
            state.tell("pagoda_declined", {"seat": int(state.turn)})
        _after_pagoda(state, False)
    else:
        _set_pagoda(state, action - PAGODA_0)
        _after_pagoda(state, True)


def _after_pagoda(state: YellowYangtzeData, built: bool) -> None:
    """Go on with the market after a trader, or the chain after a farmer (YY-14, YY-15)."""
    colour = state.pieces[state.placed]
    if colour == GREEN:
        _offer_market(state)
    elif colour == BLUE and not built and has_free_water(state):
        state.phase = CHAIN
        if state.recorder is not None:
            state.tell("chain_possible", {"seat": int(state.turn), "space": state.board.names[state.placed]})
    else:
        end_action(state)


def _offer_market(state: YellowYangtzeData) -> None:
    """Ask for a market tile, whenever there is one (YY-14, YY-35)."""
    state.actor = state.turn
    if state.market_size > 0:
        state.phase = MARKET_PICK
    else:
        end_action(state)


def _answer_market(state: YellowYangtzeData, action: i64) -> None:
    if action == PASS:
        if state.recorder is not None:
            state.tell("market_declined", {"seat": int(state.turn)})
    else:
        state.take_from_market(state.turn, action - COLOUR_0)
        if state.recorder is not None:
            state.tell("market_taken", {"seat": int(state.turn), "colour": COLOURS[action - COLOUR_0]})
    end_action(state)


def _answer_chain(state: YellowYangtzeData, action: i64) -> None:
    if action == PASS:
        if state.recorder is not None:
            state.tell("chain_ended", {"seat": int(state.turn)})
        end_action(state)
    else:
        _place_tile(state, BLUE, action - TILE_0 - MOST_SPACES * BLUE)


def _riot(state: YellowYangtzeData, space: i64) -> None:
    """Remove a tile, then the leaders that it leaves unsupported (YY-11, YY-16)."""
    leader_home = state.is_home(state.turn, BLUE)
    if state.recorder is not None:
        told: dict[str, object] = {"seat": int(state.turn), "space": state.board.names[space]}
        told["colour"] = COLOURS[state.pieces[space]]
        state.tell("riot", told)
    tear_down(state, space)
    for leader in range(KINDS * state.seats):
        stands = state.leaders[leader]
        if stands != HOME and state.governors[stands] == 0:
            send_home(state, leader // KINDS, leader % KINDS, "riot")
    _demand_payment(state, BLUE, leader_home)


def _set_pagoda(state: YellowYangtzeData, way: i64) -> None:
    """Set a pagoda, from the supply or from elsewhere on the board (YY-17)."""
    triangle = way // 3
    source = way % 3
    colour = triangle_colour(state, triangle)
    slot = 2 * colour + PAGODAS[colour] - 1  # if the supply holds one, the last place holds none
    told: dict[str, object] = {}
    if state.recorder is not None:
        told = {"seat": int(state.turn), "colour": COLOURS[colour]}
    if source != SUPPLY:
        left = state.pagodas[2 * colour + source - 1]
        lift_pagoda(state, 2 * colour + source - 1)
        if state.recorder is not None:
            told["from"] = state.board.triangle_names[left]
    set_pagoda(state, slot, triangle)
    if state.recorder is not None:
        told["triangle"] = state.board.triangle_names[triangle]
        state.tell("pagoda_built" if source == SUPPLY else "pagoda_moved", told)


def _demand_payment(state: YellowYangtzeData, colour: i64, leader_home: bool) -> None:
    """Demand two tiles; while the leader of that colour is at home, one or two as the player chooses (YY-16)."""
    state.paying = colour
    state.actor = state.turn
    if leader_home:
        state.phase = PAY
        state.prove(state.turn, colour)
    else:
        _pay(state, 2)


def _pay(state: YellowYangtzeData, tiles: i64) -> None:
    state.discard(state.turn, state.paying, tiles)
    if state.recorder is not None:
        told: dict[str, object] = {"seat": int(state.turn), "colour": COLOURS[state.paying], "tiles": int(tiles)}
        told["leader"] = tiles == 1
        state.tell("paid", told)
    end_action(state)


def _answer_replace(state: YellowYangtzeData, action: i64) -> None:
    """Put away one more tile, or draw as many as were put away (YY-20)."""
    if action != PASS:
        state.put_away(state.turn, action - COLOUR_0)
        state.owed += 1
    if action == PASS or state.hand_size[state.turn] == 0:
        state.purpose = REPLACING
        state.drawer = state.turn
        draw_next(state)
    else:
        state.phase = REPLACE


def _fight(state: YellowYangtzeData, action: i64) -> bool:
    """Carry out a decision in a war; returns whether the war is over."""
    if state.phase == TIE:
        return win(state, action - SIDE_0)
    if state.phase == LOSSES:
        return lose_tile(state, action - SPACE_0)
    if action == PASS:
        return answer(state, NOBODY, 0, 0)
    given = action - SUPPORT_0
    return answer(state, given // PER_SIDE, given % WITH_LEADER, given % PER_SIDE // WITH_LEADER)


def _end_war(state: YellowYangtzeData) -> None:
    """Go on after a war: no point, pagoda or chain; a market tile unless `war_market` is off (YY-14, YY-24)."""
    if state.war_market and state.pieces[state.placed] == GREEN:
        _offer_market(state)
    else:
        end_action(state)
