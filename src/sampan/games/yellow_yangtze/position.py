"""A position as JSON-able data, the hidden included.

The bag is not written: it holds what lies nowhere else. What follows from the rest is not written either: whose
decision it is, what is strong how much, what a war's winner must still lose.
"""

from __future__ import annotations

import copy

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import COLOURS, EMPTY, KINDS, PAGODA_SLOTS, colour_names
from sampan.games.yellow_yangtze.state import (
    ATTACK,
    CHAIN,
    DEFENCE,
    HOME,
    LOSSES,
    MARKET_PICK,
    NO_PAGODA,
    NOBODY,
    PAGODA,
    PAY,
    PHASES,
    PURPOSES,
    REASONS,
    SUPPORT,
    TIE,
    UNASKED,
    YellowYangtzeData,
)
from sampan.games.yellow_yangtze.war import side_spaces


def position_of(table: YellowYangtzeData) -> dict[str, object]:
    """Everything on the table."""
    names = table.board.names
    seats = range(int(table.seats))
    pagodas = [table.pagodas[slot] for slot in range(PAGODA_SLOTS) if table.pagodas[slot] != NO_PAGODA]
    return {
        "game": "yellow_yangtze",
        "seats": int(table.seats),
        "options": copy.deepcopy(table.options),
        "phase": PHASES[table.phase],
        "first": int(table.first),
        "turn": int(table.turn),
        "actions_left": int(table.actions_left),
        "turns_ended": int(table.turns_ended),
        "idle_turns": int(table.idle_turns),
        "drew": table.drew,
        "tiles": {
            names[space]: COLOURS[table.what[space]] for space in range(table.spaces) if table.what[space] < EMPTY
        },
        "leaders": [_leaders(table, seat) for seat in seats],
        "pagodas": [table.board.triangle_names[triangle] for triangle in pagodas],
        "hands": [colour_names(table.hands, KINDS * seat) for seat in seats],
        "known": [colour_names(table.known, KINDS * seat) for seat in seats],
        "replaced": [colour_names(table.replaced, KINDS * seat) for seat in seats],
        "discarded": colour_names(table.discarded),
        "market": colour_names(table.market),
        "points": [[int(table.points[KINDS * seat + colour]) for colour in range(KINDS)] for seat in seats],
        "purpose": PURPOSES[table.purpose],
        "drawer": None if table.drawer == table.seats else int(table.drawer),
        "owed": int(table.owed),
        "paying": COLOURS[table.paying] if table.phase == PAY else None,
        "placed": names[table.placed] if table.phase in (PAGODA, MARKET_PICK, CHAIN, SUPPORT, TIE, LOSSES) else None,
        "revolt": _revolt(table) if table.phase in (ATTACK, DEFENCE) else None,
        "war": _war(table) if table.phase in (SUPPORT, TIE, LOSSES) else None,
        "reason": REASONS[table.reason],
    }


def _leaders(table: YellowYangtzeData, seat: i64) -> dict[str, object]:
    """Where the leaders of a seat stand that are on the board."""
    spaces: dict[str, object] = {}
    for colour in range(KINDS):
        space = table.leaders[KINDS * seat + colour]
        if space != HOME:
            spaces[COLOURS[colour]] = table.board.names[space]
    return spaces


def _revolt(table: YellowYangtzeData) -> dict[str, object]:
    return {
        "colour": COLOURS[table.revolt_colour],
        "defender": int(table.defender),
        "tiles": int(table.attack_tiles),
        "leader": table.attack_leader > 0,
    }


def _war(table: YellowYangtzeData) -> dict[str, object]:
    answers: list[object] = []
    for seat in range(table.seats):
        if table.answers[seat] == UNASKED:
            answers.append(None)
        else:
            side = table.answers[seat]
            answers.append(
                {
                    "side": None if side == NOBODY else int(side),
                    "tiles": int(table.answer_tiles[seat]),
                    "leader": table.answer_leader[seat] > 0,
                }
            )
    war: dict[str, object] = {"answers": answers}
    if table.phase == LOSSES:
        # Until then the states are still there to be seen.
        war["sides"] = [side_spaces(table, side) for side in range(table.sides)]
        war["soldiers"] = [int(table.soldiers[side]) for side in range(table.sides)]
        war["winner"] = int(table.winning_side)
    return war
