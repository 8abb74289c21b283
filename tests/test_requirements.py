"""The files in requirements/ fit pyproject.toml, on every platform, and name no place to fetch packages from."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "requirements").glob("*.txt"))


def check(root: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "requirements" / "lock.py"), "--check"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def pins(file: Path) -> list[Requirement]:
    return [Requirement(line.removesuffix("\\")) for line in re.findall(r"^\w.*", file.read_text(), re.MULTILINE)]


def test_they_fit() -> None:
    done = check(ROOT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"click>=8.1,<9",', '"click>=99",', "where pyproject.toml asks for click>=99"),
        ('"click>=8.1,<9",', '"click>=8.1,<9", "lacking>=1",', "has nothing where pyproject.toml asks for lacking>=1"),
        ('"rich>=13.7,<16",', "", "has rich, which pyproject.toml no longer asks for"),
        ('"setuptools>=77",', '"setuptools>=999",', "build.txt has"),
    ],
)
def test_it_is_said_when_they_do_not(tmp_path: Path, before: str, after: str, said: str) -> None:
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    project = (ROOT / "pyproject.toml").read_text()
    assert before in project
    (tmp_path / "pyproject.toml").write_text(project.replace(before, after))
    done = check(tmp_path)
    assert done.returncode == 1
    assert said in done.stderr
    assert "make lock" in done.stderr


def test_a_version_without_its_hashes_is_said(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    play = tmp_path / "requirements" / "play.txt"
    play.write_text(re.sub(r"( \\\n    --hash=.*)+", "", play.read_text(), count=1))
    assert "no version with its hashes" in check(tmp_path).stderr


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_they_name_no_place(file: Path) -> None:
    assert not re.search(r"//|--(extra-)?index|--find-links|@|file:", file.read_text())


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
def test_every_package_has_one_version_wherever_it_is_installed(python: str, system: str) -> None:
    here = {"python_version": python, "python_full_version": f"{python}.5", "sys_platform": system}
    chosen: dict[str, set[str]] = {}
    for file in FILES:
        for pin in pins(file):
            if pin.marker is None or pin.marker.evaluate(here):
                chosen.setdefault(pin.name, set()).add(str(pin.specifier))
    assert {name for name, versions in chosen.items() if len(versions) != 1} == set()
    assert {"click", "numpy", "setuptools", "sqlalchemy"} <= chosen.keys()
