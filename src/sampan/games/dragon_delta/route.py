"""The shortest way to the target in stones, planks and steps, for those who plan and for those who judge."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.dragon_delta.board import MOST_ISLANDS, MOST_SPANS, SIZES, VILLAGES, Delta
from sampan.games.dragon_delta.codes import PLANKS
from sampan.games.dragon_delta.state import MOST_PLANKS, NONE, Table

# What things cost, in actions; the rest of a number breaks ties.
ACTION: Final = 16
_STEP: Final = 1
_PLANK: Final = 1
_STONE: Final = 1
_OCCUPIED: Final = 2  # somebody stands on the plank
_FETCH: Final = 3  # no plank of that size is in stock: one has to be removed somewhere
_GONE: Final = 40  # nor does one lie anywhere to be removed
_CROSSED: Final = 3  # a plank lies across and has to be removed
_FULL: Final = 3  # a support has three planks
_WHIMS: Final = 3  # so many of them there are, to tell spans of the same price apart

_USES: Final = 1 << SIZES  # sets of sizes that a way has used up; a node is a support and such a set
_USE: Final = _USES - 1
_TWICE: Final = _USES  # a size is used that was used up
_FAR: Final = 1_000_000_000
_NODE_BITS: Final = 12  # an entry of the heap is a cost and, in its lowest bits, a node or a support
_NODE: Final = 4095


def _far(length: i64) -> vec[i64]:
    """An array in which everything is out of reach."""
    array = zeros(length)
    for index in range(length):
        array[index] = _FAR
    return array


# Room for one search: per support and set of used sizes.
_COST: Final = _far((VILLAGES + MOST_ISLANDS) * _USES)  # of what the last search reached
_BEFORE: Final = zeros((VILLAGES + MOST_ISLANDS) * _USES)
_ALONG: Final = zeros((VILLAGES + MOST_ISLANDS) * _USES)
_REACHED: Final = zeros(1 + (VILLAGES + MOST_ISLANDS) * _USES)  # how many nodes that were, and which
_HEAP: Final = zeros(2 + 2 * MOST_SPANS * _USES)  # each end of a span is looked at once with each set
_SPAN_PRICE: Final = zeros(MOST_SPANS)
_NEW_PLANK: Final = zeros(MOST_SPANS)  # 1 where no plank lies yet
_TAKES: Final = zeros(MOST_SPANS)  # the plank that a span takes from the stock, as the bit of its size
_SUPPORT_PRICE: Final = zeros(2 * (VILLAGES + MOST_ISLANDS))  # by a plank that lies, by a new one
_AGAIN: Final = zeros(SIZES)  # for a plank that is not in stock, or not any more
_LEFT: Final = zeros(VILLAGES + MOST_ISLANDS)
_TAKEN: Final = zeros(VILLAGES + MOST_ISLANDS)  # what that way takes from the stock


class Road:
    """A way to the target: its spans, what each still lacks, and the places that the pawn goes through."""

    def __init__(self) -> None:
        self.held: i64 = 0  # planks in stock
        self.reserve: i64 = 0  # stones that are left
        self.at_home: bool = False  # the pawn has not left its village
        self.spans = vec[i64]()
        # Per span: how many stones, planks and removals are needed for it and all before it.
        self.stones = vec[i64]()
        self.planks = vec[i64]()
        self.hurdles = vec[i64]()
        self.places = vec[i64]()  # where the steps lead
        self.bridged = vec[i64]()  # per step: how many planks must have been laid


def cost_to_target(table: Table, seat: i64, place: i64) -> i64:
    """How far a seat's pawn would be from its target if it stood there, in actions."""
    target = table.target(seat)
    if place == target:
        return 0
    _price(table, seat)
    # Mostly the cheapest way uses no plank up that it needs again, and then there is nothing more to find out.
    taken = _look_back(table.delta, target, place)
    if taken & _TWICE:
        return _search(table.delta, target, place) // ACTION
    return _least_left(table.delta, place) // ACTION


def find_road(table: Table, seat: i64, rng: Rng) -> Road:
    """The cheapest way for a seat; of equally cheap ones, any."""
    _price(table, seat)
    for span in range(table.delta.spans):
        _SPAN_PRICE[span] += rng.below(_WHIMS)
    road = Road()
    for size in range(SIZES):
        road.held += 1 if table.stock[seat * SIZES + size] != NONE else 0
    road.reserve = table.reserve()
    road.at_home = table.place[seat] == table.home[seat]
    target = table.target(seat)
    if table.place[seat] == target:
        return road
    _look_back(table.delta, target, NONE)
    _search(table.delta, target, table.place[seat])
    best = target * _USES
    for uses in range(_USES):
        if _COST[target * _USES + uses] < _COST[best]:
            best = target * _USES + uses
    backwards: list[i64] = []
    while _ALONG[best] != NONE:
        backwards.append(best)
        best = _BEFORE[best]
    first = best // _USES
    if table.place[seat] >= VILLAGES and first < VILLAGES:
        road.places = append(road.places, first)
        road.bridged = append(road.bridged, 0)
    backwards.reverse()
    _describe(table, seat, road, backwards)
    return road


