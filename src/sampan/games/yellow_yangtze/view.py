"""What a seat or a spectator is shown (YY-33)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sampan.core.options import copied_options
from sampan.games.yellow_yangtze.codes import (
    BLACK,
    BLUE,
    COLOURS,
    EMPTY,
    HAND,
    KINDS,
    MARKET,
    PAGODA_SLOTS,
    RED,
    by_colour,
    colour_names,
    counts_of,
)
from sampan.games.yellow_yangtze.legality import losable
from sampan.games.yellow_yangtze.pagodas import income, is_free, supply, triangle_colour
from sampan.games.yellow_yangtze.revolt import governors_of
from sampan.games.yellow_yangtze.standings import Standing, outcome, ranks, standing
from sampan.games.yellow_yangtze.state import (
    ATTACK,
    CHAIN,
    DEFENCE,
    DRAWING,
    ENDED,
    FIRST,
    HOME,
    LOSSES,
    MARKET_PICK,
    NO_PAGODA,
    NOBODY,
    PAGODA,
    PAY,
    PHASES,
    PURPOSES,
    REPLACE,
    REPLACING,
    SUPPORT,
    TIE,
    UNASKED,
    YellowYangtzeData,
)
from sampan.games.yellow_yangtze.view_types import (
    End,
    FinalStanding,
    Leader,
    LeaderSpaces,
    Pagoda,
    Paying,
    Pending,
    Player,
    Rebel,
    Revolt,
    Side,
    StateGroup,
    Support,
    War,
    WarLeader,
    YellowYangtzeOptions,
    YellowYangtzeOutcome,
    YellowYangtzeView,
)
from sampan.games.yellow_yangtze.war import conflicting, is_tied, leaders_in, side_spaces, strength


def view(state: YellowYangtzeData, seat: int | None) -> YellowYangtzeView:
    """What a seat, or a spectator (None), may see; JSON-able."""
    observer = state.observer(seat)
    names = state.board.names
    result = outcome(state)
    started = state.phase != FIRST
    pagodas = [state.pagodas[slot] for slot in range(PAGODA_SLOTS) if state.pagodas[slot] != NO_PAGODA]
    return {
        "game": "yellow_yangtze",
        "seats": int(state.seats),
        "options": cast(YellowYangtzeOptions, copied_options(state.options)),
        "you": seat,
        "phase": PHASES[state.phase],
        "to_move": int(state.to_move()),
        "first": int(state.first) if started else None,
        "turn": int(state.turn) if started else None,
        "actions_left": int(state.actions_left),
        "turns_ended": int(state.turns_ended),
        "idle_turns": int(state.idle_turns),
        "board": {"rows": list(state.board.rows), "capitals": dict(state.board.capital_names)},
        "tiles": {
            names[space]: COLOURS[state.pieces[space]] for space in range(state.spaces) if state.pieces[space] < EMPTY
        },
        "pagodas": [_pagoda(state, triangle) for triangle in pagodas],
        "supply": by_colour([int(supply(state, colour)) for colour in range(KINDS)]),
        "states": _states(state),
        "market": colour_names(state.market),
        "bag": int(state.left_to_draw()),
        "discarded": counts_of(state.discarded),
        "free_triangles": [_pagoda(state, triangle) for triangle in state.complete if is_free(state, triangle)],
        "pending": _pending(state) if state.phase == DRAWING else None,
        "paying": _paying(state) if state.phase == PAY else None,
        "replacing": int(state.owed) if state.phase == REPLACE else 0,
        "placed": names[state.placed] if state.phase in (PAGODA, MARKET_PICK, CHAIN) else None,
        "conflict": _conflict(state),
        "players": [_player(state, other, observer) for other in range(state.seats)],
        "end": _end(state) if state.phase == ENDED else None,
        "outcome": None if result is None else cast(YellowYangtzeOutcome, result.data()),
    }


def _pagoda(state: YellowYangtzeData, triangle: i64) -> Pagoda:
    colour = COLOURS[triangle_colour(state, triangle)]
    return {"colour": colour, "triangle": state.board.triangle_names[triangle]}


def _states(state: YellowYangtzeData) -> list[StateGroup]:
    """All groups with a leader, in reading order of their first space (YY-5)."""
    labels: list[int] = []
    for space in range(state.spaces):
        label = state.group[space]
        if state.rulers[label] and int(label) not in labels:
            labels.append(int(label))
    return [_state(state, label) for label in labels]


def _state(state: YellowYangtzeData, label: i64) -> StateGroup:
    spaces = [space for space in range(state.spaces) if state.group[space] == label]
    leaders: list[Leader] = []
    for leader in range(KINDS * state.seats):
        space = state.leaders[leader]
        if space != HOME and state.group[space] == label:
            leaders.append(_leader(state, leader // KINDS, leader % KINDS))
    pagodas = [0] * KINDS
    for slot in range(PAGODA_SLOTS):
        triangle = state.pagodas[slot]
        if triangle != NO_PAGODA and state.group[state.board.corners[3 * triangle]] == label:
            pagodas[slot // 2] += 1
    return {
        "spaces": [state.board.names[space] for space in spaces],
        "leaders": leaders,
        "soldiers": len([space for space in spaces if state.pieces[space] == RED]),
        "pagodas": by_colour(pagodas),
    }


def _leader(state: YellowYangtzeData, seat: i64, colour: i64) -> Leader:
    space = state.board.names[state.leaders[KINDS * seat + colour]]
    return {"seat": int(seat), "colour": COLOURS[colour], "space": space}


def _pending(state: YellowYangtzeData) -> Pending:
    if state.drawer == state.seats:
        return {"seat": None, "count": int(MARKET - state.market_size), "purpose": PURPOSES[state.purpose]}
    due = state.owed if state.purpose == REPLACING else HAND - state.hand_size[state.drawer]
    return {"seat": int(state.drawer), "count": int(due), "purpose": PURPOSES[state.purpose]}


def _paying(state: YellowYangtzeData) -> Paying:
    return {"colour": "blue", "for": "riot"} if state.paying == BLUE else {"colour": "green", "for": "pagoda"}


def _conflict(state: YellowYangtzeData) -> Revolt | War | None:
    if state.phase in (ATTACK, DEFENCE):
        answered = state.phase == DEFENCE
        return {
            "kind": "revolt",
            "colour": COLOURS[state.revolt_colour],
            "attacker": _rebel(state, state.turn, answered, state.attack_tiles, state.attack_leader),
            "defender": _rebel(state, state.defender, False, 0, 0),
        }
    return _war(state) if state.phase in (SUPPORT, TIE, LOSSES) else None


def _rebel(state: YellowYangtzeData, seat: i64, answered: bool, tiles: i64, leader: i64) -> Rebel:
    governors = governors_of(state, seat)
    return {
        "seat": int(seat),
        "space": state.board.names[state.leaders[KINDS * seat + state.revolt_colour]],
        "governors": int(governors),
        "answered": answered,
        "tiles": int(tiles),
        "leader": leader > 0,
        "leader_free": state.is_home(seat, BLACK),
        "strength": int(governors + tiles + leader),
    }


def _war(state: YellowYangtzeData) -> War:
    order = [int((state.turn + 1 + step) % state.seats) for step in range(state.seats)]
    lost = state.phase == LOSSES
    return {
        "kind": "war",
        "unifier": int(state.turn),
        "space": state.board.names[state.placed],
        "sides": [_side(state, side) for side in range(state.sides)],
        "answers": [_answer(state, seat) for seat in order if state.answers[seat] != UNASKED],
        "to_ask": [seat for seat in order if state.answers[seat] == UNASKED],
        "free_leaders": [seat for seat in range(int(state.seats)) if state.is_home(seat, RED)],
        "tied": [int(side) for side in range(state.sides) if state.phase == TIE and is_tied(state, side)],
        "winner": int(state.winning_side) if lost else None,
        "to_lose": int(state.to_lose),
        "losable": [state.board.names[space] for space in range(state.spaces) if lost and losable(state, space)],
    }


def _side(state: YellowYangtzeData, side: i64) -> Side:
    at_stake = leaders_in(state, side, conflicting(state, side))
    leaders: list[WarLeader] = [
        {**leader, "conflicting": leader in at_stake} for leader in leaders_in(state, side, (1 << KINDS) - 1)
    ]
    return {
        "side": int(side),
        "spaces": side_spaces(state, side),
        "leaders": leaders,
        "soldiers": int(state.soldiers[side]),
        "support": int(state.support[side]),
        "strength": int(strength(state, side)),
    }


def _answer(state: YellowYangtzeData, seat: int) -> Support:
    side = state.answers[seat]
    return {
        "seat": seat,
        "side": None if side == NOBODY else int(side),
        "tiles": int(state.answer_tiles[seat]),
        "leader": state.answer_leader[seat] > 0,
    }


def _player(state: YellowYangtzeData, seat: i64, observer: i64) -> Player:
    at = KINDS * seat
    shown = seat == observer or state.phase == ENDED
    return {
        "seat": int(seat),
        "hand_size": int(state.hand_size[seat]),
        "hand": colour_names(state.hands, at) if shown else None,
        "known": counts_of(state.known, at),
        "replaced_size": int(state.put_away_count(seat)),
        "replaced": colour_names(state.replaced, at) if shown else None,
        "points": counts_of(state.points, at),
        "leaders": _leader_spaces(state, seat),
        "income": by_colour([int(income(state, seat, colour)) for colour in range(KINDS)]),
    }


def _leader_spaces(state: YellowYangtzeData, seat: i64) -> LeaderSpaces:
    spaces: list[str | None] = []
    for colour in range(KINDS):
        space = state.leaders[KINDS * seat + colour]
        spaces.append(None if space == HOME else state.board.names[space])
    black, red, green, blue, yellow = spaces
    return {"black": black, "red": red, "green": green, "blue": blue, "yellow": yellow}


def _end(state: YellowYangtzeData) -> End:
    """The reveal: yellow points spread one by one, the four colours sorted, and the ranking (YY-32)."""
    standings = [standing(state.points, seat) for seat in range(state.seats)]
    ranked = ranks(standings, state.options["last_tie"] == "fewest_yellow")
    order = sorted([(rank, seat) for seat, rank in enumerate(ranked)])
    return {
        "standings": [_standing(state, seat, rank, standings[seat]) for rank, seat in order],
        "replaced": [counts_of(state.replaced, KINDS * seat) for seat in range(state.seats)],
        "bag": counts_of(state.bag),
    }


def _standing(state: YellowYangtzeData, seat: int, rank: int, one: Standing) -> FinalStanding:
    return {
        "seat": seat,
        "rank": rank,
        "points": counts_of(state.points, KINDS * seat),
        "gold": [COLOURS[colour] for colour in one.gold],
        "spread": by_colour([*one.spread, 0]),
        "sorted": list(one.sorted),
    }
