"""A program that decides for a seat: one line of JSON in for each decision, one line out, within a time limit."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
import time
from typing import Final

from sampan.core.options import shown
from sampan.ladder.entrants import last_line

LONGEST_ANSWER: Final = 65_536
START_SECONDS: Final = 30.0  # on top of the limit for a program's first answer: it may have much to load
_FAREWELL_SECONDS: Final = 0.5
_LOOK_SECONDS: Final = 0.25
_TAIL: Final = 4_000

_running: set[Program] = set()


class ProgramFailed(Exception):
    """A program stalled, died or answered nonsense: `reason` is one of these words."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail


class Program:
    """A running program. Whatever it does, nobody waits longer than the limit, and `close` leaves nothing of it."""

    def __init__(self, command: list[str], limit: float, start: float = START_SECONDS) -> None:
        self._limit = limit
        self._start = start
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        try:
            # A session of its own: Ctrl-C at our terminal is not for it, and it can be ended with all that it started.
            self._process: Final = subprocess.Popen(  # noqa: S603 - it is what the user asked to run
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        except OSError as problem:
            self._complaints.close()
            raise ProgramFailed("died", problem.strerror or str(problem)) from None
        _running.add(self)
        # A pipe can neither be written nor read for a limited time, so a thread of its own may wait for ever.
        self._talker = threading.Thread(target=self._talk, daemon=True)
        self._talker.start()

    def ask(self, question: dict[str, object]) -> object:
        """The program's answer, read from JSON; ProgramFailed if there is none in time or it cannot be read."""
        self._questions.put(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        line = self._answer()
        if len(line) > LONGEST_ANSWER:
            raise ProgramFailed("nonsense", shown(line[:100].decode("utf-8", "replace")))
        if not line.endswith(b"\n"):
            raise ProgramFailed("died", self._last_words())
        try:
            answer: object = json.loads(line)
        except (ValueError, RecursionError):
            raise ProgramFailed("nonsense", shown(line.decode("utf-8", "replace").strip())) from None
        return answer

    def _answer(self) -> bytes:
        """The line that the program answers with; less than a line if it has ended."""
        end = time.monotonic() + self._limit + self._start
        while (left := end - time.monotonic()) > 0:
            # What it started may hold the pipe open after it has ended, so one looks after it now and then.
            ended = self._process.poll() is not None
            try:
                line = self._answers.get(timeout=min(left, _LOOK_SECONDS))
            except queue.Empty:
                if ended:
                    return b""
            else:
                self._start = 0.0
                return line
        raise ProgramFailed("stalled", f"> {self._limit:g} s")

    def close(self, kill: bool = False) -> None:
        """End the program: it may see the end of its input and leave by itself, unless it has to be killed."""
        self._questions.put(None)
        stdin = self._process.stdin
        assert stdin is not None
        if not kill:
            with contextlib.suppress(OSError):
                stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_FAREWELL_SECONDS)
        self._kill()  # even if it has left: it may have started others
        self._process.wait()
        self._talker.join(_FAREWELL_SECONDS)
        if not self._talker.is_alive():  # otherwise something that the program started still holds the pipe
            for pipe in (stdin, self._process.stdout):
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()
        self._complaints.close()
        _running.discard(self)

    def _kill(self) -> None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _talk(self) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        while (question := self._questions.get()) is not None:
            try:
                stdin.write(question)
                stdin.flush()
                answer = stdout.readline(LONGEST_ANSWER + 1)
            except (OSError, ValueError):
                answer = b""
            self._answers.put(answer)

    def _last_words(self) -> str:
        """What the program complained of at last, or its exit code."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_SECONDS)
        end = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, end - _TAIL))
        return last_line(self._complaints.read()) or f"exit {self._process.returncode}"


def kill_all() -> None:
    """Kill every program that runs; for a process that has to end at once."""
    for program in list(_running):
        program._kill()
