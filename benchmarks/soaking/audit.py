"""Compares what a store holds of a table with what clients asked for, and with what they were told."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from sampan.server import payloads
from sampan.table import records as r
from sampan.table.apply import apply, replay
from sampan.table.setup import Setup
from sampan.table.table import Table, new_table

Data = dict[str, Any]
Key = tuple[object, ...]
Row = tuple[int, str]  # the number of a record, and the record as JSON
Fate = Literal["open", "done", "refused", "unknown", "unsent"]

_REMEMBERED = 400  # tables, one per record, with which late clients can still be compared


@dataclass(eq=False)
class Request:
    """A request of a client, and what became of it."""

    kind: str
    fields: Data
    held: tuple[int, ...]
    after: int  # the last number that the client had been told when it asked
    fate: Fate = "open"
    seq: int = 0  # once it is done: the number that the acknowledgement named

    def key(self) -> Key:
        """What this request and the record that it brings about have in common."""
        fields = self.fields
        seat = fields.get("seat")
        match self.kind:
            case "act":
                return "act", seat, fields["ply"], _canonical(fields["action"])
            case "chat":
                return "chat", seat, fields["text"]
            case "consent":
                return "consent", seat, fields["agree"]
            case "substitute":
                return "substitute", seat, fields["absent"], fields["agree"]
            case "name":
                return "name", seat, fields["name"]
            case "rematch":
                return ("rematch",)
            case kind:
                return kind, seat


class Problem(NamedTuple):
    """Something that must never be."""

    kind: Literal["lost", "doubled", "stuck", "wrong"]
    table: str
    seq: int | None
    words: str


class _Happening(NamedTuple):
    """A record that somebody asked for; its number as the holders of these seats count."""

    seq: int
    numbers: dict[tuple[int, ...], int]


class Audit:
    """The requests and the records of one table. It follows the table record by record, so that it can check often."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self._requests: defaultdict[Key, list[Request]] = defaultdict(list)
        self._held: set[tuple[int, ...]] = set()
        self._undecided: set[Key] = set()
        self._compared: dict[str, Data] = {}
        self._setup: Setup | None = None
        self._begin()

    def _begin(self) -> None:
        self._rows: list[Row] = []
        self._table: Table | None = None
        self._recent: deque[Table] = deque(maxlen=_REMEMBERED)
        self._happened: defaultdict[Key, list[_Happening]] = defaultdict(list)
        self._unreadable = False

    def ask(self, kind: str, fields: Data, held: tuple[int, ...], after: int) -> Request:
        """A client is about to send this."""
        request = Request(kind, fields, held, after)
        self._requests[request.key()].append(request)
        self._undecided.add(request.key())
        self._held.add(held)
        return request

    @property
    def rows(self) -> int:
        """How many records were seen."""
        return len(self._rows)

    def fingerprint(self) -> str:
        """Of all records that were seen."""
        return fingerprint(self._rows)

    def check(self, setup: Setup, rows: Sequence[Row], told: Mapping[str, Data], last: bool = False) -> list[Problem]:
        """What is wrong, given all rows of the table, and the whole table as clients knew it before they were read.

        With `last`, nobody asks for anything any more, and nobody waits for an answer.
        """
        problems = []
        if self._table is None:
            self._setup, self._table = setup, new_table(setup)
        known = len(self._rows)
        if list(rows[:known]) != self._rows:
            changed = next((old[0] for old, new in zip(self._rows, rows, strict=False) if old != new), len(rows) + 1)
            problems.append(self._problem("wrong", changed, "the store no longer holds the record that it held"))
            for key in self._happened:
                self._undecided.add(key)
            self._begin()
            self._table, known = new_table(setup), 0
        problems += self._follow(rows[known:])
        if self._unreadable:
            return problems
        problems += self._compare(told)
        for key in list(self._undecided):
            if last or self._is_settled(key):
                self._undecided.discard(key)
                problems += self._decide_rematch(key) if key == ("rematch",) else self._decide(key)
        if last:
            problems += self._replay()
        return problems

    def _problem(self, kind: Literal["lost", "doubled", "wrong"], seq: int | None, words: str) -> Problem:
        return Problem(kind, self.id, seq, words)

    # The records.

    def _follow(self, rows: Sequence[Row]) -> list[Problem]:
        for seq, words in rows:
            assert self._table is not None
            before = self._table
            if seq != before.seq + 1:
                self._unreadable = True
                return [self._problem("lost", before.seq + 1, f"the store goes on with record {seq}")]
            try:
                record = r.read_record(json.loads(words))
                key = cause(before, record)
                self._table = after = apply(before, record)
            except Exception as problem:  # whatever it is, the table cannot be opened any more
                self._unreadable = True
                return [self._problem("wrong", seq, f"the records do not replay: {problem!r}")]
            self._rows.append((seq, words))
            self._recent.append(after)
            if key is not None:
                self._happened[key].append(_Happening(seq, {held: after.seq_for(held) for held in self._held}))
                self._undecided.add(key)
        return []

    def _replay(self) -> list[Problem]:
        """The records give the same table once more from the beginning, as for a server that starts."""
        assert self._setup is not None
        assert self._table is not None
        again = replay(self._setup, [r.read_record(json.loads(words)) for _, words in self._rows])
        everybody = tuple(range(len(again.seats)))
        if _whole(again, everybody) != _whole(self._table, everybody):
            return [self._problem("wrong", again.seq, "a second replay gives another table")]
        return []

    # What clients know.

    def _compare(self, told: Mapping[str, Data]) -> list[Problem]:
        problems = []
        for client, whole in told.items():
            if self._compared.get(client) is whole:
                continue
            self._compared[client] = whole
            problems += self._compare_one(client, whole)
        return problems

    def _compare_one(self, client: str, whole: Data) -> list[Problem]:
        assert self._table is not None
        held, seq = tuple(whole["you"]), int(whole["seq"])
        stored = self._table.seq_for(held)
        if seq > stored:
            return [self._problem("lost", stored, f"{client} was told of {seq}, and the store ends with {stored}")]
        same = next((table for table in reversed(self._recent) if table.seq_for(held) == seq), None)
        if same is None:  # too long ago
            return []
        expected = _whole(same, held, whole["vote_seconds"])
        wrong = [part for part in expected if expected[part] != whole.get(part)]
        if wrong:
            return [self._problem("wrong", same.seq, f"{client} knows other {', '.join(wrong)} than the store says")]
        return []

    # What clients asked for.

    def _is_settled(self, key: Key) -> bool:
        """Whether all answers are known, and all records that were acknowledged have been read."""
        assert self._table is not None
        for request in self._requests[key]:
            if request.fate == "open" or (request.fate == "done" and request.seq > self._table.seq_for(request.held)):
                return False
        return True

    def _decide(self, key: Key) -> list[Problem]:
        """Whether every record answers a request of its own, and every acknowledged request has its record."""
        problems = []
        left = list(self._requests[key])
        for happening in self._happened[key]:
            fitting = [request for request in left if _fits(request, happening)]
            if fitting:
                # What must come first is served first; whatever was not acknowledged may have happened or not.
                left.remove(min(fitting, key=lambda each: (each.fate != "done", each.seq)))
            elif any(request.fate in ("refused", "unsent") for request in left):
                problems.append(self._problem("wrong", happening.seq, f"{key} was refused or cut off, and is stored"))
            else:
                problems.append(self._problem("doubled", happening.seq, f"{key} is stored, and nobody asked for it"))
        for request in left:
            if request.fate == "done":
                problems.append(self._problem("lost", request.seq, f"{key} was acknowledged, and is not stored"))
        return problems

    def _decide_rematch(self, key: Key) -> list[Problem]:
        """Whoever asks for a rematch that there is already is told that it is done."""
        happened = self._happened[key]
        if len(happened) > 1:
            return [self._problem("doubled", happened[1].seq, "there are two rematches")]
        done = [request for request in self._requests[key] if request.fate == "done"]
        if done and not happened:
            return [self._problem("lost", done[0].seq, "a rematch was acknowledged, and is not stored")]
        return []


