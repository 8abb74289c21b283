"""The weakest opponent, and the yardstick for the others."""

from __future__ import annotations

from sampan.bots.bot import Bot
from sampan.core.rng import Rng
from sampan.core.state import State


class RandomBot(Bot):
    """Plays any legal action, each equally likely."""

    def choose(self, state: State, rng: Rng) -> int:
        """One of the legal actions."""
        return state.sample(rng)
