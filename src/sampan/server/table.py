"""The authority over one table, without any input or output: it decides what is allowed and keeps what happened.

Every change has a number, `seq`, and a record, JSON-able data from which it can be made again: a table is its setup
and its records. A method that changes the table either raises a SampanError, and then nothing has changed, or returns
the change, for somebody else to store and to announce; None means that there was nothing to change.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sampan.bots.bot import decide
from sampan.bots.registry import bot
from sampan.core.dealer import Dealer
from sampan.core.errors import IllegalAction
from sampan.core.match import Entry, Match, checked_players
from sampan.core.options import Teams
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER
from sampan.core.word_options import Order
from sampan.games import game
from sampan.server.refusal import OverLimit, Refusal
from sampan.server.seats import BOT, LINK, stored_seat

STAND_IN: Final = "easy"  # the bot that goes on for who has resigned
LONGEST_CHAT: Final = 500
_KEPT_LINES: Final = 200

Record = dict[str, Any]


@dataclass(frozen=True)
class Setup:
    """What is fixed when a table is made. The seed stays secret until the match is over."""

    id: str
    game: str
    rules: int
    options: dict[str, object]
    seats: tuple[dict[str, object], ...]
    public: bool
    fair: bool
    seed: str
    created: str


class Change(NamedTuple):
    """One change of a table: its record, and what of it observers are told beside the table as it is now."""

    seq: int
    record: Record
    ply_before: int
    chat: list[Record]
    notes: list[Record]


class Table:
    """A table: who sits there, the match, what was said, and what happened beside the rules."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.game: Final = game(setup.game)
        self.seats: Final = [stored_seat(data) for data in setup.seats]
        self.seq = 0
        self.started = False
        self.salt = ""
        self.match = self._new_match()
        self.present: set[int] = set()
        self.undo_seat: int | None = None
        self.consents: list[int] = []
        self.chat: deque[Record] = deque(maxlen=_KEPT_LINES)
        self.notes: deque[Record] = deque(maxlen=_KEPT_LINES)
        self.rematch: str | None = None

    # Questions.

    def finished(self) -> bool:
        """Whether the match is over."""
        return self.match.outcome() is not None

    def plays_itself(self, seat: int) -> str | None:
        """The bot that decides for a seat: its own, or the one that goes on for who has resigned."""
        return STAND_IN if seat in self.match.resigned else self.seats[seat].bot

    def bot_to_move(self) -> int | None:
        """The seat that a bot must decide for now."""
        mover = self.match.to_move()
        return mover if self.started and mover >= 0 and self.plays_itself(mover) is not None else None

    def person_to_move(self) -> int | None:
        """The seat whose person must decide now."""
        mover = self.match.to_move()
        return mover if self.started and mover >= 0 and self.plays_itself(mover) is None else None

    def undo_mode(self, seat: int) -> str | None:
        """Whether the seat's last action can be taken back freely, by consent, or not at all."""
        if self.match.resigned or self.finished():
            return None
        try:
            return "free" if self.match.undo_is_free(seat) else "consent"
        except IllegalAction:
            return None

    def undo_missing(self) -> list[int]:
        """The seats that have not yet answered the request to take an action back."""
        return [i for i in range(len(self.seats)) if i != self.undo_seat and i not in self.consents]

    # Coming and going.

    def open(self) -> Change | None:
        """Begin the match if nobody is missing."""
        start = self._start_if_complete()
        return self._changed({"kind": "open", **start}) if start else None

    def arrive(self, seats: Sequence[int], name: str | None) -> Change | None:
        """Persons come, or come back, to the seats they hold; who takes a free one may bring a name."""
        free = [seat for seat in seats if not self.seats[seat].taken]
        if all(seat in self.present for seat in seats) and not free:
            return None
        record: Record = {"kind": "arrive", "seats": list(seats)}
        if name is not None and free:
            checked_players([name])
            record["name"] = name
        self._follow_arrive(record)
        return self._changed({**record, **self._start_if_complete()})

    def depart(self, seats: Sequence[int]) -> Change | None:
        """Persons are no longer connected."""
        gone = [seat for seat in seats if seat in self.present]
        if not gone:
            return None
        self.present.difference_update(gone)
        return self._changed({"kind": "depart", "seats": gone})

    def leave(self, seat: int) -> Change:
        """A friend gives the seat free again."""
        if self.seats[seat].kind != LINK:
            raise Refusal("leave-kind", {"seat": seat})
        if self.started:
            raise Refusal("leave-started")
        if not self.seats[seat].taken:
            raise Refusal("leave-free", {"seat": seat})
        self._follow_leave(seat)
        return self._changed({"kind": "leave", "seat": seat})

    def rename(self, seat: int, name: str) -> Change:
        """A person takes a new name."""
        checked_players([name])
        self._follow_name(seat, name)
        return self._changed({"kind": "name", "seat": seat, "name": name})

    def say(self, seat: int | None, name: str, words: str, at: str) -> Change:
        """A line of chat, by a seat or, without one, by a spectator."""
        said = words.strip()
        if len(said) > LONGEST_CHAT:
            raise OverLimit("too-long", {"field": "text", "longest": LONGEST_CHAT})
        if not said or any(ord(sign) < 32 or 127 <= ord(sign) < 160 or 0xD800 <= ord(sign) < 0xE000 for sign in said):
            raise Refusal("chat-form")
        line: Record = {"seat": seat, "name": name if seat is None else self.seats[seat].name, "text": said, "at": at}
        self.chat.append(line)
        return self._changed({"kind": "chat", "line": line}, chat=[line])

    # Playing.

    def act(self, seat: int, ply: int, action: object) -> Change:
        """A person's action, as the answer to that ply."""
        self._must_be_asked(seat, ply)
        return self._acted(self.match.act(seat, action), [])

    def act_for_bot(self, seat: int, action: object, rng: Rng) -> Change:
        """A bot's action; if it is none, or not legal, any legal action in its place, and a note that says so."""
        notes: list[Record] = []
        try:
            entries = self.match.act(seat, action)
        except IllegalAction:
            notes.append({"ply": self.match.ply, "kind": "bot_failed", "seat": seat, "bot": self.plays_itself(seat)})
            entries = self.match.act(seat, decide(bot("random"), self.match.state, rng))
        return self._acted(entries, notes)

    def preview(self, seat: int, ply: int, action: object, rng: Rng) -> list[dict[str, object]]:
        """What the seat can foresee of an action; nothing changes."""
        self._must_be_asked(seat, ply)
        return self.match.preview(seat, action, rng)

    def undo(self, seat: int) -> Change:
        """Take the seat's last action back if that is free; else ask the others, of whom bots always agree."""
        self._must_be_running()
        if self.undo_seat is not None:
            raise Refusal("undo-pending", {"seat": self.undo_seat})
        agreed = [i for i in range(len(self.seats)) if i != seat and self.seats[i].kind == BOT]
        try:
            return self._undone(seat, agreed, {"kind": "undo", "seat": seat, "consents": agreed})
        except IllegalAction as problem:
            if problem.reason != "undo-consent":
                raise
        self.undo_seat = seat
        self.consents = agreed
        return self._changed({"kind": "ask", "seat": seat, "consents": agreed})

    def consent(self, seat: int, agree: bool) -> Change:
        """Answer another seat's request to take its action back."""
        asker = self.undo_seat
        if asker is None or seat not in self.undo_missing():
            raise Refusal("consent-not-asked", {"seat": seat})
        record: Record = {"kind": "consent", "seat": seat, "agree": agree}
        if not agree:
            return self._changed(record, notes=self._follow_refusal(seat, asker))
        self.consents.append(seat)
        if self.undo_missing():
            return self._changed(record)
        return self._undone(asker, self.consents, {"kind": "undo", "seat": asker, "consents": list(self.consents)})

    def resign(self, seat: int) -> Change:
        """A person gives up; while two others are left a bot goes on for the seat."""
        self._must_be_running()
        notes = self._follow_resign(seat)
        return self._changed({"kind": "resign", "seat": seat}, notes=notes)

    def again(self, id_: str, seed: str, created: str) -> Setup:
        """The same table once more, everybody moved on by one seat; what belongs to a seat moves along."""
        options = dict(self.match.options)
        for option in self.game.options:
            value = options[option.key]
            if isinstance(option, (Teams, Order)) and isinstance(value, list):
                options[option.key] = value[1:] + value[:1]
        seats = [seat.data() for seat in self.seats]
        setup = self.setup
        return Setup(
            id_, setup.game, setup.rules, options, (*seats[1:], seats[0]), setup.public, setup.fair, seed, created
        )

    def continue_at(self, id_: str) -> Change | None:
        """Everybody is told where the rematch is; the first one counts."""
        if not self.finished():
            raise Refusal("rematch-unfinished", status=409)
        if self.rematch is not None:
            return None
        self.rematch = id_
        return self._changed({"kind": "rematch", "id": id_})

    # From the store.

    def follow(self, seq: int, record: Record) -> None:
        """Make a stored change again."""
        kind = record["kind"]
        if kind == "arrive":
            self._follow_arrive(record)
        elif kind == "depart":
            self.present.difference_update(record["seats"])
        elif kind == "leave":
            self._follow_leave(record["seat"])
        elif kind == "name":
            self._follow_name(record["seat"], record["name"])
        elif kind == "chat":
            self.chat.append(record["line"])
        elif kind == "undo":
            self._take_back(record["seat"], record["consents"])
        elif kind == "ask":
            self.undo_seat = record["seat"]
            self.consents = list(record["consents"])
        elif kind == "consent":
            if record["agree"]:
                self.consents.append(record["seat"])
            elif self.undo_seat is not None:
                self._follow_refusal(record["seat"], self.undo_seat)
        elif kind == "resign":
            self._follow_resign(record["seat"])
        elif kind == "rematch":
            self.rematch = record["id"]
        if "salt" in record:
            self._begin(record["salt"])
        for entry in record.get("log", []):
            self.match.add(self.game.find(self.match.state, entry["action"]))
        if kind == "act":
            self.notes.extend(record.get("notes", []))
            self._close_undo(record["log"][0]["by"])
        self.seq = seq

    # How.

    def _changed(
        self,
        record: Record,
        ply_before: int | None = None,
        chat: list[Record] | None = None,
        notes: list[Record] | None = None,
    ) -> Change:
        self.seq += 1
        if ply_before is None:
            ply_before = 0 if "salt" in record else self.match.ply
        return Change(self.seq, record, ply_before, chat or [], notes or [])

    def _new_match(self) -> Match:
        dealer = Dealer(bytes.fromhex(self.setup.seed), self.salt)
        players = [seat.player() for seat in self.seats]
        return Match(self.game, players, self.setup.options, dealer, self.setup.fair)

    def _start_if_complete(self) -> Record:
        if self.started or not all(seat.taken for seat in self.seats):
            return {}
        # The host has committed to the seed before friends bring their names: it cannot choose the salt.
        salt = "|".join([self.setup.id, *[seat.name for seat in self.seats]])
        self._begin(salt)
        self.match.begin()
        return {"salt": salt, "log": _logged(self.match.entries, 0)}

    def _begin(self, salt: str) -> None:
        self.salt = salt
        self.started = True
        self.match = self._new_match()

    def _must_be_running(self) -> None:
        if not self.started:
            raise Refusal("not-started", status=409)
        if self.match.to_move() == OVER:
            raise IllegalAction("game-over")

    def _must_be_asked(self, seat: int, ply: int) -> None:
        self._must_be_running()
        if ply != self.match.ply:
            raise Refusal("late", {"ply": ply, "now": self.match.ply}, 409)
        if seat in self.match.resigned:
            raise Refusal("resigned", {"seat": seat})

    def _acted(self, entries: list[Entry], notes: list[Record]) -> Change:
        ply = self.match.ply - len(entries)
        record: Record = {"kind": "act", "log": _logged(entries, ply)}
        if notes:
            record["notes"] = notes
            self.notes.extend(notes)
        self._close_undo(entries[0].by)
        return self._changed(record, ply, notes=notes)

    def _undone(self, seat: int, consents: list[int], record: Record) -> Change:
        notes = self._take_back(seat, consents)
        return self._changed(record, self.match.ply, notes=notes)

    def _take_back(self, seat: int, consents: list[int]) -> list[Record]:
        ply = self.match.undo(seat, consents)
        self.undo_seat = None
        notes: list[Record] = [{"ply": ply, "kind": "undone", "seat": seat}]
        self.notes.extend(notes)
        return notes

    def _close_undo(self, actor: int) -> None:
        """A request is about the asker's last action: another one of its own, or the end, makes it void."""
        if actor == self.undo_seat or self.finished():
            self.undo_seat = None

    def _follow_arrive(self, record: Record) -> None:
        for seat in record["seats"]:
            if not self.seats[seat].taken:
                self.seats[seat].taken = True
                if "name" in record:
                    self._follow_name(seat, record["name"])
            self.present.add(seat)

    def _follow_leave(self, seat: int) -> None:
        self.seats[seat].taken = False
        self.present.discard(seat)

    def _follow_name(self, seat: int, name: str) -> None:
        self.seats[seat].name = name
        self.match.players[seat] = self.seats[seat].player()

    def _follow_refusal(self, seat: int, asker: int) -> list[Record]:
        self.undo_seat = None
        notes: list[Record] = [{"ply": self.match.ply, "kind": "undo_refused", "seat": asker, "by": seat}]
        self.notes.extend(notes)
        return notes

    def _follow_resign(self, seat: int) -> list[Record]:
        self.match.resign(seat)
        self.undo_seat = None  # after a resignation nothing can be taken back
        notes: list[Record] = [{"ply": self.match.ply, "kind": "resigned", "seat": seat}]
        self.notes.extend(notes)
        return notes


def _logged(entries: Sequence[Entry], ply: int) -> list[Record]:
    """Actions as the store keeps them: readable descriptions, not codes, which another version might number anew."""
    return [
        {"ply": ply + i, "by": "chance" if entry.by == CHANCE else entry.by, "action": entry.description}
        for i, entry in enumerate(entries)
    ]
