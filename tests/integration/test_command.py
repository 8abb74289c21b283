"""The command `sampan serve`."""

from __future__ import annotations

import importlib
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from sampan.server.serve_command import serve_command


def command(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    words = [sys.executable, "-W", "error", "-c", "from sampan.server.serve_command import serve; serve()", *arguments]
    paths = os.pathsep.join(sys.path)
    everything = {**os.environ, "PYTHONPATH": paths, "SAMPAN_LANG": "en", **environment}
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=everything)


def test_it_prints_its_address_serves_and_ends_on_a_signal(tmp_path: Path) -> None:
    with command("--port", "0", "--log-level", "warning", XDG_DATA_HOME=str(tmp_path)) as process:
        assert process.stdout is not None
        found = re.fullmatch(r"Sampan is at (http://127\.0\.0\.1:\d+) .*\n", process.stdout.readline())
        assert found
        assert httpx.get(f"{found[1]}/api/health", trust_env=False).json()["tables"] == 0
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (0, "", "")
    assert (tmp_path / "sampan" / "tables.sqlite3").exists()


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for language, word in (("en", "taken"), ("fr", "pris")):
            with command("--port", port, SAMPAN_LANG=language, XDG_DATA_HOME=str(tmp_path)) as process:
                out, err = process.communicate(timeout=60)
                assert process.returncode == 1
                assert out == ""
                assert word in err
                assert port in err
                assert len(err.splitlines()) == 1
    assert not (tmp_path / "sampan").exists()


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--host", "no.such.host.invalid"], "Cannot listen"),
        (["--host", "203.0.113.7"], "Cannot listen"),
        (["--port", "0", "--database", "nonsense"], "database"),
        (["--port", "0", "--bot", "nonsense"], "name=module:Class"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    arguments: list[str], word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = CliRunner().invoke(serve_command(), arguments)
    assert result.exit_code == 1
    assert word in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments", [["--port", "x"], ["--port", "65536"], ["--log-level", "loud"], ["--bot-pause", "nan"], ["--nonsense"]]
)
def test_what_was_typed_wrong_is_said(arguments: list[str]) -> None:
    result = CliRunner().invoke(serve_command(), arguments)
    assert result.exit_code == 2
    assert arguments[0] in result.stderr


def test_without_the_extra_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("sampan.server.")]:
        monkeypatch.delitem(sys.modules, module)
    for missing in ("fastapi", "sqlalchemy", "uvicorn", "pydantic"):
        monkeypatch.setitem(sys.modules, missing, None)
    command = importlib.import_module("sampan.server.serve_command")
    result = CliRunner().invoke(command.serve_command(), [])
    assert result.exit_code == 1
    assert "pip install 'sampan[server]'" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_help_tells_every_option() -> None:
    result = CliRunner().invoke(serve_command(), ["--help"])
    assert result.exit_code == 0
    for option in ("--host", "--port", "--database", "--log-level"):
        assert option in result.output
