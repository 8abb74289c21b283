"""What one would do who follows the shortest road, and now and then guesses where a dragon hurts (for bots).

It reads the board, and of the laid cards only those of the seat to move.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.rng import Rng
from sampan.core.state import zeros
from sampan.games.dragon_delta.cards import (
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
from sampan.games.dragon_delta.delta import SIZES, VILLAGES
from sampan.games.dragon_delta.programme import MOST_WORK, RowSearch, worth_of
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
        return CARD_0 + _next_card(table, road, rng)
    if table.phase == STONE:
        return _next_stone(table, road, rng)
    if table.phase == PLANK:
        return _next_plank(table, road, rng)
    if table.phase == SPAN:
        return _next_span(table, road, rng)
    if table.phase == REMOVE_ONE:
        return _removal(table, road, rng)
    return _next_place(table, road, rng)


def _next_card(table: Table, road: Road, rng: Rng) -> i64:
    """The next card of the best row there is; a dragon is for the one who is nearest to his target."""
    seat = table.actor
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
    search = RowSearch(road, rng, harm)
    search.complete(row, table.laid_count[seat], held)
    card = search.best[table.laid_count[seat]]
    return card if card < DRAGON_0 else DRAGON_0 + table.home[victim]


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
    road = find_road(table, victim, rng)
    nothing = zeros(SLOTS)
    guess = RowSearch(road, rng, nothing)
    guess.complete(nothing, 0, (1 << DRAGON_0) - 1)
    arrives = guess.worth > MOST_WORK
    if rng.below(100) >= (_ALARM if arrives else _DRAGON):
        return nothing
    harm = zeros(SLOTS)
    for slot in range(SLOTS):
        harm[slot] = guess.worth - worth_of(road, guess.best, slot)
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
    return _any(table.fill(_LEGAL), rng)


def _next_plank(table: Table, road: Road, rng: Rng) -> i64:
    """The plank for the first span of the road that takes one; otherwise one that is missed least."""
    base = table.actor * SIZES
    needed: i64 = 0
    for index in range(len(road.spans)):
        span = road.spans[index]
        size = table.delta.size[span]
        if table.plank_on[span] == NONE:
            needed |= 1 << size
            if table.takes(span) and table.stock[base + size] != NONE:
                return PLANK_0 + plank_number(size, table.stock[base + size])
    # None can be laid on the road: rather one that is not lost, and rather one that is not needed.
    count: i64 = 0
    best: i64 = NONE
    for size in range(SIZES):
        if table.stock[base + size] != NONE:
            use: i64 = (2 if table.fits_somewhere(size) else 0) + (0 if (needed >> size) & 1 else 1)
            if use > best:
                best, count = use, 0
            if use == best:
                _LEGAL[count] = PLANK_0 + plank_number(size, table.stock[base + size])
                count += 1
    return _any(count, rng)


def _next_span(table: Table, road: Road, rng: Rng) -> i64:
    """The span of the road that the chosen plank is for; otherwise one that leaves the road open, if possible."""
    for index in range(len(road.spans)):
        span = road.spans[index]
        if table.delta.size[span] == table.chosen // VILLAGES and table.takes(span):
            return SPAN_0 + span
    legal = table.fill(_LEGAL)
    count: i64 = 0
    for index in range(legal):
        if not _bars(table, road, _LEGAL[index] - SPAN_0):
            _LEGAL[count] = _LEGAL[index]
            count += 1
    return _any(count if count > 0 else table.fill(_LEGAL), rng)


def _bars(table: Table, road: Road, span: i64) -> bool:
    """Whether a plank there would cross a road, or take up room on its supports."""
    delta = table.delta
    for index in range(len(road.spans)):
        if delta.ends[span] & delta.ends[road.spans[index]]:
            return True
        for crossing in range(delta.crossing_from[span], delta.crossing_from[span + 1]):
            if delta.crossing[crossing] == road.spans[index]:
                return True
    return False


def _removal(table: Table, road: Road, rng: Rng) -> i64:
    """A plank that bars the road, or one that the road needs; else any that the road does not use."""
    legal = table.fill(_LEGAL)
    best: i64 = NONE
    most: i64 = NONE
    ties: i64 = 0
    for index in range(legal):
        use = _use_of_removal(table, road, _LEGAL[index])
        ties = ties + 1 if use == most else 1
        if use > most or (use == most and rng.below(ties) == 0):
            best, most = _LEGAL[index], use
        elif use < most:
            ties = 1
    return best


def _use_of_removal(table: Table, road: Road, action: i64) -> i64:
    """How useful it is to take something away: 0 spoils the road, 5 gives the plank that it lacks first."""
    if action >= TAKE_STONE_0:
        support = VILLAGES + action - TAKE_STONE_0
        for index in range(len(road.spans)):
            if (table.delta.ends[road.spans[index]] >> support) & 1:
                return 0
        return 1
    plank = action - TAKE_PLANK_0
    span = table.span_of[plank]
    use: i64 = 3 if _bars(table, road, span) else 2
    first = True
    for index in range(len(road.spans)):
        wanted = road.spans[index]
        if wanted == span:
            return 0
        if table.plank_on[wanted] == NONE:
            size = table.delta.size[wanted]
            if size == plank // VILLAGES and table.stock[table.actor * SIZES + size] == NONE:
                use = max(use, 5 if first else 4)
            first = False
    return use


def _next_place(table: Table, road: Road, rng: Rng) -> i64:
    """The next place of the road, if one may go there; otherwise the one from which the way is shortest."""
    legal = table.fill(_LEGAL)
    places = vec[i64]()
    for index in range(legal):
        if len(road.places) > 0 and _LEGAL[index] == PLACE_0 + road.places[0]:
            return _LEGAL[index]
        places = append(places, _LEGAL[index])
    count: i64 = 0
    least: i64 = 0
    for index in range(legal):
        cost = cost_to_target(table, table.actor, places[index] - PLACE_0)
        if index == 0 or cost < least:
            count, least = 0, cost
        if cost == least:
            _LEGAL[count] = places[index]
            count += 1
    return _any(count, rng)


def _any(count: i64, rng: Rng) -> i64:
    return _LEGAL[rng.below(count)]
