"""The authority over one table, without any input or output: it decides what is allowed and keeps what happened.

Every change has a number, `seq`, and a record, JSON-able data from which it can be made again: a table is its setup
and its records. A method that changes the table either raises a SampanError, and then nothing has changed, or returns
the change, for somebody else to store and to announce; None means that there was nothing to change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from sampan.bots.bot import decide
from sampan.bots.registry import bot
from sampan.core.errors import IllegalAction, SampanError
from sampan.core.match import Entry, foresee
from sampan.core.options import Teams
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, State
from sampan.core.word_options import Order
from sampan.server.company import Company, logged
from sampan.server.records import Change, Record, Setup
from sampan.server.refusal import Refusal
from sampan.server.sealed import Sealed


class Table(Company):
    """A table: who sits there, the match, what was said, and what happened beside the rules."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.sealed: Final = Sealed()
        self._batches: list[tuple[int, int]] = []  # where in the log decisions of several seats entered it at once
        self._private: Counter[int] = Counter()  # how many changes only that seat was told of
        self.consents: list[int] = []
        self.rematch: str | None = None

    # Questions.

    def told(self, held: Sequence[int]) -> int:
        """The number of the table's last change, as whoever holds these seats counts: others' secrets do not count."""
        return self.seq - sum(count for seat, count in self._private.items() if seat not in held)

    def simultaneous_seats(self) -> list[int]:
        """The seats that decide at the same time now, in the order in which the game asks them."""
        return self.match.state.simultaneous_seats() if self.started and self.match.to_move() >= 0 else []

    def several(self) -> bool:
        """Whether more than one seat decides now. What each of them does is sealed then, until all are ready."""
        return len(self.simultaneous_seats()) > 1

    def ready(self) -> list[int]:
        """Of several seats that decide, those that have nothing left to decide."""
        return sorted(seat for seat in self.simultaneous_seats() if self.sealed.ready(self.match.state, seat))

    def deciding(self) -> list[int]:
        """The seats that have still to decide, in rising order: in which order the game asks them shows to nobody."""
        ready = self.ready()
        return sorted(seat for seat in self.simultaneous_seats() if seat not in ready)

    def bot_to_move(self) -> int | None:
        """A seat that a bot must decide for now."""
        return next((seat for seat in self.deciding() if self.plays_itself(seat) is not None), None)

    def persons_to_move(self) -> list[int]:
        """The seats whose persons must decide now."""
        return [seat for seat in self.deciding() if self.plays_itself(seat) is None]

    def asking(self, seat: int) -> State:
        """The state as the seat has it before it, what it has sealed included."""
        state = self.match.state
        return self.sealed.asking(state, seat) if self.several() and seat in self.simultaneous_seats() else state

    def ply_of(self, seat: int) -> int:
        """The number of the seat's next action, as it counts: what it has sealed counts, what others have does not."""
        return self.match.ply + self.sealed.count(seat)

    def undo_mode(self, seat: int) -> str | None:
        """Whether the seat's last action can be taken back freely, by consent, or not at all."""
        if self.sealed.count(seat) and seat not in self.match.resigned:
            return "free"
        if self.match.resigned or self.finished():
            return None
        try:
            # If several decide, it would undo what others may have sealed; whether they have must not show.
            return "free" if self.match.undo_is_free(seat) and not self.several() else "consent"
        except IllegalAction:
            return None

    def undo_missing(self) -> list[int]:
        """The seats that have not yet answered the request to take an action back."""
        return [i for i in range(len(self.seats)) if i != self.undo_seat and i not in self.consents]

    # Playing.

    def act(self, seat: int, ply: int, action: object) -> Change:
        """A person's action, as the answer to that ply."""
        self._must_be_asked(seat, ply)
        return self._act(seat, action, [])

    def act_for_bot(self, seat: int, action: object, rng: Rng) -> Change:
        """A bot's action; if it is none, or not legal, any legal action in its place, and a note that says so."""
        try:
            return self._act(seat, action, [])
        except IllegalAction:
            note: Record = {"ply": self.match.ply, "kind": "bot_failed", "seat": seat, "bot": self.plays_itself(seat)}
            return self._act(seat, decide(bot("random"), self.asking(seat), rng), [note])

    def preview(self, seat: int, ply: int, action: object, rng: Rng) -> list[dict[str, object]]:
        """What the seat can foresee of an action; nothing changes."""
        self._must_be_asked(seat, ply)
        if self.several():
            return foresee(self.game, self.asking(seat), action, rng)
        return self.match.preview(seat, action, rng)

    def must_hint(self, seat: int, ply: int) -> None:
        """A refusal unless the seat may ask what to do."""
        if not self.setup.hints:
            raise Refusal("no-hints", status=403)
        self._must_be_asked(seat, ply)
        if seat not in self.deciding():
            raise IllegalAction("not-your-turn", {"seat": seat, "mover": int(self.match.to_move())})

    def undo(self, seat: int) -> Change:
        """Take the seat's last action back if that is free; else ask the others, of whom bots always agree."""
        self._must_be_running()
        if seat in self.stand_ins.playing:
            raise Refusal("stood-in", {"seat": seat})
        if self.sealed.count(seat):
            return self._unseal(seat)
        if self.undo_seat is not None:
            raise Refusal("undo-pending", {"seat": self.undo_seat})
        agreed = [i for i in range(len(self.seats)) if i != seat and self.plays_itself(i) is not None]
        if self.undo_mode(seat) != "consent" or len(agreed) == len(self.seats) - 1:
            return self._undone(seat, agreed, {"kind": "undo", "seat": seat, "consents": agreed})
        self.undo_seat = seat
        self.consents = list(agreed)
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

    def withdraw(self, seat: int) -> Change:
        """The seat no longer asks to take its action back."""
        if self.undo_seat != seat:
            raise Refusal("nothing-to-withdraw", {"seat": seat})
        return self._changed({"kind": "withdraw", "seat": seat}, notes=self._follow_withdrawal(seat))

    def resign(self, seat: int) -> Change:
        """A person gives up; while two others are left a bot goes on for the seat."""
        self._must_be_running()
        return self._agreed({"kind": "resign", "seat": seat}, self._follow_resign(seat))

    def again(self, id_: str, seed: str, created: str) -> Setup:
        """The same table once more, everybody moved on by one seat; what belongs to a seat moves along."""
        options = dict(self.match.options)
        for option in self.game.options:
            value = options[option.key]
            if isinstance(option, (Teams, Order)) and isinstance(value, list):
                options[option.key] = value[1:] + value[:1]
        seats = [seat.data() for seat in self.seats]
        return replace(self.setup, id=id_, options=options, seats=(*seats[1:], seats[0]), seed=seed, created=created)

    def continue_at(self, id_: str) -> Change | None:
        """Everybody is told where the rematch is; the first one counts."""
        if not self.finished():
            raise Refusal("rematch-unfinished", status=409)
        if self.rematch is not None:
            return None
        self.rematch = id_
        return self._changed({"kind": "rematch", "id": id_})

    # From the store.

    def follow(self, seq: int, record: Record) -> Change:
        """Make a stored change again: the same change as when it was made first."""
        kind = record["kind"]
        private = None
        notes: list[Record] = []
        if kind == "arrive":
            self._follow_arrive(record)
        elif kind == "depart":
            self._follow_depart(record)
        elif kind == "stand_in":
            notes = self._follow_stand_in(record)
        elif kind == "resume":
            self.stand_ins.playing.remove(record["seat"])
        elif kind == "leave":
            self._follow_leave(record["seat"])
        elif kind == "name":
            self._follow_name(record["seat"], record["name"])
        elif kind == "chat":
            self.chat.append(record["line"])
        elif kind == "seal":
            state = self.asking(record["seat"])
            private = self._follow_seal(record["seat"], self.game.find(state, record["action"]), "notes" in record)
        elif kind == "unseal":
            private = self._follow_unseal(record["seat"])
        elif kind == "undo":
            notes = self._take_back(record["seat"], record["consents"])
        elif kind == "ask":
            self.undo_seat = record["seat"]
            self.consents = list(record["consents"])
        elif kind == "consent":
            if record["agree"]:
                self.consents.append(record["seat"])
            elif self.undo_seat is not None:
                notes = self._follow_refusal(record["seat"], self.undo_seat)
        elif kind == "withdraw":
            notes = self._follow_withdrawal(record["seat"])
        elif kind == "resign":
            notes = self._follow_resign(record["seat"])
        elif kind == "rematch":
            self.rematch = record["id"]
        if "salt" in record:
            self._begin(record["salt"])
        ply = self.match.ply
        for entry in record.get("log", []):
            self.match.add(self.game.find(self.match.state, entry["action"]))
        if kind == "act":
            self._follow_act(ply, record.get("together", False))
        self._follow_replaced(record.get("stood_in", []))
        self.notes.extend(record.get("notes", []))
        self.seq = seq
        chat = [record["line"]] if kind == "chat" else []
        return Change(seq, record, ply, chat, notes + record.get("notes", []), private)

    # How.

    def _must_be_asked(self, seat: int, ply: int) -> None:
        self._must_be_running()
        if ply != self.ply_of(seat):
            raise Refusal("late", {"ply": ply, "now": self.ply_of(seat)}, 409)
        self._must_play(seat)
        deciding = self.deciding()
        if self.several() and seat not in deciding:
            raise IllegalAction("not-deciding", {"seat": seat, "seats": deciding, "count": len(deciding)})

    def _act(self, seat: int, action: object, notes: list[Record]) -> Change:
        if self.several():
            return self._seal(seat, action, notes)
        ply = self.match.ply
        self.match.act(seat, action)
        return self._acted(ply, False, notes)

    def _acted(self, ply: int, together: bool, notes: list[Record]) -> Change:
        """Whatever the log holds from that ply on has just been done."""
        record: Record = {"kind": "act", "log": logged(self.match.entries[ply:], ply)}
        if together:
            record["together"] = True
        self._follow_act(ply, together)
        return self._noted(record, notes, ply)

    def _follow_act(self, ply: int, together: bool) -> None:
        if together:
            self.sealed.clear()
            self._batches.append((ply, self.match.ply))
        # A request is about the asker's last action: another one of its own, or the end, makes it void.
        if self.finished() or any(entry.by == self.undo_seat for entry in self.match.entries[ply:]):
            self.undo_seat = None

    # Deciding at the same time.

    def _seal(self, seat: int, action: object, notes: list[Record]) -> Change:
        """Of several who decide, one has decided something; if they are all ready now, everything enters the match."""
        state = self.asking(seat)
        code = self.game.find(state, action) if isinstance(action, Mapping) else int(state.checked(action))
        private = self._follow_seal(seat, code, bool(notes))
        if not self.deciding():
            return self._open(notes)
        record: Record = {"kind": "seal", "seat": seat, "action": state.describe_unchecked(code)}
        return self._noted(record, notes, self.match.ply, private)

    def _open(self, notes: list[Record]) -> Change:
        """All are ready: what they have sealed enters the match, in the order in which the game asks them."""
        ply = self.match.ply
        try:
            while self.sealed:
                mover = int(self.match.state.to_move())
                self.match.act(mover, self.sealed.open(mover))
        except (SampanError, LookupError) as problem:  # the game breaks the laws of `State.asking`
            raise RuntimeError("what was decided ahead is not what is asked in order") from problem
        return self._acted(ply, True, notes)

    def _unseal(self, seat: int) -> Change:
        """What is still sealed can be taken back freely: nobody has seen it."""
        if seat in self.match.resigned:
            raise Refusal("resigned", {"seat": seat})
        return self._changed({"kind": "unseal", "seat": seat}, private=self._follow_unseal(seat))

    def _follow_seal(self, seat: int, code: int, noted: bool) -> int | None:
        """The seat if it is private to it: everybody is told who is ready, and nobody of anything before that."""
        before = self.deciding()
        self.sealed.add(seat, code)
        return self._kept_private(seat, not noted and self.deciding() == before)

    def _follow_unseal(self, seat: int) -> int | None:
        before = self.deciding()
        self.sealed.take_back(seat)
        return self._kept_private(seat, self.deciding() == before)

    def _kept_private(self, seat: int, private: bool) -> int | None:
        self._private[seat] += private
        return seat if private else None

    def _undone(self, seat: int, consents: list[int], record: Record) -> Change:
        notes = self._take_back(seat, consents)
        return self._changed(record, self.match.ply, notes=notes)

    def _take_back(self, seat: int, consents: list[int]) -> list[Record]:
        entries = list(self.match.entries)
        ply = self.match.undo(seat, consents)
        self.undo_seat = None
        self.sealed.clear()
        for start, end in self._batches:
            if start <= ply < end:
                self._seal_again(seat, start, entries[start:end])
        self._batches = [batch for batch in self._batches if batch[1] <= self.match.ply]
        notes: list[Record] = [{"ply": self.match.ply, "kind": "undone", "seat": seat}]
        self.notes.extend(notes)
        return notes

    def _seal_again(self, seat: int, ply: int, entries: Sequence[Entry]) -> None:
        """Of what several decided together, only what the seat did last is taken back, whoever was asked first."""
        self.match.go_back(ply)
        for entry in entries:
            if entry.by != CHANCE:
                self.sealed.add(entry.by, entry.action)
        self.sealed.take_back(seat)

    def _follow_refusal(self, seat: int, asker: int) -> list[Record]:
        return self._drop_request({"ply": self.match.ply, "kind": "undo_refused", "seat": asker, "by": seat})

    def _follow_withdrawal(self, seat: int) -> list[Record]:
        return self._drop_request({"ply": self.match.ply, "kind": "undo_withdrawn", "seat": seat})

    def _drop_request(self, note: Record) -> list[Record]:
        self.undo_seat = None
        self.notes.append(note)
        return [note]

    def _follow_resign(self, seat: int) -> list[Record]:
        self.match.resign(seat)
        self.stand_ins.give_up(seat)
        self.undo_seat = None  # after a resignation nothing can be taken back
        if self.finished():
            self.sealed.clear()
        notes: list[Record] = [{"ply": self.match.ply, "kind": "resigned", "seat": seat}]
        self.notes.extend(notes)
        return notes
