"""Yangtze as a game of the registry."""

from __future__ import annotations

from typing import cast

from sampan.core.errors import IllegalAction
from sampan.core.game import Caution, Game
from sampan.core.options import Number, Numbers, Seat
from sampan.core.state import State
from sampan.core.word_options import Subset
from sampan.games.yangtze.cargo_values import CargoValues
from sampan.games.yangtze.codes import EMPEROR_NAMES, MOST_VALUE, OPTIONAL_EMPERORS, PLACES, PRICES
from sampan.games.yangtze.notation import SEAT_FIELDS, kinds_now, read_action, spell_action
from sampan.games.yangtze.position import lay_position
from sampan.games.yangtze.position_check import check_position
from sampan.games.yangtze.refusals import blocked_now
from sampan.games.yangtze.rules import YangtzeState, new_state
from sampan.games.yangtze.state import PACKAGE


class Yangtze(Game):
    """Trade on the river, bid for trading posts, and be the richest when the last emperor abdicates; 2 to 4 players."""

    def __init__(self) -> None:
        options = [
            Seat("first_player"),  # YZ-2
            Numbers("basic_values", [5, 12, 24, 40, 60, 84], 0, True, MOST_VALUE),  # YZ-5
            Numbers("luxury_values", [7, 16, 30, 48, 70], 0, True, MOST_VALUE),
            Numbers("post_dots", [2, 4], 1, True, 5, True),  # YZ-1: on the green posts
            Number("minimum_bid", 1, 1, False),  # YZ-9
            Subset("optional_emperors", OPTIONAL_EMPERORS, EMPEROR_NAMES),  # YZ-10
        ]
        super().__init__("yangtze", PACKAGE, 1, 2, 4, options)
        self.seat_fields = SEAT_FIELDS
        self._values: dict[str, CargoValues] = {}

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return new_state(self._values_for(options), seats, options)

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = new_state(self._values_for(options), seats, options)
        lay_position(state, position)
        check_position(state)
        return state

    def describe_unchecked(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, YangtzeState)
        return spell_action(state, action)

    def code(self, state: State, kind: str, fields: dict[str, object]) -> int:
        assert isinstance(state, YangtzeState)
        return read_action(state, kind, fields)

    def kinds(self, state: State) -> list[str]:
        assert isinstance(state, YangtzeState)
        return kinds_now(state)

    def blocked(self, state: State) -> list[IllegalAction]:
        assert isinstance(state, YangtzeState)
        return blocked_now(state)

    def cautions(self, seats: int, options: dict[str, object]) -> list[Caution]:
        single = cast(list[int], options["basic_values"])[0]
        cheapest = int(PRICES[PLACES - 1])
        if single >= cheapest:
            return []
        # Whoever has run out of money and cargoes could not even get the cheapest good's price back (YZ-5).
        return [Caution("stalled-river", {"single": single, "cheapest": cheapest}, PACKAGE)]

    def _values_for(self, options: dict[str, object]) -> CargoValues:
        """The tables of values are the same for all games with the same options; the latest ones are kept."""
        basic = cast(list[int], options["basic_values"])
        luxury = cast(list[int], options["luxury_values"])
        key = f"{basic} {luxury}"
        if key not in self._values:
            if len(self._values) > 100:
                self._values.clear()
            self._values[key] = CargoValues(basic, luxury)
        return self._values[key]
