"""Damages a piece of JSON in one place."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from sampan import Rng

Path = tuple[Any, ...]


def damage(position: dict[str, Any], rng: Rng, nonsense: list[Any]) -> dict[str, Any]:
    """Delete, change, double or exchange something, once."""
    damaged = copy.deepcopy(position)
    top = rng.choose(sorted(damaged))  # every field as often as the long ones
    places = [(top,), *_paths(damaged[top], (top,))]
    path = rng.choose(places)
    parent = _parent_of(damaged, path)
    kind = rng.below(4)
    if kind == 0:
        del parent[path[-1]]
    elif kind == 1:
        parent[path[-1]] = rng.choose(nonsense)
    elif kind == 2 and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[path[-1]]))
    else:
        other = rng.choose(places)
        its_parent = _parent_of(damaged, other)
        parent[path[-1]], its_parent[other[-1]] = copy.deepcopy(its_parent[other[-1]]), copy.deepcopy(parent[path[-1]])
    return damaged


def _paths(data: Any, above: Path) -> Iterator[Path]:
    """The ways to everything below."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*above, key)
        yield from _paths(value, (*above, key))


def _parent_of(data: Any, path: Path) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data
