"""What is fixed when a table is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SUBSTITUTE: Final = "easy"  # plays for people who are away or have resigned, unless the table names another bot


@dataclass(frozen=True)
class Setup:
    """What is fixed when a table is made. The seed stays secret until the match is over."""

    id: str
    game: str
    rules: int
    options: dict[str, object]
    seats: tuple[dict[str, object], ...]
    public: bool
    fair: bool
    seed: str
    created: str
    hints: bool = False  # whether players may ask what to do
    substitute: str = SUBSTITUTE
    substitute_minutes: int | None = None  # None: a substitute plays only if those who are present agree
