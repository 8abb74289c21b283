"""Tables without a server, for tests: commands as methods, and what each of them changed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from sampan import Rng
from sampan.core.errors import SampanError
from sampan.server import payloads
from sampan.server.refusal import error_data
from sampan.table import commands as c
from sampan.table.apply import apply
from sampan.table.decide import decide, must_hint, preview
from sampan.table.records import Record, read_record
from sampan.table.seats import Seat, token_hash
from sampan.table.setup import Setup
from sampan.table.table import Table, new_table, rematch_setup

Data = dict[str, Any]
LATER = "2027-01-01T00:00:00Z"  # long after everybody left


class Step(NamedTuple):
    """A record, and the tables before and after it."""

    before: Table
    record: Record
    after: Table

    @property
    def seq(self) -> int:
        return self.after.seq

    @property
    def chat(self) -> list[Data]:
        return self._new("chat")

    @property
    def notes(self) -> list[Data]:
        return self._new("notes")

    def _new(self, part: str) -> list[Data]:
        lines: list[Data] = self.message(()).get(part, [])
        return lines

    @property
    def ply_before(self) -> int:
        return payloads._common_length(self.before.match.entries, self.after.match.entries)

    @property
    def private(self) -> int | None:
        """The seat that alone is told of it."""
        told = [seat for seat in range(len(self.after.seats)) if self.is_told((seat,))]
        return None if self.is_told(()) else told[0]

    def is_told(self, held: Sequence[int]) -> bool:
        return self.after.seq_for(held) > self.before.seq_for(held)

    def message(self, held: Sequence[int]) -> Data:
        """What the holder of these seats is told of it."""
        changes = payloads.summary_changes(payloads.summary(self.before), payloads.summary(self.after))
        return payloads.change(self.before, self.after, held, changes)


class Play:
    """A table in play. Commands are methods; everything else is asked of the table as it is now."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: list[Step] = []  # everything that has happened since then

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    @property
    def undo_seat(self) -> int | None:
        return None if self.table.undo is None else self.table.undo.seat

    def do(self, command: c.Command) -> Step | None:
        before = self.table
        record = decide(before, command)
        if record is None:
            return None
        self.table = apply(before, record)
        self.steps.append(Step(before, record, self.table))
        return self.steps[-1]

    def must(self, command: c.Command) -> Step:
        step = self.do(command)
        assert step is not None
        return step

    def open(self) -> Step | None:
        return self.do(c.Open())

    def arrive(self, seats: Sequence[int], name: str | None) -> Step | None:
        """People come: by their invitations if they have not yet, otherwise with their tokens; the last step of it."""
        steps = [self.join(seat, name) for seat in seats if self.table.seats[seat].invitation is not None]
        step = self.do(c.Arrive(tuple(seats)))
        return step or (steps[-1] if steps else None)

    def join(self, seat: int, name: str | None = None, token: str | None = None) -> Step:
        """Exchange the seat's invitation."""
        invitation = self.table.seats[seat].invitation
        assert invitation is not None
        return self.must(c.Join(invitation, token_hash(token or f"token {seat} {self.table.seq}"), name))

    def invite(self, seat: int, by: int | None = None) -> Step:
        return self.must(c.Invite(seat, token_hash(f"invitation {seat} {self.table.seq}"), by))

    def seat_bot(self, seat: int, by: int | None = None) -> Step:
        return self.must(c.SeatBot(seat, "easy", by))

    def renew(self, seat: int, token: str) -> Step | None:
        return self.do(c.Renew(self.table.seats[seat].token or "", token_hash(token)))

    def vote_free(self, seat: int, other: int, agree: bool = True, held: tuple[int, ...] = ()) -> Step:
        return self.must(c.VoteFree(seat, other, agree, held))

    def depart(self, seats: Sequence[int], at: str) -> Step | None:
        return self.do(c.Depart(tuple(seats), at))

    def leave(self, seat: int) -> Step:
        return self.must(c.Leave(seat))

    def rename(self, seat: int, name: str) -> Step:
        return self.must(c.Rename(seat, name))

    def say(self, seat: int | None, name: str, words: str, at: str) -> Step:
        return self.must(c.Say(seat, name, words, at))

    def act(self, seat: int, ply: int, action: object) -> Step:
        return self.must(c.Act(seat, ply, action))

    def act_for_bot(self, seat: int, action: object, rng: Rng) -> Step:
        return self.must(c.ActForBot(seat, self.table.point_of(seat), action, int(rng.word())))

    def take_back(self, seat: int) -> Step:
        return self.must(c.Undo(seat))

    def consent(self, seat: int, agree: bool) -> Step:
        return self.must(c.Consent(seat, agree))

    def withdraw(self, seat: int) -> Step:
        return self.must(c.Withdraw(seat))

    def vote(self, seat: int, absent: int, agree: bool, at: str = LATER, wait: float = 60) -> Step:
        return self.must(c.VoteSubstitute(seat, absent, agree, at, wait))

    def replace_overdue(self, at: str) -> Step | None:
        return self.do(c.ReplaceOverdue(at))

    def resume(self, seat: int) -> Step:
        return self.must(c.Resume(seat))

    def resign(self, seat: int) -> Step:
        return self.must(c.Resign(seat))

    def vote_end(self, seat: int, agree: bool = True) -> Step:
        return self.must(c.VoteEnd(seat, agree))

    def vote_end_for_bot(self, seat: int, agree: bool = True) -> Step | None:
        return self.do(c.VoteEndForBot(seat, self.table.point_of(seat), agree))

    def play_again(self, id_: str) -> Step | None:
        return self.do(c.Rematch(id_, "2" * 64, "later"))

    def rematch_setup(self, id_: str, seed: str, created: str) -> Setup:
        return rematch_setup(self.table, id_, seed, created)

    def preview(self, seat: int, ply: int, action: object, rng: Rng) -> list[Data]:
        return preview(self.table, seat, ply, action, rng)

    def must_hint(self, seat: int, ply: int) -> None:
        must_hint(self.table, seat, ply)


