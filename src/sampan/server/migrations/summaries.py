"""The summaries of stored tables, which lists show as they are: a migration writes them anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

_TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.JSON))


def rewrite_summaries(change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change every summary. A damaged one is left as it is: lists leave it out, and no server should fail over it."""
    for id_, summary in op.get_bind().execute(sa.select(_TABLES.c.id, _TABLES.c.summary)).all():
        if isinstance(summary, dict) and isinstance(summary.get("seats"), list):
            op.execute(_TABLES.update().where(_TABLES.c.id == id_).values(summary=change(summary)))


def without(data: dict[str, Any], gone: str) -> dict[str, Any]:
    """The same without one key."""
    return {key: value for key, value in data.items() if key != gone}
