"""Commitments that achieve nothing (YY-22, YY-23, YY-29), and that hints do without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sampan import Rng
from sampan.bots.advice import advise
from sampan.bots.search import Settings

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

FEW = Settings(60, 0.0, clear=1.0)
# The attacker stands on h6 next to two governors, the defender on h4 next to one of them and another one.
BOARD = {"black": "h5 g6 h3"}
TWO = {"black": "h3 h8", "red": "h4 h6 h7"}
GREENS = ["green h2", "green h9"]


def sensible(desk: Desk) -> list[tuple[int, bool]]:
    """The commitments that are not pointless, as tiles and leader."""
    found = []
    for action in desk.state.legal():
        if not desk.state.is_pointless(action):
            described = desk.game.describe(desk.state, action)
            found.append((described["tiles"], described["leader"]))
    return found


def revolt(lay: Lay, attacker: str, defender: str, tiles: int, leader: bool) -> Desk:
    desk = lay(2, BOARD, ["", "red h4"], [attacker, defender])
    desk.leader("red", "h6")
    desk.do("commit", tiles=tiles, leader=leader)
    return desk


def test_yy_23_nothing_saves_a_lost_defence(lay: Lay) -> None:
    desk = revolt(lay, "4 black", "black", 4, True)  # 7 against at most 4
    assert sensible(desk) == [(0, False)]


def test_yy_23_a_tie_is_enough_for_the_defender(lay: Lay) -> None:
    desk = revolt(lay, "2 black", "3 black", 2, False)  # 4 against 2
    assert sensible(desk) == [(0, False), (2, False), (1, True)]


def test_yy_23_an_attack_that_cannot_be_won(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h3 g4 g3"}, ["", "red h4"], ["black", "black"])
    desk.leader("red", "h6")  # 1 against 4
    assert sensible(desk) == [(0, False)]
    desk = lay(2, BOARD, ["", "red h4"], ["2 black", "3 black"])
    desk.leader("red", "h6")  # 2 against 2, and nobody knows what the defender holds
    assert sensible(desk) == [(0, False), (1, False), (2, False), (0, True), (1, True), (2, True)]


def test_yy_22_more_than_the_defender_can_ever_answer(lay: Lay) -> None:
    desk = lay(2, BOARD, ["", "red h4, black h2"], ["5 black", "red"])
    desk.leader("red", "h6")  # 2 against at most 3
    assert sensible(desk) == [(0, False), (1, False), (2, False), (0, True), (1, True)]


def test_yy_29_support_of_the_loser_costs_the_winner_and_too_much_support_nothing(lay: Lay) -> None:
    desk = lay(2, TWO, GREENS, ["yellow, 5 red", ""])
    desk.tile("yellow", "h5")
    desk.support()  # the other seat stands aside; 1 against 2 soldiers
    sides: dict[int, list[int]] = {}
    for action in desk.state.legal():
        described = desk.game.describe(desk.state, action)
        if described["kind"] == "support" and not described["leader"] and not desk.state.is_pointless(action):
            sides.setdefault(described["side"], []).append(described["tiles"])
    # Two of its own win the war, and the third saves nothing any more: the loser has two.
    assert sorted(sides.values()) == [[1], [1, 2]]


def test_yy_29_support_for_the_loser_that_costs_the_winner_nothing(lay: Lay) -> None:
    """Seen in a hint: what was committed to the winner already covers what the loser can still be given."""
    desk = lay(2, TWO, GREENS, ["yellow, 2 red", "3 red"])
    desk.tile("yellow", "h5")
    strong = max(desk.state.view(1)["conflict"]["sides"], key=lambda side: side["soldiers"])["side"]
    desk.support(strong, 3)  # 5 against 1, of which 3 are committed
    useful = []
    for action in desk.state.legal():
        described = desk.game.describe(desk.state, action)
        if described["kind"] == "support" and not desk.state.is_pointless(action):
            useful.append((described["side"] == strong, described["tiles"], described["leader"]))
    assert useful == [(False, 2, True)]  # 4 against 5: the winner loses one on the board


def test_no_governor_is_advised_in_a_lost_revolt(lay: Lay) -> None:
    """Seen at a table: governors were to be committed to a revolt that was lost whatever they did."""
    desk = revolt(lay, "4 black", "3 black", 4, True)  # 7 against at most 6
    given = advise(desk.state, Rng(1), [[0], [1]], FEW)
    assert [desk.game.describe(desk.state, each.action) for each in given] == [
        {"kind": "commit", "tiles": 0, "leader": False}
    ]
