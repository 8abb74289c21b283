"""The words of the sockets (docs/protocol.md) as types: they check what comes in, and document what goes out."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

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
from sampan.server.schemas.http import Chances, Summary

LARGEST_MESSAGE: Final = 16_384

# The socket: what clients say.


class Hello(Said):
    """The first message: who I am, and the last number I have seen."""

    model_config = such_as({"type": "hello", "tokens": [TOKEN_EXAMPLE], "name": "Ada", "since": 17})

    type: Literal["hello"]
    tokens: list[Token] = Field(max_length=20)
    name: Name | None = None
    since: int | None = Field(None, ge=0, le=1_000_000_000)


class Request(Said):
    """A request; its answer carries the same `ref`."""

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


class Hint(Request):
    """What would you do? Only where the table allows it, and for a seat that is asked."""

    type: Literal["hint"]
    seat: SeatNumber
    ply: Ply


class Undo(Request):
    """Take the seat's last action back, or ask the others for it."""

    type: Literal["undo"]
    seat: SeatNumber


class Consent(Request):
    """The answer to another seat's wish to take an action back."""

    type: Literal["consent"]
    seat: SeatNumber
    agree: bool


class Withdraw(Request):
    """The seat no longer wants to take its action back."""

    type: Literal["withdraw"]
    seat: SeatNumber


class StandIn(Request):
    """Whether a bot shall play for somebody who is away: the wish of one who is there, and the others' answers."""

    type: Literal["stand_in"]
    seat: SeatNumber
    absent: SeatNumber
    agree: bool


class Resume(Request):
    """Take the seat back from the bot that has played for it."""

    type: Literal["resume"]
    seat: SeatNumber


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


SeatRequest = Act | Preview | Hint | Undo | Consent | Withdraw | StandIn | Resume | Resign | Rematch | Rename | Leave
AnyRequest = SeatRequest | Chat | Ping
SAID: Final[TypeAdapter[Hello | AnyRequest]] = TypeAdapter(
    Annotated[
        Hello | AnyRequest,
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


class StandInRequest(Told):
    """A bot shall play for that seat, whose person is away; who agrees, and whose answer is missing."""

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
        "stood_in",
        "stand_in_refused",
        "handed_back",
    ]
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
    stand_ins: list[StandInRequest]
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
    stand_ins: list[StandInRequest]
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

    model_config = such_as({"type": "refused", "ref": "7", **NO_TABLE})

    type: Literal["refused"]
    ref: str | None


class PreviewMessage(Told):
    """What the seat can foresee."""

    type: Literal["preview"]
    ref: str
    events: list[Event]


class Advice(Told):
    """An action, how likely it is to win, and what it would do as far as the seat can foresee."""

    action: dict[str, Any]
    chance: float
    events: list[Event]
    line: list[dict[str, Any]] = Field([], description="What it would do next, before anybody sees any of it.")


class HintMessage(Told):
    """What a bot would do in the seat's place: the best first, three at most."""

    type: Literal["hint"]
    ref: str
    advice: list[Advice]


class ChancesMessage(Chances):
    """The same as `Chances`, told to spectators of a running match, and to nobody who holds a seat."""

    type: Literal["chances"]


SOCKET_MODELS: Final[tuple[type[BaseModel], ...]] = (
    Hello,
    Act,
    Preview,
    Hint,
    Undo,
    Consent,
    Withdraw,
    StandIn,
    Resume,
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
    HintMessage,
    ChancesMessage,
)
TOLD: Final[TypeAdapter[Any]] = TypeAdapter(
    Annotated[
        TableMessage
        | ChangeMessage
        | CurrentMessage
        | DoneMessage
        | RefusedMessage
        | PreviewMessage
        | HintMessage
        | ChancesMessage,
        Field(discriminator="type"),
    ]
)
