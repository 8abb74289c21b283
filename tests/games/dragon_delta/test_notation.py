"""Descriptions that cannot be read, or stand for nothing, are refused with a sentence, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import SampanError

DESK = Callable[..., Any]
NEAR = {"stones": "10 14 18", "planks": {"white 1": "white-10", "white 2": "white-18"}}

BAD: list[tuple[list[list[str]], dict[str, Any], dict[str, Any]]] = [
    ([["stone_1"], ["jump"]], {}, {"kind": "place_stone"}),
    ([["stone_1"], ["jump"]], {}, {"kind": "place_stone", "island": 3}),
    ([["stone_1"], ["jump"]], {}, {"kind": "place_stone", "island": "28"}),
    ([["stone_1"], ["jump"]], {}, {"kind": "place_stone", "island": "3", "colour": "red"}),
    ([["stone_1"], ["jump"]], {}, {"kind": "step", "village": "white"}),
    ([["plank_1"], ["jump"]], {}, {"kind": "choose_plank", "size": 7, "colour": "white"}),
    ([["plank_1"], ["jump"]], {}, {"kind": "choose_plank", "size": True, "colour": "white"}),
    ([["plank_1"], ["jump"]], {}, {"kind": "choose_plank", "size": 1, "colour": "red"}),
    ([["plank_1"], ["jump"]], {}, {"kind": "choose_plank", "size": 1, "colour": "pink"}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_plank", "from": "white", "to": "14"}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_plank", "from": "white", "to": "10", "size": 3}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_plank", "from": "white", "to": "10", "colour": "black"}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_stone", "island": "27"}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_plank", "from": "white", "to": "white"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "step"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "step", "village": "pink"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "step", "village": "red"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "step", "from": "white", "to": "10", "village": "white"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "jump", "from": "white", "to": "10"}),
]


@pytest.mark.parametrize(("cards", "table", "description"), BAD)
def test_bad_descriptions(lay: DESK, cards: Any, table: Any, description: dict[str, Any]) -> None:
    desk = lay(cards, **table)
    before = desk.position
    with pytest.raises(SampanError) as caught:
        desk.game.find(desk.state, description)
    assert all(len(caught.value.sentence(language)) > 10 for language in ("en", "fr"))
    assert desk.position == before
