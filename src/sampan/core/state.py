"""What bots and learners need from a position: search, evaluation, observations, masks. Everything has a default."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sampan.core.arrays import zeros
from sampan.core.errors import IllegalAction
from sampan.core.evaluation_terms import Term
from sampan.core.observation_fields import ObservationFields, category, no_numbers, put
from sampan.core.options import shown
from sampan.core.playable_state import CHANCE as CHANCE
from sampan.core.playable_state import OVER as OVER
from sampan.core.playable_state import Outcome as Outcome
from sampan.core.playable_state import PlayableState
from sampan.core.rng import Rng

SCRATCH: Final = zeros(4096)  # for the codes of one decision, until the next one needs it
MOST_PLAIN_CODES: Final = 4096  # the bound for a game that does not declare its own


@mypyc_attr(allow_interpreted_subclasses=True)
class State(PlayableState):
    """A position of a game, with all that servers, people, bots and learners need."""

    @abstractmethod
    def resample(self, seat: int | None, rng: Rng) -> State:
        """A state that is as likely as this one, given what the seat knows: everything else is drawn afresh.

        A seat knows what it was shown and, by the game's rules, remembers; nothing else.
        """

    def clone(self) -> State:
        """An independent copy. The default copies the attributes of a class written in plain Python."""
        twin = super().clone()
        assert isinstance(twin, State)
        return twin

    def asking(self, seat: int) -> State:
        """A copy that asks one of `simultaneous_seats()` now, whatever the seats before it will decide."""
        self.must_decide(seat)
        return self.clone()

    # For bots that search.

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal action codes into the array, in rising order; returns how many there are."""
        count: i64 = 0
        for action in self.legal():
            into[count] = action
            count += 1
        return count

    def sample(self, rng: Rng) -> i64:
        """A random legal action, at CHANCE by its weights."""
        count = self.write_legal(SCRATCH)
        if self.to_move() != CHANCE:
            return SCRATCH[rng.below(count)]
        total: i64 = 0
        for index in range(count):
            total += self.weight(SCRATCH[index])
        left = rng.below(total)
        last: i64 = 0
        for index in range(count):
            last = SCRATCH[index]
            left -= self.weight(last)
            if left < 0:
                break
        return last

    def evaluate(self, seat: i64) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won): a rough judgement."""
        outcome = self.outcome()
        if outcome is None or len(outcome.winners) == 0:
            return 1.0 / float(self.seats)
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0

    def evaluate_all(self, into: vec[float]) -> None:
        """Write what `evaluate` says for each seat into the array."""
        for seat in range(self.seats):
            into[seat] = self.evaluate(seat)

    def is_quiet(self) -> bool:
        """Whether `evaluate` is reliable: no conflict, auction or chain of small decisions is under way."""
        return True

    def suggest(self, rng: Rng) -> i64:
        """A sensible action if the game itself can make a plan; -1 if bots have to compare actions with `evaluate`.

        It reads only what the seat to move may know.
        """
        return -1

    def apply_suggestion(self, rng: Rng) -> bool:
        """Carry out the suggestion, or as much of a suggested plan as can be done at once; False if there is none."""
        action = self.suggest(rng)
        if action < 0:
            return False
        self.apply_unchecked(action)
        return True

    def resample_for_search(self, seat: int, rng: Rng) -> State:
        """Like `resample`, but what others have decided in secret is drawn as sensible players would have decided."""
        return self.resample(seat, rng)

    def is_pointless(self, action: i64) -> bool:
        """Whether a legal action surely achieves nothing, or no more than another that costs less.

        Bots and hints then choose another one. It reads only what the seat to move may know.
        """
        return False

    def is_idle(self, action: i64) -> bool:
        """Whether a legal action is likely to achieve nothing: a hint names one only if it has nothing else to say.

        Bots may take it all the same. It reads only what the seat to move may know.
        """
        return self.is_pointless(action)

    def is_aside(self, action: i64) -> bool:
        """Whether a legal action leaves open what is asked, such as a card that may be played before the answer.

        Hints name at least one answer.
        """
        return False

    def idea(self, action: i64) -> i64:
        """What legal actions share that differ only in details, such as the place: people would call them one plan.

        Hints then show the best of each. By default every action is a plan of its own.
        """
        return action

    def terms(self, seat: i64) -> list[Term]:
        """What `evaluate` sees in the position for a seat, as far as people would say it; the most important first."""
        return []

    # For learners.

    def action_codes(self) -> i64:
        """A bound on the codes with these seats and options: every code of `legal()` is below it."""
        return MOST_PLAIN_CODES

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes; by default only the seat to move, so a game worth learning declares more."""
        return ObservationFields([category("to_move", "1 + the seat to decide; 0 if nobody is", int(self.seats))])

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write the view of a seat, or of a spectator (the number of seats), as numbers; nothing more than it shows."""
        put(into, at, max(0, self.to_move() + 1))

    def observation(self, seat: object) -> vec[i16]:
        """What a seat, or a spectator (None), observes, as numbers.

        Uncompiled code must use this method: an array that it passes to compiled code would never be freed.
        """
        numbers = no_numbers(self.observation_fields().size)
        self.observe(self.observer(seat), numbers, 0)
        return numbers

    def update_observation(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Like `observe`, for a caller that always has this state written to the same place.

        A game may keep track of what has changed since the last time and write only that.
        """
        self.observe(observer, into, at)

    def write_mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
        """Write 1 for every legal code and 0 for all others; returns how many are legal.

        The place and `memory` hold what the last mask of this game left there, or zeros. The game may use `memory` as
        it likes; it has room for all codes and a hundred more numbers. `before` is a shorter array in the same storage
        that ends where the mask starts: a game that writes much at once can extend it to overwrite the mask.
        """
        last = len(memory) - 1
        for index in range(memory[last]):
            into[at + memory[index]] = u8(0)
        count = self.write_legal(memory)
        memory[last] = count
        for index in range(count):
            into[at + memory[index]] = u8(1)
        return count

    def nth_legal(self, memory: vec[i64], number: i64) -> i64:
        """The legal action of that number in the order of `legal()`, from the memory of the mask just written."""
        return memory[number]

    def listed(self, action: object) -> i64:
        """Like `checked`, but only for codes that `legal()` lists: a game may accept shortcuts as well."""
        code = self.checked(action)
        if code >= self.action_codes():
            raise IllegalAction("no-such-action", {"action": shown(action)})
        return code


def play_out(state: State, rng: Rng, most_steps: i64) -> i64:
    """Play at random until the game is over or the steps are used up; returns how many decisions the players took."""
    decisions: i64 = 0
    for _step in range(most_steps):  # `_` itself would be a Python int, made anew at every step
        mover = state.to_move()
        if mover == OVER:
            break
        if mover != CHANCE:
            decisions += 1
        state.apply_unchecked(state.sample(rng))
    return decisions
