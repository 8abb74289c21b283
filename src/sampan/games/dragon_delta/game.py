"""Dragon Delta as a game of the registry."""

from __future__ import annotations

from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.options import Flag, Number, Seat
from sampan.core.state import State
from sampan.core.word_options import Order
from sampan.games.dragon_delta.board import COLOURS, Board
from sampan.games.dragon_delta.board_file import PACKAGE
from sampan.games.dragon_delta.board_option import IN_PLAY, DeltaBoardOption
from sampan.games.dragon_delta.notation import SEAT_FIELDS, blocked_now, kinds_now, read_action, spell_action
from sampan.games.dragon_delta.position import lay_position
from sampan.games.dragon_delta.rules import DragonDeltaState, new_state


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
        self.seat_fields = SEAT_FIELDS

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return new_state(self._board(options), seats, options)

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = DragonDeltaState(self._board(options), seats, options)
        state.lay_out()
        lay_position(state, position)
        return state

    def describe_unchecked(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, DragonDeltaState)
        return spell_action(state, action)

    def code(self, state: State, kind: str, fields: dict[str, object]) -> int:
        assert isinstance(state, DragonDeltaState)
        return read_action(state, kind, fields)

    def kinds(self, state: State) -> list[str]:
        assert isinstance(state, DragonDeltaState)
        return kinds_now(state)

    def blocked(self, state: State) -> list[IllegalAction]:
        assert isinstance(state, DragonDeltaState)
        return blocked_now(state)

    def _board(self, options: dict[str, object]) -> Board:
        return self._board_option.board(str(options["board"]))
