"""OpenSpiel's own checks pass, and its algorithms play."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, ismcts, mcts

import sampan
from sampan import Rng
from sampan.core.options import Flag, Number, Seat
from sampan.research import openspiel
from sampan.research.openspiel import SampanState

SHORT = {"yin_yang": "turn_limit=12", "dragon_delta": "round_limit=2", "yellow_yangtze": "short=True,stall_rounds=2"}
SMALL = "python_sampan_yin_yang(turn_limit=2,first_player=0)"


def begun(game: Any, rng: Rng, decisions: int) -> Any:
    """A state after so many random decisions, with somebody to move."""
    state = game.new_initial_state()
    while decisions > 0 or state.is_chance_node():
        decisions -= 0 if state.is_chance_node() else 1
        state.apply_action(rng.choose(state.legal_actions()))
        assert not state.is_terminal()
    return state


@pytest.mark.parametrize("key", sampan.game_keys())
def test_its_random_simulations_pass(key: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"python_sampan_{key}"), 1, True, False)


@pytest.mark.parametrize("key", sampan.game_keys())
def test_its_playthroughs_can_be_made_and_repeated(key: str) -> None:
    name = f"python_sampan_{key}({SHORT.get(key, '')})"
    text = generate_playthrough.playthrough(name, None, seed=4)
    actions = [int(line.split(":")[1]) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(name, actions, seed=5) == text
    assert "ChanceMode.EXPLICIT_STOCHASTIC" in text


@pytest.mark.parametrize("key", sampan.game_keys())
def test_seats_and_options_are_parameters(key: str) -> None:
    game = sampan.game(key)
    name = f"python_sampan_{key}"
    assert name in pyspiel.registered_names()
    assert pyspiel.load_game(name).num_players() == game.fewest_seats
    seats = min(3, game.most_seats)
    for option in game.options:
        for value in option.examples(seats):
            written = "none" if value is None else value
            if isinstance(value, list):
                written = ";".join(map(str, value)) or "none"
            elif value is None and isinstance(option, Number | Seat):
                written = openspiel.NOTHING
            if isinstance(written, str) and "\n" in written:
                continue  # a board of one's own is named by its file
            loaded = pyspiel.load_game(name, {"seats": seats, option.key: written})
            assert loaded.num_players() == seats
            assert loaded.new_initial_state().recall.state.options[option.key] == value
            again = pyspiel.load_game(str(loaded))
            assert str(again) == str(loaded)
    assert any(isinstance(option, Flag | Seat) for option in game.options)


def test_a_board_of_ones_own_is_named_by_its_file(tmp_path: Any) -> None:
    for key in sampan.game_keys():
        for option in sampan.game(key).options:
            if option.kind == "board":
                text = str(option.examples(2)[-1])
                path = tmp_path / f"{key}.txt"
                path.write_text(text, encoding="utf-8")
                loaded = pyspiel.load_game(f"python_sampan_{key}", {option.key: str(path)})
                assert loaded.new_initial_state().recall.state.options[option.key] == text


def test_a_bad_option_says_what_is_allowed() -> None:
    with pytest.raises(sampan.OptionError, match="2 to 10"):
        pyspiel.load_game("python_sampan_yin_yang(seats=11)")
    with pytest.raises(sampan.NotationError, match="teams"):
        pyspiel.load_game("python_sampan_yin_yang(teams=red;blue)")
    with pytest.raises(ValueError, match="with ; between"):
        pyspiel.load_game("python_sampan_yin_yang", {"seats": 4, "teams": "0,1,0,1"})


@pytest.mark.parametrize("key", sampan.game_keys())
def test_games_can_be_pickled(key: str) -> None:
    game = pyspiel.load_game(f"python_sampan_{key}(seats=3)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("key", sampan.game_keys())
def test_states_survive_serialisation_and_copies(key: str) -> None:
    game = pyspiel.load_game(f"python_sampan_{key}")
    state = begun(game, Rng(key), 7)
    saved = pyspiel.serialize_game_and_state(game, state)
    _, restored = pyspiel.deserialize_game_and_state(saved)
    copy = state.clone()
    for other in (restored, copy):
        assert isinstance(other, SampanState)
        assert str(other) == str(state)
        assert other.history() == state.history()
        for player in range(game.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
    before = str(state)
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before


def test_a_player_remembers_what_it_saw_and_nothing_else() -> None:
    game = pyspiel.load_game(SMALL)
    first = game.new_initial_state()
    legal = first.legal_actions()  # the first card of the first player
    one, other = first.child(legal[0]), first.child(legal[1])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)


def test_two_ways_to_the_same_view_are_told_apart_by_recall_only() -> None:
    # With one pile two cards are dealt one after the other; in two orders the hand is the same.
    pile = pyspiel.load_game("python_sampan_yin_yang(one_pile=True,first_player=0)")
    one, other = pile.new_initial_state(), pile.new_initial_state()
    cards = [code for code, _ in one.chance_outcomes()][:2]
    for card in cards:
        one.apply_action(card)
    for card in reversed(cards):
        other.apply_action(card)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(1) == other.information_state_string(1)


@pytest.mark.parametrize("key", sampan.game_keys())
def test_a_resampled_state_looks_the_same_to_its_player(key: str) -> None:
    game = pyspiel.load_game(f"python_sampan_{key}")
    state = begun(game, Rng(key), 9)
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    for player in range(game.num_players()):
        for _ in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_what_others_saw_is_resampled_as_well() -> None:
    game = pyspiel.load_game("python_sampan_yin_yang(first_player=0)")
    state = begun(game, Rng(3), 4)
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    real = state.information_state_string(1)
    resampled = {state.resample_from_infostate(0, sampler).information_state_string(1) for _ in range(8)}
    assert len(resampled) > 1
    assert real not in resampled


def test_observers_see_by_name_and_publicly() -> None:
    game = pyspiel.load_game("python_sampan_yin_yang")
    state = begun(game, Rng(1), 3)
    alone = game.make_py_observer()
    alone.set_from(state, 0)
    hand = state.recall.state.view(0)["players"][0]["hand"]
    assert float(alone.dict["hand"].sum()) == len(hand)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert public.dict["hand"].sum() == 0
    assert public.string_from(state, 0) == public.string_from(state, 1)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="no observer"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"more": True})


def test_its_searches_choose_legal_actions() -> None:
    game = pyspiel.load_game(SMALL)
    state = begun(game, Rng(2), 2)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    assert mcts.MCTSBot(game, 1.4, 30, evaluator, random_state=random).step(state) in state.legal_actions()
    assert ismcts.ISMCTSBot(game, evaluator, 1.4, 30, random_state=random).step(state) in state.legal_actions()
    fewer_worlds = ismcts.ISMCTSBot(game, evaluator, 1.4, 30, max_world_samples=5, random_state=random)
    assert fewer_worlds.step(state) in state.legal_actions()


def test_its_external_sampling_solver_learns() -> None:
    game = pyspiel.load_game(SMALL)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = begun(game, Rng(2), 0)
    chosen = policy.action_probabilities(state)
    assert set(chosen) == set(state.legal_actions())
    assert sum(chosen.values()) == pytest.approx(1.0)


def test_returns_sum_to_nothing() -> None:
    game = pyspiel.load_game("python_sampan_yin_yang(seats=3)")
    state = game.new_initial_state()
    rng = Rng(6)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(rng.choose(state.legal_actions()))
    outcome = state.recall.state.outcome()
    assert outcome is not None
    assert sum(state.returns()) == pytest.approx(0.0)
    winners = [player for player, value in enumerate(state.returns()) if value > 0]
    assert winners == list(outcome.winners)
