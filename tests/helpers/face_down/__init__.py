"""A toy game in which everybody decides at the same time: cards are laid face down, one to three in order.

Chance says how great the prizes are. Each round everybody lays cards, then all are turned over, and who laid the
highest sum (of equal ones the first to be asked) takes the prize or gives it to the next seat. After three rounds the
richest wins. Each card bears its owner's number, so that it can be searched for where nobody may know of it.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan import CHANCE, OVER, Game, Outcome, Rng, State
from sampan.core.action_fields import nothing_left, take_number, take_word
from sampan.core.observation_fields import ObservationFields, count, flag

CARDS = [1, 2, 3, 4, 5]
MOST_LAID = 3
ROUNDS = 3
PRIZES = [1, 2, 3]
STOP = 0  # no further card
TAKE, GIVE = 0, 1


def name(seat: int, card: int) -> str:
    """What a seat's card is called."""
    return f"card-{seat}-{card}"


class FaceDownState(State):
    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__("face_down", seats, options)
        self.round = 0
        self.prize = 0
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.done = [False] * seats
        self.scores = [0] * seats
        self.asked = 0  # who is being asked to lay

    def to_move(self) -> i64:
        if self.round == ROUNDS:
            return OVER
        if self.prize == 0:
            return CHANCE
        return self.winner() if all(self.done) else self.asked

    def order(self) -> list[int]:
        """Who is asked when: the second seat begins the first round, the third the second, and so on."""
        return [(self.round + 1 + step) % int(self.seats) for step in range(int(self.seats))]

    def laying(self) -> bool:
        return self.prize > 0 and not all(self.done)

    def simultaneous_seats(self) -> list[int]:
        if not self.laying():
            return super().simultaneous_seats()
        waiting = [seat for seat in self.order() if not self.done[seat]]
        return sorted(waiting, key=lambda seat: seat != self.asked)

    def is_secret(self) -> bool:
        return self.laying()

    def asking(self, seat: int) -> State:
        self.must_decide(seat)
        copy = self.copy()
        if self.laying():
            copy.asked = seat
        return copy

    def winner(self) -> int:
        sums = [sum(cards) for cards in self.laid]
        return next(seat for seat in self.order() if sums[seat] == max(sums))

    def codes(self) -> list[int]:
        mover = self.to_move()
        if mover == OVER:
            return []
        if mover == CHANCE:
            return PRIZES
        if not self.laying():
            return [TAKE, GIVE]
        laid = self.laid[self.asked]
        return ([STOP] if laid else []) + [card for card in CARDS if card not in laid]

    def legal(self) -> list[int]:
        return list(self.codes())

    def why_illegal(self, action: i64) -> str:
        return "" if action in self.codes() else "not-asked"

    def weight(self, action: i64) -> i64:
        return 1

    def apply_unchecked(self, action: i64) -> None:
        if self.prize == 0:
            self.prize = int(action)
            self.asked = self.order()[0]
            self.tell("prize", {"prize": self.prize}, reveals=True)
        elif self.laying():
            self.lay(int(action))
        else:
            winner = self.winner()
            receiver = winner if action == TAKE else (winner + 1) % int(self.seats)
            self.scores[receiver] += self.prize
            self.tell("prize_taken", {"seat": winner, "receiver": receiver})
            self.round += 1
            self.asked = self.order()[0]
            self.laid = [[] for _ in self.laid]
            self.done = [False] * int(self.seats)

    def lay(self, card: int) -> None:
        seat = self.asked
        if card != STOP:
            self.laid[seat].append(card)
            self.tell("card_laid", {"seat": seat}, {"card": name(seat, card)}, 1 << seat)
        if card == STOP or len(self.laid[seat]) == MOST_LAID:
            self.done[seat] = True
            self.tell("ready", {"seat": seat})
            self.asked = next((other for other in self.order() if not self.done[other]), 0)
            if all(self.done):
                laid = [self.named(owner) for owner in range(int(self.seats))]
                self.tell("turned_over", {"laid": laid}, reveals=True)

    def named(self, seat: int) -> list[str]:
        return [name(seat, card) for card in self.laid[seat]]

    def clone(self) -> State:
        return self.copy()

    def copy(self) -> FaceDownState:
        copy = type(self)(int(self.seats), self.options)
        copy.round, copy.prize, copy.asked = self.round, self.prize, self.asked
        copy.laid, copy.done, copy.scores = [list(cards) for cards in self.laid], list(self.done), list(self.scores)
        return copy

    def outcome(self) -> Outcome | None:
        if self.round < ROUNDS:
            return None
        best = max(self.scores)
        return Outcome(
            tuple(seat for seat, score in enumerate(self.scores) if score == best), tuple(self.scores), "richest"
        )

    def view(self, seat: int | None) -> dict[str, object]:
        outcome = self.outcome()
        laying = self.laying()
        return {
            "round": self.round,
            "prize": self.prize,
            # How many cards the others have laid would tell something about which ones.
            "laid": [self.named(owner) if owner == seat or not laying else None for owner in range(int(self.seats))],
            "done": list(self.done),
            "scores": list(self.scores),
            "deciding": sorted(self.simultaneous_seats()),
            "outcome": None if outcome is None else outcome.data(),
        }

    def action_codes(self) -> i64:
        return max(CARDS) + 1

    def observation_fields(self) -> ObservationFields:
        seats = int(self.seats)
        return ObservationFields(
            [
                count("round", "rounds that are over", ROUNDS),
                count("prize", "the prize of this round; 0 before it is known", max(PRIZES)),
                flag("laid", "the cards that a seat has laid; 0 of the others while they are hidden", seats, 5),
                count("scores", "prizes of every seat", ROUNDS * max(PRIZES), seats),
            ]
        )

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        numbers = [self.round, self.prize]
        for owner, laid in enumerate(self.laid):
            shown = laid if owner == observer or not self.laying() else []
            numbers += [1 if card in shown else 0 for card in CARDS]
        for number in numbers + self.scores:
            into[at] = number
            at += 1

    def resample(self, seat: int | None, rng: Rng) -> State:
        copy = self.copy()
        if self.laying():
            for other, cards in enumerate(copy.laid):
                if other != seat:
                    hidden = list(CARDS)
                    rng.shuffle(hidden)
                    copy.laid[other] = hidden[: len(cards)]
        return copy

    def position(self) -> dict[str, object]:
        return {
            "game": "face_down",
            "seats": int(self.seats),
            "options": self.options,
            "round": self.round,
            "prize": self.prize,
            "asked": self.asked,
            "laid": [list(cards) for cards in self.laid],
            "done": list(self.done),
            "scores": list(self.scores),
        }

    def evaluate(self, seat: i64) -> float:
        return (self.scores[seat] + sum(self.laid[seat]) / 100) / (ROUNDS * max(PRIZES) + 1)

    def describe_unchecked(self, action: i64) -> dict[str, object]:
        kind = self.action_kinds()[0]
        if kind == "turn_up":
            return {"kind": kind, "prize": int(action)}
        if kind == "end":
            return {"kind": kind, "how": ["take", "give"][action]}
        return {"kind": "stop"} if action == STOP else {"kind": kind, "card": name(self.asked, int(action))}

    def code_of(self, kind: str, fields: dict[str, object]) -> int:
        code = STOP
        if kind == "turn_up":
            code = take_number(fields, "prize", 1, 3)
        elif kind == "lay":
            code = CARDS[take_word(fields, "card", [name(self.asked, card) for card in CARDS])]
        elif kind == "end":
            code = take_word(fields, "how", ["take", "give"])
        nothing_left(fields)
        return code

    def action_kinds(self) -> list[str]:
        if self.to_move() == CHANCE:
            return ["turn_up"]
        return ["lay", "stop"] if self.laying() else ["end"]


class FaceDown(Game):
    def __init__(self, state_class: type[FaceDownState] = FaceDownState) -> None:
        super().__init__("face_down", "face_down", 1, 2, 4, [])
        self.state_class = state_class
        self.seat_fields = frozenset({"seat", "receiver"})

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return self.state_class(seats, options)

    def rebuild(self, position: dict[str, Any], seats: int, options: dict[str, object]) -> State:
        state = self.state_class(seats, options)
        state.round, state.prize, state.asked = position["round"], position["prize"], position["asked"]
        state.laid, state.done, state.scores = position["laid"], position["done"], position["scores"]
        return state.copy()
