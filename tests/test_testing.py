"""The conformance kit notices what it is there to notice."""

from __future__ import annotations

import pytest
from face_down import MOST_LAID, FaceDown, FaceDownState
from high_card import HighCard, HighCardState
from last_stone import LastStone
from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan import OVER, IllegalAction, NotationError, Rng, State, bot, decide
from sampan.testing import check_game


def test_a_sound_game_in_plain_python_passes() -> None:
    assert check_game(HighCard(), closeness=1) == check_game(HighCard(), closeness=1)


def test_a_game_needs_eight_methods_of_a_state_and_two_of_its_own() -> None:
    """Everything else has a default: copies, refusals, notation, search, observations and masks."""
    assert check_game(LastStone(), closeness=1) == check_game(LastStone(), closeness=1)
    state = LastStone().start(3, {"heap": 4})
    assert LastStone().find(state, {"kind": "take", "stones": 2}) == 2
    with pytest.raises(NotationError, match="Nothing that can be done now"):
        LastStone().find(state, {"kind": "take", "stones": 9})
    with pytest.raises(IllegalAction, match="Action 4 is not possible now"):
        state.apply(4)
    copy = state.clone()
    copy.apply(3)
    assert (state.legal(), copy.legal()) == ([1, 2, 3], [1])


@pytest.mark.parametrize("name", ["random", "easy", "medium"])
def test_bots_play_a_game_that_says_nothing_to_bots(name: str) -> None:
    game, rng = LastStone(), Rng(1)
    state = game.start(3)
    while state.to_move() != OVER:
        state.apply(decide(bot(name), state, rng))
    assert state.outcome() is not None


class NothingLegal(HighCardState):
    def legal(self) -> list[int]:
        return [] if self.turn == 1 else super().legal()


class AcceptsAnything(HighCardState):
    def why_illegal(self, action: i64) -> str:
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


class PeekingNumbers(HighCardState):
    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        super().observe(observer, into, at)
        into[at + 2] = max(self.hands)


class LargeNumbers(HighCardState):
    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        super().observe(observer, into, at)
        into[at + 1] = 99


class MoreNumbers(HighCardState):
    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        super().observe(observer, into, at)
        into[at + 3 + self.seats] = 0


class FewCodes(HighCardState):
    def action_codes(self) -> i64:
        return 3


class PeekingResample(HighCardState):
    def resample(self, seat: int | None, rng: Rng) -> State:
        return self.clone()


class LoudEvent(HighCardState):
    def tell(self, kind, shown_to_all, secret=None, audience=-1, reveals=False) -> None:  # type: ignore[no-untyped-def]
        super().tell(kind, {**shown_to_all, **(secret or {})}, None, audience, reveals)


class SkipsHopelessQuestions(HighCardState):
    """Who holds a five is not asked, which tells the others that he holds one."""

    def apply_unchecked(self, action: i64) -> None:
        super().apply_unchecked(action)
        while not self.drawing and self.turn < self.seats and self.hands[self.turn] == 5:
            self.turn += 1


class TupleView(HighCardState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "seats": (1, 2)}


class EliminatesHigh(HighCardState):
    """Whoever holds a five is out, which tells the others that he holds one."""

    def eliminated(self) -> list[int]:
        return [seat for seat, card in enumerate(self.hands) if card == 5 and seat < self.turn]


class EliminatesTheMover(HighCardState):
    def eliminated(self) -> list[int]:
        return [self.turn % int(self.seats)]


class EliminatesNobodyKnown(HighCardState):
    def eliminated(self) -> list[int]:
        return [int(self.seats)]


class RevivesTheEliminated(HighCardState):
    def eliminated(self) -> list[int]:
        return [0] if self.turn == 1 else []


class NoOutcome(HighCardState):
    def outcome(self) -> None:
        return None


