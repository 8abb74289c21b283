"""Whole games that must read the same for ever: one for each way a game can end (golden/*.txt).

A file holds the seats, the options and every action, chance included, and under each action what it told whom; at the
beginning of each turn how the table looks; at the end the outcome and all views. The test takes only the header and the
actions from the file and writes the whole text anew: if events, views or the outcome have changed, it fails.

To add a game, write its header and its actions by hand. To write the texts anew after an intended change, run

    SAMPAN_WRITE_GOLDEN=1 python -m pytest tests/games/yellow_yangtze/test_golden.py

The test then fails on purpose: a person must read the difference before it is committed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from sampan import CHANCE, Event, Game, Recorder, State

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


def spelled(value: object) -> str:
    """A value of a field in one word."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return ",".join(value) or "-"
    return json.dumps(value, separators=(",", ":"))


def fields(data: dict[str, Any]) -> str:
    return " ".join(f"{key}={spelled(value)}" for key, value in data.items() if key != "kind")


def read_fields(words: list[str]) -> dict[str, Any]:
    return {key: read(value) for key, _, value in (word.partition("=") for word in words)}


def read(word: str) -> Any:
    return json.loads(word) if word in ("true", "false", "null") or word.isdigit() else word


def told(event: Event, seats: int) -> str:
    """What everybody sees of an event, and who sees more."""
    line = f"    {event.kind} {fields(event.shown)}".rstrip()
    if event.secret is not None:
        assert "colour" not in event.seen_by(None)
        insiders = [str(seat) for seat in range(seats) if event.seen_by(seat) != event.seen_by(None)]
        line += f" (seen by {','.join(insiders)}: {fields(event.secret)})"
    return line


def table(state: State) -> list[str]:
    """How the table looks when a turn begins: the board row by row, then each player's things."""
    view: Any = state.view(None)
    lines = [f"  -- turn {view['turns_ended'] + 1}: seat {view['turn']}, bag {view['bag']}"]
    lines[0] += f", market {spelled(view['market'])}, pagodas {pagodas(view)}"
    taken = {space: SIGNS[colour] for space, colour in view["tiles"].items()}
    for player in view["players"]:
        for colour, space in player["leaders"].items():
            if space is not None:
                taken[space] = f"{player['seat']}{SIGNS[colour].lower()}"
    for row, signs in enumerate(view["board"]["rows"]):
        lines.append(f"  -- {drawn('abcdefghijklmnopqrstuvwxyz'[row], signs, taken)}")
    for player in view["players"]:
        points = " ".join(str(points) for points in player["points"].values())
        line = f"  -- {player['seat']}: points {points}, tiles {player['hand_size']}"
        known = {colour: count for colour, count in player["known"].items() if count}
        lines.append(line + (f", known {spelled(known)}" if known else ""))
    return lines


def drawn(letter: str, signs: str, taken: dict[str, str]) -> str:
    """A row of the board: tiles as capital letters, leaders as seat and small letter."""
    line, number = "", 0
    for column, sign in enumerate(signs):
        if sign != " ":
            number += 1
            line = line.ljust(2 * column) + taken.get(f"{letter}{number}", sign if sign == "~" else ".")
    return f"{letter} {line}"


def pagodas(view: Any) -> str:
    return " ".join(f"{pagoda['colour']}:{pagoda['triangle']}" for pagoda in view["pagodas"]) or "-"


def play(game: Game, text: str) -> tuple[str, State]:
    """The whole text anew from its header and actions, and the state it ends in."""
    lines = [line for line in text.splitlines() if line and not line.startswith(" ")]
    title, header, *rest = lines
    seats, *words = header.split()
    number = int(seats.removeprefix("seats="))
    state = game.start(number, read_fields(words))
    written = [title, header, ""]
    for line in rest:
        who, _, action = line.partition(": ")
        if who not in ("chance", *(f"seat {seat}" for seat in range(number))):
            continue  # what follows from the actions
        assert who == ("chance" if state.to_move() == CHANCE else f"seat {state.to_move()}"), line
        kind, *words = action.split()
        code = game.find(state, {"kind": kind, **read_fields(words)})
        description = game.describe(state, code)
        recorder = Recorder()
        state.apply(code, recorder)
        written.append(f"{who}: {kind} {fields(description)}".rstrip())
        written += [told(event, number) for event in recorder.events]
        if any(event.kind == "turn_began" for event in recorder.events):
            written += table(state)
    outcome = state.outcome()
    written += ["", f"outcome: {json.dumps(None if outcome is None else outcome.data())}"]
    written += [f"view of {who}: {json.dumps(state.view(who))}" for who in (None, *range(number))]
    return "\n".join(written) + "\n", state


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(game: Game, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    written, state = play(game, text)
    if os.environ.get("SAMPAN_WRITE_GOLDEN"):
        path.write_text(written, encoding="utf-8")
        pytest.fail(f"{path.name} was written anew: read the difference before you commit it")
    assert written == text
    assert ending(state) == ENDINGS[path.stem]


def ending(state: State) -> tuple[int, str, str, str]:
    position: Any = state.position()
    outcome = state.outcome()
    assert outcome is not None
    whom = "market" if position["drawer"] is None else "active" if position["drawer"] == position["turn"] else "other"
    return position["seats"], outcome.reason, position["purpose"], whom


def test_there_is_a_golden_game_for_every_ending() -> None:
    assert [path.stem for path in FILES] == sorted(ENDINGS)
