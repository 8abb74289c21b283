"""Runs the command line in this process, with a person at the keyboard who may look at the screen first."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sampan import Rng
from sampan.cli import main

Person = Callable[[str], str]


class Result(NamedTuple):
    code: int
    out: str
    err: str


class Keyboard(io.TextIOBase):
    """A keyboard whose lines come from a list, or from a person who is shown the screen so far."""

    def __init__(self, typed: str | Person, screen: io.TextIOWrapper) -> None:
        self._lines: Iterator[str] | None = iter(typed.splitlines()) if isinstance(typed, str) else None
        self._person = typed if callable(typed) else None
        self._screen = screen

    def readline(self, _size: int = -1) -> str:  # type: ignore[override]
        if self._lines is not None:
            line = next(self._lines, None)
            return "" if line is None else line + "\n"
        assert self._person is not None
        return self._person(shown(self._screen)) + "\n"


def shown(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode(stream.encoding, "replace")


class Chooser:
    """A person who chooses any of the numbers on the menu, and presses Enter at every other question."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def __call__(self, screen: str) -> str:
        screen = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", screen)
        if not re.search(r"(Your choice|Votre choix)[^\n]*> $", screen):
            return ""
        return str(1 + self._rng.below(_menu_length(screen)))


def _menu_length(screen: str) -> int:
    numbers: list[int] = []
    for line in reversed(screen.splitlines()[:-1]):
        found = re.match(r" *(\d+) \S", line)
        if found:
            numbers.append(int(found[1]))
        elif numbers:
            break
    return max(numbers)


class Runner:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def __call__(self, *args: object, typed: str | Person = "", encoding: str = "utf-8") -> Result:
        out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
        err = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
        with self._monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            patch.setattr(sys, "stdin", Keyboard(typed, out))
            code = main([str(arg) for arg in args])
        return Result(int(code), shown(out), shown(err))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Runner:
    """The program, in an empty folder, for a reader of English at a screen of 80 columns."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SAMPAN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return Runner(monkeypatch)


@pytest.fixture
def chooser() -> Callable[[int], Chooser]:
    """People who choose at random, each by a seed."""
    return Chooser
