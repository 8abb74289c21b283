"""What play needs from a position: eight methods that a game provides, and everything that follows from them.

What bots and learners need as well is in `sampan.core.state`, with a default for each method.
"""

from __future__ import annotations

import copy
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from sampan.core.errors import IllegalAction, NotationError
from sampan.core.events import EVERYBODY, Event, Recorder
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


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayableState(metaclass=ABCMeta):
    """A position. `apply` changes it in place and never draws at random: chance is a player (CHANCE)."""

    def __init__(self, package: str, seats: int, options: dict[str, object]) -> None:
        self.package = package
        self.seats: i64 = seats
        self.options = options
        self.recorder: Recorder | None = None

    # What every game provides.

    @abstractmethod
    def to_move(self) -> i64:
        """The seat to move, CHANCE or OVER."""

    @abstractmethod
    def legal(self) -> list[int]:
        """The legal action codes in rising order; empty only when the game is over."""

    @abstractmethod
    def apply_unchecked(self, action: i64) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game lasts."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see, as JSON-able data."""

    @abstractmethod
    def resample(self, seat: int | None, rng: Rng) -> PlayableState:
        """A state that is as likely as this one, given what the seat knows: everything else is drawn afresh.

        A seat knows what it was shown and, by the game's rules, remembers; nothing else.
        """

    @abstractmethod
    def position(self) -> dict[str, object]:
        """Everything, hidden information included, as JSON-able data that `Game.restore` takes."""

    @abstractmethod
    def describe_unchecked(self, action: i64) -> dict[str, object]:
        """A legal action as JSON-able data with a `kind`."""

    # What a game provides if the default does not suit it.

    def clone(self) -> PlayableState:
        """An independent copy. The default copies the attributes of a class written in plain Python."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.package = self.package
        twin.seats = self.seats
        twin.options = self.options
        twin.recorder = None
        vars(twin).update(copy.deepcopy(vars(self)))
        return twin

    def weight(self, action: i64) -> i64:
        """At CHANCE: how likely the action is, as a whole number relative to the others."""
        return 1

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now, as the key of a refusal; empty if it is legal."""
        return "" if action in self.legal() else "not-legal"

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal of an action for a reason, with the details that its sentence needs."""
        return IllegalAction(reason, {"action": int(action)}, self.package)

    def code_of(self, kind: str, fields: dict[str, object]) -> int:
        """The code that a description stands for, legal or not; a NotationError if it stands for none.

        The default compares the description with those of the legal actions.
        """
        wanted: dict[str, object] = {"kind": kind, **fields}
        for action in self.legal():
            if self.describe_unchecked(action) == wanted:
                return action
        raise NotationError("description-unknown", {"value": shown(wanted)})

    def action_kinds(self) -> list[str]:
        """The kinds of action that may be asked for in this phase; by default those of the legal actions."""
        kinds = [str(self.describe_unchecked(action)["kind"]) for action in self.legal()]
        return list(dict.fromkeys(kinds))

    def blocked(self) -> list[IllegalAction]:
        """What the seat to move might expect to do but cannot, each with its reason; the page greys it out."""
        return []

    def eliminated(self) -> list[int]:
        """The seats that are out of the game, in rising order: only their team can still win for them."""
        return []

    # What a game provides if several seats decide at the same time.

    def simultaneous_seats(self) -> list[int]:
        """The seats that decide at the same time, unseen by one another, in the order in which they are asked.

        The first is the seat to move; the list is empty when no seat is.
        """
        mover = self.to_move()
        return [int(mover)] if mover >= 0 else []

    def asking(self, seat: int) -> PlayableState:
        """A copy that asks one of `simultaneous_seats()` now, whatever the seats before it will decide."""
        self.must_decide(seat)
        return self.clone()

    def is_secret(self) -> bool:
        """Whether the decision to be made stays hidden from the others until all have made theirs."""
        return False

    # What follows from these methods.

    def apply(self, action: object, recorder: Recorder | None = None) -> None:
        """Carry out an action, in place; an IllegalAction, and no change, if it is not legal now."""
        code = self.checked(action)
        self.recorder = recorder
        self.apply_unchecked(code)
        self.recorder = None

    def chances(self) -> list[int]:
        """At CHANCE, the weights parallel to `legal()`; otherwise an IllegalAction."""
        if self.to_move() != CHANCE:
            raise IllegalAction("no-chance")
        return [int(self.weight(action)) for action in self.legal()]

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

    def find(self, description: object) -> int:
        """The code of the described action; a NotationError or IllegalAction with the reason otherwise."""
        if not isinstance(description, Mapping):
            raise NotationError("description-form", {"value": shown(description)})
        kind = description.get("kind")
        if not isinstance(kind, str) or not all([isinstance(name, str) for name in description]):
            raise NotationError("description-form", {"value": shown(dict(description))})
        fields: dict[str, object] = {name: value for name, value in description.items() if name != "kind"}
        if self.to_move() == OVER:
            raise IllegalAction("game-over")
        kinds = self.action_kinds()
        if kind not in kinds:
            legal = {self.describe_unchecked(action)["kind"] for action in self.legal()}
            possible = [one for one in kinds if one in legal]
            raise IllegalAction("kind-not-now", {"kind": shown(kind), "kinds": possible})
        return self.checked(self.code_of(kind, fields))

    def must_decide(self, seat: object) -> None:
        """Raise an IllegalAction if the seat is not one of those that decide now."""
        seats = self.simultaneous_seats()
        if not is_whole(seat) or seat not in seats:
            raise IllegalAction("not-deciding", {"seat": shown(seat), "seats": sorted(seats), "count": len(seats)})

    def observer(self, seat: object) -> i64:
        """The number of a seat or, for a spectator (None), the number of seats; an IllegalAction for anything else."""
        if seat is None:
            return self.seats
        number = as_whole(seat)
        if is_whole(number) and isinstance(number, int) and 0 <= number < int(self.seats):
            return number
        raise IllegalAction("no-such-seat", {"seat": shown(seat), "last": int(self.seats) - 1})

    def tell(
        self,
        kind: str,
        shown_to_all: dict[str, object],
        secret: dict[str, object] | None = None,
        audience: i64 = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        """Record an event if there is a recorder. Hot code checks `recorder` before it builds the data."""
        if self.recorder is not None:
            self.recorder.events.append(Event(kind, shown_to_all, secret, audience, reveals))
