"""The bodies of the calls over HTTP (docs/protocol.md) as types: they check input and document answers."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import AliasChoices, Field, JsonValue

from sampan.games.registry import game_keys
from sampan.server.schemas.common import (
    TOKEN_EXAMPLE,
    Event,
    Name,
    NewToken,
    Said,
    SeatNumber,
    Token,
    Told,
    View,
    Words,
    such_as,
)

LONGEST_ABSENCE: Final = 1440  # minutes, a day

# Examples.
_NEW_TABLE: Final = {
    "game": game_keys()[0],
    "options": {},
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}],
    "public": False,
    "fair": False,
    "hints": True,
    "substitute": {"bot": "easy", "minutes": 10},
}
_SUMMARY: Final = {
    "id": "SiISFsJNabK4",
    "game": game_keys()[0],
    "options": {},
    "seats": [
        {
            "name": "Ada",
            "kind": "here",
            "bot": None,
            "taken": True,
            "present": True,
            "away": None,
            "substituted": False,
            "resigned": False,
        },
        {
            "name": "easy",
            "kind": "bot",
            "bot": "easy",
            "taken": True,
            "present": False,
            "away": None,
            "substituted": False,
            "resigned": False,
        },
    ],
    "public": False,
    "hosted": True,
    "fair": None,
    "hints": True,
    "substitute": {"bot": "easy", "minutes": None},
    "started": True,
    "ply": 9,
    "deciding": [0],
    "ready": [],
    "outcome": None,
    "created": "2026-11-15T21:15:13Z",
    "rematch": None,
    "closed": False,
}


class NewSeat(Said):
    """Who sits there: a person at this screen, a friend by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    bot: str | None = Field(None, max_length=40, description="For a bot: which one; see /api/bots.")


class NewSubstitute(Said):
    """The bot that plays for people who are away."""

    bot: str = Field(max_length=40, description="Which one; see /api/bots.")
    minutes: int | None = Field(
        None, ge=1, le=LONGEST_ABSENCE, description="After how long by itself; null: only if the others agree."
    )


class NewTable(Said):
    """A table to be made."""

    model_config = such_as(_NEW_TABLE)

    game: str = Field(max_length=40, description="See /api/games.")
    options: dict[str, JsonValue] = Field({}, description="By key; what is left out has its default.")
    seats: list[NewSeat] = Field(min_length=1, max_length=20)
    public: bool = Field(False, description="Listed, and open to spectators.")
    fair: bool = Field(False, description="Commits to the seed of all chance before the match; see `fair`.")
    hints: bool | None = Field(None, description="Whether players may ask what to do; null: if only one person plays.")
    substitute: NewSubstitute | None = Field(None, validation_alias=AliasChoices("substitute", "stand_in"))


