"""What a player who follows the cheapest route would do, sometimes with a dragon where it hurts most; for bots.

Suggestions read the board and, of the laid cards, only those of the seat to move.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import BIT, zeros
from sampan.core.rng import Rng
from sampan.games.dragon_delta.best_rows import MOST_WORK, RouteSummary, card_at, find_rows, worth_of
from sampan.games.dragon_delta.board import SIZES, VILLAGES
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
    plank_number,
)
from sampan.games.dragon_delta.legality import can_lay, fits_somewhere
from sampan.games.dragon_delta.route import Route, cost_to_target, find_route
from sampan.games.dragon_delta.state import (
    FIRST,
    LAY,
    NONE,
    PLANK,
    REMOVE_ONE,
    SPAN,
    STONE,
    DragonDeltaData,
)

# How often, in percent, a dragon is considered: usually, and if its victim may arrive this round.
_DRAGON: Final = 15
_ALARM: Final = 80
_LEGAL: Final = zeros(4096)


def suggest(state: DragonDeltaData, rng: Rng) -> i64:
    """A sensible action for the seat to move; NONE if chance is to move."""
    if state.phase == FIRST:
        return NONE
    route = find_route(state, state.actor, rng)
    if state.phase == LAY:
        return CARD_0 + _best_row(state, state.actor, route, rng)[state.laid_count[state.actor]]
    if state.phase == STONE:
        return _next_stone(state, route, rng)
    if state.phase == PLANK:
        return _next_plank(state, route, rng)
    if state.phase == SPAN:
        return _next_span(state, route, rng)
    if state.phase == REMOVE_ONE:
        return _removal(state, rng)
    return _next_place(state, route, rng)


def suggest_row(state: DragonDeltaData, seat: i64, rng: Rng) -> vec[i64]:
    """Five sensible cards, beginning with those that the seat has already laid."""
    return _best_row(state, seat, find_route(state, seat, rng), rng)


def lay_sensible_cards(state: DragonDeltaData, seat: i64, rng: Rng) -> None:
    """Replace the cards that a seat has laid with as many sensible ones, whatever it really laid."""
    count = state.laid_count[seat]
    if count == 0:
        return
    state.laid_count[seat] = 0
    state.laid_cards[seat] = 0
    row = suggest_row(state, seat, rng)
    for slot in range(count):
        state.laid[seat * SLOTS + slot] = row[slot]
        state.laid_cards[seat] |= 1 << row[slot]
    state.laid_count[seat] = count


def _best_row(state: DragonDeltaData, seat: i64, route: Route, rng: Rng) -> vec[i64]:
    """The best row that begins with the laid cards; a dragon is aimed at the player nearest to the target."""
    row = zeros(SLOTS)
    for slot in range(state.laid_count[seat]):
        row[slot] = state.laid[seat * SLOTS + slot]
    held = state.unlaid(seat) & ((1 << DRAGON_0) - 1)
    harm = zeros(SLOTS)
    victim: i64 = NONE
    if state.laid_cards[seat] >> DRAGON_0 == 0:
        held |= 1 << DRAGON_0
        victim = _leader(state, seat)
        harm = _harm(state, victim, rng)
    best = find_rows(RouteSummary(route), row, state.laid_count[seat], held, harm).draw(rng)
    for slot in range(state.laid_count[seat], SLOTS):
        card = card_at(best, slot)
        row[slot] = card if card < DRAGON_0 else DRAGON_0 + state.home[victim]
    return row


def _leader(state: DragonDeltaData, seat: i64) -> i64:
    """Of the other seats, the one nearest to its target."""
    leader: i64 = NONE
    least: i64 = 0
    for other in range(state.seats):
        if other != seat:
            cost = cost_to_target(state, other, state.place[other])
            if leader == NONE or cost < least:
                leader, least = other, cost
    return leader


def _harm(state: DragonDeltaData, victim: i64, rng: Rng) -> vec[i64]:
    """What a dragon may cost the victim in each slot, if the victim follows the cheapest route.

    Usually no dragon is considered, so that nobody can count on being struck, nor on being spared.
    """
    route = RouteSummary(find_route(state, victim, rng))
    nothing = zeros(SLOTS)
    rows = find_rows(route, nothing, 0, (1 << DRAGON_0) - 1, nothing)
    expected = rows.draw(rng)
    arrives = rows.worth > MOST_WORK
    if rng.below(100) >= (_ALARM if arrives else _DRAGON):
        return nothing
    harm = zeros(SLOTS)
    for slot in range(SLOTS):
        harm[slot] = rows.worth - worth_of(route, expected, slot)
        if not arrives:
            # It stops only one of many, and only if the row is as expected; but somebody must stop an arrival.
            harm[slot] = max(harm[slot], 0) // (2 * state.seats)
    return harm


def _next_stone(state: DragonDeltaData, route: Route, rng: Rng) -> i64:
    """The first stone that the route lacks; any stone if it lacks none."""
    board = state.board
    for index in range(len(route.spans)):
        for side in range(2):
            support = board.end[2 * route.spans[index] + side]
            if not state.stands(support):
                return ISLAND_0 + support - VILLAGES
    return _any(state.write_legal(_LEGAL), rng)


def _next_plank(state: DragonDeltaData, route: Route, rng: Rng) -> i64:
    """The plank for the next gap of the route; if none can be laid there, the one that leaves the cheapest route."""
    base = state.actor * SIZES
    span = _next_gap(state, route)
    if span != NONE and can_lay(state, span):
        for size in range(SIZES):  # the smallest that fits
            if state.stock[base + size] != NONE and state.fits(size, span):
                return PLANK_0 + plank_number(size, state.stock[base + size])
    best = _Best(rng)
    for size in range(SIZES):
        if state.stock[base + size] != NONE:
            best.offer(PLANK_0 + plank_number(size, state.stock[base + size]), cost_of_choosing(state, size))
    return best.choice


def cost_of_choosing(state: DragonDeltaData, size: i64) -> i64:
    """Twice what the route costs at best after the plank of that size is chosen; odd if it fits nowhere and is lost."""
    scratch = state.clone()
    scratch.stock[state.actor * SIZES + size] = NONE
    if not fits_somewhere(state, size):
        return 2 * _cost(scratch) + 1
    least: i64 = NONE
    for span in range(state.board.spans):
        if state.fits(size, span) and can_lay(state, span):
            cost = _cost_with(scratch, size, span)
            least = cost if least == NONE else min(least, cost)
    return 2 * least


def _next_gap(state: DragonDeltaData, route: Route) -> i64:
    """The first span of a route that has no plank; NONE if all have one."""
    for index in range(len(route.spans)):
        if state.plank_on[route.spans[index]] == NONE:
            return route.spans[index]
    return NONE


def _next_span(state: DragonDeltaData, route: Route, rng: Rng) -> i64:
    """The next gap of the route if the chosen plank fits; otherwise the span that leaves the cheapest route."""
    span = _next_gap(state, route)
    size = state.chosen // VILLAGES
    if span != NONE and state.board.size[span] == size and can_lay(state, span):
        return SPAN_0 + span
    scratch = state.clone()
    best = _Best(rng)
    for index in range(state.write_legal(_LEGAL)):
        best.offer(_LEGAL[index], _cost_with(scratch, size, _LEGAL[index] - SPAN_0))
    return best.choice


def _removal(state: DragonDeltaData, rng: Rng) -> i64:
    """The removal that leaves the cheapest route; of equally good ones, rather a plank."""
    scratch = state.clone()
    best = _Best(rng)
    for index in range(state.write_legal(_LEGAL)):
        action = _LEGAL[index]
        if action < TAKE_STONE_0:
            plank = action - TAKE_PLANK_0
            held = state.actor * SIZES + plank // VILLAGES
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
    """Keeps the cheapest of the choices offered; of equally cheap ones, any."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.choice: i64 = NONE
        self.least: i64 = 0
        self.ties: i64 = 0

    def offer(self, choice: i64, cost: i64) -> None:
        """Keep the choice if it is cheaper than those before."""
        if self.ties == 0 or cost < self.least:
            self.ties = 0
        elif cost > self.least:
            return
        self.ties += 1
        if self.rng.below(self.ties) == 0:
            self.choice, self.least = choice, cost


def _cost(state: DragonDeltaData) -> i64:
    return cost_to_target(state, state.actor, state.place[state.actor])


def _cost_with(scratch: DragonDeltaData, size: i64, span: i64) -> i64:
    """What the route would cost if a plank of that size, of whatever colour, lay on a span."""
    plank = plank_number(size, scratch.home[scratch.actor])
    before = scratch.span_of[plank]
    scratch.set_plank(plank, span)
    cost = _cost(scratch)
    scratch.lift_plank(plank)
    scratch.span_of[plank] = before
    return cost


def _next_place(state: DragonDeltaData, route: Route, rng: Rng) -> i64:
    """The next place of the route if it is legal; otherwise the one from which the route is cheapest."""
    legal = state.write_legal(_LEGAL)
    best = _Best(rng)
    for index in range(legal):
        if len(route.places) > 0 and _LEGAL[index] == PLACE_0 + route.places[0]:
            return _LEGAL[index]
        best.offer(_LEGAL[index], cost_to_target(state, state.actor, _LEGAL[index] - PLACE_0))
    return best.choice


def _any(count: i64, rng: Rng) -> i64:
    return _LEGAL[rng.below(count)]
