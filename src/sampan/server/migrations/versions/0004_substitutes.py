"""One word for the bot that plays for people who are away: substitute."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.JSON))
_COLUMNS = {"stand_in": "substitute", "stand_in_minutes": "substitute_minutes"}
_TABLE_KEYS = {"stand_in": "substitute"}
_SEAT_KEYS = {"stood_in": "substituted"}


def upgrade() -> None:
    """Records keep the words they were written with: they are read in both."""
    _rename(_COLUMNS, _TABLE_KEYS, _SEAT_KEYS)


def downgrade() -> None:
    """Back to the old words; records written since then need the newer version."""
    _rename(_reversed(_COLUMNS), _reversed(_TABLE_KEYS), _reversed(_SEAT_KEYS))


def _rename(columns: dict[str, str], table_keys: dict[str, str], seat_keys: dict[str, str]) -> None:
    for old, new in columns.items():
        op.execute(f"ALTER TABLE tables RENAME COLUMN {old} TO {new}")
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        told = _renamed(summary, table_keys)
        told["seats"] = [_renamed(seat, seat_keys) for seat in summary["seats"]]
        op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=told))


def _renamed(data: dict[str, Any], keys: dict[str, str]) -> dict[str, Any]:
    return {keys.get(key, key): value for key, value in data.items()}


def _reversed(keys: dict[str, str]) -> dict[str, str]:
    return {new: old for old, new in keys.items()}
