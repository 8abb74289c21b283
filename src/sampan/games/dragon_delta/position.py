"""A position as JSON-able data, the hidden included, and back.

Planks are named by colour and size ("red 3"), places as everywhere ("white", "3-14"). What a position leaves out is as
at the start; a plank that is named nowhere is in the stock of its own colour.
"""

from __future__ import annotations

import copy

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.position_reading import read_list, read_number, read_word
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import walking
from sampan.games.dragon_delta.board import BIT, SIZES, VILLAGES
from sampan.games.dragon_delta.codes import DRAGON_0, PLANKS, SLOTS, card_names
from sampan.games.dragon_delta.state import (
    ENDED,
    FIRST,
    LAND,
    LAY,
    MOST_PLANKS,
    NONE,
    PHASES,
    PLANK,
    REASONS,
    REMOVE_ONE,
    ROUND_LIMIT,
    SECOND_STEP,
    SPAN,
    STONE,
    VILLAGE,
    Table,
    bits,
    plank_number,
)
from sampan.games.dragon_delta.view import lost_planks, stock_list, stone_names


def position_of(table: Table) -> dict[str, object]:
    """Everything on the table."""
    seats = range(int(table.seats))
    delta, names = table.delta, card_names(table.delta.colours)
    return {
        "game": "dragon_delta",
        "seats": int(table.seats),
        "options": copy.deepcopy(table.options),
        "phase": PHASES[table.phase],
        "round": int(table.round),
        "holder": int(table.holder),
        "position": int(table.slot),
        "turn": int(table.turn),
        "actor": int(table.actor),
        "half": int(table.half),
        "laid": [[names[table.laid[seat * SLOTS + slot]] for slot in range(table.laid_count[seat])] for seat in seats],
        "places": [delta.place_name(table.place[seat]) for seat in seats],
        "stones": stone_names(table),
        "planks": {
            plank_name(table, plank): delta.place_name(VILLAGES + table.span_of[plank])
            for plank in range(PLANKS)
            if table.span_of[plank] != NONE
        },
        "stocks": [[plank_name(table, plank) for plank in stock_list(table, seat)] for seat in seats],
        "lost": [plank_name(table, plank) for plank in lost_planks(table)],
        "chosen": None if table.chosen == NONE else plank_name(table, table.chosen),
        "start": None if table.start == NONE else delta.place_name(table.start),
        "winners": [seat for seat in seats if (table.winners >> seat) & 1],
        "reason": REASONS[table.reason],
    }


def plank_name(table: Table, plank: i64) -> str:
    """A plank by its colour and size."""
    return f"{table.delta.colours[plank % VILLAGES]} {plank // VILLAGES + 1}"


def lay_position(table: Table, position: dict[str, object]) -> None:
    """Lay a position out on a fresh table; KeyError, TypeError or ValueError if it cannot be one."""
    seats = int(table.seats)
    table.phase = read_word(position["phase"], PHASES)
    table.round = read_number(position.get("round", 1), 1, 1_000_000_000)
    table.holder = read_number(position.get("holder", 0), 0, seats - 1)
    table.slot = read_number(position.get("position", 0), 0, SLOTS)
    table.turn = read_number(position.get("turn", 0), 0, seats)
    usual = (table.holder + table.turn) % table.seats
    table.actor = read_number(position.get("actor", int(usual)), 0, seats - 1)
    table.half = read_number(position.get("half", 1 if table.slot > 0 else 0), 0, 2)
    table.reason = read_word(position.get("reason", "village"), REASONS)
    for winner in read_list(position.get("winners", []), None):
        table.winners |= 1 << read_number(winner, 0, seats - 1)
    _lay_cards(table, read_list(position.get("laid", [[]] * seats), seats))
    _lay_stones(table, read_list(position.get("stones", []), None))
    _lay_planks(table, position)
    if position.get("start") is not None:
        table.start = _place(table, position["start"])
    if "places" in position:
        for seat, name in enumerate(read_list(position["places"], seats)):
            _stand(table, seat, _place(table, name))
    _check_flow(table)
    _check_phase(table)


