"""What a seat or a spectator is shown (DD-20)."""

from __future__ import annotations

import copy
from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.state import CHANCE
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import MOST_DRAGONS, PLANKS, SLOTS
from sampan.games.dragon_delta.state import (
    ENDED,
    FIRST,
    LAY,
    MOST_PLANKS,
    NONE,
    PHASES,
    SECOND_STEP,
    Table,
    plank_number,
)
from sampan.games.dragon_delta.walking import neighbours

_NEAR: Final = zeros(8)
_IN_HALVES: Final = (int(cards.STONE_2), int(cards.PLANK_2), int(cards.MOVE_2))


def view_of(table: Table, seat: int | None, observer: i64) -> dict[str, object]:
    """The table as one observer sees it; JSON-able."""
    outcome = table.outcome()
    return {
        "game": "dragon_delta",
        "seats": int(table.seats),
        "options": copy.deepcopy(table.options),
        "you": seat,
        "phase": PHASES[table.phase],
        # While all lay at the same time, it does not show whom the engine asks first.
        "to_move": CHANCE if table.phase == LAY else int(table.to_move()),
        "round": int(table.round),
        "holder": None if table.phase == FIRST else int(table.holder),
        "order": [] if table.phase == FIRST else [int((table.holder + n) % table.seats) for n in range(table.seats)],
        "position": int(table.slot),
        "pending": _pending(table),
        "laying": {"cards": int(SLOTS), "dragons": int(MOST_DRAGONS)},
        "board": table.delta.shown,
        "stones": stone_names(table),
        "reserve": int(table.reserve()),
        "planks": [table.place_fields(VILLAGES + s) for s in range(table.delta.spans) if table.plank_on[s] != NONE],
        "lost": [table.plank_fields(plank) for plank in lost_planks(table)],
        "openings": _openings(table),
        "neighbours": _neighbours(table),
        "players": [_player(table, other, observer) for other in range(table.seats)],
        "outcome": None if outcome is None else outcome.data(),
    }


def stone_names(table: Table) -> list[str]:
    """The islands that have a stone."""
    delta = table.delta
    return [delta.names[support] for support in range(VILLAGES, delta.supports) if table.stands(support)]


def stock_list(table: Table, seat: i64) -> list[i64]:
    """The planks of a stock, by size."""
    held: list[i64] = []
    for size in range(SIZES):
        if table.stock[seat * SIZES + size] != NONE:
            held.append(plank_number(size, table.stock[seat * SIZES + size]))
    return held


def lost_planks(table: Table) -> list[i64]:
    """Planks of those who play that are neither in a stock nor on the board nor about to be laid."""
    left = [table.span_of[plank] == NONE and table.seat_of[plank % VILLAGES] != NONE for plank in range(PLANKS)]
    for seat in range(table.seats):
        for plank in stock_list(table, seat):
            left[plank] = False
    if table.chosen != NONE:
        left[table.chosen] = False
    return [plank for plank in range(PLANKS) if left[plank]]


def _pending(table: Table) -> dict[str, object] | None:
    """The card that is being carried out."""
    if table.phase == FIRST or table.phase == LAY or table.phase == ENDED:
        return None
    card = table.card_now(table.actor)
    return {
        "seat": int(table.actor),
        "card": table.card_name(card),
        "half": int(table.half) if int(card) in _IN_HALVES else None,
        "plank": None if table.chosen == NONE else table.plank_fields(table.chosen),
        "start": table.place_fields(table.start) if table.phase == SECOND_STEP else None,
    }


def _openings(table: Table) -> list[object]:
    """Spans that could take a plank now, or as soon as their ends have stones."""
    delta = table.delta
    openings: list[object] = []
    for span in range(delta.spans):
        if table.plank_on[span] == NONE and table.crossed[span] == 0:
            missing = 0
            full = False
            for side in range(2):
                support = delta.end[2 * span + side]
                missing += 0 if table.stands(support) else 1
                full = full or table.load[support] >= MOST_PLANKS
            if not full:
                openings.append({"span": int(span), "missing": missing})
    return openings


def _neighbours(table: Table) -> dict[str, object]:
    delta = table.delta
    near: dict[str, object] = {}
    for place in range(VILLAGES + delta.spans):
        if place < VILLAGES or table.plank_on[place - VILLAGES] != NONE:
            places = sorted([int(_NEAR[index]) for index in range(neighbours(table, place, _NEAR))])
            near[delta.place_name(place)] = [delta.place_name(other) for other in places]
    return near


def _player(table: Table, seat: i64, observer: i64) -> dict[str, object]:
    delta = table.delta
    player: dict[str, object] = {
        "seat": int(seat),
        "colour": delta.colours[table.home[seat]],
        "target": delta.colours[table.target(seat)],
        "place": table.place_fields(table.place[seat]),
        "stock": [table.plank_fields(plank) for plank in stock_list(table, seat)],
        "distance": int(table.distance(seat)),
        "ready": _ready(table, seat, observer),
        "slots": [
            {"card": _laid_card(table, seat, slot, observer), "struck": _strikers(table, seat, slot)}
            for slot in range(SLOTS)
        ],
    }
    if seat == observer:
        player["hand"] = table.card_list(table.unlaid(seat))
    return player


def _ready(table: Table, seat: i64, observer: i64) -> bool | None:
    """Who is laying cards is not told who else has finished: it would show in which order the engine asks."""
    laying = table.phase == LAY and observer < table.seats and table.laid_count[observer] < SLOTS
    if laying and seat != observer:
        return None
    return table.laid_count[seat] == SLOTS


def _laid_card(table: Table, seat: i64, slot: i64, observer: i64) -> str | None:
    if slot < table.slot or (seat == observer and slot < table.laid_count[seat]):
        return table.card_name(table.laid[seat * SLOTS + slot])
    return "hidden" if _ready(table, seat, observer) and seat != observer else None


def _strikers(table: Table, seat: i64, slot: i64) -> list[int]:
    if slot >= table.slot:
        return []
    strikers = table.struck_by(seat, slot)
    return [other for other in range(int(table.seats)) if (strikers >> other) & 1]