def _describe(table: Table, seat: i64, road: Road, nodes: list[i64]) -> None:
    stones: i64 = 0
    planks: i64 = 0
    hurdles: i64 = 0
    used: i64 = 0
    for node in nodes:
        span, support = _ALONG[node], node // _USES
        if not table.stands(support):
            stones += 1
        if table.plank_on[span] == NONE:
            planks += 1
            size = table.delta.size[span]
            if table.stock[seat * SIZES + size] == NONE or (used >> size) & 1:
                hurdles += 1
            used |= 1 << size
            hurdles += table.crossed[span] + (1 if _is_full(table, span) else 0)
        road.spans = append(road.spans, span)
        road.stones = append(road.stones, stones)
        road.planks = append(road.planks, planks)
        road.hurdles = append(road.hurdles, hurdles)
        road.places = append(road.places, VILLAGES + span)
        road.bridged = append(road.bridged, planks)
        if support < VILLAGES:
            road.places = append(road.places, support)
            road.bridged = append(road.bridged, planks)


def _search(delta: Delta, target: i64, place: i64) -> i64:
    """The cheapest way (A*), over supports and the planks of the stock that are used up on the way."""
    cost_of, left = _COST, _LEFT
    span_price, support_price, takes, is_new = _SPAN_PRICE, _SUPPORT_PRICE, _TAKES, _NEW_PLANK
    at_from, at, beyond = delta.at_from, delta.at, delta.beyond
    for index in range(1, _REACHED[0] + 1):
        cost_of[_REACHED[index]] = _FAR
    _REACHED[0] = 0
    size_of_heap: i64 = 0
    if place < VILLAGES:
        size_of_heap = _reach(place * _USES, 0, NONE, NONE, size_of_heap)
    else:
        for side in range(2):
            support = delta.end[2 * (place - VILLAGES) + side]
            size_of_heap = _reach(support * _USES, _entering(support), NONE, NONE, size_of_heap)
    while size_of_heap > 0:
        entry = _HEAP[0]
        size_of_heap = _drop_first(size_of_heap)
        node = entry & _NODE
        support, used = node >> SIZES, node & _USE
        cost = cost_of[node]
        if entry >> _NODE_BITS > cost + left[support]:
            continue
        if support == target:
            return cost
        for index in range(at_from[support], at_from[support + 1]):
            span = at[index]
            if VILLAGES + span == place:
                continue
            other = beyond[index]
            price = cost + span_price[span] + support_price[2 * other + is_new[span]]
            if used & takes[span]:
                price += _AGAIN[delta.size[span]]
            reached = (other << SIZES) + (used | takes[span])
            if price < cost_of[reached]:
                size_of_heap = _reach(reached, price, node, span, size_of_heap)
    return _FAR


def _price(table: Table, seat: i64) -> None:
    """What a seat pays for each span, and for each support that a span leads to."""
    delta = table.delta
    size_of, end = delta.size, delta.end
    plank_on, pawn_on, crossed, load = table.plank_on, table.pawn_on, table.crossed, table.load
    span_price, takes, is_new = _SPAN_PRICE, _TAKES, _NEW_PLANK
    on_board = _sizes_on_board(table)
    held: i64 = 0
    for size in range(SIZES):
        _AGAIN[size] = ACTION * (_FETCH if (on_board >> size) & 1 else _GONE)
        held |= 1 << size if table.stock[seat * SIZES + size] != NONE else 0
    for span in range(delta.spans):
        if plank_on[span] != NONE:
            is_occupied = pawn_on[span] != NONE and pawn_on[span] != seat
            span_price[span] = ACTION * (_STEP + _OCCUPIED) if is_occupied else ACTION * _STEP
            is_new[span] = 0
            takes[span] = 0
            continue
        size = size_of[span]
        price = ACTION * (_STEP + _PLANK + _CROSSED * crossed[span])
        takes[span] = held & (1 << size)
        if takes[span] == 0:
            price += _AGAIN[size]
        if load[end[2 * span]] >= MOST_PLANKS or load[end[2 * span + 1]] >= MOST_PLANKS:
            price += ACTION * _FULL
        span_price[span] = price
        is_new[span] = 1
    for support in range(delta.supports):
        entering = _entering(support)
        _SUPPORT_PRICE[2 * support] = entering
        _SUPPORT_PRICE[2 * support + 1] = entering if table.stands(support) else ACTION * _STONE


