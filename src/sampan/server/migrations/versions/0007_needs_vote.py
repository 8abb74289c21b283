"""A summary says of each seat whether the others must agree before anybody is invited to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


_TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.JSON))


def upgrade() -> None:
    """Lists show summaries as they were stored; where a seat was left, the next change says so."""
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        seats = [{**seat, "needs_vote": False} for seat in summary["seats"]]
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary={**summary, "seats": seats}))


def downgrade() -> None:
    """Leave it out again."""
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        seats = [{key: value for key, value in seat.items() if key != "needs_vote"} for seat in summary["seats"]]
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary={**summary, "seats": seats}))
