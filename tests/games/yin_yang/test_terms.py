"""Why a hint advises something in Yin & Yang."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sampan import Rng
from sampan.bots.reasons import reasons_for
from sampan.text.phrases import Phrases

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]


def reasons(desk: Desk, kind: str = "play", **action: Any) -> list[dict[str, object]]:
    return reasons_for(desk.state, [desk.game.find(desk.state, {"kind": kind, **action})], Rng(1))


def test_a_win_needs_no_other_reason(lay: Lay) -> None:
    desk = lay(2, [[2, 3], [2, 3]], [["W1"], ["B1"]])
    assert reasons(desk, card="W1", player=0) == [{"kind": "wins"}]


def test_a_win_that_no_draw_can_prevent_is_sure(lay: Lay) -> None:
    """After W2 chance still turns up a card, whatever it is."""
    desk = lay(2, [[4, 3], [0, 0]], [["W2"]], goal=(3, "win"))
    assert reasons(desk, card="W2", player=0, colour="white") == [{"kind": "wins"}]


def test_who_could_win_with_the_next_card_is_blocked(lay: Lay) -> None:
    """Bo lacks one black token; what he holds is unknown, but five black cards very likely are some help."""
    desk = lay(2, [[0, 1], [3, 2]], [["B2", "B1"], ["B1"] * 5])
    found = reasons(desk, card="B2", player=1, colour="white")
    assert [reason["kind"] for reason in found] == ["threat", "rival_far"]
    assert all(reason["player"] == 1 for reason in found)
    english = Phrases(desk.game.package, "en", ["Ada", "Willow"], 0, desk.game.seat_fields)
    assert english.reason(found[0]) == "Blocks Willow, who could win with the next card."
    assert "threat" not in [reason["kind"] for reason in reasons(desk, card="B1", player=0)]
    assert reasons(desk, "pass") == []


def test_to_turn_winning_into_losing_blocks_too(lay: Lay) -> None:
    desk = lay(2, [[0, 1], [3, 2]], [["B10"], ["B1"] * 5])
    assert {"kind": "threat", "player": 1} in [
        {key: reason[key] for key in ("kind", "player") if key in reason} for reason in reasons(desk, card="B10")
    ]


def test_to_come_closer_counts_the_tokens_that_are_missing(lay: Lay) -> None:
    desk = lay(3, [[1, 3], [0, 0]], [["W1"]])
    found = reasons(desk, card="W1", player=0)
    assert {"kind": "near", "tokens": 1, "change": 1} in found
    english = Phrases(desk.game.package, "en", ["Ada", "Bo", "Cleo"], 0, desk.game.seat_fields)
    assert "Brings you within one token of the goal." in [english.reason(reason) for reason in found]


def test_where_the_goal_loses_distance_is_safety(lay: Lay) -> None:
    desk = lay(2, [[3, 2], [0, 0]], [["B2"], ["B1"] * 5], goal=(3, "lose"))
    kinds = [reason["kind"] for reason in reasons(desk, card="B2", player=0, colour="white")]
    assert kinds == ["danger", "safe"]


def test_whoever_is_finished_is_out(lay: Lay) -> None:
    desk = lay(3, [[0, 0], [3, 2], [0, 0]], [["B1"], ["W1"], ["W1"]], goal=(3, "lose"))
    assert reasons(desk, card="B1", player=1)[0]["kind"] == "out"
