"""How a match draws at random: from a secret seed that can be committed to beforehand and checked afterwards.

Draw number n (counted from 0 over the whole match) is HMAC-SHA-256 with the seed as key over the text "<salt>|<n>",
read as one big-endian number, modulo the sum of the weights; the weights, laid end to end in the order of the legal
actions, say which action that is. The commitment is the SHA-256 of the seed. Because the seed is fixed before the salt
is known, the host cannot try out seeds; because the salt is public, the players cannot try out salts.

A draw that an undo takes back keeps its number, and the next one goes on counting: otherwise an undo would show what
comes next. A match file lists the undos, so that a host can skip no draw without everybody seeing it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sampan.core.errors import NotationError
from sampan.core.options import shown
from sampan.core.state import State


class Dealer:
    """Deals a match's cards and tiles from a seed and a salt."""

    def __init__(self, seed: bytes, salt: str = "") -> None:
        self.seed = seed
        self.salt = salt

    def commitment(self) -> str:
        """What can be published before the match: it fixes the seed and reveals nothing about it."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, state: State, number: int) -> int:
        """The action that chance takes in the draw of that number."""
        weights = state.chances()
        digest = hmac.new(self.seed, f"{self.salt}|{number}".encode(), hashlib.sha256).digest()
        left = int.from_bytes(digest, "big") % sum(weights)
        for action, weight in zip(state.legal(), weights, strict=True):
            left -= weight
            if left < 0:
                return action
        raise NotationError("weights")


def new_dealer(seed: bytes | str | int | None = None, salt: str = "") -> Dealer:
    """A dealer with a seed that nobody can guess; or, to repeat a match, with a seed made from the given one."""
    if seed is None:
        return Dealer(secrets.token_bytes(32), salt)
    if isinstance(seed, bytes):
        return Dealer(seed, salt)
    return Dealer(hashlib.sha256(str(seed).encode()).digest(), salt)


def read_seed(words: str) -> bytes:
    """A seed from its 64 hexadecimal digits."""
    try:
        seed = bytes.fromhex(words)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise NotationError("seed-form", {"value": shown(words)})
    return seed
