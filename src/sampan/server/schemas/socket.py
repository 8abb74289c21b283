"""The messages of the sockets (docs/protocol.md) as types: they check requests and document what the server sends."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal

from pydantic import BaseModel, Field, TypeAdapter

from sampan.server.schemas.common import (
    NO_TABLE,
    TOKEN_EXAMPLE,
    Action,
    Error,
    Event,
    Name,
    Ply,
    Said,
    SeatNumber,
    Token,
    Told,
    View,
    such_as,
)
from sampan.server.schemas.http import Chances, Fair, Outcome, SeatSummary, Summary

LARGEST_MESSAGE: Final = 16_384
PROTOCOL: Final = 3  # a page that speaks another version must be reloaded

# Requests.


class Hello(Said):
    """The first message: the version of the protocol, who I am, and the last number I have seen."""

    model_config = such_as(
        {"type": "hello", "protocol": PROTOCOL, "tokens": [TOKEN_EXAMPLE], "name": "Ada", "since": 17}
    )

    type: Literal["hello"]
    protocol: int | None = Field(None, description=f"{PROTOCOL}; without it, or with another number, it is refused.")
    tokens: list[Token] = Field(max_length=20)
    name: Name | None = Field(None, description="The name of a spectator; those who have a seat have a name.")
    since: int | None = Field(None, ge=0, le=1_000_000_000)
    window: str | None = Field(
        None, max_length=40, description="A random word of this window: its older connections are closed."
    )


class Request(Said):
    """A request; its answer carries the same `ref`."""

    needs_seat: ClassVar[bool] = True
    ref: str = Field(max_length=40)


class Act(Request):
    """The held seat's action, as the answer to that ply."""

    model_config = such_as({"type": "act", "ref": "7", "seat": 0, "ply": 9, "action": {"kind": "pass"}})

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


class Consequences(Request):
    """What would follow from each of the actions that the seat may take, as far as the seat can foresee?"""

    type: Literal["consequences"]
    seat: SeatNumber
    ply: Ply


class Hint(Request):
    """What would you do? Only where the table allows it, and for a seat that is asked."""

    type: Literal["hint"]
    seat: SeatNumber
    ply: Ply


class Coach(Request):
    """What would the coach say of what I could do? Only where hints are allowed, and for a seat that is asked."""

    type: Literal["coach"]
    seat: SeatNumber
    ply: Ply
    line: list[Action] = Field(
        [],
        max_length=20,
        description="What the seat would decide, to be judged: one action, or secret ones, one after the other.",
    )


class Undo(Request):
    """Take the seat's last action back, or ask the others whether it may."""

    type: Literal["undo"]
    seat: SeatNumber


class Consent(Request):
    """The answer to another seat's request for an undo."""

    type: Literal["consent"]
    seat: SeatNumber
    agree: bool


class Withdraw(Request):
    """The seat no longer asks for its undo."""

    type: Literal["withdraw"]
    seat: SeatNumber


class Substitute(Request):
    """A vote on whether a bot should play for somebody who is away; the first one who agrees asks the others."""

    type: Literal["substitute"]
    seat: SeatNumber
    absent: SeatNumber
    agree: bool


class Resume(Request):
    """Take the seat back from its substitute."""

    type: Literal["resume"]
    seat: SeatNumber


class Resign(Request):
    """The seat gives up."""

    type: Literal["resign"]
    seat: SeatNumber


class End(Request):
    """A vote on ending the match without a winner; the first one who agrees proposes it, and may withdraw with a no."""

    type: Literal["end"]
    seat: SeatNumber
    agree: bool


class Rematch(Request):
    """The same table again."""

    type: Literal["rematch"]
    seat: SeatNumber


class Chat(Request):
    """A line of chat; without a seat, as a spectator, who may take another name with it."""

    needs_seat: ClassVar[bool] = False
    type: Literal["chat"]
    text: str = Field(max_length=500)
    seat: SeatNumber | None = None
    name: Name | None = None


class Rename(Request):
    """A new name for a seat."""

    type: Literal["name"]
    seat: SeatNumber
    name: Name


class Leave(Request):
    """Give up the seat; while a match runs, a substitute plays until somebody else takes it."""

    type: Literal["leave"]
    seat: SeatNumber


class Free(Request):
    """A vote on whether another person's seat should be freed; the first one who agrees asks the others."""

    type: Literal["free"]
    seat: SeatNumber
    other: SeatNumber
    agree: bool


class Ping(Request):
    """Are you there?"""

    seat: ClassVar[None] = None
    needs_seat: ClassVar[bool] = False
    type: Literal["ping"]


