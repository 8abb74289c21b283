"""Messages between processes: one line of JSON each."""

from __future__ import annotations

import json
from typing import IO


def encode_line(message: object) -> bytes:
    """The message as one line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def write_line(stream: IO[bytes], message: object) -> None:
    """Send a message at once."""
    stream.write(encode_line(message))
    stream.flush()
