"""Turns arguments into what is needed: whole numbers may be NumPy's, games and bots may be named.

A ValueError says what cannot be used, and why.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

import sampan
from sampan.bots.bot import Bot
from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.options import as_whole, is_whole, shown
from sampan.core.rng import Rng
from sampan.core.state import State

BotsBySeat = Sequence[Any]  # for every seat a bot or its name, or None for a seat that the caller plays


class ForeignBot(Bot):
    """A bot of any class that has `choose(state, rng)`."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def choose(self, state: State, rng: Rng) -> int:
        """What it chooses; NumPy's whole numbers will do."""
        chosen = self.bot.choose(state, rng)
        try:
            return operator.index(chosen)
        except TypeError:
            raise IllegalAction("action-form", {"action": shown(chosen)}) from None


def as_game(game: object) -> Game:
    """A game from its key."""
    if isinstance(game, Game):
        return game
    if isinstance(game, str):
        return sampan.game(game)
    raise ValueError(f"a game or its key is needed, not {shown(game)}")


def as_bot(bot: object) -> Bot:
    """A bot from its name, or of any class that can choose."""
    if isinstance(bot, str):
        return sampan.bot(bot)
    if isinstance(bot, Bot):
        return bot
    if isinstance(bot, type | np.ndarray | np.generic) or not callable(getattr(bot, "choose", None)):
        raise ValueError(f"a bot is named, or is an object with choose(state, rng), and not {shown(bot)}")
    return ForeignBot(bot)


def as_bots(bots: BotsBySeat) -> list[Bot | None]:
    """The bots at their seats; None where there is none."""
    return [None if bot is None else as_bot(bot) for bot in bots]


def as_count(name: str, value: object, most: int) -> int:
    """A whole number from 1 to the most there can be."""
    number = as_whole(value)
    if not (is_whole(number) and isinstance(number, int) and 1 <= number <= most):
        raise ValueError(f"`{name}` is a whole number from 1 to {most}, not {shown(value)}")
    return number


def as_seed(seed: object, before: int | str | None = None) -> int | str:
    """A seed; for None the one that follows what was used before, and at first one that nobody can guess."""
    if seed is None and before is not None:
        following = Rng(f"{before}/next")
        return int(following.word()) << 32 | int(following.word())
    if seed is None:
        return secrets.randbits(63)
    number = as_whole(seed)
    if isinstance(number, int | str):
        return number
    raise ValueError(f"a seed is a whole number or a text, not {shown(seed)}")


def as_render_mode(mode: object) -> str | None:
    """How a game is shown: as text, or not at all."""
    if mode is None:
        return None
    if isinstance(mode, str) and mode == "ansi":
        return mode
    raise ValueError(f"`render_mode` is 'ansi' or None, not {shown(mode)}")
