"""A process that plays games of a ladder; sampan.ladder.ladder starts it.

Its first line of input is the terms of the ladder, every other one a fixture, which it answers with a line: the result.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading

from sampan.games.registry import game
from sampan.ladder.game_result import read_fixture
from sampan.ladder.play_game import LadderGame, read_terms
from sampan.workers.json_lines import write_line
from sampan.workers.output_guard import claim_output
from sampan.workers.program import kill_all


def main() -> None:
    """Run as a process of its own."""
    answers = claim_output()
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=[lines], daemon=True).start()
    terms = read_terms(json.loads(lines.get()))
    rules = game(terms.game)
    while True:
        result = LadderGame(rules, terms, read_fixture(json.loads(lines.get()))).play()
        try:
            write_line(answers, result)
        except BrokenPipeError:  # whoever wanted to know has been killed
            _end()


def _listen(lines: queue.SimpleQueue[bytes]) -> None:
    """Pass the input on; when it ends, end this process at once, even in the middle of a game."""
    for line in sys.stdin.buffer:
        if line.endswith(b"\n"):  # or whoever was writing it has been killed
            lines.put(line)
    _end()


def _end() -> None:
    kill_all()
    os._exit(0)


if __name__ == "__main__":
    main()
