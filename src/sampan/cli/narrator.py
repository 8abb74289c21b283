"""A match told to one observer: a person at a seat, a spectator, or one to whom everything lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from sampan.cli.words import Words
from sampan.core.errors import SampanError
from sampan.core.events import Event
from sampan.core.match import Match
from sampan.core.state import State
from sampan.text.phrases import Phrases


class Terminal(Protocol):
    """What the module `terminal` of a game offers."""

    WORDS: Mapping[str, str]

    def draw(
        self, view: Mapping[str, object], phrases: Phrases, opened: Sequence[Mapping[str, object]] = ()
    ) -> RenderableType:
        """The table as a view shows it; with the views of all seats, everything."""


class Narrator:
    """Tells what happened and draws the table, and lets through only what its observer may see."""

    def __init__(self, match: Match, words: Words, seat: int | None, everything: bool = False) -> None:
        self.match = match
        self.words = words
        self.seat = seat
        self.everything = everything
        game = match.game
        self._terminal = cast(Terminal, import_module(f"{game.package}.terminal_drawing"))
        names = [player.name for player in match.players]
        self.phrases = Phrases(game.package, words.language, names, seat, game.seat_fields, self._terminal.WORDS)

    def lines(self, first: int, last: int | None = None) -> list[tuple[int, str]]:
        """What the log's actions from number first to before last brought about: a line each, with its number."""
        lines: list[tuple[int, str]] = []
        for ply, entry in enumerate(self.match.entries[first:last], first):
            line = " ".join(filter(None, [self._sentence(event) for event in entry.events]))
            if line:
                lines.append((ply, line))
        return lines

    def sentences(self, first: int) -> list[str]:
        """What happened from an action of the log on."""
        return [line for _, line in self.lines(first)]

    def view(self, state: State) -> dict[str, object]:
        """All that the observer may know of a state."""
        return state.position() if self.everything else state.view(self.seat)

    def events(self, first: int, last: int | None = None) -> list[dict[str, object]]:
        """The log as data."""
        entries = self.match.entries[first:last]
        if not self.everything:
            return [entry.seen_by(self.seat) for entry in entries]
        return [
            {"by": entry.by, "action": entry.description, "events": [event.whole() for event in entry.events]}
            for entry in entries
        ]

    def table(self, state: State) -> RenderableType:
        """The table drawn."""
        opened = [state.view(seat) for seat in range(len(self.match.players))] if self.everything else []
        return self._terminal.draw(state.view(self.seat), self.phrases, opened)

    def question(self) -> str:
        """What is being asked of the seat to move."""
        for kind in self.match.state.action_kinds():
            if self.phrases.has(f"ask-{kind}"):
                return self.phrases.say(f"ask-{kind}")
        return self.words("ask")

    def refusal(self, problem: SampanError) -> str:
        """A refusal as a sentence."""
        return self.phrases.refusal(problem.package, problem.reason, problem.fields)

    def result(self) -> list[str]:
        """Who has won and why, and the scores; nothing while the match lasts."""
        outcome = self.match.outcome()
        if outcome is None:
            return []
        winners = [self.phrases.label(seat) for seat in outcome.winners]
        scores = [f"{self.phrases.label(seat)} {score}" for seat, score in enumerate(outcome.scores)]
        reason = f"reason-{outcome.reason}"
        return [
            self.words(
                "result",
                count=len(winners),
                who="you" if outcome.winners == (self.seat,) else "other",
                winners=self.phrases.listed(winners),
                reason=self.phrases.say(reason) if self.phrases.has(reason) else outcome.reason,
            ),
            self.words("scores", scores=", ".join(scores)),
        ]

    def _sentence(self, event: Event) -> str:
        seen = event.whole() if self.everything else event.seen_by(self.seat)
        return self.phrases.event(seen)
