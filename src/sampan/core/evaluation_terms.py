"""What makes a position good for a seat, part by part and in words that people use: hints and warnings say why."""

from __future__ import annotations

from typing import Final, NamedTuple

LOSS: Final = "loss"  # its fall can be told: the seat loses what it had
THREAT: Final = "threat"  # minus how likely something bad is: it can be told as it stands


class Term(NamedTuple):
    """One part of a position: the higher its value, the better for the seat. A sentence can say that it has risen.

    `kind` and `about` together say which part it is, so the same part is found again in another position. `details` are
    what the sentence says besides. A rise by less than `notable` is not worth a word. Of a `price` it is the fall that
    is told, after what has risen for it. `told` says whether a coach, who warns, has a sentence for it, too: one about
    a `LOSS`, or about a `THREAT`.
    """

    kind: str
    about: dict[str, object]
    value: float
    notable: float
    details: dict[str, object]
    price: bool = False
    told: str = ""


def term(
    kind: str,
    about: dict[str, object],
    value: float,
    notable: float,
    details: dict[str, object] | None = None,
    told: str = "",
) -> Term:
    """A term, usually without details."""
    return Term(kind, about, value, notable, details or {}, False, told)


def price(kind: str, about: dict[str, object], value: float, notable: float) -> Term:
    """A term that is told when it falls, as the price of what rises."""
    return Term(kind, about, value, notable, {}, True)
