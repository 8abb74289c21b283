"""Writes the page's types of each game's view, and its lists of words, from the TypedDicts in Python.

    python web/scripts/view_types.py            # writes web/src/games/<key>/view_types.ts
    python web/scripts/view_types.py --check    # exits 1 if one of them is out of date

A `Literal` alias such as `Colour` becomes the list `COLOURS` and the type `Colour`; a TypedDict becomes an interface.
"""

from __future__ import annotations

import argparse
import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import sampan

GAMES = Path(__file__).parent.parent / "src" / "games"
HEADER = "// Generated from {module} by web/scripts/view_types.py: edit that module, not this file.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def generated() -> Iterator[tuple[Path, str]]:
    """Every file of types, with what it should hold."""
    for key in sampan.game_keys():
        view_type = sampan.game(key).view_type
        if view_type is not None and (GAMES / key).is_dir():
            yield GAMES / key / "view_types.ts", typescript(sys.modules[view_type.__module__])


def typescript(module: types.ModuleType) -> str:
    """The types of a module, in the order in which it declares them."""
    own = [(name, thing) for name, thing in vars(module).items() if not name.startswith("_")]
    words = {get_args(thing): name for name, thing in own if _is_words(thing)}
    parts = [HEADER.format(module=module.__name__)]
    for name, thing in own:
        if _is_words(thing):
            parts.append(_list_of_words(name, get_args(thing)))
        elif is_typeddict(thing) and thing.__module__ == module.__name__:
            parts.append(_interface(name, thing, words))
    return "\n".join(parts)


def _is_words(thing: object) -> bool:
    return get_origin(thing) is Literal and all(isinstance(word, str) for word in get_args(thing))


def _list_of_words(name: str, words: tuple[str, ...]) -> str:
    plural = f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"
    constant = "".join(f"_{letter}" if letter.isupper() else letter for letter in plural).lstrip("_").upper()
    listed = "".join(f"  {word!r},\n" for word in words)
    return f"export const {constant} = [\n{listed}] as const;\nexport type {name} = (typeof {constant})[number];\n"


def _interface(name: str, kind: type, words: dict[tuple[Any, ...], str]) -> str:
    lines = [f"/** {inspect.cleandoc(kind.__doc__)} */"] if kind.__doc__ else []
    lines.append(f"export interface {name} {{")
    for field, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        held = get_args(hint)[0] if optional else hint
        lines.append(f"  {field}{'?' if optional else ''}: {_type(held, words)};")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any, words: dict[tuple[Any, ...], str]) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, held = get_origin(hint), get_args(hint)
    if origin is Literal:
        return words.get(held) or " | ".join(repr(word) if isinstance(word, str) else str(word) for word in held)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one, words) for one in held)
    if origin is tuple:
        return f"[{', '.join(_type(one, words) for one in held)}]"
    if origin is list:
        inner = _type(held[0], words)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        record = f"Record<{_type(held[0], words)}, {_type(held[1], words)}>"
        return record if held[0] is str else f"Partial<{record}>"
    raise TypeError(f"{hint!r} has no counterpart in TypeScript yet")


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
