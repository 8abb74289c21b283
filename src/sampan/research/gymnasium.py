"""Sampan's games for Gymnasium: one seat learns, bots play the others; alone or many at once.

`SeatEnv(key, seats=3, bots=["easy", "random"])` is an environment for a game, `SeatVectorEnv(key, 64)` a vector of
them; importing this module registers both as `sampan/<game>-v<rules>` for `gymnasium.make` and `make_vec`.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import sampan
from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.options import as_whole, is_whole, shown
from sampan.research.coerce import BotsBySeat, as_bots, as_game, as_render_mode
from sampan.research.seeded_game import Observation, SeededGame
from sampan.research.vector import Games

Opponents = Any  # a bot or its name, for all other seats, or a list of them
Vectors = dict[str, NDArray[Any]]
ILLEGAL_REWARD = -1.0
_KEPT = ("_over", "_np_random", "_np_random_seed", "action_space", "observation_space", "spec")  # in a copy


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat's game. An illegal action loses it: reward -1, and `info["refusal"]` says what was wrong.

    Copying and pickling in mid-game works, as far as its bots can be copied or pickled.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        bots: Opponents = "random",
        render_mode: str | None = None,
    ) -> None:
        self.play = SeededGame(game, seats, options)
        self.seat = seat
        self._bots_argument = bots
        self.bots = as_bots(seat_bots(bots, self.play.seats, seat))
        self.render_mode = as_render_mode(render_mode)
        self._over: bool | None = None  # whether the game has ended, or was lost by an illegal action; None before it
        self.observation_space = self.play.observation_space()
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.play.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        self._over = None
        self.play.begin(int(self.np_random.integers(2**62)))
        while self._play_on():  # others may finish before the learner is ever asked
            self.play.begin(int(self.np_random.integers(2**62)))
        self._over = False
        return self.play.observation(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's action, and all that follows until it is to decide again or the game is over."""
        if self._over is None:
            raise gymnasium.error.ResetNeeded("there is no game yet: reset() begins one")
        if self._over:
            raise IllegalAction("game-over")
        try:
            self.play.act(action)
        except IllegalAction as problem:
            if problem.reason == "action-form":  # a mistake in the program, and not bad play
                raise
            self._over = True
            return self.play.observation(self.seat), ILLEGAL_REWARD, True, False, {"refusal": problem.sentence()}
        self._over = self._play_on()
        return self.play.observation(self.seat), self.play.rewards()[self.seat], self._over, False, {}

    def render(self) -> str | None:
        """What the learner sees, as text."""
        return json.dumps(self.play.state.view(self.seat), indent=1) if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        play = self.play
        made = {"game": play.game.key, "seats": play.seats, "options": play.state.options, "seat": self.seat}
        made |= {"bots": self._bots_argument, "render_mode": self.render_mode}
        kept = {name: copy.deepcopy(getattr(self, name)) for name in _KEPT}
        return {"made": made, "play": play.save(), "kept": kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["made"])  # type: ignore[misc]
        self.play.load(kept["play"])
        for name, value in kept["kept"].items():
            setattr(self, name, value)

    def _play_on(self) -> bool:
        """Chance and bots play until the learner is to decide, or the game is over; returns whether it is."""
        while (mover := self.play.deal()) >= 0 and (bot := self.bots[mover]) is not None:
            self.play.act_for(bot)
        return self.play.is_over()


class SeatVectorEnv(VectorEnv[Vectors, NDArray[Any], NDArray[Any]]):
    """Many such games in one compiled call; with `copy=False` the arrays are windows that the next step overwrites.

    With `workers` so many processes divide the games among them, this one included.

    A game that ends is followed by the next one in the same step; `infos["final_obs"]` has how it ended. An illegal
    action is an IllegalAction, and changes nothing.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        bots: Opponents = "random",
        copy: bool = True,
        workers: int = 1,
    ) -> None:
        chosen = as_game(game)
        count = chosen.checked_seats(chosen.fewest_seats if seats is None else seats)
        self.games = Games(game, num_envs, count, options, seat_bots(bots, count, seat), workers=workers)
        self.seat = seat
        self.copy = copy
        self.num_envs = num_envs
        self.single_observation_space = SeededGame(chosen, count, options).observation_space()
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vectors, dict[str, Any]]:
        """Begin all games anew."""
        self.games.restart(seed)
        return self._observations(), {}

    def step(self, actions: NDArray[Any]) -> tuple[Vectors, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An action per game."""
        self.games.step(actions)
        ended = self.games.dones.copy()
        infos: dict[str, Any] = {}
        if ended.any():
            last = self.games.finals[:, self.seat].copy()
            infos = {"final_obs": {"observation": last, "action_mask": np.zeros_like(self.games.masks)}}
            infos["_final_obs"] = ended
        reward = self.games.rewards[:, self.seat].copy()
        return self._observations(), reward, ended, np.zeros_like(ended), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the other processes."""
        self.games.close()

    def _observations(self) -> Vectors:
        observation, mask = self.games.observations, self.games.masks
        return {
            "observation": observation.copy() if self.copy else observation,
            "action_mask": mask.copy() if self.copy else mask,
        }


def seat_bots(bots: Opponents, seats: int, seat: int) -> BotsBySeat:
    """The bots at their seats, from one for all or one for each; None at the learner's."""
    number = as_whole(seat)
    if not (is_whole(number) and isinstance(number, int) and 0 <= number < seats):
        raise ValueError(f"the learner's seat is a whole number from 0 to {seats - 1}, not {shown(seat)}")
    seat = number
    named = list(bots) if isinstance(bots, list | tuple) else [bots] * (seats - 1)
    if len(named) != seats - 1:
        raise ValueError(f"{seats - 1} bots are needed, or one for all")
    if None in as_bots(named):
        raise ValueError("all seats but the learner's are played by bots: None is not one")
    return [*named[:seat], None, *named[seat:]]


def _register() -> None:
    for key in sampan.game_keys():
        name = f"sampan/{key}-v{sampan.game(key).rules_version}"
        if name not in gymnasium.registry:
            module = "sampan.research.gymnasium"
            gymnasium.register(
                name,
                entry_point=f"{module}:SeatEnv",
                vector_entry_point=f"{module}:SeatVectorEnv",
                disable_env_checker=True,  # it would take illegal actions at random
                kwargs={"game": key},
            )


_register()
