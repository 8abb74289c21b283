"""Arrays in memory that several processes share, one after another in one block."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sampan.research.shard import Arrays

_ALIGNMENT = 64  # bytes, so that no two arrays share a cache line

Shapes = dict[str, tuple[type[Any], tuple[int, ...]]]  # by name: the type of an array's numbers, and its shape


def block_size(shapes: Shapes) -> int:
    """How many bytes all the arrays take."""
    return sum(_aligned_size(*shape) for shape in shapes.values())


def place_arrays(block: Any, shapes: Shapes) -> Arrays:
    """The arrays in a block of memory."""
    arrays: Arrays = {}
    start = 0
    for name, (kind, shape) in shapes.items():
        arrays[name] = np.ndarray(shape, kind, block, start)
        start += _aligned_size(kind, shape)
    return arrays


def as_bytes(array: NDArray[Any]) -> memoryview:
    """The array's bytes without NumPy, which is slow to handle a few numbers."""
    return array.reshape(-1).view(np.uint8).data


def as_integers(array: NDArray[np.int64]) -> memoryview:
    """The array's numbers without NumPy."""
    return as_bytes(array).cast("q")


def _aligned_size(kind: type[Any], shape: tuple[int, ...]) -> int:
    size = int(np.dtype(kind).itemsize * np.prod(shape))
    return -(-size // _ALIGNMENT) * _ALIGNMENT
