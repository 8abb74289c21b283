"""Pins what `make` installs: writes the files beside this one from pyproject.toml, every version with its hashes.

    python requirements/lock.py             what pyproject.toml newly asks for, and nothing else
    python requirements/lock.py --upgrade   the newest versions that its ranges allow
    python requirements/lock.py --check     says whether the files still fit pyproject.toml; asks no other machine

The versions are for every platform and every Python that Sampan runs on. No index is named: whoever installs chooses
where to fetch packages, and the hashes say that they are the right ones.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE: Final = Path(__file__).parent
PYPROJECT: Final = HERE.parent / "pyproject.toml"
OLDEST_PYTHON: Final = "3.11"

# The files, each with the extras or the group of pyproject.toml that it pins. The first one pins almost everything, and
# the others follow it, so that no package has two versions.
EXTRAS: Final = {
    "test": ("server", "postgres", "ladder", "research", "examples"),
    "play": ("server", "ladder"),
    "deploy": ("server", "postgres"),
}
GROUPS: Final = ("test", "build", "release")
FILES: Final = ("test", "play", "deploy", "build", "release")

_PIN: Final = re.compile(r"(?P<name>[\w.-]+)==(?P<version>\S+)(?: ; .*?)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n")
_DIRECT: Final = re.compile(r"^    # +(?:via )?-r \w+\.in$", re.MULTILINE)


def lock(upgrade: bool) -> None:
    """Write every file."""
    options = ["--no-config", "--quiet", "--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"]
    options += ["--custom-compile-command", "make lock", *(["--upgrade"] if upgrade else [])]
    for name in FILES:
        print(f"requirements/{name}.txt")
        followed = ["--constraints", f"{FILES[0]}.txt"] if name != FILES[0] else []
        source = HERE / f"{name}.in"
        source.write_text("\n".join(map(str, asked_for(name))), encoding="utf-8")
        command = [sys.executable, "-m", "uv", "pip", "compile", *options, *followed, "--output-file", f"{name}.txt"]
        try:
            subprocess.run([*command, source.name], cwd=HERE, check=True)
        finally:
            source.unlink()


def check() -> list[str]:
    """What no longer fits, in sentences."""
    problems = []
    for name in FILES:
        asked = {canonicalize_name(wanted.name): wanted for wanted in asked_for(name)}
        pins: dict[str, list[str]] = {}
        for entry in re.split(r"^(?=\w)", (HERE / f"{name}.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            pin = _PIN.match(entry)
            if pin is None:
                problems.append(f"requirements/{name}.txt: no version with its hashes: {entry.splitlines()[0]}")
                continue
            pins.setdefault(pin["name"], []).append(pin["version"])
            if _DIRECT.search(entry) and pin["name"] not in asked:
                problems.append(f"requirements/{name}.txt has {pin['name']}, which pyproject.toml no longer asks for")
        for package, wanted in asked.items():
            versions = pins.get(package, [])
            if not versions or not all(version in wanted.specifier for version in versions):
                has = ", ".join(versions) or "nothing"
                problems.append(f"requirements/{name}.txt has {has} where pyproject.toml asks for {wanted}")
    return problems


def asked_for(name: str) -> list[Requirement]:
    """What pyproject.toml itself asks for in a file."""
    said: dict[str, Any] = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    project = said["project"]
    words: list[str] = []
    if name == "build":
        words += said["build-system"]["requires"]
    if name in EXTRAS:
        words += project["dependencies"]
    for extra in EXTRAS.get(name, ()):
        words += project["optional-dependencies"][extra]
    if name in GROUPS:
        words += said["dependency-groups"][name]
    asked = [Requirement(word) for word in words]
    return [each for each in asked if each.name != project["name"]]  # an extra that includes others names Sampan


if __name__ == "__main__":
    if "--check" in sys.argv:
        found = check()
        if found:
            sys.exit("\n".join([*found, "Run make lock, and commit what it writes."]))
    else:
        lock("--upgrade" in sys.argv)
