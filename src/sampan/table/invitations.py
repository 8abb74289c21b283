"""Invitations and tokens: an invitation is exchanged once for a token, which only its person's browser knows.

Commands and records carry the SHA-256 of these keys, never the keys themselves.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import replace

from sampan.table import commands as c
from sampan.table import void_keys as void
from sampan.table.freeing import needs_vote
from sampan.table.names import must_be_free
from sampan.table.refusal import Refusal
from sampan.table.seats import BOT, Seat, seats_held, token_hash
from sampan.table.table import Table
from sampan.table.void_keys import with_void

Seats = tuple[Seat, ...]


# What keys open.


def seats_opened(table: Table, tokens: Sequence[str]) -> tuple[int, ...]:
    """The seats that the tokens open; a Refusal that says why if one of them opens none."""
    try:
        return seats_held(table.seats, tokens)
    except Refusal:
        for position, token in enumerate(tokens):
            must_not_be_void(table, token_hash(token), position)
        raise


def must_not_be_void(table: Table, key: str, position: int = 0) -> None:
    """A Refusal that says why, if the key opened or invited to a seat once; `position` is its place in a list."""
    gone = table.void_keys.get(key)
    if gone is not None:
        raise Refusal(gone.reason, {"seat": gone.seat, "position": position})


def seat_invited(table: Table, invitation: str) -> int | None:
    """The free seat that the invitation, by its hash, is for."""
    found = [i for i, seat in enumerate(table.seats) if hmac.compare_digest(seat.invitation or "", invitation)]
    return found[0] if found else None


def is_host(table: Table, token: str) -> bool:
    """Whether that is the host token, by which the browser that made the table is known. It opens no seat."""
    return table.setup.host is not None and hmac.compare_digest(table.setup.host, token_hash(token))


# Deciding.


def seat_to_join(table: Table, command: c.Join) -> int | None:
    """The seat that an invitation is exchanged for; None if it has been, for the same token: the answer was lost."""
    used = table.void_keys.get(command.invitation)
    if used is not None:
        if used.reason == void.INVITATION_USED and table.seats[used.seat].token == command.token:
            return None
        must_not_be_void(table, command.invitation)
    seat = seat_invited(table, command.invitation)
    if seat is None:
        raise Refusal("invitation-unknown")
    _must_be_new(table, command.token)
    if command.name is not None:
        must_be_free(command.name, table.seats, {seat})
    return seat


def seat_to_renew(table: Table, command: c.Renew) -> int | None:
    """The seat whose token is renewed; None if it has been, by the same new token: the answer was lost."""
    seat = next((i for i, seat in enumerate(table.seats) if seat.token == command.token), None)
    if seat is None:
        gone = table.void_keys.get(command.token)
        if gone is not None and gone.reason == void.TOKEN_RENEWED and table.seats[gone.seat].token == command.renewed:
            return None
        must_not_be_void(table, command.token)
        raise Refusal("token-unknown")
    if table.rematch is not None:  # which knows this token: renewed here, it would be void for its person only
        raise Refusal("renew-rematch")
    _must_be_new(table, command.renewed)
    return seat


def must_invite(table: Table, seat: int, by: int | None) -> None:
    """A Refusal unless that person, or the host (None), may make an invitation for the seat."""
    _must_be_free(table, seat)
    if needs_vote(table, seat):
        raise Refusal("invite-agree", {"seat": seat})
    if by is not None:
        _must_be_there(table, by)
        # The others do not revoke the host's invitations, but may look for somebody where nobody is invited.
        if not (table.setup.host is None or table.started or table.seats[seat].invitation is None):
            raise not_host()


def must_seat_bot(table: Table, seat: int, by: int | None) -> None:
    """A Refusal unless that person, or the host (None), may let a bot have the seat."""
    _must_be_free(table, seat)
    if table.started:
        raise Refusal("bot-started")
    if by is not None:
        _must_be_there(table, by)
        if table.setup.host is not None:
            raise not_host()


def not_host() -> Refusal:
    """Whoever asks may not look after free seats."""
    return Refusal("not-host")


def _must_be_there(table: Table, seat: int) -> None:
    if not table.seats[seat].taken or (table.started and table.bot_for(seat) is not None):
        raise not_host()


def _must_be_free(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", {"seat": seat, "seats": len(table.seats)})
    if table.finished or table.seats[seat].taken:
        raise Refusal("seat-not-free", {"seat": seat})


def _must_be_new(table: Table, token: str) -> None:
    """Nobody else may know the token that a browser proposes: least of all may it be an invitation."""
    known = {table.setup.host, *(key for seat in table.seats for key in (seat.token, seat.invitation))}
    if token in known or token in table.void_keys:
        raise Refusal("token-known")


# Applying.


def seats_after_joining(seats: Seats, seat: int, token: str, name: str | None) -> Seats:
    """The seats once somebody has exchanged the invitation."""
    before = seats[seat]
    after = replace(before, name=name or before.name, token=token, taken=True, invitation=None)
    return (*seats[:seat], after, *seats[seat + 1 :])


def seats_with_bot(seats: Seats, seat: int, bot: str) -> Seats:
    """The seats once a bot has a free one."""
    return (*seats[:seat], Seat(BOT, seats[seat].name, bot), *seats[seat + 1 :])


def voided_by_joining(table: Table, seat: int) -> void.VoidKeys:
    """The invitation is used; so is the token of a person who was expected in a rematch and has not come."""
    before = table.seats[seat]
    return with_void(table.void_keys, seat, (before.token, void.SEAT_GIVEN), (before.invitation, void.INVITATION_USED))


def voided_by_arriving(table: Table, seats: Sequence[int]) -> void.VoidKeys:
    """Persons who come to a rematch after all are quicker than those who were invited in their place."""
    keys = table.void_keys
    for number in seats:
        seat = table.seats[number]
        if not seat.taken and seat.invitation != seat.token:
            keys = with_void(keys, number, (seat.invitation, void.SEAT_TAKEN))
    return keys


def voided_by_bot(table: Table, seat: int) -> void.VoidKeys:
    """The keys to a seat that a bot has now."""
    before = table.seats[seat]
    return with_void(table.void_keys, seat, (before.token, void.SEAT_GIVEN), (before.invitation, void.SEAT_GIVEN))


def invite(table: Table, seat: int, invitation: str) -> Table:
    """The table with a new invitation for a free seat; the one before, if any, is revoked."""
    before = table.seats[seat]
    # Of an earlier version's seat the one key is revoked, whether it is a link or a token of the match before.
    token = None if before.token == before.invitation else before.token
    after = replace(before, invitation=invitation, token=token)
    keys = with_void(table.void_keys, seat, (before.invitation, void.INVITATION_REVOKED))
    return replace(table, seats=(*table.seats[:seat], after, *table.seats[seat + 1 :]), void_keys=keys)


def renew(table: Table, seat: int, token: str) -> Table:
    """The table with another token for a seat; the one before opens nothing any more."""
    before = table.seats[seat]
    seats = (*table.seats[:seat], replace(before, token=token), *table.seats[seat + 1 :])
    return replace(table, seats=seats, void_keys=with_void(table.void_keys, seat, (before.token, void.TOKEN_RENEWED)))
