"""A match file as it arrives: what no match file can be is refused before it is read to the end."""

from __future__ import annotations

import asyncio
import codecs
from typing import Final

from starlette.requests import Request

from sampan.server.refusal import OverLimit, Refusal
from sampan.server.settings import Settings

# In JSON a value follows one of these, but for the first.
_BEFORE_VALUES: Final = (b",", b"[", b":", b"{")


def upload_size(request: Request, settings: Settings) -> int:
    """How many bytes must be expected; a Refusal if a request says that it has too many."""
    size = int(request.headers.get("content-length", settings.replay_bytes))
    if size > settings.replay_bytes:
        raise OverLimit("body-large", {"bytes": settings.replay_bytes}, 413)
    return size


async def read_upload(request: Request, settings: Settings) -> bytearray:
    """The file: UTF-8, not too large, and with no more values than a match can have.

    A file of 16 MB can be JSON of millions of values, which would take gigabytes as Python's objects.
    """
    content = bytearray()
    text = codecs.getincrementaldecoder("utf-8")()
    values = 0
    try:
        async with asyncio.timeout(settings.upload_seconds):
            async for piece in request.stream():
                content += piece
                if len(content) > settings.replay_bytes:
                    raise OverLimit("body-large", {"bytes": settings.replay_bytes}, 413)
                text.decode(piece)
                values += sum(piece.count(sign) for sign in _BEFORE_VALUES)
                if values > settings.replay_values:
                    raise Refusal("too-many-values", {"most": settings.replay_values}, 413)
        text.decode(b"", final=True)
    except UnicodeDecodeError:
        raise Refusal("not-utf8") from None
    except TimeoutError:
        raise Refusal("upload-slow", {"seconds": settings.upload_seconds}, 408) from None
    return content
