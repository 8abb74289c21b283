"""The weights of a game's evaluation: named numbers in a file beside the game, so that they can be tuned."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec

FILE: Final = "weights.json"


class Weights:
    """Named numbers in the order that the evaluation declares; hot code reads `of[INDEX]`."""

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
        """The weights in their order."""
        return [self.of[index] for index in range(len(self.names))]

    def set(self, weights: list[float]) -> None:
        """Evaluate with other weights from now on, in this process; for tuning."""
        for index in range(len(self.names)):
            self.of[index] = weights[index]


WEIGHTS: Final[dict[str, Weights]] = {}  # by package, for every game that was loaded
