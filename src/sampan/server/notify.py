"""Notices between servers that share a store: what has happened at which tables, and who is connected where.

PostgreSQL carries them. Servers hear what is sent in a transaction once that is committed, and only then. So a record
that fits into a notice need not be read from the store.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

_log = logging.getLogger(__name__)
_CHANNEL: Final = "sampan"
_LARGEST: Final = 7_900  # bytes of tables in one notice, of which PostgreSQL carries 7,999
_LOOK_SECONDS: Final = 0.5
_RETRY_SECONDS: Final = 1.0
_SILENCE_SECONDS: Final = 5.0  # every server sends far more often, and hears itself: the connection must be dead
_LEAVE_SECONDS: Final = 5.0  # we wait no longer for a database that cannot be reached


@dataclass(frozen=True)
class Notice:
    """What a server tells the others: by table, the number of its last record, that record, and who is connected.

    A record that is too large for a notice is left out. Servers of the version before know no records.
    """

    server: str
    changed: dict[str, int] = field(default_factory=dict)
    present: dict[str, list[int]] = field(default_factory=dict)
    records: dict[str, dict[str, Any]] = field(default_factory=dict)


_NOTICE: Final = TypeAdapter(Notice)


def can_carry(engine: sa.Engine) -> bool:
    """Whether the database passes notices on."""
    return (engine.dialect.name, engine.dialect.driver) == ("postgresql", "psycopg")


def send(connection: sa.Connection, notice: Notice) -> None:
    """Tell every server, as a part of the transaction."""
    tell = sa.text(f"SELECT pg_notify('{_CHANNEL}', :notice)")
    for part in _parts(notice):
        words = orjson.dumps({"server": notice.server, **part}).decode()
        connection.execute(tell, {"notice": words})


def _parts(notice: Notice) -> Iterator[dict[str, dict[str, object]]]:
    """The notice in parts that PostgreSQL can carry; at least one, for silence would mean that we are gone."""
    kinds: dict[str, Mapping[str, object]] = {
        "changed": notice.changed,
        "present": notice.present,
        "records": notice.records,
    }
    part: dict[str, dict[str, object]] = {}
    room = _LARGEST
    for table in {**notice.changed, **notice.present}:
        news = {kind: {table: values[table]} for kind, values in kinds.items() if table in values}
        size = len(orjson.dumps(news))
        if size > _LARGEST:
            del news["records"]
            size = len(orjson.dumps(news))
        if size > room:
            yield part
            part, room = {}, _LARGEST
        for kind, values in news.items():
            part.setdefault(kind, {}).update(values)
        room -= size
    yield part


class Listener:
    """Hears the notices, in a thread of its own, and connects again whenever the connection is lost."""

    def __init__(
        self, engine: sa.Engine, heard: Callable[[Notice], None], missed: Callable[[], None], server: str = ""
    ) -> None:
        self._engine: Final = engine
        self._heard: Final = heard
        self._missed: Final = missed  # called whenever we may have missed a notice
        self._own: Final = orjson.dumps({"server": server}).decode()[:-1]  # how our own begin, which tell us nothing
        self._closing: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._listen_on, name="notify", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._closing.set()
        self._thread.join(_LEAVE_SECONDS)

    def _listen_on(self) -> None:
        while not self._closing.is_set():
            try:
                self._listen()
                problem = "silence"
            except Exception as raised:  # whatever it is, a server that hears nothing must try again
                problem = type(raised).__name__
            if not self._closing.wait(_RETRY_SECONDS):
                _log.warning("notify_lost", extra={"fields": {"problem": problem}})

    def _listen(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            driver: Any = connection.connection.driver_connection
            connection.exec_driver_sql(f"LISTEN {_CHANNEL}")
            try:
                self._missed()
                last = time.monotonic()
                while not self._closing.is_set() and time.monotonic() - last < _SILENCE_SECONDS:
                    for told in driver.notifies(timeout=_LOOK_SECONDS):
                        last = time.monotonic()
                        if not told.payload.startswith(self._own):
                            self._pass_on(told.payload)
            finally:
                connection.invalidate()  # it listens, so nobody else may get it from the pool

    def _pass_on(self, words: str) -> None:
        try:
            notice = _NOTICE.validate_json(words)
        except ValidationError:  # somebody else speaks on our channel
            _log.warning("notice_unreadable")
        else:
            self._heard(notice)
