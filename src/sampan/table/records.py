"""What has happened at a table, as it is stored: a small class for each kind of record, and its JSON form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

from sampan.core.match import Entry, Match
from sampan.core.state import CHANCE

Data = dict[str, Any]


@dataclass(frozen=True)
class Record:
    """One change of a table. Its JSON form has a `kind`, and the fields that differ from their defaults."""

    kind: ClassVar[str]

    def to_json(self) -> Data:
        """The record as it is stored."""
        data: Data = {"kind": self.kind}
        for each in self._stored_fields():
            value = getattr(self, each.name)
            if value != each.default:
                data[each.name] = list(value) if isinstance(value, tuple) else value
        return data

    @classmethod
    def from_json(cls, data: Data) -> Self:
        """The record that `to_json` gave."""
        given = {each.name: data[each.name] for each in cls._stored_fields() if each.name in data}
        return cls(**{name: tuple(value) if isinstance(value, list) else value for name, value in given.items()})

    @classmethod
    @cache
    def _stored_fields(cls) -> tuple[Field[Any], ...]:
        return tuple(each for each in fields(cls) if each.compare)


# The log of a record holds readable descriptions of actions, not codes, which another version might number differently.


@dataclass(frozen=True)
class Opened(Record):
    """Nobody was missing, and the match began."""

    kind = "open"
    salt: str
    log: tuple[Data, ...]


@dataclass(frozen=True)
class Arrived(Record):
    """People came to their seats; if nobody is missing any more, the match began.

    In earlier versions friends came with the token of their link, and brought a name.
    """

    kind = "arrive"
    seats: tuple[int, ...]
    name: str | None = None
    salt: str | None = None
    log: tuple[Data, ...] = ()


@dataclass(frozen=True)
class Departed(Record):
    """People are no longer connected; those who are left may all agree now on some substitutes."""

    kind = "depart"
    seats: tuple[int, ...]
    at: str | None = None
    substituted: tuple[int, ...] = ()


@dataclass(frozen=True)
class Left(Record):
    """In earlier versions: a friend gave up the seat before the start, and could come again by the same link."""

    kind = "leave"
    seat: int


# Keys are stored as hashes only.


@dataclass(frozen=True)
class Joined(Record):
    """Somebody exchanged an invitation for a token and took the seat; if nobody is missing now, the match began."""

    kind = "join"
    seat: int
    token: str
    name: str | None = None
    salt: str | None = None
    log: tuple[Data, ...] = ()


@dataclass(frozen=True)
class Invited(Record):
    """A person, or (None) the host, made a new invitation for a free seat."""

    kind = "invite"
    seat: int
    invitation: str
    by: int | None = None


@dataclass(frozen=True)
class BotSeated(Record):
    """A bot took a free seat; if nobody is missing any more, the match began."""

    kind = "bot"
    seat: int
    bot: str
    salt: str | None = None
    log: tuple[Data, ...] = ()


@dataclass(frozen=True)
class TokenRenewed(Record):
    """A person's token was replaced by another one."""

    kind = "renew"
    seat: int
    token: str


@dataclass(frozen=True)
class SeatFreed(Record):
    """A person gave up the seat, or all the others freed it by a vote, perhaps after its person had left."""

    kind = "free"
    seat: int
    by: tuple[int, ...] = ()


@dataclass(frozen=True)
class FreeVoted(Record):
    """A person voted on freeing another person's seat, and others have still to answer, or it was a no."""

    kind = "vote_free"
    seat: int
    other: int
    agree: bool


@dataclass(frozen=True)
class Renamed(Record):
    """A person took a new name."""

    kind = "name"
    seat: int
    name: str


@dataclass(frozen=True)
class Said(Record):
    """A line of chat."""

    kind = "chat"
    line: Data


class Tried(NamedTuple):
    """A match, and what an action makes of it."""

    before: Match
    after: Match


