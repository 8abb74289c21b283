"""Revolts: YY-22, YY-23."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

# The attacker will stand on h6 next to two governors, the defender stands on h4 next to one of them and another one.
BOARD = {"black": "h5 g6 h3"}


def test_yy_22_strength_is_the_governors_next_to_the_own_leader(lay: Lay, tell: Any) -> None:
    """A tile may count for both: h5 does."""
    desk = lay(2, BOARD, ["", "red h4"], ["2 black", "3 black"])
    events = desk.leader("red", "h6")
    assert tell(events, "revolt_began") == [
        {
            "attacker": 0,
            "defender": 1,
            "colour": "red",
            "space": "h6",
            "target": "h4",
            "attack": 2,
            "defence": 2,
        }
    ]
    assert (desk.phase, desk.mover) == ("attack", 0)
    assert desk.conflict == {
        "kind": "revolt",
        "colour": "red",
        "attacker": rebel(0, "h6", leader_free=True),
        "defender": rebel(1, "h4", leader_free=True),
    }


def rebel(seat: int, space: str, *, leader_free: bool) -> dict[str, Any]:
    return {
        "seat": seat,
        "space": space,
        "governors": 2,
        "answered": False,
        "tiles": 0,
        "leader": False,
        "leader_free": leader_free,
        "strength": 2,
    }


def test_yy_22_the_attacker_commits_first_openly(lay: Lay, tell: Any) -> None:
    desk = lay(2, BOARD, ["", "red h4"], ["2 black, red", "3 black"])
    desk.leader("red", "h6")
    assert desk.offers() == [
        {"kind": "commit", "tiles": tiles, "leader": leader} for leader in (False, True) for tiles in (0, 1, 2)
    ]
    events = desk.do("commit", tiles=1, leader=True)
    assert tell(events, "committed") == [{"seat": 0, "tiles": 1, "leader": True, "strength": 4}]
    assert (desk.phase, desk.mover) == ("defence", 1)
    for seat in (0, 1, None):
        attacker = desk.view(seat)["conflict"]["attacker"]
        assert (attacker["answered"], attacker["tiles"], attacker["leader"], attacker["strength"]) == (True, 1, True, 4)
    assert len(desk.offers()) == 8


@pytest.mark.parametrize(("tiles", "leader"), list(product([0, 1, 2], [False, True])))
@pytest.mark.parametrize(("others", "helps"), list(product([0, 1, 2], [False, True])))
def test_yy_22_yy_23_every_mix_of_commitments(lay: Lay, tiles: int, leader: bool, others: int, helps: bool) -> None:
    """Both have two governors, two black tiles in hand and the black leader at home; ties go to the defender."""
    desk = lay(2, BOARD, ["", "red h4"], ["2 black", "2 black, red"])
    desk.leader("red", "h6")
    desk.do("commit", tiles=tiles, leader=leader)
    desk.do("commit", tiles=others, leader=helps)
    attacker_wins = tiles + leader > others + helps
    assert desk.scores == ([{"red": 1}, {}] if attacker_wins else [{}, {"red": 1}])
    assert desk.leaders == ([{"red": "h6"}, {}] if attacker_wins else [{}, {"red": "h4"}])
    assert (desk.hand(0)["black"], desk.hand(1)["black"]) == (2 - tiles, 2 - others)
    assert desk.discarded == ["black"] * (tiles + others)
    assert (desk.phase, desk.mover, desk.actions_left) == ("act", 0, 1)


def test_yy_22_the_leader_must_be_off_the_board_to_help(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 j9"}, ["black j10", "red h4"], ["black", ""])
    desk.leader("red", "h6")
    assert desk.offers() == [{"kind": "commit", "tiles": n, "leader": False} for n in (0, 1)]
    assert desk.refusal("commit", tiles=0, leader=True) == "leader-away"
    assert desk.refusal("commit", tiles=2, leader=False) == "too-few-to-commit"
    desk.do("commit", tiles=0, leader=False)
    assert {"kind": "commit", "tiles": 0, "leader": True} in desk.offers()


def test_yy_22_a_revolt_of_black_leaders_has_no_help(lay: Lay) -> None:
    desk = lay(2, {"black": "h5"}, ["", "black h4"], ["black", "black"])
    desk.leader("black", "h6")
    for _ in range(2):
        assert desk.offers() == [{"kind": "commit", "tiles": n, "leader": False} for n in (0, 1)]
        desk.do("commit", tiles=0, leader=False)
    assert desk.leaders == [{}, {"black": "h4"}]


def test_yy_22_the_attacker_is_asked_even_with_nothing_to_commit(lay: Lay) -> None:
    """YY-35: whether there is a choice or not."""
    desk = lay(2, {"black": "h5 j9"}, ["black j10", "red h4"], ["red", "red"])
    desk.leader("red", "h6")
    assert desk.offers() == [{"kind": "commit", "tiles": 0, "leader": False}]
    assert desk.blocked() == {"commit": "no-governor-to-commit"}
    desk.do("commit", tiles=0, leader=False)
    assert desk.mover == 1


def test_yy_23_a_moved_leader_that_loses_goes_home(lay: Lay, tell: Any) -> None:
    """It does not go back to where it came from."""
    desk = lay(2, {"black": "h5 j9"}, ["red j10", "red h4"])
    desk.leader("red", "h6")
    desk.do("commit", tiles=0, leader=False)
    events = desk.do("commit", tiles=0, leader=False)
    assert tell(events, "revolt_ended") == [
        {"winner": 1, "loser": 0, "colour": "red", "attack": 1, "defence": 1, "tie": True}
    ]
    assert tell(events, "leader_returned") == [{"seat": 0, "colour": "red", "space": "h6", "cause": "revolt"}]
    assert desk.leaders == [{}, {"red": "h4"}]


def test_yy_23_the_loser_may_split_the_state(lay: Lay) -> None:
    """The defender on h4 linked h3 to h5."""
    desk = lay(2, {"black": "h3 h5"}, ["", "red h4, green h2"], ["black"])
    desk.leader("red", "h6")
    assert len(desk.states()) == 1
    desk.do("commit", tiles=1, leader=True)
    desk.do("commit", tiles=0, leader=False)
    assert desk.leaders == [{"red": "h6"}, {"green": "h2"}]
    assert desk.states() == [["h2", "h3"], ["h5", "h6"]]


@pytest.mark.parametrize("colour", ["black", "red", "green", "blue", "yellow"])
def test_yy_23_the_point_has_the_leaders_colour(lay: Lay, colour: str) -> None:
    desk = lay(2, {"black": "h5"}, ["", f"{colour} h4"])
    desk.leader(colour, "h6")
    desk.do("commit", tiles=0, leader=False)
    desk.do("commit", tiles=0, leader=False)
    assert desk.scores == [{}, {colour: 1}]


def test_yy_23_as_the_second_action_it_ends_the_turn(lay: Lay) -> None:
    desk = lay(3, {"black": "h5"}, ["", "", "red h4"], ["6 red", "6 red", "6 red"], actions_left=1)
    desk.leader("red", "h6")
    desk.do("commit", tiles=0, leader=False)
    assert desk.mover == 2
    desk.do("commit", tiles=0, leader=False)
    assert (desk.turn, desk.mover) == (1, 1)


def test_only_those_two_decide(lay: Lay) -> None:
    desk = lay(4, {"black": "h5"}, ["", "", "", "red h4"], ["", "3 black", "3 black", ""], turn=0)
    desk.leader("red", "h6")
    asked = [desk.mover]
    desk.do("commit", tiles=0, leader=False)
    asked.append(desk.mover)
    desk.do("commit", tiles=0, leader=False)
    assert asked == [0, 3]
