"""What stands between the world and the application: headers, a line of log per request, and no traceback outside."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, MutableMapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from sampan.core.options import shown
from sampan.server.close_codes import BROKEN
from sampan.server.host_names import HostNames
from sampan.server.metrics import Metrics
from sampan.server.payloads import encode
from sampan.server.refusal import Refusal, error_data

_log = logging.getLogger(__name__)
GONE: Final = 499  # in the log: the client hung up before it was answered
CSP: Final = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self'{styles}; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Content-Security-Policy": CSP.format(scripts="", styles=""),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}


class SecurityHeaders:
    """Wraps the whole application."""

    def __init__(
        self, app: ASGIApp, hosts: HostNames, metrics: Metrics, more_headers: Mapping[str, str] | None = None
    ) -> None:
        self._app = app
        self._headers = {**_HEADERS, **(more_headers or {})}
        self._hosts = hosts
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refusal = self._foreign_host(headers)
        if refusal is None and not same_origin(headers):
            _log.warning("foreign_origin")
            refusal = Refusal("foreign-origin", status=403)
        try:
            if refusal is None:
                await self._app(scope, receive, send)
                return
            socket = WebSocket(scope, receive, send)
            await socket.receive()
            await socket.send_denial_response(error_response(refusal))
        except WebSocketDisconnect:
            pass  # it was gone before it could be answered
        except Exception:
            _log.exception("socket_failed")
            with suppress(Exception):  # unless it is closed already
                await send({"type": "websocket.close", "code": BROKEN})

    def _foreign_host(self, headers: Headers) -> Refusal | None:
        host = headers.get("host", "")
        return None if self._hosts.allow(host) else Refusal("foreign-host", {"host": shown(host)}, 421)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._foreign_host(Headers(scope=scope))
        try:
            await (self._app if refusal is None else error_response(refusal))(scope, receive, send_guarded)
        except ClientDisconnect:
            status = GONE
        except Exception:
            _log.exception("request_failed")
            if status == 0:
                await error_response(Refusal("internal", status=500))(scope, receive, send_guarded)
        seconds = time.perf_counter() - began
        route = _route(scope)
        self._metrics.http.labels(route if route.startswith("/api/") else "page").observe(seconds)
        self._metrics.responses.labels(status).inc()
        fields = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        _log.info("request", extra={"fields": fields})


def same_origin(headers: Headers) -> bool:
    """Whether a socket is opened by our own page, or by a program, which names no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # it is no address at all
        return False


def error_response(refusal: Refusal) -> Response:
    """A refusal over HTTP."""
    headers = {"Retry-After": "1"} if refusal.status in (429, 503) else None
    return Response(encode(error_data(refusal)), refusal.status, headers, "application/json")


def _route(scope: MutableMapping[str, Any]) -> str:
    """The address as it is declared, never as it was asked for: who knows what people put into addresses."""
    return str(getattr(scope.get("route"), "path", "-"))
