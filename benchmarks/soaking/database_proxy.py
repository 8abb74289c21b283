"""Stands between servers and their PostgreSQL, so that connections can be cut just when a commit is answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress

_COMMIT = b"COMMIT"


class DatabaseProxy:
    """Passes bytes on in both directions."""

    def __init__(self, port: int) -> None:
        self.port = 0  # where it listens
        self.lost = 0  # answers to commits that nobody heard
        self._target = port
        self._writers: set[asyncio.StreamWriter] = set()
        self._losing = False
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self, seconds: float) -> None:
        """For so long whatever is committed stays unanswered, and its connection is cut; then all others are too."""
        self._losing = True
        try:
            await asyncio.sleep(seconds)
        finally:
            self._losing = False
        self._abort()

    async def close(self) -> None:
        """Stop."""
        if self._server is not None:
            self._server.close()
            self._abort()
            await self._server.wait_closed()

    def _abort(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _connect(self, server: asyncio.StreamReader, to_server: asyncio.StreamWriter) -> None:
        writers = {to_server}
        self._writers.add(to_server)
        try:
            with suppress(OSError):  # PostgreSQL is down, or a connection was cut
                database, to_database = await asyncio.open_connection("127.0.0.1", self._target)
                writers.add(to_database)
                self._writers.add(to_database)
                committing = asyncio.Event()
                await asyncio.gather(
                    self._tell(server, to_database, committing), self._answer(database, to_server, committing)
                )
        finally:
            self._writers -= writers
            for writer in writers:
                writer.transport.abort()

    async def _tell(
        self, server: asyncio.StreamReader, to_database: asyncio.StreamWriter, committing: asyncio.Event
    ) -> None:
        commits = 0  # the first belongs to setting the connection up
        while data := await server.read(65536):
            commits += _COMMIT in data
            if self._losing and commits > 1 and _COMMIT in data:
                committing.set()
            to_database.write(data)
            await to_database.drain()
        to_database.close()

    async def _answer(
        self, database: asyncio.StreamReader, to_server: asyncio.StreamWriter, committing: asyncio.Event
    ) -> None:
        while data := await database.read(65536):
            if committing.is_set():
                self.lost += 1
                raise ConnectionAbortedError
            to_server.write(data)
            await to_server.drain()
        to_server.close()
