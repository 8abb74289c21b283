"""Compares data with a TypedDict, key by key: what is missing, too much, or of another type."""

from __future__ import annotations

import types
from functools import cache
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def mismatch(value: Any, hint: Any, path: str = "view") -> str | None:
    """Where and how the value is not what the type says; None if it is."""
    origin, held = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _mismatch_in_object(value, hint, path)
    if origin in (Union, types.UnionType):
        return None if any(mismatch(value, one) is None for one in held) else f"{path}: {value!r} is not {hint}"
    if origin is Literal:
        return None if value in held else f"{path}: {value!r} is none of {held}"
    if origin is list and isinstance(value, list):
        found = [mismatch(item, held[0], f"{path}[{place}]") for place, item in enumerate(value)]
        return next(filter(None, found), None)
    if origin is dict and isinstance(value, dict):
        found = [mismatch(key, held[0], f"{path} key") for key in value]
        found += [mismatch(item, held[1], f"{path}.{key}") for key, item in value.items()]
        return next(filter(None, found), None)
    if hint is Any or (origin is None and type(value) is (type(None) if hint is None else hint)):
        return None
    return f"{path}: {value!r} is not {hint}"


def _mismatch_in_object(value: Any, hint: Any, path: str) -> str | None:
    if not isinstance(value, dict):
        return f"{path}: {value!r} is not {hint.__name__}"
    hints = _hints(hint)
    for name, kind in hints.items():
        optional = get_origin(kind) is NotRequired
        if name in value:
            found = mismatch(value[name], get_args(kind)[0] if optional else kind, f"{path}.{name}")
            if found:
                return found
        elif not optional:
            return f"{path}.{name} is missing"
    extra = [name for name in value if name not in hints]
    return f"{path}: {hint.__name__} has no {extra}" if extra else None


@cache
def _hints(hint: Any) -> dict[str, Any]:
    """The keys of a TypedDict with their types; working them out anew for every view took most of the time."""
    return get_type_hints(hint, include_extras=True)
