"""A process that does the jobs of sampan.workers.jobs; sampan.workers.job_pool starts it and may kill it.

Jobs come in on standard input, one line of JSON each; a job that says `file_size` is followed by the bytes of a match
file. Every job is answered on standard output with a HEADER, which says how many bytes follow and what they are: OK
(the result), REFUSED (an error for whoever asked, as JSON), FAILED (a traceback, as JSON) or FILE_NEEDED (nothing). A
first empty answer says that the worker is ready.
"""

from __future__ import annotations

import json
import math
import os
import signal
import struct
import sys
import traceback
from typing import BinaryIO, Final

from sampan import text
from sampan.core.errors import SampanError
from sampan.workers.jobs import JOBS, FileNeeded, Job
from sampan.workers.output_guard import claim_output
from sampan.workers.process import end_with_parent, ending_quietly
from sampan.workers.safe_traceback import safe_traceback

OK: Final = b"+"
REFUSED: Final = b"-"
FAILED: Final = b"!"
FILE_NEEDED: Final = b"?"
HEADER: Final = struct.Struct("!cI")  # the kind of an answer, and its size


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Do jobs until there are no more."""
    _send(answers, OK, b"")
    for line in iter(jobs.readline, b""):
        if not line.endswith(b"\n"):  # whoever was writing it has been killed
            return
        job: Job = json.loads(line)
        # Where processes outlive those that started them, the system ends this one if it hangs and nobody else can.
        _set_alarm(job["alarm"])
        if "file_size" in job:
            job["file"] = jobs.read(job["file_size"])
            if len(job["file"]) < job["file_size"]:
                return
        kind, answer = _answer(job)
        _set_alarm(0)
        _send(answers, kind, answer)


def _answer(job: Job) -> tuple[bytes, bytes]:
    try:
        result = JOBS[str(job["job"])](job)
        return OK, result if isinstance(result, bytes) else _json(result)
    except FileNeeded:
        return FILE_NEEDED, b""
    except SampanError as problem:
        sentence = {language: problem.sentence(language) for language in text.LANGUAGES}
        return REFUSED, _json({"reason": problem.reason, "fields": problem.fields, "sentence": sentence})
    except Exception as problem:  # a bot may do anything
        # Whoever brings a bot needs its words; ours might quote what a seat holds.
        return FAILED, _json(traceback.format_exc() if job.get("class") else safe_traceback(problem))


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), default=str).encode()


def _send(answers: BinaryIO, kind: bytes, answer: bytes) -> None:
    answers.write(HEADER.pack(kind, len(answer)))
    answers.write(answer)
    answers.flush()


def _set_alarm(seconds: int) -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def alarm_seconds(limit: float) -> int:
    """When the system ends a worker that its pool has not ended: a little after the pool would have."""
    return math.ceil(limit) + 5


def main() -> None:
    """Run as a process of its own."""
    # Ctrl-C in a terminal, and what a service manager sends, reach every process. The pool ends this one.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people come before bots
    end_with_parent()
    answers = claim_output()
    with ending_quietly():
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
