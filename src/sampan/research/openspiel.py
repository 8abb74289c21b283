"""Sampan's games for OpenSpiel: importing this module registers `python_sampan_<game>` for every game.

    import pyspiel, sampan.research.openspiel
    game = pyspiel.load_game("python_sampan_yin_yang(seats=3,mystery=True)")

Parameters are `seats` and the game's own options: flags and whole numbers (-1 for none, 0 for a default that depends on
the seats) as such, all others as text, as on the command line (`sampan options <game>`) but with ; between the items of
a list, because OpenSpiel's own lists of parameters have commas. Chance is explicit, and rewards come at the end: see
`sampan.core.rewards`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import sampan
from sampan.core.board_option import Board
from sampan.core.game import Game
from sampan.core.observation_fields import ObservationFields
from sampan.core.options import Flag, Number, NumberPerSeat, Option, Seat, shown
from sampan.core.rewards import rewards
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER
from sampan.research import observations
from sampan.research.perfect_recall import HISTORY_BITS, RecallState

# OpenSpiel wants bounds. Only the rules end a game; these are far beyond any game ever played.
LONGEST = 100_000
NOTHING = -1  # stands for no number, or no seat
USUAL = 0  # stands for the number that is usual with so many seats


class SampanGame(pyspiel.Game):
    """A game of Sampan with its seats and options; each game registers a class of its own."""

    game: Game
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        rest = dict(params or {})
        seats = rest.pop("seats", game.fewest_seats)
        options = {
            option.key: read_option(option, rest[option.key])
            for option in game.options
            if option.key in rest and not (isinstance(option, NumberPerSeat) and rest[option.key] == USUAL)
        }
        self.first = game.start(seats, options)
        self.encoding: ObservationFields = self.first.observation_fields()
        codes = int(self.first.action_codes())
        info = pyspiel.GameInfo(
            num_distinct_actions=codes,
            max_chance_outcomes=codes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> SampanState:
        """The beginning."""
        return SampanState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As for all actions: far beyond any game ever played."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SampanObserver:
        """An observer that sees a state as a player does."""
        return SampanObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SampanState(pyspiel.State):
    """A position, and what every player was shown on the way to it."""

    def __init__(self, game: SampanGame) -> None:
        super().__init__(game)
        self.recall = RecallState(game.game, game.first.clone())

    def current_player(self) -> int:
        mover = int(self.recall.state.to_move())
        if mover >= 0:
            return mover
        return int(pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.recall.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.recall.state.chances()
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(self.recall.state.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.recall.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        described = self.recall.game.describe(self.recall.state, action)
        rest = [f"{name}={json.dumps(value)}" for name, value in described.items() if name != "kind"]
        return " ".join([str(described["kind"]), *rest])

    def is_terminal(self) -> bool:
        return bool(self.recall.state.to_move() == OVER)

    def returns(self) -> list[float]:
        state = self.recall.state
        outcome = state.outcome()
        return [0.0] * int(state.seats) if outcome is None else rewards(outcome, int(state.seats))

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SampanState:
        """A state as likely as this one for all that a player knows. No actions have led to it: it has no history."""
        other = SampanState(self.get_game())
        other.recall = self.recall.resample(player_id, Rng(repr(sampler())))
        return other

    def __str__(self) -> str:
        return json.dumps(self.recall.state.position(), sort_keys=True)


class SampanObserver:
    """Sees a state as a player does or, without private information, as a spectator."""

    def __init__(self, game: SampanGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees what all players hide")
        self._alone = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = iig_obs_type.perfect_recall
        self._fields = game.encoding
        size = observations.expanded_size(self._fields)
        self.tensor = np.zeros(size + (HISTORY_BITS if self._recalls else 0), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for field in self._fields.fields:
            shape = (*field.shape, field.high + 1) if field.category else tuple(field.shape)
            length = field.size * (field.high + 1 if field.category else 1)
            self.dict[field.name] = self.tensor[start : start + length].reshape(shape)
            start += length
        if self._recalls:
            self.dict["history"] = self.tensor[start:]

    def set_from(self, state: SampanState, player: int) -> None:
        """Write the tensor: the observation and, with perfect recall, bits that tell histories apart."""
        observer = player if self._alone and player >= 0 else None
        expanded = observations.expand(self._fields, observations.observe(state.recall.state, observer))
        self.tensor[: len(expanded)] = expanded
        if self._recalls:
            self.tensor[len(expanded) :] = state.recall.history_bits(observer)

    def string_from(self, state: SampanState, player: int) -> str:
        """The view and, with perfect recall, a digest of all that was shown before."""
        observer = player if self._alone and player >= 0 else None
        view = json.dumps(state.recall.state.view(observer), sort_keys=True)
        return f"{state.recall.history(observer)} {view}" if self._recalls else view


def read_option(option: Option, value: object) -> object:
    """The value of an option from OpenSpiel's parameter."""
    if isinstance(value, str):
        if "," in value and not isinstance(option, Board):
            raise ValueError(f"{option.key}: a list is written with ; between its items, not {shown(value)}")
        return option.parse(value if isinstance(option, Board) else value.replace(";", ","))
    return None if value == NOTHING and isinstance(option, Number | Seat) else value


def parameters(game: Game) -> dict[str, Any]:
    """The parameters with their defaults."""
    return {"seats": game.fewest_seats, **{option.key: _default(option) for option in game.options}}


def _default(option: Option) -> Any:
    if isinstance(option, Flag):
        return option.default
    if isinstance(option, NumberPerSeat):
        return USUAL
    if isinstance(option, Number | Seat):
        return NOTHING if option.default is None else option.default
    if isinstance(option.default, list):
        return ";".join(str(item) for item in option.default) or "none"
    return "none" if option.default is None else str(option.default)


def _register(game: Game) -> None:
    game_type = pyspiel.GameType(
        short_name=f"python_sampan_{game.key}",
        long_name=f"Sampan: {game.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
        default_loadable=True,
    )
    # OpenSpiel lets go of what is registered when Python is already gone, which only a class survives; and a game is
    # pickled by the name of its class.
    name = "".join(word.capitalize() for word in game.key.split("_")) + "Game"
    made = type(name, (SampanGame,), {"game": game, "game_type": game_type, "__module__": __name__})
    globals()[name] = made
    pyspiel.register_game(game_type, made)


for _key in sampan.game_keys():
    _register(sampan.game(_key))
