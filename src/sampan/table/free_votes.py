"""Votes on freeing somebody else's seat: all the other persons who play must agree."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FreeVote:
    """Somebody wishes that a seat be freed: who is asked, and who agrees. A value, never changed."""

    seat: int
    voters: tuple[int, ...]
    agreed: tuple[int, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """Those who have still to answer."""
        return tuple(voter for voter in self.voters if voter not in self.agreed)


def with_vote(votes: tuple[FreeVote, ...], seat: int, voters: tuple[int, ...], voter: int) -> tuple[FreeVote, ...]:
    """The votes once one more person agrees; the first one who does asks the others."""
    before = next((vote.agreed for vote in votes if vote.seat == seat), ())
    vote = FreeVote(seat, voters, (*before, voter))
    return tuple(sorted((*without_vote(votes, seat), vote), key=lambda each: each.seat))


def without_vote(votes: tuple[FreeVote, ...], seat: int) -> tuple[FreeVote, ...]:
    """The votes without the one about that seat."""
    return tuple(vote for vote in votes if vote.seat != seat)
