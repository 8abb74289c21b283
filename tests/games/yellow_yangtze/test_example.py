"""The sheet's own example of a war, move by move: YY-30."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

A, B, C = range(3)
LEFT, RIGHT = range(2)


def test_yy_30_the_war(lay: Lay, tell: Any) -> None:
    desk = lay(
        3,
        {"black": "h2 h8", "red": "h1 h3 h5 h6 g5 h7"},
        ["red i8, blue i7", "red g2, black i2", "green i1, black h9"],
        ["4 red", "3 red", "red"],
        pagodas=["g5-h5-h6"],
    )
    began = tell(desk.tile("red", "h4"), "war_began")[0]
    assert began["strengths"] == [2, 4]
    assert began["fighters"] == [A, B, C]

    assert desk.mover == B
    assert tell(desk.support(LEFT, 2), "supported")[0]["strength"] == 4
    assert desk.mover == C
    assert tell(desk.support(LEFT, 0, True), "supported")[0]["strength"] == 5
    assert desk.mover == A
    events = desk.support(RIGHT, 3)
    assert tell(events, "supported")[0]["strength"] == 7

    # The right-hand state wins: B's red and black leaders go home, the left-hand soldiers are removed.
    assert tell(events, "war_won")[0] == {"side": RIGHT, "strengths": [5, 7], "victors": [A, C]}
    assert [(gone["seat"], gone["colour"]) for gone in tell(events, "leader_returned")] == [(B, "black"), (B, "red")]
    assert [lost["space"] for lost in tell(events, "tile_lost")] == ["h1", "h3"]
    assert desk.scores == [{"red": 1}, {}, {"black": 1}]
    assert desk.leaders == [{"red": "i8", "blue": "i7"}, {}, {"green": "i1", "black": "h9"}]

    # Five were the losers', three were committed to the winner: two more are chosen by A.
    assert (desk.phase, desk.mover) == ("losses", A)
    assert tell(events, "losses_due") == [{"seat": A, "count": 2}]
    assert desk.spaces("lose_tile") == {"g5", "h5", "h6", "h7"}
    assert tell(desk.do("lose_tile", space="h5"), "pagoda_lost") == [{"colour": "red", "triangle": "g5-h5-h6"}]
    desk.do("lose_tile", space="h6")

    assert desk.phase == "act"
    assert desk.pagodas == []
    assert desk.tiles == {"g5": "red", "h2": "black", "h4": "red", "h7": "red", "h8": "black"}
    assert [desk.hand(seat)["red"] for seat in (A, B, C)] == [0, 1, 1]
    assert "red" not in desk.leaders[C]
    # What left the game is what the sheet collects: 2 + 2 on the left, 3 + 2 on the right.
    assert desk.discarded == ["red"] * 9
