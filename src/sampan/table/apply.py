"""The next table after a record: the only way in which a table changes. It never refuses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from sampan.core.match import Match
from sampan.table import records as r
from sampan.table.seats import Seat, seats_after_arrival
from sampan.table.setup import Setup
from sampan.table.simultaneous import PendingChoices, chosen_again
from sampan.table.table import Note, Table, UndoRequest, new_match, new_table

_KEPT_LINES: Final = 200  # of the chat, and of the notes


def replay(setup: Setup, records: Iterable[r.Record]) -> Table:
    """The table that these records make of the setup."""
    table = new_table(setup)
    for record in records:
        table = apply(table, record)
    return table


def apply(table: Table, record: r.Record) -> Table:
    """The table after what the record says has happened."""
    table = replace(table, seq=table.seq + 1)
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
            seats = _with_seat(table.seats, record.seat, taken=False)
            return replace(table, seats=seats, present=table.present - {record.seat})
        case r.Renamed():
            return _seated(table, _with_seat(table.seats, record.seat, name=record.name))
        case r.Undone():
            return _undo(table, record)
        case r.UndoAsked():
            return replace(table, undo=UndoRequest(record.seat, record.consents))
        case r.UndoAnswered():
            return _answer_undo(table, record)
        case r.UndoWithdrawn():
            return _noted(replace(table, undo=None), "undo_withdrawn", record.seat)
        case r.SubstituteVoted():
            return _vote_substitute(table, record)
        case r.OverdueReplaced():
            return _substitute(table, record.substituted)
        case r.Resumed():
            substitutes = table.substitutes.handed_back(record.seat)
            return _noted(replace(table, substitutes=substitutes), "handed_back", record.seat)
        case r.Resigned():
            return _resign(table, record)
        case r.RematchMade():
            return replace(table, rematch=record.id)
        case _:
            raise TypeError(record)


def _noted(table: Table, kind: str, seat: int, **particulars: object) -> Table:
    note: Note = {"ply": table.match.ply, "kind": kind, "seat": seat, **particulars}
    return replace(table, notes=(*table.notes, note)[-_KEPT_LINES:])


# Playing.


def _act(table: Table, record: r.Acted) -> Table:
    if record.failed_bot is not None:
        table = _noted(table, "bot_failed", record.failed_bot, bot=table.bot_for(record.failed_bot))
    ply = table.match.ply
    table = replace(table, match=_with_log(table.match.clone(), record.log))
    if record.simultaneous:
        table = replace(table, pending=PendingChoices(), batches=(*table.batches, (ply, table.match.ply)))
    # A request is about the last action of the seat that asks: another one of its own, or the end, makes it void.
    if table.undo is not None:
        asker = table.undo.seat
        if table.finished or any(entry.by == asker for entry in table.match.entries[ply:]):
            table = replace(table, undo=None)
    return table


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
    after = replace(table, pending=pending)
    if after.deciding != table.deciding:
        return after
    return replace(after, private={**table.private, seat: table.private.get(seat, 0) + 1})


def _undo(table: Table, record: r.Undone) -> Table:
    entries = table.match.entries
    match = table.match.clone()
    ply = match.undo(record.seat, record.consents)
    pending = PendingChoices()
    for start, end in table.batches:
        if start <= ply < end:
            # Of simultaneous choices only the seat's own last one is taken back; the others stay pending.
            match.go_back(start)
            pending = chosen_again(entries[start:end]).without_last(record.seat)
    batches = tuple(batch for batch in table.batches if batch[1] <= match.ply)
    table = replace(table, match=match, undo=None, pending=pending, batches=batches)
    return _noted(table, "undone", record.seat)


def _answer_undo(table: Table, record: r.UndoAnswered) -> Table:
    if table.undo is None:
        return table
    asker, consents = table.undo
    if record.agree:
        return replace(table, undo=UndoRequest(asker, (*consents, record.seat)))
    return _noted(replace(table, undo=None), "undo_refused", asker, by=record.seat)


def _resign(table: Table, record: r.Resigned) -> Table:
    match = table.match.clone()
    match.resign(record.seat)
    # After a resignation nothing can be taken back.
    table = replace(table, match=match, substitutes=table.substitutes.resigned(record.seat), undo=None)
    if table.finished:
        table = replace(table, pending=PendingChoices())
    return _substitute(_noted(table, "resigned", record.seat), record.substituted)


# Coming and going.


def _start(table: Table, salt: str, log: Sequence[r.Data]) -> Table:
    match = _with_log(new_match(table.setup, table.seats, salt), log)
    return replace(table, started=True, salt=salt, match=match)


def _arrive(table: Table, record: r.Arrived) -> Table:
    seats = seats_after_arrival(table.seats, record.seats, record.name)
    present = table.present.union(record.seats)
    table = replace(_seated(table, seats), present=present, substitutes=table.substitutes.arrived(record.seats))
    return table if record.salt is None else _start(table, record.salt, record.log)


def _depart(table: Table, record: r.Departed) -> Table:
    at = record.at or table.setup.created
    substitutes = table.substitutes.departed(record.seats, at)
    table = replace(table, present=table.present.difference(record.seats), substitutes=substitutes)
    return _substitute(table, record.substituted)


def _seated(table: Table, seats: tuple[Seat, ...]) -> Table:
    """The table with other people, or other names, at its seats."""
    if [seat.name for seat in seats] == [seat.name for seat in table.seats]:
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
    # A request for an undo lapses: those who were asked, or who asked, have changed.
    table = replace(table, substitutes=table.substitutes.took_over(seats), undo=None)
    for seat in seats:
        table = _noted(table, "substituted", seat, bot=table.setup.substitute)
    return table
