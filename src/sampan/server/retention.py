"""How long tables are kept, and how those that nobody needs any more are deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sa

from sampan.server.clock import ago, now
from sampan.server.refusal import Refusal
from sampan.server.store import StoreFailed
from sampan.server.store_schema import ADMIN, CHORES, RECORDS, TABLES, TIDY

if TYPE_CHECKING:
    from sampan.server.live_tables import LiveTables
    from sampan.server.settings import Settings

_log = logging.getLogger(__name__)
_DAY: Final = 86_400.0
_AT_ONCE: Final = 20  # tables that one transaction deletes: moves wait no longer than that takes
_LOOK_SECONDS: Final = 60.0
_PAUSE_SECONDS: Final = 0.2

UNSTARTED: Final = "unstarted"
ABANDONED: Final = "abandoned"
FINISHED: Final = "finished"


class Due(NamedTuple):
    """A table that may be deleted: why, and when it was last used."""

    id: str
    why: str
    active: str


@dataclass(frozen=True)
class Retention:
    """After how many days without use tables are deleted, by what has become of them; None: never."""

    unstarted: int | None = 1
    abandoned: int | None = 30
    finished: int | None = None

    def __post_init__(self) -> None:
        for days in (self.unstarted, self.abandoned, self.finished):
            # The store learns within an hour that a table is in use, so that less than a day would be a risk.
            if days is not None and days < 1:
                raise Refusal("keep-days", {"days": days})

    @classmethod
    def of(cls, settings: Settings) -> Retention:
        """What the host has chosen."""
        return cls(settings.keep_unstarted_days, settings.keep_abandoned_days, settings.keep_finished_days)

    def due(self) -> sa.CompoundSelect[Any]:
        """The tables that may be deleted now: id, why, and when they were last used."""
        kinds = (
            (UNSTARTED, self.unstarted, sa.and_(TABLES.c.finished.is_(False), TABLES.c.started.is_(False))),
            (ABANDONED, self.abandoned, sa.and_(TABLES.c.finished.is_(False), TABLES.c.started.is_(True))),
            (FINISHED, self.finished, TABLES.c.finished.is_(True)),
        )
        parts = [
            sa.select(TABLES.c.id, sa.literal(why).label("why"), TABLES.c.active).where(
                is_so, TABLES.c.active < ago(days * _DAY)
            )
            for why, days, is_so in kinds
            if days is not None
        ]
        nothing = sa.select(TABLES.c.id, sa.literal("").label("why"), TABLES.c.active).where(sa.false())
        return sa.union_all(nothing, *parts)


def tables_due(
    connection: sa.Connection, retention: Retention, limit: int | None = None, among: Collection[str] | None = None
) -> list[Due]:
    """Which tables may be deleted, at most so many."""
    due = retention.due().subquery()
    question = sa.select(due).order_by(due.c.active).limit(limit)
    if among is not None:
        question = question.where(due.c.id.in_(among))
    return [Due(id_, why, active) for id_, why, active in connection.execute(question)]


def tidy(connection: sa.Connection, retention: Retention, spared: Collection[str] = ()) -> list[Due]:
    """Delete some of the tables that are due, and none of those that are spared."""
    found = [due.id for due in tables_due(connection, retention, _AT_ONCE + len(spared)) if due.id not in spared]
    if not found:
        return []
    host_changed(connection)  # this begins to write, so that what is due now stays so
    locked = _locked(connection, found[:_AT_ONCE], waiting=False)
    chosen = tables_due(connection, retention, among=locked)
    _delete(connection, [due.id for due in chosen])
    return chosen


def delete_table(connection: sa.Connection, id_: str) -> bool:
    """Delete a table and all its records; False if there is none."""
    host_changed(connection)
    locked = _locked(connection, [id_], waiting=True)
    _delete(connection, locked)
    return bool(locked)


def _locked(connection: sa.Connection, ids: Sequence[str], waiting: bool) -> list[str]:
    """The tables, closed to other writers. Those that are being written to now are waited for, or left out."""
    ours = sa.select(TABLES.c.id).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id)
    return list(connection.execute(ours.with_for_update(skip_locked=not waiting)).scalars())


def _delete(connection: sa.Connection, ids: Sequence[str]) -> None:
    connection.execute(sa.delete(RECORDS).where(RECORDS.c.table_id.in_(ids)))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(ids)))


def host_changed(connection: sa.Connection) -> None:
    """Running servers look again within seconds: a table was closed or deleted, or somebody banned."""
    connection.execute(_done(ADMIN))


def claim_tidying(connection: sa.Connection, seconds: float) -> bool:
    """Whether it is time to tidy up, and nobody else has begun."""
    return connection.execute(_done(TIDY).where(CHORES.c.at <= ago(seconds))).rowcount > 0


def _done(chore: str) -> sa.Update:
    return sa.update(CHORES).where(CHORES.c.name == chore).values(at=now(), times=CHORES.c.times + 1)


class Tidier:
    """Tidies up now and then; of several servers on one store, one at a time."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables: Final = tables
        self._retention: Final = Retention.of(tables.settings)

    async def tidy_on(self) -> None:
        """Until it is cancelled."""
        every = self._tables.settings.tidy_seconds
        while True:
            try:
                if await self._tables.store.change(partial(claim_tidying, seconds=every)):
                    await self._tidy()
            except StoreFailed:
                pass  # it is in the log, and comes again
            except Exception:
                _log.exception("tidying_failed")
            await asyncio.sleep(min(every, _LOOK_SECONDS))

    async def _tidy(self) -> None:
        while deleted := await self._tables.store.change(
            partial(tidy, retention=self._retention, spared=self._tables.in_use())
        ):
            for due in deleted:
                _log.info("table_deleted", extra={"fields": {"table": due.id, "why": due.why}})
            await asyncio.sleep(_PAUSE_SECONDS)
