"""A server that most tests share; each makes tables of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
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
