"""YN-16: teams."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from sampan import Game

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]


def teams(*numbers: int) -> dict[str, Any]:
    return {"teams": list(numbers)}


def test_yn_16_one_winner_makes_the_whole_team_win(lay: Lay) -> None:
    desk = lay(4, [[2, 3]], [["W1"]], options=teams(0, 1, 0, 1))
    desk.play("W1", player=0)
    assert desk.ending == ([0, 2], "goal")
    assert desk.outcome is not None
    assert desk.outcome.scores == (1, 0, 1, 0)


def test_yn_16_eliminated_members_win_too(lay: Lay) -> None:
    desk = lay(4, [[2, 3]], [["W1"]], options=teams(3, 1, 3, 1), out=[2])
    desk.play("W1", player=0)
    assert desk.ending == ([0, 2], "goal")


def test_yn_16_winners_of_two_teams_share(lay: Lay) -> None:
    desk = lay(6, [[4, 3], [2, 3]], [["W5"]], options=teams(0, 1, 2, 0, 1, 2))
    desk.play("W5", giver=0, receiver=1)
    assert desk.ending == ([0, 1, 3, 4], "goal")


def test_yn_16_two_of_one_team(lay: Lay) -> None:
    desk = lay(4, [[4, 3], [0, 0], [2, 3]], [["W5"]], options=teams(0, 1, 0, 1))
    desk.play("W5", giver=0, receiver=2)
    assert desk.ending == ([0, 2], "goal")


def test_yn_16_the_game_ends_when_all_living_are_of_one_team(lay: Lay) -> None:
    """Two are left, of one team; the whole team wins, the eliminated member included."""
    desk = lay(
        5,
        [[0, 0], [2, 3], [5, 0], [0, 0], [0, 5]],
        [[], [], ["W1"]],
        options=teams(0, 1, 0, 0, 0),
        goal=(3, "lose"),
        out=[3],
        turn=2,
    )
    desk.play("W1", player=1)
    assert desk.ending == ([0, 2, 3, 4], "survivor")
    assert desk.out == [False, True, False, True, False]


def test_yn_16_it_goes_on_while_two_teams_are_alive(lay: Lay) -> None:
    desk = lay(4, [[0, 0], [2, 3]], [["W1"]], options=teams(0, 1, 0, 1), goal=(3, "lose"))
    desk.play("W1", player=1)
    assert desk.outcome is None
    assert desk.mover == 2


def test_yn_16_the_survivor_of_a_team_wins_for_his_team(lay: Lay) -> None:
    desk = lay(4, [[0, 0], [2, 3]], [["W1"]], options=teams(0, 1, 0, 1), goal=(3, "lose"), out=[2, 3])
    desk.play("W1", player=1)
    assert desk.ending == ([0, 2], "survivor")


def test_yn_16_one_may_lose_by_ones_own_card(lay: Lay) -> None:
    desk = lay(4, [[2, 3]], [["W1"]], options=teams(0, 1, 0, 1), goal=(3, "lose"), out=[2])
    desk.play("W1", player=0)
    assert desk.ending == ([1, 3], "survivor")


def test_yn_16_all_out_together_by_teams(lay: Lay) -> None:
    """Nobody is left: the teams of those who went out in that check share, others do not."""
    desk = lay(
        6,
        [[0, 0], [2, 2], [2, 2], [0, 0], [0, 0], [0, 0]],
        [[], ["W10"]],
        options=teams(0, 1, 2, 1, 2, 0),
        goal=(3, "lose"),
        out=[0, 3, 4, 5],
        turn=1,
    )
    desk.play("W10")
    assert desk.ending == ([1, 2, 3, 4], "all_out")


def test_yn_16_all_of_one_team_out_the_other_survives(lay: Lay) -> None:
    desk = lay(4, [[2, 2], [1, 1], [2, 2], [4, 4]], [["W10"]], options=teams(0, 1, 0, 1), goal=(3, "lose"))
    desk.play("W10")
    assert desk.ending == ([1, 3], "survivor")


def test_yn_16_team_mates_see_no_more_than_others(lay: Lay) -> None:
    """Neither hands nor, in mystery, totals; drawn and given cards are not told to them."""
    desk = lay(4, [[1, 0], [0, 1]], [["W1"], ["W2"], ["W3"]], options=teams(0, 1, 0, 1))
    assert "hand" not in desk.view(2)["players"][0]
    assert desk.view(2)["players"][0]["known"] == []
    desk = lay(4, [[1, 0], [0, 1]], [["W1"]], options={**teams(0, 1, 0, 1), "mystery": True}, phase="draw")
    assert desk.view(2)["players"][0]["tokens"] is None
    desk.do("draw", colour="black")
    assert "card" not in desk.record("turn_up", card="B1").seen_by(2)[0]


def test_yn_16_cards_may_name_team_mates_and_opponents_alike(lay: Lay) -> None:
    desk = lay(4, [[1, 1]] * 4, [["W5", "W1"]], options=teams(0, 0, 1, 1))
    assert len(desk.ways("W1")) == 4
    assert len(desk.ways("W5")) == 12


def test_yn_16_the_view_shows_the_teams(lay: Lay) -> None:
    desk = lay(3, options=teams(2, 0, 2))
    assert [player["team"] for player in desk.view(None)["players"]] == [2, 0, 2]
    assert [player["team"] for player in lay(3).view(None)["players"]] == [0, 1, 2]


@pytest.mark.parametrize("numbers", [[0, 1], [1, 0], [0, 0, 1], [2, 2, 0], [9, 0, 0, 0, 0, 0, 0, 0, 0, 0]])
def test_yn_16_any_two_or_more_teams(game: Game, numbers: list[int]) -> None:
    assert game.start(len(numbers), {"teams": numbers}).outcome() is None


def test_yn_16_no_winner_at_the_limit(lay: Lay) -> None:
    desk = lay(2, options={**teams(1, 0), "turn_limit": 1})
    desk.do("pass")
    assert desk.ending == ([], "limit")
