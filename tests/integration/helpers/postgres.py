"""A PostgreSQL server of the tests' own, in a folder of their own, where PostgreSQL is installed."""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sa

_USER = "sampan"


def programs() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them out of the way."""
    found = shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return Path(found).resolve().parent if found else places[-1].parent if places else None


class PostgreSQL:
    """A server on a free port of the loopback."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = tempfile.TemporaryDirectory(prefix="sampan-postgres-")
        self._data = Path(self._folder.name, "data")
        self._numbers = itertools.count(1)
        self._run_as: dict[str, Any] = {}
        if os.geteuid() == 0:  # it does not run as root; Debian has a user for it
            self._run_as = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self._folder.name, "postgres", "postgres")
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self._port = door.getsockname()[1]

    def __enter__(self) -> Self:
        self._do("initdb", "--auth=trust", f"--username={_USER}", "--encoding=UTF8", "--no-sync")
        settings = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self._do("pg_ctl", "--wait", "--options", settings, "--log", str(self._data / "log"), "start")
        return self

    def __exit__(self, *_problem: object) -> None:
        self._do("pg_ctl", "--mode=immediate", "stop")
        self._folder.cleanup()

    def new_database(self) -> sa.URL:
        """An empty database."""
        name = f"tables_{next(self._numbers)}"
        engine = sa.create_engine(self._url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self._url(name)

    def _url(self, database: str) -> sa.URL:
        return sa.URL.create("postgresql+psycopg", _USER, None, "127.0.0.1", self._port, database)

    def _do(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), f"--pgdata={self._data}", *arguments]
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd="/", check=False, **self._run_as
        )
        assert done.returncode == 0, done.stdout.decode()
