"""What every test expects of the process that it runs in."""

from __future__ import annotations

import signal

# A shell's background job ignores Ctrl-C, and so would every program that a test starts and wants to interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
