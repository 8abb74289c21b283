"""What observers are told: a function of what their seats may know, to the byte, and only what has changed."""

from __future__ import annotations

import json

import pytest
from face_down import FaceDownState
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables import Data, Play, Step, fold, new_play, new_setup
from wandering import wander

import sampan
from sampan.server import payloads
from sampan.server.schemas.socket import TOLD
from sampan.table.table import new_table

OPTIONS = st.fixed_dictionaries({"mystery": st.booleans(), "one_pile": st.booleans(), "no_token": st.booleans()})


def advanced(kinds: str, seed: int, plies: int, options: dict[str, object]) -> tuple[Play, Step | None]:
    """A table after some random actions, and the last change."""
    table = new_play(kinds, options=options, seed=f"{seed % 16:x}")
    rng = sampan.Rng(seed)
    change = None
    for _ in range(plies):
        if table.finished:
            break
        state = table.match.state
        seat = int(state.to_move())
        change = table.act(seat, table.match.ply, table.game.describe(state, int(state.sample(rng))))
        if rng.below(8) == 0 and table.undo_mode(seat) is not None and table.undo_seat is None:
            change = table.take_back(seat)
    return table, change


def messages(table: Play, change: Step | None, held: tuple[int, ...]) -> list[str]:
    told = [payloads.encode(payloads.whole(table, held))]
    if change is not None:
        told.append(payloads.encode(change.message(held)))
    return told


@settings(max_examples=150, deadline=None)
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 120),
    options=OPTIONS,
    looker=st.integers(0, 5),
)
def test_states_equal_to_a_seat_give_byte_equal_messages(
    seats: int, seed: int, plies: int, options: dict[str, object], looker: int
) -> None:
    table, change = advanced("h" * seats, seed, plies, options)
    observer = looker if looker < seats else None
    held = () if observer is None else (observer,)
    before = messages(table, change, held)
    truth = table.match.state
    for number in range(3):
        table.match.state = truth.resample(observer, sampan.Rng(f"{seed} {number}"))
        assert messages(table, change, held) == before


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), plies=st.integers(0, 80), options=OPTIONS)
def test_previews_are_a_function_of_what_the_seat_knows(
    seats: int, seed: int, plies: int, options: dict[str, object]
) -> None:
    table, _ = advanced("h" * seats, seed, plies, options)
    for seat in table.persons_to_move:
        check_previews(table, seat, seed)


def check_previews(table: Play, seat: int, seed: int) -> None:
    truth = table.match.state
    supposed = truth.resample(seat, sampan.Rng(f"other {seed}"))
    for action in truth.legal()[:20]:
        description = table.game.describe(truth, action)
        foreseen = []
        for state in (truth, supposed):
            table.match.state = state
            foreseen.append(json.dumps(table.preview(seat, table.match.ply, description, sampan.Rng(7))))
        assert foreseen[0] == foreseen[1]
        table.match.state = truth


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), plies=st.integers(0, 150), options=OPTIONS)
def test_messages_are_those_of_the_protocol(seats: int, seed: int, plies: int, options: dict[str, object]) -> None:
    table, change = advanced("h" * seats, seed, plies, options)
    for held in ((), (0,), tuple(range(seats))):
        for message in messages(table, change, held):
            TOLD.validate_json(message)


def test_several_seats_see_what_each_of_them_sees() -> None:
    _, change = advanced("hhh", 3, 40, {})
    assert change is not None
    both = change.message((0, 2))
    for seat in (0, 2):
        alone = change.message((seat,))
        for part in ("views", "entries"):
            assert both[part][str(seat)] == alone[part][str(seat)]  # type: ignore[index]
    assert set(both["views"]) == {"0", "2"}  # type: ignore[call-overload]


def test_a_decision_is_told_only_to_who_must_decide() -> None:
    table, _ = advanced("hhh", 5, 10, {})
    (mover,) = table.persons_to_move
    for seat in range(3):
        decisions = payloads.whole(table, (seat,))["decisions"]
        assert isinstance(decisions, list)
        assert [decision["seat"] for decision in decisions] == [seat] * (seat == mover)
    assert payloads.whole(table, ())["decisions"] == []


