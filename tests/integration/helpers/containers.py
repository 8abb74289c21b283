"""Builds and runs deploy/Containerfile without a container engine: every command in it, at paths of the tests' own.

What differs: the base images are whatever is installed here, and absolute paths lie in a temporary folder. What does
not: the stages see only what was copied into them, and the result runs as the user that the file names, without any
privilege, and cannot write anywhere but to its volume.
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Self

from dockerfile_parse import DockerfileParser

PROJECT = Path(__file__).parents[3]
FILE = PROJECT / "deploy" / "Containerfile"
_PATHS = re.compile(r"(?<![\w.])/(?=(?:build|opt/sampan|data)\b)")
_READ_ONLY = """
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount --bind "$ROOT/data" "$ROOT/data"
mount -o remount,bind,ro /
mount -o remount,bind,ro "$ROOT"
exec setpriv --reuid="$USER_ID" --regid="$GROUP_ID" --clear-groups --bounding-set=-all --no-new-privs "$@"
"""


def instructions() -> list[tuple[str, str]]:
    """The instructions of the file, with what they say."""
    parser = DockerfileParser(fileobj=io.BytesIO(FILE.read_bytes()))
    return [(each["instruction"], each["value"]) for each in parser.structure if each["instruction"] != "COMMENT"]


def interpreter() -> str | None:
    """A Python that every user of this machine can run, as in the base image."""
    for found in (getattr(sys, "_base_executable", sys.executable), shutil.which("python3", path="/usr/bin")):
        if found is not None:
            probe = [found, "-c", "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"]
            nobody: dict[str, Any] = {"user": 10001, "group": 10001, "extra_groups": [], "cwd": "/"}
            try:
                subprocess.run(probe, check=True, capture_output=True, **nobody)
            except (OSError, subprocess.SubprocessError):
                continue
            return found
    return None


def missing() -> str:
    """What keeps us from building here, or nothing."""
    if os.geteuid() != 0:
        return "only root can run a process as another user"
    if any(shutil.which(program) is None for program in ("unshare", "setpriv", "npm")):
        return "unshare, setpriv or npm is missing"
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode:
        return "file systems cannot be mounted here"
    if interpreter() is None:
        return "there is no Python that everybody can run; on Debian: apt-get install python3-venv"
    return ""


class Container:
    """The image, built, and what runs in it."""

    def __init__(self, **arguments: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="sampan-container-")
        Path(self._folder.name).chmod(0o755)
        self.root = Path(self._folder.name, "root")
        self.root.mkdir()
        self.data = self.root / "data"
        self.command: list[str] = []
        self.health: list[str] = []
        self.environment: dict[str, str] = {"PATH": os.environ["PATH"]}
        self.user = self.group = ""
        self._arguments = arguments
        self._stages: list[str] = []
        self._workplace = self.root

    def __enter__(self) -> Self:
        try:
            for instruction, value in instructions():
                getattr(self, f"_{instruction.lower()}")(value)
        except BaseException:
            self._folder.cleanup()
            raise
        return self

    def __exit__(self, *_problem: object) -> None:
        self._folder.cleanup()

    def run(self, command: list[str], **environment: str) -> list[str]:
        """The command line that runs a command as in the container, with a read-only root filesystem."""
        known = {**self.environment, "ROOT": str(self.root), "USER_ID": self.user, "GROUP_ID": self.group}
        words = [f"{name}={value}" for name, value in {**known, **environment}.items()]
        return ["env", "-i", *words, "unshare", "--mount", "sh", "-euc", _READ_ONLY, "sh", *command]

    # Instructions.

    def _from(self, value: str) -> None:
        if self._stages:
            self.root.rename(self.root.with_name(self._stages[-1]))
            self.root.mkdir()
        self._stages.append(value.rpartition(" AS ")[2])
        self.environment = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}
        self._workplace = self.root

    def _arg(self, value: str) -> None:
        name, _, default = value.partition("=")
        self.environment[name] = self._arguments.get(name, default)

    def _workdir(self, value: str) -> None:
        self._workplace = self.root / value.lstrip("/")
        self._workplace.mkdir(parents=True, exist_ok=True)

    def _copy(self, value: str) -> None:
        *sources, target = value.split()
        start = PROJECT
        if sources[0].startswith("--from="):
            start = self.root.with_name(sources.pop(0).removeprefix("--from="))
        place = self.root / target.lstrip("/") if target.startswith("/") else self._workplace / target
        for source in sources:
            found = start / source.lstrip("/")
            if found.is_dir():
                shutil.copytree(found, place, symlinks=True, ignore=_ignored(start), dirs_exist_ok=True)
            else:
                shutil.copy(found, place)

    def _run(self, value: str) -> None:
        command = re.sub(r"(^|&& )python ", rf"\1{interpreter()} ", self._here(value))
        done = subprocess.run(
            ["sh", "-euc", command], cwd=self._workplace, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"

    def _env(self, value: str) -> None:
        for name, said in re.findall(r"(\w+)=(\S+)", value):
            self.environment[name] = self._here(said).replace("$PATH", self.environment["PATH"])

    def _user(self, value: str) -> None:
        self.user, self.group = value.split(":")

    def _healthcheck(self, value: str) -> None:
        self.health = json.loads(value.partition(" CMD ")[2])

    def _cmd(self, value: str) -> None:
        self.command = json.loads(value)

    def _volume(self, value: str) -> None:
        assert value == "/data"

    def _expose(self, value: str) -> None:
        assert value == self.environment["SAMPAN_PORT"]

    def _stopsignal(self, value: str) -> None:
        assert value == "SIGTERM"

    def _here(self, said: str) -> str:
        """With absolute paths that lie in our folder."""
        return _PATHS.sub(f"{self.root}/", said)


def _ignored(start: Path) -> Any:
    """What .dockerignore keeps out of the build, as far as it may lie about here."""

    def ignore(folder: str, names: list[str]) -> set[str]:
        if start != PROJECT:
            return set()
        built = {"page"} if Path(folder) == PROJECT / "src" / "sampan" / "server" else set()
        return {name for name in names if name in {"node_modules", "__pycache__", *built} or name.endswith(".so")}

    return ignore
