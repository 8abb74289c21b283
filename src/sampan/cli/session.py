"""A match played at one terminal by people and bots."""

from __future__ import annotations

from rich.panel import Panel

from sampan.bots.advice import agrees_to_end
from sampan.bots.bot import decide as ask_bot
from sampan.bots.registry import bot
from sampan.cli.characters import printable
from sampan.cli.exit_codes import Exit, Leave
from sampan.cli.match_saver import MatchSaver
from sampan.cli.narrator import Narrator
from sampan.cli.screen import Screen
from sampan.cli.seats import people_of
from sampan.cli.turn import Turn, Wish
from sampan.cli.words import Words
from sampan.core.errors import SampanError
from sampan.core.match import Match
from sampan.core.rng import Rng
from sampan.table import commands
from sampan.table.apply import apply
from sampan.table.decide import decide
from sampan.table.simultaneous import entered
from sampan.table.table import table_of


class Session:
    """Whose turn it is decides who is asked. People see only what their seat may see, with a curtain between them."""

    def __init__(self, match: Match, words: Words, screen: Screen, saver: MatchSaver, rng: Rng) -> None:
        self.table = table_of(match.begin())
        self.words = words
        self.screen = screen
        self.saver = saver
        self.rng = rng
        self.people = people_of(match)
        self.narrators = {seat: Narrator(match, words, seat) for seat in self.people}
        self.public = Narrator(match, words, None)
        self.notices: list[str] = []
        self._told = dict.fromkeys(self.people, 0)  # the action of the log from which each is still to be told
        self._public_told = 0
        self._facing: int | None = None  # whose hand may be on the screen

    def run(self) -> Exit:
        """Play until the match is over or somebody leaves."""
        try:
            while not self.table.finished:
                seat = next(each for each in self.table.simultaneous if each in self.table.deciding)
                if self.table.bot_for(seat) is None:
                    self._ask_person(seat)
                else:
                    self._ask_bot(seat)
            self._finish()
            leaving = Exit.FINE
        except Leave:
            leaving = Exit.FINE
        except EOFError:
            leaving = Exit.INPUT_ENDED
        except KeyboardInterrupt:
            leaving = Exit.INTERRUPTED
        return self._close(leaving)

    def _carry_out(self, command: commands.Command) -> None:
        """Change the table, and let everybody look at the new one."""
        record = decide(self.table, command)
        if record is None:
            return
        self.table = apply(self.table, record)
        for narrator in (self.public, *self.narrators.values()):
            narrator.match = self.table.match
        # A file has no pending choices, so those that the game asks for first enter the match that is saved.
        self.saver.match = entered(self.table.match, self.table.pending)

    # People.

    def _ask_person(self, seat: int) -> None:
        if len(self.people) > 1 and self._facing != seat and not self._draw_curtain(seat):
            return
        self._keep()
        if self._facing is not None:
            self.screen.clear()
        self._facing = seat
        ply = self.table.match.ply
        turn = Turn(self.narrators[seat], self.table.asking(seat), self.screen, self.saver)
        action = turn.decide(self._told[seat], self._take_notices())
        if action is Wish.UNDO:
            self._undo(seat)
            return
        if action is Wish.END:
            self._propose_end(seat)
            return
        self._told[seat] = ply
        self._carry_out(commands.Act(seat, self.table.ply_of(seat), action))

    def _draw_curtain(self, seat: int) -> bool:
        """Show only what everybody may see until the next person is there; whether that person then decides."""
        name = self.table.seats[seat].name
        before = self._facing
        if before is not None:
            self.screen.wipe()
        self._facing = None
        self._tell_public()
        while True:
            answer = self.screen.ask(self.words("curtain", name=name))
            if not answer:
                self.screen.wipe()
                return True
            if self.words.mean("quit", answer):
                raise Leave
            if self.words.mean("undo", answer) and before is not None:
                self._undo(before)
                return False
            self.screen.show(self.words("curtain-help", name=name))

    def _undo(self, seat: int) -> None:
        """Take a person's last decision back, if need be with the consent of the others."""
        seats = self.table.seats
        others = [other for other in self.people if other != seat]
        try:
            self._carry_out(commands.Undo(seat))
        except SampanError as problem:
            nothing = problem.reason == "nothing-to-undo"
            self.notices.append(self.words("undo-nothing") if nothing else problem.sentence(self.words.language))
            return
        if self.table.undo is not None:
            self.screen.wipe()
            self._facing = None
            for other in others:
                agree = self._agrees("undo-ask", other, seat)
                self._carry_out(commands.Consent(other, agree))
                if not agree:
                    self.notices.append(self.words("undo-refused", name=seats[other].name))
                    return
        ply = self.table.match.ply
        self._told = {person: min(told, ply) for person, told in self._told.items()}
        self._public_told = min(self._public_told, ply)
        self.notices.append(self.words("undo-done" if others else "undo-yours", name=seats[seat].name))

    def _propose_end(self, seat: int) -> None:
        """End the match without a winner if all the other people, and then the bots, agree."""
        if not self._says_yes(self.words("end-sure")):
            return
        try:
            self._carry_out(commands.VoteEnd(seat, True))
        except SampanError as problem:
            self.notices.append(problem.sentence(self.words.language))
            return
        others = [other for other in self.people if other != seat]
        if others:
            self.screen.wipe()
            self._facing = None
        for other in others:
            agree = self._agrees("end-ask", other, seat)
            self._carry_out(commands.VoteEnd(other, agree))
            if not agree:
                self.notices.append(self.words("end-refused", name=self.table.seats[other].name))
                return
        while self.table.end_bots:
            self._ask_bot_to_end(self.table.end_bots[0])

    def _agrees(self, question: str, other: int, seat: int) -> bool:
        seats = self.table.seats
        return self._says_yes(self.words(question, name=seats[other].name, other=seats[seat].name))

    def _says_yes(self, question: str) -> bool:
        while True:
            answer = self.screen.ask(question)
            if self.words.mean("yes", answer):
                return True
            if self.words.mean("no", answer):
                return False

    # Bots.

    def _ask_bot(self, seat: int) -> None:
        table = self.table
        action, seed = None, 0
        try:
            action = ask_bot(bot(table.bot_for(seat) or ""), table.asking(seat), self.rng)
        except Exception:  # whatever a bot does wrong, the match goes on
            self.notices.append(self.words("bot-failed", name=table.seats[seat].name))
            seed = int(self.rng.word())
        self._carry_out(commands.ActForBot(seat, table.point_of(seat), action, seed))
        if not self.people:
            self._tell_public()

    def _ask_bot_to_end(self, seat: int) -> None:
        table = self.table
        state = table.asking(seat)
        agree = agrees_to_end(state, self.rng, table.game.sides(state), seat)
        self._carry_out(commands.VoteEndForBot(seat, table.point_of(seat), agree))
        if not agree:
            self.notices.append(self.words("end-refused", name=table.seats[seat].name))

    # The end.

    def _finish(self) -> None:
        narrator, told = self.public, self._public_told
        if len(self.people) == 1:
            narrator, told = self.narrators[self.people[0]], self._told[self.people[0]]
        if len(self.people) > 1 and self._facing is not None:
            self.screen.wipe()
        elif self._facing is not None:
            self.screen.clear()
        self.screen.tell(narrator.sentences(told))
        self.screen.show(*self._take_notices(), "", narrator.table(self.table.match.state))
        result, scores = narrator.result()
        self.screen.show(Panel(result, style="bold"), scores)
        if self.table.setup.fair:
            dealer = self.table.match.dealer
            salt, commitment = printable(dealer.salt), dealer.commitment()
            self.screen.show(self.words("fair-revealed", seed=dealer.seed.hex(), salt=salt, commitment=commitment))

    def _close(self, leaving: Exit) -> Exit:
        if not self.table.finished and len(self.people) > 1 and self._facing is not None:
            self.screen.wipe()
        try:
            self._keep()
            self.screen.show(*self._take_notices())
            if self.saver.always and self.saver.path is not None:
                self.screen.show(self.words("saved", file=str(self.saver.path)))
            elif self.people:
                self.saver.offer(self.screen)
        except EOFError:
            return leaving
        except KeyboardInterrupt:
            return Exit.INTERRUPTED
        return leaving

    def _tell_public(self) -> None:
        """What everybody may know and was not yet told."""
        self.screen.tell(self.public.sentences(self._public_told))
        self.screen.show(*self._take_notices())
        self._public_told = self.table.match.ply

    def _keep(self) -> None:
        try:
            self.saver.keep()
        except SampanError as problem:
            self.notices.append(problem.sentence(self.words.language))

    def _take_notices(self) -> list[str]:
        notices, self.notices = self.notices, []
        return notices
