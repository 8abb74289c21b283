"""Copies of a database: made while servers run, and put back while none does."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from sampan.core.options import shown
from sampan.server.database import closing_engine, known_revisions
from sampan.server.refusal import Refusal

_SECONDS: Final = 5.0  # to connect, or to wait for a lock
_PRIVATE: Final = 0o600  # the seeds of matches in play are nobody else's business
_OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


def existing_database(url: str | sa.URL) -> sa.URL:
    """The address of a database, which must not be made by looking at it."""
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise Refusal("database-form") from None
    if address.get_backend_name() == "sqlite":
        place = Path(address.database or "")
        if not place.is_file():
            raise Refusal("no-database", {"file": shown(str(place))})
    return address


def back_up(url: str | sa.URL, file: Path) -> None:
    """Write everything in the database into a new file, as it is at one moment."""
    address = sa.make_url(url)
    if file.exists():
        raise Refusal("file-exists", {"file": shown(str(file))})
    part = file.with_name(file.name + ".part")  # so that half a copy never looks like a whole one
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, _PRIVATE))
        part.chmod(_PRIVATE)
        if address.get_backend_name() == "sqlite":
            existing_database(address)
            with _opened(Path(address.database or "")) as source:
                _copy(source, part)
        elif address.get_backend_name() == "postgresql":
            _run("pg_dump", address, "--format=custom", "--no-owner", "--no-privileges", f"--file={part}")
        else:
            raise Refusal("backup-kind", {"kind": address.get_backend_name()})
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def restore(url: str | sa.URL, file: Path, overwrite: bool) -> None:
    """Put a copy back. It is looked at first; a database that is not empty is replaced only if that is wished."""
    address = sa.make_url(url)
    if not file.is_file():
        raise Refusal("no-file", {"file": shown(str(file))})
    if address.get_backend_name() == "sqlite":
        _restore_sqlite(Path(address.database or ""), file, overwrite)
    elif address.get_backend_name() == "postgresql":
        _restore_postgresql(address, file, overwrite)
    else:
        raise Refusal("backup-kind", {"kind": address.get_backend_name()})


# SQLite.


@contextmanager
def _opened(place: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(place, timeout=_SECONDS, isolation_level=None)) as connection:
            yield connection
    except sqlite3.Error as problem:
        raise Refusal("database", {"problem": str(problem)}) from None


def _copy(source: sqlite3.Connection, target: Path) -> None:
    with _opened(target) as copy:
        source.backup(copy)  # in one go: writers need not wait for readers
        copy.execute("PRAGMA journal_mode=DELETE")  # so that it is one file


def _restore_sqlite(place: Path, file: Path, overwrite: bool) -> None:
    with _opened(file) as copy:
        try:
            whole = copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            revision = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            copy.execute("SELECT count(*) FROM tables JOIN changes ON tables.id = changes.table_id").fetchone()
        except sqlite3.DatabaseError:
            whole, revision = False, None
        if not whole or revision is None:
            raise Refusal("backup-damaged", {"file": shown(str(file))})
        _must_know(revision[0])
        if place.exists():
            _must_be_free(place, overwrite)
        part = place.with_name(place.name + ".part")
        try:
            os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, _PRIVATE))
            _copy(copy, part)
            for beside in ("-wal", "-shm"):  # a damaged database may have left them; they belong to it alone
                place.with_name(place.name + beside).unlink(missing_ok=True)
            part.replace(place)
        finally:
            part.unlink(missing_ok=True)


def _must_be_free(place: Path, overwrite: bool) -> None:
    with _opened(place) as database:
        if not overwrite and database.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
            raise Refusal("database-not-empty")
        with suppress(sqlite3.DatabaseError):  # whatever is damaged may be replaced
            try:
                database.execute("PRAGMA busy_timeout=0")
                database.execute("PRAGMA journal_mode=DELETE")  # which needs the file for itself
            except sqlite3.OperationalError:
                raise Refusal("database-in-use") from None


# PostgreSQL.


def _restore_postgresql(address: sa.URL, file: Path, overwrite: bool) -> None:
    try:
        versions = _run("pg_restore", None, "--data-only", "--table=alembic_version", "--file=-", str(file))
        revision = versions.partition("FROM stdin;\n")[2].split("\n")[0].strip()
    except Refusal as refusal:
        if refusal.reason == "no-program":
            raise
        raise Refusal("backup-damaged", {"file": shown(str(file))}) from None
    if not revision:
        raise Refusal("backup-damaged", {"file": shown(str(file))})
    _must_know(revision)
    try:
        with closing_engine(address, _SECONDS) as engine, engine.connect() as connection:
            empty = not sa.inspect(connection).get_table_names()
            others = connection.exec_driver_sql(_OTHERS).scalar_one()
    except sa.exc.OperationalError as problem:
        raise Refusal("database", {"problem": str(problem.orig).splitlines()[0]}) from None
    if others:
        raise Refusal("database-in-use")
    if not empty and not overwrite:
        raise Refusal("database-not-empty")
    # All or nothing: what is there stays if anything goes wrong.
    how = ("--single-transaction", "--exit-on-error", "--clean", "--if-exists", "--no-owner", "--no-privileges")
    _run("pg_restore", address, *how, str(file))


def _run(name: str, address: sa.URL | None, *arguments: str) -> str:
    """Run a program of PostgreSQL, which is told the password in private; returns what it says."""
    program = shutil.which(name)
    if program is None:
        raise Refusal("no-program", {"program": name})
    environment = dict(os.environ)
    place: list[str] = []
    if address is not None:
        from psycopg.conninfo import make_conninfo

        _, parts = address.get_dialect()().create_connect_args(address)
        if password := parts.pop("password", None):
            environment["PGPASSWORD"] = str(password)
        known = {key: value for key, value in parts.items() if isinstance(value, str | int)}
        place = ["--dbname=" + make_conninfo("", **{"connect_timeout": str(int(_SECONDS)), **known})]
    done = subprocess.run(  # noqa: S603 - the program is found on the path, and its arguments are ours
        [program, *place, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise Refusal("database", {"problem": _problem(done.stderr, name)})
    return done.stdout


def _problem(said: str, name: str) -> str:
    """The first line of what a program complains about; later ones may quote what is stored."""
    first = (said.splitlines() or [name])[0]
    return first.removeprefix(f"{name}: ").removeprefix("error: ")


def _must_know(revision: str) -> None:
    if revision not in known_revisions():
        raise Refusal("database-newer")