def _lay_cards(table: Table, laid: list[object]) -> None:
    names = card_names(table.delta.colours)
    for seat in range(table.seats):
        for name in read_list(laid[seat], None):
            card = read_word(name, names)
            held = table.unlaid(seat)
            if not (held >> card) & 1 or table.laid_count[seat] == SLOTS:
                raise ValueError(f"seat {seat} cannot have laid {names[card]}")
            if card >= DRAGON_0 and table.laid_cards[seat] >> DRAGON_0:
                raise ValueError(f"seat {seat} has laid two dragons")
            table.laid[seat * SLOTS + table.laid_count[seat]] = card
            table.laid_count[seat] += 1
            table.laid_cards[seat] |= 1 << card


def _lay_stones(table: Table, stones: list[object]) -> None:
    for name in stones:
        support = read_word(name, table.delta.names)
        if support < VILLAGES or table.stands(support):
            raise ValueError(f"no stone can lie on {name}")
        table.stones |= BIT[support]


def _lay_planks(table: Table, position: dict[str, object]) -> None:
    """Every plank of those who play is in one place."""
    seen = zeros(PLANKS)
    planks = position.get("planks", {})
    if not isinstance(planks, dict):
        raise TypeError("where the planks lie is missing")
    for laid, where in planks.items():
        plank = _plank(table, laid, seen)
        place = _place(table, where)
        span = place - VILLAGES
        if span < 0 or table.delta.size[span] != plank // VILLAGES or not table.takes(span):
            raise ValueError(f"the plank {laid} cannot lie on {where}")
        table.set_plank(plank, span)
    if position.get("chosen") is not None:
        table.chosen = _plank(table, position["chosen"], seen)
    for name in read_list(position.get("lost", []), None):
        _plank(table, name, seen)
    for index in range(table.seats * SIZES):
        table.stock[index] = NONE
    if "stocks" in position:
        for seat, stock in enumerate(read_list(position["stocks"], int(table.seats))):
            for name in read_list(stock, None):
                _store(table, seat, _plank(table, name, seen))
            if bits(table.stock_colours(seat)) > 2:
                raise ValueError(f"the stock of seat {seat} has more than two colours")
    for plank in range(PLANKS):
        owner = table.seat_of[plank % VILLAGES]
        if owner != NONE and not seen[plank]:
            if "stocks" in position:
                raise ValueError(f"the plank {plank_name(table, plank)} is missing")
            _store(table, owner, plank)


