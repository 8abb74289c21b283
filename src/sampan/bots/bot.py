"""What a bot is, and the one way to ask it."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr

from sampan.core.errors import IllegalAction
from sampan.core.rng import Rng
from sampan.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """Chooses among the legal actions of a resampled state."""

    @abstractmethod
    def choose(self, state: State, rng: Rng) -> int:
        """A legal action for the seat to move. The state is the bot's own: it may be cloned, changed, resampled."""


def decide(bot: Bot, state: State, rng: Rng) -> int:
    """Ask a bot to act for the seat to move: it is given a resampled state, so it cannot cheat (see State.resample)."""
    action = bot.choose(state.resample(state.to_move(), rng), rng)
    return int(state.checked(action))


def decide_surely(bot: Bot, state: State, rng: Rng) -> int:
    """Like `decide`, but an illegal choice is a RuntimeError, so that nobody but the bot is blamed for it."""
    try:
        return decide(bot, state, rng)
    except (IllegalAction, TypeError) as problem:
        raise RuntimeError(f"the bot at seat {int(state.to_move())} went wrong: {problem}") from problem
