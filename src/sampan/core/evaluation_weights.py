"""The weights of a game's judgement: named figures in a file beside the game, so that they can be tuned."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec

FILE: Final = "weights.json"


class Weights:
    """Named figures in the order in which the judgement counts them; hot code reads `of[INDEX]`."""

    def __init__(self, package: str, names: list[str]) -> None:
        found: dict[str, Any] = json.loads(resources.files(package).joinpath(FILE).read_text(encoding="utf-8"))
        if list(found["weights"]) != names:
            raise ValueError(f"{package}: {FILE} must have exactly the weights {', '.join(names)}, in this order")
        self.names: Final = names
        self.of = vec[float]()
        for name in names:
            self.of = append(self.of, float(found["weights"][name]))
        WEIGHTS[package] = self

    def read(self) -> list[float]:
        """The figures."""
        return [self.of[index] for index in range(len(self.names))]

    def set(self, figures: list[float]) -> None:
        """Judge by other figures from now on, in this process: for tuning."""
        for index in range(len(self.names)):
            self.of[index] = figures[index]


WEIGHTS: Final[dict[str, Weights]] = {}  # by package, of all games that were loaded
