"""What a search says to people: what it would do, and who is likely to win. Knows no game, and never the truth.

Everything here is a function of what one seat, or a spectator, knows, and of the generator's seed.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sampan.bots.levels import settings_for
from sampan.bots.search import Search, Settings
from sampan.core.events import Recorder
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

# A game is thought about as the highest level does, as long as these say. Nothing is dropped for being clearly worse:
# people ask how likely they are to win, not only what is best.
_LEVEL: Final = "expert"
_HINT: Final[dict[str, Any]] = {"iterations": 20_000, "seconds": 0.4, "clear": 1.0}
# Each step of a line: with fewer it would be luck, and there are many steps, so that more would keep people waiting.
_ONWARD: Final[dict[str, Any]] = {"iterations": 240, "crowd": 0, "seconds": 0.3, "clear": 1.0}
_WATCH: Final[dict[str, Any]] = {"iterations": 150, "seconds": 0.05, "clear": 1.0, "first": 8, "worlds": 1}
GUESSES: Final = 6  # suppositions that everybody's chances are averaged over
MOST: Final = 3
_LONGEST: Final = 200  # forced steps and draws before somebody has a choice; no game comes near


class Advice(NamedTuple):
    """An action, how likely the seat is to win after it, and what it decides after it before anybody sees any of it."""

    action: int
    chance: float
    line: tuple[int, ...] = ()


def advise(state: State, rng: Rng, sides: list[list[int]], settings: Settings | None = None) -> list[Advice]:
    """What the seat to move had best do, the best first, three at most; `sides` are the seats that win together."""
    onward = settings_for(state.package, _LEVEL, **_ONWARD) if settings is None else settings
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **_HINT)
    seat = int(state.to_move())
    actions = state.legal()
    if len(actions) == 1:
        supposed = chances(state, rng, sides, seat, settings, 1)
        return [_with_line(state, Advice(actions[0], supposed[seat]), rng, sides, onward)]
    found: list[Advice] = []
    for action, _, means in Search(state, settings, rng).tried()[:MOST]:
        found.append(_with_line(state, Advice(action, shares(means, sides)[seat]), rng, sides, onward))
    # Those that were tried most, but in the order that people see; where the choice is drawn, it is any of them.
    return sorted(found, key=lambda advice: -advice.chance)


def _with_line(state: State, advice: Advice, rng: Rng, sides: list[list[int]], settings: Settings) -> Advice:
    """The advice with its line: a single one of several secret decisions says little, and all can be planned together.

    Each is searched for anew, since the tree is thin below its first actions. The chance is then that of the last one,
    which alone knows the whole line.
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
    guesses: int = GUESSES,
) -> list[float]:
    """How likely each seat is to win, for all that a seat, or a spectator (None), knows; partners share a chance."""
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **_WATCH)
    total = [0.0] * int(state.seats)
    for _ in range(guesses):
        for index, chance in enumerate(shares(_prospects(state.resample(seat, rng), settings, rng), sides)):
            total[index] += chance / guesses
    return total


def shares(values: list[float], sides: list[list[int]]) -> list[float]:
    """What is good for each seat as chances: those of the sides are 1 together, or all 0 if nobody can win."""
    means = [sum([values[seat] for seat in side]) / len(side) for side in sides]
    total = sum(means)
    found = [0.0] * len(values)
    for side, mean in zip(sides, means, strict=True):
        for seat in side:
            found[seat] = mean / total if total > 0.0 else 0.0
    return found


def _prospects(world: State, settings: Settings, rng: Rng) -> list[float]:
    """How good the world is for each seat, if whoever has the next choice makes it well."""
    for _ in range(_LONGEST):
        mover = world.to_move()
        if mover == OVER:
            break
        if mover == CHANCE:
            world.apply_unchecked(world.sample(rng))
            continue
        actions = world.legal()
        if len(actions) > 1:
            return Search(world, settings, rng).tried()[0].means
        world.apply_unchecked(actions[0])
    outcome = world.outcome()
    if outcome is None:
        return [world.evaluate(seat) for seat in range(world.seats)]
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(world.seats)]
