"""Writes the page's types of each game's view, and its lists of words, from the TypedDicts in Python.

Run it from the root of the project, with the project installed or `PYTHONPATH=src`, after every change of a
`src/sampan/games/<key>/view_types.py`, and commit what it writes:

    python web/scripts/view_types.py            # writes web/src/games/<key>/view_types.ts
    python web/scripts/view_types.py --check    # exits 1 if one of them is out of date

A `Literal` alias such as `Colour` becomes the list `COLOURS` and the type `Colour`, any other alias a type, and a
TypedDict an interface. Docstrings and comments come along. The result is formatted as prettier would format it.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

import sampan

GAMES = Path(__file__).parent.parent / "src" / "games"
HEADER = "// Generated from {module} by web/scripts/view_types.py: edit that module, not this file.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
WIDTH = 120  # as in web/.prettierrc

OWNER = re.compile(r"(?:class )?(\w+)(?:\(| = )")  # the first line of a TypedDict or alias
MEMBER = re.compile(r"""\s+["']?(\w+)["']?[:,]""")  # a field of a TypedDict, or a word of a Literal
COMMENT = re.compile(r"(?:^\s*|  )# (?!fmt: |noqa|type: )(.+)$")


def generated() -> Iterator[tuple[Path, str]]:
    """Every file of types, with what it should hold."""
    for key in sampan.game_keys():
        view_type = sampan.game(key).view_type
        if view_type is not None and (GAMES / key).is_dir():
            yield GAMES / key / "view_types.ts", typescript(sys.modules[view_type.__module__])


def typescript(module: types.ModuleType) -> str:
    """The types of a module, in the order in which it declares them."""
    return _Module(module).typescript()


class _Module:
    """A module of view types: its aliases, its TypedDicts and the comments on them."""

    def __init__(self, module: types.ModuleType) -> None:
        source = inspect.getsource(module)
        self.name = module.__name__
        self.comments = _comments(source)
        declared = [(name, thing) for name, thing in vars(module).items() if re.search(rf"^{name} = ", source, re.M)]
        self.aliases = {name: thing for name, thing in declared if not is_typeddict(thing)}
        self.words = {get_args(thing): name for name, thing in self.aliases.items() if get_origin(thing) is Literal}
        self.things = {name: thing for name, thing in vars(module).items() if self._is_own(name, thing)}
        # An annotation is read with these in place of the aliases, so that it keeps their names.
        self.markers: dict[str, Any] = {name: TypeVar(name) for name in self.aliases}

    def _is_own(self, name: str, thing: Any) -> bool:
        return name in self.aliases or (is_typeddict(thing) and thing.__module__ == self.name)

    def typescript(self) -> str:
        parts = [HEADER.format(module=self.name)]
        for name, thing in self.things.items():
            text = self._interface(name, thing) if is_typeddict(thing) else self._alias(name, thing)
            parts.append(_documentation(thing.__doc__ if is_typeddict(thing) else None, self.comments.get(name)) + text)
        return "\n".join(parts)

    def _alias(self, name: str, thing: Any) -> str:
        words = get_args(thing)
        if get_origin(thing) is not Literal or len(words) == 1 or not all(isinstance(word, str) for word in words):
            named = self.words.pop(words, None)  # lest the alias be defined as itself
            text = f"export type {name} = {self._type(thing)};\n"
            self.words.update({words: named} if named else {})
            return text
        plural = f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"
        constant = re.sub(r"(?<!^)(?=[A-Z])", "_", plural).upper()
        said = [self.comments.get(f"{name}.{word}") for word in words]
        line = f"export const {constant} = [{', '.join(map(repr, words))}] as const;\n"
        if len(line) > WIDTH + 1 or any(said):
            rows = [f"  {word!r},{f' // {why}' if why else ''}\n" for word, why in zip(words, said, strict=True)]
            line = f"export const {constant} = [\n{''.join(rows)}] as const;\n"
        return f"{line}export type {name} = (typeof {constant})[number];\n"

    def _interface(self, name: str, kind: Any) -> str:
        lines = [f"export interface {name} {{\n"]
        for field, hint in get_type_hints(kind, localns=self.markers, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            held = get_args(hint)[0] if optional else hint
            key = field if field.isidentifier() else repr(field)
            lines.append(_documentation(self.comments.get(f"{name}.{field}"), indent="  "))
            lines.append(f"  {key}{'?' if optional else ''}: {self._type(held)};\n")
        return "".join([*lines, "}\n"])

    def _type(self, hint: Any) -> str:
        origin, held = get_origin(hint), get_args(hint)
        if isinstance(hint, TypeVar) or is_typeddict(hint):
            return str(hint.__name__)
        if origin is Literal:
            return self.words.get(held) or " | ".join(map(repr, held))
        if origin in (Union, types.UnionType):
            return " | ".join(self._type(one) for one in held)
        if origin is tuple:
            return f"[{', '.join(self._type(one) for one in held)}]"
        if origin is list:
            inner = self._type(held[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            record = f"Record<{self._type(held[0])}, {self._type(held[1])}>"
            return record if self._is_text(held[0]) else f"Partial<{record}>"
        if hint in PLAIN:
            return PLAIN[hint]
        raise TypeError(f"{hint!r} has no counterpart in TypeScript yet")

    def _is_text(self, hint: Any) -> bool:
        return (self.aliases[hint.__name__] if isinstance(hint, TypeVar) else hint) is str


def _comments(source: str) -> dict[str, str]:
    """The comments above or behind each alias, field ("Player.seat") and word ("Phase.ended")."""
    comments: dict[str, str] = {}
    owner, above = "", []
    for line in source.splitlines():
        found = COMMENT.search(line)
        if found and line.lstrip().startswith("#"):
            above.append(found[1])
            continue
        opened, member = OWNER.match(line), MEMBER.match(line)
        if opened:
            owner = opened[1]
        named = owner if opened else f"{owner}.{member[1]}" if member else None
        said = [*above, found[1]] if found else above
        if named and said:
            comments[named] = _translated(" ".join(said))
        above = []
    return comments


def _translated(text: str) -> str:
    """What a comment in Python says, in the words of TypeScript."""
    return re.sub(r"\bNone\b", "null", re.sub(r"(?<=\. )None\b", "Null", text))


def _documentation(*texts: str | None, indent: str = "") -> str:
    """A comment for editors to show, or nothing."""
    said = "\n\n".join(_sentence(inspect.cleandoc(text)) for text in texts if text)
    line = f"{indent}/** {said} */\n"
    if not said or ("\n" not in said and len(line) <= WIDTH + 1):
        return line if said else ""
    lines = [row for part in said.split("\n\n") for row in ["", *textwrap.wrap(part, WIDTH - 3 - len(indent))]][1:]
    return f"{indent}/**\n" + "".join(f"{indent} * {row}".rstrip() + "\n" for row in lines) + f"{indent} */\n"


def _sentence(text: str) -> str:
    translated = _translated(text)
    return f"{translated[0].upper()}{translated[1:]}{'' if translated.endswith('.') else '.'}"


def main() -> None:
    """Write the files, or say which of them are out of date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is out of date")
    chosen = parser.parse_args()
    stale = [path for path, text in generated() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if chosen.check:
        sys.exit("\n".join([f"{path} is out of date: python web/scripts/view_types.py" for path in stale]) or 0)
    for path, text in generated():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
