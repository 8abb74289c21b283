"""How the program ends: exit codes that scripts can rely on."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """What the exit code tells."""

    FINE = 0
    REFUSED = 1
    USAGE = 2
    INPUT_ENDED = 3
    INTERRUPTED = 130


class Leave(Exception):
    """A person leaves the table."""
