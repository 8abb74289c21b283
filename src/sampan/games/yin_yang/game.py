"""Yin & Yang as a game of the registry."""

from __future__ import annotations

from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.options import Flag, Number, Seat, Teams
from sampan.core.state import State
from sampan.games.yin_yang.codes import MOST_SEATS, Plays
from sampan.games.yin_yang.notation import SEAT_FIELDS, blocked_now, kinds_now, read_action, spell_action
from sampan.games.yin_yang.position import lay_position
from sampan.games.yin_yang.rules import YinYangState, new_state
from sampan.games.yin_yang.state import PACKAGE


class YinYang(Game):
    """Two colours of tokens, two decks of cards, and a goal that will not stand still; 2 to 10 players."""

    def __init__(self) -> None:
        options = [
            Flag("mystery"),  # YN-15
            Teams("teams"),  # YN-16
            Flag("one_pile"),  # YN-17
            Flag("no_token"),  # YN-18
            Number("turn_limit", 400, 1, True),  # YN-12
            Seat("first_player"),  # YN-2
        ]
        super().__init__("yin_yang", PACKAGE, 1, 2, MOST_SEATS, options)
        self.seat_fields = SEAT_FIELDS
        self._plays: dict[tuple[int, bool], Plays] = {}

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return new_state(self._plays_for(seats, options), seats, options)

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = YinYangState(self._plays_for(seats, options), seats, options)
        state.lay_out()
        lay_position(state, position)
        return state

    def describe_unchecked(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, YinYangState)
        return spell_action(state, action)

    def code(self, state: State, kind: str, fields: dict[str, object]) -> int:
        assert isinstance(state, YinYangState)
        return read_action(state, kind, fields)

    def kinds(self, state: State) -> list[str]:
        assert isinstance(state, YinYangState)
        return kinds_now(state)

    def blocked(self, state: State) -> list[IllegalAction]:
        assert isinstance(state, YinYangState)
        return blocked_now(state)

    def _plays_for(self, seats: int, options: dict[str, object]) -> Plays:
        """The ways to play every card are the same for all games of so many seats."""
        key = (seats, options["one_pile"] is True)
        if key not in self._plays:
            self._plays[key] = Plays(seats, key[1])
        return self._plays[key]
