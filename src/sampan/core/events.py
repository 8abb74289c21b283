"""What happened when an action was applied, and who may see it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -1


class Event:
    """One thing that happened. Everybody sees `shown`; the seats in the bit mask `audience` see `secret` too.

    `reveals` says that a seat was shown something that its owner, or the deck, had kept hidden until then.
    """

    def __init__(
        self,
        kind: str,
        shown: dict[str, object],
        secret: dict[str, object] | None = None,
        audience: i64 = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.shown: Final = shown
        self.secret: Final = secret
        self.audience: Final = audience
        self.reveals: Final = reveals

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as a seat, or a spectator (None), may see it."""
        visible: dict[str, object] = {"kind": self.kind}
        visible.update(self.shown)
        if self.secret is not None and seat is not None and (self.audience >> seat) & 1:
            visible.update(self.secret)
        return visible

    def whole(self) -> dict[str, object]:
        """The whole event, secrets included."""
        return {"kind": self.kind, **self.shown, **(self.secret or {})}


class Recorder:
    """Collects the events of the actions that are applied with it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def seen_by(self, seat: int | None) -> list[dict[str, object]]:
        """All events so far as a seat, or a spectator (None), may see them."""
        return [event.seen_by(seat) for event in self.events]
