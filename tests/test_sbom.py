"""`make sbom` names everything that a server and its page are made of."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def commands() -> list[str]:
    """The lines of the target in the Makefile, with this environment's programs."""
    target = re.search(r"^sbom:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert target is not None
    return [
        line.strip().lstrip("@").replace("$(BIN)", str(Path(sys.executable).parent)) for line in target[1].splitlines()
    ]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if importlib.util.find_spec("cyclonedx_py") is None:
        pytest.skip("what writes the SBOM is not installed: make sbom")
    if shutil.which("npm") is None:
        pytest.skip("no npm is found")
    folder = tmp_path_factory.mktemp("sbom")
    (folder / "web").mkdir()
    for file in ("pyproject.toml", "requirements/deploy.txt", "web/package.json", "web/package-lock.json"):
        (folder / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    for command in commands():
        subprocess.run(command, shell=True, cwd=folder, check=True)
    return folder / "dist"


def components(file: Path) -> set[tuple[str, str]]:
    told: dict[str, Any] = json.loads(file.read_text())
    assert told["bomFormat"] == "CycloneDX"
    return {(each.get("group", "") + each["name"], each["version"]) for each in told["components"]}


def test_every_python_package_is_named(written: Path) -> None:
    pinned = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / "deploy.txt").read_text(), re.MULTILINE)
    assert components(written / "sbom-python.cdx.json") == set(pinned) != set()


def test_every_package_of_the_page_is_named(written: Path) -> None:
    locked: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())
    named = {name for name, _ in components(written / "sbom-page.cdx.json")}
    assert {"svelte", "marked", "dompurify"} <= named
    assert set(locked["packages"][""]["dependencies"]) <= named
