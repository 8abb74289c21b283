"""WebSockets whose every frame counts, and that let go of clients which do not read.

The application limits messages. But pings, pongs and pieces of a message never reach it: uvicorn handles them itself,
as fast as they come, and one client could keep the server busy with them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sampan.server.rate_limit import RateLimit

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame

_SLICE: Final = 4096  # bytes that are read at once; the smallest frame has six
_MOST_UNREAD: Final = 500  # messages; the application hangs up on far fewer that come at once
_NOT_UTF8: Final = 1007


def limited_socket(rate: float, burst: int) -> type[WebSocketsSansIOProtocol]:
    """The protocol with these limits: so many frames a second that are no whole messages, and so many at once."""

    class LimitedSocket(WebSocketsSansIOProtocol):
        """Cuts clients off that send too many frames, and those that take nothing in."""

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._limit: Final = RateLimit(rate, burst)
            self._abort_timer: asyncio.TimerHandle | None = None

        # Reading.

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), _SLICE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + _SLICE])
                if self.queue.qsize() > _MOST_UNREAD:
                    self.transport.abort()

        def handle_cont(self, event: Frame) -> None:
            if self._may_go_on():
                super().handle_cont(event)

        def handle_ping(self) -> None:
            if self._may_go_on():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._may_go_on():
                super().handle_pong(event)

        def _may_go_on(self) -> bool:
            if not self.transport.is_closing() and not self._limit.take():
                self.transport.abort()
            return not self.transport.is_closing()

        def send_receive_event_to_app(self) -> None:
            if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):  # of which uvicorn logs a traceback
                self.frames = []
                self.conn.send_close(_NOT_UTF8)
                self.handle_parser_exception()
                return
            super().send_receive_event_to_app()

        # Closing. A transport that is closed waits until everything is sent: for ever, if nobody reads.

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.transport.abort()

        async def send(self, message: ASGISendEvent) -> None:
            await super().send(message)
            if message["type"] == "websocket.close" and not self.disconnected:
                self._abort_timer = self.loop.call_later(2 * self.close_timeout, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            if self._abort_timer is not None:
                self._abort_timer.cancel()
            super().connection_lost(exc)

    return LimitedSocket


def _is_utf8(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True
