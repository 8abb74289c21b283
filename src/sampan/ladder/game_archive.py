"""The games of a ladder as they come in: counted, hashed and, if a folder is named, kept there as match files."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from sampan.core.errors import NotationError
from sampan.ladder.game_result import GameResult

SUFFIX: Final = ".sampan.json"


class GameArchive:
    """The games of one ladder, in any order. The folder must be new or empty: nothing is ever overwritten."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._games: dict[int, GameResult] = {}
        self._hashes: dict[int, bytes] = {}
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                if any(folder.iterdir()):
                    raise NotationError("record-folder", {"folder": str(folder)})
            except OSError as problem:
                raise _unwritable(folder, problem) from None

    def add(self, result: GameResult) -> None:
        """Count a game, and keep its file if files are kept."""
        number = result.fixture.number
        if self._folder is not None:
            path = self._folder / f"{number:06}{SUFFIX}"
            try:
                _write(path, result.file)
            except OSError as problem:
                raise _unwritable(path, problem) from None
        self._hashes[number] = hashlib.sha256(result.file.encode()).digest()
        self._games[number] = result._replace(file="")

    def games(self) -> list[GameResult]:
        """The games in the order of their numbers, without their files."""
        return [self._games[number] for number in sorted(self._games)]

    def digest(self) -> str:
        """A hash of all games, action by action: ladders with the same one went the same way."""
        return hashlib.sha256(b"".join([self._hashes[number] for number in sorted(self._hashes)])).hexdigest()


def _write(path: Path, text: str) -> None:
    """Write all of the file or nothing, even if Ctrl-C interrupts it."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _unwritable(path: Path, problem: OSError) -> NotationError:
    return NotationError("file-unwritable", {"file": str(path), "problem": problem.strerror or str(problem)})
