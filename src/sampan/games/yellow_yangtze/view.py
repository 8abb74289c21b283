"""What a seat or a spectator is shown (YY-33)."""

from __future__ import annotations

import copy

from mypy_extensions import i64

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
    YELLOW,
    colour_names,
    counts_of,
)
from sampan.games.yellow_yangtze.pagodas import income, is_free, supply, triangle_colour
from sampan.games.yellow_yangtze.revolt import governors_of
from sampan.games.yellow_yangtze.standings import Standing, ranks, standing
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
from sampan.games.yellow_yangtze.war import conflicting, is_tied, leaders_in, side_spaces, strength


def view_of(table: YellowYangtzeData, seat: int | None, observer: i64) -> dict[str, object]:
    """The table as one observer sees it; JSON-able."""
    names = table.board.names
    outcome = table.outcome()
    started = table.phase != FIRST
    pagodas = [table.pagodas[slot] for slot in range(PAGODA_SLOTS) if table.pagodas[slot] != NO_PAGODA]
    return {
        "game": "yellow_yangtze",
        "seats": int(table.seats),
        "options": copy.deepcopy(table.options),
        "you": seat,
        "phase": PHASES[table.phase],
        "to_move": int(table.to_move()),
        "first": int(table.first) if started else None,
        "turn": int(table.turn) if started else None,
        "actions_left": int(table.actions_left),
        "turns_ended": int(table.turns_ended),
        "idle_turns": int(table.idle_turns),
        "board": {"rows": list(table.board.rows), "capitals": dict(table.board.capital_names)},
        "tiles": {
            names[space]: COLOURS[table.what[space]] for space in range(table.spaces) if table.what[space] < EMPTY
        },
        "pagodas": [_pagoda(table, triangle) for triangle in pagodas],
        "supply": {COLOURS[colour]: int(supply(table, colour)) for colour in range(KINDS)},
        "states": _states(table),
        "market": colour_names(table.market),
        "bag": int(table.left_to_draw()),
        "discarded": counts_of(table.discarded),
        "free_triangles": [_pagoda(table, triangle) for triangle in table.complete if is_free(table, triangle)],
        "pending": _pending(table) if table.phase == DRAWING else None,
        "paying": _paying(table) if table.phase == PAY else None,
        "replacing": int(table.owed) if table.phase == REPLACE else 0,
        "placed": names[table.placed] if table.phase in (PAGODA, MARKET_PICK, CHAIN) else None,
        "conflict": _conflict(table),
        "players": [_player(table, other, observer) for other in range(table.seats)],
        "end": _end(table) if table.phase == ENDED else None,
        "outcome": None if outcome is None else outcome.data(),
    }


def _pagoda(table: YellowYangtzeData, triangle: i64) -> dict[str, object]:
    colour = COLOURS[triangle_colour(table, triangle)]
    return {"colour": colour, "triangle": table.board.triangle_names[triangle]}


def _states(table: YellowYangtzeData) -> list[dict[str, object]]:
    """All groups with a leader, in reading order of their first space (YY-5)."""
    labels: list[int] = []
    for space in range(table.spaces):
        label = table.group[space]
        if table.rulers[label] and int(label) not in labels:
            labels.append(int(label))
    return [_state(table, label) for label in labels]


