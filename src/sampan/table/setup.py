"""What is fixed when a table is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

SUBSTITUTE: Final = "easy"  # plays for people who are away or have resigned, unless the table names another bot


@dataclass(frozen=True)
class Setup:
    """What is fixed when a table is made. The seed stays secret until the match is over."""

    id: str
    game: str
    rules: int
    options: dict[str, object]
    seats: tuple[dict[str, object], ...] = field(repr=False)
    public: bool
    fair: bool
    seed: str = field(repr=False)
    created: str
    hints: bool = False  # whether players may ask what to do
    substitute: str = SUBSTITUTE
    substitute_minutes: int | None = None  # None: a substitute plays only if those who are present agree
    address: str | None = None  # whose table it is, for quotas and the host; nobody else is told
    host: str | None = None  # the SHA-256 of the host token; None: everybody who has a seat looks after the free ones
