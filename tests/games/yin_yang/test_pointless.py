"""Ways to play a card that change nothing (YN-8a), and that hints do without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from sampan import Rng
from sampan.bots.advice import advise
from sampan.bots.search import Settings

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]

FEW = Settings(60, 0.0, clear=1.0)


def is_pointless(desk: Desk, **action: Any) -> bool:
    return desk.state.is_pointless(desk.game.find(desk.state, {"kind": "play", **action}))


@pytest.mark.parametrize(
    ("card", "tokens", "pointless"),
    [
        ("B1", [[0, 0], [0, 20]], True),
        ("B1", [[0, 0], [0, 19]], False),
        ("B7", [[0, 0], [0, 20]], True),
        ("B7", [[0, 0], [0, 19]], False),
        ("W1", [[0, 0], [20, 0]], True),
        ("W7", [[0, 0], [20, 0]], True),
        ("B3", [[1, 0], [0, 20]], False),  # the old token is gone all the same
        ("W8", [[0, 0], [1, 1]], True),
        ("W8", [[1, 0], [1, 1]], False),
    ],
)
def test_yn_8a_nothing_from_an_empty_bag(lay: Lay, card: str, tokens: Any, pointless: bool) -> None:
    desk = lay(2, tokens, [[card], []], goal=(5, "win"))
    assert is_pointless(desk, card=card, player=0) is pointless
    before = desk.tokens
    desk.play(card, player=0)
    if pointless:
        assert desk.tokens == before


def test_w8_counts_the_cards_that_are_left(lay: Lay) -> None:
    desk = lay(2, [[0, 0], [0, 0]], [["W8", "B1"], []])
    assert not is_pointless(desk, card="W8", player=0)
    assert is_pointless(desk, card="W8", player=1)


def test_b4_of_two_empty_hands(lay: Lay) -> None:
    desk = lay(3, hands=[["B4"], [], ["W1"]])
    assert is_pointless(desk, card="B4", first=0, second=1)
    assert not is_pointless(desk, card="B4", first=0, second=2)


def test_yn_15_in_mystery_nobody_is_sure(lay: Lay) -> None:
    desk = lay(2, [[0, 1], [0, 19]], [["B1"], []], goal=(5, "win"), options={"mystery": True})
    assert not is_pointless(desk, card="B1", player=0)


def test_no_black_token_from_an_empty_bag_is_advised(lay: Lay) -> None:
    """Seen at a table: “a black token” was advised when the bag had none left."""
    desk = lay(2, [[2, 8], [1, 12]], [["B1", "B7"], ["W1", "W2"]], goal=(5, "win"))
    given = advise(desk.state, Rng(1), [[0], [1]], FEW)
    assert [desk.game.describe(desk.state, each.action)["kind"] for each in given] == ["pass"]
    desk = lay(2, [[2, 8], [1, 12]], [["B1", "W1"], ["W1", "W2"]], goal=(5, "win"))
    for each in advise(desk.state, Rng(1), [[0], [1]], FEW):
        assert desk.game.describe(desk.state, each.action).get("card") != "B1"
