"""Gymnasium's own check passes, alone and as a vector."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import sampan
from sampan import IllegalAction, Rng
from sampan.research.gymnasium import SeatEnv, SeatVectorEnv


def play(made: Any, seed: int, rng: Rng) -> list[Any]:
    """A whole game of random actions: all that was seen, and the reward."""
    seen, _ = made.reset(seed=seed)
    story = [seen["observation"].tolist()]
    over, reward = False, 0.0
    while not over:
        assert made.observation_space.contains(seen)
        assert reward == 0.0
        action = rng.choose(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, truncated, info = made.step(np.int64(action))
        assert not truncated
        assert info == {}
        story.append(seen["observation"].tolist())
    assert not seen["action_mask"].any()
    return [*story, reward]


@pytest.mark.parametrize("key", sampan.games())
def test_its_check_passes(key: str) -> None:
    name = f"sampan/{key}-v{sampan.game(key).rules_version}"
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)
    check_env(SeatEnv(key, seats=3, seat=2, bots=["random", "random"]), skip_render_check=True)


@pytest.mark.parametrize("key", sampan.games())
def test_a_seed_repeats_a_game(key: str) -> None:
    made = SeatEnv(key, seats=3, seat=1)
    assert play(made, 4, Rng(1)) == play(SeatEnv(key, seats=3, seat=1), 4, Rng(1))
    assert play(made, 5, Rng(1)) != play(made, 6, Rng(1))


def test_bots_of_any_kind_play_the_other_seats() -> None:
    made = SeatEnv("yin_yang", seats=3, options={"turn_limit": 6}, seat=1, bots=["easy", sampan.bot("random")])
    play(made, 1, Rng(2))
    assert made.play.is_over()
    for wrong in (["easy"], ["easy", "easy", "easy"]):
        with pytest.raises(ValueError, match="2 bots"):
            SeatEnv("yin_yang", seats=3, bots=wrong)
    with pytest.raises(ValueError, match="from 0 to 2"):
        SeatEnv("yin_yang", seats=3, seat=3)
    with pytest.raises(sampan.OptionError, match="easy"):
        SeatEnv("yin_yang", bots="nobody")


def test_an_illegal_action_loses() -> None:
    made = SeatEnv("yin_yang")
    made.reset(seed=1)
    before = made.play.save()
    _, reward, over, truncated, info = made.step(76)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert info["refusal"].endswith(".")
    assert made.play.save() == before


def test_it_can_be_read() -> None:
    made = SeatEnv("yin_yang", render_mode="ansi")
    made.reset(seed=1)
    assert json.loads(str(made.render())) == made.play.state.view(0)


@pytest.mark.parametrize("key", sampan.games())
def test_it_is_registered(key: str) -> None:
    name = f"sampan/{key}-v{sampan.game(key).rules_version}"
    alone = gymnasium.make(name, seats=2)
    seen, _ = alone.reset(seed=1)
    assert alone.observation_space.contains(seen)
    vector = gymnasium.make_vec(name, num_envs=3, seats=2)
    assert isinstance(vector, SeatVectorEnv)
    seen, infos = vector.reset(seed=1)
    assert vector.observation_space.contains(seen)
    assert infos == {}


@pytest.mark.parametrize("key", sampan.games())
def test_a_vector_steps_many_games(key: str) -> None:
    vector = SeatVectorEnv(key, 5, seats=2, bots="random")
    assert vector.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = vector.reset(seed=3)
    rng, ended = Rng(3), 0
    while ended < 6:
        actions = np.array([rng.choose(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]])
        seen, rewards, over, truncated, infos = vector.step(actions)
        assert vector.observation_space.contains(seen)
        assert not truncated.any()
        assert seen["action_mask"].any(axis=1).all()
        assert not rewards[~over].any()
        assert ("final_obs" in infos) == bool(over.any())
        for number in np.flatnonzero(over):
            ended += 1
            last = infos["final_obs"]["observation"][number]
            assert infos["_final_obs"][number]
            assert vector.single_observation_space["observation"].contains(last)
            assert abs(rewards[number]) <= 1.0


def test_a_vector_hands_out_copies_unless_told_otherwise() -> None:
    for copied in (True, False):
        vector = SeatVectorEnv("yin_yang", 2, copy=copied)
        seen, _ = vector.reset(seed=1)
        before = seen["observation"].tolist()
        vector.step(np.array(vector.games.sample(Rng(1))))
        assert (seen["observation"].tolist() == before) == copied


def test_a_vector_refuses_what_is_not_legal_in_any_game() -> None:
    vector = SeatVectorEnv("yin_yang", 3)
    vector.reset(seed=1)
    before = [vector.games.state(number).position() for number in range(3)]
    good = vector.games.sample(Rng(1))
    for wrong in ([good[0], good[1], 76], [-1, *good[1:]], good[:2], [*good, 1], [10**9, *good[1:]]):
        with pytest.raises(IllegalAction):
            vector.step(np.array(wrong))
    assert [vector.games.state(number).position() for number in range(3)] == before
