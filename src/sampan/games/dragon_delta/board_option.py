"""The option `board` (DD-1), and the colours that a number of players plays with (DD-3)."""

from __future__ import annotations

from typing import Final

from sampan.core.board_option import Board as BoardOption
from sampan.core.errors import NotationError
from sampan.games.dragon_delta.board import COLOURS, PACKAGE, Board
from sampan.games.dragon_delta.board_file import looks_like_board, read_board

# DD-3: the colours in play by the number of players, in the order of the villages on the default board.
IN_PLAY: Final = {
    2: ["white", "black"],
    3: ["white", "red", "blue"],
    4: ["yellow", "red", "blue", "green"],
    5: ["white", "yellow", "red", "blue", "green"],
    6: COLOURS,
}
_KEPT: Final = 8


class DeltaBoardOption(BoardOption):
    """The option that chooses a board; it keeps the last few boards, since reading one takes a while."""

    def __init__(self, key: str) -> None:
        super().__init__(key, PACKAGE, ["delta", "swift"], "json")
        self._boards: dict[str, Board] = {}
        self._flaws: dict[str, NotationError] = {}

    def suits(self, text: str) -> bool:
        return looks_like_board(text)

    def flaw(self, text: str) -> NotationError | None:
        if text not in self._boards and text not in self._flaws:
            try:
                self._keep(text, read_board(text))
            except NotationError as flaw:
                if len(self._flaws) >= _KEPT:
                    self._flaws.clear()
                self._flaws[text] = flaw
        return self._flaws.get(text)

    def board(self, value: str) -> Board:
        """The board for a value that has been checked."""
        if value not in self._boards:
            self._keep(value, read_board(self.text_of(value)))
        return self._boards[value]

    def _keep(self, value: str, board: Board) -> None:
        if len(self._boards) >= _KEPT:
            del self._boards[next(iter(self._boards))]
        self._boards[value] = board


def seat_colours(board: Board, seats: int, order: object) -> list[str]:
    """The colour of every seat: in the order given, or clockwise around the board (DD-3)."""
    if isinstance(order, list):
        return [str(colour) for colour in order]
    return [colour for colour in board.colours if colour in IN_PLAY[seats]]
