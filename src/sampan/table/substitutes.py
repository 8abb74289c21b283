"""People who are away, those for whom a substitute plays meanwhile, and who agrees that one should."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime


@dataclass(frozen=True)
class Substitutes:
    """Which seats substitutes play, who is away since when, and the wishes for a substitute. A value, never changed."""

    playing: Mapping[int, int] = field(default_factory=dict)  # by seat: the ply from which on a substitute plays it
    away: Mapping[int, str] = field(default_factory=dict)
    wishes: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # by absent seat: the seats that agree

    def arrived(self, seats: Sequence[int]) -> Substitutes:
        """People are back: nobody needs to vote about them."""
        return replace(
            self,
            away={seat: at for seat, at in self.away.items() if seat not in seats},
            wishes={absent: agreed for absent, agreed in self.wishes.items() if absent not in seats},
        )

    def departed(self, seats: Sequence[int], at: str) -> Substitutes:
        """People have left: they have no vote while they are away."""
        return replace(self, away={**self.away, **dict.fromkeys(seats, at)})._without_votes_of(seats)

    def wished(self, seat: int, absent: int) -> Substitutes:
        """A person wishes, or agrees, that a substitute plays for somebody who is away."""
        return replace(self, wishes={**self.wishes, absent: (*self.wishes.get(absent, ()), seat)})

    def refused(self, absent: int) -> Substitutes:
        """One no is enough."""
        return self._without_wishes_for([absent])

    def took_over(self, since: Mapping[int, int]) -> Substitutes:
        """From now on a substitute plays for these seats, each from that ply on."""
        seats = list(since)
        return replace(self, playing={**self.playing, **since})._without_wishes_for(seats)._without_votes_of(seats)

    def went_back(self, plies: Mapping[int, int]) -> Substitutes:
        """An undo cut the log: what a substitute plays from now on is at these plies, or later ones."""
        return replace(self, playing={seat: min(since, plies[seat]) for seat, since in self.playing.items()})

    def handed_back(self, seat: int) -> Substitutes:
        """A person plays again."""
        return replace(self, playing={each: since for each, since in self.playing.items() if each != seat})

    def resigned(self, seat: int) -> Substitutes:
        """A person has resigned: there is no vote about that seat, and it no longer votes about others."""
        return self.handed_back(seat)._without_wishes_for([seat])._without_votes_of([seat])

    def votes(self, voters: Collection[int]) -> list[tuple[int, list[int], list[int]]]:
        """Each absent seat for which somebody wishes a substitute: who agrees, and whose answer is missing."""
        return [
            (absent, list(agreed), [voter for voter in voters if voter not in agreed])
            for absent, agreed in sorted(self.wishes.items())
        ]

    def agreed(self, voters: Collection[int]) -> tuple[int, ...]:
        """The absent seats for which everybody who votes wants a substitute."""
        return tuple(absent for absent, _, missing in self.votes(voters) if not missing)

    def _without_wishes_for(self, seats: Sequence[int]) -> Substitutes:
        return replace(self, wishes={absent: votes for absent, votes in self.wishes.items() if absent not in seats})

    def _without_votes_of(self, seats: Sequence[int]) -> Substitutes:
        left = {absent: tuple(seat for seat in votes if seat not in seats) for absent, votes in self.wishes.items()}
        return replace(self, wishes={absent: votes for absent, votes in left.items() if votes})


def is_overdue(since: str, at: str, minutes: int) -> bool:
    """Whether so many minutes have passed between two times."""
    return seconds_between(since, at) >= 60 * minutes


def seconds_between(since: str, at: str) -> float:
    """How many seconds have passed between two times."""
    return (datetime.fromisoformat(at) - datetime.fromisoformat(since)).total_seconds()
