"""The time, as it is stored and told: UTC, ISO 8601, to the second. Such times compare like words."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def now() -> str:
    """The time."""
    return _written(datetime.now(UTC))


def ago(seconds: float) -> str:
    """The time so many seconds ago; a negative number is in the future."""
    return _written(datetime.now(UTC) - timedelta(seconds=seconds))


def _written(time: datetime) -> str:
    return time.isoformat(timespec="seconds").replace("+00:00", "Z")
