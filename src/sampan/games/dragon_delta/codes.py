"""The cards and the numbers of all actions (DD-2)."""

from __future__ import annotations

from typing import Final

from sampan.games.dragon_delta.board import MOST_ISLANDS, MOST_SPANS, SIZES, VILLAGES

STONE_1: Final = 0
STONE_2: Final = 1
PLANK_1: Final = 2
PLANK_2: Final = 3
REMOVE: Final = 4
MOVE_1: Final = 5
MOVE_2: Final = 6
JUMP: Final = 7
DRAGON_0: Final = 8  # and the number of a village: the dragon of its colour
CARDS: Final = DRAGON_0 + VILLAGES
ACTION_CARDS: Final = ["stone_1", "stone_2", "plank_1", "plank_2", "remove", "move_1", "move_2", "jump"]
SLOTS: Final = 5  # DD-5
MOST_DRAGONS: Final = 1  # among them
PLANKS: Final = SIZES * VILLAGES  # a plank is numbered by size, then by the village of its colour

# The codes of actions.
SEAT_0: Final = 0
CARD_0: Final = SEAT_0 + VILLAGES
ISLAND_0: Final = CARD_0 + CARDS  # put a stone there
PLANK_0: Final = ISLAND_0 + MOST_ISLANDS  # choose it from the stock
SPAN_0: Final = PLANK_0 + PLANKS  # lay the chosen plank there
TAKE_PLANK_0: Final = SPAN_0 + MOST_SPANS
TAKE_STONE_0: Final = TAKE_PLANK_0 + PLANKS
PLACE_0: Final = TAKE_STONE_0 + MOST_ISLANDS  # step or jump there: a village, or a plank by its span
CODES: Final = PLACE_0 + VILLAGES + MOST_SPANS


def card_names(colours: list[str]) -> list[str]:
    """All cards on a board whose villages have these colours."""
    return ACTION_CARDS + [f"dragon_{colour}" for colour in colours]
