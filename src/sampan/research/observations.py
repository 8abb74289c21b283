"""Observations as NumPy arrays: what all adapters hand out, whole, field by field, or as the 0s and 1s of a network.

Each game says itself which planes and scalars there are (`State.observation_fields`), and writes them from its view.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sampan.core.game import Game
from sampan.core.observation_fields import Field, ObservationFields
from sampan.core.state import State

Numbers = NDArray[np.int16]
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def observe(state: State, seat: int | None) -> Numbers:
    """What a seat, or a spectator (None), sees."""
    return window(state.observation(seat), np.int16).copy()


def window(array: Any, kind: type[Any]) -> NDArray[Any]:
    """An array of compiled code as NumPy sees it: not a copy, and not to be written to."""
    return np.frombuffer(array, kind)


def mask(state: State, seat: int | None = None) -> Mask:
    """1 for every action code that is legal now; 0 everywhere if the seat is given and not to move."""
    codes = np.zeros(int(state.action_codes()), np.int8)
    mover = state.to_move()
    if mover == (mover if seat is None else state.observer(seat)) and mover >= 0:
        codes[state.legal()] = 1
    return codes


def highs(encoding: ObservationFields) -> Numbers:
    """The largest that every number can be; the smallest is 0."""
    return np.concatenate([np.full(field.size, field.high, np.int16) for field in encoding.fields])


def split(encoding: ObservationFields, observations: NDArray[np.generic]) -> dict[str, NDArray[np.generic]]:
    """The fields of one or of many observations by name, each in its shape; no copies."""
    observations = np.asarray(observations)
    before = observations.shape[:-1]
    if observations.shape[-1:] != (encoding.size,):
        raise ValueError(f"observations of this game have {encoding.size} numbers, not the shape {observations.shape}")
    return {
        field.name: observations[..., field.start : field.start + field.size].reshape((*before, *field.shape))
        for field in encoding.fields
    }


def expand(encoding: ObservationFields, observations: Numbers) -> Floats:
    """One or many observations as a network likes them: a 1 among 0s for a category, units for what counts."""
    before = np.shape(observations)[:-1]
    pieces = expand_fields(encoding, observations).values()
    sizes = [math.prod(wide.shape[len(before) :]) for wide in pieces]  # -1 would not do for no observation at all
    return np.concatenate([wide.reshape((*before, size)) for wide, size in zip(pieces, sizes, strict=True)], axis=-1)


def expand_fields(encoding: ObservationFields, observations: Numbers) -> dict[str, Floats]:
    """The same field by field: a category has one dimension more, for its values."""
    named = split(encoding, observations)
    return {field.name: _expand_field(field, named[field.name]) for field in encoding.fields}


def expanded_size(encoding: ObservationFields) -> int:
    """How many numbers `expand` makes of one observation."""
    return sum(field.size * (field.high + 1 if field.category else 1) for field in encoding.fields)


def documented(game: Game) -> str:
    """What an observation of a game has, as text in Markdown for its documentation."""
    state = game.start(game.fewest_seats)
    encoding, codes = state.observation_fields(), int(state.action_codes())
    size = f"{encoding.size} numbers, {expanded_size(encoding)} expanded; {codes} action codes"
    return f"With {game.fewest_seats} seats and no options: {size}.\n\n{_table(encoding)}"


def _table(encoding: ObservationFields) -> str:
    lines = ["| from | field | shape | values | meaning |", "| ---: | --- | --- | --- | --- |"]
    for field in encoding.fields:
        shape = "×".join(str(length) for length in field.shape) or "–"
        values = f"one of {field.high + 1}" if field.category else f"0 to {field.high}"
        lines.append(f"| {field.start} | `{field.name}` | {shape} | {values} | {field.meaning} |")
    return "\n".join(lines) + "\n"


def _expand_field(field: Field, numbers: NDArray[np.generic]) -> Floats:
    if field.category:
        return np.asarray(numbers[..., None] == np.arange(field.high + 1), np.float32)
    return np.asarray(numbers, np.float32) / np.float32(field.unit)
