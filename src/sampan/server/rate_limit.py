"""Limits on how often something may happen: so many times at once, and so many times a second after that."""

from __future__ import annotations

import time

from sampan.server.refusal import OverLimit


class RateLimit:
    """Holds `burst` tokens and gains `rate` a second; every use takes one."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._counted = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._counted) * self._rate)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Whether it has not been used for so long that it can be forgotten."""
        return self._left + (time.monotonic() - self._counted) * self._rate >= self._burst


class RateLimits:
    """A limit for every address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: dict[str, RateLimit] = {}

    def take(self, address: str) -> None:
        """Count one use; an OverLimit if the address uses it too often."""
        for other in [other for other, limit in self._by_address.items() if limit.full()]:
            del self._by_address[other]
        limit = self._by_address.setdefault(address, RateLimit(self._rate, self._burst))
        if not limit.take():
            raise OverLimit("too-fast", {"rate": self._rate}, 429)
