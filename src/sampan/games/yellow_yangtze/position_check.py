"""Whether what lies on the table can be a position of the game."""

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
from sampan.games.yellow_yangtze.legality import Legality
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
)
from sampan.games.yellow_yangtze.war import is_tied


def check_pieces(table: Legality) -> None:
    """Every leader stands next to a governor, and no two like-coloured ones in one state, but for a revolt's."""
    for leader in range(KINDS * table.seats):
        space = table.leaders[leader]
        if space == HOME:
            continue
        if table.governors[space] == 0:
            raise ValueError(f"the leader on {table.board.names[space]} has no governor")
        for seat in range(leader // KINDS + 1, table.seats):
            other = table.leaders[KINDS * seat + leader % KINDS]
            if other != HOME and table.group[other] == table.group[space]:
                if not _rebels(table, leader // KINDS, seat, leader % KINDS):
                    raise ValueError("two like-coloured leaders in one state")


def _rebels(table: Legality, one: i64, other: i64, colour: i64) -> bool:
    pair = (one == table.turn and other == table.defender) or (one == table.defender and other == table.turn)
    return table.phase in (ATTACK, DEFENCE) and colour == table.revolt_colour and pair


def check_phase(table: Legality) -> None:
    """A phase must have what its decision is about."""
    if not (_fits_turn(table) and _fits(table)):
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[table.phase]}")


def _fits_turn(table: Legality) -> bool:
    """Whether the turn can have come so far."""
    phase = table.phase
    if table.stall_turns > 0:
        stalled = phase == ENDED and table.reason == STALL
        if table.idle_turns > table.stall_turns or (table.idle_turns == table.stall_turns) != stalled:
            return False
    elif phase == ENDED and table.reason == STALL:
        return False
    replacing = phase == REPLACE or (phase == DRAWING and table.purpose == REPLACING)
    if table.owed > 0 and not replacing and phase != ENDED:
        return False
    if phase == ACT:
        return table.actions_left > 0
    if phase == FIRST or (phase == DRAWING and table.purpose != REPLACING):
        return table.actions_left == 0
    return table.actions_left < ACTIONS or phase == ENDED


def _fits(table: Legality) -> bool:
    phase = table.phase
    turn = KINDS * table.turn
    if phase == FIRST:
        return _is_untouched(table) and table.options["first_player"] is None
    if phase == DRAWING:
        return _fits_drawing(table)
    if phase == PAY:
        right = table.paying in (BLUE, GREEN) and table.is_home(table.turn, table.paying)
        return right and table.known[turn + table.paying] > 0
    if phase == REPLACE:
        size = table.hand_size[table.turn]
        return table.owed > 0 and size > 0 and size + table.owed <= HAND and table.owed <= table.away(table.turn)
    if phase in (PAGODA, MARKET_PICK, CHAIN):
        return _fits_placed(table)
    if phase in (ATTACK, DEFENCE):
        return _fits_revolt(table)
    if phase in (SUPPORT, TIE, LOSSES):
        return _fits_war(table)
    return phase == ACT or table.reason == STALL or table.left_to_draw() == 0


def _is_untouched(table: Legality) -> bool:
    """Whether the table is as before the deal."""
    capitals = [space for space in table.board.capitals if table.what[space] == BLACK]
    if table.tiles != len(capitals) or len(capitals) != len(table.board.capitals):
        return False
    leaders = [leader for leader in range(KINDS * table.seats) if table.leaders[leader] != HOME]
    return not leaders and table.bag_size + table.tiles == 138


def _fits_drawing(table: Legality) -> bool:
    if table.left_to_draw() == 0:
        return False
    if table.purpose == REPLACING:
        size = table.hand_size[table.turn]
        return table.drawer == table.turn and table.owed > 0 and size + table.owed <= HAND
    if table.purpose == DEAL and table.turn != table.first:
        return False
    if table.drawer == table.seats:
        full = table.market_size == MARKET
    else:
        waits = table.purpose == REFILL and not table.refill_all and table.drawer != table.turn
        full = waits or table.hand_size[table.drawer] == HAND
    if full:
        return False
    # Whoever comes before has drawn already.
    seat = table.turn
    while seat != table.drawer:
        if table.hand_size[seat] < HAND:
            return False
        seat = (seat + 1) % table.seats
        if seat == table.turn or (table.purpose == REFILL and not table.refill_all):
            break
    return True


def _fits_placed(table: Legality) -> bool:
    colour = table.what[table.placed]
    if colour >= EMPTY:
        return False
    if table.phase == MARKET_PICK:
        return colour == GREEN and table.market_size > 0 and table.hand_size[table.turn] < HAND
    if table.phase == CHAIN:
        return colour == BLUE and table.has_free_water()
    return len([triangle for triangle in table.complete if table.is_offered(triangle)]) > 0


def _fits_revolt(table: Legality) -> bool:
    colour = table.revolt_colour
    attacker = table.leaders[KINDS * table.turn + colour]
    defender = table.leaders[KINDS * table.defender + colour]
    if table.defender == table.turn or attacker == HOME or defender == HOME:
        return False
    if table.attack_leader and not table.is_home(table.turn, BLACK):
        return False
    fair = table.attack_tiles + table.hand_size[table.turn] <= HAND and table.attack_tiles <= table.discarded[BLACK]
    return fair and table.group[attacker] == table.group[defender]


def _fits_war(table: Legality) -> bool:
    committed: i64 = 0
    unasked: i64 = 0
    for step in range(table.seats):  # who has answered was asked before who has not
        seat = (table.turn + 1 + step) % table.seats
        committed += table.answer_tiles[seat]
        if table.answers[seat] == UNASKED:
            unasked += 1
        elif unasked > 0:
            return False
    if table.what[table.placed] >= EMPTY or committed > table.discarded[RED]:
        return False
    if table.phase == SUPPORT:
        return unasked > 0
    tied = len([side for side in range(table.sides) if is_tied(table, side)])
    if unasked > 0:
        return False
    return tied > 1 if table.phase == TIE else _fits_losses(table)


def _fits_losses(table: Legality) -> bool:
    """The losers have no red tile left; the winner has more than it must still lose."""
    winner = table.winning_side
    if winner == NOBODY or not is_tied(table, winner):
        return False
    left: i64 = 0
    for space in range(table.spaces):
        if table.side_of[space] and table.what[space] == RED:
            if table.side_of[space] != winner + 1:
                return False
            left += 1
    return 0 < table.to_lose < left <= table.soldiers[winner]
