"""Whether a server can be given visitors: its store can write, and it is not about to end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from sampan.server.refusal import Refusal

if TYPE_CHECKING:
    from sampan.server.live_tables import LiveTables


class Readiness:
    """Probes the store, once for all who ask at the same time: a probe writes, and anybody may ask."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables: Final = tables
        self._probe: asyncio.Task[bool] | None = None

    async def must_be_ready(self) -> None:
        """A Refusal if the server is not ready."""
        must_not_drain(self._tables)
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._tables.store.probe())
        if not await asyncio.shield(self._probe):
            raise Refusal("store", status=503)


def must_not_drain(tables: LiveTables) -> None:
    """A Refusal if the server takes nothing new any more."""
    if tables.draining:
        raise Refusal("draining", status=503)
