"""Random games against the laws of the game and against the second set of rules of what is legal."""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sampan
from sampan import CHANCE, OVER, Game, Rng, State

KINDS = {
    *("first_player", "draw_tile", "position_leader", "withdraw_leader", "place_tile", "riot", "build_pagoda"),
    *("replace", "end_turn", "pay", "enough", "decline_pagoda", "take_market", "decline_market", "stop_chain"),
    *("commit", "support", "stand_aside", "choose_winner", "lose_tile"),
}


def choose(game: Game, state: State, rng: Rng) -> int:
    """Any action, but the kind first, so that no kind drowns the others; and rather where pieces stand."""
    offers = [(action, game.describe(state, action)) for action in state.legal()]
    position: Any = state.position()
    kinds = sorted({str(offer["kind"]) for _, offer in offers})
    if len(kinds) > 1 and "end_turn" in kinds and rng.below(4):
        kinds.remove("end_turn")
    if "place_tile" in kinds and rng.below(2):
        kinds = ["place_tile"]
    kind = rng.choose(kinds)
    fitting = [(action, offer) for action, offer in offers if offer["kind"] == kind]
    if kind == "place_tile":
        rows = {space[0] for space in position["tiles"]}
        close = [(action, offer) for action, offer in fitting if offer["space"][0] in sorted(rows)[:4]]  # type: ignore[index]
        fitting = close or fitting
    return rng.choose(fitting)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["two_rivers", "headwaters"])
def test_what_is_legal_is_what_the_second_set_of_rules_says(
    game: Game, reference: ModuleType, laws: ModuleType, seats: int, board: str
) -> None:
    """Every phase of random games: the same offers, the same states, and every law."""
    seen: Counter[str] = Counter()
    state = game.start(seats, {"board": board})
    model = reference.Reference(state.view(None)["board"]["rows"])  # type: ignore[index]
    for number in range(2 if sampan.compiled else 1):
        state = game.start(seats, {"board": board, "refill": ("everyone", "active")[number]})
        rng = Rng(f"{board} {seats} {number}")
        while state.to_move() != OVER:
            position = state.position()
            offers = [game.describe(state, action) for action in state.legal()]
            assert sorted(offers, key=repr) == sorted(model.offers(position), key=repr)
            laws.check(position, state.view(None))
            action = int(state.sample(rng)) if state.to_move() == CHANCE else choose(game, state, rng)
            seen[str(game.describe(state, action)["kind"])] += 1
            state.apply(action)
        laws.check(state.position(), state.view(None))
    assert seen.total() > 200


def test_random_games_meet_everything(game: Game) -> None:
    """What the comparison above can only find if it happens: every kind of action does."""
    seen: set[str] = set()
    for number in range(12):
        state = game.start(2 + number % 3, {"board": "headwaters"})
        rng = Rng(number)
        while state.to_move() != OVER:
            action = int(state.sample(rng))
            seen.add(str(game.describe(state, action)["kind"]))
            state.apply(action)
    assert seen == KINDS


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), short=st.booleans(), active=st.booleans())
@settings(max_examples=12 if sampan.compiled else 4, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_the_laws_hold_in_every_position(
    game: Game, laws: ModuleType, seed: int, seats: int, short: bool, active: bool
) -> None:
    """YY-1, YY-5, YY-11, YY-17: tiles accounted for, leaders supported and at peace, pagodas on whole triangles."""
    options = {"short": short and seats == 2, "refill": "active" if active else "everyone"}
    state = game.start(seats, options)
    rng = Rng(seed)
    steps = 0
    while state.to_move() != OVER:
        state.apply(int(state.sample(rng)))
        steps += 1
        if steps % 5 == 0 or state.position()["phase"] not in ("act", "drawing"):
            laws.check(state.position(), state.view(None))
    laws.check(state.position(), state.view(None))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_sampled_action_is_any_legal_one(game: Game, seats: int) -> None:
    """Drawn without the list, and yet every action of the list about equally often."""
    state = game.start(seats, {"first_player": 0, "board": "headwaters"})
    rng = Rng(seats)
    for _ in range(160):
        state.apply(int(state.sample(rng)))
    while state.position()["phase"] != "act":
        state.apply(int(state.sample(rng)))
    legal = state.legal()
    times = 60
    counted = Counter(int(state.sample(rng)) for _ in range(times * len(legal)))
    assert set(counted) == set(legal)
    # The sum of squared deviations over the mean follows chi squared: its mean is n - 1, its deviation sqrt(2n).
    chi_squared = sum((counted[action] - times) ** 2 / times for action in legal)
    assert abs(chi_squared - len(legal)) < 5 * (2 * len(legal)) ** 0.5
