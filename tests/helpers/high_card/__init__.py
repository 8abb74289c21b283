"""A toy game in plain Python: everybody gets a secret card, may swap it once for another, and the highest wins.

It also tells bots and learners something. Tests break it on purpose, to see that the conformance kit notices.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan import CHANCE, OVER, Game, Outcome, Rng, State
from sampan.core.action_fields import nothing_left, take_number
from sampan.core.observation_fields import ObservationFields, category, flag
from sampan.core.options import Flag

DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
KEEP, SWAP = 0, 1


class HighCardState(State):
    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__("high_card", seats, options)
        self.hands: list[int] = [0] * seats
        self.laid: list[int] = [0] * seats  # the card a seat swapped away, face down
        self.turn = 0
        self.drawing = True

    def deck(self) -> list[int]:
        deck = list(DECK)
        for card in self.hands + self.laid:
            if card:
                deck.remove(card)
        return deck

    def to_move(self) -> i64:
        if self.turn == self.seats:
            return OVER
        return CHANCE if self.drawing else self.turn % self.seats

    def legal(self) -> list[int]:
        if self.turn == self.seats:
            return []
        return sorted(set(self.deck())) if self.drawing else [KEEP, SWAP]

    def why_illegal(self, action: i64) -> str:
        return "" if action in self.legal() else "not-asked"

    def weight(self, action: i64) -> i64:
        return self.deck().count(action)

    def apply_unchecked(self, action: i64) -> None:
        seat = self.turn
        if not self.drawing:
            if action == SWAP:
                self.laid[seat], self.hands[seat] = self.hands[seat], 0
                self.drawing = True
            else:
                self.turn += 1
            self.tell("decided", {"seat": seat, "swap": action == SWAP})
            self.show_at_the_end()
            return
        dealing = 0 in self.hands and not any(self.laid)
        drawer = self.hands.index(0)
        self.hands[drawer] = int(action)
        self.tell("drawn", {"seat": drawer}, {"card": int(action)}, 1 << drawer, True)
        if 0 not in self.hands:
            self.drawing = False
            if not dealing and self.laid[seat]:
                self.turn += 1
                self.show_at_the_end()

    def show_at_the_end(self) -> None:
        if self.turn == self.seats:
            self.tell("shown", {"hands": list(self.hands)}, reveals=True)

    def clone(self) -> State:
        return self.copy(self.hands, self.laid)

    def copy(self, hands: list[int], laid: list[int]) -> HighCardState:
        copy = type(self)(int(self.seats), self.options)
        copy.hands, copy.laid, copy.turn, copy.drawing = list(hands), list(laid), self.turn, self.drawing
        return copy

    def outcome(self) -> Outcome | None:
        if self.turn < self.seats:
            return None
        best = max(self.hands)
        winners = tuple(seat for seat, card in enumerate(self.hands) if card == best)
        return Outcome(winners, tuple(self.hands), "highest")

    def view(self, seat: int | None) -> dict[str, object]:
        outcome = self.outcome()
        return {
            "to_move": int(self.to_move()),
            "hand": None if seat is None else self.hands[seat],
            "laid": None if seat is None else self.laid[seat],
            "swapped": [bool(card) for card in self.laid],
            "outcome": None if outcome is None else outcome.data(),
        }

    def action_codes(self) -> i64:
        return max(DECK) + 1

    def observation_fields(self) -> ObservationFields:
        return ObservationFields(
            [
                category("to_move", "1 + the seat to decide; 0 if nobody is", int(self.seats)),
                category("hand", "your card; 0 if you have none", max(DECK)),
                category("laid", "the card that you swapped away; 0 if none", max(DECK)),
                flag("swapped", "whether a seat has swapped", int(self.seats)),
            ]
        )

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        own = [0, 0] if observer == self.seats else [self.hands[observer], self.laid[observer]]
        for number in [max(0, int(self.to_move()) + 1), *own, *[1 if card else 0 for card in self.laid]]:
            into[at] = number
            at += 1

    def resample(self, seat: int | None, rng: Rng) -> State:
        if self.turn == self.seats:
            return self.copy(self.hands, self.known_laid(seat, rng, self.hands))
        hidden = list(DECK)
        own = [] if seat is None else [self.hands[seat], self.laid[seat]]
        for card in own:
            if card:
                hidden.remove(card)
        rng.shuffle(hidden)
        hands, laid = list(self.hands), list(self.laid)
        for other in range(int(self.seats)):
            if other != seat:
                hands[other] = hidden.pop() if hands[other] else 0
                laid[other] = hidden.pop() if laid[other] else 0
        return self.copy(hands, laid)

    def known_laid(self, seat: int | None, rng: Rng, hands: list[int]) -> list[int]:
        """After the end all hands are shown, the cards laid away are not."""
        hidden = list(DECK)
        for card in hands:
            hidden.remove(card)
        if seat is not None and self.laid[seat]:
            hidden.remove(self.laid[seat])
        rng.shuffle(hidden)
        return [card if other == seat or not card else hidden.pop() for other, card in enumerate(self.laid)]

    def position(self) -> dict[str, object]:
        return {
            "game": "high_card",
            "seats": int(self.seats),
            "options": self.options,
            "hands": list(self.hands),
            "laid": list(self.laid),
            "turn": self.turn,
            "drawing": self.drawing,
        }

    def evaluate(self, seat: i64) -> float:
        return self.hands[seat] / 5

    def describe_unchecked(self, action: i64) -> dict[str, object]:
        if self.to_move() == CHANCE:
            return {"kind": "draw", "card": int(action)}
        return {"kind": "decide", "swap": int(action)}

    def code_of(self, kind: str, fields: dict[str, object]) -> int:
        code = take_number(fields, "card", 1, 5) if kind == "draw" else take_number(fields, "swap", 0, 1)
        nothing_left(fields)
        return code

    def action_kinds(self) -> list[str]:
        return ["draw"] if self.to_move() == CHANCE else ["decide"]


class HighCard(Game):
    def __init__(self, state_class: type[HighCardState] = HighCardState) -> None:
        super().__init__("high_card", "high_card", 1, 2, 4, [Flag("nothing")])
        self.state_class = state_class
        self.seat_fields = frozenset({"seat"})

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return self.state_class(seats, options)

    def rebuild(self, position: dict[str, Any], seats: int, options: dict[str, object]) -> State:
        state = self.state_class(seats, options)
        state.turn, state.drawing = position["turn"], position["drawing"]
        return state.copy(position["hands"], position["laid"])
