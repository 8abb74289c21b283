"""Yellow & Yangtze as everybody asks it: the position with its protocol, and the game of the registry."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sampan.core.errors import IllegalAction, OptionError
from sampan.core.evaluation_terms import Term
from sampan.core.game import Game
from sampan.core.legal_actions import LegalActions
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import Flag, Number, Seat
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, Outcome, State
from sampan.core.word_options import Choice
from sampan.games.yellow_yangtze import (
    evaluate,
    features,
    legal_masks,
    legality,
    notation,
    pointless,
    random_action,
    refusals,
    resample,
    rules,
    standings,
    terms,
    view,
)
from sampan.games.yellow_yangtze.board import Board
from sampan.games.yellow_yangtze.board_file import SHIPPED, BoardFile
from sampan.games.yellow_yangtze.codes import (
    ACTIONS,
    COLOUR_0,
    KINDS,
    LEADER_0,
    MOST_SEATS,
    MOST_SPACES,
    PAGODA_0,
    SPACE_0,
)
from sampan.games.yellow_yangtze.position import read_position, write_position
from sampan.games.yellow_yangtze.state import ACT, DRAWING, ENDED, FIRST, PACKAGE, REPLACE, YellowYangtzeData
from sampan.games.yellow_yangtze.view_types import YellowYangtzeView

_MOST_BOARDS: Final = 16  # kept ready; others are read anew when they are played on


class YellowYangtzeState(YellowYangtzeData):
    """A position of Yellow & Yangtze. Each method asks the module that does the job."""

    # Play.

    def to_move(self) -> i64:
        if self.phase == ENDED:
            return OVER
        if self.phase == FIRST or self.phase == DRAWING:
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

    def weight(self, action: i64) -> i64:
        # Equal for the first player (YY-4), and by the tiles in the bag.
        return 1 if self.phase == FIRST else self.bag[action - COLOUR_0]

    def apply_unchecked(self, action: i64) -> None:
        rules.apply_action(self, action)

    def outcome(self) -> Outcome | None:
        return standings.outcome(self)

    def clone(self) -> YellowYangtzeState:
        twin = YellowYangtzeState(self.board, self.seats, self.options)
        twin.copy_from(self)
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view.view(self, seat))

    def resample(self, seat: int | None, rng: Rng) -> YellowYangtzeState:
        observer = self.observer(seat)
        resampled = self.clone()
        resample.resample(resampled, observer, rng)
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
        if self.phase == ACT:
            return random_action.random_act(self, rng)
        return random_action.draw_tile(self, rng) if self.phase == DRAWING else super().sample(rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        evaluate.evaluate_all(self, into)

    def is_quiet(self) -> bool:
        # Between two turns: what two actions are worth shows when both are done.
        return self.phase == ENDED or (self.phase == ACT and self.actions_left == ACTIONS)

    def is_pointless(self, action: i64) -> bool:
        return pointless.is_pointless(self, action)

    def idea(self, action: i64) -> i64:
        # A tile or a leader of one colour, wherever it goes; any tiles to replace; a riot, whatever it removes.
        if LEADER_0 <= action < SPACE_0:
            return action - (action - LEADER_0) % MOST_SPACES
        if SPACE_0 <= action < PAGODA_0:
            return SPACE_0
        if COLOUR_0 <= action < COLOUR_0 + KINDS and self.phase in (ACT, REPLACE):
            return COLOUR_0
        return action

    def terms(self, seat: i64) -> list[Term]:
        return terms.terms(self, seat)

    # Learning.

    def action_codes(self) -> i64:
        return PAGODA_0 + 3 * self.board.triangles

    def observation_fields(self) -> ObservationFields:
        return features.observation_fields(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        features.observe(self, observer, into, at)

    def update_observation(self, observer: i64, into: vec[i16], at: i64) -> None:
        features.update_observation(self, observer, into, at)

    def write_mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
        return legal_masks.write_mask(self, into, at, memory, before)

    def nth_legal(self, memory: vec[i64], number: i64) -> i64:
        return legal_masks.nth_legal(self, memory, number)


class ShortGame(Flag):
    """The short game is for two (YY-3)."""

    def admits(self, value: object, seats: int) -> bool:
        return isinstance(value, bool) and (not value or seats == 2)

    def checked(self, value: object, seats: int) -> object:
        if value is True and seats != 2:
            raise OptionError("short-for-two", {"seats": seats}, PACKAGE)
        return super().checked(value, seats)

    def examples(self, seats: int) -> list[object]:
        return [False, True] if seats == 2 else [False]


class YellowYangtze(Game):
    """States on two rivers, revolts, wars and pagodas; the weakest colour is the score; 2 to 4 players."""

    def __init__(self) -> None:
        self._file = BoardFile("board", PACKAGE, SHIPPED, "txt")
        options = [
            self._file,  # YY-2
            ShortGame("short"),  # YY-3
            Choice("refill", ["everyone", "active"]),  # YY-21
            Flag("war_market", True, before=False),  # YY-14
            Choice("last_tie", ["shared", "fewest_yellow"]),  # YY-32
            Number("stall_rounds", 5, 1, True),  # YY-31a
            Flag("open_points"),  # YY-33
            Seat("first_player"),  # YY-4
        ]
        super().__init__("yellow_yangtze", PACKAGE, 1, 2, MOST_SEATS, options)
        self.seat_fields = notation.SEAT_FIELDS
        self.view_type = YellowYangtzeView
        self._boards: dict[str, Board] = {}

    def begin(self, seats: int, options: dict[str, object]) -> State:
        state = self._laid_out(seats, options)
        rules.set_up(state)
        return state

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = self._laid_out(seats, options)
        read_position(state, position)
        return state

    def _laid_out(self, seats: int, options: dict[str, object]) -> YellowYangtzeState:
        """A board is worked out once; games on it share it."""
        key = options["board"]
        assert isinstance(key, str)
        if key not in self._boards:
            if len(self._boards) == _MOST_BOARDS:
                self._boards.clear()
            self._boards[key] = Board(self._file.text_of(key))
        state = YellowYangtzeState(self._boards[key], seats, options)
        state.lay_out()
        return state
