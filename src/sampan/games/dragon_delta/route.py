"""The cheapest route to the target, counted in stones, planks and steps; suggestions and the evaluation use it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.dragon_delta.board import MOST_ISLANDS, MOST_SPANS, SIZES, VILLAGES, Board
from sampan.games.dragon_delta.codes import PLANKS
from sampan.games.dragon_delta.state import MOST_PLANKS, NONE, DragonDeltaData

# What things cost, in actions. A price is a multiple of ACTION, and the remainder breaks ties.
ACTION: Final = 16
_STEP: Final = 1
_PLANK: Final = 1
_STONE: Final = 1
_OCCUPIED: Final = 2  # somebody stands on the plank
_FETCH: Final = 3  # no plank of that size is in stock: one has to be taken off the board
_GONE: Final = 40  # and there is none to take either
_CROSSED: Final = 3  # a plank lies across and has to be removed
_FULL: Final = 3  # a support has three planks
_TIE_BREAKS: Final = 3  # how many remainders are drawn from, to tell spans of the same price apart

_USES: Final = 1 << SIZES  # sets of sizes that a route has used up; a node is a support and such a set
_USE: Final = _USES - 1
_TWICE: Final = _USES  # a bit above those of the sizes: some size is used twice
_FAR: Final = 1_000_000_000
_NODE_BITS: Final = 12  # a heap entry is a cost with, in its lowest bits, a node or a support
_NODE: Final = 4095


def _far(length: i64) -> vec[i64]:
    """An array in which everything is out of reach."""
    array = zeros(length)
    for index in range(length):
        array[index] = _FAR
    return array


# Room for one search: per support and set of used sizes.
_COST: Final = _far((VILLAGES + MOST_ISLANDS) * _USES)  # reset only where the last search went
_BEFORE: Final = zeros((VILLAGES + MOST_ISLANDS) * _USES)
_ALONG: Final = zeros((VILLAGES + MOST_ISLANDS) * _USES)
_REACHED: Final = zeros(1 + (VILLAGES + MOST_ISLANDS) * _USES)  # how many nodes the last search reached, and which
_HEAP: Final = zeros(2 + 2 * MOST_SPANS * _USES)  # each end of a span is looked at once with each set
_SPAN_PRICE: Final = zeros(MOST_SPANS)
_NEW_PLANK: Final = zeros(MOST_SPANS)  # 1 where no plank lies yet
_TAKES: Final = zeros(MOST_SPANS)  # the plank that a span takes from the stock, as the bit of its size; 0 if none
_SUPPORT_PRICE: Final = zeros(
    2 * (VILLAGES + MOST_ISLANDS)
)  # per support: for a plank that lies there already, for a new one
_SPARE: Final = zeros(1)  # with loose planks, those in stock as bits: a larger one can stand in for one used up
_MISSING_PRICE: Final = zeros(SIZES)  # per size: the extra price of a plank that is not, or no longer, in stock
_LEAST_LEFT: Final = zeros(VILLAGES + MOST_ISLANDS)  # per support: the least that is left to pay from there
_TAKEN: Final = zeros(VILLAGES + MOST_ISLANDS)  # per support: what the route behind that figure takes from the stock


class Route:
    """A route to the target: its spans, what each still lacks, and the places that the pawn passes through."""

    def __init__(self) -> None:
        self.stock: i64 = 0  # planks in stock
        self.reserve: i64 = 0  # stones that are left
        self.at_home: bool = False  # the pawn has not left its village
        self.spans = vec[i64]()
        # Per span: how many stones, planks and removals are needed for it and all before it.
        self.stones = vec[i64]()
        self.planks = vec[i64]()
        self.removals = vec[i64]()
        self.places = vec[i64]()  # where the steps lead
        self.planks_needed = vec[i64]()  # per step: how many planks must have been laid


def cost_to_target(state: DragonDeltaData, seat: i64, place: i64) -> i64:
    """How many actions a seat's pawn would need to reach its target from a place."""
    target = state.target(seat)
    if place == target:
        return 0
    _set_prices(state, seat)
    # Usually the cheapest route needs no size twice, and then its price is known without a search.
    taken = _bound_from_target(state.board, target, place)
    if taken & _TWICE:
        return _search(state.board, target, place) // ACTION
    return _least_left_from(state.board, place) // ACTION


