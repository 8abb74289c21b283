"""Components and set-up: YY-1 to YY-4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

import sampan
from sampan import CHANCE, Game, OptionError, Rng

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Start = Callable[..., Desk]

CAPITALS = {"f3": "Qin", "l6": "Chu", "g12": "Qi", "b10": "Yan", "h6": "Han", "i9": "Wei", "d8": "Zhao"}


def test_yy_1_tiles_pagodas_and_leaders(start: Start) -> None:
    view = start(3).view(None)
    assert view["bag"] + len(view["tiles"]) == 138
    assert view["supply"] == {"black": 2, "red": 2, "green": 2, "blue": 2, "yellow": 1}
    for player in view["players"]:
        assert player["leaders"] == dict.fromkeys(["black", "red", "green", "blue", "yellow"])
        assert sum(player["points"].values()) == 0


def test_yy_1_the_bag_holds_all_but_the_capitals(start: Start) -> None:
    desk = start(2, first_player=0)
    drawn = {offer["colour"]: odds for offer, odds in zip(desk.offers(), desk.state.chances(), strict=True)}
    assert drawn == {"black": 42 - 7, "red": 36, "green": 24, "blue": 24, "yellow": 12}


def test_yy_2_the_usual_board(start: Start) -> None:
    board = start(2).view(None)["board"]
    signs = [sign for row in board["rows"] for sign in row if sign != " "]
    assert len(signs) == 163
    assert signs.count("~") == 38
    assert board["capitals"] == CAPITALS


def test_yy_3_a_governor_on_each_capital(start: Start) -> None:
    assert start(4).view(None)["tiles"] == dict.fromkeys(CAPITALS, "black")


def test_yy_3_the_short_game_is_for_two(game: Game, start: Start) -> None:
    assert start(2, short=True).view(None)["bag"] == 138 - 7 - 24
    with pytest.raises(OptionError, match="for two players"):
        game.start(3, {"short": True})
    assert "à deux" in OptionError("short-for-two", {"seats": 3}, game.package).sentence("fr")


def test_yy_3_in_the_short_game_the_last_24_never_come(game: Game) -> None:
    """The bag counts as empty when 24 tiles are left; until then any tile may come."""
    state = game.start(2, {"short": True})
    rng = Rng("short")
    while state.to_move() >= CHANCE:
        if state.to_move() == CHANCE and state.position()["phase"] == "drawing":
            view: Any = state.view(None)
            assert sum(state.chances()) == view["bag"] + 24
            assert view["bag"] > 0
        state.apply(int(state.sample(rng)))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "bag_empty"
    end: Any = state.view(None)["end"]
    assert sum(end["bag"].values()) == 24


def test_yy_4_chance_settles_who_begins(start: Start) -> None:
    desk = start(3)
    assert desk.mover == CHANCE
    assert desk.offers() == [{"kind": "first_player", "seat": seat} for seat in range(3)]
    assert desk.state.chances() == [1, 1, 1]
    assert desk.do("first_player", seat=2)[0] == {"kind": "first_player", "seat": 2}
    assert (desk.view(None)["first"], desk.view(None)["turn"]) == (2, 2)


def test_yy_4_or_the_option_does(start: Start) -> None:
    assert start(4, first_player=3).view(None)["first"] == 3


def test_yy_4_six_tiles_for_each_seat_in_turn_then_six_for_the_market(start: Start) -> None:
    desk = start(3, first_player=1)
    order: list[int | None] = []
    while desk.mover == CHANCE:
        order.append(desk.view(None)["pending"]["seat"])
        assert desk.view(None)["pending"]["purpose"] == "deal"
        desk.draw("red")
    assert order == [1] * 6 + [2] * 6 + [0] * 6 + [None] * 6
    assert (desk.mover, desk.phase, desk.actions_left) == (1, "act", 2)
    assert desk.view(None)["market"] == ["red"] * 6
    assert desk.view(1)["players"][1]["hand"] == ["red"] * 6
    assert Counter(desk.hands[0]) == Counter(red=6)


def test_yy_4_left_means_the_next_seat_number(start: Start) -> None:
    desk = start(3, first_player=2)
    desk.draw("4 red, 14 black, 6 green")
    for seat in (2, 0, 1, 2):
        assert desk.mover == seat
        desk.do("end_turn")


def test_the_game_is_registered() -> None:
    game = sampan.game("yellow_yangtze")
    assert (game.title(), game.fewest_seats, game.most_seats) == ("Yellow & Yangtze", 2, 4)
