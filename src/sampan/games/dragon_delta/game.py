"""Dragon Delta as a game of the registry: every question goes to the module that answers it."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import Flag, Number, Seat
from sampan.core.rng import Rng
from sampan.core.state import Outcome, State
from sampan.core.word_options import Order
from sampan.games.dragon_delta import (
    evaluate,
    features,
    legality,
    masks,
    notation,
    refusals,
    resample,
    rules,
    suggest,
    view,
)
from sampan.games.dragon_delta.board import COLOURS, PACKAGE, VILLAGES, Board
from sampan.games.dragon_delta.board_option import IN_PLAY, DeltaBoardOption
from sampan.games.dragon_delta.codes import PLACE_0, SLOTS
from sampan.games.dragon_delta.position import read_position, write_position
from sampan.games.dragon_delta.state import ENDED, LAY, DragonDeltaData


class DragonDeltaState(DragonDeltaData):
    """A position of Dragon Delta."""

    # Play.

    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""
        return rules.to_move(self)

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal codes into the array; returns how many there are."""
        return legality.write_legal(self, into)

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now; empty if it is."""
        return refusals.why_illegal(self, action)

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal, naming the things it is about."""
        return refusals.refusal(self, action, reason)

    def weight(self, action: i64) -> i64:
        """Chance only gives the statue away, to every seat with equal probability (DD-8)."""
        return 1

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

    # Bots.

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

    def update(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what has changed of it."""
        features.update_observation(self, observer, into, at)

    def mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
        """Write 1 for every legal code and 0 for all others; returns how many are legal."""
        if self.phase == LAY:
            return masks.mask_cards(self, into, at, memory)
        masks.unmask_cards(into, at, memory)
        return super().mask(into, at, memory, before)

    def pick(self, memory: vec[i64], number: i64) -> i64:
        """The legal action of that number, in rising order, after a mask was written."""
        return masks.pick_card(memory, number) if self.phase == LAY else memory[number]


class DragonDelta(Game):
    """Stones, planks and a walk across the water, by five hidden cards a round; 2 to 6 players."""

    def __init__(self) -> None:
        self._board_option = DeltaBoardOption("board")
        options = [
            self._board_option,  # DD-1
            Order("colours", COLOURS, IN_PLAY),  # DD-3
            Seat("first_holder"),  # DD-8
            Flag("by_eye"),  # DD-13
            Number("round_limit", 60, 1, True),  # DD-19
        ]
        super().__init__("dragon_delta", PACKAGE, 1, 2, 6, options)
        self.seat_fields = notation.SEAT_FIELDS

    def begin(self, seats: int, options: dict[str, object]) -> State:
        state = DragonDeltaState(self._board(options), seats, options)
        rules.set_up(state)
        return state

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = DragonDeltaState(self._board(options), seats, options)
        state.lay_out()
        read_position(state, position)
        return state

    def describe_unchecked(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, DragonDeltaState)
        return notation.describe(state, action)

    def code(self, state: State, kind: str, fields: dict[str, object]) -> int:
        assert isinstance(state, DragonDeltaState)
        return notation.read(state, kind, fields)

    def kinds(self, state: State) -> list[str]:
        assert isinstance(state, DragonDeltaState)
        return notation.action_kinds(state)

    def blocked(self, state: State) -> list[IllegalAction]:
        assert isinstance(state, DragonDeltaState)
        return refusals.blocked(state)

    def _board(self, options: dict[str, object]) -> Board:
        return self._board_option.board(str(options["board"]))
