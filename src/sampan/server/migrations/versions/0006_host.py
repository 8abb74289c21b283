"""Whoever sets up a table keeps a host token, which opens no seat; only its hash is stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


_TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.JSON))


def upgrade() -> None:
    """Tables of before have no host: everybody who has a seat there may look after the free ones."""
    op.add_column("tables", sa.Column("host", sa.String(64), nullable=True))
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary={**summary, "hosted": False}))


def downgrade() -> None:
    """Forget the hosts; records of invitations need the newer version."""
    op.drop_column("tables", "host")
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        told = {key: value for key, value in summary.items() if key != "hosted"}
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=told))
