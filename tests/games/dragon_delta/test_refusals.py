"""Every code that is not legal is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import IllegalAction

DESK = Callable[..., Any]
NEAR = {"stones": "10 14 18", "planks": {"white 1": "white-10", "white 2": "white-18"}}


@pytest.mark.parametrize(
    ("cards", "table"),
    [
        ([["stone_1"], ["jump"]], {"stones": "4"}),
        ([["plank_1"], ["jump"]], {}),
        ([["plank_1"], ["jump"]], {"stones": "10", "phase": "span", "chosen": "white 1"}),
        ([["remove"], ["jump"]], NEAR),
        ([["move_1"], ["jump"]], NEAR),
        ([["move_2"], ["jump"]], NEAR),
        (
            [["jump"], ["stone_1"]],
            {**NEAR, "planks": {**NEAR["planks"], "black 2": "10-14"}, "places": ["white", "white-10"]},
        ),  # type: ignore[dict-item]
    ],
)
def test_every_code_is_legal_or_refused_with_words(lay: DESK, cards: Any, table: Any) -> None:
    """All codes there are, and some more: exactly the legal ones are accepted."""
    desk = lay(cards, **table)
    legal = set(desk.state.legal())
    assert legal
    for code in range(800):
        if code in legal:
            assert desk.state.checked(code) == code
            continue
        with pytest.raises(IllegalAction) as caught:
            desk.state.checked(code)
        assert all(len(caught.value.sentence(language)) > 10 for language in ("en", "fr"))
    for problem in desk.state.blocked():
        assert all(len(problem.sentence(language)) > 10 for language in ("en", "fr"))
