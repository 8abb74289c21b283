"""Gymnasium's own check passes, alone and as a vector."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
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


@pytest.mark.parametrize("key", sampan.game_keys())
def test_its_check_passes(key: str) -> None:
    name = f"sampan/{key}-v{sampan.game(key).rules_version}"
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)
    check_env(SeatEnv(key, seats=3, seat=2, bots=["random", "random"]), skip_render_check=True)


@pytest.mark.parametrize("key", sampan.game_keys())
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


@pytest.mark.parametrize("key", sampan.game_keys())
@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
def test_a_game_can_be_copied_in_the_middle(key: str, how: Callable[[SeatEnv], SeatEnv]) -> None:
    made = SeatEnv(key, seats=3, seat=1, bots=["easy", "random"])
    assert isinstance(how(made), SeatEnv)  # before it has begun
    seen, _ = made.reset(seed=2)
    for _ in range(3):
        seen, *_ = made.step(int(seen["action_mask"].argmax()))
    other = how(made)
    for _ in range(3):
        action = int(seen["action_mask"].argmax())
        seen, reward, over, *_ = made.step(action)
        again, same_reward, same_over, *_ = other.step(action)
        assert (seen["observation"].tolist(), reward, over) == (again["observation"].tolist(), same_reward, same_over)
    assert made.reset()[0]["observation"].tolist() == other.reset()[0]["observation"].tolist()


def test_a_seat_without_a_bot_is_refused() -> None:
    for bots in (None, [None], [None, None]):
        for kind in (lambda bots: SeatEnv("yin_yang", bots=bots), lambda bots: SeatVectorEnv("yin_yang", 2, bots=bots)):
            with pytest.raises(ValueError, match=r"None|needed"):
                kind(bots)
    for seat in (1.0, "0", None, True):
        with pytest.raises(ValueError, match="whole number from 0 to 1"):
            SeatEnv("yin_yang", seat=seat)  # type: ignore[arg-type]
    assert SeatEnv("yin_yang", seat=np.int64(1)).reset(seed=1)[0]["observation"][0] == 1  # type: ignore[arg-type]


def test_what_is_no_action_at_all_is_a_mistake_and_not_bad_play() -> None:
    made = SeatEnv("yin_yang")
    seen, _ = made.reset(seed=1)
    for wrong in (None, "a", 1.0, [1], np.array([1, 2])):
        with pytest.raises(IllegalAction):
            made.step(wrong)  # type: ignore[arg-type]
    made.step(np.array(int(np.flatnonzero(seen["action_mask"])[0])))  # type: ignore[arg-type]


def test_an_illegal_action_loses() -> None:
    made = SeatEnv("yin_yang")
    made.reset(seed=1)
    before = made.play.save()
    _, reward, over, truncated, info = made.step(76)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert info["refusal"].endswith(".")
    assert made.play.save() == before
    with pytest.raises(IllegalAction, match="over"):
        made.step(made.play.state.legal()[0])
    made.reset(seed=1)
    made.step(made.play.state.legal()[0])


def test_it_can_be_read() -> None:
    made = SeatEnv("yin_yang", render_mode="ansi")
    made.reset(seed=1)
    assert json.loads(str(made.render())) == made.play.state.view(0)


@pytest.mark.parametrize("key", sampan.game_keys())
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


@pytest.mark.parametrize("key", sampan.game_keys())
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
        vector.step(np.array(vector.games.sample()))
        assert (seen["observation"].tolist() == before) == copied


def test_a_vector_refuses_what_is_not_legal_in_any_game() -> None:
    vector = SeatVectorEnv("yin_yang", 3)
    vector.reset(seed=1)
    before = [vector.games.state(number).position() for number in range(3)]
    good = vector.games.sample()
    for wrong in ([good[0], good[1], 76], [-1, *good[1:]], good[:2], [*good, 1], [10**9, *good[1:]]):
        with pytest.raises(IllegalAction):
            vector.step(np.array(wrong))
    assert [vector.games.state(number).position() for number in range(3)] == before


def test_there_is_no_step_before_a_game_or_after_its_end() -> None:
    made = SeatEnv("yin_yang", options={"turn_limit": 3})
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        made.step(0)
    seen, _ = made.reset(seed=1)
    over = False
    while not over:
        seen, _, over, *_ = made.step(int(seen["action_mask"].argmax()))
    for _ in range(2):
        with pytest.raises(IllegalAction, match="over"):
            made.step(0)
    made.reset()
    assert made.play.state.to_move() == 0


def test_a_reset_without_a_seed_goes_on_from_the_last() -> None:
    vector = SeatVectorEnv("yangtze", 3)

    def second() -> Any:
        first = vector.reset(seed=1)[0]["observation"].tolist()
        again = vector.reset()[0]["observation"].tolist()
        assert again != first
        return again

    assert second() == second()
    unseeded = [SeatVectorEnv("yangtze", 3).reset()[0]["observation"].tolist() for _ in range(2)]
    assert unseeded[0] != unseeded[1]


@pytest.mark.parametrize("choice", [None, "x", 10**6, 1.5])
def test_a_bot_that_goes_wrong_is_named(choice: Any) -> None:
    class Wrong:
        def choose(self, state: Any, rng: Any) -> Any:
            return choice

    for kind in (SeatEnv, lambda key, options, bots: SeatVectorEnv(key, 1, options=options, bots=bots)):
        with pytest.raises(RuntimeError, match="the bot at seat 1 went wrong"):
            kind("yin_yang", options={"first_player": 1}, bots=Wrong()).reset(seed=1)


def test_bots_may_use_short_cuts() -> None:
    class Bidder:
        def choose(self, state: Any, rng: Any) -> int:
            game, legal = sampan.game("yangtze"), state.legal()
            more: list[Any] = [game.describe(state, code).get("at_least") for code in legal]
            amounts = [amount for amount in more if amount is not None]
            return int(game.find(state, {"kind": "bid", "amount": amounts[0]}) if amounts else legal[0])

    made = SeatEnv("yangtze", bots=Bidder())
    seen, _ = made.reset(seed=1)
    for _ in range(300):
        seen, _, over, *_ = made.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        if max(made.play.log) >= made.play.actions:
            return
        if over:
            seen, _ = made.reset()
    pytest.fail("no bot has bid")


def test_how_it_is_shown_is_checked() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        SeatEnv("yin_yang", render_mode="human")
