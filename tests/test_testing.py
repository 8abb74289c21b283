"""The conformance kit notices what it is there to notice."""

from __future__ import annotations

import pytest
from high_card import HighCard, HighCardState
from librt.vecs import vec
from mypy_extensions import i64

from sampan import Rng, State
from sampan.testing import check_game


def test_a_sound_game_in_plain_python_passes() -> None:
    assert check_game(HighCard(), closeness=1) == check_game(HighCard(), closeness=1)


class NothingLegal(HighCardState):
    def fill(self, into: vec[i64]) -> i64:
        return 0 if self.turn == 1 else super().fill(into)


class AcceptsAnything(HighCardState):
    def objection(self, action: i64) -> str:
        return ""


class SharedHands(HighCardState):
    def clone(self) -> State:
        copy = self.copy(self.hands, self.laid)
        copy.hands = self.hands
        return copy


class ForgetfulPosition(HighCardState):
    def position(self) -> dict[str, object]:
        return {**super().position(), "turn": 0}


class PeekingView(HighCardState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "highest": max(self.hands)}


class PeekingResample(HighCardState):
    def resample(self, seat: int | None, rng: Rng) -> State:
        return self.clone()


class LoudEvent(HighCardState):
    def tell(self, kind, shown_to_all, secret=None, audience=-1, reveals=False) -> None:  # type: ignore[no-untyped-def]
        super().tell(kind, {**shown_to_all, **(secret or {})}, None, audience, reveals)


class SkipsHopelessQuestions(HighCardState):
    """Who holds a five is not asked, which tells the others that he holds one."""

    def advance(self, action: i64) -> None:
        super().advance(action)
        while not self.drawing and self.turn < self.seats and self.hands[self.turn] == 5:
            self.turn += 1


class TupleView(HighCardState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "seats": (1, 2)}


class NoOutcome(HighCardState):
    def outcome(self) -> None:
        return None


class RecordingMatters(HighCardState):
    def advance(self, action: i64) -> None:
        super().advance(action)
        if self.recorder is not None and not self.drawing:
            self.hands[0] = 1


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (NothingLegal, "no legal action"),
        (AcceptsAnything, "was not refused"),
        (SharedHands, "changed the original|restored"),
        (ForgetfulPosition, "restored position"),
        (PeekingView, "views of .* differ"),
        (PeekingResample, "knows more than it was shown"),
        (LoudEvent, "events tell"),
        (SkipsHopelessQuestions, "who decides depends|views of"),
        (TupleView, "not plain JSON"),
        (NoOutcome, "without an outcome"),
        (RecordingMatters, "recording events"),
    ],
)
def test_a_broken_game_is_noticed(broken: type[HighCardState], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_game(HighCard(broken), closeness=1, extra_games=8)
