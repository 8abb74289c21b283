"""Answers that are kept packed reach every client whole, and what they hold is released in the end."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Any

import pytest
from starlette.requests import Request

from sampan.server.packed_response import PackedResponse

CONTENT = json.dumps({"frames": [{"ply": ply, "view": {"hand": list(range(40))}} for ply in range(2000)]}).encode()


def request(accepted: str | None) -> Request:
    headers = [] if accepted is None else [(b"accept-encoding", accepted.encode())]
    return Request({"type": "http", "headers": headers})


async def nothing() -> dict[str, Any]:
    return {"type": "http.disconnect"}


@pytest.mark.parametrize("accepted", ["gzip, deflate", "br", None])
def test_a_client_receives_what_it_can_read(accepted: str | None) -> None:
    sent: list[dict[str, Any]] = []
    done: list[bool] = []

    async def send(message: Any) -> None:
        sent.append(message)

    answer = PackedResponse(request(accepted), gzip.compress(CONTENT), 60, lambda: done.append(True))
    asyncio.run(answer({"type": "http"}, nothing, send))
    headers = dict(sent[0]["headers"])
    body = b"".join(message["body"] for message in sent[1:])
    packed = accepted is not None and "gzip" in accepted
    assert headers.get(b"content-encoding") == (b"gzip" if packed else None)
    assert headers.get(b"content-length") == (str(len(body)).encode() if packed else None)
    assert headers[b"content-type"] == b"application/json"
    assert (gzip.decompress(body) if packed else body) == CONTENT
    assert max(len(message["body"]) for message in sent[1:]) < len(CONTENT) / 2 or packed, "in pieces"
    assert not sent[-1].get("more_body", False)
    assert done == [True]


@pytest.mark.parametrize("problem", [None, OSError("gone")])
def test_what_is_held_is_released_even_if_nobody_reads_it(problem: OSError | None) -> None:
    done: list[bool] = []

    async def send(_message: Any) -> None:
        if problem is not None:
            raise problem
        await asyncio.Event().wait()

    answer = PackedResponse(request("gzip"), gzip.compress(CONTENT), 0.01, lambda: done.append(True))
    if problem is None:
        asyncio.run(answer({"type": "http"}, nothing, send))
    else:
        with pytest.raises(OSError, match="gone"):
            asyncio.run(answer({"type": "http"}, nothing, send))
    assert done == [True]