def _state(table: YellowYangtzeData, label: i64) -> dict[str, object]:
    spaces = [space for space in range(table.spaces) if table.group[space] == label]
    leaders: list[dict[str, object]] = []
    for leader in range(KINDS * table.seats):
        space = table.leaders[leader]
        if space != HOME and table.group[space] == label:
            leaders.append(_leader(table, leader // KINDS, leader % KINDS))
    pagodas = [0] * KINDS
    for slot in range(PAGODA_SLOTS):
        triangle = table.pagodas[slot]
        if triangle != NO_PAGODA and table.group[table.board.corners[3 * triangle]] == label:
            pagodas[slot // 2] += 1
    return {
        "spaces": [table.board.names[space] for space in spaces],
        "leaders": leaders,
        "soldiers": len([space for space in spaces if table.what[space] == RED]),
        "pagodas": {COLOURS[colour]: pagodas[colour] for colour in range(KINDS)},
    }


def _leader(table: YellowYangtzeData, seat: i64, colour: i64) -> dict[str, object]:
    space = table.board.names[table.leaders[KINDS * seat + colour]]
    return {"seat": int(seat), "colour": COLOURS[colour], "space": space}


def _pending(table: YellowYangtzeData) -> dict[str, object]:
    if table.drawer == table.seats:
        return {"seat": None, "count": int(MARKET - table.market_size), "purpose": PURPOSES[table.purpose]}
    due = table.owed if table.purpose == REPLACING else HAND - table.hand_size[table.drawer]
    return {"seat": int(table.drawer), "count": int(due), "purpose": PURPOSES[table.purpose]}


def _paying(table: YellowYangtzeData) -> dict[str, object]:
    return {"colour": COLOURS[table.paying], "for": "riot" if table.paying == BLUE else "pagoda"}


def _conflict(table: YellowYangtzeData) -> dict[str, object] | None:
    if table.phase in (ATTACK, DEFENCE):
        answered = table.phase == DEFENCE
        return {
            "kind": "revolt",
            "colour": COLOURS[table.revolt_colour],
            "attacker": _rebel(table, table.turn, answered, table.attack_tiles, table.attack_leader),
            "defender": _rebel(table, table.defender, False, 0, 0),
        }
    return _war(table) if table.phase in (SUPPORT, TIE, LOSSES) else None


def _rebel(table: YellowYangtzeData, seat: i64, answered: bool, tiles: i64, leader: i64) -> dict[str, object]:
    governors = governors_of(table, seat)
    return {
        "seat": int(seat),
        "space": table.board.names[table.leaders[KINDS * seat + table.revolt_colour]],
        "governors": int(governors),
        "answered": answered,
        "tiles": int(tiles),
        "leader": leader > 0,
        "leader_free": table.is_home(seat, BLACK),
        "strength": int(governors + tiles + leader),
    }


def _war(table: YellowYangtzeData) -> dict[str, object]:
    order = [int((table.turn + 1 + step) % table.seats) for step in range(table.seats)]
    lost = table.phase == LOSSES
    return {
        "kind": "war",
        "unifier": int(table.turn),
        "space": table.board.names[table.placed],
        "sides": [_side(table, side) for side in range(table.sides)],
        "answers": [_answer(table, seat) for seat in order if table.answers[seat] != UNASKED],
        "to_ask": [seat for seat in order if table.answers[seat] == UNASKED],
        "free_leaders": [seat for seat in range(int(table.seats)) if table.is_home(seat, RED)],
        "tied": [int(side) for side in range(table.sides) if table.phase == TIE and is_tied(table, side)],
        "winner": int(table.winning_side) if lost else None,
        "to_lose": int(table.to_lose),
        "losable": [table.board.names[space] for space in range(table.spaces) if lost and _losable(table, space)],
    }


def _losable(table: YellowYangtzeData, space: i64) -> bool:
    return table.what[space] == RED and table.side_of[space] == table.winning_side + 1


def _side(table: YellowYangtzeData, side: i64) -> dict[str, object]:
    leaders = leaders_in(table, side, (1 << KINDS) - 1)
    at_stake = leaders_in(table, side, conflicting(table, side))
    for leader in leaders:
        leader["conflicting"] = leader in at_stake
    return {
        "side": int(side),
        "spaces": side_spaces(table, side),
        "leaders": leaders,
        "soldiers": int(table.soldiers[side]),
        "support": int(table.support[side]),
        "strength": int(strength(table, side)),
    }


def _answer(table: YellowYangtzeData, seat: int) -> dict[str, object]:
    side = table.answers[seat]
    return {
        "seat": seat,
        "side": None if side == NOBODY else int(side),
        "tiles": int(table.answer_tiles[seat]),
        "leader": table.answer_leader[seat] > 0,
    }


def _player(table: YellowYangtzeData, seat: i64, observer: i64) -> dict[str, object]:
    at = KINDS * seat
    shown = seat == observer or table.phase == ENDED
    spaces: list[str | None] = []
    for colour in range(KINDS):
        space = table.leaders[at + colour]
        spaces.append(None if space == HOME else table.board.names[space])
    return {
        "seat": int(seat),
        "hand_size": int(table.hand_size[seat]),
        "hand": colour_names(table.hands, at) if shown else None,
        "known": counts_of(table.known, at),
        "replaced_size": int(table.away(seat)),
        "replaced": colour_names(table.replaced, at) if shown else None,
        "points": counts_of(table.points, at),
        "leaders": {COLOURS[colour]: spaces[colour] for colour in range(KINDS)},
        "income": {COLOURS[colour]: int(income(table, seat, colour)) for colour in range(KINDS)},
    }


def _end(table: YellowYangtzeData) -> dict[str, object]:
    """The reveal: gold spread point by point, the four colours sorted, and who comes where (YY-32)."""
    standings = [standing(table.points, seat) for seat in range(table.seats)]
    ranked = ranks(standings, table.options["last_tie"] == "fewest_yellow")
    order = sorted([(rank, seat) for seat, rank in enumerate(ranked)])
    return {
        "standings": [_standing(table, seat, rank, standings[seat]) for rank, seat in order],
        "replaced": [counts_of(table.replaced, KINDS * seat) for seat in range(table.seats)],
        "bag": counts_of(table.bag),
    }


def _standing(table: YellowYangtzeData, seat: int, rank: int, one: Standing) -> dict[str, object]:
    spread = {COLOURS[colour]: one.spread[colour] for colour in range(YELLOW)}
    return {
        "seat": seat,
        "rank": rank,
        "points": counts_of(table.points, KINDS * seat),
        "gold": [COLOURS[colour] for colour in one.gold],
        "spread": {**spread, COLOURS[YELLOW]: 0},
        "sorted": list(one.sorted),
    }
