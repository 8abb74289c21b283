"""Who plays whom: balanced over bots, seats and deals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from sampan import OptionError
from sampan.ladder.schedule import fixtures, line_ups

SIZES = [(2, 2), (3, 2), (5, 2), (2, 3), (2, 4), (3, 4), (4, 4), (6, 4), (3, 5), (5, 3), (4, 6), (2, 10)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
@pytest.mark.parametrize("games", [1, 7, 60])
def test_everybody_meets_everybody_equally_often_at_every_seat(bots: int, seats: int, games: int) -> None:
    planned = fixtures(bots, seats, games, "1")
    meetings = Counter(pair for fixture in planned for pair in combinations(sorted(set(fixture.bots)), 2))
    assert set(meetings) == set(combinations(range(bots), 2))
    assert len(set(meetings.values())) == 1
    assert min(meetings.values()) >= games
    seated = Counter((seat, bot) for fixture in planned for seat, bot in enumerate(fixture.bots))
    assert len(seated) == seats * bots
    assert len(set(seated.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_no_more_games_than_needed(bots: int, seats: int) -> None:
    """One round less would not do."""
    planned = fixtures(bots, seats, 60, "1")
    a_round = len(line_ups(bots, seats)) * seats
    meetings = sum({0, 1} <= set(fixture.bots) for fixture in planned)
    assert meetings * (len(planned) - a_round) < 60 * len(planned)


@pytest.mark.parametrize("lone", [False, True])
@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (2, 4), (5, 3), (3, 6)])
def test_every_deal_is_played_in_all_rotations(bots: int, seats: int, lone: bool) -> None:
    planned = fixtures(bots, seats, 20, "1", lone)
    assert [fixture.number for fixture in planned] == list(range(len(planned)))
    for deal in {fixture.deal for fixture in planned}:
        games = [fixture for fixture in planned if fixture.deal == deal]
        first = games[0].bots
        assert [game.rotation for game in games] == list(range(seats))
        assert [game.bots for game in games] == [first[turn:] + first[:turn] for turn in range(seats)]


def test_two_seats_are_for_each_pair() -> None:
    planned = fixtures(3, 2, 400, "1")
    assert Counter(tuple(sorted(fixture.bots)) for fixture in planned) == {(0, 1): 400, (0, 2): 400, (1, 2): 400}


def test_each_alone_among_each_other() -> None:
    planned = fixtures(3, 4, 20, "1", lone=True)
    alone = Counter()
    for fixture in planned:
        (lone,) = [bot for bot in set(fixture.bots) if fixture.bots.count(bot) == 1]
        (crowd,) = set(fixture.bots) - {lone}
        alone[lone, crowd, fixture.bots.index(lone)] += 1
    assert alone == {(one, other, seat): 5 for one, other in permutations(range(3), 2) for seat in range(4)}


def test_neighbours_change_from_deal_to_deal_by_the_seed() -> None:
    orders = {fixture.bots for fixture in fixtures(4, 4, 200, "1") if fixture.rotation == 0}
    assert len(orders) > 12
    assert fixtures(4, 4, 200, "1") == fixtures(4, 4, 200, "1") != fixtures(4, 4, 200, "2")


def test_too_long_a_ladder_is_refused_at_once() -> None:
    with pytest.raises(OptionError, match="a ladder has at most"):
        fixtures(64, 32, 1, "1")
    with pytest.raises(OptionError, match=r"That would be 63,999,936 games"):
        fixtures(64, 2, 31_746, "1")
