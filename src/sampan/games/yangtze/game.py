"""Yangtze as a game of the registry: its state, its options, and where each job is done."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.errors import IllegalAction
from sampan.core.game import Caution, Game
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import Number, Numbers, Seat
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, Outcome, State
from sampan.core.word_options import Subset
from sampan.games.yangtze import (
    evaluate,
    features,
    legality,
    notation,
    random_action,
    refusals,
    resample,
    rules,
    view,
    wealth,
)
from sampan.games.yangtze.cargo_values import CargoValues
from sampan.games.yangtze.codes import EMPEROR_NAMES, LAST_SALE, MOST_VALUE, OPTIONAL_EMPERORS, PLACES, PRICES
from sampan.games.yangtze.position import read_position, write_position
from sampan.games.yangtze.position_check import check_position
from sampan.games.yangtze.state import DRAW, ENDED, PACKAGE, TRADE, YangtzeData


class YangtzeState(YangtzeData):
    """A position of Yangtze."""

    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""
        if self.phase == ENDED:
            return OVER
        return CHANCE if self.phase <= DRAW else self.actor

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal codes into the array; returns how many there are."""
        return legality.write_legal(self, into)

    def sample(self, rng: Rng) -> i64:
        """A random legal action."""
        return random_action.random_action(self, rng)

    def weight(self, action: i64) -> i64:
        """Every token, and every first player, is equally likely."""
        return 1

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now; empty if it is."""
        return refusals.why_illegal(self, action)

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal with the goods, the card or the sum it is about."""
        return refusals.refusal(self, action, reason)

    def apply_unchecked(self, action: i64) -> None:
        """Carry out a legal action."""
        rules.apply_action(self, action)

    def clone(self) -> YangtzeState:
        """An independent copy."""
        copy = YangtzeState(self.cargo_values, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def outcome(self) -> Outcome | None:
        """None while the game lasts."""
        return wealth.outcome(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see (YZ-3)."""
        return cast(dict[str, object], view.view(self, seat))

    def resample(self, seat: int | None, rng: Rng) -> YangtzeState:
        """A copy in which the goods that the seat cannot know are drawn afresh (YZ-3)."""
        sampled = self.clone()
        resample.resample(sampled, self.observer(seat), rng)
        return sampled

    def position(self) -> dict[str, object]:
        """Everything, hidden information included."""
        return write_position(self)

    def evaluate(self, seat: i64) -> float:
        """A rough judgement, for bots."""
        return evaluate.evaluate(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        """The same for every seat."""
        evaluate.evaluate_all(self, into)

    def is_quiet(self) -> bool:
        """Between two turns: a sale or an auction is worth what comes of it."""
        if self.phase != TRADE:
            return self.phase == ENDED
        return not self.has_sold and not self.two and not self.free

    def action_codes(self) -> i64:
        """All codes are below this."""
        return LAST_SALE

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes."""
        return features.observation_fields(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what an observer sees as numbers."""
        features.observe(self, observer, into, at)

    def update(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what has changed of it."""
        features.update_observation(self, observer, into, at)


class Yangtze(Game):
    """Trade on the river, bid for trading posts, and be the richest when the last emperor abdicates; 2 to 4 players."""

    def __init__(self) -> None:
        options = [
            Seat("first_player"),  # YZ-2
            Numbers("basic_values", [5, 12, 24, 40, 60, 84], 0, True, MOST_VALUE),  # YZ-5
            Numbers("luxury_values", [7, 16, 30, 48, 70], 0, True, MOST_VALUE),
            Numbers("post_dots", [2, 4], 1, True, 5, True),  # YZ-1: on the green posts
            Number("minimum_bid", 1, 1, False),  # YZ-9
            Subset("optional_emperors", OPTIONAL_EMPERORS, [*EMPEROR_NAMES]),  # YZ-10
        ]
        super().__init__("yangtze", PACKAGE, 1, 2, 4, options)
        self.seat_fields = notation.SEAT_FIELDS
        self._cargo_values: dict[str, CargoValues] = {}

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return self._new_state(seats, options)

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = self._new_state(seats, options)
        read_position(state, position)
        check_position(state)
        return state

    def describe_unchecked(self, state: State, action: int) -> dict[str, object]:
        assert isinstance(state, YangtzeState)
        return notation.describe(state, action)

    def code(self, state: State, kind: str, fields: dict[str, object]) -> int:
        assert isinstance(state, YangtzeState)
        return notation.read(state, kind, fields)

    def kinds(self, state: State) -> list[str]:
        assert isinstance(state, YangtzeState)
        return notation.action_kinds(state)

    def blocked(self, state: State) -> list[IllegalAction]:
        assert isinstance(state, YangtzeState)
        return refusals.blocked(state)

    def cautions(self, seats: int, options: dict[str, object]) -> list[Caution]:
        single = cast(list[int], options["basic_values"])[0]
        cheapest = int(PRICES[PLACES - 1])
        if single >= cheapest:
            return []
        # A player without money and cargoes could not even get back the price of the cheapest good (YZ-5).
        return [Caution("stalled-river", {"single": single, "cheapest": cheapest}, PACKAGE)]

    def _new_state(self, seats: int, options: dict[str, object]) -> YangtzeState:
        state = YangtzeState(self._cargo_values_for(options), seats, options)
        state.lay_out()
        return state

    def _cargo_values_for(self, options: dict[str, object]) -> CargoValues:
        """The values are shared by all games with the same options; the last hundred tables of values are kept."""
        basic = cast(list[int], options["basic_values"])
        luxury = cast(list[int], options["luxury_values"])
        key = f"{basic} {luxury}"
        if key not in self._cargo_values:
            if len(self._cargo_values) > 100:
                self._cargo_values.clear()
            self._cargo_values[key] = CargoValues(basic, luxury)
        return self._cargo_values[key]