def find_route(state: DragonDeltaData, seat: i64, rng: Rng) -> Route:
    """The cheapest route for a seat; of equally cheap ones, any."""
    _set_prices(state, seat)
    for span in range(state.board.spans):
        _SPAN_PRICE[span] += rng.below(_TIE_BREAKS)
    route = Route()
    for size in range(SIZES):
        route.stock += 1 if state.stock[seat * SIZES + size] != NONE else 0
    route.reserve = state.reserve()
    route.at_home = state.place[seat] == state.home[seat]
    target = state.target(seat)
    if state.place[seat] == target:
        return route
    _bound_from_target(state.board, target, NONE)
    _search(state.board, target, state.place[seat])
    best = target * _USES
    for uses in range(_USES):
        if _COST[target * _USES + uses] < _COST[best]:
            best = target * _USES + uses
    backwards: list[i64] = []
    while _ALONG[best] != NONE:
        backwards.append(best)
        best = _BEFORE[best]
    first = best // _USES
    if state.place[seat] >= VILLAGES and first < VILLAGES:
        route.places = append(route.places, first)
        route.planks_needed = append(route.planks_needed, 0)
    backwards.reverse()
    _add_spans(state, route, backwards)
    return route


def _add_spans(state: DragonDeltaData, route: Route, nodes: list[i64]) -> None:
    """Add the spans that lead to these nodes, and what they still lack."""
    stones: i64 = 0
    planks: i64 = 0
    removals: i64 = 0
    used: i64 = 0  # what the route takes from the stock up to the node before
    for node in nodes:
        span, support = _ALONG[node], node // _USES
        if not state.stands(support):
            stones += 1
        if state.plank_on[span] == NONE:
            planks += 1
            if node & _USE == used:  # no plank of the stock is left for it
                removals += 1
            used = node & _USE
            removals += state.crossed[span] + (1 if _is_full(state, span) else 0)
        route.spans = append(route.spans, span)
        route.stones = append(route.stones, stones)
        route.planks = append(route.planks, planks)
        route.removals = append(route.removals, removals)
        route.places = append(route.places, VILLAGES + span)
        route.planks_needed = append(route.planks_needed, planks)
        if support < VILLAGES:
            route.places = append(route.places, support)
            route.planks_needed = append(route.planks_needed, planks)


def _search(board: Board, target: i64, place: i64) -> i64:
    """What the cheapest route costs (A* over supports and the planks of the stock that a route uses up)."""
    cost_of, left = _COST, _LEAST_LEFT
    span_price, support_price, takes, is_new = _SPAN_PRICE, _SUPPORT_PRICE, _TAKES, _NEW_PLANK
    at_from, at, beyond = board.spans_at_from, board.spans_at, board.beyond
    spare = _SPARE[0]
    for index in range(1, _REACHED[0] + 1):
        cost_of[_REACHED[index]] = _FAR
    _REACHED[0] = 0
    size_of_heap: i64 = 0
    if place < VILLAGES:
        size_of_heap = _reach(place * _USES, 0, NONE, NONE, size_of_heap)
    else:
        for side in range(2):
            support = board.end[2 * (place - VILLAGES) + side]
            size_of_heap = _reach(support * _USES, _entering(support), NONE, NONE, size_of_heap)
    while size_of_heap > 0:
        entry = _HEAP[0]
        size_of_heap = _pop(size_of_heap)
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
            taken = takes[span]
            if used & taken:
                larger = spare & ~used & -taken
                taken = larger & -larger
                if taken == 0:
                    price += _MISSING_PRICE[board.size[span]]
            reached = (other << SIZES) + (used | taken)
            if price < cost_of[reached]:
                size_of_heap = _reach(reached, price, node, span, size_of_heap)
    return _FAR


def _set_prices(state: DragonDeltaData, seat: i64) -> None:
    """Set what a seat pays for each span, and for each support that a span leads to."""
    board = state.board
    size_of, end = board.size, board.end
    plank_on, pawn_on, crossed, load = state.plank_on, state.pawn_on, state.crossed, state.load
    span_price, takes, is_new = _SPAN_PRICE, _TAKES, _NEW_PLANK
    loose = state.loose
    on_board = _sizes_on_board(state)
    held: i64 = 0
    for size in range(SIZES):
        fetched = on_board >> size if loose else (on_board >> size) & 1
        _MISSING_PRICE[size] = ACTION * (_FETCH if fetched else _GONE)
        held |= 1 << size if state.stock[seat * SIZES + size] != NONE else 0
    _SPARE[0] = held if loose else 0
    for span in range(board.spans):
        if plank_on[span] != NONE:
            is_occupied = pawn_on[span] != NONE and pawn_on[span] != seat
            span_price[span] = ACTION * (_STEP + _OCCUPIED) if is_occupied else ACTION * _STEP
            is_new[span] = 0
            takes[span] = 0
            continue
        size = size_of[span]
        price = ACTION * (_STEP + _PLANK + _CROSSED * crossed[span])
        takes[span] = held & (1 << size)
        if loose:  # the smallest that is large enough (DD-12a)
            enough = held >> size << size
            takes[span] = enough & -enough
        if takes[span] == 0:
            price += _MISSING_PRICE[size]
        if load[end[2 * span]] >= MOST_PLANKS or load[end[2 * span + 1]] >= MOST_PLANKS:
            price += ACTION * _FULL
        span_price[span] = price
        is_new[span] = 1
    for support in range(board.supports):
        entering = _entering(support)
        _SUPPORT_PRICE[2 * support] = entering
        _SUPPORT_PRICE[2 * support + 1] = entering if state.stands(support) else ACTION * _STONE


