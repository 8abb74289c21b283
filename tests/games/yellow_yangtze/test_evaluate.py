"""The evaluation that bots ask for: what it values, and what `easy` makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playing import play

import sampan
from sampan import Game, Rng, decide

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

BOARD = {"black": "h5"}
EASY = sampan.bot("easy")


def worth(desk: Desk, seat: int = 0) -> float:
    return float(desk.state.evaluate(seat))


def chosen(desk: Desk, seed: int = 1) -> dict[str, Any]:
    """What `easy` does."""
    return desk.game.describe(desk.state, decide(EASY, desk.state, Rng(seed)))


def test_points_are_worth_most_where_one_is_weakest(lay: Lay) -> None:
    other = [4, 4, 4, 4, 0]
    plain = worth(lay(2, BOARD, points=[[6, 5, 5, 2, 0], other]))
    strong = worth(lay(2, BOARD, points=[[7, 5, 5, 2, 0], other]))
    weak = worth(lay(2, BOARD, points=[[6, 5, 5, 3, 0], other]))
    gold = worth(lay(2, BOARD, points=[[6, 5, 5, 2, 1], other]))
    assert plain < strong < weak
    assert gold == pytest.approx(weak, abs=0.02)


def test_what_is_good_for_one_is_bad_for_the_other(lay: Lay) -> None:
    desk = lay(2, BOARD, points=[[6, 5, 5, 4, 0], [2, 2, 2, 2, 0]])
    assert worth(desk, 0) > 0.5 > worth(desk, 1)


def test_a_pagoda_with_the_own_leader_is_an_income(lay: Lay) -> None:
    board = {"black": "h5 h6 i5"}
    without = worth(lay(2, board, ["black h4"]))
    assert worth(lay(2, board, ["black h4"], pagodas=["h5-h6-i5"])) > without
    assert worth(lay(2, board, ["red h4"], pagodas=["h5-h6-i5"])) == worth(lay(2, board, ["red h4"]))


def test_a_leader_with_more_governors_and_soldiers_is_safer(lay: Lay) -> None:
    one = worth(lay(2, {"black": "h5 j9"}, ["red h6"]))
    two = worth(lay(2, {"black": "h5 g5"}, ["red h6"]))
    guarded = worth(lay(2, {"black": "h5 j9", "red": "h7"}, ["red h6"]))
    assert one < two
    assert one < guarded


def test_support_in_hand_counts(lay: Lay) -> None:
    assert worth(lay(2, BOARD, hands=["black"])) > worth(lay(2, BOARD, hands=["yellow"]))


def test_the_end_is_evaluated_by_who_has_won(lay: Lay) -> None:
    desk = lay(3, BOARD, hands=["5 red", "6 red", "6 red"], bag="", points=[[2] * 5, [1] * 5, [2] * 5])
    desk.do("end_turn")
    assert [worth(desk, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_easy_takes_the_point_that_it_lacks(lay: Lay) -> None:
    """A soldier in its own state, where it gains, and not somewhere else."""
    desk = lay(2, BOARD, ["red h6"], ["red"], points=[[3, 0, 3, 3, 0], [3, 3, 3, 3, 0]], actions_left=1)
    choice = chosen(desk)
    assert choice["kind"] == "place_tile"
    desk.do(**choice)
    assert desk.scores[0]["red"] == 1


def test_easy_builds_the_pagoda_that_pays(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h6"}, ["black h4"], ["black"])
    desk.tile("black", "i5")
    assert chosen(desk)["kind"] == "build_pagoda"


@pytest.mark.parametrize("seed", range(3))
def test_easy_defends_a_revolt_that_it_can_win(lay: Lay, seed: int) -> None:
    """One governor each, the attacker has added one: with one of two tiles, or the leader, it is a tie, which wins."""
    desk = lay(2, BOARD, ["", "red h4"], ["black", "2 black"])
    desk.leader("red", "h6")
    desk.do("commit", tiles=1, leader=False)
    choice = chosen(desk, seed)
    desk.do(**choice)
    assert desk.leaders == [{}, {"red": "h4"}]
    assert choice["tiles"] + choice["leader"] == 1


def test_easy_supports_its_own_side(lay: Lay) -> None:
    """It is behind by one, and has two soldiers and a leader to turn that round; never does it help the other."""
    desk = lay(2, {"black": "h3 h8", "red": "h4 i3 h6", "yellow": "h7"}, ["green h2", "green h9"], ["yellow", "2 red"])
    desk.tile("yellow", "h5")
    assert chosen(desk)["side"] == 1


@pytest.mark.skipif(not sampan.compiled, reason="an uncompiled game takes a minute")
def test_easy_beats_random(game: Game) -> None:
    """At least 19 of 20, in both seats; measured 300 of 300, so a failure means that something broke."""
    wins = 0
    for number in range(40):
        names = ["random", "random"]
        names[number % 2] = "easy"
        wins += number % 2 in play(game, names, number).winners
    assert wins >= 38


@pytest.mark.skipif(not sampan.compiled, reason="an uncompiled game takes a minute")
@pytest.mark.parametrize("seats", [2, 4])
def test_easy_bots_play_until_the_bag_is_empty(game: Game, seats: int) -> None:
    """They do not wait for each other until the game stalls, and nobody is left without points."""
    outcome = play(game, ["easy"] * seats, seats)
    assert outcome.reason == "bag_empty"
    assert max(outcome.scores) >= 3
