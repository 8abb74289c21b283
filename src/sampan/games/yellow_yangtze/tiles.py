"""The pieces that the game is played with, and the codes of the actions (YY-1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLACK: Final = 0  # governors
RED: Final = 1  # soldiers
GREEN: Final = 2  # traders
BLUE: Final = 3  # farmers
YELLOW: Final = 4  # artisans
KINDS: Final = 5
COLOURS: Final = ["black", "red", "green", "blue", "yellow"]

TILES: Final = vec[i64]([42, 36, 24, 24, 12])
ALL_TILES: Final = 138

# Two pagodas of a colour stand side by side in one array; of yellow there is one.
PAGODAS: Final = vec[i64]([2, 2, 2, 2, 1])
PAGODA_SLOTS: Final = 9

HAND: Final = 6
MARKET: Final = 6
SHORT: Final = 24  # tiles that never leave the bag in a short game (YY-3)
ACTIONS: Final = 2
MOST_SEATS: Final = 4
MOST_SIDES: Final = 3

MOST_SPACES: Final = 180
MOST_TRIANGLES: Final = 360  # a hexagonal board has less than two for every space

# What stands on a space: a tile by its colour, nothing, or a leader by seat and colour.
EMPTY: Final = 5
LEADER: Final = 6

# Action codes.
PASS: Final = 0  # the turn ends; no pagoda, market tile or farmer; enough tiles put away; nobody supported
SEAT_0: Final = 1
COLOUR_0: Final = 5  # a tile drawn, replaced, or taken from the market
PAY_0: Final = 9  # + the number of tiles
COMMIT_0: Final = 12  # + 7 if the leader adds 1 + the number of tiles
SUPPORT_0: Final = 26  # + 14 * side + 7 if the leader is committed + the number of tiles
SIDE_0: Final = 68
WITHDRAW_0: Final = 71  # + colour
LEADER_0: Final = 76  # + MOST_SPACES * colour + space
TILE_0: Final = 976  # + MOST_SPACES * colour + space
SPACE_0: Final = 1876  # a riot there, or the red tile that is lost
PAGODA_0: Final = 2056  # + 3 * triangle + source
SUPPLY: Final = 0  # the sources: the supply, or the first or second pagoda of the colour
CODES: Final = 3136

WITH_LEADER: Final = 7
PER_SIDE: Final = 14


def colour_names(counts: vec[i64], start: i64 = 0) -> list[str]:
    """Names of colours, each as often as it counts."""
    names: list[str] = []
    for colour in range(KINDS):
        for _ in range(counts[start + colour]):
            names.append(COLOURS[colour])
    return names


def counts_of(counts: vec[i64], start: i64 = 0) -> dict[str, object]:
    """The number for each colour, by name."""
    return {COLOURS[colour]: int(counts[start + colour]) for colour in range(KINDS)}
