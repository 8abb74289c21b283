"""The shortest way to the target in stones, planks and steps, for those who plan and for those who judge."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.rng import Rng
from sampan.core.state import zeros
from sampan.games.dragon_delta.cards import PLANKS
from sampan.games.dragon_delta.delta import MOST_ISLANDS, MOST_SPANS, SIZES, VILLAGES
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

_USES: Final = 1 << SIZES  # sets of sizes that a way has used up
_FAR: Final = 1_000_000_000
# Room for one search: per support and set of used sizes.
_COST: Final = zeros((VILLAGES + MOST_ISLANDS) * _USES)
_BEFORE: Final = zeros((VILLAGES + MOST_ISLANDS) * _USES)
_ALONG: Final = zeros((VILLAGES + MOST_ISLANDS) * _USES)
_HEAP: Final = zeros(2 + 2 * MOST_SPANS * _USES)  # each end of a span is looked at once with each set
_WIDTH: Final = 4096  # more than there are nodes
_WHIM: Final = zeros(MOST_SPANS)
_SPAN_PRICE: Final = zeros(MOST_SPANS)
_NEW_PLANK: Final = zeros(MOST_SPANS)  # 1 where no plank lies yet
_TAKES: Final = zeros(MOST_SPANS)  # the plank that a span takes from the stock, as the bit of its size
_SUPPORT_PRICE: Final = zeros(2 * (VILLAGES + MOST_ISLANDS))  # by a plank that lies, by a new one
_AGAIN: Final = zeros(SIZES)  # for a plank that is not in stock, or not any more
_LEFT: Final = zeros(VILLAGES + MOST_ISLANDS)


class Road:
    """A way to the target: its spans, what each still lacks, and the places that the pawn goes through."""

    def __init__(self) -> None:
        self.cost: i64 = 0  # in ACTIONs
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
    return _search(table, seat, place) // ACTION


def find_road(table: Table, seat: i64, rng: Rng | None) -> Road:
    """The cheapest way for a seat; with a generator, any of equally cheap ones."""
    for span in range(table.delta.spans):
        _WHIM[span] = 0 if rng is None else rng.below(3)
    road = Road()
    for size in range(SIZES):
        road.held += 1 if table.stock[seat * SIZES + size] != NONE else 0
    road.reserve = table.reserve()
    road.at_home = table.place[seat] == table.home[seat]
    road.cost = _search(table, seat, table.place[seat])
    for span in range(table.delta.spans):
        _WHIM[span] = 0
    target = table.target(seat)
    if table.place[seat] == target:
        return road
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


def _search(table: Table, seat: i64, place: i64) -> i64:
    """The cheapest way (A*), over supports and the planks of the stock that are used up on the way."""
    delta = table.delta
    target = table.target(seat)
    if place == target:
        return 0
    _price(table, seat)
    _look_back(table, target)
    for node in range(delta.supports * _USES):
        _COST[node] = _FAR
    size_of_heap: i64 = 0
    if place < VILLAGES:
        size_of_heap = _reach(place * _USES, 0, NONE, NONE, size_of_heap)
    else:
        for side in range(2):
            support = delta.end[2 * (place - VILLAGES) + side]
            entering = ACTION * _STEP if support < VILLAGES else 0
            size_of_heap = _reach(support * _USES, entering, NONE, NONE, size_of_heap)
    while size_of_heap > 0:
        entry = _HEAP[0]
        size_of_heap = _drop_first(size_of_heap)
        node = entry % _WIDTH
        support, used = node // _USES, node % _USES
        cost = _COST[node]
        if entry // _WIDTH > cost + _LEFT[support]:
            continue
        if support == target:
            return cost
        for index in range(delta.at_from[support], delta.at_from[support + 1]):
            span = delta.at[index]
            if VILLAGES + span == place:
                continue
            other = delta.other_end(span, support)
            price = _SPAN_PRICE[span] + _SUPPORT_PRICE[2 * other + _NEW_PLANK[span]]
            if used & _TAKES[span]:
                price += _AGAIN[delta.size[span]]
            reached = other * _USES + (used | _TAKES[span])
            if cost + price < _COST[reached]:
                size_of_heap = _reach(reached, cost + price, node, span, size_of_heap)
    return _FAR


def _price(table: Table, seat: i64) -> None:
    """What a seat pays for each span, and for each support that a span leads to."""
    delta = table.delta
    on_board = _sizes_on_board(table)
    for size in range(SIZES):
        _AGAIN[size] = ACTION * (_FETCH if (on_board >> size) & 1 else _GONE)
    for span in range(delta.spans):
        price = ACTION * _STEP + _WHIM[span]
        _TAKES[span] = 0
        _NEW_PLANK[span] = 0
        if table.plank_on[span] != NONE:
            if table.pawn_on[span] != NONE and table.pawn_on[span] != seat:
                price += ACTION * _OCCUPIED
        else:
            size = delta.size[span]
            _NEW_PLANK[span] = 1
            price += ACTION * (_PLANK + _CROSSED * table.crossed[span])
            if table.stock[seat * SIZES + size] == NONE:
                price += _AGAIN[size]
            else:
                _TAKES[span] = 1 << size
            if _is_full(table, span):
                price += ACTION * _FULL
        _SPAN_PRICE[span] = price
    for support in range(delta.supports):
        entering = ACTION * _STEP if support < VILLAGES else 0
        _SUPPORT_PRICE[2 * support] = entering
        _SUPPORT_PRICE[2 * support + 1] = entering if table.stands(support) else ACTION * _STONE


def _look_back(table: Table, target: i64) -> None:
    """At least how much is left to pay from each support: as if no plank were used up (Dijkstra, from the target)."""
    delta = table.delta
    for support in range(delta.supports):
        _LEFT[support] = _FAR
    _LEFT[target] = 0
    size_of_heap = _push(target, 0)
    while size_of_heap > 0:
        entry = _HEAP[0]
        size_of_heap = _drop_first(size_of_heap)
        support, cost = entry % _WIDTH, entry // _WIDTH
        if cost > _LEFT[support]:
            continue
        for index in range(delta.at_from[support], delta.at_from[support + 1]):
            span = delta.at[index]
            other = delta.other_end(span, support)
            left = cost + _SPAN_PRICE[span] + _SUPPORT_PRICE[2 * support + _NEW_PLANK[span]]
            if left < _LEFT[other]:
                _LEFT[other] = left
                size_of_heap = _push(left * _WIDTH + other, size_of_heap)


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
    _COST[node] = cost
    _BEFORE[node] = before
    _ALONG[node] = along
    return _push((cost + _LEFT[node // _USES]) * _WIDTH + node, size_of_heap)


def _push(entry: i64, size_of_heap: i64) -> i64:
    """Put an entry into the heap; returns the heap's new size."""
    index = size_of_heap
    while index > 0:
        above = (index - 1) // 2
        if _HEAP[above] <= entry:
            break
        _HEAP[index] = _HEAP[above]
        index = above
    _HEAP[index] = entry
    return size_of_heap + 1


def _drop_first(size_of_heap: i64) -> i64:
    """Take the smallest entry out of the heap; returns its new size."""
    last = size_of_heap - 1
    entry = _HEAP[last]
    index: i64 = 0
    while True:
        below = 2 * index + 1
        if below >= last:
            break
        if below + 1 < last and _HEAP[below + 1] < _HEAP[below]:
            below += 1
        if _HEAP[below] >= entry:
            break
        _HEAP[index] = _HEAP[below]
        index = below
    _HEAP[index] = entry
    return last
