"""The option `board` (DD-1), and whose colours are in play (DD-3)."""

from __future__ import annotations

from typing import Final

from sampan.core.board_option import Board
from sampan.core.errors import NotationError
from sampan.games.dragon_delta.board import COLOURS, Delta
from sampan.games.dragon_delta.board_file import PACKAGE, looks_like_board, read_delta

# DD-3: who plays, by the number of players, in the order of the villages on the board that is usual.
IN_PLAY: Final = {
    2: ["white", "black"],
    3: ["white", "red", "blue"],
    4: ["yellow", "red", "blue", "green"],
    5: ["white", "yellow", "red", "blue", "green"],
    6: COLOURS,
}
_KEPT: Final = 8


class DeltaBoard(Board):
    """A board of islands and villages; the last few are kept, since reading one takes its time."""

    def __init__(self, key: str) -> None:
        super().__init__(key, PACKAGE, ["delta", "swift"], "json")
        self._deltas: dict[str, Delta] = {}
        self._flaws: dict[str, NotationError] = {}

    def suits(self, text: str) -> bool:
        return looks_like_board(text)

    def flaw(self, text: str) -> NotationError | None:
        if text not in self._deltas and text not in self._flaws:
            try:
                self._keep(text, read_delta(text))
            except NotationError as flaw:
                if len(self._flaws) >= _KEPT:
                    self._flaws.clear()
                self._flaws[text] = flaw
        return self._flaws.get(text)

    def delta(self, value: str) -> Delta:
        """The board of a value that was checked."""
        if value not in self._deltas:
            self._keep(value, read_delta(self.text_of(value)))
        return self._deltas[value]

    def _keep(self, value: str, delta: Delta) -> None:
        if len(self._deltas) >= _KEPT:
            del self._deltas[next(iter(self._deltas))]
        self._deltas[value] = delta


def seat_colours(delta: Delta, seats: int, order: object) -> list[str]:
    """The colour of every seat: as told, or clockwise as the villages lie (DD-3)."""
    if isinstance(order, list):
        return [str(colour) for colour in order]
    return [colour for colour in delta.colours if colour in IN_PLAY[seats]]
