"""What a browser knows of a table: the whole table, and every change merged into it as the page does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]


def folded(heard: list[Data]) -> Iterator[Data]:
    """The table as the browser knew it after each message about it; `entries` are those that the message brought."""
    known: Data = {}
    for message in heard:
        if message["type"] == "table":
            known = {**message, "entries": message["log"]}
        elif message["type"] == "change":
            parts = {part: message.get(part, {}) for part in ("table", "views")}
            merged = {part: {**known[part], **changed} for part, changed in parts.items()}
            known = {**known, "entries": {}, **message, **merged}
        else:
            continue
        yield known
