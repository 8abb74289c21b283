"""Bots that misbehave in every way there is."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from sampan import Bot, Rng, State


class Raising(Bot):
    """Raises."""

    def choose(self, state: State, rng: Rng) -> int:
        raise RuntimeError("I will not")


class Hanging(Bot):
    """Never answers."""

    def choose(self, state: State, rng: Rng) -> int:
        while True:
            time.sleep(0.01)


class Patient(Bot):
    """Thinks until a file is there, and lets another file know that it has begun."""

    def choose(self, state: State, rng: Rng) -> int:
        folder = Path(os.environ["PATIENT_BOT"])
        (folder / "thinking").touch()
        while not (folder / "move").exists():
            time.sleep(0.01)
        return state.legal()[0]


class Dying(Bot):
    """Takes its process along."""

    def choose(self, state: State, rng: Rng) -> int:
        os._exit(3)


class Cheating(Bot):
    """Answers what is not allowed."""

    def choose(self, state: State, rng: Rng) -> int:
        return 999_999


class Talking(Bot):
    """Prints on standard output, which must disturb nobody, and plays well enough."""

    def choose(self, state: State, rng: Rng) -> int:
        sys.stdout.write("let me think\n")
        os.write(1, b"let me think\n")
        return state.legal()[-1]


class Waiting(Bot):
    """Answers as soon as the file that the environment names is there."""

    def choose(self, state: State, rng: Rng) -> int:
        while not os.path.exists(os.environ["GATE"]):
            time.sleep(0.01)
        return state.legal()[0]
