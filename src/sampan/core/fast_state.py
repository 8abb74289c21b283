"""A position of a compiled game: it describes its legal actions once, as sets of codes, and never builds lists of them.

A list, a random legal action and a mask follow from that description. A game overrides one of them only where the
derived form was measured to be too slow.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from sampan.core.legal_actions import LegalActions
from sampan.core.observation_fields import ObservationFields
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, SCRATCH, State

# Codes as Python ints that are made only once: a list of hundreds of them is asked for at every step.
_NUMBERS: Final[list[object]] = list(range(4096))
_LEGAL: Final = LegalActions(4096)


def as_int(code: i64) -> object:
    """A code as a Python int, without making a new one."""
    return _NUMBERS[code] if code < 4096 else int(code)


@mypyc_attr(allow_interpreted_subclasses=True)
class FastState(State):
    """A position whose legal actions are described, not listed."""

    @abstractmethod
    def describe_legal(self, legal: LegalActions) -> None:
        """Add what is legal now, in rising order of the codes, to an empty description."""

    # What has a default for plain games that a compiled one cannot use, or would be slow with.

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now, as the key of a refusal; empty if it is legal."""

    @abstractmethod
    def code_of(self, kind: str, fields: dict[str, object]) -> int:
        """The code that a description stands for, legal or not; a NotationError if it stands for none."""

    @abstractmethod
    def action_kinds(self) -> list[str]:
        """The kinds of action that may be asked for in this phase."""

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

    # What follows from the description.

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal action codes into the array, in rising order; returns how many there are."""
        _LEGAL.clear()
        self.describe_legal(_LEGAL)
        return _LEGAL.write(into)

    def legal(self) -> list[int]:
        """The legal action codes in rising order; empty only when the game is over."""
        numbers = _NUMBERS
        count = self.write_legal(SCRATCH)
        codes = numbers[:count]  # of the right length at once: growing it would cost more than finding what is legal
        for index in range(count):
            code = SCRATCH[index]
            codes[index] = numbers[code] if code < 4096 else code
        return cast(list[int], codes)

    def sample(self, rng: Rng) -> i64:
        """A random legal action, at CHANCE by its weights, without building the list."""
        if self.to_move() == CHANCE:
            return super().sample(rng)
        _LEGAL.clear()
        self.describe_legal(_LEGAL)
        return _LEGAL.nth(rng.below(_LEGAL.count))