def test_the_seed_is_in_no_message() -> None:
    table = new_play("hh", fair=True, seed="a")
    assert "a" * 64 not in payloads.encode(payloads.whole(table, (0, 1)))


# The law of the protocol: folding what one was told gives what one would be told now.


def as_sent(message: Data) -> Data:
    sent: Data = json.loads(payloads.encode(message))
    TOLD.validate_python(sent)
    return sent


@pytest.mark.parametrize("key", [*sampan.game_keys(), "face_down"])
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(kinds=st.sampled_from(["hlb", "hhh", "llhb", "hh"]), seed=st.integers(0, 10**6), steps=st.integers(1, 50))
def test_folding_the_changes_gives_the_whole_table(key: str, kinds: str, seed: int, steps: int) -> None:
    setup, _ = new_setup(kinds, game=key, substitute_minutes=7, created="2026-11-16T00:00:00Z", fair=True)
    table = Play(new_table(setup))
    everybody = range(len(kinds))
    observers = sorted({(), *[(seat,) for seat in everybody], (0, 1), tuple(everybody)})
    told = {held: as_sent(payloads.whole(table.table, held)) for held in observers}
    opened = table.open()
    for step in [*([opened] if opened else []), *wander(table, seed, steps)]:
        for held in observers:
            now = as_sent(payloads.whole(step.after, held))
            if not step.is_told(held):
                assert now == told[held], "it is a secret of another seat"
                continue
            change = as_sent(step.message(held))
            assert change["seq"] == told[held]["seq"] + 1
            check_economy(told[held], change)
            told[held] = fold(told[held], change)
            assert told[held] == now


@pytest.mark.parametrize("key", [*sampan.game_keys(), "face_down"])
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(kinds=st.sampled_from(["hlb", "hhh", "llhb", "hh"]), seed=st.integers(0, 10**6))
def test_a_summary_made_from_the_one_before_is_the_same(key: str, kinds: str, seed: int) -> None:
    setup, _ = new_setup(kinds, game=key, substitute_minutes=7, created="2026-11-16T00:00:00Z", fair=True)
    table = Play(new_table(setup))
    opened = table.open()
    for step in [*([opened] if opened else []), *wander(table, seed, 60)]:
        known = payloads.summary(step.before)
        assert payloads.next_summary(step.before, known, step.after) == payloads.summary(step.after)


def check_economy(before: Data, change: Data) -> None:
    """What has not changed is not told."""
    assert ("ply_before" in change) == ("entries" in change)
    assert "views" not in change or "entries" in change or change["views"] != before["views"]
    assert "decisions" not in change or "entries" in change or change["decisions"] != before["decisions"]
    for part in ("pending", "undo", "substitutes"):
        assert part not in change or change[part] != before[part]
    for part in ("chat", "notes", "table"):
        assert part not in change or change[part]
    for key, value in change.get("table", {}).items():
        assert value != before["table"][key]


def test_a_line_of_chat_is_small_even_for_the_seat_to_move() -> None:
    table = new_play("hhh", game="yellow_yangtze", options={"first_player": 0})
    seat = table.persons_to_move[0]
    line = table.say((seat + 1) % 3, "", "x" * 100, "2026-11-16T12:00:00Z")
    message = payloads.encode(line.message((seat,)))
    assert len(message.encode()) < 1000
    assert set(json.loads(message)) == {"type", "seq", "chat"}
    assert len(payloads.encode(payloads.whole(table.table, (seat,))).encode()) > 5000


def test_a_line_of_chat_works_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_play("hh", game="face_down")
    step = table.say(0, "", "hello", "now")
    monkeypatch.setattr(FaceDownState, "view", None)
    monkeypatch.setattr(FaceDownState, "codes", None)
    assert set(step.message((0,))) == {"type", "seq", "chat"}
