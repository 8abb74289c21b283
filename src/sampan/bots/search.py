"""Information-set Monte Carlo tree search: one tree over many resampled states. It knows no game by name.

Every iteration starts in a freshly resampled state (`State.resample`), so only what the seat knows can enter. Chance is
sampled and leaves no trace in the tree. Each seat maximises its own value; nobody is an enemy by definition.

The game's own evaluation leads: it orders the root's actions, picks the one that is added to a node, and says what a
leaf is worth, once the game has calmed down there (`State.is_quiet`).

Evaluations differ less than luck does. So the root's actions are compared in the same samples (a resampled state and
the luck that follows) and by sequential halving: the worse half is dropped again and again, and those that are left
get more samples each.

If several seats decide in secret at the same time (`State.is_secret`), no seat's part of the tree depends on what the
others do there, and every seat mixes: the better an action does, the more often it is drawn. A single best answer could
be foreseen.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.bots.estimate import Estimate, estimate, log_odds, paired_difference
from sampan.bots.tree import NONE, ROOT, Tree
from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

_MOST_SEATS: Final = 16
_MOST_ACTIONS: Final = 4096
_DEEPEST: Final = 64
_SECRET: Final = _MOST_ACTIONS  # stands for an action when a seat begins to decide in secret
_ALIKE: Final = 4  # samples in which all secret actions are tried before they are drawn
_MEMORY: Final = 8.0  # about how many cases of what an action gained elsewhere are remembered


class Settings:
    """How a search thinks."""

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
        samples: int = 2,
        mixing: float = 0.05,
        follows: bool = False,
        crowd: int = 0,
        least: int = 0,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds  # 0: only the iterations count, and the choice is a function of the seed
        self.exploration = exploration
        self.trust = trust  # how many visits the game's evaluation right after an action counts for
        self.first: i64 = first  # how many of the root's actions are searched at all
        self.clear = clear  # an action that is worse than the best by this much is dropped at once
        self.breadth = breadth  # children of another node after its first visit,
        self.widening = widening  # and the power of its visits with which more are added
        self.known: i64 = known  # actions that did well elsewhere, and
        self.fresh: i64 = fresh  # actions never tried, that are compared when one is added
        self.calming: i64 = calming  # decisions after which a leaf is evaluated even if the game is not quiet there
        self.samples: i64 = samples  # samples in which all of the root's actions are compared first
        self.mixing = mixing  # in secret, how much better an action must be to be drawn 2.7 times as often
        self.follows = follows  # whether open decisions follow the game's suggestion, if it has one
        self.crowd: i64 = crowd  # additional iterations for each seat after the second
        self.least: i64 = least  # samples in which open actions are compared even if the time is up


class Tried(NamedTuple):
    """An action of the root: how often it was tried, its average result for each seat, and how sure that is."""

    action: int
    visits: int
    means: list[float]
    error: float  # the standard error of the average for the seat to move


def worthwhile(state: State) -> list[int]:
    """The legal actions without those that surely achieve nothing; all of them if none would be left."""
    actions = state.legal()
    found = [action for action in actions if not state.is_pointless(action)]
    return found if found else actions


class Search:
    """One search from one position; the tree can be read afterwards.

    An open action that is to be `kept` is compared in all samples, however little it promises.
    """

    def __init__(self, state: State, settings: Settings, rng: Rng, kept: int = NONE) -> None:
        self.state = state
        self.seat: i64 = state.to_move()
        self.settings = settings
        self.rng = rng
        self.kept: i64 = kept
        self.tree = Tree(state.seats)
        self.iterations: i64 = 0
        self._budget: i64 = settings.iterations + settings.crowd * (state.seats - 2)
        self._sample_start = Rng(0)  # the luck as it is at the start of a sample,
        self._luck = Rng(0)  # and as it goes on from there
        self._legal = zeros(_MOST_ACTIONS)
        self._path = zeros(_DEEPEST + 1)
        self._place = zeros(state.seats)  # the others' nodes in their parts of the tree while they decide in secret
        self._worth = _float_zeros(state.seats)
        # Per seat and action: its average immediate gain wherever it was compared, and how often that was.
        self._gain = _float_zeros(state.seats * _MOST_ACTIONS)
        self._compared = zeros(state.seats * _MOST_ACTIONS)
        self._top = zeros(settings.known + settings.fresh + 1)
        self._best_value = 0.0
        self._best: i64 = NONE
        self._results: dict[int, list[float]] = {}  # per action of the root: what it brought the seat, try by try
        self._rank()
        if state.is_secret():
            self._mix()
        else:
            self._run()

    def best(self) -> int:
        """The action that the search prefers."""
        return int(self._best)

    def tried(self) -> list[Tried]:
        """The root's actions that were tried: the choice first, then those that were tried most."""
        tree = self.tree
        found: list[Tried] = []
        child = tree.child[ROOT]
        while child != NONE:
            if tree.visits[child] > 0 and tree.key[child] % _MOST_SEATS == self.seat:
                means = [tree.mean(child, seat) for seat in range(tree.seats)]
                action = int(_action(tree.key[child]))
                error = estimate(self._results[action]).error
                found.append(Tried(action, int(tree.visits[child]), means, error))
            child = tree.sibling[child]
        best = self._best
        return sorted(found, key=lambda each: (each.action != best, -each.visits, each.action))

    def difference(self, one: int, other: int) -> Estimate:
        """How much better one of the tried actions did than another, in the samples in which both were tried."""
        return paired_difference(self._results[one], self._results[other])

    def odds(self, action: int) -> float:
        """The average log-odds of what a tried action brought: they differ even where chances are extreme."""
        results = self._results[action]
        return sum([log_odds(result) for result in results]) / len(results)

    def odds_difference(self, one: int, other: int) -> Estimate:
        """How much better the log-odds of one tried action are, in the samples in which both were tried."""
        ours = [log_odds(result) for result in self._results[one]]
        return paired_difference(ours, [log_odds(result) for result in self._results[other]])

    def _rank(self) -> None:
        """Add the root's most promising actions, by the game's evaluation right after them.

        All are compared in a few samples; then, sample by sample, the better half of those that are left.
        """
        seat = self.seat
        actions = worthwhile(self.state)
        if self.kept != NONE and self.kept not in actions:
            actions.append(self.kept)
        values: dict[int, float] = dict.fromkeys(actions, 0.0)
        samples = 0
        while True:
            self._next_sample()
            sampled = self.state.resample_for_search(seat, self._luck)
            base = sampled.evaluate(seat)
            self._sample_start.become(self._luck)
            for action in actions:
                self._luck.become(self._sample_start)
                value = self._try(sampled, action).evaluate(seat)
                values[action] += value
                self._note(seat, action, value - base)
            samples += 1
            if samples >= self.settings.samples:
                actions.sort(key=lambda action: (-values[action], action))
                if len(actions) <= self.settings.first:
                    break
                actions = actions[: max(self.settings.first, len(actions) // 2)]
                if self.kept != NONE and self.kept not in actions:
                    actions[-1] = self.kept
        for action in reversed(actions):  # the latest child is looked at first
            self.tree.grow(ROOT, _key(seat, action), values[action] / samples)
            self._results[action] = []

    def _run(self) -> None:
        """Try all that are left in the same samples and keep the better half, until one is left or the time is up."""
        settings = self.settings
        began = time.perf_counter()
        left = self._children()
        rounds = 1
        samples: i64 = 0
        while 1 << rounds < len(left):
            rounds += 1
        for number in range(1, rounds + 1):
            share = float(number) / float(rounds)
            while self.iterations < int(share * float(self._budget)) and len(left) > 1:
                self._next_sample()
                for child in left:
                    self._luck.become(self._sample_start)
                    self._iterate(child)
                    self._keep_result(child)
                self.iterations += len(left)
                samples += 1
                late = settings.seconds > 0.0 and time.perf_counter() - began >= share * settings.seconds
                if late and samples >= settings.least:
                    break
            left = self._better(left, max(1, (len(left) + 1) // 2))
        self._best = _action(self.tree.key[left[0]])

    def _mix(self) -> None:
        """Try all of the root's actions, then draw the better ones more often; the choice is drawn the same way."""
        settings = self.settings
        began = time.perf_counter()
        nodes = self._children()
        drawn = [0] * len(nodes)
        alike = max(1, min(_ALIKE, int(self._budget) // (2 * len(nodes))))  # samples in which all are tried
        while self.iterations < self._budget:
            if self.iterations < alike * len(nodes):
                number = int(self.iterations) % len(nodes)
            else:
                number = self._draw(nodes, self.seat)
                drawn[number] += 1
            if number == 0 or drawn[number] > 0:
                self._next_sample()
            self._luck.become(self._sample_start)
            self._iterate(nodes[number])
            self._keep_result(nodes[number])
            self.iterations += 1
            if settings.seconds > 0.0 and time.perf_counter() - began >= settings.seconds:
                break
        chosen = self.rng.weighted(drawn) if max(drawn) > 0 else self._draw(nodes, self.seat)
        self._best = _action(self.tree.key[nodes[chosen]])

    def _draw(self, nodes: list[int], seat: i64) -> int:
        """The index of a node, drawn: the more it promises to the seat, the more often."""
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
        """The best of the root's actions, at most that many, the best first, and the one to be kept if two are left."""
        ranked = sorted([(-self._promise(node, self.seat), place) for place, node in enumerate(nodes)])
        close = ranked[0][0] + self.settings.clear
        better = [nodes[place] for value, place in ranked[:most] if value <= close]
        if most > 1:
            kept = [node for node in nodes if _action(self.tree.key[node]) == self.kept and node not in better]
            better = better[: most - len(kept)] + kept
        return better

    def _promise(self, node: i64, seat: i64) -> float:
        """What an action promises: its results, and the game's evaluation right after it."""
        tree = self.tree
        trust = self.settings.trust
        visits = float(tree.visits[node]) + trust
        return (tree.value[node * tree.seats + seat] + trust * tree.prior[node]) / visits if visits > 0.0 else 0.0

    def _next_sample(self) -> None:
        """Start a new sample; its luck is remembered from the start, so that the same sample can be repeated."""
        self._sample_start = Rng(self.rng.word())
        self._luck.become(self._sample_start)

    def _iterate(self, first: i64) -> None:
        """Go from one of the root's actions down to a new node, and carry its value for every seat back up."""
        tree = self.tree
        sampled = self.state.resample_for_search(self.seat, self._luck)
        begun = ROOT if sampled.is_secret() else NONE  # the node where the secret decisions began
        self._forget_places()
        sampled.apply_unchecked(_action(tree.key[first]))
        node = first
        depth: i64 = 1
        self._path[0] = ROOT
        self._path[1] = first
        while depth < _DEEPEST and (tree.visits[node] > 0 or begun != NONE):
            mover = self._settle(sampled)
            if mover == OVER:
                break
            count = sampled.write_legal(self._legal)
            if count == 1:
                sampled.apply_unchecked(self._legal[0])
                continue
            if not sampled.is_secret():
                begun = NONE
            elif begun == NONE:
                begun = node
                self._forget_places()
            if begun != NONE and mover != self.seat:
                depth = self._answer(sampled, begun, mover, count, depth)
                continue
            if tree.visits[node] == 0 and sampled.apply_suggestion(self._luck):
                continue
            known = self._offered(node, mover, count)
            if known < min(self._room(tree.visits[node]), count):
                action = self._pick(sampled, node, mover, count)
                node = tree.grow(node, _key(mover, action), self._best_value)
            else:
                node = self._favourite(node, mover, count)
            sampled.apply_unchecked(_action(tree.key[node]))
            depth += 1
            self._path[depth] = node
        self._calm(sampled)
        self._learn(sampled, depth)

    def _answer(self, sampled: State, begun: i64, mover: i64, count: i64, depth: i64) -> i64:
        """Let another seat decide in secret: as the game suggests, or in its part of the tree; returns the depth."""
        if sampled.apply_suggestion(self._luck):
            return depth
        tree = self.tree
        place = self._place[mover]
        if place == NONE:
            place = self._find(begun, _key(mover, _SECRET))
            if place == NONE:
                place = tree.grow(begun, _key(mover, _SECRET), 0.0)
        if self._offered(place, mover, count) < count:
            # Any new action: comparing them here would mean looking at what the others have decided.
            number = self.rng.below(count)
            while self._has(place, _key(mover, self._legal[number])):
                number = (number + 1) % count
            place = tree.grow(place, _key(mover, self._legal[number]), 1.0 / float(tree.seats))
        else:
            children = self._children_of(place, mover, count)
            place = children[self._draw(children, mover)]
        self._place[mover] = place
        sampled.apply_unchecked(_action(tree.key[place]))
        self._path[depth + 1] = place
        return depth + 1

    def _keep_result(self, first: i64) -> None:
        """Keep what the last iteration, through that action of the root, brought the seat."""
        self._results[int(_action(self.tree.key[first]))].append(self._worth[self.seat])

    def _forget_places(self) -> None:
        for seat in range(self.tree.seats):
            self._place[seat] = NONE

    def _children_of(self, node: i64, mover: i64, count: i64) -> list[int]:
        """The node's children that are legal in this sample."""
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

    def _settle(self, sampled: State) -> i64:
        """Let chance draw until a seat is to move or the game is over; returns who is to move."""
        mover = sampled.to_move()
        while mover == CHANCE:
            sampled.apply_unchecked(sampled.sample(self._luck))
            mover = sampled.to_move()
        return mover

    def _calm(self, sampled: State) -> None:
        """Let every seat do what looks best until the position can be evaluated."""
        mover = self._settle(sampled)
        left = self.settings.calming
        while mover != OVER and left > 0 and not sampled.is_quiet():
            count = sampled.write_legal(self._legal)
            if count == 1:
                sampled.apply_unchecked(self._legal[0])
            elif not sampled.apply_suggestion(self._luck):
                sampled.apply_unchecked(self._pick(sampled, NONE, mover, count))
            mover = self._settle(sampled)
            left -= 1

    def _offered(self, node: i64, mover: i64, count: i64) -> i64:
        """Count the node's children that are legal in this sample, and note that they could have been chosen."""
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
        """Whether the action is in the list, which is in rising order."""
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
        """The legal child with the best balance of good results and few tries."""
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

    def _pick(self, sampled: State, node: i64, mover: i64, count: i64) -> i64:
        """The best of a few actions that the node does not have yet, by the game's evaluation right after them."""
        suggested = sampled.suggest(self._luck)
        if suggested >= 0 and (node == NONE or not self._has(node, _key(mover, suggested))):
            self._best_value = sampled.evaluate(mover)
            return suggested
        base = sampled.evaluate(mover)
        best: i64 = NONE
        best_value = -1.0
        for index in range(self._choose_few(node, mover, count)):
            action = self._top[index]
            value = self._try(sampled, action).evaluate(mover)
            self._note(mover, action, value - base)
            if value > best_value:
                best = action
                best_value = value
        self._best_value = best_value
        return best

    def _choose_few(self, node: i64, mover: i64, count: i64) -> i64:
        """Choose actions to compare: some that gained most elsewhere, some new ones, and the first, often a pass."""
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
            if self._compared[slot] == 0:
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
        self._compared[slot] += 1
        self._gain[slot] += (gain - self._gain[slot]) / min(float(self._compared[slot]), _MEMORY)

    def _has(self, node: i64, key: i64) -> bool:
        return node != NONE and self._find(node, key) != NONE

    def _find(self, node: i64, key: i64) -> i64:
        """The node's child of that key, or NONE."""
        tree = self.tree
        child = tree.child[node]
        while child != NONE and tree.key[child] != key:
            child = tree.sibling[child]
        return child

    def _try(self, sampled: State, action: i64) -> State:
        """A copy of the sampled state after the action and the draws that follow."""
        after = sampled.clone()
        after.apply_unchecked(action)
        self._settle(after)
        return after

    def _learn(self, sampled: State, depth: i64) -> None:
        """Add the value of the sampled state for each seat to every node on the path."""
        tree = self.tree
        sampled.evaluate_all(self._worth)
        for step in range(depth + 1):
            node = self._path[step]
            tree.visits[node] += 1
            for seat in range(tree.seats):
                tree.value[node * tree.seats + seat] += self._worth[seat]


def _float_zeros(length: i64) -> vec[float]:
    """An array of that many zeros."""
    array = vec[float](capacity=length)
    for _ in range(length):
        array = append(array, 0.0)
    return array


def _key(mover: i64, action: i64) -> i64:
    return action * _MOST_SEATS + mover


def _action(key: i64) -> i64:
    return key // _MOST_SEATS
