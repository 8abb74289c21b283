"""What becomes of a command: a record of what happens, a refusal, or nothing. Deciding changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from sampan.bots.bot import decide as ask_bot
from sampan.bots.registry import bot
from sampan.core.errors import IllegalAction
from sampan.core.match import checked_players, foresee
from sampan.core.rng import Rng
from sampan.core.state import OVER
from sampan.table import commands as c
from sampan.table import records as r
from sampan.table.refusal import Refusal
from sampan.table.seats import LINK, Seat, seats_after_arrival
from sampan.table.simultaneous import entered
from sampan.table.table import Table, new_match

LONGEST_CHAT: Final = 500


def decide(table: Table, command: c.Command) -> r.Record | None:
    """The record of what the command brings about; None if there is nothing to change, a SampanError if it may not."""
    match command:
        case c.Act():
            must_be_asked(table, command.seat, command.ply)
            return _act(table, command.seat, command.action)
        case c.ActForBot():
            return _act_for_bot(table, command)
        case c.Say():
            return _say(table, command)
        case c.Open():
            return _open(table)
        case c.Arrive():
            return _arrive(table, command)
        case c.Depart():
            return _depart(table, command)
        case c.Leave():
            return _leave(table, command.seat)
        case c.Rename():
            checked_players([command.name])
            return r.Renamed(command.seat, command.name)
        case c.Undo():
            return _undo(table, command.seat)
        case c.Consent():
            return _consent(table, command)
        case c.Withdraw():
            return _withdraw(table, command.seat)
        case c.VoteSubstitute():
            return _vote_substitute(table, command)
        case c.ReplaceOverdue():
            overdue = table.overdue(command.at)
            return r.OverdueReplaced(overdue) if overdue else None
        case c.Resume():
            return _resume(table, command.seat)
        case c.Resign():
            return _resign(table, command.seat)
        case c.Rematch():
            return _rematch(table, command)
        case _:
            assert_never(command)


def preview(table: Table, seat: int, ply: int, action: object, rng: Rng) -> list[dict[str, object]]:
    """What an action would do as far as the seat can foresee."""
    must_be_asked(table, seat, ply)
    if table.several:
        return foresee(table.game, table.asking(seat), action, rng)
    return table.match.preview(seat, action, rng)


def must_hint(table: Table, seat: int, ply: int) -> None:
    """A refusal unless the seat may ask what to do."""
    if not table.setup.hints:
        raise Refusal("no-hints")
    must_be_asked(table, seat, ply)
    if seat not in table.deciding:
        raise IllegalAction("not-your-turn", {"seat": seat, "mover": int(table.match.to_move())})


def must_be_asked(table: Table, seat: int, ply: int) -> None:
    """A refusal unless the seat's person may answer the decision of that ply."""
    now = table.ply_of(seat)
    if ply == now and seat in table.deciding and table.bot_for(seat) is None:
        return
    _must_be_running(table)
    if ply != now:
        raise Refusal("late", {"ply": ply, "now": now})
    _must_play(table, seat)
    if table.several:
        deciding = list(table.deciding)
        raise IllegalAction("not-deciding", {"seat": seat, "seats": deciding, "count": len(deciding)})


def _must_be_running(table: Table) -> None:
    if not table.started:
        raise Refusal("not-started")
    if table.match.to_move() == OVER:
        raise IllegalAction("game-over")


def _must_play(table: Table, seat: int) -> None:
    if seat in table.match.resigned:
        raise Refusal("resigned", {"seat": seat})
    if seat in table.substitutes.playing:
        raise Refusal("substituted", {"seat": seat})


# Playing.


def _act_for_bot(table: Table, command: c.ActForBot) -> r.Record | None:
    seat = command.seat
    # Somebody may have taken an action or the seat back since the bot began to think, or another server has moved.
    if seat not in table.deciding or table.bot_for(seat) is None or table.point_of(seat) != command.point:
        return None
    try:
        return _act(table, seat, command.action)
    except IllegalAction:
        random = ask_bot(bot("random"), table.asking(seat), Rng(command.seed))
        return _act(table, seat, random, bot_failed=True)


def _act(table: Table, seat: int, action: object, bot_failed: bool = False) -> r.Record:
    """What an action brings about; where several decide it stays pending, until the last of them is ready."""
    ply = table.match.ply
    if table.several:
        state = table.asking(seat)
        code = table.game.find(state, action) if isinstance(action, Mapping) else int(state.checked(action))
        pending = table.pending.with_choice(seat, code)
        if not all(pending.is_ready(table.match.state, other) for other in table.simultaneous):
            return r.Chosen(seat, state.describe_unchecked(code), bot_failed)
        match = entered(table.match, pending)
    else:
        match = table.match.clone()
        match.act(seat, action)
    return r.Acted(r.logged(match.entries[ply:], ply), table.several, seat if bot_failed else None)


def _resign(table: Table, seat: int) -> r.Record:
    _must_be_running(table)
    after = table.match.clone()
    after.resign(seat)
    if after.to_move() == OVER:
        return r.Resigned(seat)
    voters = [voter for voter in table.voters if voter != seat]
    return r.Resigned(seat, table.substitutes.resigned(seat).agreed(voters))


