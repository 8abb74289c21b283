"""What a list says of a table: who decides and who is ready, instead of one seat to move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.JSON))


def upgrade() -> None:
    """Until now one seat decided at a time, so nobody waits ready."""
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        if "to_move" not in summary:
            continue
        mover = summary.pop("to_move")
        told = {**summary, "deciding": [mover] if mover >= 0 else [], "ready": []}
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=told))


def downgrade() -> None:
    """Back to the first of those who decide."""
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        told = {key: value for key, value in summary.items() if key not in ("deciding", "ready")}
        told["to_move"] = summary["deciding"][0] if summary["deciding"] else -2
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=told))
