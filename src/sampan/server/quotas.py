"""How much one address, seat or table may have at once or do in a while, so that nobody crowds the others out.

Tables are counted in the store, for all servers together; everything else each server counts for itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import ExitStack, asynccontextmanager
from typing import Final, Protocol

from sampan.server.clock import ago
from sampan.server.rate_limit import RateLimits
from sampan.server.refusal import OverLimit
from sampan.server.settings import Settings
from sampan.server.store import Store

_MINUTE: Final = 60.0
_HOUR: Final = 3600.0
_OPEN_HOURS: Final = 24  # a table that nobody has touched for so long is in nobody's way


class Seated(Protocol):
    """Somebody who is connected to a table: from where, and with which seats."""

    held: tuple[int, ...]
    address: str


class Quotas:
    """The quotas of a server. Whatever goes beyond them is refused with a sentence that says the limit."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._sockets: Counter[str] = Counter()
        self._opening: Counter[str] = Counter()  # tables that are on their way into the store
        hourly, joins, replays = settings.tables_per_hour, settings.joins_per_minute, settings.replays_per_minute
        self._new_tables: Final = RateLimits(hourly / _HOUR, hourly, _over("tables-hourly", hourly))
        self._joins: Final = RateLimits(joins / _MINUTE, joins, _over("joins", joins))
        self._replays: Final = RateLimits(replays / _MINUTE, replays, _over("replays", replays))
        requests = settings.requests_per_minute
        self._requests: Final = RateLimits(requests / _MINUTE, -(-requests // 3), _over("requests-fast", requests))
        self._chat: Final = _lines(settings.chat_per_minute)
        self._spectator_chat: Final = _lines(settings.spectator_chat_per_minute)

    @asynccontextmanager
    async def new_table(self, address: str) -> AsyncIterator[None]:
        """While a table is made for somebody at that address."""
        most = self._settings.tables_per_address
        self._opening[address] += 1
        try:
            opened = await self._store.count_open(address, ago(_OPEN_HOURS * _HOUR))
            if opened + self._opening[address] > most:
                raise OverLimit("tables-open", {"most": most}, 429)
            self._new_tables.take(address)
            yield
        finally:
            _less(self._opening, address)

    def request(self, table: str, seat: int | None) -> None:
        """Somebody wants something of a table other than to play or to speak: a seat, or whoever holds another key."""
        self._requests.take(f"{table} {seat}")

    def take_socket(self, address: str) -> ExitStack:
        """Somebody connects from that address, until what is returned is closed."""
        most = self._settings.sockets_per_address
        if self._sockets[address] >= most:
            raise OverLimit("sockets", {"most": most}, 429)
        self._sockets[address] += 1
        taken = ExitStack()
        taken.callback(_less, self._sockets, address)
        return taken

    def join(self, address: str, held: tuple[int, ...], others: Collection[Seated]) -> None:
        """Somebody wants to sit down at a table, or watch it, where these others are already."""
        self._joins.take(address)
        settings = self._settings
        if held:
            most = settings.sockets_per_seat
            if any(sum(seat in other.held for other in others) >= most for seat in held):
                raise OverLimit("sockets-seat", {"most": most}, 429)
            return
        spectators = [other for other in others if not other.held]
        if len(spectators) >= settings.spectators_per_table:
            raise OverLimit("spectators", {"most": settings.spectators_per_table}, 429)
        if sum(other.address == address for other in spectators) >= settings.spectators_per_address:
            raise OverLimit("spectators-address", {"most": settings.spectators_per_address}, 429)

    def chat(self, address: str, table: str, seat: int | None) -> None:
        """Somebody wants to say something: a player, or a spectator from that address."""
        if seat is None:
            self._spectator_chat.take(f"{table} {address}")
        else:
            self._chat.take(f"{table} {seat}")

    def upload(self, address: str) -> None:
        """Somebody uploads a match file."""
        self._replays.take(address)


def _over(reason: str, most: int) -> Callable[[], OverLimit]:
    return lambda: OverLimit(reason, {"most": most}, 429)


def _lines(per_minute: int) -> RateLimits:
    """So many lines a minute, a third of them at once."""
    return RateLimits(per_minute / _MINUTE, -(-per_minute // 3), _over("chat-fast", per_minute))


def _less(counted: Counter[str], key: str) -> None:
    """Count one less, and keep nothing of those who have nothing."""
    counted[key] -= 1
    if counted[key] <= 0:
        del counted[key]
