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
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from sampan.server import notify
from sampan.server.clock import now
from sampan.server.database import first_line, migrate, must_be_current, open_engine
from sampan.server.lobby import Candidate
from sampan.server.metrics import Metrics
from sampan.server.refusal import Refusal
from sampan.server.store_schema import CHORES, PROBE, RECORDS, TABLES
from sampan.table.records import Record, read_record
from sampan.table.setup import Setup

STORE_SECONDS: Final = 5.0
_T = TypeVar("_T")
_log = logging.getLogger(__name__)
_INSERT_TABLE: Final = sa.insert(TABLES)
_INSERT_RECORD: Final = sa.insert(RECORDS)
_UPDATE_SUMMARY: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("table_id"))
    .values(
        summary=sa.bindparam("new_summary"),
        finished=sa.bindparam("now_finished"),
        started=sa.bindparam("now_started"),
        closed=sa.bindparam("now_closed"),
    )
)
_UPDATE_ACTIVE: Final = (
    sa.update(TABLES).where(TABLES.c.id == sa.bindparam("table_id")).values(active=sa.bindparam("now_active"))
)
_DO_CHORE: Final = (
    sa.update(CHORES)
    .where(CHORES.c.name == sa.bindparam("chore"))
    .values(at=sa.bindparam("now_at"), times=CHORES.c.times + 1)
)
_CANDIDATES: Final = 1000  # of each kind, from which the lobby chooses
_READERS: Final = 8  # threads
_SETUP_FIELDS: Final = tuple(field.name for field in fields(Setup) if field.name != "seats")


class Conflict(Exception):
    """Another server has stored a record of that number: the table in memory is not the latest."""


class StoreFailed(Refusal):
    """The store does not answer, or cannot write."""

    def __init__(self) -> None:
        super().__init__("store", status=503)


class Unreachable(StoreFailed):
    """The database is full, locked or gone: trying the same again at once is of no use."""


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
    active: dict[str, str] = field(default_factory=dict)  # by table: when something last happened
    chores: tuple[str, ...] = ()  # what is done for the whole store
    present: dict[str, list[int]] | None = None  # by table: who is connected to this server, for the others to know


class _Waiting(NamedTuple):
    write: Write
    done: asyncio.Future[None]


