"""Compares data with a TypedDict, key by key: what is missing, too much, or of another type."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

Check = Callable[[Any], str | None]


def mismatch(value: Any, hint: Any) -> str | None:
    """Where and how the value is not what the type says; None if it is."""
    found = _check(hint)(value)
    return found and f"view{found}"


@cache
def _check(hint: Any) -> Check:
    """What compares a value with a type; made once for each type, because there are many values."""
    origin, held = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _check_of_object(hint)
    if origin in (Union, types.UnionType):
        checks = [_check(one) for one in held]
        return lambda value: None if any(check(value) is None for check in checks) else _is_not(value, hint)
    if origin is Literal:
        return lambda value: None if value in held else f": {value!r} is none of {held}"
    if origin is list:
        return _check_of_list(hint, _check(held[0]))
    if origin is dict:
        return _check_of_dict(hint, _check(held[0]), _check(held[1]))
    if hint is Any:
        return lambda value: None
    exact = type(None) if hint is None else hint
    return lambda value: None if type(value) is exact else _is_not(value, hint)


def _is_not(value: Any, hint: Any) -> str:
    return f": {value!r} is not {hint}"


def _check_of_list(hint: Any, check: Check) -> Check:
    def compare(value: Any) -> str | None:
        if not isinstance(value, list):
            return _is_not(value, hint)
        for place, item in enumerate(value):
            if found := check(item):
                return f"[{place}]{found}"
        return None

    return compare


def _check_of_dict(hint: Any, check_key: Check, check_item: Check) -> Check:
    def compare(value: Any) -> str | None:
        if not isinstance(value, dict):
            return _is_not(value, hint)
        for key, item in value.items():
            if found := check_key(key):
                return f" key{found}"
            if found := check_item(item):
                return f".{key}{found}"
        return None

    return compare


def _check_of_object(hint: Any) -> Check:
    required: set[str] = set()
    checks: dict[str, Check] = {}

    def compare(value: Any) -> str | None:
        if not isinstance(value, dict):
            return _is_not(value, hint.__name__)
        for name, item in value.items():
            check = checks.get(name)
            if check is None:
                return f": {hint.__name__} has no {name}"
            if found := check(item):
                return f".{name}{found}"
        missing = required - value.keys()
        return f".{min(missing)} is missing" if missing else None

    for name, kind in get_type_hints(hint, include_extras=True).items():
        optional = get_origin(kind) is NotRequired
        checks[name] = _check(get_args(kind)[0] if optional else kind)
        if not optional:
            required.add(name)
    return compare
