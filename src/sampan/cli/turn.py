"""One decision of a person: what happened, the table, the question, and whatever is typed in answer."""

from __future__ import annotations

from enum import Enum
from typing import Final

from sampan.cli.action_choice import ActionChoice
from sampan.cli.exit_codes import Leave
from sampan.cli.hint import hint_lines
from sampan.cli.match_saver import MatchSaver
from sampan.cli.narrator import Narrator
from sampan.cli.screen import Screen
from sampan.cli.seats import people_of
from sampan.cli.typed_actions import example
from sampan.core.errors import SampanError
from sampan.core.state import State
from sampan.guides.guide_text import terminal_guide

_MOST_NEWS: Final = 12


class Wish(Enum):
    """What somebody whose turn it is may want instead of an action."""

    UNDO = "undo"
    END = "end"


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
        self.choice = ActionChoice(narrator, state, screen, self._question())

    def decide(self, told: int, notices: list[str]) -> int | Wish:
        """The chosen action, or another wish. `told` is where in the log the news begins."""
        self._show_all(told, notices)
        while True:
            answer = self.screen.ask(self.words("prompt"))
            try:
                if not answer:
                    self._show_all(told, [])
                elif wish := self._wish(answer):
                    return wish
                elif not self._obey(answer):
                    action = self.choice.take(answer)
                    if action is not None:
                        return action
            except SampanError as problem:
                self.screen.show(self.narrator.refusal(problem))

    def _wish(self, word: str) -> Wish | None:
        return next((wish for wish in Wish if self.words.mean(wish.value, word)), None)

    def _obey(self, answer: str) -> bool:
        """Whether the answer was a command; then it has been carried out."""
        word, _, rest = answer.partition(" ")
        if self.words.mean("save", word):
            self.screen.show(self.words("saved", file=str(self.saver.save(rest.strip()))))
        elif rest:
            return False  # such as "back to the bag", which is a card
        elif self.words.mean("quit", word):
            raise Leave
        elif self.words.mean("help", word):
            typed = example(list(self.choice.descriptions.values())[-1], self.match.game, self.phrases)
            self.screen.show(self.words("match-help", example=typed))
        elif self.words.mean("rules", word):
            self.screen.markdown(terminal_guide(self.match.game, self.words.language))
        elif self.words.mean("hint", word):
            self.screen.show(self.words("hint-title"))
            self.screen.show_list(hint_lines(self.narrator, self.state))
        elif self.words.mean("log", word):
            self.screen.show_list([(f"{ply:>4}", line) for ply, line in self.narrator.lines(0)])
        elif self.words.mean("back", word):
            self.choice.back()
        else:
            return False
        return True

    def _show_all(self, told: int, notices: list[str]) -> None:
        news = self.narrator.sentences(told)
        if len(news) > _MOST_NEWS:
            news = [self.words("news-earlier", count=len(news) - _MOST_NEWS), *news[-_MOST_NEWS:]]
        if news:
            self.screen.tell(news)
            self.screen.show("")
        self.screen.show(self.narrator.table(self.state))
        self.screen.show(*notices)
        self.choice.show()

    def _question(self) -> str:
        """What is asked, and where several people share the screen, of whom."""
        question = self.narrator.question(self.state)
        if len(people_of(self.match)) < 2 or self.narrator.seat is None:
            return question
        return self.words("question", name=self.match.players[self.narrator.seat].name, question=question)
