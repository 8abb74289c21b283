"""The words of the protocol (docs/protocol.md) as types: they check what comes in, and document what goes out."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter

from sampan.games import games

LARGEST_MESSAGE: Final = 16_384
_TOKEN_EXAMPLE: Final = "u6yPbdvmTt0m5ZcVbmT9v0xgM2uPq1y4sWcYh3nQe7E"  # noqa: S105 - opens nothing

Token = Annotated[str, Field(max_length=100, examples=[_TOKEN_EXAMPLE])]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Action = dict[str, JsonValue]
SeatNumber = Annotated[int, Field(ge=0, le=100, description="Seats are counted from 0.")]
Ply = Annotated[int, Field(ge=0, le=1_000_000_000, description="The number of the seat's action; see `Decision`.")]
View = Annotated[dict[str, Any], Field(description="What a seat or a spectator may see; see the game's own folder.")]
Event = Annotated[dict[str, Any], Field(description="One thing that happened; has a `kind` and the game's fields.")]

# Examples.
_NEW_TABLE: Final = {
    "game": games()[0],
    "options": {},
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}],
    "public": False,
    "fair": False,
}
_SUMMARY: Final = {
    "id": "SiISFsJNabK4",
    "game": games()[0],
    "options": {},
    "seats": [
        {"name": "Ada", "kind": "here", "bot": None, "taken": True, "present": True},
        {"name": "easy", "kind": "bot", "bot": "easy", "taken": True, "present": False},
    ],
    "public": False,
    "fair": None,
    "started": True,
    "ply": 9,
    "deciding": [0],
    "ready": [],
    "outcome": None,
    "created": "2026-11-15T21:15:13Z",
    "rematch": None,
}
_NO_TABLE: Final = {
    "reason": "no-table",
    "fields": {},
    "sentence": {"en": "There is no such table.", "fr": "Cette table n’existe pas."},
}


def _such_as(example: dict[str, Any]) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [example]})


class Said(BaseModel):
    """What a client says. Nothing is guessed: wrong types and unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """What the server tells."""

    model_config = ConfigDict(extra="forbid")


class Words(Told):
    """A sentence in every language."""

    en: str
    fr: str


class Error(Told):
    """Why something was refused: a stable reason, its particulars, and a sentence for people."""

    model_config = _such_as(_NO_TABLE)

    reason: str
    fields: dict[str, Any]
    sentence: Words


# Tables.


class NewSeat(Said):
    """Who shall sit there: a person at this screen, a friend by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    bot: str | None = Field(None, max_length=40, description="For a bot: which one; see /api/bots.")


class NewTable(Said):
    """A table to be made."""

    model_config = _such_as(_NEW_TABLE)

    game: str = Field(max_length=40, description="See /api/games.")
    options: dict[str, JsonValue] = Field({}, description="By key; what is left out has its default.")
    seats: list[NewSeat] = Field(min_length=1, max_length=20)
    public: bool = Field(False, description="Listed, and open to spectators.")
    fair: bool = Field(False, description="Commits to the seed of all chance before the match; see `fair`.")


class Outcome(Told):
    """How a match ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class SeatSummary(Told):
    """Who sits there. `taken`: a friend's seat has been taken. `present`: connected."""

    name: str
    kind: Literal["here", "link", "bot"]
    bot: str | None
    taken: bool
    present: bool


class Fair(Told):
    """The SHA-256 of the seed, and the salt, which is empty until the match starts (see sampan.core.dealer)."""

    commitment: str
    salt: str


class Summary(Told):
    """What everybody who may know of a table may know about it."""

    model_config = _such_as(_SUMMARY)

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatSummary]
    public: bool
    fair: Fair | None
    started: bool
    ply: int
    deciding: list[int] = Field(description="The seats that have still to decide: none before the start or at the end.")
    ready: list[int] = Field(description="The seats that have decided already, unseen, at the same time as those.")
    outcome: Outcome | None
    created: str = Field(description="UTC, ISO 8601.", examples=["2026-11-15T21:15:13Z"])
    rematch: str | None = Field(description="The id of the rematch, which the same tokens open.")


class SeatToken(Told):
    """The key to a seat of a person."""

    seat: int
    token: str = Field(examples=[_TOKEN_EXAMPLE])
    kind: Literal["here", "link"]


class Created(Told):
    """The new table, and the keys to its persons' seats; those of kind `link` are to be handed on."""

    model_config = _such_as({"table": _SUMMARY, "tokens": [{"seat": 0, "token": _TOKEN_EXAMPLE, "kind": "here"}]})

    table: Summary
    tokens: list[SeatToken]


class Health(Told):
    """That the server runs, and what it is."""

    model_config = _such_as({"status": "ok", "version": "0.1.0", "compiled": True, "tables": 12})

    status: Literal["ok"]
    version: str
    compiled: bool
    tables: int


class GameInfo(Told):
    """A game, and what can be chosen before it starts."""

    key: str
    title: str
    blurb: Words
    fewest_seats: int
    most_seats: int
    options: list[dict[str, Any]] = Field(description="What a form needs to ask for each option, in every language.")
    seat_fields: list[str] = Field(description="The fields of actions and events whose value is a seat.")


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


# The socket: what clients say.


class Hello(Said):
    """The first message: who I am, and the last number I have seen."""

    model_config = _such_as({"type": "hello", "tokens": [_TOKEN_EXAMPLE], "name": "Ada", "since": 17})

    type: Literal["hello"]
    tokens: list[Token] = Field(max_length=20)
    name: Name | None = None
    since: int | None = Field(None, ge=0, le=1_000_000_000)


