"""Input that is wrong: refused with a reason, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from sampan import Game, IllegalAction, NotationError, OptionError, SampanError

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]


@pytest.mark.parametrize(
    ("description", "reason"),
    [
        ({}, "description-form"),
        ({"kind": 3}, "description-form"),
        ({"kind": "castle"}, "kind-not-now"),
        ({"kind": "pay", "tiles": 1}, "kind-not-now"),
        ({"kind": "place_tile"}, "field-missing"),
        ({"kind": "place_tile", "colour": "red"}, "field-missing"),
        ({"kind": "place_tile", "colour": "pink", "space": "h7"}, "field-word"),
        ({"kind": "place_tile", "colour": 1, "space": "h7"}, "field-word"),
        ({"kind": "place_tile", "colour": "red", "space": "h99"}, "no-such-space"),
        ({"kind": "place_tile", "colour": "red", "space": "H7"}, "no-such-space"),
        ({"kind": "place_tile", "colour": "red", "space": None}, "no-such-space"),
        ({"kind": "place_tile", "colour": "red", "space": ["h7"]}, "no-such-space"),
        ({"kind": "place_tile", "colour": "red", "space": "h7", "by": 1}, "field-unknown"),
        ({"kind": "position_leader", "colour": "red", "space": "h7", "seat": 0}, "field-unknown"),
        ({"kind": "end_turn", "now": True}, "field-unknown"),
        ({"kind": "build_pagoda", "triangle": "h5-h6"}, "no-such-triangle"),
        ({"kind": "build_pagoda", "triangle": "h5-h6-h7"}, "no-such-triangle"),
        ({"kind": "build_pagoda", "triangle": 7}, "no-such-triangle"),
        ({"kind": "build_pagoda", "triangle": "h5-h6-i5", "colour": "red"}, "no-triangle"),
        ({"kind": "build_pagoda", "triangle": "h9-h10-i9", "from": "h5-h6-i5"}, "no-pagoda-there"),
        ({"kind": "riot"}, "field-missing"),
        ({"kind": "riot", "space": "h5"}, "riot-too-few"),
        ({"kind": "withdraw_leader", "colour": "black"}, "leader-home"),
    ],
    ids=str,
)
def test_descriptions_that_say_nothing_legal(lay: Lay, description: Any, reason: str) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, hands=["red, green"])
    before = desk.state.position()
    with pytest.raises(SampanError) as refusal:
        desk.game.find(desk.state, description)
    assert refusal.value.reason == reason
    assert isinstance(refusal.value, (IllegalAction, NotationError))
    assert refusal.value.sentence("en")
    assert refusal.value.sentence("fr")
    assert desk.state.position() == before


def test_a_triangle_may_be_named_in_any_order_and_without_its_colour(lay: Lay) -> None:
    desk = lay(2, {"red": "h5 h6 i5"}, hands=["green"])
    codes = {
        desk.game.find(desk.state, {"kind": "build_pagoda", **more})
        for more in (
            {"triangle": "h5-h6-i5", "colour": "red", "from": None},
            {"triangle": "i5-h6-h5"},
            {"triangle": "h6-i5-h5", "colour": "red"},
        )
    }
    assert len(codes) == 1


@pytest.mark.parametrize("leader", [0, 1, "yes", None])
def test_whether_the_leader_helps_is_yes_or_no(lay: Lay, leader: Any) -> None:
    desk = lay(2, {"black": "h5"}, ["", "red h4"])
    desk.leader("red", "h6")
    assert desk.refusal("commit", tiles=0, leader=leader) == "field-word"


@pytest.mark.parametrize("tiles", [-1, 7, 1.5, "2", True, None])
def test_how_many_tiles_is_a_number(lay: Lay, tiles: Any) -> None:
    desk = lay(2, {"black": "h5"}, ["", "red h4"], ["6 black"])
    desk.leader("red", "h6")
    assert desk.refusal("commit", tiles=tiles, leader=False) == "field-number"


@pytest.mark.parametrize("action", [-1, 5000, 10**9, 3136, 3135, 75, "0", None, 1.0, True])
def test_codes_that_are_none(lay: Lay, action: Any) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, hands=["red"])
    with pytest.raises(IllegalAction):
        desk.state.apply(action)


def test_every_code_is_legal_or_refused_with_words(lay: Lay) -> None:
    """All codes in an ordinary position: what is not in the list is refused, in both languages."""
    desk = lay(2, {"black": "h5 h6 i5", "blue": "e1"}, ["red g5, blue i6", "green h4"], ["red, blue, green"])
    legal = set(desk.state.legal())
    reasons = set()
    for code in range(3300):
        if code in legal:
            assert desk.state.checked(code) == code
            continue
        with pytest.raises(IllegalAction) as refusal:
            desk.state.checked(code)
        reasons.add(refusal.value.reason)
        assert refusal.value.sentence("en")
        assert refusal.value.sentence("fr")
    expected = {"space-taken", "farmer-on-land", "tile-on-river", "no-governor", "leader-river", "leader-stays"}
    assert expected <= reasons
    assert {"not-in-hand", "no-triangle", "pagoda-from-supply", "not-asked", "leader-home", "riot-too-few"} <= reasons


@pytest.mark.parametrize(
    "options",
    [
        {"short": 1},
        {"short": True},
        {"refill": "nobody"},
        {"war_market": "yes"},
        {"last_tie": None},
        {"stall_rounds": 0},
        {"stall_rounds": 2.5},
        {"open_points": None},
        {"first_player": 3},
        {"first_player": -1},
        {"board": "atlantis"},
        {"colour": "red"},
    ],
    ids=str,
)
def test_options_that_cannot_be(game: Game, options: dict[str, object]) -> None:
    with pytest.raises(OptionError) as refusal:
        game.start(3, options)
    assert refusal.value.sentence("fr")


@pytest.mark.parametrize("seats", [0, 1, 5, "2", None, True])
def test_seats_that_cannot_be(game: Game, seats: Any) -> None:
    with pytest.raises(OptionError, match="2 to 4"):
        game.start(seats)
