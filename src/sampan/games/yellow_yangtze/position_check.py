"""Whether a position that was read can occur in a game."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import (
    ACTIONS,
    BLACK,
    BLUE,
    EMPTY,
    GREEN,
    HAND,
    KINDS,
    MARKET,
    RED,
)
from sampan.games.yellow_yangtze.legality import has_free_water, is_offered
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEAL,
    DEFENCE,
    DRAWING,
    ENDED,
    FIRST,
    HOME,
    LOSSES,
    MARKET_PICK,
    NOBODY,
    PAGODA,
    PAY,
    PHASES,
    REFILL,
    REPLACE,
    REPLACING,
    STALL,
    SUPPORT,
    TIE,
    UNASKED,
    YellowYangtzeData,
)
from sampan.games.yellow_yangtze.war import is_tied


def check_pieces(state: YellowYangtzeData) -> None:
    """Check that leaders stand next to a governor, and no two like-coloured ones in one state except in a revolt."""
    for leader in range(KINDS * state.seats):
        space = state.leaders[leader]
        if space == HOME:
            continue
        if state.governors[space] == 0:
            raise ValueError(f"the leader on {state.board.names[space]} has no governor")
        for seat in range(leader // KINDS + 1, state.seats):
            other = state.leaders[KINDS * seat + leader % KINDS]
            if other != HOME and state.group[other] == state.group[space]:
                if not _rebels(state, leader // KINDS, seat, leader % KINDS):
                    raise ValueError("two like-coloured leaders in one state")


def _rebels(state: YellowYangtzeData, one: i64, other: i64, colour: i64) -> bool:
    pair = (one == state.turn and other == state.defender) or (one == state.defender and other == state.turn)
    return state.phase in (ATTACK, DEFENCE) and colour == state.revolt_colour and pair


def check_phase(state: YellowYangtzeData) -> None:
    """Check that everything fits the phase: the turn, and what its decision is about."""
    if not (_fits_turn(state) and _fits(state)):
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[state.phase]}")


def _fits_turn(state: YellowYangtzeData) -> bool:
    """Whether the turn can have come so far."""
    phase = state.phase
    if state.stall_turns > 0:
        stalled = phase == ENDED and state.reason == STALL
        if state.idle_turns > state.stall_turns or (state.idle_turns == state.stall_turns) != stalled:
            return False
    elif phase == ENDED and state.reason == STALL:
        return False
    replacing = phase == REPLACE or (phase == DRAWING and state.purpose == REPLACING)
    if state.owed > 0 and not replacing and phase != ENDED:
        return False
    if phase == ACT:
        return state.actions_left > 0
    if phase == FIRST or (phase == DRAWING and state.purpose != REPLACING):
        return state.actions_left == 0
    return state.actions_left < ACTIONS or phase == ENDED


def _fits(state: YellowYangtzeData) -> bool:
    phase = state.phase
    turn = KINDS * state.turn
    if phase == FIRST:
        return _is_untouched(state) and state.options["first_player"] is None
    if phase == DRAWING:
        return _fits_drawing(state)
    if phase == PAY:
        right = state.paying in (BLUE, GREEN) and state.is_home(state.turn, state.paying)
        return right and state.known[turn + state.paying] > 0
    if phase == REPLACE:
        size = state.hand_size[state.turn]
        return (
            state.owed > 0 and size > 0 and size + state.owed <= HAND and state.owed <= state.put_away_count(state.turn)
        )
    if phase in (PAGODA, MARKET_PICK, CHAIN):
        return _fits_placed(state)
    if phase in (ATTACK, DEFENCE):
        return _fits_revolt(state)
    if phase in (SUPPORT, TIE, LOSSES):
        return _fits_war(state)
    return phase == ACT or state.reason == STALL or state.left_to_draw() == 0


def _is_untouched(state: YellowYangtzeData) -> bool:
    """Whether everything is as before the deal."""
    capitals = [space for space in state.board.capitals if state.pieces[space] == BLACK]
    if state.tiles != len(capitals) or len(capitals) != len(state.board.capitals):
        return False
    leaders = [leader for leader in range(KINDS * state.seats) if state.leaders[leader] != HOME]
    return not leaders and state.bag_size + state.tiles == 138


def _fits_drawing(state: YellowYangtzeData) -> bool:
    if state.left_to_draw() == 0:
        return False
    if state.purpose == REPLACING:
        size = state.hand_size[state.turn]
        return state.drawer == state.turn and state.owed > 0 and size + state.owed <= HAND
    if state.purpose == DEAL and state.turn != state.first:
        return False
    if state.drawer == state.seats:
        full = state.market_size == MARKET
    else:
        waits = state.purpose == REFILL and not state.refill_all and state.drawer != state.turn
        full = waits or state.hand_size[state.drawer] == HAND
    if full:
        return False
    # Those who draw earlier have finished.
    seat = state.turn
    while seat != state.drawer:
        if state.hand_size[seat] < HAND:
            return False
        seat = (seat + 1) % state.seats
        if seat == state.turn or (state.purpose == REFILL and not state.refill_all):
            break
    return True


def _fits_placed(state: YellowYangtzeData) -> bool:
    colour = state.pieces[state.placed]
    if colour >= EMPTY:
        return False
    if state.phase == MARKET_PICK:
        return colour == GREEN and state.market_size > 0 and state.hand_size[state.turn] < HAND
    if state.phase == CHAIN:
        return colour == BLUE and has_free_water(state)
    return len([triangle for triangle in state.complete if is_offered(state, triangle)]) > 0


def _fits_revolt(state: YellowYangtzeData) -> bool:
    colour = state.revolt_colour
    attacker = state.leaders[KINDS * state.turn + colour]
    defender = state.leaders[KINDS * state.defender + colour]
    if state.defender == state.turn or attacker == HOME or defender == HOME:
        return False
    if state.attack_leader and not state.is_home(state.turn, BLACK):
        return False
    fair = state.attack_tiles + state.hand_size[state.turn] <= HAND and state.attack_tiles <= state.discarded[BLACK]
    return fair and state.group[attacker] == state.group[defender]


def _fits_war(state: YellowYangtzeData) -> bool:
    committed: i64 = 0
    unasked: i64 = 0
    for step in range(state.seats):  # those who have answered were asked before those who have not
        seat = (state.turn + 1 + step) % state.seats
        committed += state.answer_tiles[seat]
        if state.answers[seat] == UNASKED:
            unasked += 1
        elif unasked > 0:
            return False
    if state.pieces[state.placed] >= EMPTY or committed > state.discarded[RED]:
        return False
    if state.phase == SUPPORT:
        return unasked > 0
    tied = len([side for side in range(state.sides) if is_tied(state, side)])
    if unasked > 0:
        return False
    return tied > 1 if state.phase == TIE else _fits_losses(state)


def _fits_losses(state: YellowYangtzeData) -> bool:
    """The losers have no red tile left; the winner has more than it must still lose."""
    winner = state.winning_side
    if winner == NOBODY or not is_tied(state, winner):
        return False
    left: i64 = 0
    for space in range(state.spaces):
        if state.side_of[space] and state.pieces[space] == RED:
            if state.side_of[space] != winner + 1:
                return False
            left += 1
    return 0 < state.to_lose < left <= state.soldiers[winner]
