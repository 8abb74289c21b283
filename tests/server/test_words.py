"""Whatever the server may say, it can say in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast, parse

import sampan.server
from sampan import text
from sampan.server.refusal import PACKAGE

FOLDER = Path(sampan.server.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with the fields they mention."""
    content = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = parse(content)
    assert not any(isinstance(entry, ast.Junk) for entry in resource.body)
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", content[entry.span.start : entry.span.end]))
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.span is not None
    }


def test_both_languages_say_the_same_things_with_the_same_fields() -> None:
    assert messages("en") == messages("fr")


def test_every_reason_has_its_sentence() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    reasons = set(re.findall(r'(?:Refusal|OverLimit|SampanError|IllegalAction|OptionError)\(\s*"([a-z-]+)"', source))
    reasons |= {"no-address", "method", "request"}
    assert len(reasons) > 40
    for reason in reasons:
        assert all(text.has(language, PACKAGE, f"refusal-{reason}") for language in text.LANGUAGES), reason


def test_every_message_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    for message in set(messages("en")) - {"serve-short", "serve-examples"}:  # these the program asks for
        assert f'"{message.removeprefix("refusal-")}"' in source, message
