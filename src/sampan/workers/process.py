"""Starting and ending processes."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys


def module_command(module: str, *arguments: str) -> list[str]:
    """The command that runs a module with this interpreter."""
    return [sys.executable, "-m", module, *arguments]


def kill_session(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that leads a session of its own, and all that it has started, even if it has ended itself."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
