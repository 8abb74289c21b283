"""A ladder: bots that play one another on paired deals until their strengths can be told apart. Knows no game."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Final

from sampan.core.errors import SampanError
from sampan.core.game import Game
from sampan.ladder.entrants import Entrant
from sampan.ladder.game_result import GameResult, read_result
from sampan.ladder.play_game import Terms
from sampan.ladder.schedule import fixtures
from sampan.workers.program import START_SECONDS
from sampan.workers.task_pool import TaskPool, WorkerDied

DECISION_SECONDS: Final = 10.0  # that another program may take for a decision, unless told otherwise


class Ladder:
    """Who plays which game, and how often. `play` always plays in other processes, so that no bot can hold it up."""

    def __init__(
        self,
        game: Game,
        entrants: list[Entrant],
        seats: int,
        games: int,
        seed: str,
        options: Mapping[str, object] | None = None,
        lone: bool = False,
        limit: float = DECISION_SECONDS,
        start: float = START_SECONDS,
    ) -> None:
        self.game: Final = game
        self.lone: Final = lone and seats > 2  # at two seats, each is alone
        checked = game.start(seats, options).options
        self.terms: Final = Terms(game.key, seats, checked, entrants, seed, limit, start)
        self.fixtures: Final = fixtures(len(entrants), seats, games, seed, self.lone)

    def play(self, jobs: int = 1) -> Generator[GameResult, None, None]:
        """The results as games end, with `jobs` games under way at a time. Closing the generator ends it at once."""
        pool = TaskPool("sampan.ladder.game_worker", self.terms, self.fixtures, min(jobs, len(self.fixtures)))
        try:
            for _ in self.fixtures:
                yield read_result(pool.next_answer())
        except WorkerDied:
            raise SampanError("ladder-worker") from None
        finally:
            pool.close()
