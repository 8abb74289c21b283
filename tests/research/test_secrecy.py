"""No adapter shows a seat anything that it cannot know: states that it cannot tell apart look the same to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

import sampan
import sampan.research.openspiel
from sampan import OVER, Rng, State
from sampan.research.dataset import decisions
from sampan.research.gymnasium import SeatEnv
from sampan.research.observations import observe
from sampan.research.openspiel import SampanState
from sampan.research.pettingzoo import raw_env
from sampan.research.vector import Games
from sampan.testing import mixtures

SEATS = 3


def positions(key: str) -> Iterator[tuple[State, Rng]]:
    """Positions from games of every option, a few from each."""
    game = sampan.game(key)
    for options in mixtures(game, SEATS, Rng(f"secrecy {key}"), 2):
        rng = Rng(f"{key} {options}")
        state = game.start(SEATS, options)
        for _ in range(4):
            for _ in range(5 + int(rng.below(25))):
                if state.to_move() != OVER:
                    state.apply_unchecked(state.sample(rng))
            if state.to_move() >= 0:
                yield state, rng


def differs(state: State, other: State) -> bool:
    return state.position() != other.position()


@pytest.mark.parametrize("key", sampan.game_keys())
def test_pettingzoo_and_gymnasium_show_the_same_of_what_cannot_be_told_apart(key: str) -> None:
    told_apart = 0
    for state, rng in positions(key):
        for seat in range(SEATS):
            other = state.resample(seat, rng)
            told_apart += differs(state, other)
            shown = []
            for real in (state, other):
                zoo = raw_env(key, SEATS, real.options)
                zoo.play.state = real
                seen = zoo.observe(f"seat_{seat}")
                gym = SeatEnv(key, SEATS, real.options, seat=seat)
                gym.play.state = real
                same = gym.play.observation(seat)
                arrays = [seen["observation"], seen["action_mask"], same["observation"], same["action_mask"]]
                shown.append([array.tolist() for array in arrays])
            assert shown[0] == shown[1]
    assert told_apart > 20


@pytest.mark.parametrize("key", sampan.game_keys())
def test_pettingzoo_shows_all_only_what_all_may_see(key: str) -> None:
    for state, rng in positions(key):
        shown: list[Any] = []
        for real in (state, state.resample(None, rng)):
            zoo = raw_env(key, SEATS, real.options, render_mode="ansi")
            zoo.play.state = real
            shown.append([zoo.state().tolist(), zoo.render()])
        assert shown[0] == shown[1]


@pytest.mark.parametrize("key", sampan.game_keys())
def test_openspiel_shows_the_same_of_what_cannot_be_told_apart(key: str) -> None:
    told_apart = 0
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    game = pyspiel.load_game(f"python_sampan_{key}", {"seats": SEATS})
    public_only = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = game.make_py_observer(public_only)
    state = game.new_initial_state()
    rng = Rng(key)
    for step in range(120):
        if state.is_terminal():
            break
        state.apply_action(rng.choose(state.legal_actions()))
        if step % 4 or state.is_terminal():
            continue
        for seat in range(SEATS):
            other = state.resample_from_infostate(seat, sampler)
            told_apart += differs(state.recall.state, other.recall.state)
            assert everything(other, seat) == everything(state, seat)
        seen_by_all = json.dumps(state.recall.state.view(None), sort_keys=True)
        assert {public.string_from(state, seat) for seat in range(SEATS)} == {seen_by_all}
    assert told_apart > 20


def everything(state: SampanState, seat: int) -> list[Any]:
    legal = state.legal_actions() if state.current_player() == seat else None
    return [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
        state.current_player(),
        legal,
    ]


@pytest.mark.parametrize("key", sampan.game_keys())
def test_a_batch_shows_the_seat_to_move_what_its_view_does(key: str) -> None:
    games = Games(key, 4, seats=SEATS, seed=2)
    rng, told_apart = Rng(2), 0
    for step in range(60):
        games.step(games.sample())
        if step % 5:
            continue
        for number in range(4):
            state = games.state(number)
            other = state.resample(int(games.movers[number]), rng)
            told_apart += differs(state, other)
            assert games.observations[number].tolist() == observe(other, int(games.movers[number])).tolist()
            assert games.masks[number].nonzero()[0].tolist() == other.legal()
    assert told_apart > 20


@pytest.mark.parametrize("key", sampan.game_keys())
def test_a_dataset_has_what_the_seat_saw_that_decided(key: str) -> None:
    rng = Rng(5)
    match = sampan.Match(sampan.game(key), ["A", "B", "C"], None, sampan.new_dealer(5)).begin()
    resampled = []
    while match.to_move() != OVER:
        other = match.state.resample(int(match.to_move()), rng)
        resampled.append((observe(other, int(match.to_move())).tolist(), other.legal()))
        match.act(int(match.to_move()), match.state.sample(rng))
    rows = list(decisions(match, "match"))
    assert [(row["observation"].tolist(), row["legal"]) for row in rows] == resampled  # type: ignore[attr-defined]
