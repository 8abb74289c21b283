"""Records as they are stored, in the words of today and of earlier versions."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from sampan.table import records as r

LOG = ({"ply": 0, "by": "chance", "action": {"kind": "deal"}},)
SAMPLES = [
    r.Opened("salt", LOG),
    r.Arrived((0,)),
    r.Arrived((0, 2), "Ada", "salt", LOG),
    r.Departed((1,), "now"),
    r.Departed((1,), "now", (1, 2)),
    r.Left(1),
    r.Joined(1, "hash"),
    r.Joined(1, "hash", "Ada", "salt", LOG),
    r.Invited(1, "hash"),
    r.Invited(1, "hash", 0),
    r.BotSeated(1, "easy"),
    r.BotSeated(1, "easy", "salt", LOG),
    r.TokenRenewed(1, "hash"),
    r.SeatFreed(1),
    r.SeatFreed(1, (0, 2)),
    r.FreeVoted(0, 1, True),
    r.Renamed(1, "Zoë"),
    r.Said({"seat": None, "name": "Eve", "text": "hello", "at": "now"}),
    r.Acted(LOG),
    r.Acted(LOG, True, 2),
    r.Chosen(1, {"kind": "stop"}),
    r.Chosen(1, {"kind": "stop"}, True),
    r.ChoiceUndone(0),
    r.Undone(0, (1, 2)),
    r.UndoAsked(0, ()),
    r.UndoAnswered(1, False),
    r.UndoWithdrawn(0),
    r.SubstituteVoted(0, 1, True, (1,)),
    r.OverdueReplaced((1,)),
    r.Resumed(1),
    r.Resigned(1),
    r.EndVoted(0, True),
    r.EndVoted(1, False),
    r.EndAgreed(1),
    r.RematchMade("id"),
    r.Closed(),
]


@pytest.mark.parametrize("record", SAMPLES, ids=lambda record: record.kind)
def test_a_record_comes_back_from_json(record: r.Record) -> None:
    assert r.read_record(json.loads(json.dumps(record.to_json()))) == record


def test_every_kind_has_a_sample_and_a_name_of_its_own() -> None:
    kinds = [kind.kind for kind in r.Record.__subclasses__()]
    assert len(set(kinds)) == len(kinds)
    assert {sample.kind for sample in SAMPLES} == set(kinds)


@pytest.mark.parametrize("record", SAMPLES, ids=lambda record: record.kind)
def test_a_record_cannot_be_changed(record: r.Record) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        record.seat = 7  # type: ignore[attr-defined]


FAILED = {"ply": 3, "kind": "bot_failed", "seat": 2, "bot": "easy"}


@pytest.mark.parametrize(
    ("stored", "record"),
    [
        ({"kind": "seal", "seat": 1, "action": {"kind": "stop"}}, r.Chosen(1, {"kind": "stop"})),
        (
            {"kind": "seal", "seat": 2, "action": {"kind": "stop"}, "notes": [FAILED]},
            r.Chosen(2, {"kind": "stop"}, bot_failed=True),
        ),
        ({"kind": "unseal", "seat": 1}, r.ChoiceUndone(1)),
        ({"kind": "act", "log": list(LOG), "together": True}, r.Acted(LOG, simultaneous=True)),
        ({"kind": "act", "log": list(LOG), "notes": [FAILED]}, r.Acted(LOG, failed_bot=2)),
        ({"kind": "depart", "seats": [1]}, r.Departed((1,))),
        (
            {
                "kind": "stand_in",
                "seat": 0,
                "absent": 1,
                "agree": True,
                "stood_in": [1],
                "notes": [{"ply": 3, "kind": "stood_in", "seat": 1, "bot": "easy"}],
            },
            r.SubstituteVoted(0, 1, True, (1,)),
        ),
        ({"kind": "overdue", "stood_in": [1], "notes": []}, r.OverdueReplaced((1,))),
        (
            {"kind": "resume", "seat": 1, "notes": [{"ply": 3, "kind": "handed_back", "seat": 1}]},
            r.Resumed(1),
        ),
        ({"kind": "resign", "seat": 0, "stood_in": [1]}, r.Resigned(0, (1,))),
    ],
)
def test_records_of_the_version_before_are_read(stored: dict[str, Any], record: r.Record) -> None:
    assert r.read_record(stored) == record
