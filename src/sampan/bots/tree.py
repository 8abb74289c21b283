"""The tree of a search in flat arrays: for each node the action that leads to it, its visits and its results."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1


class Tree:
    """Nodes are numbered as they are added; a node is found by mover and action, whatever chance did in between."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.key = vec[i64]()  # mover and action in one number
        self.child = vec[i64]()  # the node's latest child
        self.sibling = vec[i64]()  # the child before it of the same parent
        self.visits = vec[i64]()
        self.offers = vec[i64]()  # how often the node could have been chosen
        self.prior = vec[float]()  # the game's evaluation for the mover, right after the action
        self.value = vec[float]()  # per node and seat, summed over the visits
        self.grow(NONE, NONE, 0.0)

    def grow(self, parent: i64, key: i64, prior: float) -> i64:
        """Add a child to the parent; returns its number."""
        node: i64 = len(self.key)
        self.key = append(self.key, key)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[parent] if parent >= 0 else NONE)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.prior = append(self.prior, prior)
        for _ in range(self.seats):
            self.value = append(self.value, 0.0)
        if parent >= 0:
            self.child[parent] = node
        return node

    def mean(self, node: i64, seat: i64) -> float:
        """The average result for a seat below that node, which must have been visited."""
        return self.value[node * self.seats + seat] / float(self.visits[node])