CommandRequest = (
    Act | Undo | Consent | Withdraw | Substitute | Resume | Resign | End | Rematch | Chat | Rename | Leave | Free
)
AnyRequest = CommandRequest | Preview | Consequences | Hint | Coach | Ping
REQUESTS: Final[TypeAdapter[Hello | AnyRequest]] = TypeAdapter(
    Annotated[
        Hello | AnyRequest,
        Field(discriminator="type"),
    ]
)


# What the server sends.


class LogEntry(Told):
    """An action of the log as an observer may see it; `by` is a seat, or -1 for chance."""

    ply: int
    by: int
    events: list[Event]


class Decision(Told):
    """What a held seat is asked."""

    seat: int
    ply: int = Field(description="How many actions the log holds, plus the seat's own pending choices.")
    actions: list[dict[str, Any]]
    blocked: list[Error] = Field(description="What the seat might expect to be able to do but cannot, with the reason.")
    undo: Literal["free", "consent"] | None


class UndoRequest(Told):
    """A seat asks for an undo."""

    seat: int
    consents: list[int]
    missing: list[int]


class SubstituteRequest(Told):
    """Somebody wishes a substitute for that seat, whose person is away; who agrees, and whose answer is missing."""

    seat: int
    consents: list[int]
    missing: list[int]


class FreeRequest(Told):
    """Somebody wishes that a seat be freed; who agrees, and whose answer is missing."""

    seat: int
    consents: list[int]
    missing: list[int]


class EndRequest(Told):
    """A seat proposes to end the match without a winner; who agrees, and whose answer is missing."""

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
    kind: Literal[
        "bot_failed",
        "resigned",
        "undone",
        "undo_refused",
        "undo_withdrawn",
        "substituted",
        "substitute_refused",
        "handed_back",
        "closed",
        "invited",
        "joined",
        "left",
        "freed",
        "free_refused",
        "end_proposed",
        "end_refused",
        "end_withdrawn",
        "ended",
    ]
    seat: int = Field(description="Whom it is about; -1 if that is nobody.")
    bot: str | None = None
    by: int | None = None
    draws: int = Field(0, description="For `undone`: how many draws were taken back, which never come again.")
    name: str | None = Field(None, description="Who left, was freed or joined, by the name of that time.")
    before: str | None = Field(None, description="The name that the seat had before somebody joined.")


class TableMessage(Told):
    """The whole table. Views and logs by seat held; for spectators under "spectator"."""

    type: Literal["table"]
    seq: int
    table: Summary
    you: list[int]
    views: dict[str, View]
    log: dict[str, list[LogEntry]]
    decisions: list[Decision] = Field(description="What is asked, one for each held seat that must decide.")
    pending: dict[str, int] = Field(description="By held seat: how many of its choices wait until all are ready.")
    undo: UndoRequest | None
    substitutes: list[SubstituteRequest]
    vote_seconds: float = Field(description="How long a person must be away before others may vote for a substitute.")
    free_votes: list[FreeRequest]
    end_vote: EndRequest | None
    chat: list[ChatLine]
    notes: list[Note]


def _unchanged() -> Any:
    """For a key that may be missing: the schema then says so, and not that it may be null."""
    return None


class ChangedSummary(Told):
    """The top-level keys of the summary that have changed."""

    seats: list[SeatSummary] = Field(default_factory=_unchanged)
    fair: Fair | None = Field(default_factory=_unchanged)
    started: bool = Field(default_factory=_unchanged)
    ply: int = Field(default_factory=_unchanged)
    deciding: list[int] = Field(default_factory=_unchanged)
    ready: list[int] = Field(default_factory=_unchanged)
    outcome: Outcome | None = Field(default_factory=_unchanged)
    rematch: str | None = Field(default_factory=_unchanged)
    closed: bool = Field(default_factory=_unchanged)


class ChangeMessage(Told):
    """What has changed; a missing key means unchanged. The log is cut to `ply_before`, then `entries` are appended."""

    type: Literal["change"]
    seq: int
    ply_before: int = Field(default_factory=_unchanged)
    entries: dict[str, list[LogEntry]] = Field(default_factory=_unchanged)
    views: dict[str, View] = Field(default_factory=_unchanged)
    decisions: list[Decision] = Field(
        default_factory=_unchanged, description="The whole list; it replaces the last one."
    )
    pending: dict[str, int] = Field(default_factory=_unchanged)
    undo: UndoRequest | None = Field(default_factory=_unchanged, description="Null: there is no request any more.")
    substitutes: list[SubstituteRequest] = Field(default_factory=_unchanged)
    free_votes: list[FreeRequest] = Field(default_factory=_unchanged)
    end_vote: EndRequest | None = Field(default_factory=_unchanged, description="Null: nobody proposes it any more.")
    table: ChangedSummary = Field(default_factory=_unchanged, description="To be merged into the summary.")
    chat: list[ChatLine] = Field(default_factory=_unchanged, description="New lines.")
    notes: list[Note] = Field(default_factory=_unchanged, description="New notes.")


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

    model_config = such_as({"type": "refused", "ref": "7", **NO_TABLE})

    type: Literal["refused"]
    ref: str | None


