"""Requests that do not arrive and sockets that say nothing end; those who are merely slow, or wait for us, do not."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from urllib.parse import urlsplit

import pytest
from match_files import file_of, random_match
from serving import PATIENCE, Guest, Host, link_seats

from sampan.server.settings import Settings

QUICK = 0.6  # seconds; the server's own ten would only make the tests long


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("hasty"), request_seconds=QUICK, upload_rate=100) as running:
        yield running


def answered(host: Host, *pieces: bytes, drip: bytes = b"", pause: float = 0.2) -> bytes:
    """Send the pieces, then the rest drop by drop for as long as the server takes it; all that it answers."""
    place = urlsplit(host.url)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        for piece in pieces:
            line.sendall(piece)
        done = threading.Event()

        def drop() -> None:
            with suppress(OSError):
                while drip and not done.wait(pause):
                    line.sendall(drip)

        dripping = threading.Thread(target=drop)
        dripping.start()
        answer = b""
        with suppress(ConnectionResetError):
            while piece := line.recv(65536):
                answer += piece
        done.set()
        dripping.join()
    return answer


NAME = b"Host: localhost\r\n"
UPLOAD = b"POST /api/replays HTTP/1.1\r\n" + NAME + b"Content-Length: 1000000\r\n\r\n"
HANDSHAKE = b"GET /api/tables/x/live HTTP/1.1\r\n" + NAME + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"


@pytest.mark.parametrize(
    ("pieces", "drip"),
    [
        ([b"GET /api/health HTTP/1.1\r\n" + NAME], b""),
        ([b"GET /api/health HTTP/1.1\r\n" + NAME + b"X: "], b"x"),
        ([b"G"], b"E"),
        ([UPLOAD], b""),
        ([UPLOAD], b"{"),
        ([UPLOAD.replace(b"Content-Length: 1000000", b"Transfer-Encoding: chunked")], b"1\r\n{\r\n"),
        ([HANDSHAKE + b"X: "], b"x"),
    ],
    ids=["silent header", "header", "method", "silent body", "body", "chunks", "handshake"],
)
def test_a_request_that_comes_drop_by_drop_ends(hasty: Host, pieces: list[bytes], drip: bytes) -> None:
    answer = answered(hasty, *pieces, drip=drip)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"too-slow"' in answer
    assert hasty.get("/health").status_code == 200


def test_a_connection_that_says_nothing_is_closed(hasty: Host) -> None:
    assert answered(hasty) == b""


def test_the_next_request_on_a_connection_has_a_deadline_too(hasty: Host) -> None:
    whole = b"GET /api/health HTTP/1.1\r\n" + NAME + b"\r\n"
    for rest in (b"GET /", UPLOAD):
        for pieces in ([whole, rest], [whole + rest]):
            answer = answered(hasty, *pieces, drip=b"x")
            assert answer.startswith(b"HTTP/1.1 200 ")
            assert answer.count(b"HTTP/1.1 408 ") == 1


def test_a_body_that_nobody_wants_any_more_is_not_taken_for_ever(hasty: Host) -> None:
    answer = answered(hasty, UPLOAD.replace(b"/api/replays", b"/api/nothing"), drip=b"x")
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert answer.count(b"HTTP/1.1 ") == 1


def test_a_large_body_that_keeps_coming_is_given_its_time(hasty: Host) -> None:
    """It takes several times the limit, but never falls behind the rate that is asked of it."""
    file = file_of(random_match(plies=60))
    file += b" " * max(0, 20_000 - len(file))
    step = len(file) // 30 + 1
    place = urlsplit(hasty.url)
    head = f"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(file)}\r\n\r\n"
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(head.encode())
        pause = threading.Event()
        for start in range(0, len(file), step):
            line.sendall(file[start : start + step])
            pause.wait(QUICK / 10)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 200 ")


def test_a_socket_that_never_says_hello_is_closed(hasty: Host) -> None:
    id_, _ = hasty.table(link_seats("Ada", "Ben"), public=True)
    silent = Guest(hasty, id_)
    assert silent.closed() == 4408
    assert silent.heard[-1]["reason"] == "hello-late"
    talking = Guest(hasty, id_)
    asking = threading.Thread(target=ask_on, args=[talking])
    asking.start()
    assert talking.closed() == 4408
    asking.join()
    assert {message["reason"] for message in talking.heard} == {"hello-first", "hello-late"}


def ask_on(guest: Guest) -> None:
    pause = threading.Event()
    with suppress(Exception):  # until it is closed
        while not pause.wait(0.05):
            guest.send({"type": "ping", "ref": "x"})


def test_who_has_said_hello_may_be_silent(hasty: Host) -> None:
    id_, tokens = hasty.table(link_seats("Ada", "Ben"))
    ada = hasty.guest(id_, *tokens)
    Guest(hasty, id_).closed()  # which takes as long as the limit
    Guest(hasty, id_).closed()
    ada.done("ping")
    assert "traceback" not in hasty.log.read_text()


def test_no_time_runs_while_the_server_works_on_a_request(new_host: Callable[..., Host]) -> None:
    host = new_host(request_seconds=0.1)  # a worker takes longer than that to start
    assert host.post("/replays", json.loads(file_of(random_match(plies=200)))).status_code == 200


def test_ten_seconds_are_the_default() -> None:
    assert Settings().request_seconds == 10.0