class Store:
    """The tables of a server, or of several, in SQLite or any database that SQLAlchemy speaks to."""

    def __init__(self, url: str | sa.URL, seconds: float = STORE_SECONDS, migrating: bool = True) -> None:
        self._server: Final = secrets.token_urlsafe(6)
        self._patience: Final = 2 * seconds
        self.metrics = Metrics()  # those of the application, once it has begun
        try:
            if migrating:
                migrate(url)
            else:
                must_be_current(url, seconds)
            self._engine = open_engine(url, seconds)
        except CommandError:  # a revision that is not among our migrations
            raise Refusal("database-newer") from None
        except (SQLAlchemyError, ImportError) as problem:
            raise Refusal("database", {"problem": first_line(problem)}) from None
        self.shared: Final = notify.can_carry(self._engine)  # whether other servers on this store hear of ours
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._readers: Final = ThreadPoolExecutor(_READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    async def commit(self, write: Write) -> None:
        """Returns when everything is on disk; a Conflict or StoreFailed, and nothing of it is."""
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        deadline = loop.call_later(self._patience, _give_up, done)
        self._queue.put(_Waiting(write, done))
        try:
            await done
        except StoreFailed:
            self.metrics.store_errors.labels("write").inc()
            raise
        finally:
            deadline.cancel()
        self.metrics.commits.observe(time.perf_counter() - began)

    async def probe(self) -> bool:
        """Whether the store can write now; answers in time, whatever has become of the database."""
        try:
            await self.commit(Write(chores=(PROBE,)))
        except (Conflict, StoreFailed):
            return False
        return True

    async def _read(self, read: Callable[..., _T], *arguments: object) -> _T:
        try:
            async with asyncio.timeout(self._patience):  # nobody waits for ever, even if the disk does not answer
                return await asyncio.get_running_loop().run_in_executor(self._readers, read, *arguments)
        except TimeoutError as problem:
            self.metrics.store_errors.labels("read").inc()
            raise _failed(problem) from None
        except StoreFailed:
            self.metrics.store_errors.labels("read").inc()
            raise

    async def load(self, id_: str) -> Stored | None:
        """A table and all its records."""
        return await self._read(self._load, id_)

    async def since(self, id_: str, seq: int) -> list[Record]:
        """The records of a table after that number."""
        return await self._read(self._since, id_, seq)

    async def public(self) -> list[Candidate]:
        """The newest public tables, finished and not."""
        return await self._read(self._public)

    async def summaries(self, ids: Sequence[str]) -> dict[str, dict[str, Any]]:
        """The summaries of these tables; those that are damaged are left out."""
        return await self._read(self._summaries, ids)

    async def count_open(self, address: str, since: str) -> int:
        """How many tables of an address are unfinished and have been in use since then."""
        return await self._read(self._count_open, address, since)

    async def count(self) -> int:
        """How many tables there are."""
        return await self._read(self._count)

    async def read(self, question: Callable[[sa.Connection], _T]) -> _T:
        """Ask the database something of one's own."""
        return await self._read(self._ask, question)

    async def change(self, change: Callable[[sa.Connection], _T]) -> _T:
        """Change the database in a transaction of its own, beside those of the tables."""
        return await self._read(self._change, change)

    def listen(self, heard: Callable[[notify.Notice], None], missed: Callable[[], None]) -> notify.Listener:
        """Listen to the other servers from now on; `missed` is called when a notice may have been missed."""
        loop = asyncio.get_running_loop()

        def hear(notice: notify.Notice) -> None:
            loop.call_soon_threadsafe(heard, notice)

        def begin() -> None:
            loop.call_soon_threadsafe(missed)

        return notify.Listener(self._engine, hear, begin, self._server)

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join, self._patience)
        self._readers.shutdown(wait=False, cancel_futures=True)
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
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id_)).mappings().first()
            if row is None:
                return None
            records = _records(connection, id_, 0)
        return Stored(read_setup(row), records)

    def _since(self, id_: str, seq: int) -> list[Record]:
        with self._reading() as connection:
            return _records(connection, id_, seq)

    def _public(self) -> list[Candidate]:
        columns = (TABLES.c.id, TABLES.c.address, TABLES.c.started, TABLES.c.finished, TABLES.c.created)
        shown = sa.select(*columns).where(TABLES.c.public.is_(True), TABLES.c.closed.is_(False))
        newest = shown.order_by(TABLES.c.created.desc()).limit(_CANDIDATES)
        with self._reading() as connection:
            found = [connection.execute(newest.where(TABLES.c.finished.is_(ended))).all() for ended in (False, True)]
        return [Candidate(*row) for rows in found for row in rows]

    def _summaries(self, ids: Sequence[str]) -> dict[str, dict[str, Any]]:
        with self._reading() as connection:
            found = connection.execute(sa.select(TABLES.c.id, TABLES.c.summary).where(TABLES.c.id.in_(ids))).all()
        return {id_: summary for id_, summary in found if isinstance(summary, dict) and _is_whole(id_, summary)}

    def _count_open(self, address: str, since: str) -> int:
        unfinished = (TABLES.c.finished.is_(False), TABLES.c.closed.is_(False))
        question = sa.select(sa.func.count()).where(TABLES.c.address == address, *unfinished, TABLES.c.active >= since)
        with self._reading() as connection:
            return connection.execute(question).scalar_one()

    def _count(self) -> int:
        with self._reading() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one()

    def _ask(self, question: Callable[[sa.Connection], _T]) -> _T:
        with self._reading() as connection:
            return question(connection)

    def _change(self, change: Callable[[sa.Connection], _T]) -> _T:
        with self._reading() as connection:
            result = change(connection)
            connection.commit()
            return result

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
        batch = [waiting for waiting in batch if not waiting.done.done()]  # whoever waited too long has been told so
        if not batch:
            return
        problem = self._try(batch)
        if problem is not None and len(batch) > 1 and not isinstance(problem, Unreachable):
            # Somebody's conflict must not hurt the others.
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
            {
                **asdict(setup),
                "seats": list(setup.seats),
                "summary": summary,
                "started": summary["started"],
                "finished": finished,
                "closed": summary["closed"],
                "active": setup.created,
            }
            for write in writes
            for setup, summary, finished in write.tables
        ]
        # In one order everywhere, or two servers could wait for one another.
        records = [
            {"table_id": id_, "seq": seq, "record": record.to_json()}
            for id_, seq, record in sorted([each for write in writes for each in write.records], key=_table_id)
        ]
        summaries = sorted([each for write in writes for each in write.summaries], key=_table_id)
        active = dict(sorted(each for write in writes for each in write.active.items()))
        try:
            with self._engine.begin() as connection:
                if tables:
                    connection.execute(_INSERT_TABLE, tables)
                if records:
                    connection.execute(_INSERT_RECORD, records)
                if summaries:
                    rows = [
                        {
                            "table_id": id_,
                            "new_summary": new,
                            "now_started": new["started"],
                            "now_finished": finished,
                            "now_closed": new["closed"],
                        }
                        for id_, new, finished in summaries
                    ]
                    connection.execute(_UPDATE_SUMMARY, rows)
                if active:
                    rows = [{"table_id": id_, "now_active": at} for id_, at in active.items()]
                    connection.execute(_UPDATE_ACTIVE, rows)
                for chore in sorted({chore for write in writes for chore in write.chores}):
                    connection.execute(_DO_CHORE, {"chore": chore, "now_at": now()})
                if self.shared:
                    self._notify(connection, writes, records)
        except IntegrityError:
            return Conflict()
        except (OperationalError, sa.exc.TimeoutError) as problem:
            return _failed(problem, Unreachable)
        except Exception as problem:  # whatever it is, whoever waits must be told
            return _failed(problem)
        return None

    def _notify(self, connection: sa.Connection, writes: Sequence[Write], records: list[dict[str, Any]]) -> None:
        """The other servers hear of it once it is committed."""
        changed = {row["table_id"]: row["seq"] for row in records}
        last = {row["table_id"]: row["record"] for row in records}
        present = [write.present for write in writes if write.present is not None]
        if changed or present:
            notify.send(connection, notify.Notice(self._server, changed, present[-1] if present else {}, last))


