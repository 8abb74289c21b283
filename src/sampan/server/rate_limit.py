"""A limit on how often something may happen: so many at once, and so many a second after that."""

from __future__ import annotations

import time


class RateLimit:
    """Holds `burst` tokens and gains `rate` a second; every use takes one."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Whether it has not been used for so long that it may be forgotten."""
        return self._left + (time.monotonic() - self._seen) * self._rate >= self._burst
