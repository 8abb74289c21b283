"""The terminal: shows things, asks questions, and wipes away secrets."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

_LONGEST_ANSWER: Final = 1000


class Screen:
    """Shows things and asks questions. Nothing is treated as markup: names may hold any characters."""

    def __init__(self) -> None:
        self._console = Console(markup=False, emoji=False, highlight=False)
        self.is_terminal: Final = self._console.is_terminal
        self._can_clear = self._console.is_terminal and not self._console.is_dumb_terminal

    def show(self, *things: RenderableType) -> None:
        """Show things one below the other; in a file or pipe, sentences are not wrapped."""
        for thing in things:
            one_line = not self.is_terminal and isinstance(thing, (str, Text))
            self._console.print(thing, soft_wrap=one_line)

    def tell(self, sentences: Iterable[str]) -> None:
        """Show sentences one below the other."""
        self.show_list([("·", sentence) for sentence in sentences])

    def show_list(self, items: Iterable[tuple[str, str]]) -> None:
        """Show lines after a sign or number each; a wrapped line is indented past it."""
        if not self.is_terminal:
            self.show(*[f"{sign} {line}" for sign, line in items])
            return
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        for sign, line in items:
            grid.add_row(sign, line)
        if grid.row_count:
            self._console.print(grid)

    def markdown(self, source: str) -> None:
        """Show Markdown with formatting; in a file or pipe, as it is."""
        if self.is_terminal:
            from rich.markdown import Markdown  # slow to import, and seldom needed

            self._console.print(Markdown(source))
        else:
            self._console.out(source, end="", highlight=False)

    def ask(self, question: str) -> str:
        """A line that a person types; an EOFError if the input has ended, a KeyboardInterrupt for Ctrl-C."""
        self._console.print(Text(question, style="bold"), end=" ", soft_wrap=not self.is_terminal)
        try:
            answer = input()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise
        if not sys.stdin.isatty():
            self.show(answer)  # so that piped input looks as if it had been typed
        return answer.strip()[:_LONGEST_ANSWER]

    def clear(self) -> None:
        """Start a fresh screen; people can scroll back to what was there."""
        if self._can_clear:
            self._write("\x1b[H\x1b[2J")

    def wipe(self) -> None:
        """Leave no trace of what was shown, not even in the scrollback, as far as the terminal allows."""
        if self._can_clear:
            # In this order: some terminals move what 2J clears to the scrollback, which 3J then wipes.
            self._write("\x1b[H\x1b[2J\x1b[3J")
        elif self.is_terminal:
            self._write("\n" * 200)

    def _write(self, codes: str) -> None:
        self._console.file.write(codes)
        self._console.file.flush()
