"""Only pages of the server itself are served: by their Host and their Origin, over HTTP and sockets alike."""

from __future__ import annotations

import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
import pytest
from serving import PATIENCE, Host

from sampan.server.host_names import HostNames

MACHINE = socket.gethostname()


@pytest.mark.parametrize(
    ("chosen", "listening", "allowed", "refused"),
    [
        (
            (),
            "127.0.0.1",
            ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "[::1]", "localhost.", "", MACHINE],
            ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "[", "[]", ":80"],
        ),
        (
            (),
            "0.0.0.0",
            ["192.168.1.20:8000", "10.0.0.7", "[2001:db8::7]:8000", "localhost", f"{MACHINE.split('.')[0]}.local"],
            [
                "evil.example",
                "192.168.1.20.evil.example",
                "2130706433.evil.example",
                "a b",
                "192.168.1.20@evil.example",
            ],
        ),
        ((), "games.lan", ["games.lan:8000", "GAMES.lan"], ["other.lan"]),
        (
            ("Sampan.example.org", "[2001:db8::7]"),
            "0.0.0.0",
            ["sampan.example.org", "sampan.example.org:443", "[2001:db8::7]", "127.0.0.1:8000", "localhost"],
            ["10.0.0.7", "example.org", "x.sampan.example.org"],
        ),
        (("*",), "127.0.0.1", ["anything.example", "10.0.0.7", "["], []),
    ],
)
def test_which_names_are_ours(chosen: tuple[str, ...], listening: str, allowed: list[str], refused: list[str]) -> None:
    names = HostNames(chosen, listening)
    assert [host for host in allowed if not names.allow(host)] == []
    assert [host for host in refused if names.allow(host)] == []


def spoken(host: Host, words: bytes, enough: bytes) -> bytes:
    """What the server answers to these very bytes, as far as it is needed."""
    place = urlsplit(host.url)
    answer = b""
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(words)
        while enough not in answer and (piece := line.recv(4096)):
            answer += piece
    return answer


def handshake(name: str, origin: str) -> bytes:
    return (
        f"GET /api/tables/x/live HTTP/1.1\r\nHost: {name}\r\nOrigin: {origin}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode("latin-1")
    )


def test_a_name_of_another_site_gets_nothing(host: Host) -> None:
    """As in a rebinding attack: the page of evil.example lets its name point at this machine."""
    for path in ("/", "/api/health", "/api/tables", "/api/docs"):
        answer = httpx.get(f"{host.url}{path}", headers={"Host": "evil.example"}, trust_env=False)
        assert (answer.status_code, answer.json()["reason"]) == (421, "foreign-host")
        assert "evil.example" in answer.json()["sentence"]["en"]
    made = httpx.post(f"{host.url}/api/tables", json={}, headers={"Host": "evil.example"}, trust_env=False)
    assert made.status_code == 421
    opened = spoken(host, handshake("evil.example", "http://evil.example"), b"foreign-host")
    assert opened.startswith(b"HTTP/1.1 421 ")
    assert host.get("/health").status_code == 200


def test_a_proxy_may_use_the_name_that_was_chosen(new_host: Callable[..., Host]) -> None:
    host = new_host(hosts=["sampan.example.org"])
    answer = httpx.get(f"{host.url}/api/health", headers={"Host": "sampan.example.org"}, trust_env=False)
    assert answer.status_code == 200
    assert httpx.get(f"{host.url}/api/health", headers={"Host": "10.0.0.7"}, trust_env=False).status_code == 421


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "\xff", "http://[::1", "//", "http://evil.example"])
def test_a_foreign_or_senseless_origin_is_refused_without_a_traceback(host: Host, origin: str) -> None:
    answer = spoken(host, handshake(urlsplit(host.url).netloc, origin), b"foreign-origin")
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert "traceback" not in host.log.read_text().lower()


def test_a_client_that_hangs_up_during_a_post_leaves_a_line_and_no_traceback(new_host: Callable[..., Host]) -> None:
    host = new_host()
    place = urlsplit(host.url)
    for path in ("/api/tables", "/api/replays"):
        with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
            line.sendall(f"POST {path} HTTP/1.1\r\nHost: {place.netloc}\r\nContent-Length: 1000\r\n\r\n{{".encode())
    while host.log.read_text().count('"status": 499') < 2:
        assert host.get("/health").status_code == 200  # it goes on, and gives the log time to be written
    host.end()
    assert "traceback" not in host.log.read_text().lower()
