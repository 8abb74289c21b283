"""A PostgreSQL server of the tests' own, in a folder of their own, where PostgreSQL is installed."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sa

_USER = "sampan"
_PATIENCE = 60.0  # a limit against hanging


def programs() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them out of the way."""
    found = shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return Path(found).resolve().parent if found else places[-1].parent if places else None


def children(pid: int) -> list[int]:
    """The processes that a process has started and that are still there, where /proc tells (on Linux)."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


class PostgreSQL:
    """A server on a free port of the loopback, in an empty folder or in a temporary one.

    Tests need not wait for the disk, so `fsync` is off unless it is set.
    """

    def __init__(
        self,
        programs: Path,
        place: Path | None = None,
        environment: Mapping[str, str] | None = None,
        initdb: tuple[str, ...] = (),
        **settings: str,
    ) -> None:
        self._programs = programs
        self._stack = ExitStack()
        if place is None:
            place = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="sampan-postgres-")))
        self._data = place / "data"
        local = {"listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        self._settings = {**local, "fsync": "off", **settings}
        self._environment = {**os.environ, **(environment or {})}
        self._initdb = initdb
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._run_as: dict[str, Any] = {}
        self.log = place / "log"
        if os.geteuid() == 0:  # it does not run as root; Debian has a user for it
            self._run_as = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(place, "postgres", "postgres")
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port: int = door.getsockname()[1]

    def __enter__(self) -> Self:
        words = [f"--pgdata={self._data}", "--auth=trust", f"--username={_USER}", "--encoding=UTF8", "--no-sync"]
        done: subprocess.CompletedProcess[bytes] = subprocess.run(
            [str(self._programs / "initdb"), *words, *self._initdb],
            capture_output=True,
            cwd="/",
            check=False,
            **self._run_as,
        )
        assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()
        self.start()
        return self

    def __exit__(self, *_problem: object) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # it ends at once, and its children with it
            self._process.wait(_PATIENCE)
        self._stack.close()

    def start(self) -> None:
        """Start it, after a kill with recovery; returns when it answers."""
        words = [f"-c{name}={value}" for name, value in self._settings.items()]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", f"-D{self._data}", f"-p{self.port}", *words],
                stdout=log,
                stderr=log,
                cwd="/",
                env=self._environment,
                **self._run_as,
            )
        end = time.monotonic() + _PATIENCE
        while not self._is_ready(self._process.pid):
            assert self._process.poll() is None, self.log.read_text()[-2000:]
            assert time.monotonic() < end, self.log.read_text()[-2000:]
            time.sleep(0.02)

    def _is_ready(self, pid: int) -> bool:
        """It keeps its state in the last line of a file, which may still be there from the time before a kill."""
        try:
            lines = (self._data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) >= 8 and int(lines[0]) == pid and lines[7].strip() == "ready"

    @property
    def running(self) -> bool:
        """Whether it has been started, and has not ended by itself since."""
        return self._process is not None and self._process.poll() is None

    def processes(self) -> list[int]:
        """All its processes, the one that has started the others first."""
        if self._process is None or self._process.poll() is not None:
            return []
        return [self._process.pid, *children(self._process.pid)]

    def kill(self) -> None:
        """End all its processes at once, in the middle of whatever they do; returns when they are gone."""
        assert self._process is not None
        ended = self._stop_starting()
        self._signal(ended, signal.SIGKILL)
        self._process.wait(_PATIENCE)
        end = time.monotonic() + _PATIENCE
        while any(is_alive(pid) for pid in ended):
            assert time.monotonic() < end
            time.sleep(0.005)
        self._process = None

    def _stop_starting(self) -> list[int]:
        """Stop the process that starts the others, so that these are all there are."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        return self.processes()

    def _signal(self, processes: list[int], what: signal.Signals) -> None:
        for pid in processes:
            with suppress(ProcessLookupError):  # a connection may have ended meanwhile
                os.kill(pid, what)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all of its processes for a while: connections stay open, and nobody answers."""
        stopped = self._stop_starting()
        self._signal(stopped, signal.SIGSTOP)
        try:
            yield
        finally:
            self._signal(stopped, signal.SIGCONT)

    def new_database(self) -> sa.URL:
        """An empty database."""
        name = f"tables_{next(self._numbers)}"
        engine = sa.create_engine(self._url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self._url(name)

    def _url(self, database: str) -> sa.URL:
        return sa.URL.create("postgresql+psycopg", _USER, None, "127.0.0.1", self.port, database)


def is_alive(pid: int) -> bool:
    """Whether a process still runs; one whose parent has not yet noticed its end does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "ZX"
    except OSError:
        return False
