"""What is legal is described once; the fast forms of a random action and of a mask say the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

import sampan
from sampan import CHANCE, OVER, Game, Rng
from sampan.core.legal_actions import LegalActions
from sampan.games.yellow_yangtze.game import YellowYangtzeState
from sampan.games.yellow_yangtze.random_action import candidate, count_candidates

GAMES = 6 if sampan.compiled else 4
BOARDS = ["two_rivers", "headwaters"]


def positions(game: Game, seats: int, board: str) -> Iterator[YellowYangtzeState]:
    """The positions of a few random games in which a seat decides."""
    for number in range(GAMES):
        state = game.start(seats, {"board": board})
        rng = Rng(f"{board} {seats} {number}")
        while state.to_move() != OVER:
            if state.to_move() != CHANCE:
                assert isinstance(state, YellowYangtzeState)
                yield state
            state.apply(int(state.sample(rng)))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_every_candidate_is_one_legal_action_or_none(game: Game, seats: int, board: str) -> None:
    """Drawing candidates until one is legal is drawing any legal action, all equally likely."""
    banned = pagodas = 0
    for state in positions(game, seats, board):
        if state.position()["phase"] != "act":
            continue
        found = [int(candidate(state, number)) for number in range(count_candidates(state))]
        assert sorted(action for action in found if action >= 0) == state.legal()
        banned += found.count(-1)
        pagodas += sum(game.describe(state, action)["kind"] == "build_pagoda" for action in set(found) - {-1})
    assert banned
    assert pagodas


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_masks_and_the_n_th_action_are_those_of_the_description(game: Game, seats: int, board: str) -> None:
    """Every phase, each mask written over that of the position before."""
    codes = int(game.start(seats, {"board": board}).action_codes())
    memory = vec[i64]([0] * (codes + 100))
    before = append(vec[u8](capacity=codes + 2), u8(0))
    mask = extend(before, [u8(0)] * (codes + 1))
    phases = set()
    for state in positions(game, seats, board):
        legal = LegalActions(codes)
        state.describe_legal(legal)
        expected = vec[u8]([u8(0)] * (codes + 2))
        legal.write_mask(expected, 1)
        assert state.write_mask(mask, 1, memory, before) == legal.count
        assert list(mask) == list(expected)
        listed = [int(legal.nth(number)) for number in range(legal.count)]
        assert [int(state.nth_legal(memory, number)) for number in range(legal.count)] == listed == state.legal()
        phases.add(state.position()["phase"])
    assert len(phases) > 8
