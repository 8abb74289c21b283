"""Sampan: play and study board games of the East from Python, against bots, or at a table."""

from __future__ import annotations

from types import ModuleType

from sampan import bots, games
from sampan.bots.bot import Bot, decide
from sampan.bots.registry import bot, bot_names
from sampan.core import rng as _compiled_or_not
from sampan.core.dealer import Dealer, new_dealer
from sampan.core.errors import IllegalAction, NotationError, OptionError, SampanError, UnknownGame
from sampan.core.events import Event, Recorder
from sampan.core.game import Game
from sampan.core.match import Entry, Match, Player
from sampan.core.match_file import save_match
from sampan.core.options import Option
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, Outcome, State
from sampan.games.registry import game, game_keys, load_match

__version__ = "0.1.0"

#: Whether this installation is compiled.
compiled = not str(_compiled_or_not.__file__).endswith(".py")

__all__ = [
    "CHANCE",
    "OVER",
    "Bot",
    "Dealer",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "Option",
    "OptionError",
    "Outcome",
    "Player",
    "Recorder",
    "Rng",
    "SampanError",
    "State",
    "UnknownGame",
    "bot",
    "bot_names",
    "bots",
    "compiled",
    "decide",
    "game",
    "game_keys",
    "games",
    "load_match",
    "new_dealer",
    "save_match",
]


class _Bots(ModuleType):
    """The package `sampan.bots`. It can be called, as the function of that name once was, and lists the bots."""

    def __call__(self) -> list[str]:
        return bot_names()


class _Games(ModuleType):
    """The package `sampan.games`. It can be called, as the function of that name once was, and lists the games."""

    def __call__(self) -> list[str]:
        return game_keys()


bots.__class__ = _Bots
games.__class__ = _Games
