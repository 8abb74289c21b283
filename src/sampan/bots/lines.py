"""Secret decisions that belong together, such as five cards laid face down, compared as a whole.

Searched one by one, the first of them is little more than drawn: what it is worth shows only together with the others.
So whole lines are drawn from what the game suggests, and compared by how everybody stands once they are carried out.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import append, vec

from sampan.bots.reasons import after_actions, play_on
from sampan.bots.search import Settings
from sampan.core.events import Recorder
from sampan.core.rng import Rng
from sampan.core.state import State

_DRAWN: Final = 24  # lines drawn from the game's suggestions; many of them are the same
_LEAST_SAMPLES: Final = 2  # in which every line is tried, even if the time is up
_LEFT: Final = 6  # lines among which nothing is dropped any more: some of them hold the same cards


class Line:
    """All that a seat decides in secret, and what came of it."""

    def __init__(self, actions: tuple[int, ...], seats: int) -> None:
        self.actions = actions
        self.results: list[float] = []  # what it brought the seat, sample by sample
        self.totals = [0.0] * seats  # what it brought each seat, in all samples

    def mean(self) -> float:
        """What it brought the seat on average."""
        return sum(self.results) / len(self.results)

    def means(self) -> list[float]:
        """What it brought each seat on average."""
        return [total / len(self.results) for total in self.totals]


def best_lines(state: State, settings: Settings, rng: Rng, most: int) -> list[Line]:
    """The best lines of the seat to move, the best first; none if the game suggests none.

    No two of them hold the same actions in another order.
    """
    lines = _suggested(state, rng)
    return _different(_compared(state, lines, settings, rng, None), most) if lines else []


def best_and_own(state: State, own: tuple[int, ...], settings: Settings, rng: Rng) -> tuple[Line, Line, Line] | None:
    """The best line, the given one of the same seat, and a usual one: as good as half of those that the game suggests.

    All are compared in the same samples. None if the game suggests no lines.
    """
    suggested = _suggested(state, rng)
    if not suggested:
        return None
    mine = Line(own, int(state.seats))
    lines = [mine] + [line for line in suggested if line.actions != own]
    compared = _compared(state, lines, settings, rng, mine)
    return compared[0], mine, compared[len(compared) // 2]


def _compared(state: State, lines: list[Line], settings: Settings, rng: Rng, kept: Line | None) -> list[Line]:
    """The lines, the best first. Round by round the worse half is no longer tried, except the one to be kept."""
    began = time.perf_counter()
    seat = int(state.to_move())
    left = lines
    dropped: list[Line] = []
    rounds = 1
    while len(lines) >> rounds > _LEFT:
        rounds += 1
    tries = 0
    for number in range(1, rounds + 1):
        share = float(number) / float(rounds)
        while len(left[0].results) < _LEAST_SAMPLES or tries < int(share * float(settings.iterations)):
            _try(state, left, seat, Rng(rng.word()))
            tries += len(left)
            late = settings.seconds > 0.0 and time.perf_counter() - began >= share * settings.seconds
            if late and len(left[0].results) >= _LEAST_SAMPLES:
                break
        left = sorted(left, key=lambda line: (-line.mean(), line.actions))
        if number < rounds:
            keep = max(_LEFT, (len(left) + 1) // 2)
            gone = [line for line in left[keep:] if line is not kept]
            left = left[:keep] + [line for line in left[keep:] if line is kept]
            dropped = gone + dropped
    return left + dropped


def _suggested(state: State, rng: Rng) -> list[Line]:
    """The different lines among some that the game suggests; those with an idle action only if there are no others."""
    drawn: dict[tuple[int, ...], Line] = {}
    idle: dict[tuple[int, ...], Line] = {}
    for _ in range(_DRAWN):
        actions, is_idle = _suggested_actions(state, rng)
        lines = idle if is_idle else drawn
        if len(actions) > 0 and actions not in lines:
            lines[actions] = Line(actions, int(state.seats))
    return list((drawn or idle).values())


def _suggested_actions(state: State, rng: Rng) -> tuple[tuple[int, ...], bool]:
    """What the game suggests, one secret decision after the other, and whether any of it is idle.

    Nothing if part of it is missing or pointless.
    """
    seat = int(state.to_move())
    actions: list[int] = []
    is_idle = False
    while True:
        action = int(state.suggest(rng))
        if action < 0 or state.is_pointless(action):
            return (), False
        is_idle = is_idle or state.is_idle(action)
        actions.append(action)
        state = state.clone()
        recorder = Recorder()
        state.apply(action, recorder)
        shown = any([event.reveals for event in recorder.events])
        if shown or not state.is_secret() or seat not in state.simultaneous_seats():
            return tuple(actions), is_idle
        state = state.asking(seat)


def _try(state: State, lines: list[Line], seat: int, start: Rng) -> None:
    """Carry out each line in the same sample, with the same luck, until the game is quiet."""
    luck = Rng(0)
    luck.become(start)
    sampled = state.resample_for_search(seat, luck)
    start.become(luck)
    worth = _zeros(int(state.seats))
    for line in lines:
        luck.become(start)
        after = after_actions(sampled, list(line.actions), seat)
        play_on(after, luck)
        after.evaluate_all(worth)
        line.results.append(worth[seat])
        for other in range(len(line.totals)):
            line.totals[other] += worth[other]


def _different(lines: list[Line], most: int) -> list[Line]:
    """The first lines that do not hold the same actions in another order."""
    found: list[Line] = []
    held: set[tuple[int, ...]] = set()
    for line in lines:
        actions = tuple(sorted(line.actions))
        if actions not in held and len(found) < most:
            held.add(actions)
            found.append(line)
    return found


def _zeros(length: int) -> vec[float]:
    array = vec[float]()
    for _ in range(length):
        array = append(array, 0.0)
    return array
