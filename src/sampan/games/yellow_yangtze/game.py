"""Yellow & Yangtze as the core sees it: the protocol of a position, and the game of the registry."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sampan.core.errors import IllegalAction, OptionError
from sampan.core.game import Game
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import Flag, Number, Seat
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, Outcome, State
from sampan.core.word_options import Choice
from sampan.games.yellow_yangtze.board import Board
from sampan.games.yellow_yangtze.board_file import SHIPPED, BoardFile
from sampan.games.yellow_yangtze.codes import ACTIONS, COLOUR_0, MOST_SEATS, PAGODA_0
from sampan.games.yellow_yangtze.evaluate import evaluate, evaluate_all
from sampan.games.yellow_yangtze.features import observation_fields, observe, update_observation
from sampan.games.yellow_yangtze.legality import write_legal
from sampan.games.yellow_yangtze.masks import mask, pick
from sampan.games.yellow_yangtze.notation import SEAT_FIELDS, action_kinds, describe, read
from sampan.games.yellow_yangtze.position import read_position, write_position
from sampan.games.yellow_yangtze.random_action import random_action
from sampan.games.yellow_yangtze.refusals import blocked, refusal, why_illegal
from sampan.games.yellow_yangtze.resample import resample
from sampan.games.yellow_yangtze.rules import apply_action, set_up
from sampan.games.yellow_yangtze.standings import outcome
from sampan.games.yellow_yangtze.state import ACT, DRAWING, ENDED, FIRST, PACKAGE, YellowYangtzeData
from sampan.games.yellow_yangtze.view import view

_MOST_BOARDS = 16  # kept ready; others are read anew when they are played on


class YellowYangtzeState(YellowYangtzeData):
    """A position of Yellow & Yangtze; each method hands on to the module that does the job."""

    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""
        if self.phase == ENDED:
            return OVER
        if self.phase == FIRST or self.phase == DRAWING:
            return CHANCE
        return self.actor

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal codes into the array; returns how many there are."""
        return write_legal(self, into)

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now; empty if it is."""
        return why_illegal(self, action)

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal with the particulars that its sentence needs."""
        return refusal(self, action, reason)

    def weight(self, action: i64) -> i64:
        """Equal for the first player (YY-4); for a tile, how many of its colour are in the bag."""
        return 1 if self.phase == FIRST else self.bag[action - COLOUR_0]

    def apply_unchecked(self, action: i64) -> None:
        """Carry out a legal action."""
        apply_action(self, action)

    def sample(self, rng: Rng) -> i64:
        """A random legal action."""
        return random_action(self, rng)

    def clone(self) -> YellowYangtzeState:
        """An independent copy."""
        copy = YellowYangtzeState(self.board, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def outcome(self) -> Outcome | None:
        """None while the game lasts."""
        return outcome(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see (YY-33)."""
        return cast(dict[str, object], view(self, seat))

    def position(self) -> dict[str, object]:
        """Everything, the hidden included."""
        return write_position(self)

    def resample(self, seat: int | None, rng: Rng) -> YellowYangtzeState:
        """A copy in which everything the seat cannot know is drawn afresh (YY-34)."""
        observer = self.observer(seat)
        sampled = self.clone()
        resample(sampled, observer, rng)
        return sampled

    def is_quiet(self) -> bool:
        """Between two turns: what two actions are worth shows when both are done."""
        return self.phase == ENDED or (self.phase == ACT and self.actions_left == ACTIONS)

    def evaluate(self, seat: i64) -> float:
        """How good the position is for a seat, for bots."""
        return evaluate(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        """The same for every seat."""
        evaluate_all(self, into)

    def action_codes(self) -> i64:
        """All codes are below this."""
        return PAGODA_0 + 3 * self.board.triangles

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes."""
        return observation_fields(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what an observer sees as numbers."""
        observe(self, observer, into, at)

    def update(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what has changed of it."""
        update_observation(self, observer, into, at)

    def mask(self, into: vec[u8], at: i64, memory: vec[i64], before: vec[u8]) -> i64:
        """Write 1 for every legal code and 0 for all others; returns how many are legal."""
        return mask(self, into, at, memory, before)

    def pick(self, memory: vec[i64], number: i64) -> i64:
        """The legal action of that number, in rising order, after a mask was written."""
        return pick(self, memory, number)


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
            Flag("war_market"),  # YY-14
            Choice("last_tie", ["shared", "fewest_yellow"]),  # YY-32
            Number("stall_rounds", 5, 1, True),  # YY-31a
            Flag("open_points"),  # YY-33
            Seat("first_player"),  # YY-4
        ]
        super().__init__("yellow_yangtze", PACKAGE, 1, 2, MOST_SEATS, options)
        self.seat_fields = SEAT_FIELDS
        self._boards: dict[str, Board] = {}

    def begin(self, seats: int, options: dict[str, object]) -> State:
        state = YellowYangtzeState(self._board(options), seats, options)
        set_up(state)
        return state

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = YellowYangtzeState(self._board(options), seats, options)
        read_position(state, position)
        return state

    def describe_unchecked(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, YellowYangtzeState)
        return describe(state, action)

    def code(self, state: State, kind: str, fields: dict[str, object]) -> int:
        assert isinstance(state, YellowYangtzeState)
        return read(state, kind, fields)

    def kinds(self, state: State) -> list[str]:
        assert isinstance(state, YellowYangtzeState)
        return action_kinds(state)

    def blocked(self, state: State) -> list[IllegalAction]:
        assert isinstance(state, YellowYangtzeState)
        return blocked(state)

    def _board(self, options: dict[str, object]) -> Board:
        """A board is worked out once; games on it share it."""
        key = options["board"]
        assert isinstance(key, str)
        if key not in self._boards:
            if len(self._boards) == _MOST_BOARDS:
                self._boards.clear()
            self._boards[key] = Board(self._file.text_of(key))
        return self._boards[key]
