"""Bots that are named as `module:Class`."""

from __future__ import annotations

import importlib
from typing import Any


def make_bot(name: str) -> Any:
    """A new bot of the class `module:Class`; raises whatever importing or making it raises."""
    module, _, class_name = name.partition(":")
    bot = getattr(importlib.import_module(module), class_name)()
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"{class_name} has no method choose(state, rng)")
    return bot
