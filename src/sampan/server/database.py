"""How a database is reached, and how long we wait for it: one that has stopped must not stop the server."""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import orjson
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, OperationalError

from sampan.server.refusal import Refusal

_MIGRATING: Final = 0x53616D70616E  # a number of our own among the database's locks
_NONE_READY: Final = 0  # what psycopg tells a generator that waits for the database, now and then


def open_engine(url: str | sa.URL, seconds: float | None) -> sa.Engine:
    """The database; connecting, locks and statements fail after so many seconds, or never."""
    address = sa.make_url(url)
    patience = 30.0 if seconds is None else seconds
    # Parameters of a statement may be secret, so no error may quote them.
    options: dict[str, Any] = {"hide_parameters": True, "json_serializer": _write_json, "json_deserializer": _read_json}
    if address.get_backend_name() == "sqlite":
        options["connect_args"] = {"timeout": patience}
    elif address.drivername == "postgresql+psycopg":
        options["connect_args"] = {"connect_timeout": max(2, math.ceil(patience))}  # 2 is the least it takes
    engine = sa.create_engine(address, poolclass=sa.QueuePool, pool_timeout=patience, **options)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    elif engine.dialect.driver == "psycopg" and seconds is not None:
        _bound_psycopg(engine, seconds)
    return engine


def _write_json(data: object) -> str:
    return orjson.dumps(data).decode()


def _read_json(words: str) -> Any:
    """What a column of JSON holds; None if it is damaged, so that one damaged row harms no other."""
    try:
        return orjson.loads(words)
    except ValueError:
        return None


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _bound_psycopg(engine: sa.Engine, seconds: float) -> None:
    """PostgreSQL ends what takes too long, and we do not wait for a PostgreSQL that has stopped itself."""
    import psycopg

    class Bounded(psycopg.Connection[Any]):
        """A connection that fails when the database has not answered in time."""

        def wait(self, gen: Any, *args: Any, **kwargs: Any) -> Any:
            return super().wait(self._until(gen, time.monotonic() + seconds + 1), *args, **kwargs)

        def _until(self, gen: Generator[Any, Any, Any], deadline: float) -> Generator[Any, Any, Any]:
            try:
                wanted = next(gen)
                while True:
                    ready = yield wanted
                    if ready == _NONE_READY and time.monotonic() >= deadline:
                        self.pgconn.finish()  # whatever it answers later is of no use any more
                        raise psycopg.OperationalError("the database does not answer")
                    wanted = gen.send(ready)
            except StopIteration as end:
                return end.value

    def connect(_dialect: object, _record: object, args: list[Any], parameters: dict[str, Any]) -> Any:
        return Bounded.connect(*args, **parameters)

    def set_up(connection: Any, _record: object) -> None:
        # Not as parameters of the connection, which a pooler in between would refuse.
        milliseconds = math.ceil(seconds * 1000)
        for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(f"SET {limit} = {milliseconds}")
        connection.commit()

    event.listen(engine, "do_connect", connect)
    event.listen(engine, "connect", set_up)


def migrate(url: str | sa.URL) -> None:
    """Bring the database to its present form; it may take its time."""
    with closing_engine(url, None) as engine, engine.connect() as connection:
        if connection.dialect.name == "postgresql":  # several servers may begin at once
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
        config = _alembic()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def must_be_current(url: str | sa.URL, seconds: float) -> None:
    """A Refusal if the database has another form than this version needs."""
    with closing_engine(url, seconds) as engine, engine.connect() as connection:
        found, needed = revisions(connection)
    if found is not None and found not in known_revisions():
        raise Refusal("database-newer")
    if found != needed:
        raise Refusal("database-older")


@contextmanager
def closing_engine(url: str | sa.URL, seconds: float | None) -> Iterator[sa.Engine]:
    """The database, for a moment."""
    engine = open_engine(url, seconds)
    try:
        yield engine
    finally:
        engine.dispose()


def revisions(connection: sa.Connection) -> tuple[str | None, str | None]:
    """The form that the database has, and the one that this version of Sampan needs."""
    return (
        MigrationContext.configure(connection).get_current_revision(),
        ScriptDirectory.from_config(_alembic()).get_current_head(),
    )


def known_revisions() -> set[str]:
    """Every form that a database of this or an earlier version may have."""
    return {script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()}


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def first_line(problem: Exception) -> str:
    """The problem without the statement and its values, which may be secret."""
    original = getattr(problem, "orig", None) or problem
    # These are about the database; others are about what we store in it, and may quote that.
    if type(problem) not in (OperationalError, DatabaseError, ArgumentError, NoSuchModuleError, ModuleNotFoundError):
        return type(original).__name__
    return (str(original).splitlines() or [type(original).__name__])[0]
