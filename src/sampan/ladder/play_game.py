"""Plays one game of a ladder to its end, whatever the bots do."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple, Protocol

from sampan.bots.bot import Bot, decide
from sampan.bots.registry import bot
from sampan.core.dealer import new_dealer
from sampan.core.errors import SampanError
from sampan.core.game import Game
from sampan.core.match import LONGEST_NAME, Match, Player
from sampan.core.match_file import LONGEST_LOG, match_text
from sampan.core.rng import Rng
from sampan.core.state import OVER, State
from sampan.ladder.entrants import Entrant
from sampan.ladder.game_result import Forfeit, GameResult, Thinking, points_of
from sampan.ladder.program_bot import ProgramBot
from sampan.ladder.schedule import Fixture
from sampan.workers.program import START_SECONDS, ProgramFailed, safe_to_show

_SUBSTITUTE: Final = "random"  # plays for a seat that has forfeited
_LONGEST_GAME: Final = LONGEST_LOG * 9 // 10  # actions; a game that reaches it is stopped without a winner


class Terms(NamedTuple):
    """What all games of a ladder have in common; JSON-able."""

    game: str
    seats: int
    options: dict[str, object]
    entrants: list[Entrant]
    seed: str
    limit: float  # seconds that another program may take for a decision
    start: float = START_SECONDS  # and how many more for its first one


def read_terms(data: Any) -> Terms:
    """Terms from JSON-able data."""
    terms = Terms(*data)
    return terms._replace(entrants=[Entrant(*entrant) for entrant in terms.entrants])


class Decider(Protocol):
    """Decides for a seat."""

    def decide(self, state: State, rng: Rng) -> int:
        """A legal action of the seat to move; any exception forfeits the game."""

    def close(self, kill: bool) -> None:
        """End what runs for it."""


class LocalBot:
    """One of our own bots, asked in this process."""

    def __init__(self, own: Bot) -> None:
        self._bot = own

    def decide(self, state: State, rng: Rng) -> int:
        """What the bot does in a resampled state."""
        return decide(self._bot, state, rng)

    def close(self, kill: bool) -> None:
        """Nothing runs for it."""


class UnstartedProgram:
    """A program that could not be started."""

    def __init__(self, failure: ProgramFailed) -> None:
        self._failure = failure

    def decide(self, state: State, rng: Rng) -> int:
        """It cannot decide."""
        raise self._failure

    def close(self, kill: bool) -> None:
        """Nothing runs for it."""


class LadderGame:
    """One game of a ladder; its course depends on the terms, the fixture and the bots alone."""

    def __init__(self, game: Game, terms: Terms, fixture: Fixture) -> None:
        self._game = game
        self._terms = terms
        self._fixture = fixture
        self._entrants: Final = [terms.entrants[number] for number in fixture.bots]
        # What chance draws depends on the deal alone, so all rotations of a line-up begin with the same cards.
        dealer = new_dealer(f"{terms.seed} deal {fixture.deal}")
        self.match: Final = Match(game, _players(self._entrants), terms.options, dealer, fair=True)
        self._deciders: list[Decider] = []
        self._forfeits: dict[int, Forfeit] = {}
        self._thinking = [Thinking() for _ in self._entrants]

    def play(self) -> GameResult:
        """Play it to its end."""
        seed, number = self._terms.seed, self._fixture.number
        rngs = [Rng(f"{seed} game {number} seat {seat}") for seat in range(len(self._entrants))]
        match = self.match
        try:
            self._deciders = [self._decider(entrant) for entrant in self._entrants]
            match.begin()
            while (seat := int(match.to_move())) != OVER and match.ply < _LONGEST_GAME:
                chosen = self._choose(seat, rngs[seat])
                if isinstance(chosen, Forfeit):
                    self._forfeit(chosen)
                else:
                    match.act(seat, chosen)
        finally:
            for decider in self._deciders:
                decider.close(False)
        points = points_of(match.outcome(), len(self._entrants), self._forfeits)
        forfeits = tuple([self._forfeits[seat] for seat in sorted(self._forfeits)])
        return GameResult(self._fixture, points, forfeits, tuple(self._thinking), match_text(match))

    def _decider(self, entrant: Entrant) -> Decider:
        command = entrant.command()
        if not command:
            return LocalBot(bot(entrant.bot))
        try:
            return ProgramBot(self._game, command, self._terms.limit, self._terms.start)
        except ProgramFailed as failure:
            return UnstartedProgram(failure)

    def _choose(self, seat: int, rng: Rng) -> int | Forfeit:
        """What the seat does, or how it forfeits."""
        state = self.match.state
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]  # there is nothing to decide or to time
        if seat in self._forfeits:
            return decide(bot(_SUBSTITUTE), state, rng)
        before = time.perf_counter()
        try:
            action = self._deciders[seat].decide(state, rng)
        except ProgramFailed as failure:
            return Forfeit(seat, failure.reason, safe_to_show(failure.detail))
        except SampanError as refusal:
            return Forfeit(seat, "nonsense", safe_to_show(str(refusal)))
        except Exception as problem:  # whatever a bot does wrong, the ladder goes on
            return Forfeit(seat, "failed", safe_to_show(f"{type(problem).__name__}: {problem}"))
        spent = time.perf_counter() - before
        loads = isinstance(self._deciders[seat], ProgramBot) and not self._thinking[seat].decisions
        once = Thinking(1) if loads else Thinking(1, 1, spent, spent)
        self._thinking[seat] = self._thinking[seat].plus(once)
        return action

    def _forfeit(self, forfeit: Forfeit) -> None:
        """The match goes on without the seat's bot if two others are left; otherwise the last one wins."""
        self._forfeits[forfeit.seat] = forfeit
        self._deciders[forfeit.seat].close(True)
        self._deciders[forfeit.seat] = LocalBot(bot(_SUBSTITUTE))
        self.match.resign(forfeit.seat)


def _players(entrants: list[Entrant]) -> list[Player]:
    """The players for the match file; a bot that sits more than once is numbered."""
    players: list[Player] = []
    for seat, entrant in enumerate(entrants):
        before = entrants[:seat].count(entrant)
        name = f"{entrant.name} ({before + 1})" if before else entrant.name
        players.append(Player(name, entrant.bot if len(entrant.bot) <= LONGEST_NAME else entrant.name))
    return players
