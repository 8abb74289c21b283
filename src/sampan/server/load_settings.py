"""Settings from where a host writes them down: flags win over the environment, which wins over a TOML file.

A variable is called `SAMPAN_` and the name of the setting in capitals; a file has the names as its keys. Pydantic alone
does this: with pydantic-settings, every `Settings()` of a test would read the environment.
"""

from __future__ import annotations

import math
import os
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from sampan.core.options import shown
from sampan.server.refusal import Refusal
from sampan.server.settings import Settings

PREFIX: Final = "SAMPAN_"
CONFIG: Final = f"{PREFIX}CONFIG"
_NOT_SETTINGS: Final = {CONFIG, f"{PREFIX}LANG", f"{PREFIX}COMPILE"}  # the language, and what setup.py asks for


def load_settings(
    flags: Mapping[str, object], config: str | None = None, environ: Mapping[str, str] = os.environ
) -> Settings:
    """The settings of a server; a Refusal says which of them is wrong, and where it was set.

    `flags` are those that were given, by the name of their setting; they have been checked already.
    """
    chosen = _from_file(config or environ.get(CONFIG, "")) | _from_environment(environ) | dict(flags)
    return Settings(**chosen)


def _from_file(name: str) -> dict[str, Any]:
    if not name:
        return {}
    try:
        written = tomllib.loads(Path(name).read_text(encoding="utf-8"))
    except OSError as problem:
        raise Refusal("config", {"file": name, "problem": problem.strerror}) from None
    except ValueError as problem:  # not UTF-8, or not TOML
        raise Refusal("config", {"file": name, "problem": str(problem)}) from None
    return {key: _read(key, value, f"{name}: {key}") for key, value in written.items()}


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """What the environment says; an empty variable says nothing."""
    found = {name: value for name, value in environ.items() if name.startswith(PREFIX) and value}
    return {
        name.removeprefix(PREFIX).lower(): _read(name.removeprefix(PREFIX).lower(), value, name)
        for name, value in found.items()
        if name not in _NOT_SETTINGS
    }


def _read(name: str, value: object, where: str) -> object:
    """The value of a setting as its type wants it; text is read, and lists in a text are separated by commas."""
    if name not in {each.name for each in fields(Settings)}:
        raise Refusal("setting-unknown", {"where": where})
    hint = get_type_hints(Settings, include_extras=True)[name]
    kind, least, most = _form(hint)
    given = value
    if isinstance(value, str):
        if kind == "list":
            given = [item.strip() for item in value.split(",") if item.strip()]
        elif value.lower() == "none" and type(None) in get_args(hint):
            return None
    try:
        read: object = TypeAdapter(hint).validate_python(given)
        if isinstance(read, int | float) and not least <= read < math.inf:
            raise ValueError(read)
    except ValueError:  # pydantic's is one, too
        words: dict[str, object] = {"kind": kind, "least": least, "known": list(get_args(hint))}
        if most is not None:
            words |= {"kind": "range", "most": most}
        raise Refusal("setting-value", {"where": where, "value": shown(value), **words}) from None
    return read


def _form(hint: Any) -> tuple[str, float, float | None]:
    """What a setting must be, in one word, and the least and the largest number that it may be."""
    parts = (hint, *get_args(hint))  # a number may be annotated, and perhaps left out altogether
    limits = [limit for part in parts for limit in getattr(part, "__metadata__", ())]
    least: float = next((limit.ge for limit in limits if hasattr(limit, "ge")), 0)
    most: float | None = next((limit.le for limit in limits if hasattr(limit, "le")), None)
    if get_origin(hint) is Literal:
        return "word", least, most
    kinds = {getattr(part, "__origin__", part) for part in parts}
    if tuple in kinds:
        return "list", least, most
    for kind, word in ((bool, "truth"), (int, "whole"), (float, "number")):
        if kind in kinds:
            return word, least, most
    return "text", least, most
