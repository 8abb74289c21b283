"""The bots by name."""

from __future__ import annotations

from sampan.bots.bot import Bot
from sampan.bots.easy import EasyBot
from sampan.bots.levels import LevelBot
from sampan.bots.random import RandomBot
from sampan.core.errors import OptionError
from sampan.core.options import shown

_BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "easy": EasyBot(),
    "medium": LevelBot("medium"),
    "hard": LevelBot("hard"),
    "expert": LevelBot("expert"),
}


def bot(name: str) -> Bot:
    """The bot of that name; an OptionError lists the known ones."""
    if name not in _BOTS:
        raise OptionError("unknown-bot", {"bot": shown(name), "known": bot_names()})
    return _BOTS[name]


def bot_names() -> list[str]:
    """The names of all bots, weakest first."""
    return list(_BOTS)
