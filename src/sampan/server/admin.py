"""What the host of a server can do to its tables, while servers run or not. Nothing here tells a secret."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from sampan.server import payloads
from sampan.server.clock import now
from sampan.server.live_table import no_table
from sampan.server.load_table import load_table
from sampan.server.refusal import Refusal
from sampan.server.store import Conflict, Store, Write
from sampan.server.store_schema import ADMIN, RECORDS, TABLES
from sampan.table.apply import apply
from sampan.table.commands import Close
from sampan.table.decide import decide

Data = dict[str, Any]
WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
STATES: Final = (WAITING, RUNNING, FINISHED, CLOSED)
_TRIES: Final = 10

# Never the seed, the seats with the hashes of their tokens, or what was said and done.
_ROW: Final = (
    TABLES.c.id,
    TABLES.c.game,
    TABLES.c.public,
    TABLES.c.created,
    TABLES.c.active,
    TABLES.c.address,
    TABLES.c.started,
    TABLES.c.finished,
    TABLES.c.closed,
)


def list_tables(connection: sa.Connection, state: str | None, address: str | None, limit: int) -> list[Data]:
    """The tables, the last used first."""
    question = sa.select(*_ROW).order_by(TABLES.c.active.desc(), TABLES.c.id).limit(limit)
    if state is not None:
        question = question.where(_is(state))
    if address is not None:
        question = question.where(TABLES.c.address == address)
    return [_row(row) for row in connection.execute(question).mappings()]


def _is(state: str) -> sa.ColumnElement[bool]:
    if state == CLOSED:
        return TABLES.c.closed.is_(True)
    going_on = [TABLES.c.started.is_(state == RUNNING)] if state in (WAITING, RUNNING) else []
    return sa.and_(TABLES.c.closed.is_(False), TABLES.c.finished.is_(state == FINISHED), *going_on)


def _row(row: sa.RowMapping) -> Data:
    state = CLOSED if row["closed"] else FINISHED if row["finished"] else RUNNING if row["started"] else WAITING
    told = ("id", "game", "public", "created", "active", "address")
    return {**{name: row[name] for name in told}, "state": state}


async def show_table(store: Store, id_: str) -> tuple[Data, Refusal | None]:
    """What everybody at a table sees, and the host knows, and why it cannot be opened; a Refusal if there is none."""

    def ask(connection: sa.Connection) -> Data | None:
        row = connection.execute(sa.select(*_ROW).where(TABLES.c.id == id_)).mappings().first()
        count = sa.select(sa.func.count()).select_from(RECORDS).where(RECORDS.c.table_id == id_)
        return None if row is None else {**_row(row), "records": connection.execute(count).scalar_one()}

    row = await store.read(ask)
    if row is None:
        raise no_table()
    try:
        table = await load_table(store, id_)
    except Refusal as refusal:
        return {**row, "problem": refusal.reason, "table": None}, refusal
    if table is None:
        raise no_table()
    lines = {"chat": len(table.chat), "notes": [note["kind"] for note in table.notes]}
    return {**row, **lines, "problem": None, "table": payloads.summary(table)}, None


async def close_table(store: Store, id_: str) -> bool:
    """Close a table; False if it was closed already, a Refusal if there is none."""
    for _ in range(_TRIES):
        table = await load_table(store, id_)
        if table is None:
            raise no_table()
        record = decide(table, Close())
        if record is None:
            return False
        after = apply(table, record)
        write = Write(
            records=[(id_, after.seq, record)],
            summaries=[(id_, payloads.summary(after), after.finished)],
            active={id_: now()},
            chores=(ADMIN,),
        )
        try:
            await store.commit(write)
        except Conflict:  # somebody moved meanwhile
            continue
        return True
    raise Conflict
