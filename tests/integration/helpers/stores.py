"""Tables on a store without a server, and the store as somebody who goes behind the server's back has it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from serving import PATIENCE

from sampan.server.live_tables import LiveTables
from sampan.server.settings import Settings
from sampan.server.store import Store


def in_tables(place: sa.URL, scene: Callable[[LiveTables], Awaitable[Any]], **settings: Any) -> None:
    """Run a scene with the tables of a store."""

    async def play() -> None:
        tables = LiveTables(Settings(bot_pause=0, **settings), Store(place))
        try:
            await asyncio.wait_for(scene(tables), PATIENCE)
        finally:
            await tables.close()

    asyncio.run(play())


@contextmanager
def opened(place: sa.URL) -> Iterator[sa.Connection]:
    """A connection of one's own to the store."""
    engine = sa.create_engine(place)
    with engine.begin() as connection:
        yield connection
    engine.dispose()
