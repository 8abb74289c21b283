"""What one would do who follows the shortest road, and now and then guesses where a dragon hurts (for bots).

It reads the board, and of the laid cards only those of the seat to move.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.dragon_delta.best_rows import MOST_WORK, Outline, card_at, find_rows, worth_of
from sampan.games.dragon_delta.board import BIT, SIZES, VILLAGES
from sampan.games.dragon_delta.codes import (
    CARD_0,
    DRAGON_0,
    ISLAND_0,
    PLACE_0,
    PLANK_0,
    SLOTS,
    SPAN_0,
    TAKE_PLANK_0,
    TAKE_STONE_0,
)
from sampan.games.dragon_delta.route import Road, cost_to_target, find_road
from sampan.games.dragon_delta.state import (
    FIRST,
    LAY,
    NONE,
    PLANK,
    REMOVE_ONE,
    SPAN,
    STONE,
    Table,
    plank_number,
)

# How often, in a hundred, one thinks of where a dragon would hurt; and if somebody may arrive this round.
_DRAGON: Final = 15
_ALARM: Final = 80
_LEGAL: Final = zeros(4096)


def suggest_action(table: Table, rng: Rng) -> i64:
    """A sensible action of the seat to move."""
    if table.phase == FIRST:
        return NONE
    road = find_road(table, table.actor, rng)
    if table.phase == LAY:
        return CARD_0 + _best_row(table, table.actor, road, rng)[table.laid_count[table.actor]]
    if table.phase == STONE:
        return _next_stone(table, road, rng)
    if table.phase == PLANK:
        return _next_plank(table, road, rng)
    if table.phase == SPAN:
        return _next_span(table, road, rng)
    if table.phase == REMOVE_ONE:
        return _removal(table, rng)
    return _next_place(table, road, rng)


def suggest_row(table: Table, seat: i64, rng: Rng) -> vec[i64]:
    """Five sensible cards, those that the seat has laid already among them."""
    return _best_row(table, seat, find_road(table, seat, rng), rng)


def lay_sensibly(table: Table, seat: i64, rng: Rng) -> None:
    """Lay as many cards as a seat has laid, but those that seem sensible, whatever it laid in truth."""
    count = table.laid_count[seat]
    if count == 0:
        return
    table.laid_count[seat] = 0
    table.laid_cards[seat] = 0
    row = suggest_row(table, seat, rng)
    for slot in range(count):
        table.laid[seat * SLOTS + slot] = row[slot]
        table.laid_cards[seat] |= 1 << row[slot]
    table.laid_count[seat] = count


def _best_row(table: Table, seat: i64, road: Road, rng: Rng) -> vec[i64]:
    """The best row that begins with what was laid; a dragon is for the one who is nearest to his target."""
    row = zeros(SLOTS)
    for slot in range(table.laid_count[seat]):
        row[slot] = table.laid[seat * SLOTS + slot]
    held = table.unlaid(seat) & ((1 << DRAGON_0) - 1)
    harm = zeros(SLOTS)
    victim: i64 = NONE
    if table.laid_cards[seat] >> DRAGON_0 == 0:
        held |= 1 << DRAGON_0
        victim = _leader(table, seat)
        harm = _harm(table, victim, rng)
    best = find_rows(Outline(road), row, table.laid_count[seat], held, harm).draw(rng)
    for slot in range(table.laid_count[seat], SLOTS):
        card = card_at(best, slot)
        row[slot] = card if card < DRAGON_0 else DRAGON_0 + table.home[victim]
    return row


def _leader(table: Table, seat: i64) -> i64:
    """The one of the others who is nearest to his target."""
    leader: i64 = NONE
    least: i64 = 0
    for other in range(table.seats):
        if other != seat:
            cost = cost_to_target(table, other, table.place[other])
            if leader == NONE or cost < least:
                leader, least = other, cost
    return leader


def _harm(table: Table, victim: i64, rng: Rng) -> vec[i64]:
    """What a dragon may cost the victim in each slot, if he follows the shortest road.

    Mostly nothing is thought of, so that nobody can count on being struck, nor on being spared.
    """
    road = Outline(find_road(table, victim, rng))
    nothing = zeros(SLOTS)
    rows = find_rows(road, nothing, 0, (1 << DRAGON_0) - 1, nothing)
    guess = rows.draw(rng)
    arrives = rows.worth > MOST_WORK
    if rng.below(100) >= (_ALARM if arrives else _DRAGON):
        return nothing
    harm = zeros(SLOTS)
    for slot in range(SLOTS):
        harm[slot] = rows.worth - worth_of(road, guess, slot)
        if not arrives:
            # One of many is stopped, and only if the guess is right; but an arrival must be stopped by somebody.
            harm[slot] = max(harm[slot], 0) // (2 * table.seats)
    return harm


def _next_stone(table: Table, road: Road, rng: Rng) -> i64:
    """The first stone that the road lacks; if it lacks none, any."""
    delta = table.delta
    for index in range(len(road.spans)):
        for side in range(2):
            support = delta.end[2 * road.spans[index] + side]
            if not table.stands(support):
                return ISLAND_0 + support - VILLAGES
    return _any(table.write_legal(_LEGAL), rng)


def _next_plank(table: Table, road: Road, rng: Rng) -> i64:
    """The plank for the next span of the road; if none can be laid there, the one after which the way is shortest."""
    base = table.actor * SIZES
    span = _next_gap(table, road)
    if span != NONE and table.takes(span):
        size = table.delta.size[span]
        if table.stock[base + size] != NONE:
            return PLANK_0 + plank_number(size, table.stock[base + size])
    scratch = _copied(table)
    best = _Best(rng)
    for size in range(SIZES):
        colour = table.stock[base + size]
        if colour != NONE:
            scratch.stock[base + size] = NONE
            laid = _Best(rng)
            for index in range(table.delta.sized_from[size], table.delta.sized_from[size + 1]):
                if table.takes(table.delta.sized[index]):
                    laid.offer(table.delta.sized[index], _cost_with(scratch, size, table.delta.sized[index]))
            if laid.ties == 0:
                laid.offer(NONE, _cost(scratch))
            best.offer(PLANK_0 + plank_number(size, colour), laid.least)
            scratch.stock[base + size] = colour
    return best.choice


def _next_gap(table: Table, road: Road) -> i64:
    """The first span of a road that has no plank; NONE if all have."""
    for index in range(len(road.spans)):
        if table.plank_on[road.spans[index]] == NONE:
            return road.spans[index]
    return NONE


def _next_span(table: Table, road: Road, rng: Rng) -> i64:
    """The next span of the road, if the chosen plank is for it; otherwise the one that shortens the way most."""
    span = _next_gap(table, road)
    size = table.chosen // VILLAGES
    if span != NONE and table.delta.size[span] == size and table.takes(span):
        return SPAN_0 + span
    scratch = _copied(table)
    best = _Best(rng)
    for index in range(table.write_legal(_LEGAL)):
        best.offer(_LEGAL[index], _cost_with(scratch, size, _LEGAL[index] - SPAN_0))
    return best.choice


def _removal(table: Table, rng: Rng) -> i64:
    """What shortens the way most; of equal things, rather a plank."""
    scratch = _copied(table)
    best = _Best(rng)
    for index in range(table.write_legal(_LEGAL)):
        action = _LEGAL[index]
        if action < TAKE_STONE_0:
            plank = action - TAKE_PLANK_0
            held = table.actor * SIZES + plank // VILLAGES
            span = scratch.span_of[plank]
            scratch.lift_plank(plank)
            scratch.stock[held] = plank % VILLAGES
            best.offer(action, 2 * _cost(scratch))
            scratch.stock[held] = NONE
            scratch.set_plank(plank, span)
        else:
            stone = BIT[VILLAGES + action - TAKE_STONE_0]
            scratch.stones &= ~stone
            best.offer(action, 2 * _cost(scratch) + 1)
            scratch.stones |= stone
    return best.choice


class _Best:
    """Of things that are offered at a cost, keeps the cheapest; of equally cheap ones, any."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.choice: i64 = NONE
        self.least: i64 = 0
        self.ties: i64 = 0

    def offer(self, thing: i64, cost: i64) -> None:
        """Keep the thing if it is cheaper than those before."""
        if self.ties == 0 or cost < self.least:
            self.ties = 0
        elif cost > self.least:
            return
        self.ties += 1
        if self.rng.below(self.ties) == 0:
            self.choice, self.least = thing, cost


