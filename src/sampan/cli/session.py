"""A match played at one terminal by people and bots."""

from __future__ import annotations

from rich.panel import Panel

from sampan.bots.bot import decide
from sampan.bots.registry import bot
from sampan.cli.characters import printable
from sampan.cli.exit_codes import Exit, Leave
from sampan.cli.match_saver import MatchSaver
from sampan.cli.narrator import Narrator
from sampan.cli.screen import Screen
from sampan.cli.seats import SUBSTITUTE, people_of
from sampan.cli.turn import Turn
from sampan.cli.words import Words
from sampan.core.errors import IllegalAction, SampanError
from sampan.core.match import Match
from sampan.core.rng import Rng
from sampan.core.state import OVER


class Session:
    """Whose turn it is decides who is asked. People see only what their seat may see, with a curtain between them."""

    def __init__(self, match: Match, words: Words, screen: Screen, saver: MatchSaver, rng: Rng) -> None:
        self.match = match
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
            self.match.begin()
            while (seat := self.match.to_move()) != OVER:
                if seat in self.narrators:
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

    # People.

    def _ask_person(self, seat: int) -> None:
        if len(self.people) > 1 and self._facing != seat and not self._draw_curtain(seat):
            return
        self._keep()
        if self._facing is not None:
            self.screen.clear()
        self._facing = seat
        ply = self.match.ply
        turn = Turn(self.narrators[seat], self.screen, self.saver)
        action = turn.decide(self._told[seat], self._take_notices())
        if action is None:
            self._take_back(seat)
            return
        self._told[seat] = ply
        self.match.act(seat, action)

    def _draw_curtain(self, seat: int) -> bool:
        """Nothing but what everybody may see, until the next person is at the keyboard; whether he then decides."""
        name = self.match.players[seat].name
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
                self._take_back(before)
                return False
            self.screen.show(self.words("curtain-help", name=name))

    def _take_back(self, seat: int) -> None:
        """Take a person's last action back: bots always consent, other people are asked where it is not free."""
        match = self.match
        others = [other for other in self.people if other != seat]
        try:
            if not match.undo_is_free(seat) and others:
                self.screen.wipe()
                self._facing = None
                for other in others:
                    if not self._consents(other, seat):
                        self.notices.append(self.words("undo-refused", name=match.players[other].name))
                        return
            ply = match.undo(seat, range(len(match.players)))
        except IllegalAction as problem:
            nothing = problem.reason == "nothing-to-undo"
            self.notices.append(self.words("undo-nothing") if nothing else problem.sentence(self.words.language))
            return
        self._told = {person: min(told, ply) for person, told in self._told.items()}
        self._public_told = min(self._public_told, ply)
        self.notices.append(self.words("undo-done" if others else "undo-yours", name=match.players[seat].name))

    def _consents(self, other: int, seat: int) -> bool:
        players = self.match.players
        while True:
            answer = self.screen.ask(self.words("undo-ask", name=players[other].name, other=players[seat].name))
            if self.words.mean("yes", answer):
                return True
            if self.words.mean("no", answer):
                return False

    # Bots.

    def _ask_bot(self, seat: int) -> None:
        player = self.match.players[seat]
        try:
            action = decide(bot(player.bot or SUBSTITUTE), self.match.state, self.rng)
        except Exception:  # whatever a bot does wrong, the match goes on
            self.notices.append(self.words("bot-failed", name=player.name))
            action = decide(bot("random"), self.match.state, self.rng)
        self.match.act(seat, action)
        if not self.people:
            self._tell_public()

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
        self.screen.show(*self._take_notices(), "", narrator.table(self.match.state))
        result, scores = narrator.result()
        self.screen.show(Panel(result, style="bold"), scores)
        if self.match.fair:
            dealer = self.match.dealer
            salt, commitment = printable(dealer.salt), dealer.commitment()
            self.screen.show(self.words("fair-revealed", seed=dealer.seed.hex(), salt=salt, commitment=commitment))

    def _close(self, leaving: Exit) -> Exit:
        # Ctrl-C may have come between an action and its line in the log: the log is the truth.
        self.match.state = self.match.replay(self.match.ply)
        if self.match.to_move() != OVER and len(self.people) > 1 and self._facing is not None:
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
        self._public_told = self.match.ply

    def _keep(self) -> None:
        try:
            self.saver.keep()
        except SampanError as problem:
            self.notices.append(problem.sentence(self.words.language))

    def _take_notices(self) -> list[str]:
        notices, self.notices = self.notices, []
        return notices
