"""The cards, and the codes of all actions (DD-2)."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from sampan.games.dragon_delta.board import MOST_ISLANDS, MOST_SPANS, SIZES, VILLAGES
from sampan.games.dragon_delta.view_types import ActionCard

STONE_1: Final = 0
STONE_2: Final = 1
PLANK_1: Final = 2
PLANK_2: Final = 3
REMOVE: Final = 4
MOVE_1: Final = 5
MOVE_2: Final = 6
JUMP: Final = 7
DRAGON_0: Final = 8  # plus the number of a village: the dragon of its colour
CARDS: Final = DRAGON_0 + VILLAGES
ACTION_CARDS: Final[list[str]] = list(get_args(ActionCard))
SLOTS: Final = 5  # the cards that everybody lays in a round (DD-5)
MOST_DRAGONS: Final = 1  # among them
PLANKS: Final = SIZES * VILLAGES  # planks are numbered by size, then by the village of their colour

# Where the codes of each kind of action begin.
SEAT_0: Final = 0  # chance gives the seat the statue
CARD_0: Final = SEAT_0 + VILLAGES  # lay the card
ISLAND_0: Final = CARD_0 + CARDS  # put a stone on the island
PLANK_0: Final = ISLAND_0 + MOST_ISLANDS  # choose the plank from the stock
SPAN_0: Final = PLANK_0 + PLANKS  # lay the chosen plank on the span
TAKE_PLANK_0: Final = SPAN_0 + MOST_SPANS  # remove the plank
TAKE_STONE_0: Final = TAKE_PLANK_0 + PLANKS  # remove the stone of the island
PLACE_0: Final = TAKE_STONE_0 + MOST_ISLANDS  # step or jump there: a village, or a plank by its span
CODES: Final = PLACE_0 + VILLAGES + MOST_SPANS


def card_names(colours: list[str]) -> list[str]:
    """The names of all cards on a board whose villages have these colours."""
    return ACTION_CARDS + [f"dragon_{colour}" for colour in colours]


def plank_number(size: i64, colour: i64) -> i64:
    """The number of a plank; the size counts from 0."""
    return size * VILLAGES + colour
