"""A position of a game in play: the protocol that servers, bots, adapters and people all ask."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, NamedTuple, cast

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sampan.core.errors import IllegalAction
from sampan.core.events import EVERYBODY, Event, Recorder
from sampan.core.observation_fields import ObservationFields, no_numbers
from sampan.core.options import as_whole, is_whole, shown
from sampan.core.rng import Rng

CHANCE: Final = -1
OVER: Final = -2


class Outcome(NamedTuple):
    """How a game ended: the winning seats, a score per seat, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def data(self) -> dict[str, object]:
        """The outcome as JSON-able data."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}


_BLOCK: Final = 4096
_ZEROS: Final = vec[i64]([0] * _BLOCK)


def zeros(length: i64) -> vec[i64]:
    """An array of that many zeros."""
    array = _ZEROS[:length]  # a copy of a block, which every clone of a state needs, is quicker than one by one
    for _ in range(length - _BLOCK):
        array = append(array, 0)
    return array


_SCRATCH: Final = zeros(4096)
# Codes as they are handed out: a list of hundreds of actions is asked for at every step, and to make each number anew
# would cost more than to find out what is legal.
_NUMBERS: Final[list[object]] = list(range(4096))


def handed_out(code: i64) -> object:
    """A code as a Python int that need not be made anew."""
    return _NUMBERS[code] if code < 4096 else int(code)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position. `apply` changes it in place and never draws at random: chance is a player (CHANCE)."""

    def __init__(self, package: str, seats: int, options: dict[str, object]) -> None:
        self.package = package
        self.seats: i64 = seats
        self.options = options
        self.recorder: Recorder | None = None

    # What a game provides.

    @abstractmethod
    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""

    @abstractmethod
    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal action codes into the array, in rising order; returns how many there are."""

    @abstractmethod
    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now, as the key of a refusal; empty if it is legal."""

    @abstractmethod
    def weight(self, action: i64) -> i64:
        """At CHANCE: how likely the action is, as a whole number in proportion to the others."""

    @abstractmethod
    def apply_unchecked(self, action: i64) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game lasts."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see, as JSON-able data."""

    @abstractmethod
    def resample(self, seat: int | None, rng: Rng) -> State:
        """A state as likely as this one for all that the seat knows; everything it cannot know is drawn afresh.

        What a seat knows is what the game says that it remembers of what it was shown, and nothing else.
        """

    @abstractmethod
    def position(self) -> dict[str, object]:
        """Everything, the hidden included, as JSON-able data that `Game.restore` takes."""

    @abstractmethod
    def evaluate(self, seat: i64) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won), by rough judgement; bots ask this."""

    @abstractmethod
    def action_codes(self) -> i64:
        """How many codes there are at most with these seats and options: whatever `legal()` says is below that."""

    @abstractmethod
    def observation_fields(self) -> ObservationFields:
        """What `observe` writes."""

    @abstractmethod
    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write the view of a seat, or of a spectator (the number of seats), as numbers: never more than it shows."""

    def observation(self, seat: object) -> vec[i16]:
        """What a seat, or a spectator (None), sees, as numbers.

        From outside compiled code this is the way to ask: an array that is handed in from there would never be freed.
        """
        numbers = no_numbers(self.observation_fields().size)
        self.observe(self.observer(seat), numbers, 0)
        return numbers

    # What a game may do quicker.

    def update(self, observer: i64, into: vec[i16], at: i64) -> None:
        """The same as `observe`, for one who always has a state written in the same place.

        A game may keep in mind what has changed since then, and write no more than that.
        """
        self.observe(observer, into, at)

    def mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
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

    def pick(self, memory: vec[i64], number: i64) -> i64:
        """The legal action of that number, in the order of `legal()`, as the mask just written remembers it."""
        return memory[number]

    # What a game provides in which several seats decide at the same time.

    def simultaneous_seats(self) -> list[int]:
        """The seats that decide at the same time, unseen by one another: the one to move, then in the order of asking.

        Empty when no seat is to decide.
        """
        mover = self.to_move()
        return [int(mover)] if mover >= 0 else []

    def asking(self, seat: int) -> State:
        """For one of `simultaneous_seats()`: a copy in which it is asked now, whatever those before it decide."""
        self.must_decide(seat)
        return self.clone()

    def is_secret(self) -> bool:
        """Whether the decision that is due stays unseen by the others until all of them have made theirs."""
        return False

    # What a game may tell bots besides.

    def suggest(self, rng: Rng) -> i64:
        """A sensible action where the game itself can make a plan, for bots; -1 where one has to compare by `evaluate`.

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

    def is_quiet(self) -> bool:
        """Whether `evaluate` can be relied on: no conflict, auction or chain of small decisions is under way."""
        return True

    def evaluate_all(self, into: vec[float]) -> None:
        """Write what `evaluate` says to each seat into the array."""
        for seat in range(self.seats):
            into[seat] = self.evaluate(seat)

    # What follows from it.

    def must_decide(self, seat: object) -> None:
        """An IllegalAction if the seat is none of those that decide now."""
        seats = self.simultaneous_seats()
        if not is_whole(seat) or seat not in seats:
            raise IllegalAction("not-deciding", {"seat": shown(seat), "seats": sorted(seats), "count": len(seats)})

    def legal(self) -> list[int]:
        """The legal action codes in a stable order; empty only when the game is over."""
        scratch = _SCRATCH
        numbers = _NUMBERS
        count = self.write_legal(scratch)
        codes = numbers[:count]  # of the right length at once: to grow it would cost more than to find what is legal
        for index in range(count):
            code = scratch[index]
            codes[index] = numbers[code] if code < 4096 else code
        return cast(list[int], codes)

    def chances(self) -> list[int]:
        """At CHANCE, the weights parallel to `legal()`; otherwise an IllegalAction."""
        if self.to_move() != CHANCE:
            raise IllegalAction("no-chance")
        count = self.write_legal(_SCRATCH)
        weights: list[int] = []
        for index in range(count):
            weights.append(self.weight(_SCRATCH[index]))
        return weights

    def apply(self, action: object, recorder: Recorder | None = None) -> None:
        """Carry out an action, in place; an IllegalAction, and no change, if it is not legal now."""
        code = self.checked(action)
        self.recorder = recorder
        self.apply_unchecked(code)
        self.recorder = None

    def checked(self, action: object) -> i64:
        """The action as a legal code, or the IllegalAction that says why not."""
        code = action if is_whole(action) else as_whole(action)
        if not (is_whole(code) and isinstance(code, int)):
            raise IllegalAction("action-form", {"action": shown(action)})
        if self.to_move() == OVER:
            raise IllegalAction("game-over")
        if not 0 <= code < 1_000_000_000:
            raise IllegalAction("no-such-action", {"action": shown(action)})
        reason = self.why_illegal(code)
        if reason:
            raise self.refusal(code, reason)
        return code

    def listed(self, action: object) -> i64:
        """The same, but only those codes that `legal()` lists: a game may accept short cuts besides."""
        code = self.checked(action)
        if code >= self.action_codes():
            raise IllegalAction("no-such-action", {"action": shown(action)})
        return code

    def observer(self, seat: object) -> i64:
        """The number of a seat or, for a spectator (None), the number of seats; an IllegalAction for anything else."""
        if seat is None:
            return self.seats
        number = as_whole(seat)
        if is_whole(number) and isinstance(number, int) and 0 <= number < int(self.seats):
            return number
        raise IllegalAction("no-such-seat", {"seat": shown(seat), "last": int(self.seats) - 1})

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal of an action for a reason, with the particulars that its sentence needs."""
        return IllegalAction(reason, {"action": int(action)}, self.package)

    def sample(self, rng: Rng) -> i64:
        """A random legal action, at CHANCE by its weights, without building the list."""
        count = self.write_legal(_SCRATCH)
        if self.to_move() != CHANCE:
            return _SCRATCH[rng.below(count)]
        total: i64 = 0
        for index in range(count):
            total += self.weight(_SCRATCH[index])
        left = rng.below(total)
        last: i64 = 0
        for index in range(count):
            last = _SCRATCH[index]
            left -= self.weight(last)
            if left < 0:
                break
        return last

    def tell(
        self,
        kind: str,
        shown_to_all: dict[str, object],
        secret: dict[str, object] | None = None,
        audience: i64 = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        """Record an event if anybody listens. Callers on hot paths look at `recorder` before they build the data."""
        if self.recorder is not None:
            self.recorder.events.append(Event(kind, shown_to_all, secret, audience, reveals))


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
