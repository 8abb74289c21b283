"""How far long work has come, on standard error: a bar with the time left, or into a file or pipe a few lines."""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sampan.cli.output import say
from sampan.cli.words import Words

_LINES: Final = 10
_MEMORY_SECONDS: Final = 600.0  # the time left is told from the pace of the last ten minutes


class ProgressBar:
    """Counts games up to a total."""

    def __init__(self, words: Words, total: int) -> None:
        self._words = words
        self._total = total
        self._done = 0
        console = Console(stderr=True, markup=False, emoji=False, highlight=False)
        self._progress = Progress(
            TextColumn(words("meter-games"), markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn(words("meter-left"), markup=False),
            console=console,
            transient=True,
            disable=not console.is_terminal,
            speed_estimate_period=_MEMORY_SECONDS,
        )
        self._task = self._progress.add_task("", total=total)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def note(self, line: str) -> None:
        """A line beside the bar, in its own place."""
        if self._progress.disable:
            say(line, error=True)
        else:
            self._progress.console.print(line, soft_wrap=True)

    def advance(self) -> None:
        """One more is done."""
        self._done += 1
        self._progress.advance(self._task)
        if self._progress.disable and self._done * _LINES // self._total > (self._done - 1) * _LINES // self._total:
            say(self._words("meter-line", done=self._done, total=self._total), error=True)
