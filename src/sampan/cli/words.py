"""The messages of the command line in the reader's language, and its own refusals."""

from __future__ import annotations

from typing import Final

from sampan import text
from sampan.core.errors import SampanError

PACKAGE: Final = "sampan.cli"


class Words:
    """The command line's messages in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def __call__(self, message: str, **fields: object) -> str:
        return text.say(self.language, PACKAGE, message, fields)

    def mean(self, meaning: str, typed: str) -> bool:
        """Whether the typed word has that meaning in any of our languages, since people mix them."""
        typed = typed.lower()
        return any(typed in text.say(language, PACKAGE, f"word-{meaning}").split() for language in text.LANGUAGES)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return text.has(self.language, PACKAGE, message)


def refusal(reason: str, **fields: object) -> SampanError:
    """A refusal of the command line itself."""
    return SampanError(reason, fields, PACKAGE)