class Request(Said):
    """A request; its answer carries the same `ref`."""

    ref: str = Field(max_length=40)


class Act(Request):
    """The held seat's action, as the answer to that ply."""

    model_config = _such_as({"type": "act", "ref": "7", "seat": 0, "ply": 9, "action": {"kind": "pass"}})

    type: Literal["act"]
    seat: SeatNumber
    ply: Ply
    action: Action


class Preview(Request):
    """What would this action do, as far as the seat can foresee?"""

    type: Literal["preview"]
    seat: SeatNumber
    ply: Ply
    action: Action


class Undo(Request):
    """Take the seat's last action back, or ask the others for it."""

    type: Literal["undo"]
    seat: SeatNumber


class Consent(Request):
    """The answer to another seat's wish to take an action back."""

    type: Literal["consent"]
    seat: SeatNumber
    agree: bool


class Resign(Request):
    """The seat gives up."""

    type: Literal["resign"]
    seat: SeatNumber


class Rematch(Request):
    """The same table again."""

    type: Literal["rematch"]
    seat: SeatNumber


class Chat(Request):
    """A line of chat; without a seat, as a spectator."""

    type: Literal["chat"]
    text: str = Field(max_length=500)
    seat: SeatNumber | None = None


class Rename(Request):
    """A new name for a seat."""

    type: Literal["name"]
    seat: SeatNumber
    name: Name


class Leave(Request):
    """Give a friend's seat free again before the match has started."""

    type: Literal["leave"]
    seat: SeatNumber


class Ping(Request):
    """Are you there?"""

    type: Literal["ping"]


SeatRequest = Act | Preview | Undo | Consent | Resign | Rematch | Rename | Leave
AnyRequest = SeatRequest | Chat | Ping
SAID: Final[TypeAdapter[Hello | AnyRequest]] = TypeAdapter(
    Annotated[
        Hello | Act | Preview | Undo | Consent | Resign | Rematch | Chat | Rename | Leave | Ping,
        Field(discriminator="type"),
    ]
)


# The socket: what the server tells.


class LogEntry(Told):
    """An action of the log as an observer may see it; `by` is a seat, or -1 for chance."""

    ply: int
    by: int
    events: list[Event]


class Decision(Told):
    """What a held seat is asked."""

    seat: int
    ply: int = Field(description="How many actions the log holds, and how many the seat has sealed beyond that.")
    actions: list[dict[str, Any]]
    blocked: list[Error] = Field(description="What the seat might expect to be able to do but cannot, with the reason.")
    undo: Literal["free", "consent"] | None


class UndoRequest(Told):
    """Somebody wants to take an action back."""

    seat: int
    consents: list[int]
    missing: list[int]


class ChatLine(Told):
    """What was said, by a seat or (null) a spectator."""

    seat: int | None
    name: str
    text: str
    at: str


class Note(Told):
    """What happened beside the rules."""

    ply: int
    kind: Literal["bot_failed", "resigned", "undone", "undo_refused"]
    seat: int
    bot: str | None = None
    by: int | None = None


class TableMessage(Told):
    """The whole table. Views and logs by seat held; for spectators under "spectator"."""

    type: Literal["table"]
    seq: int
    table: Summary
    you: list[int]
    views: dict[str, View]
    log: dict[str, list[LogEntry]]
    decisions: list[Decision] = Field(description="What is asked, one for each held seat that must decide.")
    sealed: dict[str, int] = Field(description="By held seat: how many of its actions wait until all are ready.")
    undo: UndoRequest | None
    chat: list[ChatLine]
    notes: list[Note]


class ChangeMessage(Told):
    """A change: the log is cut to `ply_before`, then the entries are appended."""

    type: Literal["change"]
    seq: int
    ply_before: int
    entries: dict[str, list[LogEntry]]
    views: dict[str, View]
    decisions: list[Decision] = Field(description="What is asked, one for each held seat that must decide.")
    sealed: dict[str, int] = Field(description="By held seat: how many of its actions wait until all are ready.")
    undo: UndoRequest | None
    table: Summary
    chat: list[ChatLine]
    notes: list[Note]


class CurrentMessage(Told):
    """You have missed nothing."""

    type: Literal["current"]
    seq: int


class DoneMessage(Told):
    """The request was carried out and committed."""

    type: Literal["done"]
    ref: str
    seq: int


class RefusedMessage(Error):
    """The request was refused, and nothing has changed."""

    model_config = _such_as({"type": "refused", "ref": "7", **_NO_TABLE})

    type: Literal["refused"]
    ref: str | None


class PreviewMessage(Told):
    """What the seat can foresee."""

    type: Literal["preview"]
    ref: str
    events: list[Event]


SOCKET_MODELS: Final[tuple[type[BaseModel], ...]] = (
    Hello,
    Act,
    Preview,
    Undo,
    Consent,
    Resign,
    Rematch,
    Chat,
    Rename,
    Leave,
    Ping,
    TableMessage,
    ChangeMessage,
    CurrentMessage,
    DoneMessage,
    RefusedMessage,
    PreviewMessage,
)
TOLD: Final[TypeAdapter[Any]] = TypeAdapter(
    Annotated[
        TableMessage | ChangeMessage | CurrentMessage | DoneMessage | RefusedMessage | PreviewMessage,
        Field(discriminator="type"),
    ]
)
