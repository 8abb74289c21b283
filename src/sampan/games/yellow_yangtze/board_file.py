"""Board files: the option that takes one, and what can be wrong with it (YY-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.board_option import Board as BoardOption
from sampan.core.errors import NotationError
from sampan.games.yellow_yangtze.board import LAND, RIVER, ROW_LETTERS, Sign, board_ring, board_rows, board_signs
from sampan.games.yellow_yangtze.codes import MOST_SPACES

FEWEST_CAPITALS: Final = 7
MOST_ROWS: Final = len(ROW_LETTERS)
SHIPPED: Final = ["two_rivers", "headwaters"]


class BoardFile(BoardOption):
    """The board to play on: hexagons written as a grid of signs."""

    def suits(self, text: str) -> bool:
        """Most of what is written is a river, a land or a capital; a misspelt board still suits."""
        written = [sign for sign in text if not sign.isspace()]
        signs = [sign for sign in written if sign in (RIVER, LAND) or is_capital(sign)]
        plain = [sign for sign in written if sign in (RIVER, LAND)]
        return 2 * len(signs) > len(written) and 3 * len(plain) > len(written)

    def flaw(self, text: str) -> NotationError | None:
        """The first thing that is wrong with a board, and where; None if it can be played on."""
        rows = board_rows(text)
        if len(rows) > MOST_ROWS:
            return self._flaw("board-rows", {"rows": len(rows), "most": MOST_ROWS})
        signs = board_signs(rows)
        for flaw in (self._misspelt(rows, signs), self._misplaced(signs), self._lacking(signs)):
            if flaw is not None:
                return flaw
        reached = reachable(board_ring(signs), len(signs))
        for index, sign in enumerate(signs):
            if not reached[index]:
                return self._flaw("board-apart", _place(sign))
        return None

    def _misspelt(self, rows: list[str], signs: list[Sign]) -> NotationError | None:
        for row, line in enumerate(rows):
            if not line:
                return self._flaw("board-gap", {"row": ROW_LETTERS[row]})
            if "\t" in line:
                return self._flaw("board-tab", {"row": ROW_LETTERS[row], "column": line.index("\t") + 1})
        seen: set[str] = set()
        for sign in signs:
            if is_capital(sign.sign):
                if sign.sign in seen:
                    return self._flaw("board-twice", _place(sign))
                seen.add(sign.sign)
            elif sign.sign not in (RIVER, LAND):
                return self._flaw("board-sign", _place(sign))
        return None

    def _misplaced(self, signs: list[Sign]) -> NotationError | None:
        """Rows are shifted against each other by one column, so that hexagons fit together."""
        for sign in signs:
            if (sign.row + sign.column - signs[0].column) % 2:
                return self._flaw("board-column", _place(sign))
        return None

    def _lacking(self, signs: list[Sign]) -> NotationError | None:
        if len(signs) > MOST_SPACES:
            return self._flaw("board-size", {"spaces": len(signs), "most": MOST_SPACES})
        capitals = len([sign for sign in signs if is_capital(sign.sign)])
        if capitals < FEWEST_CAPITALS:
            return self._flaw("board-capitals", {"capitals": capitals, "fewest": FEWEST_CAPITALS})
        if not [sign for sign in signs if sign.sign == RIVER]:
            return self._flaw("board-river", {})
        return None

    def _flaw(self, reason: str, fields: dict[str, object]) -> NotationError:
        return NotationError(reason, fields, self.package)


def is_capital(sign: str) -> bool:
    """Whether a sign is a capital: a letter from A to Z."""
    return "A" <= sign <= "Z"


def reachable(ring: vec[i64], spaces: int) -> list[bool]:
    """Which spaces can be reached from the first one."""
    reached = [False] * (spaces + 1)
    waiting = [0]
    reached[0] = True
    while waiting:
        space = waiting.pop()
        for side in range(6):
            neighbour = int(ring[6 * space + side])
            if neighbour < spaces and not reached[neighbour]:
                reached[neighbour] = True
                waiting.append(neighbour)
    return reached


def _place(sign: Sign) -> dict[str, object]:
    return {"sign": sign.sign, "row": ROW_LETTERS[sign.row], "column": sign.column + 1}
