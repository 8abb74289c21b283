"""Saves a match to a file: automatically if a file was named beforehand, or when a person asks for it."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from sampan.cli.screen import Screen
from sampan.cli.words import Words, refusal
from sampan.core.errors import SampanError
from sampan.core.match import Match
from sampan.core.match_file import save_match


class MatchSaver:
    """Saves one match: with `always` before every decision of a person and at the end, otherwise on request."""

    def __init__(self, match: Match, words: Words, path: Path | None = None, always: bool = False) -> None:
        self.match = match
        self.words = words
        self.path = path
        self.always = always
        self._saved = self._content() if path is not None and os.path.exists(path) else None

    def keep(self) -> None:
        """Save if a file was named beforehand."""
        if self.always and self.path is not None and self._saved != self._content():
            self._write(self.path)

    def save(self, name: str) -> Path:
        """Save under a name; an existing file is not overwritten unless it is this match's own."""
        path = writable(name) if name else self.path or default_path(self.match)
        if os.path.exists(path) and path != self.path:
            raise refusal("file-exists", file=name)
        self._write(path)
        return path

    def offer(self, screen: Screen) -> None:
        """Offer to save what is not saved yet, until it is saved or declined."""
        if self._saved == self._content():
            return
        default = self.path or default_path(self.match)
        while True:
            answer = screen.ask(self.words("offer", file=str(default)))
            if self.words.mean("no", answer):
                return
            try:
                path = self.save(answer or str(default))
            except SampanError as problem:
                screen.show(problem.sentence(self.words.language))
            else:
                screen.show(self.words("saved", file=str(path)))
                return

    def _write(self, path: Path) -> None:
        save_match(self.match, path)
        self.path = path
        self._saved = self._content()

    def _content(self) -> tuple[list[int], bool]:
        return [entry.action for entry in self.match.entries], self.match.agreed


def writable(name: str) -> Path:
    """The path of that name; a refusal if the name alone shows that no file can be written there."""
    path = Path(name)
    if not name.isprintable():
        raise refusal("file-name")
    if not path.name or os.path.isdir(path):
        raise refusal("file-folder", file=name)
    return path


def default_path(match: Match) -> Path:
    """A default file name that is not taken yet."""
    stem = f"{match.game.key}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = Path(f"{stem}.sampan.json"), 1
    while os.path.exists(path):
        number += 1
        path = Path(f"{stem}-{number}.sampan.json")
    return path
