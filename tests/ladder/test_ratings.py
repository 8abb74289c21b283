"""Ratings and intervals, against games whose odds are known."""

from __future__ import annotations

import math

import numpy as np
import pytest

import sampan
from sampan import Rng
from sampan.ladder.entrants import Entrant
from sampan.ladder.game_result import GameResult, Thinking
from sampan.ladder.ladder import Ladder
from sampan.ladder.ratings import Resamples, share
from sampan.ladder.standings import Standings

YIN_YANG = sampan.game("yin_yang")


def simulated(ladder: Ladder, strengths: list[float], seed: int) -> list[GameResult]:
    """Games that each bot wins in proportion to its strength: the model's own world."""
    rng = Rng(seed)
    games: list[GameResult] = []
    for fixture in ladder.fixtures:
        left = rng.random() * sum(strengths[bot] for bot in fixture.bots)
        points = [0.0] * len(fixture.bots)
        for seat, bot in enumerate(fixture.bots):
            left -= strengths[bot]
            if left < 0:
                points[seat] = 1.0
                break
        games.append(GameResult(fixture, tuple(points), (), tuple([Thinking(1, 1, 0.5, 0.5)] * len(points)), ""))
    return games


def ladder(bots: int, seats: int, games: int, lone: bool = False) -> Ladder:
    return Ladder(YIN_YANG, [Entrant(f"bot{number}", "random") for number in range(bots)], seats, games, "1", lone=lone)


def elo(odds: float) -> float:
    return 400 * math.log10(odds)


@pytest.mark.parametrize(("seats", "lone"), [(2, False), (3, False), (4, False), (6, False), (4, True)])
def test_ratings_find_the_strengths_whatever_the_seats(seats: int, lone: bool) -> None:
    strengths = [1.0, 3.0, 9.0]
    planned = ladder(3, seats, 2000, lone)
    table = Standings(planned, simulated(planned, strengths, 1))
    assert [row.bot for row in table.rows] == [2, 1, 0]
    assert table.anchor == 1
    best, middle, worst = (row.rating for row in table.rows)
    assert middle == (1500, 1500, 1500)
    assert best.low < 1500 + elo(3) < best.high
    assert worst.low < 1500 - elo(3) < worst.high
    assert abs(best.value - 1500 - elo(3)) < 40
    assert best.high - best.low < 120


def test_the_matrix_of_two_seats_is_the_share_of_games() -> None:
    planned = ladder(2, 2, 400)
    games = simulated(planned, [1.0, 3.0], 2)
    won = sum(game.points[game.fixture.bots.index(1)] for game in games)
    cell = Standings(planned, games).cells[1, 0]
    assert cell.games == 400
    assert cell.share is not None
    assert cell.share.value == won / 400
    assert cell.share.low < 0.75 < cell.share.high
    assert cell.share.low == pytest.approx(won / 400 - 1.96 * math.sqrt(0.75 * 0.25 / 400), abs=0.012)


def test_the_matrix_of_lone_bots_is_their_share_of_the_point() -> None:
    planned = ladder(2, 4, 2000, lone=True)
    table = Standings(planned, simulated(planned, [1.0, 3.0], 3))
    alone = table.cells[1, 0].share
    assert table.cells[1, 0].games == 2000
    assert table.fair == 0.25
    assert alone is not None
    assert alone.low < 3 / 6 < alone.high  # three against three ones
    weaker = table.cells[0, 1].share
    assert weaker is not None
    assert weaker.low < 1 / 10 < weaker.high


def test_who_wins_everything_is_not_taken_for_unbeatable_nor_makes_others_uncertain() -> None:
    planned = ladder(4, 2, 200)
    games = simulated(planned, [0.0, 1.0, 1.0, 1e9], 4)
    table = Standings(planned, games)
    all_won = table.cells[3, 1].share
    assert all_won is not None
    assert (all_won.value, all_won.high) == (1, 1)
    assert 0.97 < all_won.low < 0.995  # Jeffreys for 200 of 200: 0.9875
    rows = {row.bot: row.rating for row in table.rows}
    assert rows[3].low > 1800
    assert rows[0].high < 1200
    assert rows[3].high - rows[3].low > 400
    assert max(rows[bot].high - rows[bot].low for bot in (1, 2)) < 150


def test_intervals_cover_what_they_claim() -> None:
    """Of 400 simulated ladders of 60 deals, about 95 % of the intervals hold the truth; 92 % at the very least."""
    for truth in (0.5, 0.9):
        held = 0
        for seed in range(400):
            rng = np.random.default_rng(seed)
            won = rng.binomial(2, truth, 60).astype(float)
            by_deal = np.stack([won, np.full(60, 2.0)], 1)[:, :, None]
            resamples = Resamples(by_deal, str(seed))
            prior = resamples.prior[:, 0, 0]
            other = np.random.default_rng(seed + 1).standard_gamma(0.5, len(prior))
            shares = (resamples.sums[:, 0, 0] + prior) / (resamples.sums[:, 1, 0] + prior + other)
            estimate = share(won.sum(), 120.0, shares)
            assert estimate is not None
            held += estimate.low <= truth <= estimate.high
        assert 368 <= held <= 392


def test_games_of_one_deal_are_not_taken_for_independent() -> None:
    """If the deal decides, twice as many games tell nothing more."""
    planned = ladder(2, 2, 400)
    rng = Rng(5)
    same: list[GameResult] = []
    for game in simulated(planned, [1.0, 1.0], 5):
        if game.fixture.rotation == 0:
            best = int(rng.below(2))
        points = tuple(float(bot == best) for bot in game.fixture.bots)
        same.append(game._replace(points=points))
    narrow = Standings(planned, simulated(planned, [1.0, 1.0], 5)).cells[0, 1].share
    wide = Standings(planned, same).cells[0, 1].share
    assert narrow is not None
    assert wide is not None
    assert 1.25 < (wide.high - wide.low) / (narrow.high - narrow.low) < 1.6  # the square root of two


def test_draws_count_half_and_two_that_lost_are_not_compared() -> None:
    planned = ladder(3, 3, 1)
    first, *_ = simulated(planned, [1.0, 1.0, 1.0], 1)
    seats = [first.fixture.bots.index(bot) for bot in range(3)]

    def cells(points: dict[int, float]) -> dict[tuple[int, int], float | None]:
        played = first._replace(points=tuple(points[seats.index(seat)] for seat in range(3)))
        found = Standings(planned, [played]).cells
        return {pair: None if cell.share is None else cell.share.value for pair, cell in found.items()}

    assert cells({0: 1.0, 1: 0.0, 2: 0.0}) == {(0, 1): 1, (0, 2): 1, (1, 0): 0, (2, 0): 0, (1, 2): None, (2, 1): None}
    shared = cells({0: 0.5, 1: 0.5, 2: 0.0})
    assert (shared[0, 1], shared[1, 0], shared[0, 2]) == (0.5, 0.5, 1)


def test_the_order_of_games_does_not_count() -> None:
    planned = ladder(3, 2, 50)
    games = simulated(planned, [1.0, 2.0, 3.0], 6)
    again = list(games)
    Rng(1).shuffle(again)
    assert Standings(planned, games).data() == Standings(planned, again).data()


def test_thinking_is_added_up() -> None:
    planned = ladder(2, 2, 10)
    table = Standings(planned, simulated(planned, [1.0, 1.0], 7))
    expected = {"seconds": 5.0, "decisions_per_second": 2.0, "mean_seconds": 0.5, "longest_seconds": 0.5}
    assert table.times() == {"bot0": expected, "bot1": expected}
    assert {row.thinking.decisions for row in table.rows} == {10}
