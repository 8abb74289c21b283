"""Match files that are uploaded: what cannot be one is refused before it has arrived, and no more arrive than fit."""

from __future__ import annotations

import gzip
import json
import socket
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPResponse
from typing import Any

import httpx
import pytest
from match_files import file_of, random_match
from serving import PATIENCE, Host


def post(
    host: Host, *pieces: bytes, size: int, address: str = "127.0.0.1", headers: str = "Accept: application/json"
) -> socket.socket:
    """A request whose body is to have that size, of which these pieces are sent."""
    place, port = host.url.removeprefix("http://").split(":")
    client = socket.create_connection((place, int(port)), PATIENCE, (address, 0))
    head = f"POST /api/replays HTTP/1.1\r\nHost: {place}:{port}\r\nContent-Length: {size}\r\n{headers}\r\n\r\n"
    client.sendall(head.encode() + b"".join(pieces))
    return client


def answer(client: socket.socket) -> tuple[int, str | None, dict[str, Any]]:
    """The status, when to try again and the JSON of the answer."""
    with closing(client), HTTPResponse(client) as reply:
        reply.begin()
        return reply.status, reply.getheader("retry-after"), json.loads(reply.read())


def half_sent(host: Host, size: int) -> socket.socket:
    """An upload that the server reads, so that it holds its part of the memory, and that does not end."""
    client = post(host, size=size, headers="Expect: 100-continue")
    with client.makefile("rb") as stream:
        assert b" 100 " in stream.readline()
    client.sendall(b"{")
    return client


def test_what_is_too_large_is_refused_before_it_is_sent(host: Host) -> None:
    status, _, refusal = answer(post(host, size=16_000_001))
    assert (status, refusal["reason"]) == (413, "body-large")


@pytest.mark.parametrize(("beginning", "reason"), [(b'{"a": "\xff', "not-utf8"), (b"[" * 300_000, "too-many-values")])
def test_what_is_no_match_is_refused_before_it_has_arrived(host: Host, beginning: bytes, reason: str) -> None:
    status, _, refusal = answer(post(host, beginning, size=16_000_000))
    assert (status in (400, 413), refusal["reason"]) == (True, reason)
    assert refusal["sentence"]["fr"]


def test_a_few_megabytes_of_nothing_are_no_match(host: Host) -> None:
    reply = httpx.post(f"{host.url}/api/replays", content=b" " * 3_000_000, timeout=PATIENCE, trust_env=False)
    assert reply.json()["reason"] == "file-damaged"


def test_no_more_arrive_than_fit_and_every_address_has_a_part(new_host: Callable[..., Host]) -> None:
    host = new_host(
        replay_memory=2_000_000,
        replay_memory_per_address=1_000_000,
        replay_requests_per_address=0,
        upload_seconds=PATIENCE,
    )
    with closing(half_sent(host, 900_000)):
        status, later, refusal = answer(post(host, size=900_000))
        assert (status, refusal["reason"]) == (503, "busy")
        assert int(later or 0) >= 1
        content = file_of(random_match(plies=20))
        status, _, frames = answer(post(host, content, size=len(content), address="127.0.0.2"))
        assert (status, frames["frames"][0]["ply"]) == (200, 0), "another address has room"
    content = file_of(random_match(plies=20))
    while (answered := answer(post(host, content, size=len(content))))[0] == 503:
        pass  # the server has yet to notice that the other has hung up
    assert answered[0] == 200


def test_who_is_too_slow_makes_room(new_host: Callable[..., Host]) -> None:
    host = new_host(upload_seconds=0.2, replay_memory=1_000_000, replay_wait_seconds=PATIENCE)
    slow = half_sent(host, 900_000)
    content = file_of(random_match(plies=20)).ljust(900_000)
    waiting = post(host, content, size=len(content), address="127.0.0.2")
    assert answer(waiting)[0] == 200
    with closing(slow):
        while line := slow.recv(4096):
            if b"upload-slow" in line:
                break
        else:
            pytest.fail("it was told nothing")


def test_frames_are_the_same_packed_and_unpacked(host: Host) -> None:
    match = random_match(plies=40)
    content = file_of(match)
    id_ = httpx.post(f"{host.url}/api/replays", content=content, trust_env=False, timeout=PATIENCE).json()["id"]
    told = []
    for accepted in ("gzip", "identity"):
        with httpx.stream(
            "GET", f"{host.url}/api/replays/{id_}", headers={"Accept-Encoding": accepted}, trust_env=False
        ) as reply:
            raw = b"".join(reply.iter_raw())
        assert reply.headers.get("content-encoding") == (accepted if accepted == "gzip" else None)
        told.append(json.loads(gzip.decompress(raw) if accepted == "gzip" else raw))
    assert told[0] == told[1]
    assert len(told[0]["frames"]) == match.ply + 1
    assert "id" not in told[0]