def _look_back(delta: Delta, target: i64, place: i64) -> i64:
    """At least how much is left to pay from each support: as if no plank were used up (Dijkstra, from the target).

    With a place, only as far as one has to look for the way from there: what is farther off counts as just as far.
    Returns what that way takes from the stock; with _TWICE it is not to be had at this price.
    """
    left_from, taken_from = _LEFT, _TAKEN
    span_price, support_price, takes, is_new = _SPAN_PRICE, _SUPPORT_PRICE, _TAKES, _NEW_PLANK
    at_from, at, beyond = delta.at_from, delta.at, delta.beyond
    for support in range(delta.supports):
        left_from[support] = _FAR
    left_from[target] = 0
    taken_from[target] = 0
    one: i64 = place
    two: i64 = place
    if place >= VILLAGES:
        one, two = delta.end[2 * (place - VILLAGES)], delta.end[2 * (place - VILLAGES) + 1]
    least: i64 = _FAR  # what the way from the place costs, as far as it is known
    taken: i64 = 0
    if place != NONE and (one == target or two == target):
        least = _least_left(delta, place)
    size_of_heap = _push(target, 0)
    while size_of_heap > 0:
        entry = _HEAP[0]
        size_of_heap = _drop_first(size_of_heap)
        support, cost = entry & _NODE, entry >> _NODE_BITS
        if cost >= least:
            break
        if cost > left_from[support]:
            continue
        for index in range(at_from[support], at_from[support + 1]):
            span = at[index]
            other = beyond[index]
            left = cost + span_price[span] + support_price[2 * support + is_new[span]]
            if left < left_from[other]:
                left_from[other] = left
                used = taken_from[support]
                taken_from[other] = used | takes[span] | (_TWICE if used & takes[span] else 0)
                size_of_heap = _push((left << _NODE_BITS) + other, size_of_heap)
                if other == one or other == two:
                    whole = left + (_entering(other) if place >= VILLAGES else 0)
                    if whole < least:
                        least = whole
                        taken = taken_from[other]
    for support in range(delta.supports):
        left_from[support] = min(left_from[support], least)
    return taken


def _least_left(delta: Delta, place: i64) -> i64:
    """What is left to pay from a place, by what is left from its supports."""
    if place < VILLAGES:
        return _LEFT[place]
    one, two = delta.end[2 * (place - VILLAGES)], delta.end[2 * (place - VILLAGES) + 1]
    return min(_LEFT[one] + _entering(one), _LEFT[two] + _entering(two))


def _entering(support: i64) -> i64:
    """Who comes to a village steps into it; islands are only passed."""
    return ACTION * _STEP if support < VILLAGES else 0


def _sizes_on_board(table: Table) -> i64:
    """The sizes of planks that nobody stands on, as bits."""
    sizes: i64 = 0
    for plank in range(PLANKS):
        span = table.span_of[plank]
        if span != NONE and table.pawn_on[span] == NONE:
            sizes |= 1 << (plank // VILLAGES)
    return sizes


def _is_full(table: Table, span: i64) -> bool:
    one, other = table.delta.end[2 * span], table.delta.end[2 * span + 1]
    return table.load[one] >= MOST_PLANKS or table.load[other] >= MOST_PLANKS


def _reach(node: i64, cost: i64, before: i64, along: i64, size_of_heap: i64) -> i64:
    """Note how a node was reached, and put it into the heap; returns the heap's new size."""
    if _COST[node] == _FAR:
        _REACHED[0] += 1
        _REACHED[_REACHED[0]] = node
    _COST[node] = cost
    _BEFORE[node] = before
    _ALONG[node] = along
    return _push(((cost + _LEFT[node >> SIZES]) << _NODE_BITS) + node, size_of_heap)


def _push(entry: i64, size_of_heap: i64) -> i64:
    """Put an entry into the heap; returns the heap's new size."""
    heap = _HEAP
    index = size_of_heap
    while index > 0:
        above = (index - 1) // 2
        if heap[above] <= entry:
            break
        heap[index] = heap[above]
        index = above
    heap[index] = entry
    return size_of_heap + 1


def _drop_first(size_of_heap: i64) -> i64:
    """Take the smallest entry out of the heap; returns its new size."""
    heap = _HEAP
    last = size_of_heap - 1
    entry = heap[last]
    index: i64 = 0
    while True:
        below = 2 * index + 1
        if below >= last:
            break
        if below + 1 < last and heap[below + 1] < heap[below]:
            below += 1
        if heap[below] >= entry:
            break
        heap[index] = heap[below]
        index = below
    heap[index] = entry
    return last
