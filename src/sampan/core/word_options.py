"""Options whose values are words: one of them, some of them, or one for every seat."""

from __future__ import annotations

from sampan import text
from sampan.core.options import Option, is_none


class Words(Option):
    """What options of words share: each word has a label, the message `option-<key>-<word>`."""

    def __init__(self, key: str, kind: str, default: object, words: list[str]) -> None:
        super().__init__(key, kind, default)
        self.words = words

    def limits(self) -> dict[str, object]:
        return {"words": list(self.words)}

    def form(self, package: str) -> dict[str, object]:
        form = super().form(package)
        form["labels"] = word_labels(package, self.key, self.words)
        return form

    def distinct(self, value: object) -> bool:
        """Whether the value is a list of the words, none of them twice."""
        if not isinstance(value, list):
            return False
        seen: set[object] = set()
        for word in value:
            if not isinstance(word, str) or word not in self.words or word in seen:
                return False
            seen.add(word)
        return True


class Choice(Words):
    """One of the words; the first is the default. `before`: what was played before there was a choice."""

    def __init__(self, key: str, words: list[str], before: str | None = None) -> None:
        super().__init__(key, "choice", words[0], words)
        if before is not None:
            self.stored_default = before

    def admits(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and value in self.words

    def examples(self, seats: int) -> list[object]:
        return list(self.words)

    def read(self, words: str) -> object:
        return words


class Subset(Words):
    """Any of the words, in their own order."""

    def __init__(self, key: str, default: list[str], words: list[str]) -> None:
        super().__init__(key, "subset", default, words)

    def admits(self, value: object, seats: int) -> bool:
        return self.distinct(value) and isinstance(value, list) and value == [w for w in self.words if w in value]

    def examples(self, seats: int) -> list[object]:
        return [self.default, [], list(self.words)]

    def read(self, words: str) -> object:
        named = _split(words)
        for word in named:
            if word not in self.words or named.count(word) > 1:
                raise ValueError(word)
        return [word for word in self.words if word in named]


class Order(Words):
    """The usual words for that number of seats, one for every seat, in any order; or None for the usual order."""

    def __init__(self, key: str, words: list[str], usual: dict[int, list[str]]) -> None:
        super().__init__(key, "order", None, words)
        self.usual = usual

    def admits(self, value: object, seats: int) -> bool:
        usual = self.usual[seats]
        return value is None or (self.distinct(value) and isinstance(value, list) and set(value) == set(usual))

    def limits(self) -> dict[str, object]:
        limits = super().limits()
        limits["usual"] = {str(seats): list(words) for seats, words in self.usual.items()}
        return limits

    def allowed(self, seats: int) -> dict[str, object]:
        allowed = super().allowed(seats)
        allowed["words"] = list(self.usual[seats])
        return allowed

    def examples(self, seats: int) -> list[object]:
        return [None, list(reversed(self.usual[seats]))]

    def read(self, words: str) -> object:
        return None if is_none(words) else _split(words)


def word_labels(package: str, key: str, words: list[str]) -> dict[str, object]:
    """The label of each word, in every language."""
    labels: dict[str, object] = {}
    for word in words:
        labels[word] = {lang: text.say(lang, package, f"option-{key}-{word}") for lang in text.LANGUAGES}
    return labels


def _split(words: str) -> list[str]:
    return [] if is_none(words) or not words else [word.strip() for word in words.split(",")]
