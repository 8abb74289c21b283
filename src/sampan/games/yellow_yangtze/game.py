"""Yellow & Yangtze as a game of the registry."""

from __future__ import annotations

from sampan.core.errors import IllegalAction, OptionError
from sampan.core.game import Game
from sampan.core.options import Flag, Number, Seat
from sampan.core.state import State
from sampan.core.word_options import Choice
from sampan.games.yellow_yangtze.board import Board
from sampan.games.yellow_yangtze.board_file import SHIPPED, BoardFile
from sampan.games.yellow_yangtze.codes import MOST_SEATS
from sampan.games.yellow_yangtze.notation import SEAT_FIELDS, blocked_now, kinds_now, read_action, spell_action
from sampan.games.yellow_yangtze.restore import lay_position
from sampan.games.yellow_yangtze.rules import YellowYangtzeState, new_state
from sampan.games.yellow_yangtze.state import PACKAGE

_MOST_BOARDS = 16  # kept ready; others are read anew when they are played on


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
        return new_state(self._board(options), seats, options)

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = YellowYangtzeState(self._board(options), seats, options)
        state.lay_out()
        lay_position(state, position)
        return state

    def describe_unchecked(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, YellowYangtzeState)
        return spell_action(state, action)

    def code(self, state: State, kind: str, fields: dict[str, object]) -> int:
        assert isinstance(state, YellowYangtzeState)
        return read_action(state, kind, fields)

    def kinds(self, state: State) -> list[str]:
        assert isinstance(state, YellowYangtzeState)
        return kinds_now(state)

    def blocked(self, state: State) -> list[IllegalAction]:
        assert isinstance(state, YellowYangtzeState)
        return blocked_now(state)

    def _board(self, options: dict[str, object]) -> Board:
        """A board is worked out once; games on it share it."""
        key = options["board"]
        assert isinstance(key, str)
        if key not in self._boards:
            if len(self._boards) == _MOST_BOARDS:
                self._boards.clear()
            self._boards[key] = Board(self._file.text_of(key))
        return self._boards[key]
