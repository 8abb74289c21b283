"""What all messages of the protocol are made of."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, JsonValue

TOKEN_EXAMPLE: Final = "u6yPbdvmTt0m5ZcVbmT9v0xgM2uPq1y4sWcYh3nQe7E"  # noqa: S105 - opens nothing

Token = Annotated[str, Field(max_length=100, examples=[TOKEN_EXAMPLE])]
NewToken = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{43}$",
        examples=[TOKEN_EXAMPLE],
        description="256 random bits that the client has drawn itself and shown to nobody, in URL-safe base64.",
    ),
]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Action = dict[str, JsonValue]
SeatNumber = Annotated[int, Field(ge=0, le=100, description="Seats are counted from 0.")]
Ply = Annotated[int, Field(ge=0, le=1_000_000_000, description="The number of the seat's action; see `Decision`.")]
View = Annotated[dict[str, Any], Field(description="What a seat or a spectator may see; see the game's own folder.")]
Event = Annotated[dict[str, Any], Field(description="One thing that happened; has a `kind` and the game's fields.")]
NO_TABLE: Final = {
    "reason": "no-table",
    "fields": {},
    "sentence": {"en": "There is no such table.", "fr": "Cette table n’existe pas."},
}


def such_as(example: dict[str, Any]) -> ConfigDict:
    """A model's configuration that shows an example."""
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

    model_config = such_as(NO_TABLE)

    reason: str
    fields: dict[str, Any]
    sentence: Words
