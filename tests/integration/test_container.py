"""deploy/Containerfile: what it builds runs as nobody, without writing anywhere but to its volume, and ends well."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from containers import Container, missing
from serving import PATIENCE


@pytest.fixture(scope="module")
def container() -> Iterator[Container]:
    if missing():
        pytest.skip(missing())
    with Container(SAMPAN_COMPILE="0") as built:  # compiling is tested by make install, and takes minutes
        yield built


@contextmanager
def running(container: Container) -> Iterator[tuple[subprocess.Popen[str], dict[str, str]]]:
    with socket.create_server(("127.0.0.1", 0)) as door:
        here = {"SAMPAN_PORT": str(door.getsockname()[1]), "SAMPAN_HOST": "127.0.0.1"}
    process = subprocess.Popen(container.run(container.command, **here), stdout=subprocess.PIPE, text=True, cwd="/")
    try:
        assert process.stdout is not None
        assert re.search(r"http://\S+", process.stdout.readline())
        yield process, here
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def test_it_serves_and_keeps_tables_and_ends_well(container: Container) -> None:
    for tables in (0, 1):
        with running(container) as (process, here):
            url = f"http://127.0.0.1:{here['SAMPAN_PORT']}"
            assert httpx.get(url, trust_env=False).text.startswith("<!doctype html>")
            assert httpx.get(f"{url}/api/ready", trust_env=False).status_code == 200
            assert len(httpx.get(f"{url}/api/tables", trust_env=False).json()) == tables
            seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
            order = {"game": "yin_yang", "seats": seats, "public": True}
            assert httpx.post(f"{url}/api/tables", json=order, trust_env=False).status_code == 201
            healthy = subprocess.run(container.run(container.health, **here), cwd="/", capture_output=True)
            assert healthy.returncode == 0, healthy.stderr
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
    assert {path.stat().st_uid for path in container.data.iterdir()} == {10001}
    unhealthy = subprocess.run(container.run(container.health, **here), cwd="/", capture_output=True)
    assert unhealthy.returncode != 0


def test_nothing_but_the_volume_can_be_written(container: Container) -> None:
    def touch(path: str) -> int:
        return subprocess.run(container.run(["touch", path]), cwd="/", capture_output=True).returncode

    assert touch(f"{container.data}/x") == 0
    for place in (f"{container.root}/opt/sampan/x", f"{container.root}/x", "/tmp/sampan-x", "/var/tmp/sampan-x"):
        assert touch(place) != 0


def test_it_holds_exactly_what_is_locked(container: Container) -> None:
    python = f"{container.root}/opt/sampan/bin/python"
    listed = subprocess.run([python, "-m", "pip", "freeze", "--all"], capture_output=True, text=True, check=True).stdout
    installed = {name.lower().replace("_", "-").replace(".", "-") for name in re.findall(r"^([\w.-]+)", listed, re.M)}
    locked = (container.root.with_name("package") / "build" / "requirements" / "deploy.txt").read_text()
    pinned = set(re.findall(r"^([\w.-]+)==", locked, re.MULTILINE))
    assert {"sampan", "pip"} <= installed
    assert installed - {"sampan", "pip", "setuptools"} <= pinned
