"""The body of the call about the figures of a guide (docs/protocol.md) as types."""

from __future__ import annotations

from pydantic import Field

from sampan.server.schemas.common import Event, Told, View


class FigureEntry(Told):
    """An action on the way to a drawing."""

    by: int = Field(description="A seat, or -1 for chance.")
    events: list[Event]


class FigureDrawing(Told):
    """One drawing of a figure."""

    parts: list[str] = Field(description="The parts of the table that it shows, in the game's own words.")
    view: View
    entries: list[FigureEntry] = Field(description="What has happened since the drawing before.")


class GuideFigure(Told):
    """A position, and what comes of it, drawing by drawing."""

    names: list[str] = Field(description="Who sits where.")
    seat: int | None = Field(description="Whose view it is; null: a spectator's.")
    near: list[str] = Field(description="The spaces that a drawing of a large board has to show; all, if empty.")
    drawings: list[FigureDrawing]


class GuideFigures(Told):
    """All figures of a guide, by the names that its Markdown uses."""

    game: str
    questions: dict[str, str] = Field(description="By the phase of a view: the anchor of what the guide says of it.")
    figures: dict[str, GuideFigure]
