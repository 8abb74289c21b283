"""A seat whose decisions come from another program. It is told what the seat may suppose, never the truth.

The question is one line of JSON: `game`, `rules` (the version of the rules), `options`, `seats`, `seat` (who is
asked), `view` (what the seat sees), `legal` (the codes of the legal actions), `actions` (their descriptions, in the
same order), `position` (a whole position in which everything that the seat cannot know has been drawn afresh;
`Game.restore` takes it) and `seed` (for whoever wants to draw at random and yet be repeated). The answer is one line:
`{"action": …}` with a code or a description.
"""

from __future__ import annotations

from sampan.core.game import Game
from sampan.core.options import shown
from sampan.core.rng import Rng
from sampan.core.state import State
from sampan.ladder.program import START_SECONDS, Program, ProgramFailed


class ProgramBot:
    """Asks a program of its own: no two seats share one, nor two games, so none remembers what it should not know."""

    def __init__(self, game: Game, command: list[str], limit: float, start: float = START_SECONDS) -> None:
        self._game = game
        self._program = Program(command, limit, start)

    def decide(self, state: State, rng: Rng) -> int:
        """The program's action for the seat to move; ProgramFailed if it gives none."""
        supposed = state.resample(state.to_move(), rng)
        answer = self._program.ask(question(self._game, supposed, rng))
        if not isinstance(answer, dict) or "action" not in answer:
            raise ProgramFailed("nonsense", shown(answer))
        action = answer["action"]
        code = self._game.find(supposed, action) if isinstance(action, dict) else action
        return int(state.checked(code))

    def close(self, kill: bool) -> None:
        """End the program."""
        self._program.close(kill)


def question(game: Game, supposed: State, rng: Rng) -> dict[str, object]:
    """What a program is asked. Everything comes from the supposed state, so nothing else can leak."""
    seat = int(supposed.to_move())
    legal = supposed.legal()
    return {
        "game": game.key,
        "rules": game.rules_version,
        "options": supposed.options,
        "seats": int(supposed.seats),
        "seat": seat,
        "view": supposed.view(seat),
        "legal": legal,
        "actions": [supposed.describe_unchecked(action) for action in legal],
        "position": supposed.position(),
        "seed": int(rng.word()),
    }
