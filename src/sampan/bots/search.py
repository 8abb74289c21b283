"""Information-set Monte Carlo tree search: the same tree over many supposed worlds. Knows no game.

Every iteration starts in a fresh supposition (`State.resample`), so nothing but what the seat knows can enter. Chance
is sampled and leaves no mark in the tree. Each seat strives for its own value; nobody is an enemy by name.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from mypy_extensions import i64

from sampan.bots.bot import Bot
from sampan.bots.tree import NONE, ROOT, Tree
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State, zeros

_MOST_SEATS: Final = 16
_MOST_ACTIONS: Final = 4096
_DEEPEST: Final = 64
_CLOCK: Final = 16  # iterations between two looks at the clock


class Settings:
    """How a search thinks: a line of figures."""

    def __init__(
        self,
        iterations: int,
        seconds: float,
        exploration: float = 0.5,
        breadth: float = 2.0,
        widening: float = 0.4,
        candidates: int = 8,
        worlds: int = 8,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds  # 0: the iterations alone count, and the choice is a function of the seed
        self.exploration = exploration
        self.breadth = breadth  # children of a node after its first visit,
        self.widening = widening  # and the power of its visits with which more are added
        self.candidates: i64 = candidates  # untried actions that are compared when one is added
        self.worlds: i64 = worlds  # suppositions in which the root's actions are compared first


class Tried(NamedTuple):
    """An action of the root: how often it was tried, and what came of it for each seat, on average."""

    action: int
    visits: int
    means: list[float]


class SearchBot(Bot):
    """Searches as its settings say, and does what it came to most often."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def choose(self, state: State, rng: Rng) -> int:
        """The action that was tried most; without a search if there is only one."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        return Search(state, self.settings, rng).best()


class Search:
    """One search from one position; the tree can be read afterwards."""

    def __init__(self, state: State, settings: Settings, rng: Rng) -> None:
        self.state = state
        self.seat: i64 = state.to_move()
        self.settings = settings
        self.rng = rng
        self.tree = Tree(state.seats)
        self.iterations: i64 = 0
        self._order = zeros(_MOST_ACTIONS)  # the root's actions, most promising first
        self._count: i64 = 0
        self._legal = zeros(_MOST_ACTIONS)
        self._path = zeros(_DEEPEST + 1)
        self._rank()
        self._run()

    def best(self) -> int:
        """The root's most visited action; of equal ones the one that went better."""
        tree = self.tree
        best: i64 = NONE
        child = tree.child[ROOT]
        while child != NONE:
            if best == NONE or self._ahead(child, best):
                best = child
            child = tree.sibling[child]
        return _action(tree.key[best])

    def tried(self) -> list[Tried]:
        """The root's actions that were tried, the most visited first; of equal ones the one that went better."""
        tree = self.tree
        found: list[Tried] = []
        child = tree.child[ROOT]
        while child != NONE:
            if tree.visits[child] > 0 and tree.key[child] % _MOST_SEATS == self.seat:
                means = [tree.mean(child, seat) for seat in range(tree.seats)]
                found.append(Tried(int(_action(tree.key[child])), int(tree.visits[child]), means))
            child = tree.sibling[child]
        seat = int(self.seat)
        return sorted(found, key=lambda each: (-each.visits, -each.means[seat], each.action))

    def _ahead(self, one: i64, other: i64) -> bool:
        tree = self.tree
        if tree.visits[one] != tree.visits[other]:
            return tree.visits[one] > tree.visits[other]
        return tree.visits[one] > 0 and tree.mean(one, self.seat) > tree.mean(other, self.seat)

    def _rank(self) -> None:
        """Order the root's actions by the game's own judgement right after them, averaged over some worlds."""
        self._count = self.state.fill(self._order)
        judged: list[float] = [0.0] * self._count
        for _ in range(self.settings.worlds):
            world = self.state.resample(self.seat, self.rng)
            for index in range(self._count):
                judged[index] += self._try(world, self._order[index]).evaluate(self.seat)
        ranked = sorted(range(self._count), key=lambda index: -judged[index])
        actions = [self._order[index] for index in ranked]
        for index, action in enumerate(actions):
            self._order[index] = action

    def _run(self) -> None:
        settings = self.settings
        end = time.perf_counter() + settings.seconds
        while self.iterations < settings.iterations:
            self._iterate()
            self.iterations += 1
            if self.iterations % _CLOCK == 0:
                if settings.seconds > 0.0 and time.perf_counter() >= end:
                    break
                if self._settled():
                    break

    def _settled(self) -> bool:
        """Whether no other action can overtake the most visited one any more."""
        tree = self.tree
        first: i64 = 0
        second: i64 = 0
        child = tree.child[ROOT]
        while child != NONE:
            visits = tree.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = tree.sibling[child]
        return first - second > self.settings.iterations - self.iterations

    def _iterate(self) -> None:
        """Down the tree to something new, and back up with what it is worth to everybody."""
        tree = self.tree
        world = self.state.resample(self.seat, self.rng)
        node: i64 = ROOT
        depth: i64 = 0
        self._path[0] = ROOT
        while depth < _DEEPEST:
            mover = self._settle(world)
            if mover == OVER:
                break
            count = world.fill(self._legal)
            if count == 1:
                world.advance(self._legal[0])
                continue
            known = self._offered(node, mover, count)
            room: i64 = int(self.settings.breadth * math.pow(float(tree.visits[node] + 1), self.settings.widening))
            if known < min(max(room, 1), count):
                action = self._promising(world, node, mover, count)
                world.advance(action)
                depth += 1
                self._path[depth] = tree.grow(node, _key(mover, action))
                break
            node = self._favourite(node, mover, count)
            world.advance(_action(tree.key[node]))
            depth += 1
            self._path[depth] = node
        self._settle(world)
        self._learn(world, depth)

    def _settle(self, world: State) -> i64:
        """Let chance do what it has to; returns who is to move then."""
        mover = world.to_move()
        while mover == CHANCE:
            world.advance(world.sample(self.rng))
            mover = world.to_move()
        return mover

    def _offered(self, node: i64, mover: i64, count: i64) -> i64:
        """Count the node's children that are legal in this world, and note that they were on offer."""
        tree = self.tree
        known: i64 = 0
        child = tree.child[node]
        while child != NONE:
            if tree.key[child] % _MOST_SEATS == mover and self._is_legal(_action(tree.key[child]), count):
                known += 1
                tree.offers[child] += 1
            child = tree.sibling[child]
        return known

    def _is_legal(self, action: i64, count: i64) -> bool:
        """Whether the action is in the list, which rises."""
        low: i64 = 0
        high = count
        while low < high:
            middle = (low + high) // 2
            if self._legal[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < count and self._legal[low] == action

    def _favourite(self, node: i64, mover: i64, count: i64) -> i64:
        """The legal child with the best of what went well and what was seldom tried."""
        tree = self.tree
        best: i64 = NONE
        best_value = -1.0
        child = tree.child[node]
        while child != NONE:
            if tree.key[child] % _MOST_SEATS == mover and self._is_legal(_action(tree.key[child]), count):
                visits = float(max(tree.visits[child], 1))
                doubt = math.sqrt(math.log(float(tree.offers[child] + 1)) / visits)
                value = tree.value[child * tree.seats + mover] / visits + self.settings.exploration * doubt
                if value > best_value:
                    best = child
                    best_value = value
            child = tree.sibling[child]
        return best

    def _promising(self, world: State, node: i64, mover: i64, count: i64) -> i64:
        """An untried action: at the root the next in order, elsewhere the best of a few by the game's judgement."""
        if node == ROOT:
            for index in range(self._count):
                action = self._order[index]
                if not self._has(node, _key(mover, action)) and self._is_legal(action, count):
                    return action
        best: i64 = NONE
        best_value = -1.0
        left = self.settings.candidates
        # A random stretch of the list: cheap, and every action has its chance.
        start = self.rng.below(count)
        for step in range(count):
            action = self._legal[(start + step) % count]
            if self._has(node, _key(mover, action)):
                continue
            value = self._try(world, action).evaluate(mover)
            if value > best_value:
                best = action
                best_value = value
            left -= 1
            if left <= 0:
                break
        return best

    def _has(self, node: i64, key: i64) -> bool:
        tree = self.tree
        child = tree.child[node]
        while child != NONE:
            if tree.key[child] == key:
                return True
            child = tree.sibling[child]
        return False

    def _try(self, world: State, action: i64) -> State:
        """The world after the action and what chance makes of it."""
        after = world.clone()
        after.advance(action)
        self._settle(after)
        return after

    def _learn(self, world: State, depth: i64) -> None:
        """Add what the world is worth to each seat to everything on the way to it."""
        tree = self.tree
        for seat in range(tree.seats):
            worth = world.evaluate(seat)
            for step in range(depth + 1):
                at = self._path[step] * tree.seats + seat
                tree.value[at] += worth
        for step in range(depth + 1):
            tree.visits[self._path[step]] += 1


def _key(mover: i64, action: i64) -> i64:
    return action * _MOST_SEATS + mover


def _action(key: i64) -> i64:
    return key // _MOST_SEATS
