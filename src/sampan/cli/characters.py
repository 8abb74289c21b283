"""What the terminal shows for ○, ● or é if its encoding lacks them: something plain, never a crash."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

_HANDLER: Final = "sampan-plain"
_PLAIN: Final = {
    "○": "o",
    "●": "*",
    "□": "w",  # the white back of a card
    "■": "b",
    "▶": ">",
    "·": "-",
    "×": "x",
    "–": "-",
    "—": "-",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "œ": "oe",
    "Œ": "OE",
}


def plain(character: str) -> str:
    """The ASCII text nearest to a character."""
    if character in _PLAIN:
        return _PLAIN[character]
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def printable(text: str) -> str:
    """A text without the characters that a terminal would obey: a file from elsewhere may hold any."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def make_streams_safe() -> None:
    """Let the standard streams cope with every character: one that they lack does not stop the program."""
    codecs.register_error(_HANDLER, _replace)
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started the program
            setattr(sys, name, io.StringIO())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _replace(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(plain, problem.object[problem.start : problem.end])), problem.end
