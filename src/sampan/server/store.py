"""Where tables are kept: each as its setup and its numbered records. UNIQUE(table, seq) is the only lock.

One thread writes. What arrives while it commits goes into its next transaction, so that many tables share one wait
for the disk; whoever asked is answered after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import operator
import queue
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sampan.server import notify
from sampan.server.refusal import Refusal
from sampan.table.records import Record, read_record
from sampan.table.setup import Setup

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
    sa.Column("substitute", sa.String),
    sa.Column("substitute_minutes", sa.Integer),
    sa.Column("finished", sa.Boolean),
    sa.Column("summary", sa.JSON),
)
_RECORDS: Final = sa.Table(
    "changes",
    _METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("record", sa.JSON),
)
_INSERT_TABLE: Final = sa.insert(_TABLES)
_INSERT_RECORD: Final = sa.insert(_RECORDS)
_UPDATE_SUMMARY: Final = (
    sa.update(_TABLES)
    .where(_TABLES.c.id == sa.bindparam("table_id"))
    .values(summary=sa.bindparam("new_summary"), finished=sa.bindparam("now_finished"))
)
_LISTED: Final = 100
_MIGRATING: Final = 0x53616D70616E  # a number of our own among the database's locks
_SETUP_FIELDS: Final = tuple(field.name for field in fields(Setup) if field.name != "seats")


class Conflict(Exception):
    """Another server has stored a record of that number: the table in memory is not the latest."""


class StoreFailed(Refusal):
    """The store does not answer, or cannot write."""

    def __init__(self) -> None:
        super().__init__("store", status=503)


class Stored(NamedTuple):
    """A table as it is kept."""

    setup: Setup
    records: list[Record]


@dataclass
class Write:
    """What belongs into one transaction."""

    tables: list[tuple[Setup, dict[str, Any], bool]] = field(default_factory=list)  # with summary, and if finished
    records: list[tuple[str, int, Record]] = field(default_factory=list)  # by table and number
    summaries: list[tuple[str, dict[str, Any], bool]] = field(default_factory=list)  # of tables, and if finished
    present: dict[str, list[int]] | None = None  # by table: who is connected to this server, for the others to know


class _Waiting(NamedTuple):
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
        self.shared: Final = notify.can_carry(self._engine)  # whether other servers on this store hear of ours
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
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
        self._queue.put(_Waiting(write, done))
        await done

    async def load(self, id_: str) -> Stored | None:
        """A table and all its records."""
        return await asyncio.to_thread(self._load, id_)

    async def since(self, id_: str, seq: int) -> list[Record]:
        """The records of a table after that number."""
        return await asyncio.to_thread(self._since, id_, seq)

    async def listed(self) -> list[dict[str, Any]]:
        """The summaries of public tables, unfinished ones first, of these the newest first."""
        return await asyncio.to_thread(self._listed)

    async def count(self) -> int:
        """How many tables there are."""
        return await asyncio.to_thread(self._count)

    def listen(self, heard: Callable[[notify.Notice], None], missed: Callable[[], None]) -> notify.Listener:
        """Listen to the other servers from now on; `missed` is called when a notice may have been missed."""
        loop = asyncio.get_running_loop()

        def hear(notice: notify.Notice) -> None:
            if notice.server != self._server:
                loop.call_soon_threadsafe(heard, notice)

        def begin() -> None:
            loop.call_soon_threadsafe(missed)

        return notify.Listener(self._engine, hear, begin)

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._queue.put(None)
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
            records = _records(connection, id_, 0)
        setup = Setup(seats=tuple(row["seats"]), **{name: row[name] for name in _SETUP_FIELDS})
        return Stored(setup, records)

    def _since(self, id_: str, seq: int) -> list[Record]:
        with self._reading() as connection:
            return _records(connection, id_, seq)

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
        while (waiting := self._queue.get()) is not None:
            batch = [waiting]
            stopping = False
            while not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    stopping = True
                    break
                batch.append(following)
            self._write_batch(batch)
            if stopping:
                return

    def _write_batch(self, batch: list[_Waiting]) -> None:
        problem = self._try(batch)
        if problem is not None and len(batch) > 1:  # somebody's conflict must not hurt the others
            for waiting in batch:
                self._write_batch([waiting])
            return
        try:
            batch[0].done.get_loop().call_soon_threadsafe(_settle, batch, problem)
        except RuntimeError:  # the loop was closed in the meantime, and nobody waits any more
            _log.warning("nobody waited for a commit")

    def _try(self, batch: Sequence[_Waiting]) -> Exception | None:
        writes = [waiting.write for waiting in batch]
        tables = [
            {**asdict(setup), "seats": list(setup.seats), "summary": summary, "finished": finished}
            for write in writes
            for setup, summary, finished in write.tables
        ]
        # In one order everywhere, or two servers could wait for one another.
        records = sorted([each for write in writes for each in write.records], key=_table_id)
        summaries = sorted([each for write in writes for each in write.summaries], key=_table_id)
        try:
            with self._engine.begin() as connection:
                if tables:
                    connection.execute(_INSERT_TABLE, tables)
                if records:
                    rows = [{"table_id": id_, "seq": seq, "record": record.to_json()} for id_, seq, record in records]
                    connection.execute(_INSERT_RECORD, rows)
                if summaries:
                    rows = [{"table_id": id_, "new_summary": new, "now_finished": end} for id_, new, end in summaries]
                    connection.execute(_UPDATE_SUMMARY, rows)
                if self.shared:
                    self._notify(connection, writes)
        except IntegrityError:
            return Conflict()
        except Exception as problem:  # whatever it is, whoever waits must be told
            return _failed(problem)
        return None

    def _notify(self, connection: sa.Connection, writes: Sequence[Write]) -> None:
        """The other servers hear of it once it is committed."""
        changed = {id_: seq for write in writes for id_, seq, _ in write.records}
        present = [write.present for write in writes if write.present is not None]
        if changed or present:
            notify.send(connection, notify.Notice(self._server, changed, present[-1] if present else {}))


_table_id: Final = operator.itemgetter(0)


def _records(connection: sa.Connection, id_: str, seq: int) -> list[Record]:
    later = sa.select(_RECORDS.c.record).where(_RECORDS.c.table_id == id_, _RECORDS.c.seq > seq)
    return [read_record(data) for data in connection.execute(later.order_by(_RECORDS.c.seq)).scalars()]


def _settle(batch: list[_Waiting], problem: Exception | None) -> None:
    for waiting in batch:
        if not waiting.done.done():
            if problem is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(problem)


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
