"""Plain lines, and output for programs."""

from __future__ import annotations

import json
import sys


def say(line: str, error: bool = False) -> None:
    """A line as it is, in the encoding that the stream has: click would choose its own."""
    stream = sys.stderr if error else sys.stdout
    stream.write(line + "\n")
    stream.flush()


def show_json(data: object) -> None:
    """One JSON document on standard output, in ASCII so that every pipe takes it."""
    say(json.dumps(data, indent=2))
