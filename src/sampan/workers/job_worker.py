"""A process that does the jobs of sampan.workers.jobs; sampan.workers.job_pool starts it and may kill it.

Jobs come in on standard input, one line of JSON each, and every one is answered on standard output with one line: OK,
REFUSED (an error for whoever asked), FAILED (a traceback) or FILE_NEEDED, then JSON. A first empty line says that the
worker is ready.
"""

from __future__ import annotations

import json
import math
import os
import signal
import sys
import traceback
from typing import BinaryIO, Final

from sampan import text
from sampan.core.errors import SampanError
from sampan.workers.jobs import JOBS, FileNeeded
from sampan.workers.output_guard import claim_output

OK: Final = b"+"
REFUSED: Final = b"-"
FAILED: Final = b"!"
FILE_NEEDED: Final = b"?"


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Do jobs until there are no more."""
    _send(answers, b"")
    for line in jobs:
        job = json.loads(line)
        # If the server is killed while a bot hangs, nobody is left to end this process, so the system does it.
        _set_alarm(job["alarm"])
        answer = _answer(job)
        _set_alarm(0)
        _send(answers, answer)


def _answer(job: dict[str, object]) -> bytes:
    try:
        return OK + _json(JOBS[str(job["job"])](job))
    except FileNeeded:
        return FILE_NEEDED
    except SampanError as problem:
        sentence = {language: problem.sentence(language) for language in text.LANGUAGES}
        return REFUSED + _json({"reason": problem.reason, "fields": problem.fields, "sentence": sentence})
    except Exception:  # a bot may do anything
        return FAILED + _json(traceback.format_exc())


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), default=str).encode()


def _send(answers: BinaryIO, answer: bytes) -> None:
    answers.write(answer + b"\n")
    answers.flush()


def _set_alarm(seconds: int) -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def alarm_seconds(limit: float) -> int:
    """When the system ends a worker that its pool has not ended: a little after the pool would have."""
    return math.ceil(limit) + 5


def main() -> None:
    """Run as a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches every process; the pool ends this one
    if hasattr(os, "nice"):
        os.nice(5)  # people come before bots
    serve(sys.stdin.buffer, claim_output())


if __name__ == "__main__":
    main()
