"""The levels of play: settings for each, from this package's file and, over them, from a game's own."""

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
    """How a level searches in the game of that package; `others` are settings that replace its own."""
    return Settings(**raw_settings(package, level) | others)


def raw_settings(package: str, level: str) -> dict[str, Any]:
    """The settings of a level for the game of that package, as the files have them."""
    settings: dict[str, Any] = _read_levels(_PACKAGE)[level] | _read_levels(package).get(level, {})
    return settings


def _read_levels(package: str) -> dict[str, dict[str, Any]]:
    """The settings of all levels in a package's file; empty if it has none."""
    file = resources.files(package).joinpath(FILE)
    if not file.is_file():
        return {}
    levels: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return levels


class LevelBot(Bot):
    """Searches with the level's settings for the game."""

    def __init__(self, level: str, most: int | None = None) -> None:
        self.level = level
        self.most = most  # iterations, to think less than the level usually does
        self._settings: dict[str, Settings] = {}  # by package

    def choose(self, state: State, rng: Rng) -> int:
        """The action that the search prefers; no search if there is only one legal action."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        if state.package not in self._settings:
            own = settings_for(state.package, self.level)
            if self.most is not None:
                own.iterations = min(own.iterations, self.most)
                own.crowd = 0
            self._settings[state.package] = own
        settings = self._settings[state.package]
        if settings.follows and not state.is_secret():
            suggested = state.suggest(rng)
            if suggested >= 0:
                return suggested
        return Search(state, settings, rng).best()
