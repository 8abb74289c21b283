"""Whole games, one for each way a game can end (golden/*.txt); see tests/helpers/golden.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from golden import Script

from sampan import Event, Game, State

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))
# Seats, why the game ended, and for whom the tile was that could not be drawn.
ENDINGS = {
    "market": (4, "bag_empty", "refill", "market"),
    "refill_active": (2, "bag_empty", "refill", "active"),
    "refill_other": (3, "bag_empty", "refill", "other"),
    "replace": (2, "bag_empty", "replace", "active"),
    "stall": (2, "stall", "refill", "market"),
}
SIGNS = {"black": "B", "red": "R", "green": "G", "blue": "U", "yellow": "Y"}


class States(Script):
    """Tells at each turn how the board looks."""

    def looks(self, state: State, events: list[Event]) -> list[str]:
        return _table(state) if any(event.kind == "turn_began" for event in events) else []

    def spelled(self, value: object) -> str:
        """A value of a field in one word."""
        if isinstance(value, str) or (isinstance(value, list) and all(isinstance(item, str) for item in value)):
            return super().spelled(value)
        return json.dumps(value, separators=(",", ":"))


SCRIPT = States()


def _table(state: State) -> list[str]:
    """How the table looks when a turn begins: the board row by row, then each player's things."""
    view: Any = state.view(None)
    lines = [f"  -- turn {view['turns_ended'] + 1}: seat {view['turn']}, bag {view['bag']}"]
    lines[0] += f", market {SCRIPT.spelled(view['market'])}, pagodas {_pagodas(view)}"
    taken = {space: SIGNS[colour] for space, colour in view["tiles"].items()}
    for player in view["players"]:
        for colour, space in player["leaders"].items():
            if space is not None:
                taken[space] = f"{player['seat']}{SIGNS[colour].lower()}"
    for row, signs in enumerate(view["board"]["rows"]):
        lines.append(f"  -- {_drawn('abcdefghijklmnopqrstuvwxyz'[row], signs, taken)}")
    for player in view["players"]:
        points = " ".join(str(points) for points in player["points"].values())
        line = f"  -- {player['seat']}: points {points}, tiles {player['hand_size']}"
        known = {colour: count for colour, count in player["known"].items() if count}
        lines.append(line + (f", known {SCRIPT.spelled(known)}" if known else ""))
    return lines


def _drawn(letter: str, signs: str, taken: dict[str, str]) -> str:
    """A row of the board: tiles as capital letters, leaders as seat and small letter."""
    line, number = "", 0
    for column, sign in enumerate(signs):
        if sign != " ":
            number += 1
            line = line.ljust(2 * column) + taken.get(f"{letter}{number}", sign if sign == "~" else ".")
    return f"{letter} {line}"


def _pagodas(view: Any) -> str:
    return " ".join(f"{pagoda['colour']}:{pagoda['triangle']}" for pagoda in view["pagodas"]) or "-"


def _ending(state: State) -> tuple[int, str, str, str]:
    position: Any = state.position()
    outcome = state.outcome()
    assert outcome is not None
    whom = "market" if position["drawer"] is None else "active" if position["drawer"] == position["turn"] else "other"
    return position["seats"], outcome.reason, position["purpose"], whom


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(game: Game, path: Path) -> None:
    assert _ending(SCRIPT.check(game, path)) == ENDINGS[path.stem]


def test_there_is_a_golden_game_for_every_ending() -> None:
    assert [path.stem for path in FILES] == sorted(ENDINGS)
