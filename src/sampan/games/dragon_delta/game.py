"""Dragon Delta as a game of the registry: every question goes to the module that answers it."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sampan.core.errors import IllegalAction
from sampan.core.evaluation_terms import Term
from sampan.core.game import Game
from sampan.core.legal_actions import LegalActions
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import Flag, Number, Seat
from sampan.core.rng import Rng
from sampan.core.state import Outcome, State
from sampan.core.word_options import Choice, Order
from sampan.games.dragon_delta import (
    evaluate,
    features,
    legal_masks,
    legality,
    notation,
    pointless,
    refusals,
    resample,
    rules,
    suggest,
    terms,
    view,
)
from sampan.games.dragon_delta.board import COLOURS, PACKAGE, VILLAGES
from sampan.games.dragon_delta.board_option import IN_PLAY, DeltaBoardOption
from sampan.games.dragon_delta.codes import PLACE_0, SLOTS
from sampan.games.dragon_delta.position import read_position, write_position
from sampan.games.dragon_delta.state import ENDED, LAY, DragonDeltaData
from sampan.games.dragon_delta.view_types import DragonDeltaView


class DragonDeltaState(DragonDeltaData):
    """A position of Dragon Delta."""

    # Play.

    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""
        return rules.to_move(self)

    def describe_legal(self, legal: LegalActions) -> None:
        legality.describe_legal(self, legal)

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now; empty if it is."""
        return refusals.why_illegal(self, action)

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal, naming the things it is about."""
        return refusals.refusal(self, action, reason)

    def blocked(self) -> list[IllegalAction]:
        return refusals.blocked(self)

    def apply_unchecked(self, action: i64) -> None:
        """Carry out a legal action."""
        rules.apply_action(self, action)

    def clone(self) -> DragonDeltaState:
        """An independent copy."""
        copy = DragonDeltaState(self.board, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def outcome(self) -> Outcome | None:
        """None while the game lasts."""
        return rules.outcome(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see (DD-20)."""
        return cast(dict[str, object], view.view(self, seat))

    def position(self) -> dict[str, object]:
        """Everything, the hidden cards included."""
        return write_position(self)

    def resample(self, seat: int | None, rng: Rng) -> DragonDeltaState:
        """A copy in which the cards that others laid face down are drawn afresh (DD-20)."""
        copy = self.clone()
        resample.resample(copy, self.observer(seat), rng)
        return copy

    def describe_unchecked(self, action: i64) -> dict[str, object]:
        return notation.describe(self, action)

    def code_of(self, kind: str, fields: dict[str, object]) -> int:
        return notation.read(self, kind, fields)

    def action_kinds(self) -> list[str]:
        return notation.action_kinds(self)

    # Simultaneous choices: all seats lay their cards at the same time.

    def simultaneous_seats(self) -> list[int]:
        """While cards are laid, all seats that have not laid five, in the order in which they are asked (DD-5)."""
        return rules.laying_seats(self) if self.phase == LAY else super().simultaneous_seats()

    def asking(self, seat: int) -> DragonDeltaState:
        """A copy in which that seat is asked for its next card now."""
        self.must_decide(seat)
        copy = self.clone()
        copy.actor = seat if self.phase == LAY else self.actor
        return copy

    def is_secret(self) -> bool:
        """Whether the decision is a card laid face down (DD-5)."""
        return self.phase == LAY

    # Search.

    def evaluate(self, seat: i64) -> float:
        """A rough judgement for a seat, from 0 (lost) to 1 (won)."""
        return evaluate.evaluate(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        """The same for every seat."""
        evaluate.evaluate_all(self, into)

    def is_quiet(self) -> bool:
        """Whether the position is between two rounds: the judgement ignores laid cards."""
        return self.phase == ENDED or (self.phase == LAY and rules.no_card_is_laid(self))

    def suggest(self, rng: Rng) -> i64:
        """What a player who follows the cheapest route would do."""
        return suggest.suggest(self, rng)

    def apply_suggestion(self, rng: Rng) -> bool:
        """Lay all cards that the actor still has to lay, or carry out the one suggested action."""
        if self.phase != LAY:
            return super().apply_suggestion(rng)
        seat = self.actor
        row = suggest.suggest_row(self, seat, rng)
        for slot in range(self.laid_count[seat], SLOTS):
            rules.lay_card(self, row[slot])
        return True

    def resample_for_search(self, seat: int, rng: Rng) -> DragonDeltaState:
        """The same as `resample`, but until cards are revealed the others have laid sensible ones."""
        copy = self.resample(seat, rng)
        if self.phase == LAY:
            for other in range(self.seats):
                if other != seat:
                    suggest.lay_sensible_cards(copy, other, rng)
        return copy

    def is_pointless(self, action: i64) -> bool:
        """Whether a plank would surely be lost although another one fits, or a card would surely do nothing."""
        return pointless.is_pointless(self, action)

    def is_idle(self, action: i64) -> bool:
        """Whether the pawn would fall in at home unless somebody else lays a plank there before."""
        return pointless.is_pointless(self, action) or pointless.falls_in_at_home(self, action)

    def terms(self, seat: i64) -> list[Term]:
        """What the judgement sees, part by part."""
        return terms.terms(self, seat)

    # Learning.

    def action_codes(self) -> i64:
        """All codes are below this."""
        return PLACE_0 + VILLAGES + self.board.spans

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes."""
        return features.observation_fields(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what an observer sees as numbers."""
        features.observe(self, observer, into, at)

    def update_observation(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what has changed of it."""
        features.update_observation(self, observer, into, at)

    def write_mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
        """Write 1 for every legal code and 0 for all others; returns how many are legal."""
        if self.phase == LAY:
            return legal_masks.mask_cards(self, into, at, memory)
        legal_masks.unmask_cards(into, at, memory)
        return super().write_mask(into, at, memory, before)

    def nth_legal(self, memory: vec[i64], number: i64) -> i64:
        """The legal action of that number, in rising order, after a mask was written."""
        return legal_masks.pick_card(memory, number) if self.phase == LAY else memory[number]


class DragonDelta(Game):
    """Stones, planks and a walk across the water, by five hidden cards a round; 2 to 6 players."""

    def __init__(self) -> None:
        self._board_option = DeltaBoardOption("board")
        options = [
            self._board_option,  # DD-1
            Order("colours", COLOURS, IN_PLAY),  # DD-3
            Seat("first_holder"),  # DD-8
            Choice("fit", ["exact", "loose"]),  # DD-12a
            Flag("by_eye"),  # DD-13
            Number("round_limit", 60, 1, True),  # DD-19
        ]
        super().__init__("dragon_delta", PACKAGE, 1, 2, 6, options)
        self.seat_fields = notation.SEAT_FIELDS
        self.view_type = DragonDeltaView

    def begin(self, seats: int, options: dict[str, object]) -> State:
        state = self._laid_out(seats, options)
        rules.set_up(state)
        return state

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = self._laid_out(seats, options)
        read_position(state, position)
        return state

    def _laid_out(self, seats: int, options: dict[str, object]) -> DragonDeltaState:
        state = DragonDeltaState(self._board_option.board(str(options["board"])), seats, options)
        state.lay_out()
        return state
