"""Whole games as readable text that must stay the same for ever.

A file holds the seats, the options and every action, chance included, and under each action what it told whom; now and
then how the table looks; at the end the outcome and all views. A test takes only the header and the actions from the
file and writes the whole text anew: if events, views or the outcome have changed, it fails.

To add a game, write its header and its actions by hand. To write the texts anew after an intended change, run

    SAMPAN_WRITE_GOLDEN=1 python -m pytest tests/games/<key>/test_golden.py

The test then fails on purpose: a person must read the difference before it is committed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from sampan import CHANCE, Event, Game, Recorder, State


class Script:
    """How one game is written down; a game says what its tables look like."""

    lists: frozenset[str] = frozenset()  # fields whose words are always a list

    def looks(self, state: State, events: list[Event]) -> list[str]:
        """How the table looks after an action, where that is worth a few lines."""
        return []

    def closing(self, state: State) -> list[str]:
        """What is added before the outcome."""
        return []

    def seen(self, state: State, who: int | None) -> dict[str, Any]:
        """What is written of a view at the end."""
        return state.view(who)

    def spelled(self, value: object) -> str:
        """A value of a field: lists with commas, truth and absence as in JSON."""
        if isinstance(value, list):
            return ",".join(self.spelled(item) if isinstance(item, list) else str(item) for item in value) or "-"
        return value if isinstance(value, str) else json.dumps(value)

    def read(self, key: str, words: str) -> Any:
        """The value that `spelled` wrote."""
        if key in self.lists:
            return [] if words == "-" else words.split(",")
        if "," in words:
            return [int(word) for word in words.split(",")]
        return json.loads(words) if words in ("true", "false", "null") or words.isdigit() else words

    def fields(self, data: dict[str, Any]) -> str:
        return " ".join(f"{key}={self.spelled(value)}" for key, value in data.items() if key != "kind")

    def told(self, event: Event, seats: int) -> str:
        """What everybody sees of an event, and who sees more."""
        line = f"    {event.kind} {self.fields(event.shown)}".rstrip()
        if event.secret is not None:
            assert not set(event.secret) & set(event.seen_by(None))
            insiders = [str(seat) for seat in range(seats) if event.seen_by(seat) != event.seen_by(None)]
            line += f" (seen by {','.join(insiders)}: {self.fields(event.secret)})"
        return line

    def check(self, game: Game, path: Path) -> State:
        """The file reads as it would be written now; returns the state that the game ends in."""
        text = path.read_text(encoding="utf-8")
        written, state = self._play(game, text)
        if os.environ.get("SAMPAN_WRITE_GOLDEN"):
            path.write_text(written, encoding="utf-8")
            pytest.fail(f"{path.name} was written anew: read the difference before you commit it")
        assert written == text
        return state

    def _play(self, game: Game, text: str) -> tuple[str, State]:
        """The whole text anew from its header and actions, and the state it ends in."""
        title, header, *rest = [line for line in text.splitlines() if line and not line.startswith(" ")]
        seats, *words = header.split()
        number = int(seats.removeprefix("seats="))
        state = game.start(number, self._read_fields(words))
        written = [title, header, ""]
        for line in rest:
            who, _, action = line.partition(": ")
            if who not in ("chance", *(f"seat {seat}" for seat in range(number))):
                continue  # what follows from the actions
            assert who == ("chance" if state.to_move() == CHANCE else f"seat {state.to_move()}"), line
            kind, *words = action.split()
            code = game.find(state, {"kind": kind, **self._read_fields(words)})
            description = game.describe(state, code)
            recorder = Recorder()
            state.apply(code, recorder)
            written.append(f"{who}: {kind} {self.fields(description)}".rstrip())
            written += [self.told(event, number) for event in recorder.events]
            written += self.looks(state, recorder.events)
        outcome = state.outcome()
        assert outcome is not None
        written += ["", *self.closing(state), f"outcome: {json.dumps(outcome.data())}"]
        written += [f"view of {who}: {json.dumps(self.seen(state, who))}" for who in (None, *range(number))]
        return "\n".join(written) + "\n", state

    def _read_fields(self, words: list[str]) -> dict[str, Any]:
        return {key: self.read(key, value) for key, _, value in (word.partition("=") for word in words)}
