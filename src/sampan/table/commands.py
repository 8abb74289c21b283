"""What somebody asks of a table: a small class for each kind of command.

A command carries whatever `decide` may not look up by itself: the time, seeds and ids.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sampan.table.table import Point


@dataclass(frozen=True)
class Open:
    """Begin the match if nobody is missing."""


@dataclass(frozen=True)
class Arrive:
    """People come, or come back, to the seats they hold."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Depart:
    """People are no longer connected."""

    seats: tuple[int, ...]
    at: str


@dataclass(frozen=True)
class Join:
    """Somebody exchanges an invitation for a token, takes the seat and may bring a name. Both keys are hashes."""

    invitation: str
    token: str
    name: str | None = None


@dataclass(frozen=True)
class Invite:
    """A new invitation for a free seat, as a hash, by a person or (None) the host; the one before is revoked."""

    seat: int
    invitation: str
    by: int | None = None


@dataclass(frozen=True)
class SeatBot:
    """A bot takes a free seat before the start, as a person or (None) the host wishes."""

    seat: int
    bot: str
    by: int | None = None


@dataclass(frozen=True)
class Renew:
    """A person's token is replaced by another one; both are hashes."""

    token: str
    renewed: str


@dataclass(frozen=True)
class Leave:
    """A person gives up the seat."""

    seat: int


@dataclass(frozen=True)
class VoteFree:
    """A person wishes or agrees that another person's seat be freed, or filled once that person has left; or refuses.

    `held` are all the seats of the connection that votes: whoever holds several is one person all the same.
    """

    seat: int
    other: int
    agree: bool
    held: tuple[int, ...] = ()


@dataclass(frozen=True)
class Rename:
    """A person takes a new name."""

    seat: int
    name: str


@dataclass(frozen=True)
class Say:
    """A line of chat, by a seat or, without one, by a spectator of that name."""

    seat: int | None
    name: str
    text: str
    at: str


@dataclass(frozen=True)
class Act:
    """A person's action, as the answer to the decision of that ply."""

    seat: int
    ply: int
    action: object


@dataclass(frozen=True)
class ActForBot:
    """What a bot chose at some point of the match; if that is no legal action, a random one is taken in its place."""

    seat: int
    point: Point
    action: object
    seed: int | str | bytes = field(repr=False)


@dataclass(frozen=True)
class Undo:
    """Take the seat's last action back, or ask the others whether it may."""

    seat: int


@dataclass(frozen=True)
class Consent:
    """The answer to another seat's request for an undo."""

    seat: int
    agree: bool


@dataclass(frozen=True)
class Withdraw:
    """The seat no longer asks for its undo."""

    seat: int


@dataclass(frozen=True)
class VoteSubstitute:
    """A person wishes or agrees that a substitute plays for somebody who is away; or refuses.

    `wait` is how many seconds somebody must have been away before others may wish for one.
    """

    seat: int
    absent: int
    agree: bool
    at: str
    wait: float


@dataclass(frozen=True)
class ReplaceOverdue:
    """Let a substitute play for everybody who has been away for longer than the table waits."""

    at: str


@dataclass(frozen=True)
class Resume:
    """A person takes the seat back from the substitute."""

    seat: int


@dataclass(frozen=True)
class Resign:
    """A person gives up."""

    seat: int


@dataclass(frozen=True)
class VoteEnd:
    """A person proposes or agrees to end the match without a winner; or refuses, or no longer proposes it."""

    seat: int
    agree: bool


@dataclass(frozen=True)
class VoteEndForBot:
    """Whether a bot that was asked at some point of the match agrees to end it."""

    seat: int
    point: Point
    agree: bool


@dataclass(frozen=True)
class Rematch:
    """The same table again, under an id and with a seed of its own."""

    id: str
    seed: str = field(repr=False)
    created: str


@dataclass(frozen=True)
class Close:
    """The host of the server closes the table."""


Command = (
    Open
    | Arrive
    | Depart
    | Join
    | Invite
    | SeatBot
    | Renew
    | Leave
    | VoteFree
    | Rename
    | Say
    | Act
    | ActForBot
    | Undo
    | Consent
    | Withdraw
    | VoteSubstitute
    | ReplaceOverdue
    | Resume
    | Resign
    | VoteEnd
    | VoteEndForBot
    | Rematch
    | Close
)
