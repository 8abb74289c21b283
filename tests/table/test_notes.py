"""Notes of what happened beside the rules: a note leaves only to make room for one of its kind."""

from __future__ import annotations

from collections import Counter

from tables import Play, fold, new_play

from sampan.server import payloads
from sampan.table import records as r
from sampan.table.apply import apply


def apply_and_fold(table: Play, record: r.Record) -> None:
    """Apply a record; a client that folds the change knows what the table knows."""
    before, told = table.table, payloads.whole(table.table, ())
    table.table = apply(before, record)
    known, now = payloads.summary(before), payloads.summary(table.table)
    change = payloads.change(before, table.table, (), payloads.summary_changes(known, now))
    assert fold(told, change) == payloads.whole(table.table, ())


def crowded() -> Play:
    """A table at which somebody took a seat, and then asked for undos again and again, as was possible once."""
    table = new_play("hll")
    table.arrive([0, 1, 2], None)
    table.leave(2)
    table.vote_free(0, 2)
    table.vote_free(1, 2)
    table.invite(2, by=0)
    table.join(2, "Dai")
    for _ in range(230):
        apply_and_fold(table, r.UndoWithdrawn(0))
    return table


def test_who_took_a_seat_stays_to_be_seen() -> None:
    kinds = [note["kind"] for note in crowded().notes]
    assert kinds[:5] == ["left", "substituted", "freed", "invited", "joined"]
    assert kinds[5:] == ["undo_withdrawn"] * 200


def test_invitations_do_not_hide_it_either() -> None:
    table = crowded()
    for number in range(230):
        apply_and_fold(table, r.Invited(1, f"key {number}", 0))
    counts = Counter(note["kind"] for note in table.notes)
    assert counts == {
        "left": 1, "substituted": 1, "freed": 1, "joined": 1, "invited": 200, "undo_withdrawn": 200
    }  # fmt: skip