def _bound_from_target(board: Board, target: i64, place: i64) -> i64:
    """Find the least that is left to pay from each support, as if no plank were used up (Dijkstra, from the target).

    Given a place, the search ends once the cheapest route from there is known; supports farther off get its price.
    Returns what that route takes from the stock; with _TWICE in it, the route is dearer than that.
    """
    least_left, taken_from = _LEAST_LEFT, _TAKEN
    span_price, support_price, takes, is_new = _SPAN_PRICE, _SUPPORT_PRICE, _TAKES, _NEW_PLANK
    at_from, at, beyond = board.spans_at_from, board.spans_at, board.beyond
    for support in range(board.supports):
        least_left[support] = _FAR
    least_left[target] = 0
    taken_from[target] = 0
    one: i64 = place
    two: i64 = place
    if place >= VILLAGES:
        one, two = board.end[2 * (place - VILLAGES)], board.end[2 * (place - VILLAGES) + 1]
    least: i64 = _FAR  # what the cheapest route from the place found so far costs
    taken: i64 = 0
    if place != NONE and (one == target or two == target):
        least = _least_left_from(board, place)
    size_of_heap = _push(target, 0)
    while size_of_heap > 0:
        entry = _HEAP[0]
        size_of_heap = _pop(size_of_heap)
        support, cost = entry & _NODE, entry >> _NODE_BITS
        if cost >= least:
            break
        if cost > least_left[support]:
            continue
        for index in range(at_from[support], at_from[support + 1]):
            span = at[index]
            other = beyond[index]
            left = cost + span_price[span] + support_price[2 * support + is_new[span]]
            if left < least_left[other]:
                least_left[other] = left
                used = taken_from[support]
                taken_from[other] = used | takes[span] | (_TWICE if used & takes[span] else 0)
                size_of_heap = _push((left << _NODE_BITS) + other, size_of_heap)
                if other == one or other == two:
                    whole = left + (_entering(other) if place >= VILLAGES else 0)
                    if whole < least:
                        least = whole
                        taken = taken_from[other]
    for support in range(board.supports):
        least_left[support] = min(least_left[support], least)
    return taken


def _least_left_from(board: Board, place: i64) -> i64:
    """The least that is left to pay from a place, given what is left from its supports."""
    if place < VILLAGES:
        return _LEAST_LEFT[place]
    one, two = board.end[2 * (place - VILLAGES)], board.end[2 * (place - VILLAGES) + 1]
    return min(_LEAST_LEFT[one] + _entering(one), _LEAST_LEFT[two] + _entering(two))


def _entering(support: i64) -> i64:
    """What it costs to pass a support: a pawn must step into a village, but only passes islands."""
    return ACTION * _STEP if support < VILLAGES else 0


def _sizes_on_board(state: DragonDeltaData) -> i64:
    """The sizes of the planks on the board that nobody stands on, as bits."""
    sizes: i64 = 0
    for plank in range(PLANKS):
        span = state.span_of[plank]
        if span != NONE and state.pawn_on[span] == NONE:
            sizes |= 1 << (plank // VILLAGES)
    return sizes


def _is_full(state: DragonDeltaData, span: i64) -> bool:
    one, other = state.board.end[2 * span], state.board.end[2 * span + 1]
    return state.load[one] >= MOST_PLANKS or state.load[other] >= MOST_PLANKS


def _reach(node: i64, cost: i64, before: i64, along: i64, size_of_heap: i64) -> i64:
    """Record how a node was reached and push it onto the heap; returns the heap's new size."""
    if _COST[node] == _FAR:
        _REACHED[0] += 1
        _REACHED[_REACHED[0]] = node
    _COST[node] = cost
    _BEFORE[node] = before
    _ALONG[node] = along
    return _push(((cost + _LEAST_LEFT[node >> SIZES]) << _NODE_BITS) + node, size_of_heap)


def _push(entry: i64, size_of_heap: i64) -> i64:
    """Push an entry onto the heap; returns the heap's new size."""
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


def _pop(size_of_heap: i64) -> i64:
    """Pop the smallest entry off the heap; returns the heap's new size."""
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
