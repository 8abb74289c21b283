"""A small disk of our own, which can be filled, and a library that makes waiting for the disk slow."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from pathlib import Path

_SIZE = 512 * 2**20
_PIECES = (2**20, 4096)


class Disk:
    """Where a store is kept: a file system of its own if we may mount one, else a folder that cannot be filled."""

    def __init__(self, folder: Path) -> None:
        self.place = folder / "disk"
        self._image = folder / "disk.image"
        self._ballast = self.place / "ballast"
        self._slow = folder / "slow"
        self._library = folder / "slow_disk.so"
        self.can_be_full = False
        self.can_be_slow = False

    def make(self) -> None:
        """Mount the disk and build the library, as far as that is possible here."""
        self.place.mkdir()
        self.can_be_full = self._mount()
        compiler = shutil.which("cc")
        if compiler is not None:
            source = Path(__file__).parent / "slow_disk.c"
            command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(self._library), str(source), "-ldl"]
            self.can_be_slow = subprocess.run(command, check=False, capture_output=True).returncode == 0

    def _mount(self) -> bool:
        make = shutil.which("mkfs.ext4", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
        if make is None or os.geteuid() != 0:
            return False
        with self._image.open("wb") as image:
            image.truncate(_SIZE)
        commands = [
            [make, "-q", "-F", "-m", "0", str(self._image)],  # no blocks that only root could still use
            ["mount", "-o", "loop", str(self._image), str(self.place)],
        ]
        return all(subprocess.run(each, check=False, capture_output=True).returncode == 0 for each in commands)

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs for its disk to be slow."""
        if not self.can_be_slow:
            return {}
        return {"LD_PRELOAD": str(self._library), "SAMPAN_SLOW_DISK": str(self._slow)}

    def fill(self) -> None:
        """Leave no room for anybody else."""
        with self._ballast.open("ab") as ballast:
            for piece in (_SIZE, *_PIECES):
                try:
                    while True:
                        end = ballast.seek(0, os.SEEK_END)
                        os.posix_fallocate(ballast.fileno(), end, self._room(piece))
                except OSError as problem:
                    if problem.errno != errno.ENOSPC:
                        raise

    def _room(self, piece: int) -> int:
        if piece != _SIZE:
            return piece
        free = os.statvfs(self.place)
        return max(4096, free.f_bavail * free.f_frsize)

    def free(self) -> None:
        """There is room again."""
        self._ballast.unlink(missing_ok=True)

    def slow(self, milliseconds: int) -> None:
        """From now on every wait for the disk takes so much longer."""
        self._slow.write_text(str(milliseconds))

    def fast(self) -> None:
        """No longer."""
        self._slow.unlink(missing_ok=True)

    def remove(self, keep: Path | None = None) -> None:
        """Take the disk away; what is on it can be kept elsewhere."""
        self.fast()
        self.free()
        if keep is not None:
            shutil.copytree(self.place, keep, ignore=shutil.ignore_patterns("lost+found"))
        if self.can_be_full:
            subprocess.run(["umount", "--lazy", str(self.place)], check=True)
        self._image.unlink(missing_ok=True)
