"""The result of a ladder game: what every seat won, who forfeited, and how long everybody thought."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sampan.core.state import Outcome
from sampan.ladder.schedule import Fixture


class Forfeit(NamedTuple):
    """A seat that lost the right to win: its bot `stalled`, `died`, `failed` (raised) or answered `nonsense`."""

    seat: int
    reason: str
    detail: str


class Thinking(NamedTuple):
    """How long a seat thought. A program's first answer is not timed, because it includes loading the program."""

    decisions: int = 0
    timed: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def plus(self, other: Thinking) -> Thinking:
        """The sum of both."""
        return Thinking(
            self.decisions + other.decisions,
            self.timed + other.timed,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
        )


class GameResult(NamedTuple):
    """One game: a share of one point for every seat, and the match as the text of a file."""

    fixture: Fixture
    points: tuple[float, ...]
    forfeits: tuple[Forfeit, ...]
    thinking: tuple[Thinking, ...]
    file: str


def read_result(data: Any) -> GameResult:
    """A result from JSON-able data."""
    fixture, points, forfeits, thinking, file = data
    return GameResult(
        read_fixture(fixture),
        tuple(points),
        tuple([Forfeit(*forfeit) for forfeit in forfeits]),
        tuple([Thinking(*seat) for seat in thinking]),
        file,
    )


def read_fixture(data: Any) -> Fixture:
    """A fixture from JSON-able data."""
    number, deal, rotation, bots = data
    return Fixture(number, deal, rotation, tuple(bots))


def points_of(outcome: Outcome | None, seats: int, forfeited: Collection[int]) -> tuple[float, ...]:
    """One point for each game. The winners share it; if nobody wins, all do; a seat that has forfeited gets nothing."""
    stayed = [seat for seat in range(seats) if seat not in forfeited]
    winners = [seat for seat in stayed if outcome is not None and seat in outcome.winners] or stayed
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])