def _copied(table: Table) -> Table:
    """A copy to try things on."""
    copy = table.clone()
    assert isinstance(copy, Table)
    return copy


def _cost(table: Table) -> i64:
    return cost_to_target(table, table.actor, table.place[table.actor])


def _cost_with(scratch: Table, size: i64, span: i64) -> i64:
    """How far it would be if a plank of that size lay on a span; which colour it has is of no account."""
    plank = plank_number(size, scratch.home[scratch.actor])
    before = scratch.span_of[plank]
    scratch.set_plank(plank, span)
    cost = _cost(scratch)
    scratch.lift_plank(plank)
    scratch.span_of[plank] = before
    return cost


def _next_place(table: Table, road: Road, rng: Rng) -> i64:
    """The next place of the road, if one may go there; otherwise the one from which the way is shortest."""
    legal = table.write_legal(_LEGAL)
    best = _Best(rng)
    for index in range(legal):
        if len(road.places) > 0 and _LEGAL[index] == PLACE_0 + road.places[0]:
            return _LEGAL[index]
        best.offer(_LEGAL[index], cost_to_target(table, table.actor, _LEGAL[index] - PLACE_0))
    return best.choice


def _any(count: i64, rng: Rng) -> i64:
    return _LEGAL[rng.below(count)]
