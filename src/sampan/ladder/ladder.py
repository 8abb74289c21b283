"""A ladder: bots that play one another on paired deals until their strengths can be told apart. Knows no game."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Generator, Mapping
from typing import Any, Final

from sampan.core.errors import SampanError
from sampan.core.game import Game
from sampan.ladder.contest import Terms
from sampan.ladder.entrants import Entrant
from sampan.ladder.program import START_SECONDS
from sampan.ladder.result import GameResult, read_played
from sampan.ladder.schedule import Fixture, fixtures

DECISION_SECONDS: Final = 10.0  # what another program may take for a decision, unless told otherwise
_FAREWELL_SECONDS: Final = 2.0
_LOOK_SECONDS: Final = 0.2  # so often a Ctrl-C is noticed where waiting would not


class Ladder:
    """Who plays, what, and how often. `play` plays it: always in other processes, so that nothing can hold it up."""

    def __init__(
        self,
        game: Game,
        entrants: list[Entrant],
        seats: int,
        games: int,
        seed: str,
        options: Mapping[str, object] | None = None,
        lone: bool = False,
        limit: float = DECISION_SECONDS,
        start: float = START_SECONDS,
    ) -> None:
        self.game: Final = game
        self.lone: Final = lone and seats > 2  # of two, each is alone
        checked = game.start(seats, options).options
        self.terms: Final = Terms(game.key, seats, checked, entrants, seed, limit, start)
        self.fixtures: Final = fixtures(len(entrants), seats, games, seed, self.lone)

    def play(self, jobs: int = 1) -> Generator[GameResult, None, None]:
        """The games as they are finished, so many being played at a time. Closing the generator ends it at once."""
        crew = _Crew(self.terms, self.fixtures, min(jobs, len(self.fixtures)))
        try:
            for _ in self.fixtures:
                yield crew.next()
        finally:
            crew.close()


class _Crew:
    """The processes that play, each with a thread that hands it one fixture after another."""

    def __init__(self, terms: Terms, planned: list[Fixture], jobs: int) -> None:
        self._terms = terms
        self._left = deque(planned)
        self._done: queue.SimpleQueue[GameResult | None] = queue.SimpleQueue()
        self._processes: list[subprocess.Popen[bytes]] = []
        self._threads: list[threading.Thread] = []
        for _ in range(jobs):
            # A session of its own: Ctrl-C at the terminal is for us, and we end it.
            process = subprocess.Popen(
                [sys.executable, "-m", "sampan.ladder.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
            self._processes.append(process)
            thread = threading.Thread(target=self._hand_out, args=[process], daemon=True)
            self._threads.append(thread)
            thread.start()

    def next(self) -> GameResult:
        """The next game that is finished; a SampanError if a process has died."""
        while True:
            try:
                played = self._done.get(timeout=_LOOK_SECONDS)
            except queue.Empty:
                continue
            if played is None:
                raise SampanError("ladder-worker")
            return played

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        self._left.clear()
        for process in self._processes:
            with contextlib.suppress(OSError):
                assert process.stdin is not None
                process.stdin.close()  # which tells it to end, and what it has started with it
        for process in self._processes:
            try:
                process.wait(_FAREWELL_SECONDS)
            except subprocess.TimeoutExpired:  # compiled code hears of it only when it comes back
                process.kill()
                process.wait()
        for thread in self._threads:
            thread.join()
        for process in self._processes:
            assert process.stdout is not None
            process.stdout.close()

    def _hand_out(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        try:
            _write(process, self._terms)
            while self._left:
                _write(process, self._left.popleft())
                self._done.put(read_played(json.loads(process.stdout.readline())))
        except IndexError:  # another thread took the last one
            return
        except (OSError, ValueError):  # it has died, or we are closing
            self._done.put(None)


def _write(process: subprocess.Popen[bytes], message: Any) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(message).encode() + b"\n")
    process.stdin.flush()
