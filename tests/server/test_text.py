"""Whatever the server and its tables may say, they can say in both languages."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import sampan.server
import sampan.table
import sampan.workers
from sampan import text
from sampan.server.settings import Settings

SERVER, TABLE = Path(sampan.server.__file__).parent, Path(sampan.table.__file__).parent
WORKERS = Path(sampan.workers.__file__).parent
FOLDERS = pytest.mark.parametrize("folder", [SERVER, TABLE, WORKERS], ids=["server", "table", "workers"])
ASKED_FOR_BY_THE_PROGRAM = {"serve-short", "serve-examples"}


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a language with the fields they mention."""
    content = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = parse(content)
    assert not any(isinstance(entry, ast.Junk) for entry in resource.body)
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", content[entry.span.start : entry.span.end]))
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.span is not None
    }


def source(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


@FOLDERS
def test_both_languages_say_the_same_things_with_the_same_fields(folder: Path) -> None:
    assert messages(folder, "en") == messages(folder, "fr")


def reasons(folder: Path) -> set[str]:
    return set(
        re.findall(r'(?:Refusal|OverLimit|SampanError|IllegalAction|OptionError)\(\s*"([a-z-]+)"', source(folder))
    )


def test_every_reason_has_its_sentence() -> None:
    found = {"sampan.server": reasons(SERVER) | {"no-address", "method", "request"}, "sampan.table": reasons(TABLE)}
    assert sum(map(len, found.values())) > 40
    for package, each in found.items():
        for reason in each:
            assert all(text.has(language, package, f"refusal-{reason}") for language in text.LANGUAGES), reason


@FOLDERS
def test_every_message_is_used(folder: Path) -> None:
    settings = {f"setting-{field.name}" for field in fields(Settings)}
    for message in set(messages(folder, "en")) - ASKED_FOR_BY_THE_PROGRAM - settings:
        assert f'"{message.removeprefix("refusal-")}"' in source(folder), message
