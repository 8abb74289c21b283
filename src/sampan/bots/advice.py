"""What a search says to people: what it would do, and who is likely to win. It knows no game by name.

Everything here is a function of what one seat, or a spectator, knows and of the generator's seed, never of the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sampan.bots.estimate import Estimate, are_extreme, difference, estimate, paired_difference
from sampan.bots.levels import settings_for
from sampan.bots.lines import Line, best_lines
from sampan.bots.reasons import WINS, reasons_for
from sampan.bots.search import Search, Settings, Tried, worthwhile
from sampan.core.events import Recorder
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

# Advice comes from the settings of the highest level with these budgets. No action is dropped for being clearly worse:
# people ask how likely they are to win, not only what is best.
_LEVEL: Final = "expert"
_HINT: Final[dict[str, Any]] = {"iterations": 20_000, "seconds": 0.4, "clear": 1.0}
# For each step of a line: fewer iterations would leave it to luck, and with many steps more would keep people waiting.
_LINES: Final[dict[str, Any]] = {"iterations": 2400, "crowd": 0, "seconds": 1.5}
_ONWARD: Final[dict[str, Any]] = {"iterations": 240, "crowd": 0, "seconds": 0.3, "clear": 1.0}
_WATCH: Final[dict[str, Any]] = {"iterations": 150, "seconds": 0.05, "clear": 1.0, "first": 8, "samples": 1}
_VOTE: Final[dict[str, Any]] = {"iterations": 300, "seconds": 0.1, "clear": 1.0, "first": 8, "samples": 1}
RESAMPLES: Final = 6  # resampled states over which everybody's chances are averaged
MOST: Final = 3
_TRIED_ENOUGH: Final = 0.3  # of the tries of the third action: below that, an estimate says too little
_ROUNDING: Final = 1e-9
_LONGEST: Final = 200  # forced steps and draws before somebody has a choice; no game comes close


class Advice(NamedTuple):
    """An action, how likely the seat is to win after it, and the further secret decisions that go with it.

    `rank` counts groups: all actions of a group are about as good, and clearly better than those of the next group.
    Where the match looks decided, so that chances hardly differ, odds rank them: they still tell how well a seat does.
    """

    action: int
    chance: float
    line: tuple[int, ...] = ()
    error: float = 0.0  # the standard error of the chance
    rank: int = 0
    reasons: tuple[dict[str, object], ...] = ()


def advise(state: State, rng: Rng, sides: list[list[int]], settings: Settings | None = None) -> list[Advice]:
    """The best actions for the seat to move, at most three, the best first; `sides` are the seats that win together."""
    if state.is_secret():
        whole = settings_for(state.package, _LEVEL, **_LINES) if settings is None else settings
        lines = best_lines(state, whole, rng, MOST)
        if len(lines) > 0:
            return _advised_lines(state, lines, rng, sides)
    onward = settings_for(state.package, _LEVEL, **_ONWARD) if settings is None else settings
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **_HINT)
    seat = int(state.to_move())
    actions = worthwhile(state)
    if len(actions) == 1:
        likely = chances(state, rng, sides, seat, settings, 1)
        only = _with_line(state, Advice(actions[0], likely[seat]), rng, sides, onward)
        return [only._replace(reasons=_reasons(state, only, rng))]
    search = Search(state, settings, rng)
    found: list[Advice] = []
    tried_most = search.tried()
    for tried in _with_answer(state, distinct(state, tried_most), tried_most):
        advice = Advice(tried.action, shares(tried.means, sides)[seat], error=tried.error)
        advice = _with_line(state, advice, rng, sides, onward)
        found.append(advice._replace(reasons=_reasons(state, advice, rng)))
    secret = state.is_secret()
    # Chances of what is planned in secret come from several searches, whose odds cannot be compared.
    by_odds = not secret and are_extreme([advice.chance for advice in found])
    # The actions tried most, sorted by the chance that people see; a secret choice is drawn, so it may be any of them.
    if by_odds:
        found.sort(key=lambda advice: (not _surely_wins(advice), -search.odds(advice.action)))
    else:
        found.sort(key=lambda advice: (not _surely_wins(advice), -advice.chance))

    def leads(one: Advice, other: Advice) -> bool:
        if secret:  # the chances come from two searches
            return difference(Estimate(one.chance, one.error), Estimate(other.chance, other.error)).is_clear()
        if by_odds:
            return search.odds_difference(one.action, other.action).is_clear_in_odds()
        return search.difference(one.action, other.action).is_clear()

    return _grouped(found, leads)


def distinct(state: State, tried: list[Tried]) -> list[Tried]:
    """The actions tried most: of those that follow one idea the first, as long as others were tried nearly as often."""
    ideas: set[int] = set()
    new: list[Tried] = []
    again: list[Tried] = []
    for place, each in enumerate(tried):
        if place >= MOST and each.visits < _TRIED_ENOUGH * tried[MOST - 1].visits:
            break
        idea = int(state.idea(each.action))
        (again if idea in ideas else new).append(each)
        ideas.add(idea)
    return (new + again)[:MOST]


def _with_answer(state: State, named: list[Tried], tried: list[Tried]) -> list[Tried]:
    """Those to name; if none of them answers what is asked, the answer tried most stands in place of the last."""
    answers = [each for each in tried if not state.is_aside(each.action)]
    if len(answers) > 0 and all([state.is_aside(each.action) for each in named]):
        return [*named[:-1], answers[0]]
    return named


def _advised_lines(state: State, lines: list[Line], rng: Rng, sides: list[list[int]]) -> list[Advice]:
    """Advice to decide a whole line, for each of these lines."""
    seat = int(state.to_move())
    found: list[Advice] = []
    results: dict[tuple[int, ...], list[float]] = {}
    for line in lines:
        results[line.actions] = line.results
        chance = shares(line.means(), sides)[seat]
        advice = Advice(line.actions[0], chance, line.actions[1:], estimate(line.results).error)
        found.append(advice._replace(reasons=_reasons(state, advice, rng)))
    found.sort(key=lambda advice: (not _surely_wins(advice), -advice.chance))

    def leads(one: Advice, other: Advice) -> bool:
        return paired_difference(results[(one.action, *one.line)], results[(other.action, *other.line)]).is_clear()

    return _grouped(found, leads)


def _grouped(found: list[Advice], leads: Callable[[Advice, Advice], bool]) -> list[Advice]:
    """The advice in groups of actions that are about as good, which share their chance: it cannot tell them apart."""
    groups: list[list[Advice]] = []
    for advice in found:
        if groups and not _is_better(groups[-1][0], advice, leads):
            groups[-1].append(advice)
        else:
            groups.append([advice])
    ranked: list[Advice] = []
    for rank, group in enumerate(groups):
        chance = sum([advice.chance for advice in group]) / len(group)
        error = max([advice.error for advice in group])
        ranked += [advice._replace(chance=chance, error=error, rank=rank) for advice in group]
    return ranked


def _is_better(one: Advice, other: Advice, leads: Callable[[Advice, Advice], bool]) -> bool:
    """Whether one piece of advice is better than another beyond doubt."""
    if _surely_wins(one) != _surely_wins(other):
        return _surely_wins(one)
    return leads(one, other)


def _surely_wins(advice: Advice) -> bool:
    return any([reason["kind"] == WINS for reason in advice.reasons])


def _reasons(state: State, advice: Advice, rng: Rng) -> tuple[dict[str, object], ...]:
    return tuple(reasons_for(state, [advice.action, *advice.line], rng))


def _with_line(state: State, advice: Advice, rng: Rng, sides: list[list[int]], settings: Settings) -> Advice:
    """The advice with its line: one of several secret decisions says little, and all of them can be planned at once.

    Each step has a search of its own, since the tree is thin below its first actions. The chance is that of the last
    step, the only one that knows the whole line.
    """
    seat = int(state.to_move())
    action, chance, error = advice.action, advice.chance, advice.error
    line: list[int] = []
    while state.is_secret():
        state = state.clone()
        recorder = Recorder()
        state.apply(action, recorder)
        shown = any([event.reveals for event in recorder.events])
        if shown or seat not in state.simultaneous_seats():
            break
        state = state.asking(seat)
        actions = worthwhile(state)
        action = actions[0]
        if len(actions) > 1:
            best = max(Search(state, settings, rng).tried(), key=lambda each: each.visits)
            action, chance, error = best.action, shares(best.means, sides)[seat], best.error
        line.append(action)
    return Advice(advice.action, chance, tuple(line), error)


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


def agrees_to_end(state: State, rng: Rng, sides: list[list[int]], seat: int, settings: Settings | None = None) -> bool:
    """Whether a bot agrees to end the match without a winner: if its chance is no better than an equal share (YN-12c).

    The share is that of each side with a living member. Equal chances may differ by how floating point rounds.
    """
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **_VOTE)
    out = state.eliminated()
    living = [side for side in sides if any([each not in out for each in side])]
    return chances(state, rng, sides, seat, settings)[seat] <= 1.0 / len(living) + _ROUNDING


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
        actions = worthwhile(sampled)
        if len(actions) > 1:
            return Search(sampled, settings, rng).tried()[0].means
        sampled.apply_unchecked(actions[0])
    outcome = sampled.outcome()
    if outcome is None:
        return [sampled.evaluate(seat) for seat in range(sampled.seats)]
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(sampled.seats)]
