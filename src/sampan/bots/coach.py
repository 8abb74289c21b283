"""What a coach says of a choice: that it would lose a lot, and by what; or that it was good, and why.

It knows no game by name. As with hints, everything here is a function of what the seat to move knows and of the
generator's seed, never of the truth.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sampan.bots.advice import shares
from sampan.bots.estimate import Estimate, paired_difference
from sampan.bots.levels import settings_for
from sampan.bots.lines import best_and_own
from sampan.bots.reasons import WINS, reasons_for
from sampan.bots.risks import Risks
from sampan.bots.search import Search, Settings
from sampan.core.rng import Rng
from sampan.core.state import State

# The settings of the highest level with these budgets. More actions than a hint compares, as people choose any of them,
# and none is dropped at once: how much worse it is must be known.
_LEVEL: Final = "expert"
BUDGET: Final[dict[str, Any]] = {"iterations": 6000, "seconds": 0.8, "clear": 1.0, "first": 48, "least": 8}
# An action that was not among them is compared with the few most promising ones once it is chosen. Somebody waits.
OWN_BUDGET: Final[dict[str, Any]] = {"iterations": 3000, "seconds": 0.5, "clear": 1.0, "first": 8, "least": 8}
PLAN_BUDGET: Final[dict[str, Any]] = {"iterations": 1200, "crowd": 0, "seconds": 1.0}

LEAST_LOSS: Final = 0.10  # a choice is questioned if it loses this much of the chance to win,
_ERRORS: Final = 3.0  # even if the estimate is wrong by so many standard errors,
_LEAST_SAMPLES: Final = 6  # in so many samples or more: in fewer, chance may hide how far they differ
LEAST_GAIN: Final = 0.10  # praise needs a choice that was this much better than half of the others
_CLOSE: Final = 0.25  # of that gain: what is farther behind the best choice is no good choice
_MOST_LOOKED_INTO: Final = 8  # choices, the worst first, of which it is foreseen what could follow


class Choice(NamedTuple):
    """An action, the further secret decisions that go with it, and why it is good."""

    action: int
    line: tuple[int, ...]
    reasons: tuple[dict[str, object], ...]


class Remark(NamedTuple):
    """What the coach says of a choice: that it is good, for these reasons; or else what could follow from it.

    `weight` is how much it gains against the usual choice, or loses against the `better` one, of the chance to win.
    """

    choice: Choice
    weight: float
    risk: dict[str, object] | None = None
    better: Choice | None = None


class Judgement(NamedTuple):
    """Remarks, and all the actions that were compared in enough samples for one, whether they deserve it or not."""

    remarks: list[Remark]
    compared: list[int]


def judge(state: State, rng: Rng, sides: list[list[int]], settings: Settings | None = None) -> Judgement:
    """Remarks on those choices of the seat to move that lose a lot or are worth a word of praise.

    One of several secret decisions says too little: such lines are judged as a whole, by `judge_line`.
    """
    remarks: list[Remark] = []
    compared: list[int] = []
    if state.is_secret() or len(state.legal()) == 1:
        return Judgement(remarks, compared)
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **BUDGET)
    seat = int(state.to_move())
    search = Search(state, settings, rng)
    best = search.best()
    losses: list[tuple[float, int]] = []
    close: list[tuple[float, int]] = []
    doubtful: list[tuple[float, int]] = []
    for tried in search.tried():
        difference = search.difference(best, tried.action)
        loss = _in_chances(difference, tried.means, sides, seat)
        losses.append((loss.mean, tried.action))
        if tried.visits >= _LEAST_SAMPLES:
            compared.append(tried.action)
            if _is_serious(loss):
                doubtful.append((loss.mean, tried.action))
        if tried.action == best or not difference.is_clear():
            close.append((loss.mean, tried.action))
    if len(losses) == 0:  # all but one are pointless
        return Judgement(remarks, compared)
    losses.sort()
    gain = losses[len(losses) // 2][0]
    if gain >= LEAST_GAIN:
        for behind, action in close:
            if behind > _CLOSE * gain:
                continue
            choice = _choice(state, (action,), rng)
            if choice.reasons:
                remarks.append(Remark(choice, gain))
    if len(doubtful) == 0:
        return Judgement(remarks, compared)
    doubtful.sort(reverse=True)
    better = _choice(state, (best,), rng)
    risks = Risks(state, (best,), _wins(better), rng)
    for number, (loss_mean, action) in enumerate(doubtful):
        risk = risks.of((action,), number < _MOST_LOOKED_INTO)
        remarks.append(Remark(Choice(action, (), ()), loss_mean, risk, better))
    return Judgement(remarks, compared)


def judge_action(
    state: State, action: int, rng: Rng, sides: list[list[int]], settings: Settings | None = None
) -> list[Remark]:
    """A remark on this open choice of the seat to move if it loses a lot.

    There is no praise: among the few most promising choices the usual one, which praise needs, is not known.
    """
    action = int(state.checked(action))
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **OWN_BUDGET)
    search = Search(state, settings, rng, action)
    best = search.best()
    if best == action:
        return []
    seat = int(state.to_move())
    own = next(tried for tried in search.tried() if tried.action == action)
    loss = _in_chances(search.difference(best, action), own.means, sides, seat)
    if own.visits < _LEAST_SAMPLES or not _is_serious(loss):
        return []
    return [_question(state, (action,), (best,), loss.mean, rng)]


def judge_line(
    state: State, line: tuple[int, ...], rng: Rng, sides: list[list[int]], settings: Settings | None = None
) -> list[Remark]:
    """A remark on these secret decisions of the seat to move, one after the other, if they deserve one."""
    if settings is None:
        settings = settings_for(state.package, _LEVEL, **PLAN_BUDGET)
    compared = best_and_own(state, line, settings, rng)
    if compared is None:
        return []
    best, own, usual = compared
    seat = int(state.to_move())
    loss = _in_chances(paired_difference(best.results, own.results), own.means(), sides, seat)
    if len(own.results) >= _LEAST_SAMPLES and _is_serious(loss):
        return [_question(state, line, best.actions, loss.mean, rng)]
    gain = _in_chances(paired_difference(own.results, usual.results), own.means(), sides, seat)
    if gain.mean >= LEAST_GAIN and gain.is_clear():
        choice = _choice(state, line, rng)
        if choice.reasons:
            return [Remark(choice, gain.mean)]
    return []


def _question(state: State, own: tuple[int, ...], best: tuple[int, ...], loss: float, rng: Rng) -> Remark:
    better = _choice(state, best, rng)
    risk = Risks(state, best, _wins(better), rng).of(own, True)
    return Remark(Choice(own[0], own[1:], ()), loss, risk, better)


def _choice(state: State, actions: tuple[int, ...], rng: Rng) -> Choice:
    return Choice(actions[0], actions[1:], tuple(reasons_for(state, list(actions), rng)))


def _wins(choice: Choice) -> bool:
    return any([reason["kind"] == WINS for reason in choice.reasons])


def _is_serious(loss: Estimate) -> bool:
    """Whether that much is lost beyond doubt."""
    return loss.mean - _ERRORS * loss.error >= LEAST_LOSS


def _in_chances(difference: Estimate, means: list[float], sides: list[list[int]], seat: int) -> Estimate:
    """A difference of what the seat's evaluation says, as one of its side's chance to win (see `shares`)."""
    own = means[seat]
    scale = shares(means, sides)[seat] / own if own > 0.0 else 1.0
    return Estimate(scale * difference.mean, scale * difference.error)
