"""Somebody at a table without a socket."""

from __future__ import annotations

import json
from typing import Any

from sampan.table.refusal import Refusal
from sampan.table.table import Table


class Ear:
    """An observer who keeps what it is told; at a table it holds some seats."""

    def __init__(self, table: Table | None = None, *held: int, address: str = "here") -> None:
        self.held = held
        self.address = address
        self.keys = tuple(table.seats[seat].token or "" for seat in held) if table else ()
        self.window: str | None = None
        self.since = "2026-11-16T12:00:00Z"
        self.began = 0.0
        self.heard: list[dict[str, Any]] = []
        self.ended: tuple[int, str | None] | None = None

    def tell(self, message: str) -> None:
        self.heard.append(json.loads(message))

    def end(self, code: int, refusal: Refusal | None) -> None:
        self.ended = code, refusal.reason if refusal else None
