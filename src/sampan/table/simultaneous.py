"""Seats that decide at the same time: what each has chosen stays pending until all of them are ready."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sampan.core.errors import SampanError
from sampan.core.match import Entry, Match
from sampan.core.state import CHANCE, State


@dataclass(frozen=True)
class PendingChoices:
    """The action codes that each seat has chosen, in order. Nobody else is told of them. A value, never changed."""

    choices: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.choices)

    def of(self, seat: int) -> tuple[int, ...]:
        """What the seat has chosen."""
        return self.choices.get(seat, ())

    def with_choice(self, seat: int, action: int) -> PendingChoices:
        """The same with one more action of a seat."""
        return PendingChoices({**self.choices, seat: (*self.of(seat), action)})

    def without_last(self, seat: int) -> PendingChoices:
        """The same without the seat's last action."""
        left = {**self.choices, seat: self.of(seat)[:-1]}
        return PendingChoices({each: actions for each, actions in left.items() if actions})

    def asking(self, state: State, seat: int) -> State:
        """The state as a seat that decides sees it: with its own choices, and asked for what is left."""
        for action in self.of(seat):
            state = state.asking(seat)
            state.apply(action)
        return state.asking(seat) if seat in state.simultaneous_seats() else state

    def is_ready(self, state: State, seat: int) -> bool:
        """Whether a seat that decides has nothing left to choose."""
        return bool(self.of(seat)) and seat not in self.asking(state, seat).simultaneous_seats()


def chosen_again(entries: Sequence[Entry]) -> PendingChoices:
    """The choices that entered the match as these entries of the log, pending once more."""
    pending = PendingChoices()
    for entry in entries:
        if entry.by != CHANCE:
            pending = pending.with_choice(entry.by, entry.action)
    return pending


def entered(match: Match, pending: PendingChoices) -> Match:
    """A copy of the match with the pending choices in its log, as far as the game asks for them in its order.

    A choice that the game does not accept in its place is a RuntimeError: the game breaks the laws of `State.asking`.
    """
    match = match.clone()
    left = {seat: list(actions) for seat, actions in pending.choices.items()}
    try:
        while left.get(mover := int(match.to_move())):
            match.act(mover, left[mover].pop(0))
    except SampanError as problem:
        raise RuntimeError("the pending choices are not what the game asks for in its order") from problem
    return match
