"""Where tables are kept: each as its setup and its numbered changes. UNIQUE(table, seq) is the only lock.

One thread writes. What arrives while it commits goes into its next transaction, so that many tables share one wait
for the disk; whoever asked is answered after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sampan.server import notify as post
from sampan.server.records import Change, Record, Setup
from sampan.server.refusal import Refusal

_log = logging.getLogger(__name__)
_METADATA: Final = sa.MetaData()
_TABLES: Final = sa.Table(
    "tables",
    _METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String),
    sa.Column("rules", sa.Integer),
    sa.Column("options", sa.JSON),
    sa.Column("seats", sa.JSON),
    sa.Column("public", sa.Boolean),
    sa.Column("fair", sa.Boolean),
    sa.Column("seed", sa.String),
    sa.Column("created", sa.String),
    sa.Column("hints", sa.Boolean),
    sa.Column("stand_in", sa.String),
    sa.Column("stand_in_minutes", sa.Integer),
    sa.Column("finished", sa.Boolean),
    sa.Column("summary", sa.JSON),
)
_CHANGES: Final = sa.Table(
    "changes",
    _METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("record", sa.JSON),
)
_INSERT_TABLE: Final = sa.insert(_TABLES)
_INSERT_CHANGE: Final = sa.insert(_CHANGES)
_UPDATE_SUMMARY: Final = (
    sa.update(_TABLES)
    .where(_TABLES.c.id == sa.bindparam("table_id"))
    .values(summary=sa.bindparam("new_summary"), finished=sa.bindparam("now_finished"))
)
_LISTED: Final = 100
_MIGRATING: Final = 0x53616D70616E  # a number of our own among the database's locks
_SETUP_FIELDS: Final = tuple(field.name for field in fields(Setup) if field.name != "seats")


class Conflict(Exception):
    """Somebody else has made the change of that number: what was in memory is not the table any more."""


class StoreFailed(Exception):
    """The store does not answer, or cannot write."""


class Stored(NamedTuple):
    """A table as it is kept."""

    setup: Setup
    changes: list[tuple[int, Record]]


class Write:
    """What belongs into one transaction: new tables, changes, the summaries that lists show, and word to others."""

    def __init__(self) -> None:
        self.tables: list[dict[str, object]] = []
        self.changes: list[dict[str, object]] = []
        self.summaries: list[dict[str, object]] = []
        self.changed: dict[str, int] = {}  # by table, the number of its last change
        self.present: dict[str, list[int]] | None = None

    def add_table(self, setup: Setup, summary: dict[str, object], finished: bool) -> None:
        """A new table."""
        self.tables.append({**asdict(setup), "seats": list(setup.seats), "summary": summary, "finished": finished})

    def add_change(self, id_: str, change: Change) -> None:
        """A change of a table."""
        self.changes.append({"table_id": id_, "seq": change.seq, "record": change.record})
        self.changed[id_] = change.seq

    def add_summary(self, id_: str, summary: dict[str, object], finished: bool) -> None:
        """What lists show of a table from now on."""
        self.summaries.append({"table_id": id_, "new_summary": summary, "now_finished": finished})

    def tell_present(self, seats: dict[str, list[int]]) -> None:
        """Who is connected to this server, by table: the others shall know."""
        self.present = seats


class _Wish(NamedTuple):
    write: Write
    done: asyncio.Future[None]


class Store:
    """The tables of a server, or of several, in SQLite or any database that SQLAlchemy speaks to."""

    def __init__(self, url: str | sa.URL) -> None:
        self._server: Final = secrets.token_urlsafe(6)
        try:
            self._engine = sa.create_engine(url)
        except (SQLAlchemyError, ImportError) as problem:
            raise Refusal("database", {"problem": _first_line(problem)}) from None
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _set_up_sqlite)
        try:
            self._migrate()
        except CommandError:  # a revision that is not among our migrations
            self._engine.dispose()
            raise Refusal("database-newer") from None
        except SQLAlchemyError as problem:
            self._engine.dispose()
            raise Refusal("database", {"problem": _first_line(problem)}) from None
        self.shared: Final = post.can_carry(self._engine)  # whether other servers on this store hear of ours
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
        with self._engine.connect() as connection:
            config.attributes["connection"] = connection
            if connection.dialect.name == "postgresql":  # several servers may begin at once
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
            command.upgrade(config, "head")
            connection.commit()

    async def commit(self, write: Write) -> None:
        """Returns when everything is on disk; a Conflict or StoreFailed, and nothing of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wishes.put(_Wish(write, done))
        await done

    async def load(self, id_: str) -> Stored | None:
        """A table and all its changes."""
        return await asyncio.to_thread(self._load, id_)

    async def since(self, id_: str, seq: int) -> list[tuple[int, Record]]:
        """The changes of a table after that number."""
        return await asyncio.to_thread(self._since, id_, seq)

    async def listed(self) -> list[dict[str, Any]]:
        """The summaries of public tables, unfinished ones first, of these the newest first."""
        return await asyncio.to_thread(self._listed)

    async def count(self) -> int:
        """How many tables there are."""
        return await asyncio.to_thread(self._count)

    def listen(self, heard: Callable[[post.Notice], None], missed: Callable[[], None]) -> post.Listener:
        """Hear the other servers from now on; `missed` is called when they may have said what was not heard."""
        loop = asyncio.get_running_loop()

        def hear(notice: post.Notice) -> None:
            if notice.server != self._server:
                loop.call_soon_threadsafe(heard, notice)

        def begin() -> None:
            loop.call_soon_threadsafe(missed)

        return post.Listener(self._engine, hear, begin)

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._wishes.put(None)
        await asyncio.to_thread(self._writer.join)
        self._engine.dispose()

    # In threads.

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as problem:
            raise _failed(problem) from None

    def _load(self, id_: str) -> Stored | None:
        with self._reading() as connection:
            row = connection.execute(sa.select(_TABLES).where(_TABLES.c.id == id_)).mappings().first()
            if row is None:
                return None
            changes = _changes(connection, id_, 0)
        setup = Setup(seats=tuple(row["seats"]), **{name: row[name] for name in _SETUP_FIELDS})
        return Stored(setup, changes)

    def _since(self, id_: str, seq: int) -> list[tuple[int, Record]]:
        with self._reading() as connection:
            return _changes(connection, id_, seq)

    def _listed(self) -> list[dict[str, Any]]:
        question = (
            sa.select(_TABLES.c.summary)
            .where(_TABLES.c.public.is_(True))
            .order_by(_TABLES.c.finished, _TABLES.c.created.desc())
            .limit(_LISTED)
        )
        with self._reading() as connection:
            return list(connection.execute(question).scalars())

    def _count(self) -> int:
        with self._reading() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(_TABLES)).scalar_one()

    def _write_on(self) -> None:
        while (wish := self._wishes.get()) is not None:
            batch = [wish]
            stopping = False
            while not self._wishes.empty():
                following = self._wishes.get()
                if following is None:
                    stopping = True
                    break
                batch.append(following)
            self._write_batch(batch)
            if stopping:
                return

    def _write_batch(self, batch: list[_Wish]) -> None:
        problem = self._try(batch)
        if problem is None or len(batch) == 1:
            _answer(batch, problem)
            return
        for wish in batch:  # somebody's conflict must not hurt the others
            _answer([wish], self._try([wish]))

    def _try(self, batch: Sequence[_Wish]) -> Exception | None:
        # In one order everywhere, or two servers could wait for one another.
        tables = [row for wish in batch for row in wish.write.tables]
        changes = sorted((row for wish in batch for row in wish.write.changes), key=_table_id)
        summaries = sorted((row for wish in batch for row in wish.write.summaries), key=_table_id)
        try:
            with self._engine.begin() as connection:
                if tables:
                    connection.execute(_INSERT_TABLE, tables)
                if changes:
                    connection.execute(_INSERT_CHANGE, changes)
                if summaries:
                    connection.execute(_UPDATE_SUMMARY, summaries)
                if self.shared:
                    self._tell(connection, batch)
        except IntegrityError:
            return Conflict()
        except Exception as problem:  # whatever it is, whoever waits must be told
            return _failed(problem)
        return None

    def _tell(self, connection: sa.Connection, batch: Sequence[_Wish]) -> None:
        """The other servers hear of it once it is committed."""
        changed = {table: seq for wish in batch for table, seq in wish.write.changed.items()}
        present = [wish.write.present for wish in batch if wish.write.present is not None]
        if changed or present:
            post.send(connection, post.Notice(self._server, changed, present[-1] if present else {}))


