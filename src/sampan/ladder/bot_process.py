"""Runs a bot that is a Python class in a process of its own: `python -m sampan.ladder.bot_process module:Class`.

It speaks the language of all programs on a ladder: see sampan.ladder.program_bot. With `--check` it only makes the bot.
"""

from __future__ import annotations

import importlib
import json
import operator
import os
import sys
from typing import Any, BinaryIO

from sampan.core.rng import Rng
from sampan.games.registry import game


def make(place: str) -> Any:
    """The bot of a place `module:Class`."""
    module, _, kind = place.partition(":")
    bot = getattr(importlib.import_module(module), kind)()
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"{kind} has no method choose(state, rng)")
    return bot


def answer(bot: Any, question: dict[str, Any]) -> dict[str, object]:
    """What the bot does in the supposed position of the question."""
    state = game(question["game"]).restore(question["position"])
    action = bot.choose(state, Rng(question["seed"]))
    return {"action": action if isinstance(action, dict) else operator.index(action)}


def serve(bot: Any, asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for line in asked:
        answers.write(json.dumps(answer(bot, json.loads(line))).encode() + b"\n")
        answers.flush()


def main(arguments: list[str]) -> None:
    """Run as a process of its own."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    sys.stdout = sys.stderr
    bot = make(arguments[0])
    if "--check" not in arguments:
        serve(bot, sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
