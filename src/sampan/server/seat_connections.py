"""Which connections hold a seat: each is told of the others, and is ended when its token is void."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Protocol

from sampan.core.errors import SampanError
from sampan.server import payloads
from sampan.server.close_codes import ENDED, FORBIDDEN
from sampan.table.refusal import Refusal
from sampan.table.void_keys import SEAT_LEFT

if TYPE_CHECKING:
    from sampan.server.live_table import LiveTable

# What another server says about a seat may be as old as this; then the seat's window may just have come from there.
_REMOTE_SECONDS: Final = 2.0


class Observer(Protocol):
    """Anybody who receives messages about a table, and may hold seats."""

    held: tuple[int, ...]
    address: str  # as `client_address` gives it
    keys: tuple[str, ...]  # the hashes of the tokens that it came with
    window: str | None
    since: str  # when it began, for others to read
    began: float  # the same as time.monotonic() tells it

    def tell(self, message: str) -> None:
        """Send a message, some time soon."""

    def end(self, code: int, refusal: SampanError | None) -> None:
        """Send why, if anything, and close."""


class SeatConnections:
    """The connections of a table that hold seats."""

    def __init__(self, live: LiveTable) -> None:
        self._live: Final = live
        self._told: dict[Observer, list[dict[str, Any]]] = {}

    def welcome(self, observer: Observer) -> None:
        """Somebody observes the table from now on. The window may have lost an older connection without noticing."""
        for other in list(self._live.observers):
            same = other is not observer and other.window is not None and other.window == observer.window
            if same and not set(other.keys).isdisjoint(observer.keys):
                self._end(other, ENDED, None)
        self.look()

    def part(self, observer: Observer) -> None:
        """Somebody no longer observes the table."""
        self._told.pop(observer, None)
        if observer.held:
            self.look()

    def look(self) -> None:
        """Tell everybody who holds a seat which other connections hold it, if that has changed."""
        holding = [observer for observer in self._live.observers if observer.held]
        for observer in holding:
            others = self._others(observer, holding)
            if others != self._told.get(observer, []):
                self._told[observer] = others
                observer.tell(payloads.encode({"type": "connections", "others": others}))

    def _others(self, observer: Observer, holding: list[Observer]) -> list[dict[str, Any]]:
        here = [
            (seat, other.since)
            for other in holding
            if other is not observer
            for seat in other.held
            if seat in observer.held
        ]
        presence, after = self._live.tables.presence, observer.began + _REMOTE_SECONDS
        heard = [(seat, presence.since(self._live.id, seat, after)) for seat in observer.held]
        elsewhere = [(seat, since) for seat, since in heard if since is not None]
        return [{"seat": seat, "since": since} for seat, since in sorted(here + elsewhere)]

    def drop_void(self) -> None:
        """End the connections whose token no longer opens its seat. Whoever has left a seat may look on."""
        table = self._live.table
        for observer in list(self._live.observers):
            kept = tuple(seat for seat in observer.held if table.seats[seat].token in observer.keys)
            if kept == observer.held:
                continue
            observer.held = kept
            for position, key in enumerate(observer.keys):
                gone = table.void_keys.get(key)
                if gone is not None and (gone.reason != SEAT_LEFT or not (kept or table.setup.public)):
                    refusal = Refusal(gone.reason, {"seat": gone.seat, "position": position})
                    self._end(observer, close_code(refusal), refusal)
                    break

    def _end(self, observer: Observer, code: int, refusal: Refusal | None) -> None:
        observer.held = ()
        self._live.observers.discard(observer)
        # Not at once: whoever has just made the change is answered first.
        asyncio.get_running_loop().call_soon(observer.end, code, refusal)


def close_code(refusal: Refusal) -> int:
    """The code to close with after a key has been refused."""
    return ENDED if refusal.reason == "token-renewed" else FORBIDDEN
