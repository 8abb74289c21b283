"""Asks another program: one line of JSON in, one line out, within a time limit."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import tempfile
import threading
import time
from typing import Final

from sampan.core.options import shown
from sampan.workers.json_lines import encode_line
from sampan.workers.process import kill_session

LONGEST_ANSWER: Final = 65_536
START_SECONDS: Final = 30.0  # added to the limit for a program's first answer: it may have much to load
_CLOSE_SECONDS: Final = 0.5
_POLL_SECONDS: Final = 0.25
_ERROR_BYTES: Final = 4_000  # read from the end of what it wrote to standard error
_LONGEST_SHOWN: Final = 300

_running: set[Program] = set()


class ProgramFailed(Exception):
    """A program stalled, died or answered nonsense: `reason` is one of these words."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail


class Program:
    """A running program. Nobody waits for it longer than the limit, and `close` ends it and all that it started."""

    def __init__(self, command: list[str], limit: float, start: float = START_SECONDS) -> None:
        self._limit = limit
        self._start = start
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        try:
            # In a session of its own, out of reach of Ctrl-C in our terminal, and killed with all that it started.
            self._process: Final = subprocess.Popen(  # noqa: S603 - it is what the user asked to run
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,
            )
        except OSError as problem:
            self._errors.close()
            raise ProgramFailed("died", problem.strerror or str(problem)) from None
        _running.add(self)
        # Reading and writing pipes knows no time limit, so a thread does it that may wait for ever.
        self._talker = threading.Thread(target=self._talk, daemon=True)
        self._talker.start()

    def ask(self, question: dict[str, object]) -> object:
        """The program's answer, read from JSON; ProgramFailed if there is none in time or it cannot be read."""
        self._questions.put(encode_line(question))
        line = self._answer()
        if len(line) > LONGEST_ANSWER:
            raise ProgramFailed("nonsense", shown(line[:100].decode("utf-8", "replace")))
        if not line.endswith(b"\n"):
            raise ProgramFailed("died", self._last_error())
        try:
            answer: object = json.loads(line)
        except (ValueError, RecursionError):
            raise ProgramFailed("nonsense", shown(line.decode("utf-8", "replace").strip())) from None
        return answer

    def _answer(self) -> bytes:
        """The line that the program answers with; less than a line if the program has ended."""
        end = time.monotonic() + self._limit + self._start
        while (left := end - time.monotonic()) > 0:
            # What it started may hold the pipe open after it has ended, so we poll it now and then.
            ended = self._process.poll() is not None
            try:
                line = self._answers.get(timeout=min(left, _POLL_SECONDS))
            except queue.Empty:
                if ended:
                    return b""
            else:
                self._start = 0.0
                return line
        raise ProgramFailed("stalled", f"> {self._limit:g} s")

    def close(self, kill: bool = False) -> None:
        """End the program: unless it is to be killed, it is given a moment to end by itself when its input does."""
        self._questions.put(None)
        stdin = self._process.stdin
        assert stdin is not None
        if not kill:
            with contextlib.suppress(OSError):
                stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_CLOSE_SECONDS)
        self.kill()  # even if it has ended: it may have started others
        self._process.wait()
        self._talker.join(_CLOSE_SECONDS)
        if not self._talker.is_alive():  # otherwise something that the program started still holds the pipe
            for pipe in (stdin, self._process.stdout):
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()
        self._errors.close()
        _running.discard(self)

    def kill(self) -> None:
        """Kill the program and all that it started."""
        kill_session(self._process)

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

    def _last_error(self) -> str:
        """The last line that the program wrote to standard error, or its exit code."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_CLOSE_SECONDS)
        end = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, end - _ERROR_BYTES))
        return last_line(self._errors.read()) or f"exit {self._process.returncode}"


def kill_all() -> None:
    """Kill every program that this process has started; for a process that has to end at once."""
    for program in list(_running):
        program.kill()


def last_line(output: bytes) -> str:
    """The last line that a program wrote, safe to show."""
    lines = output.decode("utf-8", "replace").strip().splitlines()
    return safe_to_show(lines[-1]) if lines else ""


def safe_to_show(text: str) -> str:
    """A program's text, shortened, and without anything that a terminal would obey."""
    return "".join(sign if sign.isprintable() else " " for sign in text[:_LONGEST_SHOWN])
