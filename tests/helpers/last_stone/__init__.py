"""The smallest game: stones lie in a heap, everybody takes one to three in turn, and whoever takes the last one wins.

It has no chance and nothing hidden, and shows the least that a game needs: eight methods of its state, two of its own.
"""

from __future__ import annotations

from typing import Any

from sampan import OVER, Game, Outcome, Rng, State
from sampan.core.options import Number


class LastStoneState(State):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__("last_stone", seats, options)
        self.heap: int = options["heap"]
        self.turn = 0

    def to_move(self) -> int:
        return self.turn % int(self.seats) if self.heap else OVER

    def legal(self) -> list[int]:
        return [stones for stones in (1, 2, 3) if stones <= self.heap]

    def apply_unchecked(self, action: int) -> None:
        self.tell("taken", {"seat": self.to_move(), "stones": action})
        self.heap -= action
        self.turn += 1

    def outcome(self) -> Outcome | None:
        if self.heap:
            return None
        winner = (self.turn - 1) % int(self.seats)
        return Outcome((winner,), tuple(int(seat == winner) for seat in range(int(self.seats))), "last")

    def view(self, seat: int | None) -> dict[str, object]:
        return {"heap": self.heap, "to_move": self.to_move()}

    def resample(self, seat: int | None, rng: Rng) -> State:
        return self.clone()  # everything is open

    def position(self) -> dict[str, object]:
        data = {"game": "last_stone", "seats": int(self.seats), "options": self.options}
        return {**data, "heap": self.heap, "turn": self.turn}

    def describe_unchecked(self, action: int) -> dict[str, object]:
        return {"kind": "take", "stones": action}


class LastStone(Game):
    def __init__(self) -> None:
        super().__init__("last_stone", "last_stone", 1, 2, 5, [Number("heap", 21, 1, False)])

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return LastStoneState(seats, options)

    def rebuild(self, position: dict[str, Any], seats: int, options: dict[str, object]) -> State:
        state = LastStoneState(seats, options)
        state.heap, state.turn = position["heap"], position["turn"]
        return state
