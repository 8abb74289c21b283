"""Who plays whom on a ladder: every line-up on a deal of its own, once for every way to rotate it around the table."""

from __future__ import annotations

import math
from itertools import combinations, permutations
from typing import Final, NamedTuple

from sampan.core.errors import OptionError
from sampan.core.rng import Rng

MOST_FIXTURES: Final = 1_000_000


class Fixture(NamedTuple):
    """One game to be played: which deal, how far the line-up is rotated, and the number of the bot at every seat."""

    number: int
    deal: int
    rotation: int
    bots: tuple[int, ...]


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The line-ups of a round, in which every bot sits, and meets every other, equally often.

    Every bot has as many seats as all can have; the seats that are left over go to each choice of bots once. With more
    bots than seats that is each choice of as many bots as there are seats: for two seats, each pair.
    """
    everybody = tuple(range(bots)) * (seats // bots)
    return [everybody + more for more in combinations(range(bots), seats % bots)]


def lone_line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Each bot alone among copies of each other one."""
    return [(lone,) + (crowd,) * (seats - 1) for lone, crowd in permutations(range(bots), 2)]


def fixtures(bots: int, seats: int, games: int, seed: str, lone: bool = False) -> list[Fixture]:
    """The games of a ladder: every two bots meet in at least so many, and all in equally many.

    With `lone`, so many games for every bot alone among every other.
    """
    rounds = math.ceil(games / (seats * _meetings(bots, seats, lone)))
    width = bots * (bots - 1) if lone else math.comb(bots, seats % bots)
    if rounds * width * seats > MOST_FIXTURES:
        raise OptionError("ladder-long", {"games": rounds * width * seats, "most": MOST_FIXTURES})
    line_up_round = lone_line_ups(bots, seats) if lone else line_ups(bots, seats)
    planned: list[Fixture] = []
    for deal in range(rounds * width):
        order = list(line_up_round[deal % width])
        Rng(f"{seed} order {deal}").shuffle(order)  # so that nobody always follows the same neighbour
        for rotation in range(seats):
            seated = tuple(order[rotation:] + order[:rotation])
            planned.append(Fixture(len(planned), deal, rotation, seated))
    return planned


def _meetings(bots: int, seats: int, lone: bool) -> int:
    """In how many line-ups of a round two bots meet, or one is alone among the other."""
    if lone:
        return 1
    spare = seats % bots
    return math.comb(bots, spare) if seats >= bots else math.comb(bots - 2, spare - 2)
