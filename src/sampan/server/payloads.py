"""What an observer is told of a table: a function of what its seats may know, to the byte."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic_core import to_json

from sampan.core.match import Entry
from sampan.server.records import Change
from sampan.server.refusal import error_data
from sampan.server.table import Table

Message = dict[str, object]


def spell(message: Message) -> str:
    """A message as it is sent."""
    return to_json(message).decode()  # three times as quick as json.dumps, and this is what a server does all day


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
                "stood_in": i in table.stand_ins.playing,
                "resigned": i in match.resigned,
            }
            for i, seat in enumerate(table.seats)
        ],
        "public": setup.public,
        "fair": {"commitment": match.dealer.commitment(), "salt": table.salt} if setup.fair else None,
        "hints": setup.hints,
        "stand_in": {"bot": setup.stand_in, "minutes": setup.stand_in_minutes},
        "started": table.started,
        "ply": match.ply,
        "deciding": table.deciding(),
        "ready": table.ready(),
        "outcome": None if outcome is None else outcome.data(),
        "created": setup.created,
        "rematch": table.rematch,
    }


def whole(table: Table, held: Sequence[int]) -> Message:
    """The whole table as whoever holds these seats may see it; without seats, as a spectator."""
    return {
        "type": "table",
        "seq": table.told(held),
        "table": summary(table),
        "you": list(held),
        "views": _views(table, held),
        "log": _entries(table.match.entries, 0, held),
        "decisions": [_decision(table, seat) for seat in table.persons_to_move() if seat in held],
        "sealed": {str(seat): table.sealed.count(seat) for seat in held if table.sealed.count(seat)},
        "undo": _undo(table),
        "stand_ins": table.wished_stand_ins(),
        "chat": list(table.chat),
        "notes": list(table.notes),
    }


def news(table: Table, change: Change, held: Sequence[int], about: Message | None = None) -> Message:
    """A change that has just been made, as whoever holds these seats may see it; `about` is the summary, if at hand."""
    return {
        "type": "change",
        "seq": table.told(held),
        "ply_before": change.ply_before,
        "entries": _entries(table.match.entries[change.ply_before :], change.ply_before, held),
        "views": _views(table, held),
        "decisions": [_decision(table, seat) for seat in table.persons_to_move() if seat in held],
        "sealed": {str(seat): table.sealed.count(seat) for seat in held if table.sealed.count(seat)},
        "undo": _undo(table),
        "stand_ins": table.wished_stand_ins(),
        "table": about or summary(table),
        "chat": change.chat,
        "notes": change.notes,
    }


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


def _undo(table: Table) -> Message | None:
    if table.undo_seat is None:
        return None
    return {"seat": table.undo_seat, "consents": table.consents, "missing": table.undo_missing()}
