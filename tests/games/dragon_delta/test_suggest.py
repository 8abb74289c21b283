"""What the game suggests, which is what the bot `easy` plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playing import play, wins

import sampan
from sampan import OVER, Game, Rng, decide

DESK = Callable[..., Any]


def test_easy_beats_random(game: Game) -> None:
    """At least 95 of 100; measured 296 of 300, so a failure means that something broke."""
    games = 100 if sampan.compiled else 3
    assert wins(game, "easy", "random", games) >= 0.95 * games


@pytest.mark.skipif(not sampan.compiled, reason="uncompiled games of six take a while")
@pytest.mark.parametrize("seats", range(2, 7))
def test_easy_players_arrive(game: Game, seats: int) -> None:
    """Among themselves too, long before the limit."""
    for number in range(4):
        assert play(game, ["easy"] * seats, number, {"round_limit": 40}).reason == "village"


def chosen(desk: Any, seed: int = 1) -> dict[str, Any]:
    return desk.game.describe(desk.state, decide(sampan.bot("easy"), desk.state, Rng(seed)))


def rows(desk: Any, seed: int) -> list[str]:
    """The five cards that the seat to move lays."""
    state, rng, seat = desk.state.clone(), Rng(seed), desk.mover
    for _ in range(5):
        state.apply(decide(sampan.bot("easy"), state, rng))
    laid: Any = state.position()["laid"]
    return list(laid[seat])


def laying(lay: DESK, seats: int = 2, **table: Any) -> Any:
    return lay([["stone_1"]] * seats, phase="lay", position=0, laid=[[]] * seats, **table)


@pytest.mark.parametrize("seed", range(4))
def test_stones_come_before_the_planks_that_need_them(start: DESK, seed: int) -> None:
    row = rows(start(2), seed)
    planks = [row.index(card) for card in row if card.startswith("plank")]
    assert min(row.index(card) for card in row if card.startswith("stone")) < min(planks, default=5)
    assert row.count("dragon_black") <= 1


@pytest.mark.parametrize("seed", range(4))
def test_one_step_from_the_target_it_walks(lay: DESK, seed: int) -> None:
    table = {"stones": "15 19", "planks": {"black 2": "black-19", "white 1": "15-19"}}
    row = rows(laying(lay, **table, places=["black-19", "red"]), seed)
    assert "move_1" in row[:2] or "move_2" in row[:2]
    desk = lay([["move_2"], ["stone_1"]], **table, places=["15-19", "red"])
    assert chosen(desk, seed) == {"kind": "step", "from": "black", "to": "19", "size": 2, "colour": "black"}
    desk = lay([["move_1"], ["stone_1"]], **table, places=["black-19", "red"])
    assert chosen(desk, seed) == {"kind": "step", "village": "black"}


def test_a_dragon_is_laid_more_often_against_one_who_is_about_to_arrive(lay: DESK, start: DESK) -> None:
    """Where it hurts most: at the move that would carry the other home. Usually one does not think of it."""
    table = {"stones": "10", "planks": {"white 1": "white-10"}, "places": ["white", "white-10"]}
    tries = 40 if sampan.compiled else 20
    threatened = [rows(laying(lay, **table), seed) for seed in range(tries)]
    calm = [rows(start(2), seed) for seed in range(tries)]
    often = sum("dragon_black" in row for row in threatened)
    assert often > tries // 2
    assert any("dragon_black" not in row for row in threatened)
    early = sum("dragon_black" in row[:2] for row in threatened)
    assert early > sum("dragon_black" in row[:2] for row in calm)


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_the_plank_that_bars_the_way(lay: DESK, seed: int) -> None:
    """White is one plank short of a way across, and a black one lies across the gap."""
    planks = {"white 1": "12-14", "black 3": "10-18"}
    stones = "10 12 14 18"
    desk = lay([["remove"], ["stone_1"]], stones=stones, planks=planks, lost=["white 3"])
    cheaper = chosen(desk, seed)
    assert cheaper["kind"] == "remove_plank"
    assert (cheaper["from"], cheaper["to"]) == ("10", "18")


@pytest.mark.parametrize("seed", range(3))
def test_a_plank_is_rather_laid_than_lost(lay: DESK, seed: int) -> None:
    """Only size 1 fits anywhere: the others would be lost."""
    desk = lay([["plank_1"], ["stone_1"]], stones="10")
    assert (chosen(desk, seed)["size"], chosen(desk, seed)["colour"]) == (1, "white")


@pytest.mark.parametrize("seats", [2, 6])
def test_every_suggestion_is_legal(game: Game, seats: int) -> None:
    """Also in positions that suggestions would never lead to."""
    rng = Rng(f"suggested {seats}")
    state = game.start(seats, {"first_holder": 0, "round_limit": 6 if sampan.compiled else 2})
    while state.to_move() != OVER:
        assert int(state.suggest(rng)) in state.legal()
        state.apply(state.sample(rng))


@pytest.mark.parametrize("seed", range(3))
def test_dd_12a_the_smallest_loose_plank_that_is_long_enough_is_chosen(lay: DESK, seed: int) -> None:
    """The ways to black lead over black-19, of size 2, and black-15, of size 4."""
    table = {"stones": "15 19", "planks": {"white 1": "15-19"}, "places": ["15-19", "red"], "options": {"fit": "loose"}}
    assert chosen(lay([["plank_1"], ["stone_1"]], **table), seed)["size"] in (2, 4)
    assert chosen(lay([["plank_1"], ["stone_1"]], **table, lost=["white 2", "white 4"]), seed)["size"] in (3, 5)


@pytest.mark.skipif(not sampan.compiled, reason="uncompiled games take a while")
def test_dd_12a_easy_players_arrive_with_loose_planks(game: Game) -> None:
    for seats in (2, 4, 6):
        assert play(game, ["easy"] * seats, seats, {"round_limit": 40, "fit": "loose"}).reason == "village"


def test_dd_12a_suggestions_with_loose_planks_are_legal(game: Game) -> None:
    rng = Rng("loose")
    state = game.start(4, {"first_holder": 0, "round_limit": 6 if sampan.compiled else 2, "fit": "loose"})
    while state.to_move() != OVER:
        assert int(state.suggest(rng)) in state.legal()
        state.apply(state.sample(rng))
