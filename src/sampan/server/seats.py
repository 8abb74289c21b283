"""Who sits at a table: a person at this screen, a friend by link, or a bot; persons hold their seats by tokens."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sampan.core.match import Player
from sampan.server.refusal import Refusal

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"


@dataclass
class Seat:
    """One seat. Of its token only the SHA-256 is kept: whoever reads the store cannot sit down."""

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


def new_token() -> str:
    """A key to a seat that nobody can guess."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seats_held(seats: Sequence[Seat], tokens: Sequence[str]) -> tuple[int, ...]:
    """The seats that the tokens are the keys to, in rising order; a Refusal if one is the key to none."""
    held: set[int] = set()
    for token in tokens:
        digest = token_hash(token)
        # Every seat is compared, in constant time: how long it takes tells nothing.
        found = [i for i, seat in enumerate(seats) if hmac.compare_digest(seat.token or "", digest)]
        if not found:
            raise Refusal("token-unknown", status=403)
        held.update(found)
    return tuple(sorted(held))
