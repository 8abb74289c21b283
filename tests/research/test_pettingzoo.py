"""PettingZoo's own checks pass; a game can be copied and saved in the middle."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any, cast

import numpy as np
import pytest
from high_card import HighCard
from pettingzoo.test import api_test, performance_benchmark, seed_test

import sampan
from sampan import IllegalAction, NotationError, Rng
from sampan.research.pettingzoo import env, raw_env

pytestmark = [
    # What PettingZoo says of every environment with action masks, its own included.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


def step(played: Any, rng: Rng) -> None:
    """A random legal action of the agent that is to act."""
    seen, _, over, _, _ = played.last()
    played.step(None if over else rng.choose(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize("key", sampan.game_keys())
def test_its_checks_pass(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(key), num_cycles=200)
    api_test(env(key, seats=sampan.game(key).most_seats), num_cycles=50)
    seed_test(lambda: env(key), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


def test_its_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(sampan.game_keys()[0]))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("key", sampan.game_keys())
def test_it_says_what_it_is(key: str) -> None:
    game = sampan.game(key)
    made = env(key, seats=game.most_seats, options={})
    assert str(made) == f"sampan_{key}_v{game.rules_version}"
    assert made.possible_agents == [f"seat_{seat}" for seat in range(game.most_seats)]
    made.reset(seed=1)
    seen = made.observe(made.agent_selection)
    assert made.observation_space(made.agent_selection).contains(seen)
    assert np.flatnonzero(seen["action_mask"]).tolist() == made.unwrapped.play.state.legal()
    others = [agent for agent in made.agents if agent != made.agent_selection]
    assert not made.observe(others[0])["action_mask"].any()
    assert made.state().tolist() == made.unwrapped.play.spectator().tolist()


def test_rewards_come_at_the_end_and_once() -> None:
    made = raw_env("yangtze", seats=3)
    made.reset(seed=5)
    rng = Rng(1)
    while not any(made.terminations.values()):
        assert set(made.rewards.values()) == {0.0}
        step(made, rng)
    rewards = dict(made.rewards)
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert max(rewards.values()) > 0
    told = {}
    while made.agents:
        told[made.agent_selection] = made.last()[1]
        made.step(None)
    assert told == rewards


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    bare = raw_env("yin_yang")
    bare.reset(seed=1)
    before = bare.save()
    for wrong in (76, -1, 10**9, None, "0", 1.5, np.int64(76)):
        with pytest.raises(IllegalAction):
            bare.step(wrong)
    assert bare.save() == before
    wrapped = env("yin_yang")
    wrapped.reset(seed=1)
    offender = wrapped.agent_selection
    wrapped.step(76)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[offender] == -1.0


@pytest.mark.parametrize("key", sampan.game_keys())
@pytest.mark.parametrize("how", ["copied", "pickled", "saved"])
def test_a_game_goes_on_the_same_from_a_copy(key: str, how: str) -> None:
    played = env(key)
    played.reset(seed=11)
    rng = Rng(key)
    for _ in range(12):
        if all(played.terminations.values()):
            played.reset(seed=12)
        step(played, rng)
    if how == "copied":
        other = copy.deepcopy(played)
    elif how == "pickled":
        other = pickle.loads(pickle.dumps(played))
    else:
        other = env(key)
        other.reset(seed=99)
        other.unwrapped.load(json.loads(json.dumps(played.unwrapped.save())))
    one, two = Rng("on"), Rng("on")
    while played.agents:
        step(played, one)
        step(other, two)
        assert other.unwrapped.save() == played.unwrapped.save()
    assert not other.agents


def test_a_game_that_has_not_begun_can_be_copied() -> None:
    for other in (copy.deepcopy(raw_env("yangtze", 3)), pickle.loads(pickle.dumps(raw_env("yangtze", 3)))):
        other.reset(seed=1)
        assert len(other.agents) == 3


def test_a_copy_in_mid_game_keeps_a_game_of_ones_own() -> None:
    made = raw_env(HighCard(), 3)
    made.reset(seed=1)
    assert copy.deepcopy(made).save() == made.save()


def test_what_was_not_saved_so_is_refused_and_changes_nothing() -> None:
    made = raw_env("yin_yang")
    with pytest.raises(ValueError, match="reset"):
        made.save()
    made.reset(seed=np.int64(1))  # type: ignore[arg-type]
    before = made.save()
    assert json.loads(json.dumps(before)) == before
    play, agents = cast(dict[str, Any], before["play"]), cast(dict[str, Any], before["agents"])
    wrong: list[object] = [None, [], "x", {}, {"play": play}, {"agents": agents}, {"play": play, "agents": {}}]
    wrong += [{"play": {**play, name: value}, "agents": agents} for name, value in (("log", [76]), ("log", 3))]
    wrong += [{"play": {**play, "seed": [1]}, "agents": agents}, {"play": None, "agents": agents}]
    odd = [("save", 5), ("agent_selection", "seat_9"), ("agents", ["seat_9"]), ("agents", {}), ("rewards", {})]
    wrong += [{"play": play, "agents": {**agents, name: value}} for name, value in odd]
    for saved in wrong:
        with pytest.raises(NotationError):
            made.load(saved)
        assert made.save() == before
    made.load(before)


def test_what_was_saved_of_another_game_is_refused() -> None:
    one, other = raw_env("yin_yang"), raw_env("yin_yang", 3)
    one.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(NotationError, match="saved"):
        other.load(one.save())


def test_it_can_be_read() -> None:
    made = env("yin_yang", render_mode="ansi")
    made.reset(seed=1)
    shown = json.loads(str(made.render()))
    assert shown == made.unwrapped.play.state.view(None)
    assert raw_env("yin_yang").render() is None


def test_there_is_no_step_before_a_reset() -> None:
    made = raw_env("yin_yang")
    for use in (lambda: made.step(0), made.save):
        with pytest.raises(ValueError, match="reset"):
            use()


def test_a_reset_without_a_seed_goes_on_from_the_last() -> None:
    def second() -> Any:
        made = raw_env("yangtze", 3)
        made.reset(seed=1)
        first = made.play.log
        made.reset()
        assert made.play.log != first
        return made.play.log

    assert second() == second()


def test_what_was_altered_is_refused_and_changes_nothing() -> None:
    made = raw_env("yin_yang")
    made.reset(seed=1)
    for _ in range(3):
        made.step(int(made.observe(made.agent_selection)["action_mask"].argmax()))
    before = made.save()
    play, agents = cast(dict[str, Any], before["play"]), cast(dict[str, Any], before["agents"])
    wrong: list[Any] = [{"play": {**play, "log": play["log"][:length]}, "agents": agents} for length in (0, 2)]
    other = next(agent for agent in made.possible_agents if agent != made.agent_selection)
    odd: list[tuple[str, Any]] = [
        ("agents", ["seat_0"]),
        ("agents", [[1]]),
        ("rewards", "x"),
        ("agent_selection", other),
    ]
    odd += [("rewards", dict.fromkeys(made.agents, "x")), ("terminations", {"seat_0": True, "seat_1": False})]
    wrong += [{"play": play, "agents": {**agents, name: value}} for name, value in odd]
    for saved in wrong:
        with pytest.raises(NotationError):
            made.load(saved)
        assert made.save() == before
    made.load(json.loads(json.dumps(before)))
    assert made.save() == before


def test_a_copy_can_be_made_after_an_illegal_action_has_ended_the_game() -> None:
    made = env("yin_yang")
    made.reset(seed=1)
    made.step(int(made.observe(made.agent_selection)["action_mask"].argmin()))
    other = copy.deepcopy(made)
    assert other.terminations == made.terminations == dict.fromkeys(made.agents, True)
    for each in (made, other):
        for _ in each.agent_iter():
            assert each.last()[2]
            each.step(None)
    assert made.agents == other.agents == []
    assert copy.deepcopy(made).agents == []
