"""A seat whose decisions come from another program, which is only told what the seat may know.

The question is one line of JSON: `game`, `rules` (the version of the rules), `options`, `seats`, `seat` (who is
asked), `view` (what the seat sees), `legal` (the codes of the legal actions), `actions` (their descriptions, in the
same order), `position` (a whole position in which everything that the seat cannot know has been drawn afresh;
`Game.restore` takes it) and `seed` (for programs that draw at random and want to be repeatable). The answer is one
line: `{"action": …}` with a code or a description.
"""

from __future__ import annotations

from sampan.core.game import Game
from sampan.core.options import shown
from sampan.core.rng import Rng
from sampan.core.state import State
from sampan.workers.program import START_SECONDS, Program, ProgramFailed


class ProgramBot:
    """Runs a program for one seat of one game, so that no program remembers what it should not know."""

    def __init__(self, game: Game, command: list[str], limit: float, start: float = START_SECONDS) -> None:
        self._game = game
        self._program = Program(command, limit, start)

    def decide(self, state: State, rng: Rng) -> int:
        """The program's action for the seat to move; ProgramFailed if it gives none."""
        resampled = state.resample(state.to_move(), rng)
        answer = self._program.ask(question(self._game, resampled, rng))
        if not isinstance(answer, dict) or "action" not in answer:
            raise ProgramFailed("nonsense", shown(answer))
        action = answer["action"]
        code = self._game.find(resampled, action) if isinstance(action, dict) else action
        return int(state.checked(code))

    def close(self, kill: bool) -> None:
        """End the program."""
        self._program.close(kill)


def question(game: Game, resampled: State, rng: Rng) -> dict[str, object]:
    """What a program is asked. All of it comes from the resampled state, so nothing else can leak."""
    seat = int(resampled.to_move())
    legal = resampled.legal()
    return {
        "game": game.key,
        "rules": game.rules_version,
        "options": resampled.options,
        "seats": int(resampled.seats),
        "seat": seat,
        "view": resampled.view(seat),
        "legal": legal,
        "actions": [resampled.describe_unchecked(action) for action in legal],
        "position": resampled.position(),
        "seed": int(rng.word()),
    }
