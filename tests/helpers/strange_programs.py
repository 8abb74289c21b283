"""Programs that answer a ladder in strange ways: `python strange_programs.py WAY`; they begin well, then do it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


def say(answer: str) -> None:
    sys.stdout.write(answer + "\n")
    sys.stdout.flush()


def hang() -> None:
    while True:
        time.sleep(60)


def leave_a_child() -> None:
    """A child that outlives its parent, unless somebody ends it too; its number goes into a file."""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path(sys.argv[2]).write_text(str(child.pid))
    sys.exit(3)


WAYS: dict[str, Callable[[dict[str, Any]], object]] = {
    "empty": lambda _: say(""),
    "words": lambda _: say("hello"),
    "half": lambda _: say('{"action": '),
    "list": lambda _: say("[1]"),
    "other": lambda _: say('{"choice": 1}'),
    "none": lambda _: say('{"action": null}'),
    "text": lambda _: say('{"action": "1"}'),
    "fraction": lambda _: say('{"action": 1.5}'),
    "true": lambda _: say('{"action": true}'),
    "illegal": lambda _: say('{"action": 999999}'),
    "negative": lambda _: say('{"action": -1}'),
    "huge": lambda _: say('{"action": ' + "9" * 5000 + "}"),
    "unknown": lambda _: say('{"action": {"kind": "castle"}}'),
    "unkind": lambda _: say('{"action": {}}'),
    "odd": lambda _: say('{"action": {"kind": ["play"], "seat": {}}}'),
    "deep": lambda _: say("[" * 50_000),
    "binary": lambda _: (sys.stdout.buffer.write(b"\xff\xfe\x00\n"), sys.stdout.buffer.flush()),
    "endless": lambda _: [sys.stdout.write("x" * 10_000) for _ in range(1000)],
    "silent": lambda _: hang(),
    "ends": lambda _: sys.exit(0),
    "complains": lambda _: sys.exit("I am out of ideas"),
    "killed": lambda _: os.kill(os.getpid(), 9),
    "child": lambda _: leave_a_child(),
}


def main() -> None:
    if sys.argv[1] == "deaf":
        hang()
    for number, line in enumerate(sys.stdin):
        question = json.loads(line)
        if number:
            WAYS[sys.argv[1]](question)
        else:
            say(json.dumps({"action": question["legal"][0]}))


if __name__ == "__main__":
    main()
