"""Yin & Yang as everybody asks it: the position with its protocol, and the game of the registry."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.errors import IllegalAction
from sampan.core.evaluation_terms import Term
from sampan.core.game import Game
from sampan.core.legal_actions import LegalActions
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import Flag, Number, NumberPerSeat, Seat, Teams
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State
from sampan.core.word_options import Choice
from sampan.games.yin_yang import (
    evaluate,
    features,
    legality,
    notation,
    pointless,
    refusals,
    resample,
    rules,
    terms,
    view,
)
from sampan.games.yin_yang.codes import (
    FACE_0,
    FACES,
    FEWEST_TOKENS,
    MOST_SEATS,
    MOST_TOKENS,
    PLAY_0,
    TOKENS,
    Plays,
)
from sampan.games.yin_yang.position import read_position, write_position
from sampan.games.yin_yang.state import DRAWING, ENDED, FIRST, GIVE, PACKAGE, TAKE, YinYangData
from sampan.games.yin_yang.view_types import YinYangView


class YinYangState(YinYangData):
    """A position of Yin & Yang. Each method asks the module that does the job."""

    # Play.

    def to_move(self) -> i64:
        if self.phase == ENDED:
            return OVER
        if self.phase == FIRST or self.phase == DRAWING:
            return CHANCE
        if self.phase == GIVE and self.blind_gift:
            return CHANCE
        return self.actor

    def describe_legal(self, legal: LegalActions) -> None:
        legality.describe_legal(self, legal)

    def why_illegal(self, action: i64) -> str:
        return refusals.why_illegal(self, action)

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        return refusals.refusal(self, action, reason)

    def blocked(self) -> list[IllegalAction]:
        return refusals.blocked(self)

    def eliminated(self) -> list[int]:
        return [int(seat) for seat in range(self.seats) if self.out[seat]]  # YN-10

    def weight(self, action: i64) -> i64:
        # Equal for the first player (YN-2); by the cards of the hand (YN-7a), or by those left in the deck.
        if self.phase == GIVE:
            return self.hands[self.actor * FACES + action - FACE_0]
        return 1 if self.phase == FIRST else self.deck[action - FACE_0]

    def apply_unchecked(self, action: i64) -> None:
        rules.apply_action(self, action)

    def clone(self) -> YinYangState:
        twin = YinYangState(self.plays, self.seats, self.options)
        twin.copy_from(self)
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view.view(self, seat, self.observer(seat)))

    def resample(self, seat: int | None, rng: Rng) -> YinYangState:
        resampled = self.clone()
        resample.resample(resampled, self.observer(seat), rng)
        return resampled

    def position(self) -> dict[str, object]:
        return write_position(self)

    def describe_unchecked(self, action: i64) -> dict[str, object]:
        return notation.describe(self, action)

    def code_of(self, kind: str, fields: dict[str, object]) -> int:
        return notation.read(self, kind, fields)

    def action_kinds(self) -> list[str]:
        return notation.action_kinds(self)

    # Search.

    def sample(self, rng: Rng) -> i64:
        return legality.draw_card(self, rng) if self.phase == DRAWING else super().sample(rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        evaluate.evaluate_all(self, into)

    def is_quiet(self) -> bool:
        return self.phase != TAKE and self.phase != GIVE

    def is_pointless(self, action: i64) -> bool:
        return pointless.is_pointless(self, action)

    def terms(self, seat: i64) -> list[Term]:
        return terms.terms(self, seat)

    # Learning.

    def action_codes(self) -> i64:
        return PLAY_0 + len(self.plays.card)

    def observation_fields(self) -> ObservationFields:
        return features.observation_fields(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        features.observe(self, observer, into, at)


class YinYang(Game):
    """Two colours of tokens, two decks of cards, and a goal that will not stand still; 2 to 10 players."""

    def __init__(self) -> None:
        options = [
            Flag("mystery"),  # YN-15
            Teams("teams"),  # YN-16
            Flag("one_pile"),  # YN-17
            Flag("no_token"),  # YN-18
            Flag("blind_gift"),  # YN-7a
            Number("tokens", TOKENS, FEWEST_TOKENS, False, MOST_TOKENS, one_per_seat=True),  # YN-12b
            NumberPerSeat("turn_limit", 50, 1, True, before=400),  # YN-12
            Choice("at_limit", ["nearest", "draw"], before="draw"),  # YN-12a
            Seat("first_player"),  # YN-2
        ]
        super().__init__("yin_yang", PACKAGE, 1, 2, MOST_SEATS, options)
        self.seat_fields = notation.SEAT_FIELDS
        self.view_type = YinYangView
        self._plays: dict[tuple[int, bool, bool], Plays] = {}

    def begin(self, seats: int, options: dict[str, object]) -> State:
        state = self._laid_out(seats, options)
        rules.set_up(state)
        return state

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = self._laid_out(seats, options)
        read_position(state, position)
        return state

    def _laid_out(self, seats: int, options: dict[str, object]) -> YinYangState:
        """The ways to play every card are the same for all games of so many seats."""
        key = (seats, options["one_pile"] is True, options["blind_gift"] is True)
        if key not in self._plays:
            self._plays[key] = Plays(seats, key[1], key[2])
        state = YinYangState(self._plays[key], seats, options)
        state.lay_out()
        return state
