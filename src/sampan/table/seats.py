"""Who sits at a table: a person at this screen, a friend by link, or a bot; persons hold their seats by tokens."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sampan.core.match import Player
from sampan.table.refusal import Refusal

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"


@dataclass(frozen=True)
class Seat:
    """One seat. Only the SHA-256 of its keys is kept, so reading the store does not let anybody sit down.

    A free seat has an invitation, which is exchanged for a token. In a rematch it has the token that its person brings
    along; if that person does not come, an invitation can be made besides, and the first to come takes the seat.

    `agreed` says that all the others have agreed to free the seat. It follows from the records, and is not stored.
    """

    kind: str
    name: str
    bot: str | None = None
    token: str | None = field(default=None, repr=False)
    taken: bool = True
    invitation: str | None = field(default=None, repr=False)
    agreed: bool = False

    def player(self) -> Player:
        """Who sits here, as a match knows it."""
        return Player(self.name, self.bot)

    def data(self) -> dict[str, object]:
        """The seat as it is stored."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "token": self.token,
            "taken": self.taken,
            "invitation": self.invitation,
        }


def stored_seat(data: dict[str, object]) -> Seat:
    """The seat that `Seat.data` gave.

    Earlier versions kept one key for a friend's seat, which was free until somebody came with that key. It may be in a
    link that nobody has followed yet, or with a person who brings it along from the match before: it counts as both.
    """
    bot, token = _word(data["bot"]), _word(data["token"])
    if "invitation" in data:
        taken, invitation = bool(data["taken"]), _word(data["invitation"])
    else:
        taken = data["kind"] != LINK
        invitation = None if taken else token
    return Seat(str(data["kind"]), str(data["name"]), bot, token, taken, invitation)


def _word(value: object) -> str | None:
    return None if value is None else str(value)


def token_hash(token: str) -> str:
    """What is kept of a token, or of an invitation."""
    return hashlib.sha256(token.encode()).hexdigest()


def seats_held(seats: Sequence[Seat], tokens: Sequence[str]) -> tuple[int, ...]:
    """The seats that the tokens open, in rising order; a Refusal if a token opens none."""
    held: set[int] = set()
    for token in tokens:
        digest = token_hash(token)
        # Every seat is compared, in constant time, so that the time it takes tells nothing.
        found = [i for i, seat in enumerate(seats) if hmac.compare_digest(seat.token or "", digest)]
        if not found:
            raise Refusal("token-unknown")
        held.update(found)
    return tuple(sorted(held))


def seats_after_arrival(seats: Sequence[Seat], arrived: Sequence[int], name: str | None) -> tuple[Seat, ...]:
    """The seats once people have come to some of them; a name goes to those that were free."""
    return tuple(
        replace(seat, name=name or seat.name, taken=True, invitation=None)
        if number in arrived and not seat.taken
        else seat
        for number, seat in enumerate(seats)
    )
