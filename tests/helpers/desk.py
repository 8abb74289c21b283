"""A state on the tester's desk, for the rule tests of every game."""

from __future__ import annotations

from typing import Any

import pytest

from sampan import Game, Outcome, Recorder, SampanError, State


class Desk:
    """A state in play, moved by readable descriptions, and read through its position; a game adds words of its own."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    def do(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Carry out the described action; the events with everything in them."""
        return [event.whole() for event in self.record(kind, **fields).events]

    def record(self, kind: str, **fields: Any) -> Recorder:
        """Carry out the described action; what it told whom. `from_` stands for `from`."""
        if "from_" in fields:
            fields["from"] = fields.pop("from_")
        recorder = Recorder()
        self.state.apply(self.game.find(self.state, {"kind": kind, **fields}), recorder)
        return recorder

    def refusal(self, kind: str, **fields: Any) -> str:
        """The reason for which the described action is refused; nothing changes."""
        before = self.state.position()
        with pytest.raises(SampanError) as caught:
            self.do(kind, **fields)
        assert self.state.position() == before
        for language in ("en", "fr"):
            assert caught.value.sentence(language)
        return caught.value.reason

    def offers(self, kind: str | None = None) -> list[dict[str, Any]]:
        """The descriptions of all legal actions (of a kind)."""
        described = [self.game.describe(self.state, action) for action in self.state.legal()]
        return [offer for offer in described if kind is None or offer["kind"] == kind]

    @property
    def position(self) -> dict[str, Any]:
        return self.state.position()

    def __getattr__(self, name: str) -> Any:
        """A field of the position."""
        return self.state.position()[name]

    @property
    def mover(self) -> int:
        return int(self.state.to_move())

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    @property
    def ending(self) -> tuple[list[int], str] | None:
        """The winners and the reason; None while the game lasts."""
        outcome = self.state.outcome()
        return None if outcome is None else (list(outcome.winners), outcome.reason)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)
