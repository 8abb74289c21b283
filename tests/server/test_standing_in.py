"""Bots for persons who are away: by consent or after some time, and handed back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import Host, new_table, rebuilt, refused, snapshot

from sampan.core.rng import Rng
from sampan.server import live_table as room
from sampan.server import live_tables as live
from sampan.server import payloads as news
from sampan.server.live_tables import LiveTables
from sampan.server.records import STAND_IN, Change
from sampan.server.refusal import Refusal
from sampan.server.schemas.http import NewTable
from sampan.server.settings import Settings
from sampan.server.store import Store
from sampan.server.table import Table

NOON = "2026-11-16T12:00:00Z"


def at(minute: int, second: int = 0) -> str:
    return f"2026-11-16T12:{minute:02}:{second:02}Z"


def seated(kinds: str, away: tuple[int, ...], **wishes: Any) -> Table:
    """A table that has started, from which some have gone at noon."""
    table = new_table(kinds, created=NOON, **wishes)
    persons = [seat for seat, kind in enumerate(kinds) if kind != "b"]
    table.arrive(persons, None)
    if away:
        table.depart(away, NOON)
    return table


def kinds_of(change: Change) -> list[str]:
    return [note["kind"] for note in change.notes]


def wished(table: Table) -> list[tuple[int, list[int], list[int]]]:
    return [(each["seat"], each["consents"], each["missing"]) for each in table.wished_stand_ins()]


class TestConsent:
    def test_of_two_the_other_decides_alone(self) -> None:
        table = seated("hl", (1,))
        change = table.stand_in(0, 1, True)
        assert change.notes == [{"ply": table.match.ply, "kind": "stood_in", "seat": 1, "bot": STAND_IN}]
        assert table.plays_itself(1) == STAND_IN
        assert table.plays_itself(0) is None
        summary = news.summary(table)
        assert [seat["stood_in"] for seat in summary["seats"]] == [False, True]  # type: ignore[attr-defined]
        assert wished(table) == []

    def test_the_table_chooses_the_bot(self) -> None:
        table = seated("hl", (1,), stand_in="random")
        table.stand_in(0, 1, True)
        assert table.plays_itself(1) == "random"

    def test_everybody_who_is_there_must_agree(self) -> None:
        table = seated("hlllb", (3,))
        table.stand_in(0, 3, True)
        assert wished(table) == [(3, [0], [1, 2])]
        assert table.plays_itself(3) is None
        refused("stand-in-agreed", table, lambda: table.stand_in(0, 3, True))
        table.stand_in(2, 3, True)
        assert wished(table) == [(3, [0, 2], [1])]
        assert kinds_of(table.stand_in(1, 3, True)) == ["stood_in"]
        assert table.plays_itself(3) == STAND_IN

    def test_one_no_is_enough_and_it_can_be_asked_again(self) -> None:
        table = seated("hll", (2,))
        refused("stand-in-not-asked", table, lambda: table.stand_in(0, 2, False))
        table.stand_in(0, 2, True)
        change = table.stand_in(1, 2, False)
        assert change.notes == [{"ply": table.match.ply, "kind": "stand_in_refused", "seat": 2, "by": 1}]
        assert wished(table) == []
        assert table.plays_itself(2) is None
        table.stand_in(1, 2, True)
        assert wished(table) == [(2, [1], [0])]

    def test_who_comes_back_is_not_voted_about(self) -> None:
        table = seated("hll", (2,))
        table.stand_in(0, 2, True)
        table.arrive([2], None)
        assert wished(table) == []
        refused("not-absent", table, lambda: table.stand_in(1, 2, True))

    def test_who_goes_has_no_say(self) -> None:
        table = seated("hlll", (3,))
        table.stand_in(0, 3, True)
        table.stand_in(1, 3, True)
        change = table.depart([2], NOON)  # the last whose answer was missing
        assert change is not None
        assert kinds_of(change) == ["stood_in"]
        assert table.plays_itself(3) == STAND_IN
        assert table.plays_itself(2) is None

    def test_what_nobody_wishes_any_more_is_forgotten(self) -> None:
        table = seated("hll", (2,))
        table.stand_in(0, 2, True)
        change = table.depart([0], NOON)
        assert change is not None
        assert kinds_of(change) == []
        assert wished(table) == []
        table.depart([1], NOON)
        assert table.plays_itself(2) is None

    def test_who_resigns_has_no_say(self) -> None:
        table = seated("hlll", (3,))
        table.stand_in(0, 3, True)
        table.stand_in(1, 3, True)
        assert kinds_of(table.resign(2)) == ["resigned", "stood_in"]
        refused("resigned", table, lambda: table.stand_in(2, 3, True))

    def test_two_can_be_away(self) -> None:
        table = seated("hlll", (2, 3))
        table.stand_in(0, 2, True)
        table.stand_in(1, 3, True)
        assert wished(table) == [(2, [0], [1]), (3, [1], [0])]
        table.stand_in(0, 3, True)
        assert wished(table) == [(2, [0], [1])]
        assert (table.plays_itself(2), table.plays_itself(3)) == (None, STAND_IN)

    @pytest.mark.parametrize(
        ("seat", "absent", "reason"),
        [(0, 0, "not-absent"), (0, 1, "not-absent"), (0, 2, "not-absent"), (0, 9, "no-seat"), (0, -1, "no-seat")],
    )
    def test_only_for_persons_who_are_away(self, seat: int, absent: int, reason: str) -> None:
        table = seated("hlbl", (3,))
        refused(reason, table, lambda: table.stand_in(seat, absent, True))
        refused(reason, table, lambda: table.stand_in(seat, absent, False))

    def test_only_while_a_match_runs(self) -> None:
        table = new_table("hll")
        table.arrive([0], None)
        refused("not-started", table, lambda: table.stand_in(0, 1, True))
        refused("not-started", table, lambda: table.resume(0))
        table = seated("hl", (1,))
        table.resign(0)
        refused("game-over", table, lambda: table.stand_in(0, 1, True))
        refused("game-over", table, lambda: table.resume(1))
        assert table.away(1) is None


class TestTime:
    def test_after_the_set_time_a_bot_plays(self) -> None:
        table = seated("hl", (1,), stand_in_minutes=5)
        assert table.overdue(at(4, 59)) == []
        assert table.stand_in_overdue(at(4, 59)) is None
        assert table.overdue(at(5)) == [1]
        change = table.stand_in_overdue(at(5))
        assert change is not None
        assert kinds_of(change) == ["stood_in"]
        assert table.plays_itself(1) == STAND_IN
        assert table.stand_in_overdue(at(30)) is None

    def test_without_a_set_time_only_by_consent(self) -> None:
        assert seated("hl", (1,)).overdue(at(59)) == []

    def test_nobody_is_replaced_while_nobody_waits(self) -> None:
        """Who plays against bots alone finds the match as it was."""
        assert seated("hbb", (0,), stand_in_minutes=1).overdue(at(59)) == []
        table = seated("hl", (0, 1), stand_in_minutes=1)
        assert table.overdue(at(59)) == []
        table.arrive([0], None)
        assert table.overdue(at(59)) == [1]

    def test_coming_back_begins_anew(self) -> None:
        table = seated("hl", (1,), stand_in_minutes=5)
        table.arrive([1], None)
        assert table.away(1) is None
        table.depart([1], at(10))
        assert table.away(1) == at(10)
        assert table.overdue(at(14)) == []
        assert table.overdue(at(15)) == [1]

    def test_who_has_never_come_is_away_since_the_table_was_made(self) -> None:
        table = new_table("hh", created=NOON, stand_in_minutes=5)
        table.arrive([0], None)
        assert table.away(1) == NOON
        assert table.overdue(at(5)) == [1]

    def test_the_sweep_sees_to_it(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def scene() -> None:
            hall = LiveTables(Settings(bot_pause=0), Store(f"sqlite:///{tmp_path}/tables.sqlite3"))
            order = {
                "game": "yin_yang",
                "seats": [{"kind": "here"}, {"kind": "here"}],
                "stand_in": {"bot": "random", "minutes": 5},
                "options": {"first_player": 0},
            }
            clock = [NOON]
            for module in (live, room):
                monkeypatch.setattr(module, "now", lambda: clock[0])
            table, _ = await hall.create(NewTable.model_validate(order))
            async with hall.room(table.setup.id) as here:
                await here.change(lambda table: table.arrive([0], None))
                await here.sweep(1000)
                assert here.table.plays_itself(1) is None
                clock[0] = at(5)
                await here.sweep(1000)
                assert here.table.plays_itself(1) == "random"
                again = await hall.load(here.id)
                assert again is not None
                assert again.plays_itself(1) == "random"
            await hall.close()

        asyncio.run(scene())


class TestPlaying:
    def test_the_bot_decides_and_the_person_does_not_until_the_seat_is_taken_back(self) -> None:
        table = seated("hl", (1,), options={"first_player": 1})
        assert table.persons_to_move() == [1]
        table.stand_in(0, 1, True)
        assert table.bot_to_move() == 1
        assert table.persons_to_move() == []
        table.arrive([1], None)
        assert table.bot_to_move() == 1, "coming back is not enough: it may be a glance"
        action = table.game.describe(table.match.state, table.match.state.legal()[0])
        refused("stood-in", table, lambda: table.act(1, table.match.ply, action))
        refused("stood-in", table, lambda: table.preview(1, table.match.ply, action, Rng(1)))
        refused("stood-in", table, lambda: table.undo(1))
        refused("stood-in", table, lambda: table.stand_in(1, 0, True))
        refused("not-stood-in", table, lambda: table.resume(0))
        change = table.resume(1)
        assert change.notes == [{"ply": table.match.ply, "kind": "handed_back", "seat": 1}]
        assert table.persons_to_move() == [1]
        refused("not-stood-in", table, lambda: table.resume(1))
        table.act(1, table.match.ply, action)

    def test_it_agrees_to_undos_and_a_request_for_one_lapses(self) -> None:
        table = seated("hll", (2,), options={"first_player": 0})
        state = table.match.state
        table.act(0, table.match.ply, table.game.describe(state, state.legal()[0]))
        while table.persons_to_move() == [0]:
            state = table.match.state
            table.act(0, table.match.ply, table.game.describe(state, state.legal()[-1]))
        state = table.match.state
        table.act(1, table.match.ply, table.game.describe(state, state.legal()[0]))
        table.undo(0)
        assert table.undo_missing() == [1, 2]
        table.stand_in(0, 2, True)
        table.stand_in(1, 2, True)
        assert table.undo_seat is None
        table.undo(0)
        assert table.undo_missing() == [1]
        assert kinds_of(table.consent(1, True)) == ["undone"]

    def test_who_is_replaced_can_resign(self) -> None:
        table = seated("hll", (2,))
        table.stand_in(0, 2, True)
        table.stand_in(1, 2, True)
        table.arrive([2], None)
        table.resign(2)
        assert table.plays_itself(2) == STAND_IN
        refused("not-stood-in", table, lambda: table.resume(2))
        assert news.summary(table)["seats"][2]["stood_in"] is False  # type: ignore[index]

    def test_a_table_can_be_made_again_from_its_records(self) -> None:
        table = new_table("hlll", created=NOON, stand_in_minutes=5)
        made: list[Change | None] = [table.arrive([0, 1, 2, 3], None)]
        for step in (
            lambda: table.depart([3], NOON),
            lambda: table.stand_in(0, 3, True),
            lambda: table.stand_in(1, 3, False),
            lambda: table.stand_in(1, 3, True),
            lambda: table.stand_in(0, 3, True),
            lambda: table.depart([2], at(1)),
            lambda: table.resume(3),
            lambda: table.stand_in(0, 3, True),
            lambda: table.stand_in_overdue(at(20)),
            lambda: table.arrive([2], None),
            lambda: table.resume(2),
            lambda: table.resign(1),
        ):
            made.append(step())
            changes = [change for change in made if change is not None]
            assert snapshot(rebuilt(table, changes)) == snapshot(table)
        assert table.plays_itself(3) == STAND_IN

    def test_records_of_before_say_no_time(self) -> None:
        table = seated("hl", (), stand_in_minutes=5)
        table.follow(table.seq + 1, {"kind": "depart", "seats": [1]})
        assert table.away(1) == NOON


def test_at_a_real_table_the_bot_takes_over_and_hands_back(host: Host) -> None:
    id_, tokens = host.table(
        [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}],
        options={"first_player": 1},
        stand_in={"bot": "random"},
    )
    ada = host.guest(id_, tokens[0])
    assert ada.table["stand_in"] == {"bot": "random", "minutes": None}
    assert [seat["away"] is None for seat in ada.table["seats"]] == [True, False]
    assert ada.refused("resume", seat=0) == "not-stood-in"
    assert ada.refused("stand_in", seat=0, absent=7, agree=True) == "no-seat"
    assert ada.refused("stand_in", seat=1, absent=1, agree=True) == "not-your-seat"
    assert ada.refused("stand_in", seat=0, absent=1, agree="yes") == "field-form"
    assert ada.refused("stand_in", seat=0, agree=True) == "field-missing"
    assert ada.refused("stand_in", seat=0, absent=0, agree=True) == "not-absent"
    ada.done("stand_in", seat=0, absent=1, agree=True)
    while ada.decision is None:
        ada.next()
    assert ada.table["ply"] > 0
    ben = host.guest(id_, tokens[1])
    assert ben.table["seats"][1]["stood_in"]
    assert ben.decision is None
    ben.done("resume", seat=1)
    assert [note["kind"] for note in ben.hello(tokens[1])["notes"]] == ["stood_in", "handed_back"]
    while ben.decision is None:
        ada.catch_up(ada.act())
        ben.catch_up(ada.seq)
    assert ben.decision["seat"] == 1


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"bot": "nobody"}, "unknown-bot"),
        ({"bot": "easy", "minutes": 0}, "field-form"),
        ({"bot": "easy", "minutes": 1441}, "field-form"),
        ({"bot": "easy", "minutes": 1.5}, "field-form"),
        ({"bot": "easy", "minutes": True}, "field-form"),
        ({"bot": "x" * 41}, "too-long"),
        ({"minutes": 5}, "field-missing"),
        ({"bot": "easy", "hours": 1}, "field-unknown"),
        ("easy", "field-form"),
    ],
)
def test_what_cannot_stand_in_is_refused(host: Host, wish: Any, reason: str) -> None:
    order = {"game": "yin_yang", "seats": [{"kind": "here"}, {"kind": "here"}], "stand_in": wish}
    answer = host.post("/tables", order)
    assert answer.status_code == 400
    assert answer.json()["reason"] == reason
    assert answer.json()["sentence"]["fr"]


def test_a_bot_that_thinks_when_its_seat_is_taken_back_does_nothing(new_host: Callable[..., Host]) -> None:
    host = new_host(extra_bots=["hanging=bad_bots:Hanging"], bot_seconds=30.0)
    seats = [{"kind": "here"}, {"kind": "here"}]
    id_, tokens = host.table(seats, options={"first_player": 1}, stand_in={"bot": "hanging"})
    ada = host.guest(id_, tokens[0])
    ada.done("stand_in", seat=0, absent=1, agree=True)
    ben = host.guest(id_, tokens[1])
    ben.done("resume", seat=1)
    assert ben.decision is not None
    ply = ben.table["ply"]
    ben.act()
    assert ben.table["ply"] > ply


def test_a_refusal_says_who() -> None:
    error = Refusal("stood-in", {"seat": 3})
    assert "seat 3" in error.sentence("en")
    assert "siège 3" in error.sentence("fr")
