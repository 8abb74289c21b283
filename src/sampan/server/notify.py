"""Notices between servers that share a store: which tables have changed, and who is connected where.

PostgreSQL carries them. Servers hear what is sent in a transaction once that is committed, and only then.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

_log = logging.getLogger(__name__)
_CHANNEL: Final = "sampan"
_LARGEST: Final = 200  # tables in one notice, of which PostgreSQL carries 8,000 bytes
_LOOK_SECONDS: Final = 0.5
_RETRY_SECONDS: Final = 1.0
_SILENCE_SECONDS: Final = 5.0  # every server sends far more often, and hears itself: the connection must be dead
_LEAVE_SECONDS: Final = 5.0  # we wait no longer for a database that cannot be reached


@dataclass(frozen=True)
class Notice:
    """What a server tells the others: by table, the number of its last change, and the seats connected there."""

    server: str
    changed: dict[str, int] = field(default_factory=dict)
    present: dict[str, list[int]] = field(default_factory=dict)


_NOTICE: Final = TypeAdapter(Notice)


def can_carry(engine: sa.Engine) -> bool:
    """Whether the database passes notices on."""
    return (engine.dialect.name, engine.dialect.driver) == ("postgresql", "psycopg")


def send(connection: sa.Connection, notice: Notice) -> None:
    """Tell every server, as a part of the transaction."""
    notices = [
        *({"server": notice.server, "changed": part} for part in _parts(notice.changed)),
        *({"server": notice.server, "present": part} for part in _parts(notice.present)),
    ]
    tell = sa.text(f"SELECT pg_notify('{_CHANNEL}', :notice)")
    for each in notices or [{"server": notice.server}]:
        connection.execute(tell, {"notice": json.dumps(each, separators=(",", ":"))})


def _parts(tables: Mapping[str, object]) -> list[dict[str, object]]:
    rows = list(tables.items())
    return [dict(rows[start : start + _LARGEST]) for start in range(0, len(rows), _LARGEST)]


class Listener:
    """Hears the notices, in a thread of its own, and connects again whenever the connection is lost."""

    def __init__(self, engine: sa.Engine, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        self._engine: Final = engine
        self._heard: Final = heard
        self._missed: Final = missed  # called whenever we may have missed a notice
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