def new_setup(kinds: str, seed: str = "1", **wishes: Any) -> tuple[Setup, list[str]]:
    """A setup with a seat per letter: h here, l link, b bot; and a key per seat: a token, or for l an invitation."""
    keys = [f"token {number}" for number in range(len(kinds))]
    seats = []
    for number, letter in enumerate(kinds):
        name, key = f"P{number}", token_hash(keys[number])
        seat = {
            "h": Seat("here", name, token=key),
            "l": Seat("link", name, taken=False, invitation=key),
            "b": Seat("bot", name, "easy"),
        }[letter]
        seats.append(seat.data())
    usual = {
        "id": "table",
        "game": "yin_yang",
        "options": {},
        "public": True,
        "fair": False,
        "created": "2026-11-16T00:00:00Z",
    }
    return Setup(rules=1, seats=tuple(seats), seed=seed * 64, **{**usual, **wishes}), keys


def new_play(kinds: str, **wishes: Any) -> Play:
    """A table that has been opened."""
    play = Play(new_table(new_setup(kinds, **wishes)[0]))
    play.open()
    return play


def refused(reason: str, play: Play, command: Callable[[], object]) -> None:
    """The command is refused for that reason, says so in both languages, and changes nothing."""
    before = snapshot(play)
    with pytest.raises(SampanError) as caught:
        command()
    assert caught.value.reason == reason
    error = error_data(caught.value)
    assert isinstance(error["sentence"], dict)
    assert set(error["sentence"]) == {"en", "fr"}
    assert snapshot(play) == before


def snapshot(play: Play | Table) -> str:
    """All that anybody is told of a table, and all that is hidden."""
    table = play.table if isinstance(play, Play) else play
    everybody = [tuple(range(len(table.seats))), ()]
    return json.dumps([[payloads.whole(table, held) for held in everybody], table.match.state.position()])


def rebuilt(play: Play, steps: Sequence[Step | None]) -> Play:
    """The same table from its setup and its records, as they come back from a store."""
    again = Play(new_table(play.setup))
    for step in steps:
        if step is not None:
            record = read_record(json.loads(json.dumps(step.record.to_json())))
            assert record == step.record
            again.table = apply(again.table, record)
    return again


def fold(told: Data, change: Data) -> Data:
    """The whole-table message that a change makes of the one before, as docs/protocol.md says."""
    folded = {**told, "seq": change["seq"]}
    if "entries" in change:
        ply = change["ply_before"]
        folded["log"] = {name: told["log"][name][:ply] + entries for name, entries in change["entries"].items()}
    for part in ("views", "decisions", "pending", "undo", "substitutes", "free_votes", "end_vote"):
        if part in change:
            folded[part] = change[part]
    folded["table"] = {**told["table"], **change.get("table", {})}
    folded["chat"] = (told["chat"] + change.get("chat", []))[-200:]
    folded["notes"] = _last_of_each_kind(told["notes"] + change.get("notes", []))
    return folded


def _last_of_each_kind(notes: list[Data]) -> list[Data]:
    left = Counter(note["kind"] for note in notes)
    kept = []
    for note in notes:
        if left[note["kind"]] <= 200:
            kept.append(note)
        left[note["kind"]] -= 1
    return kept
