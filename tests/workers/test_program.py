"""Programs that are asked with lines of JSON; how the ladder uses them is tested there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sampan.workers.program import Program, ProgramFailed


def test_a_program_that_does_not_even_listen_forfeits(strangers: Path) -> None:
    """Its pipe is soon full: nobody waits for it there either."""
    program = Program([sys.executable, str(strangers / "strange_programs.py"), "deaf"], 0.3, 0.3)
    with pytest.raises(ProgramFailed) as caught:
        program.ask({"view": "x" * 1_000_000})
    program.close(kill=True)
    assert caught.value.reason == "stalled"
