"""What could follow from a choice that a better one avoids, as data for sentences.

Both are tried in the same states that the seat considers possible, with the same luck; then everybody goes on as looks
best to them, by what they know, until the seat's next turn. What is said must be so in enough of these states.
"""

from __future__ import annotations

from typing import Final

from sampan.bots.easy import EasyBot
from sampan.bots.estimate import estimate
from sampan.bots.reasons import after_actions, play_on
from sampan.core.evaluation_terms import LOSS, THREAT, Term
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

LOSES: Final = "loses"  # at once
MISSES_WIN: Final = "misses_win"  # the better choice wins at once
ELIMINATED: Final = "eliminated"  # before its next turn
RIVAL_WINS: Final = "rival_wins"  # before the seat's next turn
_SAMPLES: Final = 16
_FORESEEN: Final = 8  # samples in which everybody goes on
_MOST_REPLIES: Final = 40  # decisions until the seat's next turn; more are not foreseen
_ERRORS: Final = 2.0
_WORTH_SAYING: Final = 0.3  # how likely something must be to be mentioned,
_MORE_LIKELY: Final = 0.2  # and how much more likely than after the better choice


class _Outlook:
    """What comes of a choice in one sample: right after it, and once the others have replied."""

    def __init__(self) -> None:
        self.at_once: list[Term] = []
        self.later: list[Term] = []
        self.is_over = False  # right after it
        self.winners: tuple[int, ...] = ()  # at the end of what is foreseen
        self.eliminated = False


