"""The next table after a record: the only way in which a table changes. It never refuses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from sampan.core.match import Match
from sampan.table import ending, freeing, invitations
from sampan.table import records as r
from sampan.table.seats import BOT, Seat, seats_after_arrival
from sampan.table.setup import Setup
from sampan.table.simultaneous import PendingChoices, chosen_again
from sampan.table.table import Note, Table, UndoRequest, new_match, new_table

_KEPT_LINES: Final = 200  # of the chat, and of each kind of note
_NOBODY: Final = -1  # in a note that is about no seat


def replay(setup: Setup, records: Iterable[r.Record]) -> Table:
    """The table that these records make of the setup."""
    table = new_table(setup)
    for record in records:
        table = apply(table, record)
    return table


def apply(table: Table, record: r.Record) -> Table:
    """The table after what the record says has happened."""
    after = _apply(table.changed(seq=table.seq + 1), record)
    after = freeing.without_lapsed_votes(after) if after.free_votes else after
    return ending.without_lapsed_vote(table, after) if after.end_vote is not None else after


def _apply(table: Table, record: r.Record) -> Table:
    match record:
        case r.Acted():
            return _act(table, record)
        case r.Chosen():
            return _choose(table, record)
        case r.ChoiceUndone():
            return _choices_changed(table, table.pending.without_last(record.seat), record.seat)
        case r.Said():
            return replace(table, chat=(*table.chat, record.line)[-_KEPT_LINES:])
        case r.Opened():
            return _start(table, record.salt, record.log)
        case r.Arrived():
            return _arrive(table, record)
        case r.Departed():
            return _depart(table, record)
        case r.Left():
            link = table.seats[record.seat].token  # which friends of an earlier version could follow again
            seats = _with_seat(table.seats, record.seat, taken=False, invitation=link)
            return replace(table, seats=seats, present=table.present - {record.seat})
        case r.Joined():
            return _join(table, record)
        case r.Invited():
            return _noted(
                invitations.invite(table, record.seat, record.invitation), "invited", record.seat, by=record.by
            )
        case r.BotSeated():
            return _seat_bot(table, record)
        case r.TokenRenewed():
            return invitations.renew(table, record.seat, record.token)
        case r.SeatFreed():
            return _free(table, record)
        case r.FreeVoted():
            table = freeing.voted(table, record)
            return table if record.agree else _noted(table, "free_refused", record.other, by=record.seat)
        case r.Renamed():
            return _seated(table, _with_seat(table.seats, record.seat, name=record.name))
        case r.Undone():
            return _undo(table, record)
        case r.UndoAsked():
            bots = tuple(
                seat for seat in record.consents if table.seats[seat].kind == BOT
            )  # once substitutes agreed too
            return replace(table, undo=UndoRequest(record.seat, bots))
        case r.UndoAnswered():
            return _answer_undo(table, record)
        case r.UndoWithdrawn():
            return _noted(_denied(table, record.seat), "undo_withdrawn", record.seat)
        case r.SubstituteVoted():
            return _vote_substitute(table, record)
        case r.OverdueReplaced():
            return _substitute(table, record.substituted)
        case r.Resumed():
            return _resume(table, record.seat)
        case r.Resigned():
            return _resign(table, record)
        case r.EndVoted():
            return _vote_end(table, record)
        case r.EndAgreed():
            return _end(table)
        case r.RematchMade():
            return replace(table, rematch=record.id)
        case r.Closed():
            return _close(table)
        case _:
            raise TypeError(record)


def _noted(table: Table, kind: str, seat: int, **particulars: object) -> Table:
    note: Note = {"ply": table.match.ply, "kind": kind, "seat": seat, **particulars}
    # A note leaves only to make room for one of its kind, so nobody can hide who took a seat behind other notes.
    alike = [each for each in table.notes if each["kind"] == kind]
    oldest = alike[0] if len(alike) >= _KEPT_LINES else None
    return replace(table, notes=(*(each for each in table.notes if each is not oldest), note))


# Playing.


def _act(table: Table, record: r.Acted) -> Table:
    if record.failed_bot is not None:
        table = _noted(table, "bot_failed", record.failed_bot, bot=table.bot_for(record.failed_bot))
    ply = table.match.ply
    table = table.changed(match=_played(table.match, record))
    if record.simultaneous:
        table = replace(table, pending=PendingChoices(), batches=(*table.batches, (ply, table.match.ply)))
    # A request is about the last action of the seat that asks: another one of its own, or the end, makes it void.
    if table.undo is not None:
        asker = table.undo.seat
        if table.finished or any(entry.by == asker for entry in table.match.entries[ply:]):
            table = replace(table, undo=None)
    return table


def _played(match: Match, record: r.Acted) -> Match:
    tried = record.tried
    if tried is not None and tried.before is match:  # it was decided here and now, so the log has been played already
        return tried.after
    return _with_log(match.clone(), record.log)


def _with_log(match: Match, log: Sequence[r.Data]) -> Match:
    for entry in log:
        match.add(match.game.find(match.state, entry["action"]))
    return match


def _choose(table: Table, record: r.Chosen) -> Table:
    seat = record.seat
    pending = table.pending.with_choice(seat, table.game.find(table.asking(seat), record.action))
    if record.bot_failed:
        return replace(_noted(table, "bot_failed", seat, bot=table.bot_for(seat)), pending=pending)
    return _choices_changed(table, pending, seat)


def _choices_changed(table: Table, pending: PendingChoices, seat: int) -> Table:
    """Everybody is told who becomes ready; everything else about pending choices is private to the seat."""
    after = table.changed(pending=pending)
    if after.deciding != table.deciding:
        return after
    return after.changed(private={**table.private, seat: table.private.get(seat, 0) + 1})


def _undo(table: Table, record: r.Undone) -> Table:
    ply = table.undo_ply(record.seat)
    pending = PendingChoices()
    for start, end in table.batches:
        if start == ply:
            # Of simultaneous choices only the seat's own last one is taken back; the others stay pending.
            pending = chosen_again(table.match.entries[start:end]).without_last(record.seat)
    match = table.match.clone()
    match.go_back(record.seat, ply, record.draws)
    batches = tuple(batch for batch in table.batches if batch[1] <= ply)
    plies = {seat: _takeover_ply(ply, pending, seat) for seat in table.substitutes.playing}
    substitutes = table.substitutes.went_back(plies)
    table = replace(table, match=match, undo=None, pending=pending, batches=batches, substitutes=substitutes)
    draws = {"draws": record.draws} if record.draws else {}
    return _noted(table, "undone", record.seat, **draws)


def _answer_undo(table: Table, record: r.UndoAnswered) -> Table:
    if table.undo is None:
        return table
    asker, consents = table.undo
    if record.agree:
        return replace(table, undo=UndoRequest(asker, (*consents, record.seat)))
    return _noted(_denied(table, asker), "undo_refused", asker, by=record.seat)


def _denied(table: Table, asker: int) -> Table:
    """One answer is enough: nobody is asked about the same action again."""
    return replace(table, undo=None, undo_denied={**table.undo_denied, asker: table.last_entry_of(asker)})


def _resign(table: Table, record: r.Resigned) -> Table:
    match = table.match.clone()
    match.resigned.append(record.seat)  # earlier versions let people resign after what is the end by today's rule
    # After a resignation nothing can be taken back.
    table = replace(table, match=match, substitutes=table.substitutes.resigned(record.seat), undo=None)
    if table.finished:
        table = replace(table, pending=PendingChoices())
    return _substitute(_noted(table, "resigned", record.seat), record.substituted)


def _vote_end(table: Table, record: r.EndVoted) -> Table:
    vote, seat = table.end_vote, record.seat
    table = ending.voted(table, record)
    if vote is None:
        return _noted(table, "end_proposed", seat)
    if record.agree:
        return table
    if seat == vote.seat:
        return _noted(table, "end_withdrawn", seat)
    return _noted(table, "end_refused", vote.seat, by=seat)


def _end(table: Table) -> Table:
    match = table.match.clone()
    match.agree()
    table = replace(table, match=match, undo=None, pending=PendingChoices())
    return _noted(table, "ended", _NOBODY)


def _close(table: Table) -> Table:
    """Nobody decides, votes or waits for an answer any more."""
    substitutes = replace(table.substitutes, wishes={})
    table = replace(table, closed=True, undo=None, pending=PendingChoices(), substitutes=substitutes)
    return _noted(table, "closed", _NOBODY)


# Coming and going.


def _start(table: Table, salt: str, log: Sequence[r.Data]) -> Table:
    match = _with_log(new_match(table.setup, table.seats, salt), log)
    return replace(table, started=True, salt=salt, match=match)


def _arrive(table: Table, record: r.Arrived) -> Table:
    seats = seats_after_arrival(table.seats, record.seats, record.name)
    present = table.present.union(record.seats)
    table = replace(table, void_keys=invitations.voided_by_arriving(table, record.seats))
    table = replace(_seated(table, seats), present=present, substitutes=table.substitutes.arrived(record.seats))
    return table if record.salt is None else _start(table, record.salt, record.log)


def _join(table: Table, record: r.Joined) -> Table:
    seat, before = record.seat, table.seats[record.seat].name
    seats = invitations.seats_after_joining(table.seats, seat, record.token, record.name)
    # The browser is about to connect: until then it counts as present, so that nobody seems to be away at the start.
    table = replace(
        _seated(table, seats),
        present=table.present | {seat},
        substitutes=table.substitutes.arrived([seat]).handed_back(seat),
        void_keys=invitations.voided_by_joining(table, seat),
    )
    if table.started:
        return _noted(table, "joined", seat, name=seats[seat].name, before=before)
    return table if record.salt is None else _start(table, record.salt, record.log)


def _seat_bot(table: Table, record: r.BotSeated) -> Table:
    keys = invitations.voided_by_bot(table, record.seat)
    table = _seated(replace(table, void_keys=keys), invitations.seats_with_bot(table.seats, record.seat, record.bot))
    return table if record.salt is None else _start(table, record.salt, record.log)


def _free(table: Table, record: r.SeatFreed) -> Table:
    seat, name = record.seat, table.seats[record.seat].name
    table = freeing.freed(table, record)
    table = _noted(table, "freed" if record.by else "left", seat, name=name)
    if table.started and seat not in table.substitutes.playing:
        return _substitute(table, [seat])
    return table


def _depart(table: Table, record: r.Departed) -> Table:
    at = record.at or table.setup.created
    substitutes = table.substitutes.departed(record.seats, at)
    table = replace(table, present=table.present.difference(record.seats), substitutes=substitutes)
    return _substitute(table, record.substituted)


def _seated(table: Table, seats: tuple[Seat, ...]) -> Table:
    """The table with other people, or other names, at its seats."""
    if [seat.player() for seat in seats] == [seat.player() for seat in table.seats]:
        return replace(table, seats=seats)
    match = table.match.clone()
    for number, seat in enumerate(seats):
        match.players[number] = seat.player()
    return replace(table, seats=seats, match=match)


def _with_seat(seats: tuple[Seat, ...], number: int, **changes: Any) -> tuple[Seat, ...]:
    return (*seats[:number], replace(seats[number], **changes), *seats[number + 1 :])


# Substitutes.


def _vote_substitute(table: Table, record: r.SubstituteVoted) -> Table:
    if record.agree:
        table = replace(table, substitutes=table.substitutes.wished(record.seat, record.absent))
    else:
        table = replace(table, substitutes=table.substitutes.refused(record.absent))
        table = _noted(table, "substitute_refused", record.absent, by=record.seat)
    return _substitute(table, record.substituted)


def _substitute(table: Table, seats: Sequence[int]) -> Table:
    if not seats:
        return table
    since = {seat: _takeover_ply(table.match.ply, table.pending, seat) for seat in seats}
    # A request for an undo lapses: those who were asked, or who asked, have changed.
    table = replace(table, substitutes=table.substitutes.took_over(since), undo=None)
    for seat in seats:
        table = _noted(table, "substituted", seat, bot=table.setup.substitute)
    return table


def _takeover_ply(ply: int, pending: PendingChoices, seat: int) -> int:
    """The ply from which on everything is the substitute's. Choices that are pending when it takes over are not."""
    return ply + 1 if pending.of(seat) else ply


def _resume(table: Table, seat: int) -> Table:
    table = replace(table, substitutes=table.substitutes.handed_back(seat))
    if not table.undo_missing:  # there is somebody else now who plays, and nobody is left to answer
        table = replace(table, undo=None)
    return _noted(table, "handed_back", seat)
