"""The bodies of the calls about lessons (docs/protocol.md) as types."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import Field

from sampan.server.schemas.common import Action, Event, Said, Told, View, such_as
from sampan.server.schemas.http import CourseInfo
from sampan.server.schemas.socket import Decision

_LAST_STEP: Final = 1000
_TRY: Final = {"scene": 0, "step": 2, "action": {"kind": "pass"}}


class ClosingGame(Told):
    """The short game to play after the last lesson."""

    seats: int
    bot: str = Field(description="Who sits at all seats but the learner's.")
    options: dict[str, Any] = Field(description="Those that differ from their defaults.")


class CourseDetails(CourseInfo):
    """The lessons of a game, and the game after them."""

    game: str
    closing: ClosingGame


class LessonFrame(Told):
    """An action that an answer or a script leads to."""

    by: int = Field(description="A seat, or -1 for chance.")
    events: list[Event]
    view: View


class LessonStep(Told):
    """One step. The names in `text` and `points` are those of the lesson's messages and of the page's things."""

    kind: Literal["say", "ask", "play"]
    text: str | None = Field(description="Null: nothing is said, and the lesson goes on after the frames.")
    points: list[str] = Field(description="The things on the board that the text speaks of.")
    continued: bool = Field(description="Whether it asks for a further action of the same answer.")
    view: View = Field(description="What the learner sees before the step.")
    decision: Decision | None = Field(description="What can be done, if something is asked.")
    answer: Action | None = Field(description="The right action, if something is asked.")
    frames: list[LessonFrame] = Field(description="What happens after the right action, or is shown without one.")


class LessonScene(Told):
    """A position and the steps that begin there."""

    steps: list[LessonStep]


class LessonDetails(Told):
    """A lesson as the learner sees it."""

    game: str
    lesson: str
    seat: int = Field(description="The learner's.")
    names: list[str] = Field(description="Who sits where; the learner's name is empty.")
    scenes: list[LessonScene]


class TryAction(Said):
    """An answer to the question of a step. Scenes, and the steps of each, are counted from 0."""

    model_config = such_as(_TRY)

    scene: int = Field(ge=0, le=_LAST_STEP)
    step: int = Field(ge=0, le=_LAST_STEP)
    action: Action


class TriedAction(Told):
    """What an answer is worth."""

    right: bool
    events: list[Event] = Field(description="What it would do, as far as the learner can foresee it.")
    say: str | None = Field(description="The message that says more of this wrong answer.")
