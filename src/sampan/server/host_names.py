"""By which names a server may be asked for. A page of another site that has its own name point at us gets nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

ANY: Final = "*"
_LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}


class HostNames:
    """The names that are allowed in the header `Host`.

    If none are chosen, these are this machine's own names and every literal address: browsers send an address only if
    somebody has opened a page at that address, so no other site can stand behind it, and a server on a home network
    works without being told by which of its addresses people will reach it.
    """

    def __init__(self, chosen: Iterable[str], listening: str) -> None:
        self._names = _LOOPBACK | {name.lower().strip("[]") for name in chosen}
        self._chosen = len(self._names) > len(_LOOPBACK)
        if not self._chosen:
            here = socket.gethostname().lower()
            short = here.partition(".")[0]
            self._names |= {listening.lower(), here, short, f"{short}.local"}

    def allow(self, host: str) -> bool:
        """Whether a request may name this host. Programs that name none, as HTTP/1.0 allows, are no browsers."""
        if not host or ANY in self._names:
            return True
        name = _name(host)
        return name in self._names or (not self._chosen and _is_address(name))


def _name(host: str) -> str:
    """The name without port, brackets and the dot at the end; empty if it is none."""
    with suppress(ValueError):
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
