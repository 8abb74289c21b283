"""Servers with the store that they share, and the tables at which a crowd plays there."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from postgres import PostgreSQL, children, is_alive, programs
from serving import Host

from sampan.table.setup import Setup
from soaking.audit import Problem, Row, fingerprint
from soaking.crowd import Crowd, SoakTable
from soaking.database_proxy import DatabaseProxy
from soaking.disk import Disk

# Votes about people who are away are part of the test.
_SETTINGS: dict[str, Any] = {
    "bot_seconds": 5.0,
    "bot_workers": 2,
    "absence_seconds": 1.0,
    "vote_seconds": 1.0,
    "requests_per_minute": 100_000,
}
_LOOK_SECONDS = 5.0
_TABLE = sa.text("SELECT * FROM tables WHERE id = :id")
_ROWS = sa.text("SELECT seq, CAST(record AS TEXT) FROM changes WHERE table_id = :id ORDER BY seq")
_OVERWRITE = sa.text(
    "UPDATE changes SET record = (SELECT record FROM changes WHERE table_id = :id AND seq = :first)"
    " WHERE table_id = :id AND seq = :second"
)
_ALL_ROWS = sa.text("SELECT table_id, seq, CAST(record AS TEXT) FROM changes ORDER BY table_id, seq")


class Deployment:
    """One store, with one server on SQLite or with two on PostgreSQL."""

    def __init__(self, store: str, folder: Path, tables: int, pace: float, patience: float, seed: int) -> None:
        self.store = store
        self.folder = folder
        self.rng = random.Random(f"{seed} {store}")
        self.disk = Disk(folder)
        self.hosts: list[Host] = []
        self.postgres: PostgreSQL | None = None
        self.proxy: DatabaseProxy | None = None
        self.crowd = Crowd(tables, pace, self.rng, self.server)
        self._url = sa.URL.create("sqlite", database=str(self.disk.place / "tables.sqlite3"))
        self._patience = patience
        self._stack = ExitStack()
        self._finished: dict[str, tuple[int, str]] = {}  # by table: how many records, and their fingerprint
        self._workers: set[int] = set()  # of servers that were killed

    @property
    def problems(self) -> list[Problem]:
        """What must never be, and was."""
        return self.crowd.tally.problems

    def report(self, words: str) -> None:
        """A problem that concerns no single table."""
        self.problems.append(Problem("wrong", "", None, words))

    # Beginning and end.

    async def start(self) -> None:
        """Start the store and the servers; the crowd begins to play."""
        self.folder.mkdir()
        self.disk.make()
        self._stack.callback(lambda: self.disk.remove(self.folder / "store" if self.problems else None))
        if self.store == "postgresql":
            await self._start_postgres()
        for number in range(2 if self.store == "postgresql" else 1):
            logs = self.folder / f"server-{number}"
            logs.mkdir()
            host = Host(logs, database=self._server_url(), **_SETTINGS)
            host.environment = self.disk.environment
            self.hosts.append(host)
            self._stack.callback(_end, host)
        await asyncio.gather(*[asyncio.to_thread(host.start) for host in self.hosts])
        self.crowd.start()

    async def _start_postgres(self) -> None:
        found = programs()
        assert found is not None
        for each in (self.folder, *self.folder.parents[:1]):
            each.chmod(0o755)  # PostgreSQL may have another user than we
        place = self.disk.place / "postgresql"
        place.mkdir()
        # Small segments of its log, few of them in stock: so that a full disk is felt soon.
        sizes = {"min_wal_size": "2MB", "max_wal_size": "64MB"}
        self.postgres = PostgreSQL(found, place, self.disk.environment, ("--wal-segsize=1",), fsync="on", **sizes)
        self.postgres.log = self.folder / "postgresql.log"
        self._stack.callback(self.postgres.__exit__)
        await asyncio.to_thread(self.postgres.__enter__)
        self._url = await asyncio.to_thread(self.postgres.new_database)
        self.proxy = DatabaseProxy(self.postgres.port)
        await self.proxy.start()

    def _server_url(self) -> str:
        return (self._url if self.proxy is None else self._url.set(port=self.proxy.port)).render_as_string()

    async def stop(self) -> None:
        """Everybody goes, everything is compared for the last time, and the servers end."""
        await self.crowd.stop()
        await self.check_tables(last=True)
        await asyncio.to_thread(self._check_finished)

    async def tamper(self) -> None:
        """Put one line of chat in the place of another, as soon as there are two: the checks must find out."""
        while not await asyncio.to_thread(self._tamper):
            await asyncio.sleep(0.1)

    def _tamper(self) -> bool:
        lines: dict[str, list[int]] = {}
        with self._connection() as connection:
            for id_, seq, words in connection.execute(_ALL_ROWS):
                if json.loads(words)["kind"] == "chat":
                    lines.setdefault(id_, []).append(seq)
            for id_, (first, second, *_) in [each for each in lines.items() if len(each[1]) > 1]:
                connection.execute(_OVERWRITE, {"id": id_, "first": first, "second": second})
                connection.commit()
                return True
        return False

    async def close(self) -> None:
        """End all processes, and take away what is no longer needed."""
        with suppress(Exception):  # it may have failed already, which was reported
            await self.crowd.stop()
        for host in self.hosts:
            self._remember_workers(host)
        if self.proxy is not None:
            await self.proxy.close()
        await asyncio.to_thread(self._stack.close)
        end = time.monotonic() + self._patience
        while any(is_alive(pid) for pid in self._workers) and time.monotonic() < end:
            await asyncio.sleep(0.05)
        left = [pid for pid in self._workers if is_alive(pid)]
        if left:
            self.report(f"worker processes have outlived their servers: {left}")
            for pid in left:
                os.kill(pid, signal.SIGKILL)

    # Servers.

    def server(self) -> str | None:
        """The address of a server that runs, any of them."""
        running = [host.url for host in self.hosts if host.process is not None and host.url]
        return self.rng.choice(running) if running else None

    async def kill_server(self, host: Host) -> None:
        """End a server in the middle of whatever it does."""
        self._remember_workers(host)
        host.url = ""
        await asyncio.to_thread(host.end, signal.SIGKILL)

    async def start_server(self, host: Host) -> None:
        """Start it again."""
        await asyncio.to_thread(host.start)

    def workers(self, host: Host) -> list[int]:
        """The processes that think for a server."""
        return [] if host.process is None else children(host.process.pid)

    def _remember_workers(self, host: Host) -> None:
        self._workers = {pid for pid in self._workers if is_alive(pid)}.union(self.workers(host))

    def need_room(self) -> None:
        """Let PostgreSQL begin new segments of its log, for which there may be no room."""
        with suppress(sa.exc.SQLAlchemyError), self._connection(patience=0) as connection:
            for _ in range(10):
                connection.execute(sa.text("SELECT pg_logical_emit_message(false, 'soak', 'x'), pg_switch_wal()"))
                connection.commit()

    async def recover(self) -> None:
        """Whatever a fault has ended runs again; no server may have ended by itself."""
        if self.postgres is not None and not self.postgres.running:
            await asyncio.to_thread(self.postgres.start)
        for host in self.hosts:
            if host.process is None:
                await self.start_server(host)
            elif host.process.poll() is not None:
                self.report(f"a server ended by itself with {host.process.returncode}: see {host.log}")
                await asyncio.to_thread(host.end)
                await self.start_server(host)

    # Tables.

    async def wait_for_progress(self) -> None:
        """Until somebody has moved at every table that runs now, and new tables can be made; else it is stuck."""
        waiting = {table: table.moves for table in self.crowd.tables}
        end = time.monotonic() + self._patience
        full = False
        stored: dict[str, int] = {}
        look_at = time.monotonic() + _LOOK_SECONDS
        while waiting or not full:
            self.crowd.check()
            await self.recover()  # a database may have ended only now
            full = full or self.crowd.full
            waiting = {
                table: moves
                for table, moves in waiting.items()
                if table in self.crowd.tables and table.running and table.moves == moves
            }
            if time.monotonic() > look_at:  # choices that are still pending show nowhere but in the store
                before, stored = stored, await asyncio.to_thread(self._count_moves, [table.id for table in waiting])
                waiting = {t: moves for t, moves in waiting.items() if stored[t.id] <= before.get(t.id, stored[t.id])}
                look_at = time.monotonic() + _LOOK_SECONDS
            if time.monotonic() > end:
                self.problems.extend(self._stuck(table) for table in waiting)
                if not full:
                    self.problems.append(Problem("stuck", "", None, "no server makes a table"))
                return
            await asyncio.sleep(0.02)

    def _count_moves(self, ids: list[str]) -> dict[str, int]:
        """By table: how often somebody has moved."""
        kinds = {id_: [json.loads(words)["kind"] for _, words in rows] for id_, (_, rows) in self._read(ids).items()}
        return {id_: sum(kind in ("act", "choose") for kind in kinds.get(id_, [])) for id_ in ids}

    def _stuck(self, table: SoakTable) -> Problem:
        deciding = {name: whole["table"]["deciding"] for name, whole in table.told().items()}
        seqs = [whole["seq"] for whole in table.told().values()]
        words = f"nobody has moved for {self._patience:.0f} s; as clients know, these seats decide: {deciding}"
        return Problem("stuck", table.id, max(seqs, default=None), words)

    async def check_tables(self, last: bool = False) -> None:
        """Compare the tables that were played since the last time with the store."""
        over, self.crowd.over = self.crowd.over, []
        tables = [*over, *self.crowd.tables]
        told = [table.told() for table in tables]
        stored = await asyncio.to_thread(self._read, [table.id for table in tables])
        for table, known in zip(tables, told, strict=True):
            if table.id in stored:
                setup, rows = stored[table.id]
                self.problems.extend(table.audit.check(setup, rows, known, last or table in over))
            elif known:
                self.problems.append(Problem("lost", table.id, None, "the table is gone"))
            await asyncio.sleep(0)  # the clients must not wait for long
        for table in over:
            self._finished[table.id] = (table.audit.rows, table.audit.fingerprint())

    # The store. It is opened for each look and closed again: whoever keeps it open would help a server that starts.

    def _read(self, ids: list[str]) -> dict[str, tuple[Setup, list[Row]]]:
        stored = {}
        with self._connection() as connection:
            for id_ in ids:
                row = connection.execute(_TABLE, {"id": id_}).mappings().first()
                if row is not None:
                    rows = [(int(seq), str(words)) for seq, words in connection.execute(_ROWS, {"id": id_})]
                    stored[id_] = (_setup(dict(row)), rows)
        return stored

    @contextmanager
    def _connection(self, patience: float | None = None) -> Iterator[sa.Connection]:
        """The store; PostgreSQL may still be recovering, which is waited for."""
        engine = sa.create_engine(self._url, poolclass=sa.NullPool)
        end = time.monotonic() + (self._patience if patience is None else patience)
        try:
            while True:
                try:
                    connection = engine.connect()
                    break
                except sa.exc.OperationalError:
                    if time.monotonic() > end:
                        raise
                    time.sleep(0.05)
            with connection:
                yield connection
        finally:
            engine.dispose()

    def _check_finished(self) -> None:
        """What was there when a table was over is there in the end."""
        stored: dict[str, list[Row]] = {}
        with self._connection() as connection:
            for id_, seq, words in connection.execute(_ALL_ROWS):
                stored.setdefault(id_, []).append((int(seq), str(words)))
        for id_, (count, print_) in self._finished.items():
            if fingerprint(stored.get(id_, [])[:count]) != print_:
                self.problems.append(Problem("lost", id_, None, "its records are no longer what they were"))


def _setup(row: dict[str, Any]) -> Setup:
    """What a table was made with; databases give JSON as text or read, and truth as a number or not."""
    values = {each.name: row[each.name] for each in fields(Setup)}
    for name in ("options", "seats"):
        if isinstance(values[name], str):
            values[name] = json.loads(values[name])
    for name in ("public", "fair", "hints"):
        values[name] = bool(values[name])
    return Setup(**{**values, "seats": tuple(values["seats"])})


def _end(host: Host) -> None:
    if host.process is not None:
        host.end(signal.SIGKILL)


def known_stores(wanted: str) -> Iterable[str]:
    """The stores to run, of those that there are here."""
    stores = ["sqlite", "postgresql"] if wanted == "both" else [wanted]
    return [store for store in stores if store == "sqlite" or programs() is not None]
