"""Classes that enter a ladder, well and badly behaved."""

from __future__ import annotations

import os
import sys
import time
from typing import Any


class First:
    """Takes the first legal action."""

    def choose(self, state: Any, _rng: Any) -> int:
        return int(state.legal()[0])


class Talking:
    """Prints on standard output, which must disturb nobody."""

    def choose(self, state: Any, rng: Any) -> int:
        sys.stdout.write("let me think\n")
        os.write(1, b'{"action": 1}\n')
        return int(state.sample(rng))


class Raising:
    """Raises."""

    def choose(self, _state: Any, _rng: Any) -> int:
        raise RuntimeError("I will not")


class Hanging:
    """Decides once, and then never again."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: Any, _rng: Any) -> int:
        self.asked += 1
        while self.asked > 1:
            time.sleep(0.01)
        return int(state.legal()[0])


class Stuck(Hanging):
    """Never decides at all."""

    def __init__(self) -> None:
        self.asked = 1


class Dying:
    """Takes its process along."""

    def choose(self, _state: Any, _rng: Any) -> int:
        os._exit(3)


class Cheating:
    """Answers what is not allowed."""

    def choose(self, _state: Any, _rng: Any) -> int:
        return 999_999


class Fractional:
    """Answers what is no action at all."""

    def choose(self, _state: Any, _rng: Any) -> float:
        return 1.5


class Mute:
    """Cannot choose."""


class Broken:
    """Cannot be made."""

    def __init__(self) -> None:
        raise RuntimeError("not today")


class Waiting:
    """Decides as soon as the file that the environment names is there."""

    def choose(self, state: Any, _rng: Any) -> int:
        while not os.path.exists(os.environ["GATE"]):
            time.sleep(0.01)
        return int(state.legal()[0])
