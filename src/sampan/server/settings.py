"""What whoever runs a server can choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal

import platformdirs
from annotated_types import Ge, Le
from sqlalchemy import URL

from sampan.bots.registry import bot_names
from sampan.core.match_file import LARGEST_FILE
from sampan.server.refusal import Refusal
from sampan.server.schemas.socket import LARGEST_MESSAGE

PAGE: Final = Path(__file__).parent / "page"

LogLevel = Literal["debug", "info", "warning", "error"]


@dataclass(frozen=True)
class Settings:
    """A server's settings; the defaults are for a few friends on one machine.

    Each can be set by an environment variable and in a file (load_settings.py), and its meaning is the message
    `setting-<name>`. A number may not be negative unless it is annotated otherwise.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Ge(0), Le(65535)] = 8000  # 0 takes any free one
    hosts: tuple[str, ...] = ()  # the names that a request may ask for; none: see host_names.py
    log_level: LogLevel = "info"
    database: str = ""  # an SQLAlchemy URL; empty is a SQLite file in the user's data folder
    store_seconds: float = 5.0  # what the database may take for one statement, or to let us in
    keep_unstarted_days: Annotated[int, Ge(1)] | None = 1  # tables without use that never started; None: for ever
    keep_abandoned_days: Annotated[int, Ge(1)] | None = 30  # that were never finished
    keep_finished_days: Annotated[int, Ge(1)] | None = None  # that were
    tidy_seconds: float = 3600.0  # how often the others are deleted
    page: Path = field(default_factory=lambda: PAGE)
    extra_bots: tuple[str, ...] = ()  # "name=module:Class"
    bot_workers: Annotated[int, Ge(1)] = field(default_factory=lambda: max(2, os.cpu_count() or 1))
    bot_seconds: float = 10.0  # what a bot may take for one decision
    bot_pause: float = 0.0  # before a bot's move, for clients that show moves as they come; the page has its own pace
    queue_jobs: Annotated[int, Ge(1)] = 1000  # that wait for a worker
    queue_jobs_per_address: Annotated[int, Ge(1)] = 100
    replay_seconds: float = 30.0
    replay_bytes: Annotated[int, Ge(1), Le(LARGEST_FILE)] = LARGEST_FILE  # of a match file that is uploaded
    replay_moves: Annotated[int, Ge(1)] = 5_000  # some ten times the longest game of people
    replay_values: Annotated[int, Ge(1)] = 250_000  # in such a file; a long match has some 50,000
    replay_memory: Annotated[int, Ge(1)] = 24_000_000  # bytes of match files and answers that requests hold at once
    replay_memory_per_address: Annotated[int, Ge(1)] = 16_000_000
    replay_requests: int = 100  # that wait for memory
    replay_requests_per_address: int = 10
    replay_wait_seconds: float = 10.0  # after which such a request is refused
    upload_seconds: float = 30.0  # within which a match file must arrive, however fast it comes: it holds memory
    download_seconds: float = 60.0  # within which frames must be read
    kept_replays: Annotated[int, Ge(1)] = 500  # uploaded files that stay in memory for a while
    kept_replays_per_address: Annotated[int, Ge(1)] = 20
    kept_replay_bytes: Annotated[int, Ge(1)] = 4 * LARGEST_FILE  # of all of them
    kept_replay_bytes_per_address: Annotated[int, Ge(1)] = LARGEST_FILE
    kept_replay_seconds: float = 3600.0  # since a file was last asked for
    rate: float = 20.0  # messages a second and socket, or tables and replays a second and address
    burst: Annotated[int, Ge(1)] = 40
    message_bytes: Annotated[int, Ge(1000)] = LARGEST_MESSAGE  # of a message on a socket
    order_bytes: Annotated[int, Ge(1000)] = 65_536  # of a request for a table
    backlog: Annotated[int, Ge(1)] = 500  # messages; whoever is so far behind had better connect again
    backlog_bytes: Annotated[int, Ge(1)] = 2_000_000  # the same, in characters; a whole table has up to half a million
    refusals_in_a_row: Annotated[int, Ge(1)] = 10  # beyond the limits, after which a socket is closed
    tables_per_address: Annotated[int, Ge(1)] = 100  # unfinished, and touched within a day
    requests_per_minute: Annotated[int, Ge(1)] = 120  # of a seat, other than to play and to chat
    records_per_table: Annotated[int, Ge(1000)] = 20_000  # after which people can only play on
    tables_per_hour: Annotated[int, Ge(1)] = 200  # new ones of an address
    listed_tables: Annotated[int, Ge(1)] = 100  # in the lobby
    listed_per_address: Annotated[int, Ge(1)] = 20  # public tables in the lobby
    listed_minutes: Annotated[int, Ge(1)] = 180  # in which a public table must start to stay in the lobby
    sockets_per_address: Annotated[int, Ge(1)] = 200
    sockets_per_seat: Annotated[int, Ge(1)] = 10
    spectators_per_table: int = 200
    spectators_per_address: int = 50  # at one table
    joins_per_minute: Annotated[int, Ge(1)] = 300  # of an address
    replays_per_minute: Annotated[int, Ge(1)] = 30  # uploaded from an address
    chat_per_minute: int = 30  # lines of a seat
    spectator_chat_per_minute: int = 15  # lines of all spectators at a table from one address
    request_seconds: Annotated[float, Ge(0.1)] = 10.0  # for a whole request, and for a socket to say hello
    upload_rate: Annotated[int, Ge(1)] = 50_000  # bytes a second; a large body that comes faster is given its time
    absence_seconds: float = 5.0  # who comes back within them was never away: a reload is no departure
    vote_seconds: float = 60.0  # how long a person must be away before the others may vote for a substitute
    drain_seconds: float = 10.0  # how long a server that was told to end lets bots finish their thoughts
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, Ge(0), Le(65535)] = 0  # for Prometheus; 0 is none
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
