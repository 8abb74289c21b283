"""Who is connected to a table at the other servers on the same store, according to their last heartbeat."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final


class RemotePresence:
    """The seats that are connected to other servers; what is not repeated in time is no longer true."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._heard: dict[str, dict[int, float]] = {}  # by table and seat: when

    def hear(self, present: Mapping[str, Sequence[int]]) -> None:
        """Another server tells of its tables."""
        moment = time.monotonic()
        for table, seats in present.items():
            if seats:
                self._heard.setdefault(table, {}).update(dict.fromkeys(seats, moment))
        self._forget(moment)

    def seats(self, table: str) -> set[int]:
        """The seats of a table that are connected to another server."""
        moment = time.monotonic()
        return {seat for seat, at in self._heard.get(table, {}).items() if moment - at < self._seconds}

    def _forget(self, moment: float) -> None:
        old = [table for table, seats in self._heard.items() if moment - max(seats.values()) >= self._seconds]
        for table in old:
            del self._heard[table]
