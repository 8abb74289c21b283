"""Matching pennies, as a position only: the smallest game in which a best answer alone can be foreseen.

Both lay heads or tails in secret. Seat 0 wins if both lay heads, and three times in four if both lay tails; otherwise
seat 1 does. Against somebody who lays either equally often, heads is the best answer of seat 0; but whoever always
gives it never wins against tails.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan import CHANCE, OVER, Outcome, Rng, State
from sampan.core.observation_fields import ObservationFields, flag, put

HEADS, TAILS = 0, 1
UNLAID = -1


class Pennies(State):
    def __init__(self) -> None:
        super().__init__("pennies", 2, {})
        self.laid = [UNLAID, UNLAID]
        self.winner = UNLAID

    def to_move(self) -> i64:
        if self.winner != UNLAID:
            return OVER
        return self.laid.index(UNLAID) if UNLAID in self.laid else CHANCE

    def legal(self) -> list[int]:
        return [] if self.winner != UNLAID else [0, 1]

    def why_illegal(self, action: i64) -> str:
        return "" if action in (0, 1) else "not-asked"

    def weight(self, action: i64) -> i64:
        return 3 if action == 0 else 1

    def apply_unchecked(self, action: i64) -> None:
        if self.to_move() == CHANCE:
            self.winner = int(action)
            return
        self.laid[self.to_move()] = int(action)
        if UNLAID not in self.laid and self.laid != [TAILS, TAILS]:
            self.winner = int(self.laid[0] != self.laid[1])

    def simultaneous_seats(self) -> list[int]:
        return [seat for seat in (0, 1) if self.laid[seat] == UNLAID]

    def is_secret(self) -> bool:
        return UNLAID in self.laid

    def clone(self) -> Pennies:
        copy = Pennies()
        copy.laid, copy.winner = list(self.laid), self.winner
        return copy

    def resample(self, seat: int | None, rng: Rng) -> Pennies:
        resampled = self.clone()
        for other in (0, 1):
            if other != seat and UNLAID in self.laid and resampled.laid[other] != UNLAID:
                resampled.laid[other] = int(rng.below(2))
        return resampled

    def outcome(self) -> Outcome | None:
        if self.winner == UNLAID:
            return None
        return Outcome((self.winner,), (1 - self.winner, self.winner), "matched")

    def view(self, seat: int | None) -> dict[str, object]:
        return {"laid": [penny != UNLAID for penny in self.laid]}

    def describe_unchecked(self, action: i64) -> dict[str, object]:
        return {"kind": "lay", "side": int(action)}

    def position(self) -> dict[str, object]:
        return {"laid": list(self.laid), "winner": self.winner}

    def evaluate(self, seat: i64) -> float:
        return 0.5 if self.winner == UNLAID else float(self.winner == seat)

    def action_codes(self) -> i64:
        return 2

    def observation_fields(self) -> ObservationFields:
        return ObservationFields([flag("laid", "whether a seat has laid its penny", 2)])

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        for penny in self.laid:
            at = put(into, at, int(penny != UNLAID))
