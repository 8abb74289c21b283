"""An answer that is kept packed with gzip, and sent in pieces, so that a slow client makes nothing pile up."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

_log = logging.getLogger(__name__)
_STEP: Final = 65_536  # bytes that are sent at once
_STEP_UNPACKED: Final = 1024  # packed bytes that are unpacked at once; of frames they become some 50 KB
_GZIP: Final = 31


class PackedResponse(Response):
    """JSON packed with gzip: sent as it is to clients that can unpack it, and unpacked piece by piece to others."""

    def __init__(self, request: Request, packed: bytes, seconds: float, sent: Callable[[], None]) -> None:
        self._packed: Final = packed
        self._seconds: Final = seconds
        self._sent: Final = sent  # called when nothing is held any more
        self._unpack: Final = "gzip" not in request.headers.get("accept-encoding", "")
        headers = {"Vary": "Accept-Encoding"}
        if not self._unpack:
            headers |= {"Content-Encoding": "gzip", "Content-Length": str(len(packed))}
        super().__init__(None, headers=headers, media_type="application/json")
        if self._unpack:
            del self.headers["content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the answer; a client that takes too long to read it is given up."""
        try:
            async with asyncio.timeout(self._seconds):
                await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
                for piece in self._pieces():
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
                await send({"type": "http.response.body", "body": b""})
        except TimeoutError:
            _log.warning("answer_unread")
        finally:
            self._sent()

    def _pieces(self) -> Iterator[bytes]:
        packed = memoryview(self._packed)
        step = _STEP_UNPACKED if self._unpack else _STEP
        pieces = (bytes(packed[start : start + step]) for start in range(0, len(packed), step))
        if not self._unpack:
            yield from pieces
            return
        unpacker = zlib.decompressobj(wbits=_GZIP)
        yield from filter(None, map(unpacker.decompress, pieces))
