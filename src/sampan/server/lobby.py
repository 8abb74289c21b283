"""Which public tables are listed, and in which order, so that nobody can fill the list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple


class Candidate(NamedTuple):
    """A public table that might be listed."""

    id: str
    address: str | None
    started: bool
    finished: bool
    created: str


def listed(
    candidates: Iterable[Candidate],
    has_people: Callable[[str], bool],
    per_address: int,
    unstarted_since: str,
    most: int,
) -> list[str]:
    """The ids of the tables to list, at most so many: those with people first, then the others, finished ones last.

    Of one address there are at most a few. A table that has not started is listed only if it was made since then.
    Within each kind the newest come first.
    """
    newest = sorted(candidates, key=lambda table: table.created, reverse=True)
    waiting = [table for table in newest if table.started or table.finished or table.created >= unstarted_since]
    ordered = sorted(waiting, key=lambda table: (table.finished, not has_people(table.id)))
    of_address: Counter[str | None] = Counter()
    chosen: list[str] = []
    for table in ordered:
        of_address[table.address] += table.address is not None  # tables of earlier versions name none
        if of_address[table.address] <= per_address and len(chosen) < most:
            chosen.append(table.id)
    return chosen
