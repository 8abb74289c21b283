"""All settings for people to read: as a TOML file in their language, and as the table in docs/operations.md."""

from __future__ import annotations

import json
from dataclasses import MISSING, Field, fields
from typing import Any, Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sampan import text
from sampan.server.load_settings import PREFIX
from sampan.server.refusal import PACKAGE
from sampan.server.settings import Settings

_DOCUMENTED: Final = "en"


def toml(settings: Settings, language: str) -> str:
    """A settings file that says what each setting means; what has its default value is commented out."""
    lines: list[str] = []
    for field in fields(settings):
        value = getattr(settings, field.name)
        usual = text.say(language, PACKAGE, "setting-default", {"default": _default(field, language)})
        lines.append(f"# {_meaning(field, language)} {usual}")
        unchanged = value == (field.default if field.default_factory is MISSING else field.default_factory())
        lines.append(f"{'# ' if unchanged else ''}{field.name} = {_written(field.name, value)}")
        lines.append("")
    return "\n".join(lines)


def markdown() -> str:
    """The table for the documentation."""
    rows = [
        f"| `{field.name}` | `{PREFIX}{field.name.upper()}` | {_default(field, _DOCUMENTED)} "
        f"| {_meaning(field, _DOCUMENTED)} |"
        for field in fields(Settings)
    ]
    return "\n".join(["| setting | variable | default | meaning |", "|---|---|---|---|", *rows])


def _meaning(field: Field[Any], language: str) -> str:
    return text.say(language, PACKAGE, f"setting-{field.name}")


def _default(field: Field[Any], language: str) -> str:
    """The default as it is written, or in words where it depends on the machine."""
    if field.default_factory is not MISSING:
        return text.say(language, PACKAGE, "setting-automatic")
    return _written(field.name, field.default)


def _written(name: str, value: object) -> str:
    """A value as TOML has it, without the password of a database."""
    if name == "database" and value:
        try:
            value = make_url(str(value)).render_as_string(hide_password=True)
        except ArgumentError:
            value = "***"
    if value is None:
        return '"none"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return f"{value:_}" if isinstance(value, int) and value >= 10_000 else repr(value)
    if isinstance(value, tuple):
        return json.dumps(list(value), ensure_ascii=False)
    return json.dumps(str(value), ensure_ascii=False)


if __name__ == "__main__":  # python -m sampan.server.settings_table prints the table anew
    print(markdown())  # noqa: T201
