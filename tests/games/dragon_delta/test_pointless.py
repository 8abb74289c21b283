"""What bots and hints leave out because it surely achieves nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sampan
from sampan import Rng, decide
from sampan.bots.levels import settings_for
from sampan.bots.lines import best_lines

DESK = Callable[..., Any]


def left_out(desk: Any) -> set[str]:
    """The cards, or the sizes of the planks, that are pointless now."""
    found = [desk.game.describe(desk.state, action) for action in desk.state.legal() if desk.state.is_pointless(action)]
    return {str(each.get("card", each.get("size"))) for each in found}


def test_dd_11_a_plank_that_fits_nowhere_is_pointless_while_another_one_fits(lay: DESK) -> None:
    desk = lay([["plank_1"], ["stone_1"]], stones="10")
    assert left_out(desk) == {"2", "3", "4", "5"}
    for seed in range(20):
        action = desk.game.describe(desk.state, decide(sampan.bot("easy"), desk.state, Rng(seed)))
        assert action["size"] in (1, 6)


def test_dd_11_if_no_plank_fits_one_must_be_lost(lay: DESK) -> None:
    assert left_out(lay([["plank_1"], ["stone_1"]])) == set()


EARLY = {"phase": "lay", "position": 0}


@pytest.mark.parametrize(
    ("holder", "stones", "expected"),
    [
        (0, "", {"plank_1", "plank_2", "remove", "move_1", "move_2", "jump"}),
        (1, "", {"move_1", "move_2", "jump"}),  # who acts before can put a stone, but no plank
        (0, "10", {"move_1", "move_2", "jump"}),
        (1, "10", set()),
    ],
)
def test_cards_that_do_nothing_in_the_first_slot(lay: DESK, holder: int, stones: str, expected: set[str]) -> None:
    desk = lay([["stone_1"]] * 2, laid=[[], []], holder=holder, stones=stones, **EARLY)
    desk.state = desk.state.asking(0)
    assert left_out(desk) == expected


def test_later_slots_and_pawns_on_their_way_are_not_judged(lay: DESK) -> None:
    later = lay([["stone_1"]] * 2, laid=[["stone_1"], []], **EARLY)
    later.state = later.state.asking(0)
    assert left_out(later) == set()
    table = {"stones": "15 19", "planks": {"black 2": "black-19", "white 1": "15-19"}}
    out = lay([["stone_1"]] * 2, laid=[[], []], places=["black-19", "black"], **table, **EARLY)
    assert left_out(out) == set()


def test_hints_move_no_pawn_at_home_before_a_plank_lies_there() -> None:
    """Where no plank lies yet, a row that moves the pawn before it lays one is not suggested."""
    game = sampan.game("dragon_delta")
    for seed in range(4):
        state = game.start(3, {"first_holder": 0})
        found = best_lines(state, settings_for(state.package, "expert", iterations=48, crowd=0), Rng(seed), 3)
        rows = [[str(game.describe(state, action)["card"]) for action in line.actions] for line in found]
        assert len(rows) == 3
        for row in rows:
            planks = [slot for slot, card in enumerate(row) if card.startswith("plank")]
            moves = [slot for slot, card in enumerate(row) if card in ("move_1", "move_2", "jump")]
            assert not moves or planks, row
            assert not moves or min(planks) < min(moves), row


def test_a_pawn_at_home_may_be_moved_once_a_plank_is_to_lie_there(lay: DESK) -> None:
    first = lay([["stone_1"]] * 2, laid=[["stone_1"], []], **EARLY)
    first.state = first.state.asking(0)
    assert idle(first) == {"move_1", "move_2", "jump"}
    planks = lay([["stone_1"]] * 2, laid=[["stone_1", "plank_1"], []], **EARLY)
    planks.state = planks.state.asking(0)
    assert idle(planks) == set()


def idle(desk: Any) -> set[str]:
    """The cards that are likely to achieve nothing."""
    return {str(desk.game.describe(desk.state, a)["card"]) for a in desk.state.legal() if desk.state.is_idle(a)}