def _table_id(row: dict[str, object]) -> str:
    return str(row["table_id"])


def _changes(connection: sa.Connection, id_: str, seq: int) -> list[tuple[int, Record]]:
    later = sa.select(_CHANGES.c.seq, _CHANGES.c.record).where(_CHANGES.c.table_id == id_, _CHANGES.c.seq > seq)
    return [(number, record) for number, record in connection.execute(later.order_by(_CHANGES.c.seq))]


def _answer(batch: list[_Wish], problem: Exception | None) -> None:
    try:
        batch[0].done.get_loop().call_soon_threadsafe(_settle, batch, problem)
    except RuntimeError:  # the loop was closed in the meantime, and nobody waits any more
        _log.warning("nobody waited for a commit")


def _settle(batch: list[_Wish], problem: Exception | None) -> None:
    for wish in batch:
        if not wish.done.done():
            if problem is None:
                wish.done.set_result(None)
            else:
                wish.done.set_exception(problem)


def _failed(problem: Exception) -> StoreFailed:
    _log.error("store_failed", extra={"fields": {"problem": _first_line(problem)}})
    return StoreFailed()


def _first_line(problem: Exception) -> str:
    """The problem without the statement and its values, which may be secret."""
    original = getattr(problem, "orig", None) or problem
    return (str(original).splitlines() or [type(original).__name__])[0]


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
