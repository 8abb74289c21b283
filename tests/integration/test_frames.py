"""Frames that are no messages count too, and whoever reads nothing is let go: one socket keeps nobody waiting."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from serving import PATIENCE, Host

from sampan.server.limited_socket import limited_socket
from sampan.server.request_deadline import timed_http

CONT, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
FIN = 0x80


def frame(opcode: int, content: bytes = b"", fin: bool = True) -> bytes:
    """As a client sends it, with a mask of zeros."""
    assert len(content) < 126
    return bytes([opcode | (FIN if fin else 0), 0x80 | len(content)]) + bytes(4) + content


@contextmanager
def opened(address: tuple[str, int], path: str = "/api/tables/nowhere/live") -> Iterator[socket.socket]:
    """A socket whose handshake is done, and of which nothing more is read."""
    with socket.create_connection(address, PATIENCE) as line:
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += line.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        yield line


def place(host: Host) -> tuple[str, int]:
    where = urlsplit(host.url)
    assert where.hostname is not None
    assert where.port is not None
    return where.hostname, where.port


def is_cut_off(line: socket.socket, content: bytes, times: int) -> bool:
    """Whether the other end hangs up before it has taken all that."""
    try:
        for _ in range(times):
            line.sendall(content)
        while line.recv(65536):
            pass
    except (ConnectionResetError, BrokenPipeError):
        return True
    return False


@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PONG), frame(PING, b"x" * 125), frame(CONT, fin=False), frame(TEXT, b"{}")],
    ids=["pings", "pongs", "long pings", "pieces", "messages"],
)
def test_a_flood_of_frames_is_cut_off(host: Host, flood: bytes) -> None:
    with opened(place(host)) as line:
        if flood == frame(CONT, fin=False):
            line.sendall(frame(TEXT, b"[", fin=False))
        assert is_cut_off(line, flood * 10_000, 50)
    assert httpx.get(f"{host.url}/api/health", trust_env=False, timeout=PATIENCE).status_code == 200


def test_pings_and_messages_in_pieces_are_welcome(host: Host) -> None:
    with opened(place(host)) as line:
        line.sendall(
            frame(TEXT, b'{"type": "pi', fin=False) + frame(PING, b"between") + frame(CONT, b'ng", "ref": "x"}')
        )
        answer = b""
        while b"hello-first" not in answer:
            piece = line.recv(65536)
            assert piece
            answer += piece
        assert answer.startswith(bytes([PONG | FIN, 7]) + b"between")


def test_text_that_is_none_is_no_traceback(new_host: Callable[..., Host]) -> None:
    host = new_host()
    with opened(place(host)) as line:
        line.sendall(frame(TEXT, b"\xff\xfe"))
        answer = b""
        while piece := line.recv(65536):
            answer += piece
        assert answer[:2] == bytes([0x8 | FIN, 2])
        assert struct.unpack("!H", answer[2:4]) == (1007,)
    assert "traceback" not in host.log.read_text()


async def talk_on(scope: Any, receive: Any, send: Any) -> None:
    """An application that never stops talking, until nobody is there."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "text": "x" * 100_000})
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while (await receive())["type"] != "http.disconnect":
        await send({"type": "http.response.body", "body": b"x" * 10_000_000, "more_body": True})


@pytest.mark.parametrize("kind", ["websocket", "http"])
def test_a_client_that_reads_nothing_is_let_go(kind: str) -> None:
    """On a server of its own: nobody wants to wait as long as ours does between two pings."""

    async def scene() -> None:
        gone = asyncio.Event()

        async def application(scope: Any, receive: Any, send: Any) -> None:
            try:
                await talk_on(scope, receive, send)
            finally:
                gone.set()

        config = uvicorn.Config(
            application,
            port=0,
            log_config=None,
            lifespan="off",
            http=timed_http(PATIENCE, 50_000, 0.2),
            ws=limited_socket(20.0, 40),
            ws_ping_interval=0.2,
            ws_ping_timeout=0.2,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        address = server.servers[0].sockets[0].getsockname()[:2]
        with ExitStack() as stack:
            if kind == "websocket":
                await asyncio.to_thread(stack.enter_context, opened(address, "/"))
            else:
                line = stack.enter_context(socket.create_connection(address, PATIENCE))
                line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await asyncio.wait_for(gone.wait(), PATIENCE)
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)

    asyncio.run(scene())
