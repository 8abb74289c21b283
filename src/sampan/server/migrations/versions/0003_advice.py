"""Whether players may ask for hints, and which bot plays for who is away."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("seats", sa.JSON),
    sa.column("summary", sa.JSON),
    sa.column("hints", sa.Boolean),
)
_NEW_TO_TABLES = ("hints", "stand_in")
_NEW_TO_SEATS = ("away", "stood_in")


def upgrade() -> None:
    """Tables of before keep the bot that has always played for who resigned; who plays against bots may ask."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("stand_in", sa.String(40), nullable=False, server_default="easy"))
    op.add_column("tables", sa.Column("stand_in_minutes", sa.Integer, nullable=True))
    for id_, seats, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.seats, _TABLES.c.summary)).all():
        hints = sum(seat["kind"] != "bot" for seat in seats) == 1
        told = {**summary, "hints": hints, "stand_in": {"bot": "easy", "minutes": None}}
        told["seats"] = [{**seat, "away": None, "stood_in": False} for seat in summary["seats"]]
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(hints=hints, summary=told))


def downgrade() -> None:
    """Forget it again."""
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        told = _without(summary, _NEW_TO_TABLES)
        told["seats"] = [_without(seat, _NEW_TO_SEATS) for seat in summary["seats"]]
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=told))
    for column in ("stand_in_minutes", "stand_in", "hints"):
        op.drop_column("tables", column)


def _without(data: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in keys}