@dataclass(frozen=True)
class Acted(Record):
    """Actions entered the match: one and what chance did after it, or what several seats chose simultaneously.

    If a bot failed to choose, `failed_bot` is its seat, and its action was drawn at random. `tried` is what deciding
    has found out already, so that nobody need play the log again; it is no part of what happened, and is not stored.
    """

    kind = "act"
    log: tuple[Data, ...]
    simultaneous: bool = False
    failed_bot: int | None = None
    tried: Tried | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Chosen(Record):
    """A seat chose an action, which stays pending while others still choose."""

    kind = "choose"
    seat: int
    action: Data
    bot_failed: bool = False


@dataclass(frozen=True)
class ChoiceUndone(Record):
    """A seat took its last pending choice back."""

    kind = "undo_choice"
    seat: int


@dataclass(frozen=True)
class Undone(Record):
    """A seat's last action was taken back, with everything that followed.

    `draws` is how many draws were among it, which never come again. Records of earlier versions do not have it: the
    same draws came again then.
    """

    kind = "undo"
    seat: int
    consents: tuple[int, ...]
    draws: int = 0


@dataclass(frozen=True)
class UndoAsked(Record):
    """A seat asks for an undo; bots agree at once."""

    kind = "ask"
    seat: int
    consents: tuple[int, ...]


@dataclass(frozen=True)
class UndoAnswered(Record):
    """A seat answered a request for an undo, and others have still to answer, or it refused."""

    kind = "consent"
    seat: int
    agree: bool


@dataclass(frozen=True)
class UndoWithdrawn(Record):
    """The seat no longer asks for its undo."""

    kind = "withdraw"
    seat: int


@dataclass(frozen=True)
class SubstituteVoted(Record):
    """A person voted about a substitute for somebody who is away; if all agree now, it plays."""

    kind = "substitute"
    seat: int
    absent: int
    agree: bool
    substituted: tuple[int, ...] = ()


@dataclass(frozen=True)
class OverdueReplaced(Record):
    """Substitutes play for people who have been away for too long."""

    kind = "overdue"
    substituted: tuple[int, ...]


@dataclass(frozen=True)
class Resumed(Record):
    """A person took the seat back from the substitute."""

    kind = "resume"
    seat: int


@dataclass(frozen=True)
class Resigned(Record):
    """A person gave up; those who are left may all agree now on some substitutes."""

    kind = "resign"
    seat: int
    substituted: tuple[int, ...] = ()


@dataclass(frozen=True)
class EndVoted(Record):
    """A seat voted on ending the match, and others have still to answer, or it was a no; the first yes proposes it."""

    kind = "vote_end"
    seat: int
    agree: bool


@dataclass(frozen=True)
class EndAgreed(Record):
    """The last seat that was asked agreed to end the match: it is over, and nobody has won."""

    kind = "end"
    seat: int


@dataclass(frozen=True)
class RematchMade(Record):
    """The same people play again at another table."""

    kind = "rematch"
    id: str


@dataclass(frozen=True)
class Closed(Record):
    """The host of the server closed the table: it can be looked at, and nothing can be done there any more."""

    kind = "close"


_KINDS: dict[str, type[Record]] = {each.kind: each for each in Record.__subclasses__()}


def read_record(data: Data) -> Record:
    """A stored record, of this version or an earlier one."""
    today = _in_todays_words(data)
    return _KINDS[today["kind"]].from_json(today)


def _in_todays_words(data: Data) -> Data:
    """Earlier versions had other words, and stored notes that follow from the rest of the record."""
    words = {"together": "simultaneous", "stood_in": "substituted"}
    kinds = {"seal": "choose", "unseal": "undo_choice", "stand_in": "substitute"}
    today = {words.get(key, key): value for key, value in data.items() if key != "notes"}
    today["kind"] = kinds.get(data["kind"], data["kind"])
    failed = [note["seat"] for note in data.get("notes", []) if note["kind"] == "bot_failed"]
    if failed and today["kind"] == "choose":
        today["bot_failed"] = True
    elif failed:
        today["failed_bot"] = failed[0]
    return today


def logged(entries: Sequence[Entry], ply: int) -> tuple[Data, ...]:
    """Entries of a match's log, the first of them at that ply, as records hold them."""
    return tuple(
        {"ply": ply + i, "by": "chance" if entry.by == CHANCE else entry.by, "action": entry.description}
        for i, entry in enumerate(entries)
    )
