"""What a cargo of each size is worth, and the best split of the tiles of one line (YZ-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yangtze.goods import BASIC, LINE_CATEGORY, LONGEST, LUXURY

SIZES: Final = LONGEST + 1


class CargoValues:
    """The values of cargoes by category and size, and the most that tiles of one line bring in one or more cargoes."""

    def __init__(self, basic: list[int], luxury: list[int]) -> None:
        self.cargo = zeros(2 * SIZES)
        self.line = zeros(2 * SIZES)
        self.part = zeros(2 * SIZES)  # the size of the first cargo of the best split
        self.growing: list[bool] = []  # whether each further tile of a line adds at least as much as the one before
        for category, values in ((LUXURY, luxury), (BASIC, basic)):
            for size, value in enumerate(values, 1):
                self.cargo[category * SIZES + size] = value
            for tiles in range(1, len(values) + 1):
                # Of equally good splits, the one into the largest cargo.
                for size in range(tiles, 0, -1):
                    value = self.cargo[category * SIZES + size] + self.line[category * SIZES + tiles - size]
                    if size == tiles or value > self.line[category * SIZES + tiles]:
                        self.line[category * SIZES + tiles] = value
                        self.part[category * SIZES + tiles] = size
            steps = [
                int(self.line[category * SIZES + tiles] - self.line[category * SIZES + tiles - 1])
                for tiles in range(1, len(values) + 1)
            ]
            self.growing.append(steps == sorted(steps))

    def of_cargo(self, line: i64, size: i64) -> i64:
        """What a cargo of that many tiles of a line brings."""
        return self.cargo[LINE_CATEGORY[line] * SIZES + size]
