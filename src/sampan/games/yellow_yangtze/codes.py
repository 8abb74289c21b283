"""Constants: colours, the numbers of pieces (YY-1), and the codes of actions."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sampan.games.yellow_yangtze.view_types import Colour, Counts

BLACK: Final[i64] = 0  # governors
RED: Final[i64] = 1  # soldiers
GREEN: Final[i64] = 2  # traders
BLUE: Final[i64] = 3  # farmers
YELLOW: Final[i64] = 4  # artisans
KINDS: Final[i64] = 5
COLOURS: Final[list[Colour]] = list(get_args(Colour))  # by their codes

TILES: Final = vec[i64]([42, 36, 24, 24, 12])
ALL_TILES: Final[i64] = 138

# Two pagodas of a colour stand side by side in one array; of yellow there is one.
PAGODAS: Final = vec[i64]([2, 2, 2, 2, 1])
PAGODA_SLOTS: Final[i64] = 9

HAND: Final[i64] = 6
MARKET: Final[i64] = 6
SHORT: Final[i64] = 24  # tiles that never leave the bag in a short game (YY-3)
ACTIONS: Final[i64] = 2
MOST_SEATS: Final[i64] = 4
MOST_SIDES: Final[i64] = 3

MOST_SPACES: Final[i64] = 180
MOST_TRIANGLES: Final[i64] = 360  # a hexagonal board has less than two for every space

# What stands on a space: a tile by its colour, nothing, or a leader by seat and colour.
EMPTY: Final[i64] = 5
LEADER: Final[i64] = 6

# Action codes.
PASS: Final[i64] = 0  # the turn ends; no pagoda, market tile or farmer; enough tiles put away; nobody supported
SEAT_0: Final[i64] = 1
COLOUR_0: Final[i64] = 5  # a tile drawn, replaced, or taken from the market
PAY_0: Final[i64] = 9  # + the number of tiles
COMMIT_0: Final[i64] = 12  # + 7 if the leader adds 1 + the number of tiles
SUPPORT_0: Final[i64] = 26  # + 14 * side + 7 if the leader is committed + the number of tiles
SIDE_0: Final[i64] = 68
WITHDRAW_0: Final[i64] = 71  # + colour
LEADER_0: Final[i64] = 76  # + MOST_SPACES * colour + space
TILE_0: Final[i64] = 976  # + MOST_SPACES * colour + space
SPACE_0: Final[i64] = 1876  # a riot there, or the red tile that is lost
PAGODA_0: Final[i64] = 2056  # + 3 * triangle + source
SUPPLY: Final[i64] = 0  # the sources: the supply, or the first or second pagoda of the colour
CODES: Final[i64] = 3136

WITH_LEADER: Final[i64] = 7
PER_SIDE: Final[i64] = 14


def colour_names(counts: vec[i64], start: i64 = 0) -> list[Colour]:
    """The names of the colours, each as often as it counts."""
    names: list[Colour] = []
    for colour in range(KINDS):
        for _ in range(counts[start + colour]):
            names.append(COLOURS[colour])
    return names


def by_colour(numbers: list[int]) -> Counts:
    """Five numbers by the names of their colours."""
    black, red, green, blue, yellow = numbers
    return {"black": black, "red": red, "green": green, "blue": blue, "yellow": yellow}


def counts_of(counts: vec[i64], start: i64 = 0) -> Counts:
    """The number for each colour, by name."""
    return by_colour([int(counts[start + colour]) for colour in range(KINDS)])
