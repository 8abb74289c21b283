"""Whole games that must read the same for ever: for 2, 3 and 4 seats, and for each way a game can end (golden/*.txt).

A file holds the seats, the options and every action, chance included, and under each action what it told whom; at the
beginning of each turn how the table looks; at the end the reckoning, the outcome and all views. The test takes only the
header and the actions from the file and writes the whole text anew: if events, views or the outcome have changed, it
fails.

To add a game, write its header and its actions by hand. To write the texts anew after an intended change, run

    SAMPAN_WRITE_GOLDEN=1 python -m pytest tests/games/yangtze/test_golden.py

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
    "two_all_passed": (2, "all_passed"),
    "two_emperors": (2, "emperors"),
    "three_all_passed": (3, "all_passed"),
    "three_emperors": (3, "emperors"),
    "four_all_passed": (4, "all_passed"),
    "four_emperors": (4, "emperors"),
}
LISTS = {"goods", "optional_emperors"}


def spelled(value: object) -> str:
    """A value of a field: lists with commas, truth and absence as in JSON."""
    if isinstance(value, list):
        return ",".join(spelled(item) if isinstance(item, list) else str(item) for item in value) or "-"
    return value if isinstance(value, str) else json.dumps(value)


def fields(data: dict[str, Any]) -> str:
    return " ".join(f"{key}={spelled(value)}" for key, value in data.items() if key != "kind")


def read(key: str, words: str) -> Any:
    """The value that `spelled` wrote."""
    if key in LISTS:
        return [] if words == "-" else words.split(",")
    if "," in words:
        return [int(word) for word in words.split(",")]
    return json.loads(words) if words in ("true", "false", "null") or words.isdigit() else words


def read_fields(words: list[str]) -> dict[str, Any]:
    return {key: read(key, value) for key, _, value in (word.partition("=") for word in words)}


def told(event: Event, seats: int) -> str:
    """What everybody sees of an event, and who sees more."""
    line = f"    {event.kind} {fields(event.shown)}".rstrip()
    if event.secret is not None:
        assert "good" not in event.seen_by(None)
        insiders = [str(seat) for seat in range(seats) if event.seen_by(seat) != event.seen_by(None)]
        line += f" (seen by {','.join(insiders)}: {fields(event.secret)})"
    return line


def table(state: State) -> list[str]:
    """How the table looks when a turn begins: river, bag, and what everybody has or is known to have."""
    view: Any = state.view(None)
    lines = [
        f"  -- seat {view['turn']} to trade, {view['emperors_left']} emperors and {view['bag']['tokens']} tokens left"
    ]
    lines.append("  -- river " + " ".join(f"{place['good']}:{place['price']}" for place in view["river"]))
    for player in view["players"]:
        line = f"  -- {player['seat']}: money {player['money']}, goods {player['goods_count']}"
        line += f" (known {spelled(player['known'])}, uncertain {spelled(player['uncertain'])})"
        line += f", cards {spelled(player['cards'])}, posts {spelled([post['post'] for post in player['posts']])}"
        lines.append(line)
    return lines


def reckoning(state: State) -> list[str]:
    view: Any = state.view(None)
    lines = []
    for entry in view["reckoning"]:
        cargoes = " + ".join(f"{spelled(cargo['goods'])}={cargo['value']}" for cargo in entry["sale"]["cargoes"]) or "-"
        posts = entry["posts"]
        prizes = spelled([majority["value"] for majority in posts["majorities"]])
        line = f"wealth of {entry['seat']}: {entry['total']} = money {entry['money']}, goods {entry['sale']['value']}"
        line += f" ({cargoes}), green {posts['green']}, brown {posts['brown']}, majorities {prizes}"
        lines.append(line + f", liquidity {entry['liquidity']['value']}")
    return lines


def play(game: Game, text: str) -> tuple[str, State]:
    """The whole text anew from its header and actions, and the state it ends in."""
    lines = [line for line in text.splitlines() if line and not line.startswith(" ")]
    title, header, *rest = lines
    seats, *words = header.split()
    number = int(seats.removeprefix("seats="))
    state = game.start(number, read_fields(words))
    written = [title, header, ""]
    before = None
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
        if position["phase"] == "trade" and position["turn"] != before:
            written += table(state)
        before = position["turn"] if position["phase"] == "trade" else None
    outcome = state.outcome()
    written += ["", *(reckoning(state) if outcome is not None else [])]
    written += [f"outcome: {json.dumps(None if outcome is None else outcome.data())}"]
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
    assert (len(outcome.scores), outcome.reason) == ENDINGS[path.stem]


def test_there_is_a_golden_game_for_every_size_and_ending() -> None:
    assert [path.stem for path in FILES] == sorted(ENDINGS)
