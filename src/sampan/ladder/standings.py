"""The standings of a ladder: ratings, who beats whom, and how long every bot thinks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np

from sampan.ladder.game_result import GameResult, Thinking
from sampan.ladder.ladder import Ladder
from sampan.ladder.ratings import Array, Estimate, Resamples, rate, share

_AHEAD, _WON, _OF, _GAMES = 0, 1, 2, 3  # what is counted for each deal, of each bot and each other


class Row(NamedTuple):
    """One bot: its rating, the points it won at how many seats, how often it forfeited, how long it thought."""

    bot: int
    rating: Estimate
    points: float
    seats: int
    forfeits: int
    thinking: Thinking


class Cell(NamedTuple):
    """One bot against another: how many games they met in, and which share the one won.

    With two seats, of the games. With more, of the games that either won. Of a lone bot, of the games in which it sat
    alone among copies of the other.
    """

    games: int
    share: Estimate | None


class Standings:
    """The bots from the strongest to the weakest, and each against each in the order in which they entered."""

    def __init__(self, ladder: Ladder, games: Sequence[GameResult]) -> None:
        self.ladder: Final = ladder
        bots = len(ladder.terms.entrants)
        counted = _count(games, bots, ladder.lone)
        sums = counted.sum(0)
        resamples = Resamples(counted, f"{ladder.terms.seed} ratings")
        ratings, self.anchor = rate(sums[_AHEAD], resamples.sums[:, _AHEAD], resamples.prior)
        rows = [_row(bot, ratings[bot], games) for bot in range(bots)]
        self.rows: Final = sorted(rows, key=lambda row: (-row.rating.value, row.bot))
        prior = resamples.prior
        wins = resamples.sums[:, _WON] + prior
        shares = wins / (resamples.sums[:, _OF] + prior + prior.transpose(0, 2, 1))
        self.cells: Final = {
            (one, other): Cell(
                int(sums[_GAMES, one, other]),
                share(sums[_WON, one, other], sums[_OF, one, other], shares[:, one, other]),
            )
            for one, other in permutations(range(bots), 2)
        }

    @property
    def fair(self) -> float:
        """The share that bots of equal strength would win of each other."""
        return 1 / self.ladder.terms.seats if self.ladder.lone else 0.5

    def data(self) -> dict[str, object]:
        """The standings as JSON-able data, without anything that was timed."""
        names = [entrant.name for entrant in self.ladder.terms.entrants]
        return {
            "anchor": names[self.anchor],
            "fair": round(self.fair, 4),
            "bots": [
                {
                    "name": names[row.bot],
                    "bot": self.ladder.terms.entrants[row.bot].bot,
                    "rating": _rounded(row.rating, 1),
                    "points": round(row.points, 4),
                    "seats": row.seats,
                    "forfeits": row.forfeits,
                    "decisions": row.thinking.decisions,
                }
                for row in self.rows
            ],
            "matrix": {
                names[one.bot]: {
                    names[other.bot]: self._cell_data(self.cells[one.bot, other.bot])
                    for other in self.rows
                    if other is not one
                }
                for one in self.rows
            },
        }

    def times(self) -> dict[str, object]:
        """How long everybody thought, as JSON-able data."""
        names = [entrant.name for entrant in self.ladder.terms.entrants]
        return {names[row.bot]: _times(row.thinking) for row in self.rows}

    def _cell_data(self, cell: Cell) -> dict[str, object]:
        return {"games": cell.games, "share": None if cell.share is None else _rounded(cell.share, 4)}


def _count(games: Sequence[GameResult], bots: int, lone: bool) -> Array:
    """For every deal: how often each bot came before each other, won of how much, and in how many games."""
    places = {deal: place for place, deal in enumerate(sorted({result.fixture.deal for result in games}))}
    counted = np.zeros((len(places), 4, bots, bots))
    for result in games:
        count = counted[places[result.fixture.deal]]
        seated, points = result.fixture.bots, result.points
        for one, other in permutations(range(len(seated)), 2):
            if seated[one] != seated[other]:
                # Two that share the point are even; two that both lost are not compared.
                level = points[one] == points[other] > 0
                ahead = 0.5 if level else float(points[one] > points[other])
                count[_AHEAD, seated[one], seated[other]] += ahead
        for one, other in permutations(sorted(set(seated)), 2):
            if not lone:
                count[_GAMES, one, other] += 1
            elif seated.count(one) == 1:
                count[:, one, other] += [0.0, points[seated.index(one)], 1.0, 1.0]
    if not lone:
        counted[:, _WON] = counted[:, _AHEAD]
        counted[:, _OF] = counted[:, _AHEAD] + counted[:, _AHEAD].transpose(0, 2, 1)
    return counted


def _row(bot: int, rating: Estimate, games: Sequence[GameResult]) -> Row:
    points, seats, forfeits, thinking = 0.0, 0, 0, Thinking()
    for result in games:
        for seat, seated in enumerate(result.fixture.bots):
            if seated == bot:
                points += result.points[seat]
                seats += 1
                forfeits += any(forfeit.seat == seat for forfeit in result.forfeits)
                thinking = thinking.plus(result.thinking[seat])
    return Row(bot, rating, points, seats, forfeits, thinking)


def _rounded(estimate: Estimate, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in zip(("value", "low", "high"), estimate, strict=True)}


def _times(thinking: Thinking) -> dict[str, object]:
    measured = thinking.timed > 0 and thinking.seconds > 0
    return {
        "seconds": round(thinking.seconds, 6),
        "decisions_per_second": round(thinking.timed / thinking.seconds, 2) if measured else None,
        "mean_seconds": round(thinking.seconds / thinking.timed, 6) if measured else None,
        "longest_seconds": round(thinking.longest, 6) if measured else None,
    }
