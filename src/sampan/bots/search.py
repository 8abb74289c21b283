"""Information-set Monte Carlo tree search: the same tree over many supposed worlds. Knows no game.

Every iteration starts in a fresh supposition (`State.resample`), so nothing but what the seat knows can enter. Chance
is sampled and leaves no mark in the tree. Each seat strives for its own value; nobody is an enemy by name.

The game's own judgement leads: it orders the root's actions, picks the one that is added to a node, and says what a
leaf is worth, once the game has calmed down there (`State.is_quiet`).

Judgements differ less than luck does. So the root's actions are compared in the same worlds with the same luck after
them, and by sequential halving: the worse half is dropped time and again, and those that are left get the more worlds.

Where several decide in secret at the same time (`State.is_secret`), nobody's part of the tree depends on what others do
there, and everybody mixes: an action is drawn the more often the better it goes. A best answer alone could be foreseen.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.bots.tree import NONE, ROOT, Tree
from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

_MOST_SEATS: Final = 16
_MOST_ACTIONS: Final = 4096
_DEEPEST: Final = 64
_SECRET: Final = _MOST_ACTIONS  # stands for an action where a seat begins to decide in secret
_ALIKE: Final = 4
_MEMORY: Final = 8.0  # of what an action gained elsewhere, about so many cases are remembered


class Settings:
    """How a search thinks: a line of figures."""

    def __init__(
        self,
        iterations: int,
        seconds: float,
        exploration: float = 0.2,
        trust: float = 2.0,
        first: int = 16,
        clear: float = 0.3,
        breadth: float = 1.5,
        widening: float = 0.4,
        known: int = 3,
        fresh: int = 5,
        calming: int = 8,
        worlds: int = 2,
        mixing: float = 0.05,
        follows: bool = False,
        crowd: int = 0,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds  # 0: the iterations alone count, and the choice is a function of the seed
        self.exploration = exploration
        self.trust = trust  # visits that the game's judgement right after an action counts for
        self.first: i64 = first  # actions of the root that are searched at all
        self.clear = clear  # one that is so much worse than the best is dropped at once
        self.breadth = breadth  # children of another node after its first visit,
        self.widening = widening  # and the power of its visits with which more are added
        self.known: i64 = known  # actions that did well elsewhere, and
        self.fresh: i64 = fresh  # actions never tried, that are compared when one is added
        self.calming: i64 = calming  # decisions after which a leaf is judged even if the game is not quiet there
        self.worlds: i64 = worlds  # suppositions in which all of the root's actions are compared first
        self.mixing = mixing  # in secret, what an action must be better by to be drawn 2.7 times as often
        self.follows = follows  # whether open decisions are left to what the game suggests, if it does
        self.crowd: i64 = crowd  # iterations more for each seat after the second


class Tried(NamedTuple):
    """An action of the root: how often it was tried, and what came of it for each seat, on average."""

    action: int
    visits: int
    means: list[float]


class Search:
    """One search from one position; the tree can be read afterwards."""

    def __init__(self, state: State, settings: Settings, rng: Rng) -> None:
        self.state = state
        self.seat: i64 = state.to_move()
        self.settings = settings
        self.rng = rng
        self.tree = Tree(state.seats)
        self.iterations: i64 = 0
        self._budget: i64 = settings.iterations + settings.crowd * (state.seats - 2)
        self._world = Rng(0)  # as it is at the beginning of a world,
        self._luck = Rng(0)  # and as it goes on there
        self._legal = zeros(_MOST_ACTIONS)
        self._path = zeros(_DEEPEST + 1)
        self._place = zeros(state.seats)  # where the others are in their parts of the tree while they decide in secret
        self._worth = _noughts(state.seats)
        # Per seat and action: what it gained right away, on average, wherever it was looked at; and how often that was.
        self._gain = _noughts(state.seats * _MOST_ACTIONS)
        self._seen = zeros(state.seats * _MOST_ACTIONS)
        self._top = zeros(settings.known + settings.fresh + 1)
        self._best_value = 0.0
        self._best: i64 = NONE
        self._rank()
        if state.is_secret():
            self._mix()
        else:
            self._run()

    def best(self) -> int:
        """What the search came to."""
        return int(self._best)

    def tried(self) -> list[Tried]:
        """The root's actions that were tried: the choice first, then those that were tried most."""
        tree = self.tree
        found: list[Tried] = []
        child = tree.child[ROOT]
        while child != NONE:
            if tree.visits[child] > 0 and tree.key[child] % _MOST_SEATS == self.seat:
                means = [tree.mean(child, seat) for seat in range(tree.seats)]
                found.append(Tried(int(_action(tree.key[child])), int(tree.visits[child]), means))
            child = tree.sibling[child]
        best = self._best
        return sorted(found, key=lambda each: (each.action != best, -each.visits, each.action))

    def _rank(self) -> None:
        """Plant the root's most promising actions, by the game's judgement right after them.

        All are compared in some worlds; then, world by world, the better half of those that are left.
        """
        seat = self.seat
        actions = self.state.legal()
        judged: dict[int, float] = dict.fromkeys(actions, 0.0)
        worlds = 0
        while True:
            self._next_world()
            world = self.state.resample_for_search(seat, self._luck)
            base = world.evaluate(seat)
            self._world.become(self._luck)
            for action in actions:
                self._luck.become(self._world)
                value = self._try(world, action).evaluate(seat)
                judged[action] += value
                self._note(seat, action, value - base)
            worlds += 1
            if worlds >= self.settings.worlds:
                actions.sort(key=lambda action: (-judged[action], action))
                if len(actions) <= self.settings.first:
                    break
                actions = actions[: max(self.settings.first, len(actions) // 2)]
        for action in reversed(actions):  # the latest child is looked at first
            self.tree.grow(ROOT, _key(seat, action), judged[action] / worlds)

    def _run(self) -> None:
        """Try all that are left in the same worlds; the better half goes on, until one is left or the time is over."""
        settings = self.settings
        began = time.perf_counter()
        left = self._children()
        rounds = 1
        while 1 << rounds < len(left):
            rounds += 1
        for number in range(1, rounds + 1):
            share = float(number) / float(rounds)
            while self.iterations < int(share * float(self._budget)) and len(left) > 1:
                self._next_world()
                for child in left:
                    self._luck.become(self._world)
                    self._iterate(child)
                self.iterations += len(left)
                if settings.seconds > 0.0 and time.perf_counter() - began >= share * settings.seconds:
                    break
            left = self._better(left, max(1, (len(left) + 1) // 2))
        self._best = _action(self.tree.key[left[0]])

    def _mix(self) -> None:
        """Try all of the root's actions, then draw them, the better the more often; the choice is drawn likewise."""
        settings = self.settings
        began = time.perf_counter()
        nodes = self._children()
        drawn = [0] * len(nodes)
        alike = max(1, min(_ALIKE, int(self._budget) // (2 * len(nodes))))  # worlds in which all are tried
        while self.iterations < self._budget:
            if self.iterations < alike * len(nodes):
                number = int(self.iterations) % len(nodes)
            else:
                number = self._draw(nodes, self.seat)
                drawn[number] += 1
            if number == 0 or drawn[number] > 0:
                self._next_world()
            self._luck.become(self._world)
            self._iterate(nodes[number])
            self.iterations += 1
            if settings.seconds > 0.0 and time.perf_counter() - began >= settings.seconds:
                break
        chosen = self.rng.weighted(drawn) if max(drawn) > 0 else self._draw(nodes, self.seat)
        self._best = _action(self.tree.key[nodes[chosen]])

    def _draw(self, nodes: list[int], seat: i64) -> int:
        """The index of a node: the better it promises to be for the seat, the more often."""
        promises = [self._promise(node, seat) for node in nodes]
        best = max(promises)
        weights = [int(1000.0 * math.exp((promise - best) / self.settings.mixing)) for promise in promises]
        return self.rng.weighted(weights)

    def _children(self) -> list[int]:
        """The root's actions as nodes, the most promising first."""
        found: list[int] = []
        child = self.tree.child[ROOT]
        while child != NONE:
            found.append(int(child))
            child = self.tree.sibling[child]
        return found

    def _better(self, nodes: list[int], most: int) -> list[int]:
        """Not more than so many of the root's actions, the best first."""
        ranked = sorted([(-self._promise(node, self.seat), place) for place, node in enumerate(nodes)])
        close = ranked[0][0] + self.settings.clear
        return [nodes[place] for value, place in ranked[:most] if value <= close]

    def _promise(self, node: i64, seat: i64) -> float:
        """What an action promises: how it went, and what the game's judgement said right after it."""
        tree = self.tree
        trust = self.settings.trust
        visits = float(tree.visits[node]) + trust
        return (tree.value[node * tree.seats + seat] + trust * tree.prior[node]) / visits if visits > 0.0 else 0.0

    def _next_world(self) -> None:
        """Other luck; how it begins is remembered, so that the same world can be had again."""
        self._world = Rng(self.rng.word())
        self._luck.become(self._world)

    def _iterate(self, first: i64) -> None:
        """From the root's action down the tree to something new, and back up with what it is worth to everybody."""
        tree = self.tree
        world = self.state.resample_for_search(self.seat, self._luck)
        begun = ROOT if world.is_secret() else NONE  # the node where everybody began to decide in secret
        self._forget_places()
        world.apply_unchecked(_action(tree.key[first]))
        node = first
        depth: i64 = 1
        self._path[0] = ROOT
        self._path[1] = first
        while depth < _DEEPEST and (tree.visits[node] > 0 or begun != NONE):
            mover = self._settle(world)
            if mover == OVER:
                break
            count = world.write_legal(self._legal)
            if count == 1:
                world.apply_unchecked(self._legal[0])
                continue
            if not world.is_secret():
                begun = NONE
            elif begun == NONE:
                begun = node
                self._forget_places()
            if begun != NONE and mover != self.seat:
                depth = self._answer(world, begun, mover, count, depth)
                continue
            if tree.visits[node] == 0 and world.apply_suggestion(self._luck):
                continue
            known = self._offered(node, mover, count)
            if known < min(self._room(tree.visits[node]), count):
                action = self._pick(world, node, mover, count)
                node = tree.grow(node, _key(mover, action), self._best_value)
            else:
                node = self._favourite(node, mover, count)
            world.apply_unchecked(_action(tree.key[node]))
            depth += 1
            self._path[depth] = node
        self._calm(world)
        self._learn(world, depth)

    def _answer(self, world: State, begun: i64, mover: i64, count: i64, depth: i64) -> i64:
        """Another seat decides in secret: as the game suggests, or by its own part of the tree; returns the depth."""
        if world.apply_suggestion(self._luck):
            return depth
        tree = self.tree
        place = self._place[mover]
        if place == NONE:
            place = self._find(begun, _key(mover, _SECRET))
            if place == NONE:
                place = tree.grow(begun, _key(mover, _SECRET), 0.0)
        if self._offered(place, mover, count) < count:
            # Any that is new: to compare them here would be to look at what the others have decided.
            number = self.rng.below(count)
            while self._has(place, _key(mover, self._legal[number])):
                number = (number + 1) % count
            place = tree.grow(place, _key(mover, self._legal[number]), 1.0 / float(tree.seats))
        else:
            children = self._children_of(place, mover, count)
            place = children[self._draw(children, mover)]
        self._place[mover] = place
        world.apply_unchecked(_action(tree.key[place]))
        self._path[depth + 1] = place
        return depth + 1

    def _forget_places(self) -> None:
        for seat in range(self.tree.seats):
            self._place[seat] = NONE

    def _children_of(self, node: i64, mover: i64, count: i64) -> list[int]:
        """The node's children that are legal in this world."""
        tree = self.tree
        found: list[int] = []
        child = tree.child[node]
        while child != NONE:
            if tree.key[child] % _MOST_SEATS == mover and self._is_legal(_action(tree.key[child]), count):
                found.append(int(child))
            child = tree.sibling[child]
        return found

    def _room(self, visits: i64) -> i64:
        """How many children a node may have."""
        room: i64 = int(self.settings.breadth * math.pow(float(visits), self.settings.widening))
        return max(room, 1)

    def _settle(self, world: State) -> i64:
        """Let chance do what it has to; returns who is to move then."""
        mover = world.to_move()
        while mover == CHANCE:
            world.apply_unchecked(world.sample(self._luck))
            mover = world.to_move()
        return mover

    def _calm(self, world: State) -> None:
        """Let everybody do what looks best until the game can be judged."""
        mover = self._settle(world)
        left = self.settings.calming
        while mover != OVER and left > 0 and not world.is_quiet():
            count = world.write_legal(self._legal)
            if count == 1:
                world.apply_unchecked(self._legal[0])
            elif not world.apply_suggestion(self._luck):
                world.apply_unchecked(self._pick(world, NONE, mover, count))
            mover = self._settle(world)
            left -= 1

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
                visits = float(tree.visits[child]) + 1.0
                doubt = math.sqrt(math.log(float(tree.offers[child] + 1)) / visits)
                value = self._promise(child, mover) + self.settings.exploration * doubt
                if value > best_value:
                    best = child
                    best_value = value
            child = tree.sibling[child]
        return best

    def _pick(self, world: State, node: i64, mover: i64, count: i64) -> i64:
        """The best of a few actions that the node has not got, by the game's judgement right after them."""
        suggested = world.suggest(self._luck)
        if suggested >= 0 and (node == NONE or not self._has(node, _key(mover, suggested))):
            self._best_value = world.evaluate(mover)
            return suggested
        base = world.evaluate(mover)
        best: i64 = NONE
        best_value = -1.0
        for index in range(self._choose_few(node, mover, count)):
            action = self._top[index]
            value = self._try(world, action).evaluate(mover)
            self._note(mover, action, value - base)
            if value > best_value:
                best = action
                best_value = value
        self._best_value = best_value
        return best

    def _choose_few(self, node: i64, mover: i64, count: i64) -> i64:
        """Those to compare: some that gained most elsewhere, some never looked at, and the first, mostly to pass."""
        top = self._top
        known: i64 = 0
        fresh: i64 = 0
        most_known = self.settings.known
        most_fresh = self.settings.fresh
        chosen: i64 = 0
        start = self.rng.below(count)
        at = mover * _MOST_ACTIONS
        for step in range(count):
            place = start + step
            action = self._legal[place if place < count else place - count]
            slot = at + action % _MOST_ACTIONS
            if self._seen[slot] == 0:
                if fresh < most_fresh and not self._has(node, _key(mover, action)):
                    top[most_known + fresh] = action
                    fresh += 1
                continue
            gain = self._gain[slot]
            if known == most_known and gain <= self._gain[at + top[known - 1] % _MOST_ACTIONS]:
                continue
            if self._has(node, _key(mover, action)):
                continue
            if known < most_known:
                known += 1
            spot = known - 1
            while spot > 0 and self._gain[at + top[spot - 1] % _MOST_ACTIONS] < gain:
                top[spot] = top[spot - 1]
                spot -= 1
            top[spot] = action
        for index in range(fresh):
            top[known + index] = top[most_known + index]
        chosen = known + fresh
        first = self._legal[0]
        for index in range(chosen):
            if top[index] == first:
                return chosen
        if not self._has(node, _key(mover, first)):
            top[chosen] = first
            chosen += 1
        return chosen

    def _note(self, mover: i64, action: i64, gain: float) -> None:
        """Remember what an action gained."""
        slot = mover * _MOST_ACTIONS + action % _MOST_ACTIONS
        self._seen[slot] += 1
        self._gain[slot] += (gain - self._gain[slot]) / min(float(self._seen[slot]), _MEMORY)

    def _has(self, node: i64, key: i64) -> bool:
        return node != NONE and self._find(node, key) != NONE

    def _find(self, node: i64, key: i64) -> i64:
        """The node's child of that key, or NONE."""
        tree = self.tree
        child = tree.child[node]
        while child != NONE and tree.key[child] != key:
            child = tree.sibling[child]
        return child

    def _try(self, world: State, action: i64) -> State:
        """The world after the action and what chance makes of it."""
        after = world.clone()
        after.apply_unchecked(action)
        self._settle(after)
        return after

    def _learn(self, world: State, depth: i64) -> None:
        """Add what the world is worth to each seat to everything on the way to it."""
        tree = self.tree
        world.evaluate_all(self._worth)
        for step in range(depth + 1):
            node = self._path[step]
            tree.visits[node] += 1
            for seat in range(tree.seats):
                tree.value[node * tree.seats + seat] += self._worth[seat]


def _noughts(length: i64) -> vec[float]:
    """An array of that many zeros."""
    array = vec[float](capacity=length)
    for _ in range(length):
        array = append(array, 0.0)
    return array


def _key(mover: i64, action: i64) -> i64:
    return action * _MOST_SEATS + mover


def _action(key: i64) -> i64:
    return key // _MOST_SEATS
