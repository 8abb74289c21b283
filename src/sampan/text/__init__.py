"""Sentences for people, in English and French, from Fluent files beside the code that needs them.

A package has its messages in `text/<language>.ftl` in its own folder, so a game brings its text along. This module
knows no game: it is told which package is speaking.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
COMMON: Final = "sampan"


def preferred_language(environ: Mapping[str, str] | None = None) -> str:
    """The language a person's environment asks for: SAMPAN_LANG, then the locale, then English."""
    names = os.environ if environ is None else environ
    for name in ("SAMPAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = names.get(name, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else "en"
    return "en"


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and programs need no sentences

    # Isolation marks are for mixing scripts of two directions, which we never do; terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for speaker in dict.fromkeys((COMMON, package)):
        source = resources.files(speaker).joinpath("text", f"{language}.ftl")
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def has(language: str, package: str, message: str) -> bool:
    """Whether the package, or Sampan itself, has such a message in that language."""
    return bool(_bundle(language, package).has_message(message))


def say(language: str, package: str, message: str, fields: Mapping[str, object] | None = None) -> str:
    """The message as a sentence; a message that does not exist is a KeyError."""
    bundle = _bundle(language, package)
    found = bundle.get_message(message)
    if found.value is None:
        raise KeyError(message)
    text, errors = bundle.format_pattern(found.value, _spoken(fields or {}))
    if errors:
        raise ValueError(f"{package} {language} {message}: {errors[0]}")
    return str(text)


@cache
def variables(language: str, package: str, message: str) -> frozenset[str]:
    """The fields that a message uses, be it in other messages that it quotes."""
    used: set[str] = set()
    for kind, name in _references(_bundle(language, package).get_message(message).value):
        used.update([name] if kind == "VariableReference" else variables(language, package, name))
    return frozenset(used)


def _references(node: object) -> Iterator[tuple[str, str]]:
    """The variables and other messages that a piece of a message's syntax tree refers to, each with its kind."""
    kind = type(node).__name__
    if isinstance(node, list):
        for piece in node:
            yield from _references(piece)
    elif kind in ("VariableReference", "MessageReference"):
        yield kind, str(getattr(getattr(node, "id", None), "name", ""))
    elif hasattr(node, "__dict__"):
        yield from _references(list(vars(node).values()))


def _spoken(fields: Mapping[str, object]) -> dict[str, int | float | str]:
    """Fields as Fluent takes them: numbers and strings; the items of a list are joined with commas."""
    return {name: _spoken_value(value) for name, value in fields.items()}


def _spoken_value(value: object) -> int | float | str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return ", ".join(str(item) for item in value)
    return "none" if value is None else str(value)
