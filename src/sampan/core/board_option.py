"""The option that chooses a board: one that comes with the game, or any other as the text of its file."""

from __future__ import annotations

from abc import abstractmethod
from importlib import resources
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from sampan.core.errors import NotationError, OptionError, SampanError
from sampan.core.options import Option, shown
from sampan.core.word_options import word_labels

LONGEST_BOARD: Final = 20_000  # characters


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Option):
    """A board: the name of a shipped one, or the text of a board file. The first shipped one is the default."""

    def __init__(self, key: str, package: str, shipped: list[str], suffix: str) -> None:
        super().__init__(key, "board", shipped[0])
        self.package = package
        self.shipped = shipped
        self.suffix = suffix

    @abstractmethod
    def suits(self, text: str) -> bool:
        """Whether the text is meant to be a board of this kind, valid or not."""

    @abstractmethod
    def flaw(self, text: str) -> NotationError | None:
        """What is wrong with the board in that text, in the words of the game; None if nothing is."""

    def text_of(self, value: str) -> str:
        """The text of a board: that of a shipped one by its name, or the value itself."""
        if value not in self.shipped:
            return value
        file = resources.files(self.package).joinpath("boards", f"{value}.{self.suffix}")
        return file.read_text(encoding="utf-8")

    def trouble(self, text: str) -> NotationError | None:
        """What is wrong with a text from outside; one that is no board at all never reaches the game."""
        if len(text) > LONGEST_BOARD:
            return NotationError("board-long", {"longest": LONGEST_BOARD})
        if not self.suits(text):
            return NotationError("board-foreign", {"shipped": list(self.shipped)})
        return self.flaw(text)

    def admits(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and (value in self.shipped or self.trouble(value) is None)

    def checked(self, value: object, seats: int) -> object:
        if isinstance(value, str) and value not in self.shipped:
            trouble = self.trouble(value)
            if trouble is not None:
                raise OptionError(trouble.reason, trouble.fields, trouble.package)
        return super().checked(value, seats)

    def limits(self) -> dict[str, object]:
        return {"shipped": list(self.shipped)}

    def examples(self, seats: int) -> list[object]:
        boards: list[object] = list(self.shipped)
        return [*boards, self.text_of(self.shipped[-1])]

    def read(self, words: str) -> object:
        """A shipped board's name, or the path of a board file."""
        return words if words in self.shipped else read_board(words)

    def form(self, package: str) -> dict[str, object]:
        form = super().form(package)
        form["labels"] = word_labels(package, self.key, self.shipped)
        return form


def read_board(path: str) -> str:
    """The text of a board file; a NotationError that says why it cannot be read."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(4 * LONGEST_BOARD + 1)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise NotationError("file-unreadable", {"file": shown(path), "problem": reason}) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotationError("board-encoding", {"file": shown(path)}) from None
    return text.replace("\r\n", "\n")


def check_board(text: str, boards: list[Board]) -> Board:
    """The kind of board that this text is; a SampanError says what is wrong if it is no valid board of any kind."""
    for board in boards:
        if len(text) <= LONGEST_BOARD and not board.suits(text):
            continue
        trouble: SampanError | None = board.trouble(text)
        if trouble is not None:
            raise trouble
        return board
    raise NotationError("board-unknown")
