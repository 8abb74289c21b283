"""What tidying up and hosts need to know: who made a table, when it was last used, and who is banned."""

from __future__ import annotations

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

from sampan.server.migrations.summaries import rewrite_summaries, without

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("created", sa.String),
    sa.column("active", sa.String),
    sa.column("started", sa.Boolean),
    sa.column("finished", sa.Boolean),
)
_RECORDS = sa.table("changes", sa.column("table_id", sa.String), sa.column("record", sa.JSON))
_CHORES = sa.table("chores", sa.column("name", sa.String), sa.column("at", sa.String), sa.column("times", sa.Integer))
_COLUMNS = ("address", "active", "started", "closed")


def upgrade() -> None:
    """Nobody knows who made the tables of before, nor when they were last used.

    Unfinished ones count as used now: a match of many weeks must not be deleted as abandoned by the upgrade.
    """
    op.add_column("tables", sa.Column("address", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("active", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("started", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    op.execute(_TABLES.update().values(active=sa.case((_TABLES.c.finished, _TABLES.c.created), else_=now)))
    for id_ in sorted(_started()):
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(started=True))
    rewrite_summaries(lambda summary: {**summary, "closed": False})
    op.create_index("tables_tidied", "tables", ["finished", "started", "active"])
    op.create_index("tables_made", "tables", ["address", "active"])
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32), nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_table(
        "chores",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.bulk_insert(_CHORES, [{"name": name, "at": "", "times": 0} for name in ("probe", "tidy", "admin")])


def _started() -> set[str]:
    """The tables whose match has begun. The summaries of private tables do not say so."""
    text = sa.cast(_RECORDS.c.record, sa.String)
    begins = sa.or_(text.like('%"kind": "open"%'), text.like('%"kind": "arrive"%'))
    rows = op.get_bind().execute(sa.select(_RECORDS.c.table_id, _RECORDS.c.record).where(begins))
    return {id_ for id_, record in rows if record["kind"] in ("open", "arrive") and record.get("salt") is not None}


def downgrade() -> None:
    """Forget it again, with all bans; a table that was closed needs the newer version."""
    rewrite_summaries(lambda summary: without(summary, "closed"))
    op.drop_table("chores")
    op.drop_table("bans")
    op.drop_index("tables_made", "tables")
    op.drop_index("tables_tidied", "tables")
    for column in reversed(_COLUMNS):
        op.drop_column("tables", column)
