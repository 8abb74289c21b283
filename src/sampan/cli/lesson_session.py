"""A lesson at this terminal: each step in turn, with questions that are answered as in a match."""

from __future__ import annotations

from enum import Enum

from rich.panel import Panel
from rich.text import Text

from sampan.cli.action_choice import ActionChoice
from sampan.cli.exit_codes import Exit, Leave
from sampan.cli.narrator import Narrator
from sampan.cli.screen import Screen
from sampan.cli.typed_actions import example
from sampan.cli.words import Words
from sampan.core.errors import SampanError
from sampan.core.match import Match
from sampan.core.state import State
from sampan.guides.guide_text import terminal_guide
from sampan.lessons.attempt import try_action
from sampan.lessons.course import Course
from sampan.lessons.lesson import Lesson
from sampan.lessons.unroll import UnrolledStep, unroll


class _Wish(Enum):
    """What a learner may want instead of answering."""

    SHOW = "show"


class LessonSession:
    """Takes a learner through a lesson. A wrong answer is told what it would do, and the question is asked again."""

    def __init__(self, course: Course, lesson: Lesson, words: Words, screen: Screen) -> None:
        self.course = course
        self.lesson = lesson
        self.words = words
        self.screen = screen
        self._number = 0

    def run(self) -> Exit:
        """The whole lesson, or as much of it as the learner wants."""
        try:
            for scene, steps in enumerate(unroll(self.lesson)):
                self._scene(scene, steps)
        except Leave:
            return Exit.FINE
        except EOFError:
            return Exit.INPUT_ENDED
        except KeyboardInterrupt:
            return Exit.INTERRUPTED
        self.screen.show("", Panel(self._said(f"{self.lesson.key}-learnt"), style="bold"))
        self.screen.show(self._what_next())
        return Exit.FINE

    def _scene(self, scene: int, steps: list[UnrolledStep]) -> None:
        narrator = self._narrator(steps[0].state)
        self._draw(narrator, steps[0].state)
        place = 0
        while place < len(steps):
            step = steps[place].step
            if step.kind == "play":
                self._tell(narrator, steps[place])
            if step.text is not None and not step.continued:
                self._number += 1
                self._say(step.text)
            if step.kind == "ask" and not self._is_answered(narrator, scene, place, steps[place]):
                if step.continued:  # the answer begins anew
                    while steps[place].step.continued:
                        place -= 1
                    self._draw(narrator, steps[place].state)
                self._number -= 1
                continue
            if step.kind == "ask":
                self._tell(narrator, steps[place])
            elif step.text is not None:
                self._wait()
            place += 1

    def _is_answered(self, narrator: Narrator, scene: int, place: int, unrolled: UnrolledStep) -> bool:
        """Whether the learner, or whoever shows it, has done what is asked for."""
        answer = unrolled.step.answer
        assert answer is not None
        action = self._ask(narrator, unrolled.state)
        if action is _Wish.SHOW:
            self.screen.show(self.words("learn-shown", action=narrator.phrases.action(answer)))
            return True
        tried = try_action(self.lesson, scene, place, unrolled.state.describe_unchecked(action))
        if tried.right:
            return True
        would = " ".join(filter(None, [narrator.phrases.event(event) for event in tried.events]))
        wrong = " ".join(filter(None, [self.words("learn-wrong"), tried.say and self._said(tried.say)]))
        self.screen.show("", wrong, *([self.words("learn-would", events=would)] if would else []))
        return False

    def _ask(self, narrator: Narrator, state: State) -> int | _Wish:
        """Ask until there is an action. Nothing that is typed wrongly changes anything."""
        choice = ActionChoice(narrator, state, self.screen, narrator.question(state))
        choice.show()
        while True:
            answer = self.screen.ask(self.words("learn-prompt"))
            try:
                if not answer:
                    choice.show()
                elif self.words.mean("show", answer):
                    return _Wish.SHOW
                elif not self._obey(answer, narrator, choice):
                    action = choice.take(answer)
                    if action is not None:
                        return action
            except SampanError as problem:
                self.screen.show(narrator.refusal(problem))

    def _obey(self, answer: str, narrator: Narrator, choice: ActionChoice) -> bool:
        """Whether the answer was a command; then it has been carried out."""
        if self.words.mean("quit", answer):
            raise Leave
        if self.words.mean("help", answer):
            typed = example(list(choice.descriptions.values())[-1], self.lesson.game, narrator.phrases)
            self.screen.show(self.words("learn-typing", example=typed))
        elif self.words.mean("rules", answer):
            self.screen.markdown(terminal_guide(self.lesson.game, self.words.language))
        elif self.words.mean("back", answer):
            choice.back()
        else:
            return False
        return True

    def _wait(self) -> None:
        """Let the learner read; anything but an order to leave goes on."""
        if self.words.mean("quit", self.screen.ask(self.words("learn-go-on"))):
            raise Leave

    def _tell(self, narrator: Narrator, unrolled: UnrolledStep) -> None:
        """What happens after a step, and the position that it leads to."""
        events = [event for frame in unrolled.frames for event in frame.events]
        self.screen.tell(filter(None, [narrator.phrases.event(event) for event in events]))
        self._draw(narrator, unrolled.after)

    def _draw(self, narrator: Narrator, state: State) -> None:
        self.screen.show("", narrator.table(state))

    def _say(self, message: str) -> None:
        count = self.words("learn-step", number=self._number, count=len(self._stops))
        self.screen.show("", Text.assemble((count, "dim"), "  ", (self._said(message), "bold")))

    @property
    def _stops(self) -> list[str]:
        return [step.text for step in self.lesson.steps if step.text is not None]

    def _said(self, message: str) -> str:
        return self.course.say(self.words.language, message)

    def _what_next(self) -> str:
        game = self.lesson.game.key
        keys = [entry.key for entry in self.course.entries]
        following = keys[keys.index(self.lesson.key) + 1 :]
        if following:
            return self.words("learn-next", command=f"sampan learn {game} {following[0]}")
        closing = self.course.closing
        seats = ",".join(["me", *[closing.bot] * (closing.seats - 1)])
        options = "".join([f" --option {key}={value}" for key, value in closing.options.items()])
        return self.words("learn-play", command=f"sampan play {game} --seats {seats}{options}")

    def _narrator(self, state: State) -> Narrator:
        """Tells the scene to the learner; a lesson has no match, but those who sit at it have names."""
        names = [name or self.words("guest") for name in self.lesson.seats]
        return Narrator(Match(self.lesson.game, names, state=state), self.words, self.lesson.seat)
