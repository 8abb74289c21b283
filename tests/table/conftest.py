"""Every test of a table may play the toy game in which everybody decides at the same time."""

from __future__ import annotations

import importlib

import pytest
from face_down import FaceDown


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which everybody decides at the same time."""
    monkeypatch.setitem(importlib.import_module("sampan.games.registry")._GAMES, "face_down", FaceDown())
