"""What makes a position good for a seat, part by part and in words that people use: hints say why with it."""

from __future__ import annotations

from typing import NamedTuple


class Term(NamedTuple):
    """One part of a position: the higher its value, the better for the seat. A sentence can say that it has risen.

    `kind` and `about` together say which part it is, so the same part is found again in another position. `details` are
    what the sentence says besides. A rise by less than `notable` is not worth a word. Of a `price` it is the fall that
    is told, after what has risen for it.
    """

    kind: str
    about: dict[str, object]
    value: float
    notable: float
    details: dict[str, object]
    price: bool = False


def term(
    kind: str, about: dict[str, object], value: float, notable: float, details: dict[str, object] | None = None
) -> Term:
    """A term, usually without details."""
    return Term(kind, about, value, notable, details or {})


def price(kind: str, about: dict[str, object], value: float, notable: float) -> Term:
    """A term that is told when it falls, as the price of what rises."""
    return Term(kind, about, value, notable, {}, True)
