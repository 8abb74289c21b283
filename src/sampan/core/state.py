"""What bots and learners ask of a position besides play: to search, evaluate, observe, mask. All of it has defaults."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sampan.core.arrays import zeros
from sampan.core.errors import IllegalAction
from sampan.core.observation_fields import ObservationFields, category, no_numbers, put
from sampan.core.options import shown
from sampan.core.playable_state import CHANCE as CHANCE
from sampan.core.playable_state import OVER as OVER
from sampan.core.playable_state import Outcome as Outcome
from sampan.core.playable_state import PlayableState
from sampan.core.rng import Rng

SCRATCH: Final = zeros(4096)  # for the codes of one decision, until the next one is looked at
MOST_PLAIN_CODES: Final = 4096  # what a game that does not say how many codes it has may use


@mypyc_attr(allow_interpreted_subclasses=True)
class State(PlayableState):
    """A position of a game, for everybody who asks: servers, people, bots, learners."""

    @abstractmethod
    def resample(self, seat: int | None, rng: Rng) -> State:
        """A state that is as likely as this one, given what the seat knows: everything else is drawn afresh.

        A seat knows what the game says it remembers of what it was shown, and nothing else.
        """

    def clone(self) -> State:
        """An independent copy. The default copies the attributes of a class written in plain Python."""
        twin = super().clone()
        assert isinstance(twin, State)
        return twin

    def asking(self, seat: int) -> State:
        """For one of `simultaneous_seats()`: a copy in which it is asked now, whatever those before it decide."""
        self.must_decide(seat)
        return self.clone()

    # What searching bots ask.

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
        """How good the position is for a seat, from 0 (lost) to 1 (won), by rough judgement."""
        outcome = self.outcome()
        if outcome is None or len(outcome.winners) == 0:
            return 1.0 / float(self.seats)
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0

    def evaluate_all(self, into: vec[float]) -> None:
        """Write what `evaluate` says to each seat into the array."""
        for seat in range(self.seats):
            into[seat] = self.evaluate(seat)

    def is_quiet(self) -> bool:
        """Whether `evaluate` can be relied on: no conflict, auction or chain of small decisions is under way."""
        return True

    def suggest(self, rng: Rng) -> i64:
        """A sensible action where the game itself can make a plan; -1 where bots have to compare by `evaluate`.

        It reads only what the seat to move may know.
        """
        return -1

    def apply_suggestion(self, rng: Rng) -> bool:
        """Carry out what is suggested, of a plan all that can be done at once; False if nothing is suggested."""
        action = self.suggest(rng)
        if action < 0:
            return False
        self.apply_unchecked(action)
        return True

    def resample_for_search(self, seat: int, rng: Rng) -> State:
        """Like `resample`, but what others have decided in secret is drawn as sensible players would decide it."""
        return self.resample(seat, rng)

    # What learners ask.

    def action_codes(self) -> i64:
        """How many codes there are at most with these seats and options: whatever `legal()` says is below that."""
        return MOST_PLAIN_CODES

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes; by default only who is to move, so a game worth learning says more."""
        return ObservationFields([category("to_move", "1 + the seat to decide; 0 if nobody is", int(self.seats))])

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write the view of a seat, or of a spectator (the number of seats), as numbers: never more than it shows."""
        put(into, at, max(0, self.to_move() + 1))

    def observation(self, seat: object) -> vec[i16]:
        """What a seat, or a spectator (None), observes, as numbers.

        Uncompiled code has to ask this way: an array that it passes into compiled code would never be freed.
        """
        numbers = no_numbers(self.observation_fields().size)
        self.observe(self.observer(seat), numbers, 0)
        return numbers

    def update_observation(self, observer: i64, into: vec[i16], at: i64) -> None:
        """The same as `observe`, for somebody who has a state written to the same place every time.

        A game may keep track of what has changed since then, and write only that.
        """
        self.observe(observer, into, at)

    def write_mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
        """Write 1 for every legal code and 0 for all others; returns how many are legal.

        The place and the memory hold what the last mask of such a game left there, or zeros. The memory is the game's
        own; it has room for all codes, and a hundred numbers more. What comes `before` the place is a shorter array in
        the same storage: to extend it is to overwrite the mask, for games that write much of it at once.
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
        """The legal action of that number, in the order of `legal()`, as the mask just written remembers it."""
        return memory[number]

    def listed(self, action: object) -> i64:
        """Like `checked`, but only for codes that `legal()` lists: a game may accept shortcuts besides."""
        code = self.checked(action)
        if code >= self.action_codes():
            raise IllegalAction("no-such-action", {"action": shown(action)})
        return code


def play_out(state: State, rng: Rng, most_steps: i64) -> i64:
    """Play at random until the game is over or the steps are used up; returns the players' decisions taken."""
    decisions: i64 = 0
    for _step in range(most_steps):  # `_` itself would be a Python int, made anew at every step
        mover = state.to_move()
        if mover == OVER:
            break
        if mover != CHANCE:
            decisions += 1
        state.apply_unchecked(state.sample(rng))
    return decisions
