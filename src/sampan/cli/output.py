"""Plain lines of output, and JSON for programs."""

from __future__ import annotations

import json
import sys


def say(line: str, error: bool = False) -> None:
    """Print a line in the encoding of the stream; click would choose its own."""
    stream = sys.stderr if error else sys.stdout
    stream.write(line + "\n")
    stream.flush()


def show_json(data: object) -> None:
    """Print one JSON document to standard output, in ASCII so that every pipe takes it."""
    say(json.dumps(data, indent=2))
