"""Every process of a test's server, its workers included, knows the toy games that tests there play."""

from __future__ import annotations

import importlib

from face_down import FaceDown
from last_stone import LastStone

_GAMES = importlib.import_module("sampan.games.registry")._GAMES
_GAMES["face_down"] = FaceDown()
_GAMES["last_stone"] = LastStone()
