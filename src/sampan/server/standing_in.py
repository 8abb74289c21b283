"""Persons who are away, those for whom a bot plays meanwhile, and who agrees that one shall."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from sampan.server.refusal import Refusal


class StandIns:
    """Whose seats bots play for the time being, and the wishes that they do."""

    def __init__(self) -> None:
        self.playing: set[int] = set()
        self.away: dict[int, str] = {}  # since when
        self._wishes: dict[int, list[int]] = {}  # by who is away: those who agree

    def arrive(self, seats: Sequence[int]) -> None:
        """Persons are there again: nothing needs to be agreed about them."""
        for seat in seats:
            self.away.pop(seat, None)
            self._wishes.pop(seat, None)

    def depart(self, seats: Sequence[int], at: str) -> None:
        """Persons have gone: they have no say while they are away."""
        for seat in seats:
            self.away[seat] = at
            self.drop(seat)

    def drop(self, seat: int) -> None:
        """A seat's person has no say any more; what nobody wishes is not asked."""
        for absent, agreed in list(self._wishes.items()):
            if seat in agreed:
                agreed.remove(seat)
            if not agreed:
                del self._wishes[absent]

    def wish(self, seat: int, absent: int) -> None:
        """A person agrees that a bot plays for one who is away, or is the first to wish it."""
        agreed = self._wishes.setdefault(absent, [])
        if seat in agreed:
            raise Refusal("stand-in-agreed", {"seat": seat})
        agreed.append(seat)

    def refuse(self, absent: int) -> None:
        """One no is enough."""
        if absent not in self._wishes:
            raise Refusal("stand-in-not-asked", {"seat": absent})
        del self._wishes[absent]

    def play(self, seats: Sequence[int]) -> None:
        """From now on a bot plays for these."""
        for seat in seats:
            self.playing.add(seat)
            self._wishes.pop(seat, None)
            self.drop(seat)

    def give_up(self, seat: int) -> None:
        """A seat's person resigns: nobody has to agree about it, nor has it a say about others."""
        self.playing.discard(seat)
        self._wishes.pop(seat, None)
        self.drop(seat)

    def wished(self, voters: Collection[int]) -> list[tuple[int, list[int], list[int]]]:
        """For each whom a bot shall play for: who agrees, and whose answer is missing."""
        return [
            (absent, list(agreed), [voter for voter in voters if voter not in agreed])
            for absent, agreed in sorted(self._wishes.items())
        ]


def overdue(since: str, at: str, minutes: int) -> bool:
    """Whether so many minutes have passed between two times."""
    return datetime.fromisoformat(at) - datetime.fromisoformat(since) >= timedelta(minutes=minutes)
