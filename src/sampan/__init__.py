"""Sampan: play and study Yin & Yang from Python, against bots, or at a table."""

from __future__ import annotations

from sampan.core.errors import IllegalAction, NotationError, OptionError, SampanError, UnknownGame
from sampan.core.events import Event, Recorder
from sampan.core.game import Game
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, Outcome, State
from sampan.games import game, games

__all__ = []
