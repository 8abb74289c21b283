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

# How often, in a hundred, a slot is thought of for a dragon; and if somebody may arrive this round.
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
    """The next card of the best row there is, or a dragon for the one who is ahead."""
    seat = table.actor
    count = table.laid_count[seat]
    row = zeros(SLOTS)
    for slot in range(count):
        row[slot] = table.laid[seat * SLOTS + slot]
    held = table.unlaid(seat)
    plain = RowSearch(road, rng)
    plain.complete(row, count, held)
    if table.laid_cards[seat] >> DRAGON_0 == 0:
        victim = _leader(table, seat)
        gain = _harm_here(table, victim, count, rng)
        if gain > 0:
            row[count] = DRAGON_0 + table.home[victim]
            struck = RowSearch(road, rng)
            struck.complete(row, count + 1, held)
            if struck.worth + gain >= plain.worth:
                return row[count]
    return plain.best[count]


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


def _harm_here(table: Table, victim: i64, slot: i64, rng: Rng) -> i64:
    """What a dragon may cost the victim in this slot, if it is the one that hurts most; else 0.

    The victim is supposed to follow the shortest road. Which slots are thought of at all is left to chance, so that
    nobody can count on being spared.
    """
    road = find_road(table, victim, rng)
    guess = RowSearch(road, rng)
    guess.complete(zeros(SLOTS), 0, (1 << DRAGON_0) - 1)
    arrives = guess.worth > MOST_WORK
    if rng.below(100) >= (_ALARM if arrives else _DRAGON):
        return 0
    here = guess.worth - worth_of(road, guess.best, slot)
    for later in range(slot + 1, SLOTS):
        if guess.worth - worth_of(road, guess.best, later) > here:
            return 0
    # One of many others is stopped, and only if the guess is right; but an arrival must be stopped by somebody.
    return here if arrives else here // table.seats


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
    """The plank for the first span of the road that takes one; otherwise one that the road can do without."""
    base = table.actor * SIZES
    needed: i64 = 0
    for index in range(len(road.spans)):
        span = road.spans[index]
        size = table.delta.size[span]
        if table.plank_on[span] == NONE:
            needed |= 1 << size
            if table.takes(span) and table.stock[base + size] != NONE:
                return PLANK_0 + plank_number(size, table.stock[base + size])
    count: i64 = 0
    for size in range(SIZES):
        if table.stock[base + size] != NONE and not (needed >> size) & 1:
            _LEGAL[count] = PLANK_0 + plank_number(size, table.stock[base + size])
            count += 1
    return _any(count if count > 0 else table.fill(_LEGAL), rng)


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
    """How useful it is to take something away: 0 spoils the road."""
    if action >= TAKE_STONE_0:
        support = VILLAGES + action - TAKE_STONE_0
        for index in range(len(road.spans)):
            if (table.delta.ends[road.spans[index]] >> support) & 1:
                return 0
        return 1
    plank = action - TAKE_PLANK_0
    span = table.span_of[plank]
    use: i64 = 2
    for index in range(len(road.spans)):
        if road.spans[index] == span:
            return 0
        if table.plank_on[road.spans[index]] == NONE and table.delta.size[road.spans[index]] == plank // VILLAGES:
            use = max(use, 4)
    return max(use, 3) if _bars(table, road, span) else use


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
