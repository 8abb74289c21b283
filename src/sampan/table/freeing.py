"""Freeing a seat: by its person, who leaves, or by a vote of all the other persons who play."""

from __future__ import annotations

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
    """A vote on another person's seat; one no ends it."""
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
    if table.started and _at_one_screen(table, {seat, *command.held}).issuperset(voters):
        raise Refusal("free-alone")
    if len(agreed) + 1 == len(voters):
        return r.SeatFreed(other, voters)
    return r.FreeVoted(seat, other, True)


def free_voters(table: Table, seat: int) -> tuple[int, ...]:
    """The other persons who play, whether they are connected or not: all of them must agree that a seat be freed."""
    others = [other for other in range(len(table.seats)) if other != seat and _is_person(table, other)]
    return tuple(other for other in others if not table.started or table.bot_for(other) is None)


def _must_be_freeable(table: Table, seat: int) -> None:
    if not _is_person(table, seat):
        raise Refusal("free-nobody", {"seat": seat})
    if not table.started:
        return
    if seat in table.present or seat not in table.substitutes.playing:
        raise Refusal("free-not-away", {"seat": seat})
    # An opponent who could free a seat alone could also take it, and look at the hand. People at one screen are one.
    voters = free_voters(table, seat)
    if len({HERE if table.seats[voter].kind == HERE else voter for voter in voters}) < 2:
        raise Refusal("free-alone")


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


def freed(table: Table, seat: int, reason: str) -> Table:
    """The table with a seat that waits for somebody; its token opens nothing any more."""
    before = table.seats[seat]
    after = replace(before, kind=LINK, token=None, taken=False, invitation=None)
    return replace(
        table,
        seats=(*table.seats[:seat], after, *table.seats[seat + 1 :]),
        present=table.present - {seat},
        void_keys=with_void(table.void_keys, seat, (before.token, reason)),
    )


def reason_of(record: r.SeatFreed) -> str:
    """Why the token of a freed seat opens nothing any more."""
    return void.SEAT_FREED if record.by else void.SEAT_LEFT
