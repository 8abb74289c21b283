"""Ways to take from a server what it needs."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager

from serving import Host


@contextmanager
def full_disk(host: Host) -> Iterator[None]:
    """The server's process can write nothing more to any file."""
    assert host.process is not None
    before = resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, before)
