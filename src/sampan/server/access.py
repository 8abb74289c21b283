"""What a key opens at a table over HTTP: seats, an invitation, or the host's say over free seats."""

from __future__ import annotations

from typing import NamedTuple

from sampan.server.live_table import LiveTable, no_table
from sampan.table.invitations import is_host, must_not_be_void, seat_invited
from sampan.table.refusal import Refusal
from sampan.table.seats import seats_held, token_hash
from sampan.table.table import Table


class Access(NamedTuple):
    """What a key opens, and why it opens nothing any more if it once did."""

    held: tuple[int, ...] = ()
    invited: int | None = None
    host: bool = False
    refusal: Refusal | None = None

    @property
    def none(self) -> bool:
        """Whether it opens nothing."""
        return not self.held and self.invited is None and not self.host


async def access_to(live: LiveTable, key: str | None) -> Access:
    """What the key opens; another server may have handed it out just now."""
    if key is None:
        return Access()
    found = _access(live.table, key)
    if found.none:
        await live.catch_up()
        found = _access(live.table, key)
    return found


def _access(table: Table, key: str) -> Access:
    digest = token_hash(key)
    try:
        must_not_be_void(table, digest)
    except Refusal as refusal:
        return Access(refusal=refusal)
    try:
        held = seats_held(table.seats, [key])
    except Refusal:
        held = ()
    return Access(held, seat_invited(table, digest), is_host(table, key))


def must_know(table: Table, access: Access) -> None:
    """A refusal unless whoever has this access may know of the table. A host without a seat sees who is awaited."""
    if table.setup.public or access.held or access.invited is not None or (access.host and not table.started):
        return
    raise access.refusal or no_table()
