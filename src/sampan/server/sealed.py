"""What seats that decide at the same time have decided already: sealed until the last of them is ready."""

from __future__ import annotations

from sampan.core.state import State


class Sealed:
    """The sealed actions of each seat, in the order in which it took them. Nobody else is told of them."""

    def __init__(self) -> None:
        self._actions: dict[int, list[int]] = {}

    def __bool__(self) -> bool:
        return any(self._actions.values())

    def count(self, seat: int) -> int:
        """How many actions the seat has sealed."""
        return len(self._actions.get(seat, []))

    def of(self, seat: int) -> tuple[int, ...]:
        """What the seat has sealed."""
        return tuple(self._actions.get(seat, []))

    def add(self, seat: int, action: int) -> None:
        """Seal a seat's next action."""
        self._actions.setdefault(seat, []).append(action)

    def take_back(self, seat: int) -> None:
        """Forget the seat's last sealed action."""
        self._actions[seat].pop()

    def open(self, seat: int) -> int:
        """The seat's first sealed action, which enters the match now."""
        return self._actions[seat].pop(0)

    def clear(self) -> None:
        """Forget everything."""
        self._actions.clear()

    def asking(self, state: State, seat: int) -> State:
        """The state as a seat that decides has it before it: with what it has sealed, and asked for what is left."""
        for action in self._actions.get(seat, []):
            state = state.asking(seat)
            state.apply(action)
        return state.asking(seat) if seat in state.simultaneous_seats() else state

    def ready(self, state: State, seat: int) -> bool:
        """Whether a seat that decides has decided everything."""
        return self.count(seat) > 0 and seat not in self.asking(state, seat).simultaneous_seats()
