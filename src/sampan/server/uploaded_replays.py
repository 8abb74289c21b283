"""Match files that were uploaded to be replayed, kept in memory for a while."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple


class Limits(NamedTuple):
    """How much is kept: of everybody's files, and of those that one address has uploaded."""

    files: int
    bytes: int
    files_per_address: int
    bytes_per_address: int
    seconds: float  # since a file was last asked for


class _Upload(NamedTuple):
    address: str
    file: bytes | bytearray
    used: float


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


class UploadedReplays:
    """Files by id. Where there is no room left, the least recently used goes first.

    An address that has used up its own share makes room among its own files, so that nobody can drive out everybody
    else's.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._uploads: OrderedDict[str, _Upload] = OrderedDict()  # the least recently used first

    def add(self, id_: str, address: str, file: bytes | bytearray) -> None:
        """Keep a file."""
        limits = self._limits
        self._drop_expired()
        self._uploads[id_] = _Upload(address, file, self._clock())
        own = [key for key, upload in self._uploads.items() if upload.address == address]
        self._shrink(own, limits.files_per_address, limits.bytes_per_address)
        self._shrink(list(self._uploads), limits.files, limits.bytes)

    def get(self, id_: str) -> bytes | bytearray | None:
        """The file of that id; None if it is not kept, or no longer."""
        self._drop_expired()
        upload = self._uploads.get(id_)
        if upload is None:
            return None
        self._uploads[id_] = upload._replace(used=self._clock())
        self._uploads.move_to_end(id_)
        return upload.file

    def _shrink(self, ids: list[str], most_files: int, most_bytes: int) -> None:
        """Drop the first of these files until the rest are few and small enough."""
        files, size = len(ids), sum(len(self._uploads[id_].file) for id_ in ids)
        for id_ in ids:
            if files <= most_files and size <= most_bytes:
                return
            files, size = files - 1, size - len(self._uploads.pop(id_).file)

    def _drop_expired(self) -> None:
        oldest = self._clock() - self._limits.seconds
        for id_ in [id_ for id_, upload in self._uploads.items() if upload.used < oldest]:
            del self._uploads[id_]
