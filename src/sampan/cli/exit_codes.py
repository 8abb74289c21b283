"""How the program ends: exit codes that scripts can rely on."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """The exit codes of the program."""

    FINE = 0
    REFUSED = 1
    USAGE = 2
    INPUT_ENDED = 3
    INTERRUPTED = 130


class Leave(Exception):
    """Raised when a person leaves the table."""
