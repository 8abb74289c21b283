"""Whole games, one for each way a game can end (golden/*.txt); see tests/helpers/golden.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from golden import Script

from sampan import Event, Game, State

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))
ENDINGS = {
    "all_out": ([0, 1, 2], "all_out"),
    "last_survivor": ([0], "survivor"),
    "limit": ([], "limit"),
    "nearest": ([0, 3], "limit"),
    "shared_win": ([0, 1], "goal"),
    "team_win": ([0, 2], "goal"),
    "win": ([1], "goal"),
}


class Cards(Script):
    """Tells at each turn what everybody has, and knows of hidden cards."""

    turns = -1

    def looks(self, state: State, events: list[Event]) -> list[str]:
        position: Any = state.position()
        if position["phase"] not in ("draw", "play") and position["purpose"] != "turn":
            return []
        begun = position["turns_ended"] != self.turns
        self.turns = position["turns_ended"]
        return _table(state, position["seats"]) if begun else []


PLAIN = Script()


def _pair(counts: dict[str, int] | None) -> str:
    return "?/?" if counts is None else f"{counts['white']}/{counts['black']}"


def _table(state: State, seats: int) -> list[str]:
    """How the table looks when a turn begins: each player's things, and what others know of his hand."""
    view: Any = state.view(None)
    lines = [f"  -- turn {view['turns_ended'] + 1}: seat {view['turn']}, goal {view['goal']['number']}"]
    lines[0] += f" to {view['goal']['mode']}, bag {_pair(view['bag'])}, decks {PLAIN.fields(view['decks'])}"
    for seat in range(seats):
        own: Any = state.view(seat)["players"][seat]  # type: ignore[index]
        line = f"  -- {seat}: tokens {_pair(own['tokens'])}, cards {_pair(own['cards'])}"
        if own["out"]:
            line = f"  -- {seat}: out"
        elif view["players"][seat]["tokens"] is None:
            line += " (not shown)"
        for_all = _known(state, None, seat)
        line += f"; all know {for_all}" if for_all else ""
        for other in range(seats):
            more = _known(state, other, seat) if other != seat else for_all
            line += f"; {other} knows {more}" if more != for_all else ""
        lines.append(line)
    return lines


def _known(state: State, observer: int | None, seat: int) -> str:
    view: Any = state.view(observer)
    return PLAIN.spelled(view["players"][seat]["known"]).strip("-")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(game: Game, path: Path) -> None:
    outcome = Cards().check(game, path).outcome()
    assert outcome is not None
    assert (list(outcome.winners), outcome.reason) == ENDINGS[path.stem]


def test_there_is_a_golden_game_for_every_ending() -> None:
    assert [path.stem for path in FILES] == sorted(ENDINGS)
