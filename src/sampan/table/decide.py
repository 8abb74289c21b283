"""What becomes of a command: a record of what happens, a refusal, or nothing. Deciding changes nothing."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final, assert_never

from sampan.bots.bot import decide as ask_bot
from sampan.bots.registry import bot
from sampan.core.errors import IllegalAction
from sampan.core.match import foresee, foresee_all
from sampan.core.rng import Rng
from sampan.core.state import OVER
from sampan.table import commands as c
from sampan.table import ending, freeing, invitations
from sampan.table import records as r
from sampan.table.names import is_shown, must_be_free
from sampan.table.refusal import Refusal
from sampan.table.seats import BOT, Seat, seats_after_arrival
from sampan.table.simultaneous import entered
from sampan.table.substitutes import seconds_between
from sampan.table.table import Table, new_match

LONGEST_CHAT: Final = 500


def decide(table: Table, command: c.Command) -> r.Record | None:
    """The record of what the command brings about; None if there is nothing to change, a SampanError if it may not."""
    if table.closed:
        return _decide_closed(table, command)
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
        case c.Join():
            return _join(table, command)
        case c.Invite():
            invitations.must_invite(table, command.seat, command.by)
            return r.Invited(command.seat, command.invitation, command.by)
        case c.SeatBot():
            return _seat_bot(table, command)
        case c.Renew():
            renewed = invitations.seat_to_renew(table, command)
            return None if renewed is None else r.TokenRenewed(renewed, command.renewed)
        case c.Leave():
            return _leave(table, command.seat)
        case c.VoteFree():
            return _vote_free(table, command)
        case c.Rename():
            must_be_free(command.name, table.seats, {command.seat})
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
        case c.VoteEnd():
            _must_be_running(table)
            _must_play(table, command.seat)
            return ending.vote_end(table, command)
        case c.VoteEndForBot():
            return ending.vote_end_for_bot(table, command)
        case c.Rematch():
            return _rematch(table, command)
        case c.Close():
            return r.Closed()
        case _:
            assert_never(command)


def _decide_closed(table: Table, command: c.Command) -> r.Record | None:
    """At a closed table people can only look on, and leave; what the server does by itself comes to nothing."""
    match command:
        case c.Depart():
            return _depart(table, command)
        case c.Open() | c.Arrive() | c.ActForBot() | c.VoteEndForBot() | c.ReplaceOverdue() | c.Close():
            return None
        case _:
            raise Refusal("closed")


def preview(table: Table, seat: int, ply: int, action: object, rng: Rng) -> list[dict[str, object]]:
    """What an action would do as far as the seat can foresee."""
    must_be_asked(table, seat, ply)
    if table.several:
        return foresee(table.game, table.asking(seat), action, rng)
    return table.match.preview(seat, action, rng)


def consequences(table: Table, seat: int, ply: int, rng: Rng) -> list[dict[str, object]]:
    """What follows from each legal action besides itself: the events, and the actions by their places in the list.

    Actions from which nothing follows are left out, and those from which the same follows stand together.
    """
    must_be_asked(table, seat, ply)
    following: dict[str, tuple[list[int], list[dict[str, object]]]] = {}
    for place, events in enumerate(foresee_all(table.asking(seat), rng)):
        if len(events) > 1:
            following.setdefault(json.dumps(events[1:]), ([], events[1:]))[0].append(place)
    return [{"actions": places, "events": events} for places, events in following.values()]


def must_hint(table: Table, seat: int, ply: int) -> None:
    """A refusal unless the seat may be advised: by hints, or by the coach."""
    if not table.setup.hints:
        raise Refusal("no-hints")
    must_be_asked(table, seat, ply)
    if seat not in table.deciding:
        raise IllegalAction("not-your-turn", {"seat": seat, "mover": int(table.match.to_move())})


def planned(table: Table, seat: int, ply: int, actions: Sequence[object]) -> list[int]:
    """The codes of what a seat plans: an action, or secret ones, one after the other; a refusal if it may not."""
    must_hint(table, seat, ply)
    state = table.asking(seat)
    if len(actions) == 1 and not state.is_secret():
        return [table.game.find(state, actions[0])]
    codes: list[int] = []
    for action in actions:
        if not state.is_secret() or seat not in state.simultaneous_seats():
            raise Refusal("no-plan")
        state = state.asking(seat)
        codes.append(table.game.find(state, action))
        state.apply(codes[-1])
    return codes


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
    if table.closed:
        raise Refusal("closed")
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
    log = r.logged(match.entries[ply:], ply)
    return r.Acted(log, table.several, seat if bot_failed else None, r.Tried(table.match, match))


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
    bots = tuple(other for other, each in enumerate(table.seats) if other != seat and each.kind == BOT)
    if table.undo_mode(seat) == "free" or not table.undo_asked(seat):
        return _undone(table, seat, bots)
    if table.was_denied(seat):
        raise Refusal("undo-denied", {"seat": seat})
    return r.UndoAsked(seat, bots)


def _undone(table: Table, seat: int, consents: tuple[int, ...]) -> r.Undone:
    return r.Undone(seat, consents, table.match.draws_since(table.undo_ply(seat)))


def _consent(table: Table, command: c.Consent) -> r.Record:
    missing = table.undo_missing
    if table.undo is None or command.seat not in missing:
        raise Refusal("consent-not-asked", {"seat": command.seat})
    if command.agree and len(missing) == 1:
        return _undone(table, table.undo.seat, (*table.undo.consents, command.seat))
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
    # Somebody may have lost the seat on the way.
    arrived = tuple(seat for seat in command.seats if table.seats[seat].token is not None)
    if table.present.issuperset(arrived) and all(table.seats[seat].taken for seat in arrived):
        return None
    seats = seats_after_arrival(table.seats, arrived, None)
    return r.Arrived(arrived, None, *(_start(table, seats) or ()))


def _join(table: Table, command: c.Join) -> r.Record | None:
    seat = invitations.seat_to_join(table, command)
    if seat is None:
        return None
    seats = invitations.seats_after_joining(table.seats, seat, command.token, command.name)
    return r.Joined(seat, command.token, command.name, *(_start(table, seats) or ()))


def _seat_bot(table: Table, command: c.SeatBot) -> r.Record:
    invitations.must_seat_bot(table, command.seat, command.by)
    seats = invitations.seats_with_bot(table.seats, command.seat, command.bot)
    return r.BotSeated(command.seat, command.bot, *(_start(table, seats) or ()))


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
    if table.started:
        _must_be_running(table)
        if seat in table.match.resigned:
            raise Refusal("resigned", {"seat": seat})
    return freeing.leave(table, seat)


def _vote_free(table: Table, command: c.VoteFree) -> r.Record:
    if table.started:
        _must_be_running(table)
        _must_play(table, command.seat)
    return freeing.vote_free(table, command)


def _say(table: Table, command: c.Say) -> r.Record:
    said = command.text.strip()
    if len(said) > LONGEST_CHAT:
        raise Refusal("too-long", {"field": "text", "longest": LONGEST_CHAT})
    if not said or not is_shown(said):
        raise Refusal("chat-form")
    if command.seat is None and command.name:
        must_be_free(command.name, table.seats)
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
    left = command.wait - seconds_between(table.away(absent) or command.at, command.at)
    if left > 0:
        raise Refusal("substitute-early", {"seat": absent, "seconds": ceil(left)})
    after = table.substitutes.wished(seat, absent)
    return r.SubstituteVoted(seat, absent, True, after.agreed(table.voters))


def _resume(table: Table, seat: int) -> r.Record:
    _must_be_running(table)
    if seat not in table.substitutes.playing:
        raise Refusal("not-substituted", {"seat": seat})
    return r.Resumed(seat)
