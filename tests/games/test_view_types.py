"""Every view is what its type says, and the page's types are generated from these types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typed_views import mismatch

import sampan
from sampan.testing import mixtures

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("key", sampan.game_keys())
def test_views_are_what_their_types_say(key: str) -> None:
    game = sampan.game(key)
    phases = set()
    for seats in range(game.fewest_seats, game.most_seats + 1):
        for options in mixtures(game, seats, sampan.Rng(seats), 2):
            state, rng = game.start(seats, options), sampan.Rng(f"{seats} {options}")
            for _ in range(300):
                for observer in (None, 0, seats - 1):
                    view = state.view(observer)
                    assert mismatch(view, game.view_type) is None
                    phases.add(view.get("phase"))
                if state.to_move() == sampan.OVER:
                    break
                state.apply(state.sample(rng))
    assert len(phases) > 3


def test_a_type_that_is_not_kept_to_is_noticed() -> None:
    game = sampan.game("yin_yang")
    view = game.start(2).view(0)
    assert mismatch(view, game.view_type) is None
    for wrong in ({"phase": "lunch"}, {"seats": "2"}, {"more": 1}, {"goal": {"number": 3}}, {"bag": {"white": None}}):
        assert mismatch({**view, **wrong}, game.view_type)
    assert mismatch({name: view[name] for name in view if name != "players"}, game.view_type)


def test_the_types_of_the_page_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "web" / "scripts" / "view_types.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