def _store(table: Table, seat: i64, plank: i64) -> None:
    if table.stock[seat * SIZES + plank // VILLAGES] != NONE:
        raise ValueError(f"the stock of seat {seat} has two planks of one size")
    table.stock[seat * SIZES + plank // VILLAGES] = plank % VILLAGES


def _stand(table: Table, seat: i64, place: i64) -> None:
    if place >= VILLAGES:
        if table.plank_on[place - VILLAGES] == NONE or table.pawn_on[place - VILLAGES] != NONE:
            raise ValueError(f"the pawn of seat {seat} cannot stand on {table.delta.place_name(place)}")
    table.put_pawn(seat, place)


def _check_flow(table: Table) -> None:
    """Rounds, slots and turns agree with the phase, and whoever has arrived has won."""
    possible = table.round_limit == 0 or table.round <= table.round_limit
    if table.phase == FIRST or table.phase == LAY:
        possible = possible and table.slot == 0 and table.turn == 0 and table.half == 0
        if table.phase == LAY:
            possible = possible and table.laid_count[table.actor] < SLOTS
    else:
        possible = possible and table.slot > 0
    for seat in range(table.seats):
        if table.phase == FIRST:
            possible = possible and table.laid_count[seat] == 0 and table.place[seat] == table.home[seat]
        elif table.phase != LAY:
            possible = possible and table.laid_count[seat] == SLOTS
        arrived = table.place[seat] == table.target(seat)
        won = table.phase == ENDED and table.reason == VILLAGE and table.winners == 1 << seat
        possible = possible and arrived == won
    if table.phase == FIRST:
        possible = possible and table.round == 1 and _is_fresh(table) and table.options["first_holder"] is None
    if table.phase == ENDED:
        possible = possible and table.half == 0 and _ends_well(table)
    else:
        possible = possible and table.winners == 0 and table.reason == VILLAGE
    if not possible:
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[table.phase]}")


def _is_fresh(table: Table) -> bool:
    """Whether everything lies as it does before the first round."""
    for seat in range(table.seats):
        for size in range(SIZES):
            if table.stock[seat * SIZES + size] != table.home[seat]:
                return False
    return table.stones == 0


def _ends_well(table: Table) -> bool:
    """Somebody arrived by his card, or the round limit found the nearest (DD-18, DD-19)."""
    if table.reason == VILLAGE:
        card = table.card_now(table.actor)
        moved = cards.MOVE_1 <= card <= cards.JUMP and not table.struck_by(table.actor, table.slot - 1)
        return moved and table.winners == 1 << table.actor and table.turn < table.seats and _acts(table)
    nearest: i64 = table.distance(0)
    for seat in range(table.seats):
        nearest = min(nearest, table.distance(seat))
    for seat in range(table.seats):
        if (table.distance(seat) == nearest) != bool((table.winners >> seat) & 1):
            return False
    over = table.round == table.round_limit and table.slot == SLOTS and table.turn == table.seats
    return table.reason == ROUND_LIMIT and over


def _acts(table: Table) -> bool:
    return table.actor == (table.holder + table.turn) % table.seats


def _check_phase(table: Table) -> None:
    """A phase must have what its decision is about, and nothing that belongs to another."""
    possible = (table.chosen != NONE) == (table.phase == SPAN) and (table.start != NONE) == (table.phase == SECOND_STEP)
    if table.phase not in (FIRST, LAY, ENDED):
        card = table.card_now(table.actor)
        possible = possible and table.turn < table.seats and _acts(table) and card < DRAGON_0
        possible = possible and not table.struck_by(table.actor, table.slot - 1)
        most = 2 if card in (cards.STONE_2, cards.PLANK_2) else 1
        if table.phase == SECOND_STEP:
            possible = possible and card == cards.MOVE_2 and table.half == 2 and _came_from_start(table)
        else:
            possible = possible and 1 <= table.half <= most
            possible = possible and _card_asks(table, card)
    if not possible:
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[table.phase]}")


def _card_asks(table: Table, card: i64) -> bool:
    """Whether the card leads to the phase, and there is something to decide."""
    if table.phase == STONE:
        return card <= cards.STONE_2 and table.reserve() > 0
    if table.phase == PLANK:
        return cards.PLANK_1 <= card <= cards.PLANK_2 and table.has_plank(table.actor)
    if table.phase == SPAN:
        return cards.PLANK_1 <= card <= cards.PLANK_2 and table.fits_somewhere(table.chosen // VILLAGES)
    if table.phase == REMOVE_ONE:
        return card == cards.REMOVE and len(table.legal()) > 0
    if table.phase == LAND:
        return card == cards.JUMP and walking.can_jump(table, table.actor)
    return cards.MOVE_1 <= card <= cards.MOVE_2 and walking.can_step(table, table.actor)


def _came_from_start(table: Table) -> bool:
    """The place that a move 2 began at is free, and one step away."""
    if not walking.is_free(table, table.start):
        return False
    near = zeros(2 * MOST_PLANKS)
    count = walking.neighbours(table, table.place[table.actor], near)
    return any([near[index] == table.start for index in range(count)])


def _place(table: Table, value: object) -> i64:
    delta = table.delta
    if isinstance(value, str):
        one, _, other = value.partition("-")
        if one in delta.names and other in delta.names:
            span = delta.span_between(delta.names.index(one), delta.names.index(other))
            if span != NONE:
                return VILLAGES + span
        if value in delta.colours:
            return delta.colours.index(value)
    raise ValueError(f"{value!r} is no place on this board")


def _plank(table: Table, value: object, seen: vec[i64]) -> i64:
    """A plank of somebody who plays, which was not named before."""
    colour, _, size = str(value).partition(" ")
    if colour not in table.delta.colours or size not in ("1", "2", "3", "4", "5", "6"):
        raise ValueError(f"{value!r} is no plank")
    plank = plank_number(int(size) - 1, table.delta.colours.index(colour))
    if seen[plank] or table.seat_of[plank % VILLAGES] == NONE:
        raise ValueError(f"the plank {value} cannot be there")
    seen[plank] = 1
    return plank
