"""What is kept of a table: its setup, and its numbered changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

Record = dict[str, Any]
STAND_IN: Final = "easy"  # the bot that plays for who is away or has resigned, unless the table says another


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
    stand_in: str = STAND_IN
    stand_in_minutes: int | None = None  # None: only if those who are there agree


class Change(NamedTuple):
    """One change of a table: its record, and what of it observers are told beside the table as it is now.

    If it is `private` to a seat, nobody else is told of it.
    """

    seq: int
    record: Record
    ply_before: int
    chat: list[Record]
    notes: list[Record]
    private: int | None = None
