"""Who is connected to a table at the other servers on the same store, according to their last heartbeat."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final

from sampan.server.clock import now


class RemotePresence:
    """The seats that are connected to other servers; what is not repeated in time is no longer true."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._heard: dict[str, dict[int, float]] = {}  # by table and seat: when
        self._since: dict[tuple[str, int], str] = {}  # by table and seat: since when without a break

    def hear(self, present: Mapping[str, Sequence[int]]) -> None:
        """Another server tells of its tables."""
        moment = time.monotonic()
        for table, seats in present.items():
            connected = self.seats(table)
            for seat in seats:
                if seat not in connected:
                    self._since[table, seat] = now()
                self._heard.setdefault(table, {})[seat] = moment
        self._forget(moment)

    def seats(self, table: str) -> set[int]:
        """The seats of a table that are connected to another server."""
        moment = time.monotonic()
        return {seat for seat, at in self._heard.get(table, {}).items() if moment - at < self._seconds}

    def since(self, table: str, seat: int, after: float) -> str | None:
        """Since when a seat has been connected to another server that has said so after that moment."""
        heard = self._heard.get(table, {}).get(seat, 0.0)
        connected = heard > after and time.monotonic() - heard < self._seconds
        return self._since[table, seat] if connected else None

    def _forget(self, moment: float) -> None:
        old = [table for table, seats in self._heard.items() if moment - max(seats.values()) >= self._seconds]
        for table in old:
            for seat in self._heard.pop(table):
                del self._since[table, seat]
