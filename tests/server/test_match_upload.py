"""Uploads that can be no match are refused before they are read to the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.requests import Request

from sampan.server.match_upload import read_upload, upload_size
from sampan.server.refusal import Refusal
from sampan.server.settings import Settings

SETTINGS = Settings(replay_bytes=1000, replay_values=50, upload_seconds=0.05)


class Upload:
    """A request whose body comes in pieces, and counts how many were asked for."""

    def __init__(self, *pieces: bytes, ends: bool = True) -> None:
        self.pieces = list(pieces)
        self.ends = ends
        self.read = 0

    async def receive(self) -> dict[str, Any]:
        if self.read == len(self.pieces):
            await asyncio.Event().wait()
        piece = self.pieces[self.read]
        self.read += 1
        more = self.read < len(self.pieces) or not self.ends
        return {"type": "http.request", "body": piece, "more_body": more}

    def content(self, settings: Settings = SETTINGS) -> bytearray:
        request = Request({"type": "http", "method": "POST", "headers": []}, self.receive)  # type: ignore[arg-type]
        return asyncio.run(read_upload(request, settings))

    def refused(self) -> str:
        with pytest.raises(Refusal) as refused:
            self.content()
        assert all(refused.value.sentence(language) for language in ("en", "fr"))
        return refused.value.reason


def test_a_file_arrives_as_it_was_sent_wherever_it_was_cut() -> None:
    file = '{"name": "Zoë 🐉 龍"}'.encode()
    for cut in range(len(file) + 1):
        assert Upload(file[:cut], file[cut:]).content() == file


def test_what_is_no_text_is_refused_at_once() -> None:
    upload = Upload(b'{"a": "', b"\xff\xfe", b"more", b"more")
    assert upload.refused() == "not-utf8"
    assert upload.read == 2
    assert Upload("龍".encode()[:2]).refused() == "not-utf8", "it ends within a character"


def test_what_has_too_many_values_is_refused_at_once() -> None:
    upload = Upload(b"[" * 30, b"[]," * 30, b"more")
    assert upload.refused() == "too-many-values"
    assert upload.read == 2
    assert Upload(b"[1" + b",1" * 48 + b"]").content()


@pytest.mark.parametrize("sign", [b",", b"[", b":", b"{"])
def test_every_sign_before_a_value_counts(sign: bytes) -> None:
    assert Upload(sign * 51).refused() == "too-many-values"


def test_what_is_too_large_or_too_slow_is_refused() -> None:
    upload = Upload(b" " * 600, b" " * 600, b" " * 600)
    assert upload.refused() == "body-large"
    assert upload.read == 2
    assert Upload(b"{", ends=False).refused() == "upload-slow"


def test_what_says_that_it_is_too_large_is_not_even_begun() -> None:
    def size(*headers: tuple[bytes, bytes]) -> int:
        return upload_size(Request({"type": "http", "headers": list(headers)}), SETTINGS)

    assert size((b"content-length", b"1000")) == 1000
    assert size() == 1000, "who does not say may send as much as is allowed"
    with pytest.raises(Refusal) as refused:
        size((b"content-length", b"1001"))
    assert (refused.value.reason, refused.value.status) == ("body-large", 413)
