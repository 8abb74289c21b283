"""Sampan's games for PettingZoo: `env(key, seats=3)` is an AEC environment with action masks.

The agents are `seat_0`, `seat_1` and so on; what they observe is a dict of `observation` (see
`sampan.research.observations`) and `action_mask`. Chance is dealt from the seed given to `reset`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sampan.core.errors import NotationError
from sampan.core.game import Game
from sampan.core.state import CHANCE
from sampan.research.coerce import as_render_mode
from sampan.research.seeded_game import Observation, SeededGame

_WHO = ("agents", "agent_selection")
_PER_AGENT = ("rewards", "_cumulative_rewards", "terminations", "truncations")


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """A game with PettingZoo's usual wrappers: whoever takes an illegal action loses 1 and the game ends."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, options, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - PettingZoo's name for it
    """A game without wrappers: an illegal action is an IllegalAction, and changes nothing.

    Copying and pickling in mid-game works, and `save` and `load` do the same with JSON-able data.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.agent_selection: str
        self.rewards: dict[str, float]
        self._cumulative_rewards: dict[str, float]
        self.terminations: dict[str, bool]
        self.truncations: dict[str, bool]
        self.infos: dict[str, dict[str, Any]]
        self.play = SeededGame(game, seats, options)
        self.render_mode = as_render_mode(render_mode)
        self.metadata = {
            "name": f"sampan_{self.play.game.key}_v{self.play.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.actions) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.play.begin(seed)
        self.play.deal()
        self._seat_all()

    def step(self, action: int | None) -> None:
        """The selected agent's action; None, as PettingZoo asks, once the game is over."""
        self._must_have_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.play.is_over())
        if not self.play.is_over():
            self.agent_selection = self.possible_agents[int(self.play.state.to_move())]
        self._accumulate_rewards()
        if self.play.is_over():
            self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty unless it is to act."""
        return self.play.observation(self.possible_agents.index(agent))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> np.ndarray[Any, Any]:
        """What everybody sees: there is no more that anybody may be told."""
        return self.play.spectator()

    def render(self) -> str | None:
        """What everybody sees, as text."""
        return json.dumps(self.play.state.view(None), indent=1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing has to be closed."""

    def save(self) -> dict[str, object]:
        """The game as JSON-able data, with what the agents have still to be told."""
        self._must_have_begun()
        return {"play": self.play.save(), "agents": {name: getattr(self, name) for name in (*_WHO, *_PER_AGENT)}}

    def load(self, saved: object) -> None:
        """Go on with a saved game; a NotationError, and no change, if it is not one of this kind."""
        foreign = NotationError("play-foreign", {"game": self.play.game.key})
        if not isinstance(saved, Mapping):
            raise foreign
        before, data = self.play.save(), cast(Any, saved.get("agents"))
        self.play.load(saved.get("play"))
        if not self._fits(data):
            self.play.load(before)
            raise foreign
        self._seat_all()
        for name, value in data.items():
            setattr(self, name, value.copy() if isinstance(value, dict | list) else value)

    def _fits(self, data: object) -> bool:
        """Whether this can be what the agents have still to be told in the present position."""
        if not isinstance(data, Mapping) or set(data) != {*_WHO, *_PER_AGENT} or not isinstance(data["agents"], list):
            return False
        agents, mover = data["agents"], int(self.play.state.to_move())
        for name in _PER_AGENT:
            values = data[name]
            if not isinstance(values, dict) or not all(isinstance(value, int | float) for value in values.values()):
                return False
            if not all(agent in self.possible_agents and agent in values for agent in agents):
                return False
        ended = [data["terminations"][agent] for agent in agents]
        if mover >= 0 and agents and not any(ended):
            return (agents, data["agent_selection"]) == (self.possible_agents, self.possible_agents[mover])
        # At the end, which an illegal action may have brought about, those who were told are gone.
        left = [agent for agent in self.possible_agents if agent in agents]
        return mover != CHANCE and all(ended) and agents == left and data["agent_selection"] in self.possible_agents

    def __deepcopy__(self, _memo: object) -> raw_env:
        copy = raw_env(self.play.game, self.play.seats, self.play.state.options, self.render_mode)
        if hasattr(self, "agent_selection"):
            copy.load(self.save())
        return copy

    def __getstate__(self) -> dict[str, Any]:
        play = self.play
        made = {"game": play.game.key, "seats": play.seats, "options": play.state.options}
        begun = hasattr(self, "agent_selection")
        return {"made": {**made, "render_mode": self.render_mode}, "saved": self.save() if begun else None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["made"])  # type: ignore[misc]
        if kept["saved"] is not None:
            self.load(kept["saved"])

    def _must_have_begun(self) -> None:
        if not hasattr(self, "agent_selection"):
            raise ValueError("there is no game yet: reset() begins one")

    def _seat_all(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        if not self.play.is_over():
            self.agent_selection = self.possible_agents[int(self.play.state.to_move())]