def _rematch(table: Table, command: c.Rematch) -> r.Record | None:
    if not table.finished:
        raise Refusal("rematch-unfinished")
    return r.RematchMade(command.id) if table.rematch is None else None


# Undo.


def _undo(table: Table, seat: int) -> r.Record:
    _must_be_running(table)
    if seat in table.substitutes.playing:
        raise Refusal("substituted", {"seat": seat})
    if table.pending.of(seat):
        if seat in table.match.resigned:
            raise Refusal("resigned", {"seat": seat})
        return r.ChoiceUndone(seat)
    if table.undo is not None:
        raise Refusal("undo-pending", {"seat": table.undo.seat})
    table.match.undo_is_free(seat)  # refuses if there is nothing to take back
    if table.match.resigned:
        raise IllegalAction("undo-resigned")
    others = [other for other in range(len(table.seats)) if other != seat]
    bots = tuple(other for other in others if table.bot_for(other) is not None)  # they always agree
    if table.undo_mode(seat) == "free" or len(bots) == len(others):
        return r.Undone(seat, bots)
    return r.UndoAsked(seat, bots)


def _consent(table: Table, command: c.Consent) -> r.Record:
    missing = table.undo_missing
    if table.undo is None or command.seat not in missing:
        raise Refusal("consent-not-asked", {"seat": command.seat})
    if command.agree and len(missing) == 1:
        return r.Undone(table.undo.seat, (*table.undo.consents, command.seat))
    return r.UndoAnswered(command.seat, command.agree)


def _withdraw(table: Table, seat: int) -> r.Record:
    if table.undo is None or table.undo.seat != seat:
        raise Refusal("nothing-to-withdraw", {"seat": seat})
    return r.UndoWithdrawn(seat)


# Coming and going.


def _open(table: Table) -> r.Record | None:
    started = _start(table, table.seats)
    return None if started is None else r.Opened(*started)


def _arrive(table: Table, command: c.Arrive) -> r.Record | None:
    free = [seat for seat in command.seats if not table.seats[seat].taken]
    if not free and table.present.issuperset(command.seats):
        return None
    name = command.name if free else None
    if name is not None:
        checked_players([name])
    seats = seats_after_arrival(table.seats, command.seats, name)
    return r.Arrived(tuple(command.seats), name, *(_start(table, seats) or ()))


def _start(table: Table, seats: Sequence[Seat]) -> tuple[str, tuple[r.Data, ...]] | None:
    """The salt, and what chance deals at the start, if that is now."""
    if table.started or not all(seat.taken for seat in seats):
        return None
    # The host has committed to the seed before friends bring their names, so the host cannot choose the salt.
    salt = "|".join([table.setup.id, *[seat.name for seat in seats]])
    match = new_match(table.setup, seats, salt).begin()
    return salt, r.logged(match.entries, 0)


def _depart(table: Table, command: c.Depart) -> r.Record | None:
    gone = tuple(seat for seat in command.seats if seat in table.present)
    if not gone:
        return None
    if not table.running:
        return r.Departed(gone, command.at)
    voters = [voter for voter in table.voters if voter not in gone]
    return r.Departed(gone, command.at, table.substitutes.departed(gone, command.at).agreed(voters))


def _leave(table: Table, seat: int) -> r.Record:
    if table.seats[seat].kind != LINK:
        raise Refusal("leave-kind", {"seat": seat})
    if table.started:
        raise Refusal("leave-started")
    if not table.seats[seat].taken:
        raise Refusal("leave-free", {"seat": seat})
    return r.Left(seat)


def _say(table: Table, command: c.Say) -> r.Record:
    said = command.text.strip()
    if len(said) > LONGEST_CHAT:
        raise Refusal("too-long", {"field": "text", "longest": LONGEST_CHAT})
    if not said or any(ord(sign) < 32 or 127 <= ord(sign) < 160 or 0xD800 <= ord(sign) < 0xE000 for sign in said):
        raise Refusal("chat-form")
    name = command.name if command.seat is None else table.seats[command.seat].name
    return r.Said({"seat": command.seat, "name": name, "text": said, "at": command.at})


# Substitutes.


def _vote_substitute(table: Table, command: c.VoteSubstitute) -> r.Record:
    seat, absent = command.seat, command.absent
    _must_be_running(table)
    _must_play(table, seat)
    if not 0 <= absent < len(table.seats):
        raise Refusal("no-seat", {"seat": absent, "seats": len(table.seats)})
    if absent not in table.absent:
        raise Refusal("not-absent", {"seat": absent})
    agreed = table.substitutes.wishes.get(absent, ())
    if not command.agree:
        if not agreed:
            raise Refusal("substitute-not-asked", {"seat": absent})
        return r.SubstituteVoted(seat, absent, False)
    if seat in agreed:
        raise Refusal("substitute-agreed", {"seat": seat})
    after = table.substitutes.wished(seat, absent)
    return r.SubstituteVoted(seat, absent, True, after.agreed(table.voters))


def _resume(table: Table, seat: int) -> r.Record:
    _must_be_running(table)
    if seat not in table.substitutes.playing:
        raise Refusal("not-substituted", {"seat": seat})
    return r.Resumed(seat)
