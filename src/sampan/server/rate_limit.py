"""Limits on how often something may happen: so many times at once, and so many times a second after that."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from sampan.server.refusal import OverLimit

_FEWEST: Final = 1000


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
    """A limit for every address, or for whatever else is counted."""

    def __init__(self, rate: float, burst: int, refusal: Callable[[], OverLimit] | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._refusal = refusal or (lambda: OverLimit("too-fast", {"rate": rate}, 429))
        self._by_key: dict[str, RateLimit] = {}
        self._tidy_at = _FEWEST

    def take(self, key: str) -> None:
        """Count one use; an OverLimit if there are too many."""
        limit = self._by_key.get(key)
        if limit is None:
            self._tidy()
            limit = self._by_key[key] = RateLimit(self._rate, self._burst)
        if not limit.take():
            raise self._refusal()

    def _tidy(self) -> None:
        """Forget those that are full again, whenever there are twice as many as the last time: a flood is no work."""
        if len(self._by_key) >= self._tidy_at:
            self._by_key = {key: limit for key, limit in self._by_key.items() if not limit.full()}
            self._tidy_at = max(_FEWEST, 2 * len(self._by_key))
