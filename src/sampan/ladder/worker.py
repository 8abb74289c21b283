"""A process that plays games for a ladder; started, and if need be killed, by sampan.ladder.ladder.

It is told the terms in its first line and a fixture in every other one, and answers each fixture with a line.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading

from sampan.games.registry import game
from sampan.ladder.contest import Contest, read_terms
from sampan.ladder.program import kill_all
from sampan.ladder.result import read_fixture


def main() -> None:
    """Run as a process of its own."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    sys.stdout = sys.stderr
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=[asked], daemon=True).start()
    terms = read_terms(json.loads(asked.get()))
    played_game = game(terms.game)
    while True:
        played = Contest(played_game, terms, read_fixture(json.loads(asked.get()))).play()
        answers.write(json.dumps(played).encode() + b"\n")
        answers.flush()


def _listen(asked: queue.SimpleQueue[bytes]) -> None:
    """Pass on what is asked; when nobody is left who could ask, end at once, in the middle of a game too."""
    for line in sys.stdin.buffer:
        asked.put(line)
    kill_all()
    os._exit(0)


if __name__ == "__main__":
    main()
