"""Ending the match by agreement (YN-12c): all persons who play must agree, and then all the bots.

The persons are asked first and may play on before they answer, but not for long: nobody keeps a draw in hand for when
they are losing. A bot's answer is about the position in which it was asked, so it no longer counts once the match goes
on. Whoever has resigned is not asked; a person for whom a substitute plays is not either, but the substitute is, as a
bot. Those who are away are, until a substitute plays for them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sampan.table import commands as c
from sampan.table import records as r
from sampan.table.end_vote import EndVote
from sampan.table.refusal import Refusal
from sampan.table.table import Table

# By how many entries for each seat, draws included, the log may grow until a proposal lapses, and must grow after a no
# until there may be another.
_PATIENCE: Final = 10


def vote_end(table: Table, command: c.VoteEnd) -> r.Record:
    """A person's vote: the first yes proposes it, and one no, or the proposer's change of mind, ends the vote."""
    seat, vote = command.seat, table.end_vote
    if table.bot_for(seat) is not None:
        raise Refusal("substituted", {"seat": seat})
    if not command.agree:
        if vote is None:
            raise Refusal("end-not-asked", {"seat": seat})
        return r.EndVoted(seat, False)
    if vote is None and table.match.ply < table.end_again:
        raise Refusal("end-denied", {"ply": table.end_again})
    if vote is not None and seat in vote.agreed:
        raise Refusal("end-agreed", {"seat": seat})
    return _agreed(table, seat)


def vote_end_for_bot(table: Table, command: c.VoteEndForBot) -> r.Record | None:
    """A bot's vote; None if nobody waits for it any more, or the match has gone on since the bot was asked."""
    seat = command.seat
    if seat not in table.end_bots or table.point_of(seat) != command.point:
        return None
    return _agreed(table, seat) if command.agree else r.EndVoted(seat, False)


def _agreed(table: Table, seat: int) -> r.Record:
    return r.EndVoted(seat, True) if _with_vote(table, seat).missing else r.EndAgreed(seat)


def _with_vote(table: Table, seat: int) -> EndVote:
    """The vote once one more agrees; the first one asks the others."""
    return (table.end_vote or EndVote(*_asked(table), (), table.match.ply)).with_vote(seat)


def _asked(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The persons and the bots who must agree: all but those who have resigned, eliminated ones included."""
    seats = [seat for seat in range(len(table.seats)) if seat not in table.match.resigned]
    persons = tuple(seat for seat in seats if table.bot_for(seat) is None)
    return persons, tuple(seat for seat in seats if seat not in persons)


def voted(table: Table, record: r.EndVoted) -> Table:
    """The table after a vote that has not ended the match."""
    if not record.agree:
        return replace(table, end_vote=None, end_again=table.match.ply + _patience(table))
    return replace(table, end_vote=_with_vote(table, record.seat))


def without_lapsed_vote(before: Table, after: Table) -> Table:
    """The vote lapses when those who are asked change, if it takes too long, and at the end.

    What bots have answered is void once the match goes on.
    """
    vote = after.end_vote
    if vote is None:
        return after
    late = after.match.ply >= vote.ply + _patience(after)
    if late or not after.running or (vote.persons, vote.bots) != _asked(after):
        return replace(after, end_vote=None)
    if after.point_of(None) != before.point_of(None):
        return replace(after, end_vote=vote.without_bots())
    return after


def _patience(table: Table) -> int:
    return _PATIENCE * len(table.seats)
