"""Why an action is good, as data for sentences: what it changes of what the game's evaluation sees.

The action is tried in many states that the seat considers possible. What rises there beyond doubt is a reason; of what
does not, nothing is said.
"""

from __future__ import annotations

from typing import Final

from sampan.bots.estimate import estimate
from sampan.core.evaluation_terms import Term
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

WINS: Final = "wins"  # at once, whatever the others hold and chance draws
MAY_WIN: Final = "may_win"  # at once, with some luck
MOST: Final = 2
_SAMPLES: Final = 16
_ERRORS: Final = 2.0  # a rise counts if it exceeds so many standard errors
_NEARLY_SURE: Final = 90  # percent; a few samples say no more than that
_WORTH_SAYING: Final = 0.2  # how likely a win must be to be mentioned
_LONGEST: Final = 1000  # suggested decisions until the game is quiet again; no game comes close


def reasons_for(state: State, actions: list[int], rng: Rng) -> list[dict[str, object]]:
    """At most two reasons for the seat to move to do this, or one and its price.

    This is an action and, if it is secret, those that go with it.
    """
    seat = int(state.to_move())
    at_once: dict[str, _Change] = {}
    later: dict[str, _Change] = {}
    sure = 0
    wins = 0
    for _ in range(_SAMPLES):
        sampled = state.resample_for_search(seat, rng)
        before = sampled.terms(seat)
        after = after_actions(sampled, actions, seat)
        sure += int(_is_sure_of_winning(after, seat))
        _settle(after, rng)
        wins += int(_has_won(after, seat))
        if after.to_move() != OVER:
            _compare(before, after.terms(seat), at_once)
        if state.is_secret():
            play_on(after, rng)
            _compare(before, after.terms(seat), later)
    if sure == _SAMPLES:
        return [{"kind": WINS}]
    found: list[dict[str, object]] = []
    if wins >= _WORTH_SAYING * _SAMPLES:
        found.append({"kind": MAY_WIN, "percent": min(round(10 * wins / _SAMPLES) * 10, _NEARLY_SURE)})
    notable = [change for change in [*at_once.values(), *later.values()] if change.is_notable()]
    notable.sort(key=lambda change: (change.term.price, change.place))
    if found or any([not change.term.price for change in notable]):  # a price alone is no reason
        found += [change.reason() for change in notable]
    return found[:MOST]


class _Change:
    """How a term changes, in all samples."""

    def __init__(self, place: int, term: Term) -> None:
        self.place = place  # in the game's own order of importance
        self.term = term  # as it is afterwards
        self.rises: list[float] = []
        self.is_doubtful = False

    def add(self, rise: float, term: Term) -> None:
        """Add what one sample shows; a sentence must hold in all of them."""
        self.rises.append(rise)
        self.is_doubtful = self.is_doubtful or term.details != self.term.details

    def is_notable(self) -> bool:
        """Whether it is worth a word."""
        rise = estimate(self.rises)
        told = -rise.mean if self.term.price else rise.mean
        return not self.is_doubtful and told >= self.term.notable and told > _ERRORS * rise.error

    def reason(self) -> dict[str, object]:
        """What the sentence is made of."""
        change = abs(round(estimate(self.rises).mean))
        return {"kind": self.term.kind, **self.term.about, **self.term.details, "change": change}


def _compare(before: list[Term], after: list[Term], changes: dict[str, _Change]) -> None:
    """Note how each term that stands in both lists has changed."""
    earlier = {_key(term): term.value for term in before}
    for place, term in enumerate(after):
        key = _key(term)
        if key in earlier:
            if key not in changes:
                changes[key] = _Change(place, term)
            changes[key].add(term.value - earlier[key], term)


def _key(term: Term) -> str:
    return f"{term.kind} {term.about}"


def after_actions(sampled: State, actions: list[int], seat: int) -> State:
    """A copy of the sampled state in which the seat has done all this."""
    after = sampled.clone()
    for number, action in enumerate(actions):
        if number > 0:
            after = after.asking(seat)
        after.apply_unchecked(action)
    return after


def _has_won(state: State, seat: int) -> bool:
    outcome = state.outcome()
    return outcome is not None and seat in outcome.winners


def _is_sure_of_winning(state: State, seat: int) -> bool:
    """Whether the seat has won, or does so whatever chance draws."""
    if state.to_move() != CHANCE:
        return _has_won(state, seat)
    for draw in state.legal():
        drawn = state.clone()
        drawn.apply_unchecked(draw)
        if not _is_sure_of_winning(drawn, seat):
            return False
    return True


def _settle(state: State, rng: Rng) -> None:
    """Let chance draw until somebody decides or the game is over."""
    while state.to_move() == CHANCE:
        state.apply_unchecked(state.sample(rng))


def play_on(state: State, rng: Rng) -> None:
    """Play on as the game suggests until it is quiet: what secret decisions bring shows only then."""
    for _ in range(_LONGEST):
        if state.to_move() == OVER or state.is_quiet() or not state.apply_suggestion(rng):
            return
        _settle(state, rng)
