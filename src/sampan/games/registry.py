"""The registry: one line per game, and no other place that knows a game by name."""

from __future__ import annotations

from pathlib import Path

from sampan.core.errors import UnknownGame
from sampan.core.game import Game
from sampan.core.match import Match
from sampan.core.match_file import load_match as _load_match
from sampan.core.options import shown
from sampan.games.dragon_delta.game import DragonDelta
from sampan.games.yangtze.game import Yangtze
from sampan.games.yellow_yangtze.game import YellowYangtze
from sampan.games.yin_yang.game import YinYang

_GAMES: dict[str, Game] = {
    "yin_yang": YinYang(),
    "dragon_delta": DragonDelta(),
    "yangtze": Yangtze(),
    "yellow_yangtze": YellowYangtze(),
}


def game(key: str) -> Game:
    """The game of that key; an UnknownGame, which is a KeyError, lists the known ones."""
    if key not in _GAMES:
        raise UnknownGame("unknown-game", {"game": shown(key), "known": game_keys()})
    return _GAMES[key]


def game_keys() -> list[str]:
    """The keys of all games."""
    return list(_GAMES)


def load_match(path: Path | str) -> Match:
    """The match of a file; a NotationError that says what is wrong with it otherwise."""
    return _load_match(Path(path), game)
