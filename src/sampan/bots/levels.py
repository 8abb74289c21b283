"""The levels of play: a line of settings each, from the file beside a game, or else from the one beside this."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from sampan.bots.bot import Bot
from sampan.bots.search import Search, Settings
from sampan.core.rng import Rng
from sampan.core.state import State

FILE: Final = "levels.json"
_PACKAGE: Final = "sampan.bots"


def settings_for(package: str, level: str, **others: Any) -> Settings:
    """How a level thinks about the game of that package; `others` are settings that count instead of its own."""
    return Settings(**line_for(package, level) | others)


def line_for(package: str, level: str) -> dict[str, Any]:
    """The line of a level for the game of that package."""
    line: dict[str, Any] = _lines(_PACKAGE)[level] | _lines(package).get(level, {})
    return line


def _lines(package: str) -> dict[str, dict[str, Any]]:
    """The lines of a package's file; none if it has none."""
    file = resources.files(package).joinpath(FILE)
    if not file.is_file():
        return {}
    lines: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return lines


class LevelBot(Bot):
    """Searches as the level's line for the game says."""

    def __init__(self, level: str, most: int | None = None) -> None:
        self.level = level
        self.most = most  # iterations, if it should think less than its line says
        self._settings: dict[str, Settings] = {}  # by package

    def choose(self, state: State, rng: Rng) -> int:
        """What the search comes to; without one if there is no choice."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        if state.package not in self._settings:
            line = settings_for(state.package, self.level)
            if self.most is not None:
                line.iterations = min(line.iterations, self.most)
                line.crowd = 0
            self._settings[state.package] = line
        settings = self._settings[state.package]
        if settings.follows and not state.is_secret():
            suggested = state.suggest(rng)
            if suggested >= 0:
                return suggested
        return Search(state, settings, rng).best()
