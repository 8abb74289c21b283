"""Whether a database is whole: its form, its tables, and every record of every match. No secret is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from sampan.games.registry import game
from sampan.server import payloads
from sampan.server.database import closing_engine, first_line, revisions
from sampan.server.refusal import Refusal
from sampan.server.store import read_setup
from sampan.server.store_schema import RECORDS, TABLES
from sampan.table.apply import replay
from sampan.table.records import read_record
from sampan.table.setup import Setup
from sampan.table.table import Table

Data = dict[str, Any]


class Damage(NamedTuple):
    """What is wrong, in a word, and with which table; without one, with the whole database."""

    what: str
    table: str | None = None


FORM: Final = "form"  # the migrations of another version
FILE: Final = "file"  # the database itself says that it is damaged
ORPHANS: Final = "orphans"  # records without a table
SETUP: Final = "setup"  # what was fixed when the table was made cannot be read
GAME: Final = "game"  # a game, or rules, that this version does not know
GAP: Final = "gap"  # a record is missing
RECORD: Final = "record"  # a record cannot be read
REPLAY: Final = "replay"  # the records do not fit the rules
SUMMARY: Final = "summary"  # what lists show is not what the records say
KINDS: Final = (FORM, FILE, ORPHANS, SETUP, GAME, GAP, RECORD, REPLAY, SUMMARY)


def check(url: str | sa.URL) -> Iterator[Damage | str]:
    """Every damage that there is, and the id of every table that has been looked at."""
    try:
        with closing_engine(url, None) as engine:
            yield from _check(engine)
    except sa.exc.SQLAlchemyError as problem:
        raise Refusal("database", {"problem": first_line(problem)}) from None


def _check(engine: sa.Engine) -> Iterator[Damage | str]:
    with engine.connect() as connection:
        whole, in_form = _file_is_whole(connection), _form_is_current(connection)
    if not whole:
        yield Damage(FILE)
    if not in_form:
        yield Damage(FORM)
        return
    try:
        with engine.connect() as connection:
            ids = connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.id)).scalars().all()
            lonely = sa.select(RECORDS.c.table_id).distinct().where(RECORDS.c.table_id.not_in(sa.select(TABLES.c.id)))
            orphans = connection.execute(lonely).scalars().all()
    except sa.exc.DatabaseError:
        if whole:
            raise
        return  # there is no more to be read
    yield from [Damage(ORPHANS, id_) for id_ in orphans]
    for id_ in ids:
        try:
            damage = _check_table(engine, id_)
        except sa.exc.DatabaseError:
            if whole:
                raise
            damage = RECORD
        yield id_
        if damage is not None:
            yield Damage(damage, id_)


def _file_is_whole(connection: sa.Connection) -> bool:
    if connection.dialect.name != "sqlite":
        return True  # PostgreSQL looks after its pages itself
    try:
        return connection.exec_driver_sql("PRAGMA integrity_check").scalars().all() == ["ok"]
    except sa.exc.DatabaseError:
        return False


def _form_is_current(connection: sa.Connection) -> bool:
    found, needed = revisions(connection)
    return found == needed


def _check_table(engine: sa.Engine, id_: str) -> str | None:
    with engine.connect() as connection:
        # A server may write meanwhile: the row and its records must be of one moment.
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        try:
            columns = [column for column in TABLES.c if column.name != "summary"]
            row = connection.execute(sa.select(*columns).where(TABLES.c.id == id_)).mappings().first()
        except Exception:  # it may be damaged in any way
            return SETUP
        if row is None:
            return None  # somebody has deleted it
        mine = RECORDS.c.table_id == id_
        numbers = connection.execute(sa.select(RECORDS.c.seq).where(mine).order_by(RECORDS.c.seq)).scalars().all()
        if list(numbers) != list(range(1, len(numbers) + 1)):
            return GAP
        return _check_records(connection, row)


def _check_records(connection: sa.Connection, row: sa.RowMapping) -> str | None:
    id_ = row["id"]
    try:
        setup = read_setup(row)
    except Exception:
        return SETUP
    if not _is_known(setup):
        return GAME
    try:
        records = sa.select(RECORDS.c.record).where(RECORDS.c.table_id == id_).order_by(RECORDS.c.seq)
        read = [read_record(data) for data in connection.execute(records).scalars().all()]
    except Exception:
        return RECORD
    try:
        table = replay(setup, read)
    except Exception:
        return REPLAY
    try:
        told = connection.execute(sa.select(TABLES.c.summary).where(TABLES.c.id == id_)).scalar_one()
        return None if _agrees(row, told, table) else SUMMARY
    except Exception:
        return SUMMARY


def _is_known(setup: Setup) -> bool:
    try:
        return game(setup.game).rules_version == setup.rules
    except Exception:
        return False


def _agrees(row: sa.RowMapping, told: Data, table: Table) -> bool:
    """Whether the row repeats what the records say; of private tables it does so at the start and the end."""
    if (row["started"], row["finished"], row["closed"]) != (table.started, table.finished, table.closed):
        return False
    if not (table.setup.public or table.finished or table.closed):
        return "seats" in told
    return _lasting(told) == _lasting(json.loads(payloads.encode(payloads.summary(table))))


def _lasting(summary: Data) -> Data:
    """A summary without who is there, which lists tell by themselves."""
    seats = [{key: value for key, value in seat.items() if key not in ("present", "away")} for seat in summary["seats"]]
    return {**summary, "seats": seats}
