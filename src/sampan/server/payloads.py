"""What an observer is told of a table: a function of what its seats may know, to the byte."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

import orjson

from sampan.core.match import Entry
from sampan.server.refusal import error_data
from sampan.table.freeing import needs_vote
from sampan.table.table import Table

Message = dict[str, Any]


def encode(message: Message) -> str:
    """A message as it is sent."""
    return orjson.dumps(message).decode()  # the quickest there is: this is what a server does all day


def summary(table: Table) -> Message:
    """What everybody may know of a table."""
    setup = table.setup
    match = table.match
    outcome = match.outcome()
    return {
        "id": setup.id,
        "game": setup.game,
        "options": match.options,
        "seats": [
            {
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "taken": seat.taken,
                "present": i in table.present,
                "away": table.away(i),
                "substituted": i in table.substitutes.playing,
                "resigned": i in match.resigned,
                "needs_vote": needs_vote(table, i),
            }
            for i, seat in enumerate(table.seats)
        ],
        "public": setup.public,
        "hosted": setup.host is not None,
        "fair": {"commitment": match.dealer.commitment(), "salt": table.salt} if setup.fair else None,
        "hints": setup.hints,
        "substitute": {"bot": setup.substitute, "minutes": setup.substitute_minutes},
        "started": table.started,
        "ply": match.ply,
        "deciding": list(table.deciding),
        "ready": list(table.ready),
        "outcome": None if outcome is None else outcome.data(),
        "created": setup.created,
        "rematch": table.rematch,
        "closed": table.closed,
    }


def next_summary(before: Table, known: Message, after: Table) -> Message:
    """The summary of a table after a change, given the one before: an action alters little of it."""
    lasting = known["outcome"] is None and not after.finished
    if not lasting or after.match.resigned != before.match.resigned or _shown(after) != _shown(before):
        return summary(after)
    return {**known, "ply": after.match.ply, "deciding": list(after.deciding), "ready": list(after.ready)}


# Of these a summary shows nothing, or only whose turn it is.
_NOT_SHOWN: Final = frozenset(
    (
        "match",
        "seq",
        "undo",
        "undo_denied",
        "pending",
        "batches",
        "private",
        "chat",
        "notes",
        "free_votes",
        "end_vote",
        "end_again",
        "void_keys",
    )
)
_shown: Final = attrgetter(*[field.name for field in fields(Table) if field.name not in _NOT_SHOWN])


def whole(table: Table, held: Sequence[int], vote_seconds: float = 0.0) -> Message:
    """The whole table as the holder of these seats may see it; without seats, as a spectator.

    `vote_seconds` is how long this server lets people be away before others may vote for a substitute.
    """
    return {
        "type": "table",
        "seq": table.seq_for(held),
        "table": summary(table),
        "you": list(held),
        "views": _views(table, held),
        "log": _entries(table.match.entries, 0, held),
        "decisions": [_decision(table, seat) for seat in table.persons_to_move if seat in held],
        "pending": _pending(table, held),
        "undo": _undo(table),
        "substitutes": _substitutes(table),
        "vote_seconds": vote_seconds,
        "free_votes": _free_votes(table),
        "end_vote": _end_vote(table),
        "chat": list(table.chat),
        "notes": list(table.notes),
    }


def change(before: Table, after: Table, held: Sequence[int], summary_changes: Message) -> Message:
    """What has changed from one table to the next for the holder of these seats, and nothing else.

    `summary_changes` is the part of `table`, which is the same for everybody.
    """
    message: Message = {"type": "change", "seq": after.seq_for(held)}
    ply = _common_length(before.match.entries, after.match.entries)
    moved = ply < len(before.match.entries) or ply < len(after.match.entries)
    if moved:
        message["ply_before"] = ply
        message["entries"] = _entries(after.match.entries[ply:], ply, held)
    chosen = after.pending is not before.pending and any(before.pending.of(s) != after.pending.of(s) for s in held)
    # A resignation may end a match in which several were deciding.
    if moved or chosen or (after.match is not before.match and _views(before, held) != _views(after, held)):
        message["views"] = _views(after, held)
    asked = _asked(after, held)
    if (moved and asked) or asked != _asked(before, held):
        message["decisions"] = [_decision(after, seat) for seat, _, _ in asked]
    if chosen and _pending(before, held) != _pending(after, held):
        message["pending"] = _pending(after, held)
    if (before.undo or after.undo) and _undo(before) != _undo(after):
        message["undo"] = _undo(after)
    if (before.substitutes.wishes or after.substitutes.wishes) and _substitutes(before) != _substitutes(after):
        message["substitutes"] = _substitutes(after)
    if after.free_votes != before.free_votes:
        message["free_votes"] = _free_votes(after)
    if after.end_vote != before.end_vote:
        message["end_vote"] = _end_vote(after)
    if summary_changes:
        message["table"] = summary_changes
    if after.chat is not before.chat:
        message["chat"] = _new(before.chat, after.chat)
    if after.notes is not before.notes:
        message["notes"] = _new(before.notes, after.notes)
    return message


def summary_changes(before: Message, after: Message) -> Message:
    """The keys of a summary that have changed, with their new values."""
    return {key: value for key, value in after.items() if value != before[key]}


def _common_length(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """How many entries two logs have in common. An entry belongs to one history, so the last common one decides."""
    length = min(len(before), len(after))
    while length and before[length - 1] is not after[length - 1]:
        length -= 1
    return length


def _new(before: Sequence[Message], after: Sequence[Message]) -> list[Message]:
    """The lines that were added at the end."""
    last = before[-1] if before else None
    start = next((i for i in range(len(after), 0, -1) if after[i - 1] is last), 0)
    return list(after[start:])


def _observers(held: Sequence[int]) -> list[tuple[str, int | None]]:
    return [(str(seat), seat) for seat in held] if held else [("spectator", None)]


def _views(table: Table, held: Sequence[int]) -> Message:
    state = table.match.state
    return {name: (state if seat is None else table.asking(seat)).view(seat) for name, seat in _observers(held)}


def _entries(entries: Sequence[Entry], ply: int, held: Sequence[int]) -> Message:
    return {
        name: [{"ply": ply + i, **entry.seen_by(seat)} for i, entry in enumerate(entries)]
        for name, seat in _observers(held)
    }


def _asked(table: Table, held: Sequence[int]) -> list[tuple[int, int, str | None]]:
    """The held seats that must decide, with what a decision says besides its actions, which follow from the views."""
    asked = [seat for seat in table.deciding if seat in held and table.bot_for(seat) is None]
    return [(seat, table.ply_of(seat), table.undo_mode(seat)) for seat in asked]


def _decision(table: Table, seat: int) -> Message:
    """What is asked of a seat that must decide."""
    state = table.asking(seat)
    return {
        "seat": seat,
        "ply": table.ply_of(seat),
        "actions": [state.describe_unchecked(action) for action in state.legal()],
        "blocked": [error_data(refusal) for refusal in state.blocked()],
        "undo": table.undo_mode(seat),
    }


def _pending(table: Table, held: Sequence[int]) -> Message:
    return {str(seat): len(table.pending.of(seat)) for seat in held if table.pending.of(seat)}


def _undo(table: Table) -> Message | None:
    if table.undo is None:
        return None
    return {"seat": table.undo.seat, "consents": list(table.undo.consents), "missing": table.undo_missing}


def _substitutes(table: Table) -> list[Message]:
    votes = table.substitutes.votes(table.voters)
    return [{"seat": seat, "consents": agreed, "missing": missing} for seat, agreed, missing in votes]


def _free_votes(table: Table) -> list[Message]:
    return [
        {"seat": vote.seat, "consents": list(vote.agreed), "missing": list(vote.missing)} for vote in table.free_votes
    ]


def _end_vote(table: Table) -> Message | None:
    vote = table.end_vote
    return None if vote is None else {"seat": vote.seat, "consents": list(vote.agreed), "missing": list(vote.missing)}