class RecordingMatters(HighCardState):
    def apply_unchecked(self, action: i64) -> None:
        super().apply_unchecked(action)
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
        (PeekingNumbers, "observations of .* differ"),
        (LargeNumbers, "hand is not from 0 to 5"),
        (MoreNumbers, "beyond its place"),
        (FewCodes, "none of the action codes"),
        (PeekingResample, "knows more than it was shown"),
        (LoudEvent, "events tell"),
        (SkipsHopelessQuestions, "who decides depends|views of"),
        (TupleView, "not plain JSON"),
        (NoOutcome, "without an outcome"),
        (RecordingMatters, "recording events"),
        (EliminatesHigh, "who is eliminated depends"),
        (EliminatesTheMover, "an eliminated seat decides"),
        (EliminatesNobodyKnown, "an eliminated seat does not exist"),
        (RevivesTheEliminated, "an eliminated seat is back"),
    ],
)
def test_a_broken_game_is_noticed(broken: type[HighCardState], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_game(HighCard(broken), closeness=1, extra_games=8)


def test_a_game_with_simultaneous_decisions_passes() -> None:
    assert check_game(FaceDown(), closeness=1) == check_game(FaceDown(), closeness=1)


def test_by_default_only_the_seat_to_move_decides() -> None:
    state = HighCard().start(3)
    assert state.simultaneous_seats() == []
    while state.to_move() < 0:
        state.apply(state.legal()[0])
    assert state.simultaneous_seats() == [0]
    assert state.asking(0).position() == state.position()
    for other in (1, 7, True):
        with pytest.raises(IllegalAction, match=r"has nothing to decide now\. The seats that decide now: 0"):
            state.asking(other)


class MoverLast(FaceDownState):
    def simultaneous_seats(self) -> list[int]:
        return super().simultaneous_seats()[::-1]


class DecidesTwice(FaceDownState):
    def simultaneous_seats(self) -> list[int]:
        return super().simultaneous_seats() * 2


class UnknownSeat(FaceDownState):
    def simultaneous_seats(self) -> list[int]:
        return [*super().simultaneous_seats(), 9] if self.laying() else super().simultaneous_seats()


class WrongOrder(FaceDownState):
    def simultaneous_seats(self) -> list[int]:
        asked = super().simultaneous_seats()
        return asked[:1] + asked[:0:-1]


class AsksAnybody(FaceDownState):
    def must_decide(self, seat: object) -> None:
        pass


class AsksTheSame(FaceDownState):
    def asking(self, seat: int) -> State:
        self.must_decide(seat)
        return self.copy()


class AskingIsNoCopy(FaceDownState):
    def asking(self, seat: int) -> State:
        asked = super().asking(seat)
        assert isinstance(asked, FaceDownState)
        asked.laid = self.laid
        return asked


class AheadFinishesTheOthers(FaceDownState):
    def asking(self, seat: int) -> State:
        asked = super().asking(seat)
        assert isinstance(asked, FaceDownState)
        if self.laying():
            asked.done = [other != seat for other in range(int(self.seats))]
        return asked


class ShowsWhoIsAsked(FaceDownState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "to_move": int(self.to_move())}


class ShowsHowManyWereLaid(FaceDownState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "counts": [len(cards) for cards in self.laid]}


class FirstCardBarsIt(FaceDownState):
    """A card that somebody else has laid first may not be laid first again: the choices are not independent."""

    def codes(self) -> list[int]:
        codes = super().codes()
        if self.laying() and not self.laid[self.asked]:
            codes = [code for code in codes if not any(cards[:1] == [code] for cards in self.laid)]
        return codes


class NeverReady(FaceDownState):
    def codes(self) -> list[int]:
        return [1] if self.laying() else super().codes()

    def lay(self, card: int) -> None:
        if len(self.laid[self.asked]) < MOST_LAID - 1:
            super().lay(card)


class AsksTheFirstAgain(FaceDownState):
    """Who was asked first must lay another card once the second is ready."""

    def lay(self, card: int) -> None:
        first, second = self.order()[:2]
        ready = self.done[second]
        super().lay(card)
        if self.done[second] and not ready and self.done[first] and len(self.laid[first]) < MOST_LAID:
            self.done[first] = False
            self.asked = first


class AskingKnowsMore(FaceDownState):
    """A seat that is asked out of turn is asked in a state that depends on what another one has laid."""

    def asking(self, seat: int) -> State:
        asked = super().asking(seat)
        assert isinstance(asked, FaceDownState)
        if any(cards[:1] == [5] for other, cards in enumerate(self.laid) if other != seat) and self.laying():
            asked.prize = 3
        return asked


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (MoverLast, "the first to decide is not to move"),
        (DecidesTwice, "decides twice"),
        (UnknownSeat, "a deciding seat does not exist"),
        (WrongOrder, "asked in another order"),
        (AsksAnybody, "but is not deciding"),
        (AsksTheSame, "somebody else is to move"),
        (AskingIsNoCopy, "asking out of turn changed the state"),
        (AheadFinishesTheOthers, "others decide when"),
        (ShowsWhoIsAsked, "in which order"),
        (ShowsHowManyWereLaid, "sees what others decide"),
        (FirstCardBarsIt, "may do something else when it is asked in order|depends on what it cannot know"),
        (NeverReady, "never finishes"),
        (AsksTheFirstAgain, "asked for something else"),
        (AskingKnowsMore, "depends on what it cannot know|in which order"),
    ],
)
def test_broken_simultaneous_decisions_are_noticed(broken: type[FaceDownState], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_game(FaceDown(broken), closeness=1, extra_games=8)
