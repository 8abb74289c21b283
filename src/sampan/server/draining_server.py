"""The web server, which lets what has begun come to its end before it goes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import Final

import uvicorn


class DrainingServer(uvicorn.Server):
    """On SIGTERM it drains, then closes; on Ctrl-C it closes at once. A second signal ends the process on the spot."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Coroutine[None, None, None]]) -> None:
        super().__init__(config)
        self._drain: Final = drain
        self._signalled = False
        self._draining: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has come."""
        if self._signalled:
            os._exit(0)  # nothing that was acknowledged is lost: it is on disk
        self._signalled = True
        if sig != signal.SIGTERM or not self.started:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Called several times a second while the server runs."""
        if self._signalled and self._draining is None and not self.should_exit:
            self._draining = asyncio.create_task(self._drain())
        if self._draining is not None and self._draining.done():
            self.should_exit = True
        return await super().on_tick(counter)
