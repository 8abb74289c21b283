"""Damages positions in one place, and sees that what comes of it is refused with a sentence or works."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

from sampan import OVER, Game, NotationError, OptionError, Rng, SampanError, State

Path = tuple[Any, ...]
Laws = Callable[[State], None]


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


def read(game: Game, position: Any) -> State | SampanError:
    """The state of a position, or the refusal; any other exception goes through."""
    try:
        return game.restore(position)
    except (NotationError, OptionError) as problem:
        return problem


def works(game: Game, state: State, rng: Rng, laws: Laws, steps: int) -> None:
    """The state can be shown, written, read, guessed at and played on, and keeps the laws."""
    for _ in range(steps):
        laws(state)
        position = state.position()
        for seat in (None, *range(int(state.seats))):
            json.dumps(state.view(seat))
            state.resample(seat, rng)
        assert game.restore(json.loads(json.dumps(position))).position() == position
        if state.to_move() == OVER:
            assert state.outcome() is not None
            return
        legal = state.legal()
        assert legal
        for action in legal[:3]:
            assert game.find(state, game.describe(state, action)) == action
        state.apply(rng.choose(legal))


def damage_and_read(
    game: Game, state: State, rng: Rng, times: int, nonsense: list[Any], phases: list[str], laws: Laws
) -> int:
    """Damage the position of a state so often; returns how many of the damaged ones were refused."""
    refused = 0
    for _ in range(times):
        position = state.position()
        # A phase that does not fit what lies on the table is the likeliest forgery.
        forged = {**position, "phase": rng.choose(phases)}
        restored = read(game, damage(position, rng, [*nonsense, *phases]) if rng.below(5) else forged)
        if isinstance(restored, State):
            works(game, restored, rng, laws, 4)
        else:
            assert restored.sentence("en")
            assert restored.sentence("fr")
            refused += 1
    return refused
