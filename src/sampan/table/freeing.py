"""Freeing a seat: by its person, who leaves, or by a vote of all the other persons who play.

The same vote decides, while a match runs, whether somebody else may take a seat that its person has left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sampan.table import commands as c
from sampan.table import records as r
from sampan.table import void_keys as void
from sampan.table.free_votes import with_vote, without_vote
from sampan.table.refusal import Refusal
from sampan.table.seats import BOT, HERE, LINK
from sampan.table.table import Table
from sampan.table.void_keys import with_void


def leave(table: Table, seat: int) -> r.Record:
    """A person gives up the seat. While a match runs, somebody must be left to play with."""
    if not table.seats[seat].taken:
        raise Refusal("leave-free", {"seat": seat})
    if table.started and not any(_is_person(table, other) for other in range(len(table.seats)) if other != seat):
        raise Refusal("leave-last")
    return r.SeatFreed(seat)


def vote_free(table: Table, command: c.VoteFree) -> r.Record:
    """A vote on the seat of another person, or of one who has left; one no ends it."""
    seat, other = command.seat, command.other
    if not 0 <= other < len(table.seats):
        raise Refusal("no-seat", {"seat": other, "seats": len(table.seats)})
    _must_be_freeable(table, other)
    voters = free_voters(table, other)
    if seat not in voters:
        raise Refusal("free-own", {"seat": seat})
    agreed = next((vote.agreed for vote in table.free_votes if vote.seat == other), ())
    if not command.agree:
        if not agreed:
            raise Refusal("free-not-asked", {"seat": other})
        return r.FreeVoted(seat, other, False)
    if seat in agreed:
        raise Refusal("free-agreed", {"seat": seat})
    if table.started:
        _must_not_be_alone(table, command, voters)
    if len(agreed) + 1 == len(voters):
        return r.SeatFreed(other, voters)
    return r.FreeVoted(seat, other, True)


def free_voters(table: Table, seat: int) -> tuple[int, ...]:
    """The other persons who play, whether they are connected or not: all of them must agree that a seat be freed."""
    return tuple(other for other in _others(table, seat) if not table.started or table.bot_for(other) is None)


def needs_vote(table: Table, seat: int) -> bool:
    """Whether a free seat was left while the match runs, so that nobody is invited to it before the others agree.

    Whoever could fill it alone could also take it, and look at the hand. Somebody for whom a substitute plays is a
    reason to ask as well: otherwise one could wait until nobody else is left.
    """
    free = table.seats[seat]
    return not (free.taken or free.agreed) and table.running and _screens(table, _others(table, seat)) > 1


def _must_be_freeable(table: Table, seat: int) -> None:
    if not needs_vote(table, seat):
        if not _is_person(table, seat):
            raise Refusal("free-nobody", {"seat": seat})
        if not table.started:
            return
        if seat in table.present or seat not in table.substitutes.playing:
            raise Refusal("free-not-away", {"seat": seat})
    # An opponent who could free a seat alone could also take it, and look at the hand.
    if _screens(table, free_voters(table, seat)) < 2:
        raise Refusal("free-alone")


def _must_not_be_alone(table: Table, command: c.VoteFree, voters: Sequence[int]) -> None:
    """Whoever holds the seats of all who vote is alone. A seat that was left they fill only if nobody else remains."""
    own = _at_one_screen(table, {command.seat, *command.held})
    nobody_else = not table.seats[command.other].taken and own.issuperset(_others(table, command.other))
    if own.issuperset(voters) and not nobody_else:
        raise Refusal("free-alone")


def _others(table: Table, seat: int) -> list[int]:
    return [other for other in range(len(table.seats)) if other != seat and _is_person(table, other)]


def _screens(table: Table, seats: Sequence[int]) -> int:
    """How many persons these are at most, people at one screen counting as one."""
    return len({HERE if table.seats[seat].kind == HERE else seat for seat in seats})


def _at_one_screen(table: Table, held: set[int]) -> set[int]:
    """The seats of whoever holds these: seats of kind `here` were all made in one browser."""
    here = {number for number, seat in enumerate(table.seats) if seat.kind == HERE}
    return held if here.isdisjoint(held) else held | here


def _is_person(table: Table, seat: int) -> bool:
    return table.seats[seat].kind != BOT and table.seats[seat].taken and seat not in table.match.resigned


def voted(table: Table, record: r.FreeVoted) -> Table:
    """The table after a vote that has not freed the seat."""
    if not record.agree:
        return replace(table, free_votes=without_vote(table.free_votes, record.other))
    voters = free_voters(table, record.other)
    return replace(table, free_votes=with_vote(table.free_votes, record.other, voters, record.seat))


def without_lapsed_votes(table: Table) -> Table:
    """A vote lapses when those who are asked change, and when the person in question comes back."""
    return replace(table, free_votes=tuple(vote for vote in table.free_votes if _stands(table, vote.seat, vote.voters)))


def _stands(table: Table, seat: int, voters: tuple[int, ...]) -> bool:
    try:
        _must_be_freeable(table, seat)
    except Refusal:
        return False
    return not table.finished and free_voters(table, seat) == voters


def freed(table: Table, record: r.SeatFreed) -> Table:
    """The table with a seat that waits for somebody; its keys open nothing any more."""
    seat, before = record.seat, table.seats[record.seat]
    after = replace(before, kind=LINK, token=None, taken=False, invitation=None, agreed=bool(record.by))
    keys = (
        (before.token, void.SEAT_FREED if record.by else void.SEAT_LEFT),
        (before.invitation, void.INVITATION_REVOKED),
    )
    return replace(
        table,
        seats=(*table.seats[:seat], after, *table.seats[seat + 1 :]),
        present=table.present - {seat},
        void_keys=with_void(table.void_keys, seat, *keys),
    )
