"""Reads the data of courses and of the guides' figures; whoever writes it is told what is wrong, and where."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Final, NoReturn

Description = Mapping[str, object]


class CourseError(ValueError):
    """Something is wrong with such data; the message names the file and the place in it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")


class Fields:
    """The fields of a JSON object: each is taken once, and none may be left over."""

    def __init__(self, where: str, content: object) -> None:
        if not isinstance(content, dict):
            raise CourseError(where, f"an object is needed here, not {content!r}")
        self.where: Final = where
        self._left: dict[str, object] = dict(content)

    def fail(self, problem: str) -> NoReturn:
        """Say what is wrong here."""
        raise CourseError(self.where, problem)

    def has(self, name: str) -> bool:
        """Whether the field is there and was not taken yet."""
        return name in self._left

    def take(self, name: str) -> object:
        """A field that must be there."""
        if name not in self._left:
            self.fail(f"'{name}' is missing")
        return self._left.pop(name)

    def word(self, name: str) -> str:
        """A field that holds some text."""
        value = self.take(name)
        if not (isinstance(value, str) and value):
            self.fail(f"'{name}' must be some text, not {value!r}")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        """A field that holds a whole number from low to high."""
        value = self.take(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fail(f"'{name}' must be a whole number from {low} to {high}, not {value!r}")
        return value

    def is_list(self, name: str) -> bool:
        """Whether the field holds a list."""
        return isinstance(self._left.get(name), list)

    def items(self, name: str, optional: bool = False) -> list[object]:
        """A field that holds a list; an optional one may be left out."""
        if optional and not self.has(name):
            return []
        value = self.take(name)
        if not isinstance(value, list):
            self.fail(f"'{name}' must be a list, not {value!r}")
        return value

    def words(self, name: str, optional: bool = False) -> tuple[str, ...]:
        """A field that holds a list of texts."""
        words = []
        for item in self.items(name, optional):
            if not isinstance(item, str):
                self.fail(f"'{name}' must hold texts, not {item!r}")
            words.append(item)
        return tuple(words)

    def mapping(self, name: str) -> dict[str, object]:
        """A field that holds an object."""
        value = self.take(name)
        if not isinstance(value, dict):
            self.fail(f"'{name}' must be an object, not {value!r}")
        return value

    def description(self, name: str) -> Description:
        """A field that holds the description of an action."""
        return self._described(name, self.take(name))

    def descriptions(self, name: str, optional: bool = False) -> tuple[Description, ...]:
        """A field that holds a list of descriptions."""
        return tuple([self._described(name, item) for item in self.items(name, optional)])

    def rest(self) -> list[tuple[str, object]]:
        """All the fields that were not taken yet, where their names are free."""
        rest = list(self._left.items())
        self._left.clear()
        return rest

    def nothing_left(self) -> None:
        """Refuse fields that nobody knows, such as misspelt ones."""
        for name in self._left:
            self.fail(f"there is no field '{name}' here")

    def _described(self, name: str, value: object) -> Description:
        if not isinstance(value, dict) or not isinstance(value.get("kind"), str):
            self.fail(f"'{name}' must describe actions or events, each an object with a 'kind', not {value!r}")
        return value


def read_data(package: str, name: str, folder: str = "lessons") -> Fields | None:
    """The fields of a file in a folder of a game; None if there is no such file."""
    file = resources.files(package).joinpath(folder, name)
    if not file.is_file():
        return None
    where = f"{package.rpartition('.')[2]}/{folder}/{name}"
    try:
        return Fields(where, json.loads(file.read_text(encoding="utf-8")))
    except json.JSONDecodeError as problem:
        raise CourseError(where, f"line {problem.lineno}: {problem.msg}") from None
