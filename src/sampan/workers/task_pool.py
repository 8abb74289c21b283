"""Processes that work through a list of tasks: each is told what all tasks have in common, then one after another."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from sampan.workers.json_lines import write_line
from sampan.workers.process import module_command

_CLOSE_SECONDS: Final = 2.0
_POLL_SECONDS: Final = 0.2  # how often Ctrl-C is noticed where waiting would not notice it


class WorkerDied(Exception):
    """A process ended before it had answered."""


class TaskPool:
    """Runs a module in several processes, each with a thread that hands it tasks and collects its answers.

    The module reads lines of JSON, first what all tasks have in common, then a task each, and answers every task with a
    line. It ends when its input does.
    """

    def __init__(self, module: str, common: object, tasks: Sequence[object], processes: int) -> None:
        self._common = common
        self._tasks = deque(tasks)
        self._answers: queue.SimpleQueue[tuple[bool, Any]] = queue.SimpleQueue()
        self._processes: list[subprocess.Popen[bytes]] = []
        self._threads: list[threading.Thread] = []
        for _ in range(processes):
            # In a session of its own, because Ctrl-C in the terminal is for us alone: we end it.
            process = subprocess.Popen(  # noqa: S603 - one of our own modules
                module_command(module), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
            self._processes.append(process)
            thread = threading.Thread(target=self._hand_out, args=[process], daemon=True)
            self._threads.append(thread)
            thread.start()

    def next_answer(self) -> Any:
        """The next answer that arrives, whichever task it belongs to; WorkerDied if a process has ended."""
        while True:
            try:
                alive, answer = self._answers.get(timeout=_POLL_SECONDS)
            except queue.Empty:
                continue
            if not alive:
                raise WorkerDied
            return answer

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        self._tasks.clear()
        for process in self._processes:
            with contextlib.suppress(OSError):
                assert process.stdin is not None
                process.stdin.close()  # which tells it to end, and whatever it has started with it
        for process in self._processes:
            try:
                process.wait(_CLOSE_SECONDS)
            except subprocess.TimeoutExpired:  # it is in compiled code, and notices only when that returns
                process.kill()
                process.wait()
        for thread in self._threads:
            thread.join()
        for process in self._processes:
            assert process.stdout is not None
            process.stdout.close()

    def _hand_out(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            write_line(process.stdin, self._common)
            while self._tasks:
                write_line(process.stdin, self._tasks.popleft())
                self._answers.put((True, json.loads(process.stdout.readline())))
        except IndexError:  # another thread took the last task
            return
        except (OSError, ValueError):  # the process has ended, or we are closing
            self._answers.put((False, None))