class Outcome(Told):
    """How a match ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class SeatSummary(Told):
    """Who sits there. `taken`: it is not waiting for a person. `present`: connected."""

    name: str
    kind: Literal["here", "link", "bot"]
    bot: str | None
    taken: bool
    present: bool
    away: str | None = Field(description="While a match runs: since when its person is away, UTC, ISO 8601.")
    substituted: bool = Field(description="Whether a substitute plays for its person, who may take the seat back.")
    resigned: bool = Field(False, description="Whether its person has given up; a substitute plays on for it.")
    needs_vote: bool = Field(
        False, description="Whether its person has left the match, and the others must agree before anybody is invited."
    )


class Fair(Told):
    """The SHA-256 of the seed, and the salt, which is empty until the match starts (see sampan.core.dealer)."""

    commitment: str
    salt: str


class SubstituteRule(Told):
    """The bot that plays for people who are away or have resigned, and after how many minutes it begins by itself."""

    bot: str
    minutes: int | None


class Summary(Told):
    """What everybody who may know of a table may know about it."""

    model_config = such_as(_SUMMARY)

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatSummary]
    public: bool
    hosted: bool = Field(description="Whether a host looks after the free seats; otherwise everybody who plays does.")
    fair: Fair | None
    hints: bool = Field(description="Whether players may ask what to do.")
    substitute: SubstituteRule
    started: bool
    ply: int
    deciding: list[int] = Field(description="The seats that have still to decide: none before the start or at the end.")
    ready: list[int] = Field(description="The seats that have decided already, at the same time as those.")
    outcome: Outcome | None
    created: str = Field(description="UTC, ISO 8601.", examples=["2026-11-15T21:15:13Z"])
    rematch: str | None = Field(description="The id of the rematch, which the same tokens open.")
    closed: bool = Field(
        description="Whether the host of the server has closed it: nothing can be done there any more."
    )


class KnownTable(Summary):
    """A table, as the call for one tells it."""

    model_config = such_as({**_SUMMARY, "yours": [0], "invited": None})

    yours: list[int] = Field(description="The seats that the token opens.")
    invited: int | None = Field(description="The free seat that the key is an invitation for.")


class SeatToken(Told):
    """The key to a seat at this screen."""

    seat: int
    token: str = Field(examples=[TOKEN_EXAMPLE])


class SeatInvitation(Told):
    """An invitation to a free seat, to be handed on; it opens nothing until it is exchanged for a token."""

    seat: int
    invitation: str = Field(examples=[TOKEN_EXAMPLE])


class Created(Told):
    """The new table, the keys to the seats at this screen, the invitations for friends, and the host token."""

    model_config = such_as(
        {
            "table": _SUMMARY,
            "tokens": [{"seat": 0, "token": TOKEN_EXAMPLE}],
            "invitations": [],
            "host": TOKEN_EXAMPLE,
        }
    )

    table: Summary
    tokens: list[SeatToken]
    invitations: list[SeatInvitation]
    host: str = Field(description="Lets the holder look after free seats. It opens no seat.")


class JoinTable(Said):
    """An invitation, and the token it is to be exchanged for. Sent again, it is answered in the same way."""

    model_config = such_as({"invitation": TOKEN_EXAMPLE, "token": TOKEN_EXAMPLE[::-1], "name": "Ben"})

    invitation: Token
    token: NewToken
    name: Name | None = None


class JoinedTable(Told):
    """The seat that the token opens from now on."""

    model_config = such_as({"table": _SUMMARY, "seat": 0})

    table: Summary
    seat: int


class RenewToken(Said):
    """The token that takes the place of the one in `Authorization`. Sent again, it is answered in the same way."""

    token: NewToken


class RenewedToken(Told):
    """The seat whose token was renewed."""

    seat: int


class InviteTo(Said):
    """A free seat that somebody is to be invited to; the invitation before this one is revoked."""

    seat: SeatNumber


class SeatBot(Said):
    """A bot for a free seat."""

    seat: SeatNumber
    bot: str = Field(max_length=40, description="Which one; see /api/bots.")


class Health(Told):
    """That the server runs, and what it is."""

    model_config = such_as({"status": "ok", "version": "0.1.0", "compiled": True, "tables": 12})

    status: Literal["ok"]
    version: str
    compiled: bool
    tables: int


class Ready(Told):
    """That the server can do its work."""

    model_config = such_as({"status": "ready"})

    status: Literal["ready"]


class LessonEntry(Told):
    """A lesson of a course."""

    key: str
    minutes: int = Field(description="How long it takes, roughly.")


class CourseInfo(Told):
    """The lessons of a game in their order."""

    lessons: list[LessonEntry]
    minutes: int = Field(description="How long all of them take.")


class GameInfo(Told):
    """A game, and what can be chosen before it starts."""

    key: str
    title: str
    blurb: Words
    fewest_seats: int
    most_seats: int
    options: list[dict[str, Any]] = Field(description="What a form needs to ask for each option, in every language.")
    seat_fields: list[str] = Field(description="The fields of actions and events whose value is a seat.")
    course: CourseInfo | None = Field(description="Lessons that teach it; null: there are none.")


class BotInfo(Told):
    """A bot that can sit at a table."""

    name: str
    description: Words


class Player(Told):
    """Who played."""

    name: str
    bot: str | None


class Frame(Told):
    """The table after an action; frame 0 is the start, by nobody."""

    ply: int
    by: int | None
    events: list[Event]
    view: View


class Frames(Told):
    """A match from the first to the last position."""

    game: str
    options: dict[str, Any]
    players: list[Player]
    frames: list[Frame]
    outcome: Outcome | None


class UploadedFrames(Frames):
    """The frames of an uploaded match file, and the id under which the file is kept for a while."""

    id: str = Field(examples=["hGq3vLwNcYdS5fJkT2eRZw"])


class Side(Told):
    """Seats that win together, and how likely that is, from 0 to 1."""

    seats: list[int]
    chance: float


class Chances(Told):
    """Everybody's estimated chances after so many actions, for all that a seat or a spectator knew then."""

    ply: int
    sides: list[Side] = Field(description="Their chances add up to 1, or are all 0 when nobody has won.")
