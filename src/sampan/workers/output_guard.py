"""Keeps standard output for answers: whatever else is printed in this process goes to standard error."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO


def claim_output() -> BinaryIO:
    """The only way to standard output from now on, so that nothing a bot prints is taken for an answer."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return answers
