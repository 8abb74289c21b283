"""What the host does to the store with `sampan admin` while the server runs: bans, closed and deleted tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from sampan.server.bans import stored_bans
from sampan.server.store_schema import ADMIN, CHORES, TABLES

if TYPE_CHECKING:
    from sampan.server.live_tables import LiveTables

_AT_ONCE: Final = 500  # ids in one question


class HostChanges:
    """Asks one small row again and again, and looks closer only when it has changed."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables: Final = tables
        self._seen: int | None = None

    async def look(self) -> None:
        """Take over what has changed."""
        store = self._tables.store
        times = await store.read(_times)
        if times == self._seen:
            return
        self._tables.bans.update(await store.read(stored_bans))
        known = self._tables.known()
        left = await store.read(lambda connection: _existing(connection, known))
        for id_ in known:
            if id_ not in left:
                await self._tables.drop_deleted(id_)
        if not store.shared:  # otherwise the closing was heard of already
            self._tables.look_again()
        self._seen = times


def _times(connection: sa.Connection) -> int:
    times: int = connection.execute(sa.select(CHORES.c.times).where(CHORES.c.name == ADMIN)).scalar_one()
    return times


def _existing(connection: sa.Connection, ids: Collection[str]) -> set[str]:
    asked = list(ids)
    found: set[str] = set()
    for start in range(0, len(asked), _AT_ONCE):
        some = TABLES.c.id.in_(asked[start : start + _AT_ONCE])
        found.update(connection.execute(sa.select(TABLES.c.id).where(some)).scalars())
    return found
