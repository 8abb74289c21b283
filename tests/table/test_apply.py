"""A table is the fold of `apply` over its records, and no table is ever changed in place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables import Play, new_setup, rebuilt, snapshot
from wandering import wander

import sampan
from sampan.table.apply import apply, replay
from sampan.table.records import Acted
from sampan.table.table import new_table

EVERY = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
KINDS = ["hlb", "hhh", "llhb", "hh"]


def new(kinds: str, key: str, minutes: int | None = 7) -> Play:
    return Play(new_table(new_setup(kinds, game=key, substitute_minutes=minutes, created="2026-11-16T00:00:00Z")[0]))


@pytest.mark.parametrize("key", [*sampan.game_keys(), "face_down"])
@EVERY
@given(kinds=st.sampled_from(KINDS), seed=st.integers(0, 10**6), steps=st.integers(0, 60))
def test_a_table_is_made_again_from_its_records(key: str, kinds: str, seed: int, steps: int) -> None:
    table = new(kinds, key)
    opened = table.open()
    done = [opened, *wander(table, seed, steps)]
    again = rebuilt(table, done)
    assert snapshot(again) == snapshot(table)
    assert again.private == table.private
    assert snapshot(replay(table.setup, [step.record for step in done if step is not None])) == snapshot(table)
    # What can still be done is the same too.
    for each in (again, table):
        wander(each, seed + 1, 15)
    assert snapshot(again) == snapshot(table)


@EVERY
@given(key=st.sampled_from([*sampan.game_keys(), "face_down"]), seed=st.integers(0, 10**6))
def test_the_table_before_a_record_stays_as_it_was(key: str, seed: int) -> None:
    table = new("hlb", key)
    table.open()
    for number in range(40):
        before = snapshot(table)
        for step in wander(table, seed + number, 1):
            assert snapshot(step.before) == before
            assert step.after.seq == step.before.seq + 1


@pytest.mark.parametrize("key", [*sampan.game_keys(), "face_down"])
@EVERY
@given(seed=st.integers(0, 10**6))
def test_what_deciding_has_tried_is_what_the_log_says(key: str, seed: int) -> None:
    table = new("hhh", key)
    table.open()
    acted = [step for step in wander(table, seed, 30) if isinstance(step.record, Acted)]
    for step in acted:
        assert step.record.tried is not None
        assert step.after.match is step.record.tried.after, "the log was played twice"
        assert "tried" not in step.record.to_json()
        told = apply(step.before, replace(step.record, tried=None))
        assert told.match is not step.after.match
        assert snapshot(told) == snapshot(step.after)
        # At another table, even one that looks the same, only the log counts.
        elsewhere = replace(step.before, match=step.before.match.clone())
        assert apply(elsewhere, step.record).match is not step.after.match
