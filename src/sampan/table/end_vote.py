"""The vote on ending the match by agreement: who is asked, and who agrees."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class EndVote:
    """Somebody proposes to end the match without a winner; persons are asked first. A value, never changed."""

    persons: tuple[int, ...]
    bots: tuple[int, ...]
    agreed: tuple[int, ...]
    ply: int  # at which it was proposed

    @property
    def seat(self) -> int:
        """Who proposes it."""
        return self.agreed[0]

    @property
    def missing(self) -> tuple[int, ...]:
        """Those who have still to answer."""
        return tuple(seat for seat in (*self.persons, *self.bots) if seat not in self.agreed)

    @property
    def bots_to_ask(self) -> tuple[int, ...]:
        """The bots that must answer now: all that have not, once the persons have agreed."""
        missing = self.missing
        return () if any(seat in self.persons for seat in missing) else missing

    def with_vote(self, seat: int) -> EndVote:
        """The same once one more agrees."""
        return replace(self, agreed=(*self.agreed, seat))

    def without_bots(self) -> EndVote:
        """The same without what bots have answered."""
        return replace(self, agreed=tuple(seat for seat in self.agreed if seat in self.persons))