def fingerprint(rows: Sequence[Row]) -> str:
    """Of records."""
    return hashlib.sha256(json.dumps(list(rows)).encode()).hexdigest()


def cause(before: Table, record: r.Record) -> Key | None:
    """What somebody must have asked for to bring this record about; None if a bot or the server did."""
    match record:
        case r.Acted():
            return _acted(before, record)
        case r.Chosen():
            seat = record.seat
            if before.bot_for(seat) is not None:
                return None
            return "act", seat, before.ply_of(seat), _canonical(record.action)
        case r.Said():
            return "chat", record.line["seat"], record.line["text"]
        case r.ChoiceUndone() | r.UndoAsked():
            return "undo", record.seat
        case r.Undone():
            return ("undo", record.seat) if before.undo is None else ("consent", record.consents[-1], True)
        case r.UndoAnswered():
            return "consent", record.seat, record.agree
        case r.UndoWithdrawn():
            return "withdraw", record.seat
        case r.Renamed():
            return "name", record.seat, record.name
        case r.SubstituteVoted():
            return "substitute", record.seat, record.absent, record.agree
        case r.Resumed():
            return "resume", record.seat
        case r.Resigned():
            return "resign", record.seat
        case r.RematchMade():
            return ("rematch",)
    return None


def _acted(before: Table, record: r.Acted) -> Key | None:
    entries = [(entry["by"], entry["action"]) for entry in record.log]
    seat = entries[0][0]
    if record.simultaneous:  # the last who chose is the one with a choice more than was pending
        count = {each: sum(by == each for by, _ in entries) for each in before.simultaneous}
        (seat,) = [each for each in before.simultaneous if count[each] > len(before.pending.of(each))]
    if before.bot_for(seat) is not None:
        return None
    action = [action for by, action in entries if by == seat][-1 if record.simultaneous else 0]
    return "act", seat, before.ply_of(seat), _canonical(action)


def _fits(request: Request, happening: _Happening) -> bool:
    number = happening.numbers.get(request.held)
    if number is None or number <= request.after or request.fate in ("refused", "unsent"):
        return False
    return request.fate != "done" or number <= request.seq


def _whole(table: Table, held: tuple[int, ...], vote_seconds: float = 0.0) -> Data:
    """What the server tells the holder of these seats; how soon people may vote is a setting of the server."""
    message: Data = json.loads(payloads.encode(payloads.whole(table, held, vote_seconds)))
    return message


def _canonical(action: object) -> str:
    return json.dumps(action, sort_keys=True)