_table_id: Final = operator.itemgetter(0)


def read_setup(row: sa.RowMapping) -> Setup:
    """The setup of a table from its row."""
    return Setup(seats=tuple(row["seats"]), **{name: row[name] for name in _SETUP_FIELDS})


def _records(connection: sa.Connection, id_: str, seq: int) -> list[Record]:
    later = sa.select(RECORDS.c.record).where(RECORDS.c.table_id == id_, RECORDS.c.seq > seq)
    # All are fetched first: if one cannot be read, SQLite must not be left in the middle of a statement.
    return [read_record(data) for data in connection.execute(later.order_by(RECORDS.c.seq)).scalars().all()]


def _is_whole(id_: str, summary: dict[str, Any]) -> bool:
    return summary.get("id") == id_ and isinstance(summary.get("seats"), list)


def _give_up(done: asyncio.Future[None]) -> None:
    """Nobody waits for ever, even if the disk does not answer."""
    if not done.done():
        done.set_exception(_failed(TimeoutError()))


def _settle(batch: list[_Waiting], problem: Exception | None) -> None:
    for waiting in batch:
        if not waiting.done.done():
            if problem is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(problem)


def _failed(problem: Exception, kind: type[StoreFailed] = StoreFailed) -> StoreFailed:
    _log.error("store_failed", extra={"fields": {"problem": first_line(problem)}})
    return kind()
