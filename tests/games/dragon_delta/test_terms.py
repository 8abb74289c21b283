"""Why a hint advises something in Dragon Delta."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sampan import Rng
from sampan.bots.reasons import reasons_for

DESK = Callable[..., Any]


def reasons(desk: Any, kind: str, **action: Any) -> list[dict[str, object]]:
    return reasons_for(desk.state, [desk.game.find(desk.state, {"kind": kind, **action})], Rng(1))


def test_a_stone_on_the_way_shortens_it(lay: DESK) -> None:
    desk = lay([["stone_1"], ["jump"]])
    by_island = {offer["island"]: reasons(desk, **offer) for offer in desk.offers()}
    shorter = [island for island, found in by_island.items() if any(reason["kind"] == "route" for reason in found)]
    assert 0 < len(shorter) < len(by_island)
    suggested = desk.game.describe(desk.state, desk.state.suggest(Rng(1)))
    assert suggested["island"] in shorter


def test_a_row_is_judged_by_what_comes_of_it(game: Any) -> None:
    """A dragon is named only if it strikes the nearest, and work on the way makes it shorter by the end of a round."""
    state = game.start(2, {"first_holder": 0})
    own, other = (player["colour"] for player in state.view(0)["players"])
    row = [f"dragon_{other}", "stone_2", "plank_2", "stone_1", "plank_1"]
    actions: list[int] = []
    after = state.clone()
    for card in row:
        after = after.asking(0)
        actions.append(game.find(after, {"kind": "lay_card", "card": card}))
        after.apply(actions[-1])
    found = reasons_for(state, actions, Rng(1))
    assert [reason["kind"] for reason in found] == ["dragon", "route"]
    assert found[0]["seat"] == 1
    assert int(str(found[1]["change"])) >= 2
    assert own != other
