"""Yangtze as everybody asks it: the position with its protocol, and the game of the registry."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.errors import IllegalAction
from sampan.core.evaluation_terms import Term
from sampan.core.game import Caution, Game
from sampan.core.legal_actions import LegalActions
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import Flag, Number, Numbers, Seat
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, Outcome, State
from sampan.core.word_options import Subset
from sampan.games.yangtze import (
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
    wealth,
)
from sampan.games.yangtze.cargo_values import CargoValues
from sampan.games.yangtze.codes import (
    EMPEROR_NAMES,
    LAST_SALE,
    MOST_PRICE,
    MOST_SEATS,
    MOST_VALUE,
    OPTIONAL_EMPERORS,
    RAISE_0,
    STEP_0,
    STEPS,
    USUAL_PRICES,
)
from sampan.games.yangtze.position import read_position, write_position
from sampan.games.yangtze.state import DRAW, ENDED, PACKAGE, TRADE, YangtzeData
from sampan.games.yangtze.view_types import YangtzeView


class YangtzeState(YangtzeData):
    """A position of Yangtze. Each method asks the module that does the job."""

    # Play.

    def to_move(self) -> i64:
        if self.phase == ENDED:
            return OVER
        return CHANCE if self.phase <= DRAW else self.actor

    def describe_legal(self, legal: LegalActions) -> None:
        legality.describe_legal(self, legal)

    def why_illegal(self, action: i64) -> str:
        return refusals.why_illegal(self, action)

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        return refusals.refusal(self, action, reason)

    def blocked(self) -> list[IllegalAction]:
        return refusals.blocked(self)

    def apply_unchecked(self, action: i64) -> None:
        rules.apply_action(self, action)

    def clone(self) -> YangtzeState:
        twin = YangtzeState(self.cargo_values, self.seats, self.options)
        twin.copy_from(self)
        return twin

    def outcome(self) -> Outcome | None:
        return wealth.outcome(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view.view(self, seat))

    def resample(self, seat: int | None, rng: Rng) -> YangtzeState:
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
        return legality.random_action(self, rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        evaluate.evaluate_all(self, into)

    def is_quiet(self) -> bool:
        # Between two turns: a sale or an auction is worth what comes of it.
        if self.phase != TRADE:
            return self.phase == ENDED
        return not self.has_sold and not self.two and not self.free

    def is_pointless(self, action: i64) -> bool:
        return pointless.is_pointless(self, action)

    def is_aside(self, action: i64) -> bool:
        return pointless.is_aside(self, action)

    def idea(self, action: i64) -> i64:
        # To bid, whatever the amount.
        return RAISE_0 if RAISE_0 <= action < STEP_0 + STEPS else action

    def terms(self, seat: i64) -> list[Term]:
        return terms.terms(self, seat)

    # Learning.

    def action_codes(self) -> i64:
        return LAST_SALE

    def observation_fields(self) -> ObservationFields:
        return features.observation_fields(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        features.observe(self, observer, into, at)

    def update_observation(self, observer: i64, into: vec[i16], at: i64) -> None:
        features.update_observation(self, observer, into, at)


class Yangtze(Game):
    """Trade on the river, bid for trading posts, and be the richest when the last emperor abdicates; 2 to 4 players."""

    def __init__(self) -> None:
        options = [
            Seat("first_player"),  # YZ-2
            Numbers("prices", USUAL_PRICES, 0, False, MOST_PRICE, falling=True),  # YZ-2a
            Numbers("basic_values", [5, 12, 24, 40, 60, 84], 0, True, MOST_VALUE),  # YZ-5
            Numbers("luxury_values", [7, 16, 30, 48, 70], 0, True, MOST_VALUE),
            Numbers("post_dots", [2, 4], 1, True, 5, True),  # YZ-1: on the green posts
            Number("minimum_bid", 1, 1, False),  # YZ-9
            Flag("discard_starting", True),  # YZ-15a
            Subset("optional_emperors", OPTIONAL_EMPERORS, [*EMPEROR_NAMES]),  # YZ-10
        ]
        super().__init__("yangtze", PACKAGE, 1, 2, MOST_SEATS, options)
        self.seat_fields = notation.SEAT_FIELDS
        self.view_type = YangtzeView
        self._cargo_values: dict[str, CargoValues] = {}

    def begin(self, seats: int, options: dict[str, object]) -> State:
        return self._laid_out(seats, options)  # chance does the rest (YZ-2)

    def rebuild(self, position: dict[str, object], seats: int, options: dict[str, object]) -> State:
        state = self._laid_out(seats, options)
        read_position(state, position)
        return state

    def cautions(self, seats: int, options: dict[str, object]) -> list[Caution]:
        single = cast(list[int], options["basic_values"])[0]
        cheapest = cast(list[int], options["prices"])[-1]
        if single >= cheapest:
            return []
        # A player without money and cargoes could not even get back the price of the cheapest good (YZ-5).
        return [Caution("stalled-river", {"single": single, "cheapest": cheapest}, PACKAGE)]

    def _laid_out(self, seats: int, options: dict[str, object]) -> YangtzeState:
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
