"""Every process of a test's server, its workers included, knows a game in which several decide at the same time."""

from __future__ import annotations

import importlib

from face_down import FaceDown

importlib.import_module("sampan.games.registry")._GAMES["face_down"] = FaceDown()
