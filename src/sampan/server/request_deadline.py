"""HTTP whose requests must arrive in time. Uvicorn itself would wait for ever for the rest of one.

A client that sends its headers or its body drop by drop is cut off, and so is one that connects and says nothing, or
does not read its answers.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sampan.server.payloads import encode
from sampan.server.refusal import Refusal, error_data


def timed_http(seconds: float, bytes_a_second: int, reading_seconds: float) -> type[H11Protocol]:
    """The protocol with these limits: so long for a request, and longer if its body is large and comes quickly.

    A client that reads nothing for `reading_seconds`, while much waits for it, is cut off.
    """

    class TimedHTTP(H11Protocol):
        """Counts from the first byte of a request, or from the connection, to the last."""

        _timer: asyncio.TimerHandle | None = None
        _reading_timer: asyncio.TimerHandle | None = None
        _deadline = 0.0
        _received = 0  # bytes of this request
        _upgraded = False  # to a socket, which has a protocol of its own from then on

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._begin()

        def data_received(self, data: bytes) -> None:
            if self._timer is None:
                self._begin()
            self._received += len(data)
            super().data_received(data)
            self._watch()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._watch()  # a request that came along with the one before may be waiting for its body

        def pause_writing(self) -> None:
            super().pause_writing()
            self._reading_timer = self.loop.call_later(reading_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            self._end_reading_timer()
            super().resume_writing()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._end()
            self._upgraded = True
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._end()
            self._end_reading_timer()
            super().connection_lost(exc)

        def _watch(self) -> None:
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._end()  # the request is whole
            elif self._timer is None and self.conn.their_state is h11.SEND_BODY and not self._upgraded:
                self._begin()

        def _begin(self) -> None:
            self._received = 0
            self._deadline = self.loop.time() + seconds
            self._timer = self.loop.call_at(self._deadline, self._look)

        def _end(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _end_reading_timer(self) -> None:
            if self._reading_timer is not None:
                self._reading_timer.cancel()
                self._reading_timer = None

        def _look(self) -> None:
            """Cut the client off, unless its body has kept coming, or it is we who have not read on."""
            self._timer = None
            due = self._deadline
            if self.conn.their_state is h11.SEND_BODY:
                due += self._received / bytes_a_second
            if self.flow.read_paused:
                due = max(due, self.loop.time() + seconds)
            if due > self.loop.time():
                self._timer = self.loop.call_at(due, self._look)
            elif not self.transport.is_closing():
                answered = self.conn.their_state is h11.SEND_BODY and self.cycle.response_started
                if self._received and not answered:
                    self.transport.write(_too_late(seconds))
                self.transport.close()

    return TimedHTTP


def _too_late(seconds: float) -> bytes:
    """The answer to a request that nobody has seen whole."""
    body = encode(error_data(Refusal("too-slow", {"seconds": seconds}, 408))).encode()
    return (
        b"HTTP/1.1 408 Request Timeout\r\nContent-Type: application/json\r\nConnection: close\r\n"
        b"Content-Length: %d\r\n\r\n%b" % (len(body), body)
    )
