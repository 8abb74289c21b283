"""One decision of a person: what happened, the table, the question, and whatever is typed in answer."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sampan.cli.action_menu import Choice, menu
from sampan.cli.exit_codes import Leave
from sampan.cli.match_saver import MatchSaver
from sampan.cli.narrator import Narrator
from sampan.cli.screen import Screen
from sampan.cli.seats import people_of
from sampan.cli.typed_actions import example, find_typed
from sampan.cli.words import refusal
from sampan.core.errors import SampanError
from sampan.core.state import State

_MOST_NEWS: Final = 12


class Turn:
    """Asks until there is an action. Nothing that is typed wrongly changes anything."""

    def __init__(self, narrator: Narrator, state: State, screen: Screen, saver: MatchSaver) -> None:
        self.narrator = narrator
        self.state = state
        self.screen = screen
        self.saver = saver
        self.match = narrator.match
        self.words = narrator.words
        self.phrases = narrator.phrases
        self.descriptions = {action: self.match.game.describe(state, action) for action in state.legal()}
        self._steps: list[list[Choice]] = [menu(self.descriptions, self.phrases)]

    def decide(self, told: int, notices: list[str]) -> int | None:
        """The chosen action, or None for an undo. `told` is where in the log the news begins."""
        self._show_all(told, notices)
        while True:
            answer = self.screen.ask(self.words("prompt"))
            word, _, rest = answer.partition(" ")
            try:
                if not answer:
                    self._show_all(told, [])
                elif self.words.mean("undo", word):
                    return None
                elif not self._obey(word, rest.strip()):
                    actions = self._find(answer)
                    if len(actions) == 1:
                        return actions[0]
                    self._step(actions)
            except SampanError as problem:
                self.screen.show(self.narrator.refusal(problem))

    def _obey(self, word: str, rest: str) -> bool:
        """Whether the word was a command; then it has been carried out."""
        if self.words.mean("quit", word):
            raise Leave
        if self.words.mean("help", word):
            typed = example(list(self.descriptions.values())[-1], self.match.game, self.phrases)
            self.screen.show(self.words("match-help", example=typed))
        elif self.words.mean("rules", word):
            self.screen.markdown(self.match.game.guide(self.words.language))
        elif self.words.mean("log", word):
            self.screen.show_list([(f"{ply:>4}", line) for ply, line in self.narrator.lines(0)])
        elif self.words.mean("save", word):
            self.screen.show(self.words("saved", file=str(self.saver.save(rest))))
        elif self.words.mean("back", word):
            if len(self._steps) > 1:
                self._steps.pop()
            self._show_menu()
        else:
            return False
        return True

    def _find(self, answer: str) -> list[int]:
        """The actions that were meant: by their number in the menu, or by their words."""
        if not answer.isdecimal():
            return find_typed(answer, self.descriptions, self.match.game, self.state, self.phrases)
        choices = self._steps[-1]
        if len(answer) > 6 or not 1 <= int(answer) <= len(choices):
            raise refusal("number", last=len(choices))
        return choices[int(answer) - 1].actions

    def _step(self, actions: list[int]) -> None:
        self._steps.append(menu({action: self.descriptions[action] for action in actions}, self.phrases))
        self._show_menu()

    def _show_all(self, told: int, notices: list[str]) -> None:
        news = self.narrator.sentences(told)
        if len(news) > _MOST_NEWS:
            news = [self.words("news-earlier", count=len(news) - _MOST_NEWS), *news[-_MOST_NEWS:]]
        if news:
            self.screen.tell(news)
            self.screen.show("")
        self.screen.show(self.narrator.table(self.state))
        self.screen.show(*notices)
        self._show_menu()

    def _show_menu(self) -> None:
        self.screen.show("", Text(self._question(), style="bold"))
        choices = self._steps[-1]
        lines = [(f"{number:>3}", choice.label) for number, choice in enumerate(choices, 1)]
        if len(self._steps) > 1:
            lines.append(("  0", self.words("menu-back")))
        else:
            blocked = self.state.blocked()
            lines += [("  –", self.narrator.refusal(problem)) for problem in blocked]
        self.screen.show_list(lines)

    def _question(self) -> str:
        """What is asked, and where several people share the screen, of whom."""
        question = self.narrator.question(self.state)
        if len(people_of(self.match)) < 2 or self.narrator.seat is None:
            return question
        return self.words("question", name=self.match.players[self.narrator.seat].name, question=question)
