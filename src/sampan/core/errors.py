"""What Sampan says when it refuses: a reason that programs can test, and a sentence for people."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sampan import text


@mypyc_attr(native_class=False)
class SampanError(Exception):
    """A refusal: `reason` is a stable key, `fields` its details, `package` the one whose text explains it."""

    def __init__(self, reason: str, fields: dict[str, object] | None = None, package: str = text.COMMON) -> None:
        super().__init__(reason)
        self.reason = reason
        self.fields: dict[str, object] = dict(fields or {})
        self.package = package
        self.quoted: SampanError | None = None  # another refusal, which this one quotes as its `problem`

    def sentence(self, language: str = "en") -> str:
        """The refusal in the reader's language, and in it the one that it may quote."""
        fields = self.fields
        if self.quoted is not None:
            fields = {**fields, "problem": self.quoted.sentence(language)}
        return text.say(language, self.package, f"refusal-{self.reason}", fields)

    def __str__(self) -> str:
        return self.sentence()


@mypyc_attr(native_class=False)
class IllegalAction(SampanError):
    """Understood, but not allowed now; nothing has changed."""


@mypyc_attr(native_class=False)
class NotationError(SampanError, ValueError):
    """Cannot be read: an action, a position or a file that is not one."""


@mypyc_attr(native_class=False)
class OptionError(SampanError, ValueError):
    """An unknown option, an impossible value, or an impossible number of seats."""


@mypyc_attr(native_class=False)
class UnknownGame(SampanError, KeyError):
    """There is no game of that name; the sentence lists the known ones."""
