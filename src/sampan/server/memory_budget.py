"""A limit on the memory that requests hold at once: those that do not fit wait, but not for long."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from sampan.server.refusal import Refusal


class Share(NamedTuple):
    """So much of something for all visitors together, and for each address."""

    total: int
    per_address: int


class Reservation:
    """A part of the budget, until it is released."""

    def __init__(self, budget: MemoryBudget, address: str, size: int) -> None:
        self._budget: Final = budget
        self.address: Final = address
        self.size = size
        self.kept = False

    def keep(self, size: int) -> Callable[[], None]:
        """Go on holding so many bytes until the returned function is called; they are held already, so nobody waits."""
        self._budget.resize(self, size)
        self.kept = True
        return self.release

    def release(self) -> None:
        """Nothing is held any more."""
        self._budget.resize(self, 0)


class MemoryBudget:
    """Reservations in bytes, in all and by address. Whatever its size, one always fits if there is no other."""

    def __init__(self, most: Share, most_waiting: Share, seconds: float) -> None:
        self._most: Final = most
        self._most_waiting: Final = most_waiting
        self._seconds: Final = seconds
        self._held: Counter[str] = Counter()  # bytes, by address
        self._waiting: dict[Reservation, asyncio.Future[None]] = {}  # the first to come first

    @asynccontextmanager
    async def reserve(self, address: str, size: int) -> AsyncIterator[Reservation]:
        """Wait until there is room; a Refusal if too many wait already, or if it takes too long."""
        reservation = Reservation(self, address, size)
        await self._enter(reservation)
        try:
            yield reservation
        finally:
            if not reservation.kept:
                reservation.release()

    def resize(self, reservation: Reservation, size: int) -> None:
        """A reservation that was granted has another size from now on."""
        self._hold(reservation.address, size - reservation.size)
        reservation.size = size
        self._grant()

    async def _enter(self, reservation: Reservation) -> None:
        own = sum(waiting.address == reservation.address for waiting in self._waiting)
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[reservation] = granted
        self._grant()
        try:
            if not granted.done():
                if len(self._waiting) > self._most_waiting.total or own >= self._most_waiting.per_address:
                    raise Refusal("busy", status=503)
                async with asyncio.timeout(self._seconds):
                    await granted
        except BaseException as problem:
            if self._waiting.pop(reservation, None) is None:  # it was granted just now
                reservation.release()
            if isinstance(problem, TimeoutError):
                raise Refusal("busy", status=503) from None
            raise

    def _grant(self) -> None:
        """Let those in who fit, the first to come first. Small ones may overtake: a match of people is a small file."""
        for reservation, granted in list(self._waiting.items()):
            held, own = self._held.total(), self._held[reservation.address]
            fits = not held or held + reservation.size <= self._most.total
            fits = fits and (not own or own + reservation.size <= self._most.per_address)
            if fits and not granted.done():  # whoever waits may have been cancelled
                del self._waiting[reservation]
                self._hold(reservation.address, reservation.size)
                granted.set_result(None)

    def _hold(self, address: str, size: int) -> None:
        self._held[address] += size
        if not self._held[address]:
            del self._held[address]
