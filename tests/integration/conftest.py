"""A server that most tests share; each makes tables of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from postgres import PostgreSQL, programs
from serving import Host


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("host")) as running:
        yield running


@pytest.fixture
def new_host(tmp_path: Path) -> Iterator[Callable[..., Host]]:
    """Starts servers with settings of their own, all with the same store."""
    hosts: list[Host] = []

    def start(**settings: Any) -> Host:
        hosts.append(Host(tmp_path, **settings))
        return hosts[-1].start()

    yield start
    for started in hosts:
        started.__exit__()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    found = programs()
    if found is None:
        pytest.skip("no PostgreSQL is found; on Debian: apt-get install postgresql")
    with PostgreSQL(found) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> sa.URL:
    """An empty store, in every kind of database that we know to work."""
    if request.param == "sqlite":
        return sa.URL.create("sqlite", database=str(tmp_path / "a%20b c.sqlite3"))
    running: PostgreSQL = request.getfixturevalue("postgres")
    return running.new_database()
