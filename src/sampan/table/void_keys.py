"""Tokens and invitations that no longer open anything, so that whoever still holds one is told why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

# The reasons are those of refusals, which have a sentence each.
INVITATION_USED: Final = "invitation-used"
INVITATION_REVOKED: Final = "invitation-revoked"
SEAT_TAKEN: Final = "seat-taken"  # by its person, before the invitation was used
SEAT_GIVEN: Final = "seat-given"  # to somebody else, or to a bot, because its person had not come
SEAT_LEFT: Final = "seat-left"
SEAT_FREED: Final = "seat-freed"  # by a vote of all the others
TOKEN_RENEWED: Final = "token-renewed"  # noqa: S105 - a reason, not a token


class VoidKey(NamedTuple):
    """What a key was for, and why it opens nothing any more."""

    seat: int
    reason: str


_MOST: Final = 200
VoidKeys = Mapping[str, VoidKey]  # by the SHA-256 of the key


def with_void(keys: VoidKeys, seat: int, *void: tuple[str | None, str]) -> VoidKeys:
    """The same with more void keys of a seat, each with its reason; of very many the oldest are forgotten."""
    after = {**keys, **{key: VoidKey(seat, reason) for key, reason in void if key is not None}}
    return dict(list(after.items())[-_MOST:]) if len(after) > _MOST else after
