"""What whoever runs a server can choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs
from sqlalchemy import URL

from sampan.bots.registry import bot_names
from sampan.server.refusal import Refusal

PAGE: Final = Path(__file__).parent / "page"


@dataclass(frozen=True)
class Settings:
    """A server's settings; the defaults are for a few friends on one machine."""

    database: str = ""  # an SQLAlchemy URL; empty is a SQLite file in the user's data folder
    page: Path = PAGE
    extra_bots: tuple[str, ...] = ()  # "name=module:Class"
    bot_workers: int = field(default_factory=lambda: max(2, os.cpu_count() or 1))
    bot_seconds: float = 10.0  # what a bot may take for one decision
    bot_pause: float = 0.3  # before a bot's move, so that people can follow
    replay_seconds: float = 30.0
    rate: float = 20.0  # messages a second and socket, or tables and replays a second and address
    burst: int = 40
    absence_seconds: float = 5.0  # who comes back within them was never away: a reload is no departure
    idle_seconds: float = 300.0  # after which a table that nobody looks at leaves the memory

    def bots(self) -> dict[str, str]:
        """The bots by name, each with the place of its class or, for our own, an empty one."""
        known = dict.fromkeys(bot_names(), "")
        for bot in self.extra_bots:
            name, _, place = bot.partition("=")
            module, _, kind = place.partition(":")
            if not (name.isidentifier() and module and kind.isidentifier()) or name in known:
                raise Refusal("bot-form", {"bot": bot})
            known[name] = place
        return known

    def database_url(self) -> str | URL:
        """The address of the store; the data folder is made where it is the default."""
        if self.database:
            return self.database
        folder = platformdirs.user_data_path("sampan", appauthor=False)
        try:
            folder.mkdir(0o700, parents=True, exist_ok=True)  # the seeds of matches in play are nobody else's business
        except OSError as problem:
            raise Refusal("database", {"problem": f"{folder}: {problem.strerror}"}) from None
        return URL.create("sqlite", database=str(folder / "tables.sqlite3"))
