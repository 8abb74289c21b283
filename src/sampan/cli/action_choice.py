"""The choice of an action at the terminal: a menu in steps, and answers by number or in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sampan.cli.action_menu import Choice, menu
from sampan.cli.narrator import Narrator
from sampan.cli.screen import Screen
from sampan.cli.typed_actions import find_typed
from sampan.cli.words import refusal
from sampan.core.state import State


class ActionChoice:
    """What a person at a seat may do now, and how far the choice among it has come."""

    def __init__(self, narrator: Narrator, state: State, screen: Screen, question: str) -> None:
        self._narrator = narrator
        self._game = narrator.match.game
        self._state = state
        self._screen = screen
        self._question = question
        self.descriptions: Final = {action: self._game.describe(state, action) for action in state.legal()}
        self._steps: list[list[Choice]] = [menu(self.descriptions, narrator.phrases)]

    def take(self, answer: str) -> int | None:
        """The action that was typed; None if several were meant, among which is to be chosen next."""
        actions = self._find(answer)
        if len(actions) == 1:
            return actions[0]
        self._steps.append(menu({action: self.descriptions[action] for action in actions}, self._narrator.phrases))
        self.show()
        return None

    def back(self) -> None:
        """Take the last step back."""
        if len(self._steps) > 1:
            self._steps.pop()
        self.show()

    def show(self) -> None:
        """Show the question and the menu."""
        self._screen.show("", Text(self._question, style="bold"))
        lines = [(f"{number:>3}", choice.label) for number, choice in enumerate(self._steps[-1], 1)]
        if len(self._steps) > 1:
            lines.append(("  0", self._narrator.words("menu-back")))
        else:
            lines += [("  –", self._narrator.refusal(problem)) for problem in self._state.blocked()]
        self._screen.show_list(lines)

    def _find(self, answer: str) -> list[int]:
        """The actions that were meant: by their number in the menu, or by their words."""
        if not answer.isdecimal():
            return find_typed(answer, self.descriptions, self._game, self._state, self._narrator.phrases)
        choices = self._steps[-1]
        if len(answer) > 6 or not 1 <= int(answer) <= len(choices):
            raise refusal("number", last=len(choices))
        return choices[int(answer) - 1].actions
