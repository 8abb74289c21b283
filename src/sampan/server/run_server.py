"""Runs the server until a signal ends it."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
import webbrowser

import click
import uvicorn

from sampan import text
from sampan.server.app import create_app
from sampan.server.draining_server import DrainingServer
from sampan.server.limited_socket import limited_socket
from sampan.server.metrics import served
from sampan.server.refusal import PACKAGE, Refusal
from sampan.server.request_deadline import timed_http
from sampan.server.settings import Settings
from sampan.server.store import Store


def run(settings: Settings, *, language: str = "en", open_page: bool = False) -> None:
    """Serve with these settings; a Refusal says what cannot be."""
    host = settings.host
    with _listen(host, settings.port) as door:
        app = create_app(settings, Store(settings.database_url(), settings.store_seconds))
        _allow_many_sockets()
        _collect_garbage_rarely()
        server = DrainingServer(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                server_header=False,
                http=timed_http(settings.request_seconds, settings.upload_rate, settings.download_seconds),
                ws=limited_socket(settings.rate, settings.burst),
                ws_max_size=16 * settings.message_bytes,  # what is too large is refused; what is far too large, cut off
                ws_per_message_deflate=False,  # it would cost more memory per client than all the rest
                timeout_graceful_shutdown=5,
            ),
            lambda: app.state.live_tables.drain(settings.drain_seconds),
        )
        with served(app.state.metrics, settings.metrics_host, settings.metrics_port):
            # The server repeats the signal that ended it, so that the process dies of it; it has ended well, though.
            for ending in (signal.SIGINT, signal.SIGTERM):
                signal.signal(ending, lambda _signal, _frame: sys.exit(0))
            name = f"[{host}]" if ":" in host else host
            address = f"http://{name}:{door.getsockname()[1]}"
            click.echo(text.say(language, PACKAGE, "serve-address", {"address": address}))
            sys.stdout.flush()
            if open_page and _has_display():
                webbrowser.open(address)  # the door is open already, so the browser waits until the server answers
            server.run(sockets=[door])


def _has_display() -> bool:
    """Whether a browser could show anything; elsewhere opening one might take the terminal over."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        door = socket.socket(family, kind)
        try:
            if sys.platform != "win32":
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(place)
            door.listen(socket.SOMAXCONN)
        except OSError:
            door.close()
            raise
        return door
    except (OSError, UnicodeError) as problem:
        fields: dict[str, object] = {"host": host, "port": str(port)}
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            raise Refusal("port-taken", fields) from None
        words = getattr(problem, "strerror", None) or str(problem)
        raise Refusal("cannot-listen", {**fields, "problem": words}) from None


def _collect_garbage_rarely() -> None:
    """Tables are values without cycles, so looking for those after every few hundred objects finds nothing."""
    gc.collect()
    gc.freeze()  # what has been imported stays
    gc.set_threshold(20_000, 10, 10)


def _allow_many_sockets() -> None:
    """A thousand tables are more sockets than a process may open unless it asks."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
