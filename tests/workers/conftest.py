"""What tests of processes need in the processes that they start."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import sampan

HELPERS = Path(__file__).parent.parent / "helpers"


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of strange bots and programs, where processes find them as modules, and this very Sampan too."""
    places = [Path(sampan.__file__).parent.parent, HELPERS]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, places)))
    return HELPERS
