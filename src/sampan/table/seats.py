"""Who sits at a table: a person at this screen, a friend by link, or a bot; persons hold their seats by tokens."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sampan.core.match import Player
from sampan.table.refusal import Refusal

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"


@dataclass(frozen=True)
class Seat:
    """One seat. Only the SHA-256 of its token is kept, so reading the store does not let anybody sit down."""

    kind: str
    name: str
    bot: str | None = None
    token: str | None = None
    taken: bool = True

    def player(self) -> Player:
        """Who sits here, as a match knows it."""
        return Player(self.name, self.bot)

    def data(self) -> dict[str, object]:
        """The seat as it is stored."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "token": self.token}


def stored_seat(data: dict[str, object]) -> Seat:
    """The seat that `Seat.data` gave; a friend's seat is free until the friend comes."""
    bot = data["bot"]
    token = data["token"]
    return Seat(
        str(data["kind"]),
        str(data["name"]),
        None if bot is None else str(bot),
        None if token is None else str(token),
        data["kind"] != LINK,
    )


def token_hash(token: str) -> str:
    """What is kept of a token."""
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
        Seat(seat.kind, name or seat.name, seat.bot, seat.token) if number in arrived and not seat.taken else seat
        for number, seat in enumerate(seats)
    )
