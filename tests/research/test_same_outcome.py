"""The same actions lead to the same through every adapter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

import sampan
import sampan.research.openspiel
from sampan import OVER, Rng, State
from sampan.core.rewards import rewards
from sampan.research.gymnasium import SeatEnv
from sampan.research.observations import mask, observe
from sampan.research.pettingzoo import raw_env

CASES = [
    (key, seats)
    for key in sampan.game_keys()
    for seats in sorted({sampan.game(key).fewest_seats, 3, sampan.game(key).most_seats})
]


def natively(key: str, seats: int, log: list[int]) -> State:
    state = sampan.game(key).start(seats)
    for action in log:
        state.apply(action)
    return state


def in_openspiel(key: str, seats: int, log: list[int]) -> Any:
    state = pyspiel.load_game(f"python_sampan_{key}", {"seats": seats}).new_initial_state()
    for action in log:
        assert action in state.legal_actions()
        state.apply_action(action)
    return state


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_game_of_pettingzoo(key: str, seats: int) -> None:
    made = raw_env(key, seats)
    made.reset(seed=seats)
    native = natively(key, seats, made.play.log)
    rng, told = Rng(f"{key} {seats}"), len(made.play.log)
    while not any(made.terminations.values()):
        seen = made.observe(made.agent_selection)
        seat = int(native.to_move())
        assert made.agent_selection == f"seat_{seat}"
        assert seen["observation"].tolist() == observe(native, seat).tolist()
        assert seen["action_mask"].tolist() == mask(native).tolist()
        made.step(rng.choose(native.legal()))
        for action in made.play.log[told:]:
            native.apply(action)
        told = len(made.play.log)
    outcome = native.outcome()
    assert outcome is not None
    worth = rewards(outcome, seats)
    assert list(made.rewards.values()) == worth
    spiel = in_openspiel(key, seats, made.play.log)
    assert spiel.is_terminal()
    assert spiel.returns() == worth
    assert spiel.recall.state.outcome() == outcome
    assert spiel.recall.state.position() == native.position()


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_game_of_gymnasium(key: str, seats: int) -> None:
    seat = seats - 1
    made = SeatEnv(key, seats, seat=seat)
    seen, _ = made.reset(seed=seats)
    rng, over, reward = Rng(f"{key} {seats}"), False, 0.0
    native, told = natively(key, seats, made.play.log), len(made.play.log)
    while not over:
        assert native.to_move() == seat
        assert seen["observation"].tolist() == observe(native, seat).tolist()
        assert np.flatnonzero(seen["action_mask"]).tolist() == native.legal()
        seen, reward, over, _, _ = made.step(rng.choose(native.legal()))
        for action in made.play.log[told:]:
            native.apply(action)
        told = len(made.play.log)
    assert native.to_move() == OVER
    outcome = native.outcome()
    assert outcome is not None
    assert reward == rewards(outcome, seats)[seat]
    spiel = in_openspiel(key, seats, made.play.log)
    assert spiel.returns()[seat] == reward
    zoo = raw_env(key, seats)
    zoo.reset(seed=0)
    zoo.play.load(made.play.save())
    assert zoo.play.state.outcome() == outcome
    assert seen["observation"].tolist() == zoo.observe(f"seat_{seat}")["observation"].tolist()
