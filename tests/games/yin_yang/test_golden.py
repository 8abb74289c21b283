"""Whole games that must read the same for ever: one for each way a game can end (golden/*.txt).

A file holds the seats, the options and every action, chance included, and under each action what it told whom; at the
beginning of each turn how the table looks and what everybody knows of hidden cards; at the end the outcome and all
views. The test takes only the header and the actions from the file and writes the whole text anew: if events, views or
the outcome have changed, it fails.

To add a game, write its header and its actions by hand. To write the texts anew after an intended change, run

    SAMPAN_WRITE_GOLDEN=1 python -m pytest tests/games/yin_yang/test_golden.py

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
ENDINGS = {
    "all_out": ([0, 1, 2], "all_out"),
    "last_survivor": ([0], "survivor"),
    "limit": ([], "limit"),
    "shared_win": ([0, 1], "goal"),
    "team_win": ([0, 2], "goal"),
    "win": ([1], "goal"),
}


def spelled(value: object) -> str:
    """A value of a field: lists with commas, truth and absence as in JSON."""
    if isinstance(value, list):
        return ",".join(map(str, value)) or "-"
    return value if isinstance(value, str) else json.dumps(value)


def fields(data: dict[str, Any]) -> str:
    return " ".join(f"{key}={spelled(value)}" for key, value in data.items() if key != "kind")


def read(words: str) -> Any:
    """The value that `spelled` wrote; a list in an option has commas."""
    if "," in words:
        return [int(word) for word in words.split(",")]
    return json.loads(words) if words in ("true", "false", "null") or words.isdigit() else words


def read_fields(words: list[str]) -> dict[str, Any]:
    return {key: read(value) for key, _, value in (word.partition("=") for word in words)}


def told(event: Event, seats: int) -> str:
    """What everybody sees of an event, and who sees more."""
    line = f"    {event.kind} {fields(event.shown)}".rstrip()
    if event.secret is not None:
        assert "card" not in event.seen_by(None)
        insiders = [str(seat) for seat in range(seats) if event.seen_by(seat) != event.seen_by(None)]
        line += f" (seen by {','.join(insiders)}: {fields(event.secret)})"
    return line


def pair(counts: dict[str, int] | None) -> str:
    return "?/?" if counts is None else f"{counts['white']}/{counts['black']}"


def table(state: State, seats: int) -> list[str]:
    """How the table looks when a turn begins: each player's things, and what others know of his hand."""
    view: Any = state.view(None)
    lines = [f"  -- turn {view['turns_ended'] + 1}: seat {view['turn']}, goal {view['goal']['number']}"]
    lines[0] += f" to {view['goal']['mode']}, bag {pair(view['bag'])}, decks {fields(view['decks'])}"
    for seat in range(seats):
        own: Any = state.view(seat)["players"][seat]  # type: ignore[index]
        line = f"  -- {seat}: tokens {pair(own['tokens'])}, cards {pair(own['cards'])}"
        if own["out"]:
            line = f"  -- {seat}: out"
        elif view["players"][seat]["tokens"] is None:
            line += " (not shown)"
        for_all = known(state, None, seat)
        line += f"; all know {for_all}" if for_all else ""
        for other in range(seats):
            more = known(state, other, seat) if other != seat else for_all
            line += f"; {other} knows {more}" if more != for_all else ""
        lines.append(line)
    return lines


def known(state: State, observer: int | None, seat: int) -> str:
    view: Any = state.view(observer)
    return spelled(view["players"][seat]["known"]).strip("-")


def play(game: Game, text: str) -> tuple[str, State]:
    """The whole text anew from its header and actions, and the state it ends in."""
    lines = [line for line in text.splitlines() if line and not line.startswith(" ")]
    title, header, *rest = lines
    seats, *words = header.split()
    number = int(seats.removeprefix("seats="))
    state = game.start(number, read_fields(words))
    written = [title, header, ""]
    turns = -1
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
        position: Any = state.position()
        if position["phase"] in ("draw", "play") or position["purpose"] == "turn":
            if position["turns_ended"] != turns:
                written += table(state, number)
            turns = position["turns_ended"]
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
    outcome = state.outcome()
    assert outcome is not None
    assert (list(outcome.winners), outcome.reason) == ENDINGS[path.stem]


def test_there_is_a_golden_game_for_every_ending() -> None:
    assert [path.stem for path in FILES] == sorted(ENDINGS)
