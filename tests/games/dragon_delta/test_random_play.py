"""Whole games at every number of seats, step by step against the second set of rules.

After each action: the same decision is asked of the same seat with the same choices, and everything lies in the same
place. Some games are played at random, some by one who follows the shortest way and so meets what random play does not.
"""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

import sampan
from sampan import OVER, Game, Rng, State

if TYPE_CHECKING:
    from collections.abc import Callable

    Maps = Callable[[str], Any]

# Uncompiled the same is looked at in shorter games: `make test` runs both forms.
ROUNDS = 12 if sampan.compiled else 4


def follow(game: Game, state: State, model: Any, rng: Rng, planned: int) -> Counter[str]:
    """Play on both sides to the end; of a hundred decisions so many follow the plan that the game suggests."""
    seen: Counter[str] = Counter()
    while state.to_move() != OVER:
        offers = {repr(sorted(offer.items())): offer for offer in (game.describe(state, a) for a in state.legal())}
        assert state.to_move() == model.who
        assert set(offers) == {repr(sorted(offer.items())) for offer in model.offers}
        assert len(offers) == len(state.legal())
        action = -1
        if rng.below(100) < planned:
            action = int(state.resample(state.to_move(), rng).suggest(rng)) if state.to_move() >= 0 else -1
        answer = game.describe(state, action) if action >= 0 else rng.choose(list(offers.values()))
        seen[answer["kind"]] += 1
        state.apply(game.find(state, answer))
        model.answer(answer)
        compare(state, model)
    seen.update(model.rare)
    seen[f"end {model.reason}"] += 1
    return seen


def compare(state: State, model: Any) -> None:
    """Everything lies in the same place on both sides."""
    position: Any = state.position()
    plank = "{} {}".format
    assert position["stones"] == [island for island in model.map.islands if island in model.stones]
    assert position["planks"] == {plank(*p): model.map.name(span) for p, span in model.planks.items()}
    assert [set(stock) for stock in position["stocks"]] == [{plank(*p) for p in stock} for stock in model.stock]
    assert set(position["lost"]) == {plank(*p) for p in model.lost}
    assert position["places"] == [model.map.name(place) for place in model.place]
    assert position["laid"] == model.laid
    assert (position["round"], position["position"], position["holder"]) == (model.round, model.slot, model.holder)
    outcome = state.outcome()
    if outcome is None:
        assert model.who != OVER
        return
    assert model.who == OVER
    assert (list(outcome.winners), outcome.reason) == (model.winners, model.reason)
    assert list(outcome.scores) == [-model.distance(seat) for seat in model.seats]
    assert state.legal() == []


@pytest.mark.parametrize("board", ["delta", "swift"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_dd_5_to_19_random_games(game: Game, reference: ModuleType, maps: Maps, seats: int, board: str) -> None:
    rng = Rng(f"{seats} {board}")
    options: dict[str, Any] = {"board": board, "round_limit": ROUNDS}
    if board == "swift":
        options["first_holder"] = seats - 1
    model = reference.Reference(maps(board), seats, options)
    seen = follow(game, game.start(seats, options), model, rng, 0)
    assert seen["end round_limit"] + seen["end village"] == 1
    assert min(seen["place_stone"], seen["choose_plank"], seen["fell"], seen["struck"]) > 0


@pytest.mark.parametrize("board", ["delta", "swift"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_dd_5_to_18_planned_games(game: Game, reference: ModuleType, maps: Maps, seats: int, board: str) -> None:
    """Mostly along the shortest way, so that pawns walk, meet and arrive."""
    rng = Rng(f"planned {seats} {board}")
    options: dict[str, Any] = {"board": board, "round_limit": ROUNDS}
    model = reference.Reference(maps(board), seats, options)
    seen = follow(game, game.start(seats, options), model, rng, 85)
    assert seen["step"] > 5


@pytest.mark.parametrize("planned", [0, 85])
@pytest.mark.parametrize(("seats", "board"), [(2, "delta"), (3, "swift"), (6, "delta")])
def test_dd_12a_games_with_loose_planks(
    game: Game, reference: ModuleType, maps: Maps, seats: int, board: str, planned: int
) -> None:
    rng = Rng(f"loose {seats} {board} {planned}")
    options: dict[str, Any] = {"board": board, "fit": "loose", "round_limit": ROUNDS}
    model = reference.Reference(maps(board), seats, options)
    seen = follow(game, game.start(seats, options), model, rng, planned)
    assert min(seen["place_stone"], seen["choose_plank"], seen["lay_plank"]) > 0


@pytest.mark.skipif(not sampan.compiled, reason="so many uncompiled games take a minute")
def test_dd_9_to_17_rare_things_happen(game: Game, reference: ModuleType, maps: Maps) -> None:
    """Together these games meet every kind of decision and every rule for what cannot be done."""
    seen: Counter[str] = Counter()
    for number in range(24):
        rng = Rng(f"rare {number}")
        options: dict[str, Any] = {"board": "swift", "round_limit": 25}
        model = reference.Reference(maps("swift"), 6 - number % 2, options)
        seen += follow(game, game.start(6 - number % 2, options), model, rng, 50)
    rare = ["no plank", "plank lost", "there and back", "fell", "struck", "jump", "remove_plank", "remove_stone"]
    assert {name: seen[name] for name in rare if not seen[name]} == {}
    assert seen["end village"] > 0
