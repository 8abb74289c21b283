"""Quick games of a ladder, and a program that writes down what it is asked."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import sampan
from sampan.ladder.entrants import Entrant
from sampan.ladder.game_result import GameResult
from sampan.ladder.play_game import LadderGame, Terms
from sampan.ladder.schedule import Fixture

YIN_YANG = sampan.game("yin_yang")
QUICK = {"turn_limit": 12}

RECORDER = """
import json, os, sys
with open(sys.argv[1], "a") as file:
    for line in sys.stdin:
        file.write(json.dumps([os.getpid(), json.loads(line)]) + "\\n")
        file.flush()
        print(json.dumps({"action": json.loads(line)["actions"][-1]}), flush=True)
"""


def terms(bots: list[str], seats: int = 2, limit: float = 20.0, start: float = 60.0) -> Terms:
    options = YIN_YANG.start(seats, QUICK).options
    return Terms("yin_yang", seats, options, [Entrant(bot.partition(":")[0], bot) for bot in bots], "1", limit, start)


def play(bots: list[str], seats: tuple[int, ...] = (0, 1), limit: float = 20.0, start: float = 60.0) -> GameResult:
    return LadderGame(YIN_YANG, terms(bots, len(seats), limit, start), Fixture(0, 0, 0, seats)).play()


def strange(strangers: Path, *words: object) -> str:
    return " ".join(["cmd:" + sys.executable, str(strangers / "strange_programs.py"), *map(str, words)])


def gone(pid: int) -> bool:
    """Whether the process has ended, or will have in a moment."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True  # ended; nobody has asked after it yet
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


def asked(path: Path) -> list[tuple[int, dict[str, object]]]:
    whole = path.read_text().split("\n")[:-1]  # a recorder that was killed may have left half a line
    return [json.loads(line) for line in whole]
