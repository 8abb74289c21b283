"""What a search says to people: what it would do, and who is likely to win. It knows no game by name.

Everything here is a function of what one seat, or a spectator, knows and of the generator's seed, never of the truth.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sampan.bots.levels import settings_for
from sampan.bots.search import Search, Settings
from sampan.core.events import Recorder
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

# Advice comes from the settings of the highest level with these budgets. No action is dropped for being clearly worse:
# people ask how likely they are to win, not only what is best.
_LEVEL: Final = "expert"
_HINT: Final[dict[str, Any]] = {"iterations": 20_000, "seconds": 0.4, "clear": 1.0}
# For each step of a line: fewer iterations would leave it to luck, and with many steps more would keep people waiting.
_ONWARD: Final[dict[str, Any]] = {"iterations": 240, "crowd": 0, "seconds": 0.3, "clear": 1.0}
_WATCH: Final[dict[str, Any]] = {"iterations": 150, "seconds": 0.05, "clear": 1.0, "first": 8, "samples": 1}
RESAMPLES: Final = 6  # resampled states over which everybody's chances are averaged
MOST: Final = 3
_LONGEST: Final = 200  # forced steps and draws before somebody has a choice; no game comes close


class Advice(NamedTuple):
    """An action, how likely the seat is to win after it, and the further secret decisions that go with it."""

    action: int
    chance: float
    line: tuple[int, ...] = ()


def advise(state: State, rng: Rng, sides: list[list[int]], settings: Settings | None = None) -> list[Advice]:
    """The best actions for the seat to move, at most three, the best first; `sides` are the seats that win together."""
    onward = settings_for(state.package, _LEVEL, **_ONWARD) if settings is None else settings
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **_HINT)
    seat = int(state.to_move())
    actions = state.legal()
    if len(actions) == 1:
        likely = chances(state, rng, sides, seat, settings, 1)
        return [_with_line(state, Advice(actions[0], likely[seat]), rng, sides, onward)]
    found: list[Advice] = []
    for action, _, means in Search(state, settings, rng).tried()[:MOST]:
        found.append(_with_line(state, Advice(action, shares(means, sides)[seat]), rng, sides, onward))
    # The actions tried most, sorted by the chance that people see; a secret choice is drawn, so it may be any of them.
    return sorted(found, key=lambda advice: -advice.chance)


def _with_line(state: State, advice: Advice, rng: Rng, sides: list[list[int]], settings: Settings) -> Advice:
    """The advice with its line: one of several secret decisions says little, and all of them can be planned at once.

    Each step has a search of its own, since the tree is thin below its first actions. The chance is that of the last
    step, the only one that knows the whole line.
    """
    seat = int(state.to_move())
    action, chance, _ = advice
    line: list[int] = []
    while state.is_secret():
        state = state.clone()
        recorder = Recorder()
        state.apply(action, recorder)
        shown = any([event.reveals for event in recorder.events])
        if shown or seat not in state.simultaneous_seats():
            break
        state = state.asking(seat)
        actions = state.legal()
        action = actions[0]
        if len(actions) > 1:
            action, _, means = max(Search(state, settings, rng).tried(), key=lambda each: each.visits)
            chance = shares(means, sides)[seat]
        line.append(action)
    return Advice(advice.action, chance, tuple(line))


def chances(
    state: State,
    rng: Rng,
    sides: list[list[int]],
    seat: int | None,
    settings: Settings | None = None,
    resamples: int = RESAMPLES,
) -> list[float]:
    """How likely each seat is to win, as far as a seat, or a spectator (None), can know; partners share a chance."""
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **_WATCH)
    total = [0.0] * int(state.seats)
    for _ in range(resamples):
        for index, chance in enumerate(shares(_prospects(state.resample(seat, rng), settings, rng), sides)):
            total[index] += chance / resamples
    return total


def shares(values: list[float], sides: list[list[int]]) -> list[float]:
    """The values of the seats as chances: those of the sides add up to 1, or are all 0 if nobody can win."""
    means = [sum([values[seat] for seat in side]) / len(side) for side in sides]
    total = sum(means)
    found = [0.0] * len(values)
    for side, mean in zip(sides, means, strict=True):
        for seat in side:
            found[seat] = mean / total if total > 0.0 else 0.0
    return found


def _prospects(sampled: State, settings: Settings, rng: Rng) -> list[float]:
    """How good the sampled state is for each seat if the next player with a choice chooses well."""
    for _ in range(_LONGEST):
        mover = sampled.to_move()
        if mover == OVER:
            break
        if mover == CHANCE:
            sampled.apply_unchecked(sampled.sample(rng))
            continue
        actions = sampled.legal()
        if len(actions) > 1:
            return Search(sampled, settings, rng).tried()[0].means
        sampled.apply_unchecked(actions[0])
    outcome = sampled.outcome()
    if outcome is None:
        return [sampled.evaluate(seat) for seat in range(sampled.seats)]
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(sampled.seats)]