class Risks:
    """Compares choices of the seat to move with the better one."""

    def __init__(self, state: State, better: tuple[int, ...], better_wins: bool, rng: Rng) -> None:
        self._better_wins = better_wins
        self._seat = int(state.to_move())
        self._is_secret = state.is_secret()
        self._sampled: list[State] = []
        self._luck: list[int] = []
        for _ in range(_SAMPLES):
            self._sampled.append(state.resample_for_search(self._seat, rng))
            self._luck.append(int(rng.word()))
        self._before = [sampled.terms(self._seat) for sampled in self._sampled]
        self._better = self._outlooks(better, True)

    def of(self, actions: tuple[int, ...], foresee: bool) -> dict[str, object] | None:
        """The worst that could follow; None if nothing can be said. Only if asked to, what others do is foreseen."""
        found = self._outlooks(actions, foresee)
        lost = [outlook.is_over and self._seat not in outlook.winners for outlook in found]
        if all(lost):
            return {"kind": LOSES}
        if self._better_wins:
            return {"kind": MISSES_WIN}
        threat = self._changed(found, THREAT, False)
        if threat is not None:
            return threat
        if foresee:
            fate = self._fate(found)
            if fate is not None:
                return fate
        loss = self._changed(found, LOSS, False)
        if loss is None and foresee:
            loss = self._changed(found, LOSS, True)
        return loss

    def _fate(self, found: list[_Outlook]) -> dict[str, object] | None:
        """Who could win, or that the seat could be eliminated, more often than after the better choice."""
        ours = found[:_FORESEEN]
        theirs = self._better[:_FORESEEN]
        worst: dict[str, object] | None = None
        most = 0.0
        for rival in range(int(self._sampled[0].seats)):
            often = _share([rival in outlook.winners and self._seat not in outlook.winners for outlook in ours])
            else_often = _share([rival in outlook.winners and self._seat not in outlook.winners for outlook in theirs])
            if often >= _WORTH_SAYING and often - else_often >= _MORE_LIKELY and often > most:
                worst = {"kind": RIVAL_WINS, "seat": rival}
                most = often
        out = _share([outlook.eliminated for outlook in ours])
        if (
            out >= _WORTH_SAYING
            and out - _share([outlook.eliminated for outlook in theirs]) >= _MORE_LIKELY
            and out > most
        ):
            return {"kind": ELIMINATED}
        return worst

    def _changed(self, found: list[_Outlook], told: str, later: bool) -> dict[str, object] | None:
        """The most important term of that sort that is clearly worse than after the better choice, and than before."""
        count = _FORESEEN if later else _SAMPLES
        falls: dict[str, _Fall] = {}
        for number in range(count):
            ours = found[number].later if later else found[number].at_once
            theirs = self._better[number].later if later else self._better[number].at_once
            else_values = {_key(term): term.value for term in theirs}
            before_values = {_key(term): term.value for term in self._before[number]}
            for place, term in enumerate(ours):
                key = _key(term)
                if term.told == told and key in else_values:
                    if key not in falls:
                        falls[key] = _Fall(place, term)
                    # What threatens counts as it stands; anything else must have been there to be lost.
                    base = 0.0 if told == THREAT else before_values.get(key, term.value)
                    falls[key].add(base - term.value, else_values[key] - term.value, term)
        notable = [fall for fall in falls.values() if fall.is_notable(count // 2)]
        if len(notable) == 0:
            return None
        notable.sort(key=lambda fall: fall.place)
        return notable[0].risk()

    def _outlooks(self, actions: tuple[int, ...], foresee: bool) -> list[_Outlook]:
        return [self._outlook(number, actions, foresee) for number in range(_SAMPLES)]

    def _outlook(self, number: int, actions: tuple[int, ...], foresee: bool) -> _Outlook:
        luck = Rng(self._luck[number])
        outlook = _Outlook()
        after = after_actions(self._sampled[number], list(actions), self._seat)
        while after.to_move() == CHANCE:
            after.apply_unchecked(after.sample(luck))
        outlook.is_over = after.to_move() == OVER
        if not outlook.is_over:
            outlook.at_once = after.terms(self._seat)
            if foresee and number < _FORESEEN:
                if self._is_secret:
                    play_on(after, luck)
                else:
                    self._go_on(after, luck)
                if after.to_move() != OVER:
                    outlook.later = after.terms(self._seat)
        outcome = after.outcome()
        outlook.winners = () if outcome is None else outcome.winners
        outlook.eliminated = self._seat in after.eliminated()
        return outlook

    def _go_on(self, state: State, luck: Rng) -> None:
        """Let everybody do what looks best until others have acted and the seat is asked again."""
        others_acted = False
        easy = EasyBot(0.0)
        for _ in range(_MOST_REPLIES):
            mover = int(state.to_move())
            if mover == OVER or (mover == self._seat and others_acted) or self._seat in state.eliminated():
                return
            if mover == CHANCE:
                state.apply_unchecked(state.sample(luck))
                continue
            others_acted = others_acted or mover != self._seat
            state.apply_unchecked(easy.choose(state.resample(mover, luck), luck))


class _Fall:
    """How much lower a term is, sample by sample: than it was, and than after the better choice."""

    def __init__(self, place: int, term: Term) -> None:
        self.place = place  # in the game's own order of importance
        self.term = term
        self.falls: list[float] = []
        self.behind: list[float] = []
        self.is_doubtful = False

    def add(self, fall: float, behind: float, term: Term) -> None:
        """Add what one sample shows; a sentence must hold in all of them."""
        self.falls.append(fall)
        self.behind.append(behind)
        self.is_doubtful = self.is_doubtful or term.details != self.term.details

    def is_notable(self, least: int) -> bool:
        """Whether it is worth a word, and known from enough samples."""
        fall = estimate(self.falls)
        behind = estimate(self.behind)
        lower = min(fall.mean - _ERRORS * fall.error, behind.mean - _ERRORS * behind.error)
        enough = min(fall.mean, behind.mean) >= self.term.notable
        return len(self.falls) >= least and not self.is_doubtful and enough and lower > 0.0

    def risk(self) -> dict[str, object]:
        """What the sentence is made of."""
        change = abs(round(estimate(self.falls).mean))
        return {"kind": self.term.kind, **self.term.about, **self.term.details, "change": change}


def _share(cases: list[bool]) -> float:
    return sum([1.0 for case in cases if case]) / len(cases)


def _key(term: Term) -> str:
    return f"{term.kind} {term.about}"
