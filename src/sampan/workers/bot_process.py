"""Runs a bot that is a Python class in a process of its own: `python -m sampan.workers.bot_process module:Class`.

It understands the questions that programs on a ladder are asked: see sampan.ladder.program_bot. With `--check` it only
makes the bot.
"""

from __future__ import annotations

import json
import operator
import sys
from typing import Any, BinaryIO

from sampan.core.rng import Rng
from sampan.games.registry import game
from sampan.workers.bot_class import make_bot
from sampan.workers.json_lines import write_line
from sampan.workers.output_guard import claim_output
from sampan.workers.process import end_with_parent, ending_quietly


def answer(bot: Any, question: dict[str, Any]) -> dict[str, object]:
    """What the bot does in the resampled position of the question."""
    state = game(question["game"]).restore(question["position"])
    action = bot.choose(state, Rng(question["seed"]))
    return {"action": action if isinstance(action, dict) else operator.index(action)}


def serve(bot: Any, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the questions end."""
    for line in questions:
        if not line.endswith(b"\n"):  # whoever was writing it has been killed
            return
        write_line(answers, answer(bot, json.loads(line)))


def main(arguments: list[str]) -> None:
    """Run as a process of its own."""
    end_with_parent()
    answers = claim_output()
    bot = make_bot(arguments[0])
    if "--check" not in arguments:
        with ending_quietly():
            serve(bot, sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
