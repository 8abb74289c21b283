"""Starting and ending processes."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

_PR_SET_PDEATHSIG: Final = 1  # from <linux/prctl.h>


def module_command(module: str, *arguments: str) -> list[str]:
    """The command that runs a module with this interpreter."""
    return [sys.executable, "-m", module, *arguments]


def end_with_parent() -> None:
    """Let the system end this process when the one that started it dies, even in the middle of compiled code.

    Only Linux can. Elsewhere a process notices the next time it reads or writes.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


@contextlib.contextmanager
def ending_quietly() -> Iterator[None]:
    """Whatever happens inside, if nobody is left to be answered this process ends at once and says nothing."""
    try:
        yield
    except BrokenPipeError:
        os._exit(0)  # the usual end would try once more to write what is left


def kill_session(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that leads a session of its own, and all that it has started, even if it has ended itself."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