class PreviewMessage(Told):
    """What the seat can foresee."""

    type: Literal["preview"]
    ref: str
    events: list[Event]


class Consequence(Told):
    """What follows from some of the actions besides themselves."""

    actions: list[int] = Field(description="Their places in the decision's list.")
    events: list[Event]


class ConsequencesMessage(Told):
    """What the seat can foresee of all that it may do; from actions that are not mentioned nothing follows."""

    type: Literal["consequences"]
    ref: str
    consequences: list[Consequence]


class Advice(Told):
    """An action, how likely it is to win and why, and what it would do as far as the seat can foresee."""

    action: dict[str, Any]
    chance: float
    error: float = Field(0.0, description="The standard error of the chance.")
    rank: int = Field(0, description="Equal for actions that are about as good; a higher one is clearly worse.")
    reasons: list[dict[str, Any]] = Field([], description="Why, at most two: each has a `kind` and what it is about.")
    events: list[Event]
    line: list[dict[str, Any]] = Field([], description="What it would do next, before anybody sees any of it.")


class HintMessage(Told):
    """What a bot would do in the seat's place: the best first, three at most."""

    type: Literal["hint"]
    ref: str
    advice: list[Advice]


class Choice(Told):
    """An action, what would be decided in secret after it, and why it is good."""

    action: dict[str, Any]
    line: list[dict[str, Any]]
    reasons: list[dict[str, Any]] = Field(description="At most two: each has a `kind` and what it is about.")


class Remark(Choice):
    """What the coach says of a choice: praise, or a warning if there is a `better` one."""

    weight: float = Field(description="The part of the chance to win that it gains, or loses against the better one.")
    risk: dict[str, Any] | None = Field(description="What could follow: a `kind` and what it is about.")
    better: Choice | None


class CoachMessage(Told):
    """What the coach says of what the seat could do; of most choices it says nothing."""

    type: Literal["coach"]
    ref: str
    remarks: list[Remark]
    compared: list[int] = Field(
        description="The actions that it could judge, by their places in the decision's list; empty after a `line`."
    )


class ChancesMessage(Chances):
    """The same as `Chances`, told to spectators of a running match, and to nobody who holds a seat."""

    type: Literal["chances"]


class OtherConnection(Told):
    """Another connection that holds one of your seats, and since when; nothing says from where."""

    seat: int
    since: str = Field(description="UTC, ISO 8601.")


class ConnectionsMessage(Told):
    """All other connections that hold your seats, whenever that changes."""

    model_config = such_as({"type": "connections", "others": [{"seat": 0, "since": "2026-11-15T21:15:13Z"}]})

    type: Literal["connections"]
    others: list[OtherConnection]


class QueueMessage(Told):
    """How many jobs are ahead of what the table, or a hint, waits for; the server's workers are busy."""

    type: Literal["queue"]
    ref: str | None = Field(description="The request for a hint; null: the bot that is to move.")
    ahead: int | None = Field(description="Null: it no longer waits.")


SOCKET_MODELS: Final[tuple[type[BaseModel], ...]] = (
    Hello,
    Act,
    Preview,
    Hint,
    Coach,
    Undo,
    Consent,
    Withdraw,
    Substitute,
    Resume,
    Resign,
    End,
    Rematch,
    Chat,
    Rename,
    Leave,
    Free,
    Ping,
    TableMessage,
    ChangeMessage,
    CurrentMessage,
    DoneMessage,
    RefusedMessage,
    PreviewMessage,
    ConsequencesMessage,
    HintMessage,
    CoachMessage,
    ChancesMessage,
    ConnectionsMessage,
    QueueMessage,
)
TOLD: Final[TypeAdapter[Any]] = TypeAdapter(
    Annotated[
        TableMessage
        | ChangeMessage
        | CurrentMessage
        | DoneMessage
        | RefusedMessage
        | PreviewMessage
        | ConsequencesMessage
        | HintMessage
        | CoachMessage
        | ChancesMessage
        | ConnectionsMessage
        | QueueMessage,
        Field(discriminator="type"),
    ]
)
