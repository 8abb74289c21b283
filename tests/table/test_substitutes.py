"""Substitutes for people who are away: by consent or after some time, and handed back."""

from __future__ import annotations

from typing import Any

import pytest
from tables import Play, Step, new_play, rebuilt, refused, snapshot

from sampan.core.rng import Rng
from sampan.server import payloads
from sampan.table.apply import apply
from sampan.table.records import read_record
from sampan.table.refusal import Refusal
from sampan.table.setup import SUBSTITUTE

NOON = "2026-11-16T12:00:00Z"


def at(minute: int, second: int = 0) -> str:
    return f"2026-11-16T12:{minute:02}:{second:02}Z"


def seated(kinds: str, away: tuple[int, ...], **wishes: Any) -> Play:
    """A table that has started, from which some have gone at noon."""
    table = new_play(kinds, created=NOON, **wishes)
    persons = [seat for seat, kind in enumerate(kinds) if kind != "b"]
    table.arrive(persons, None)
    if away:
        table.depart(away, NOON)
    return table


def kinds_of(change: Step) -> list[str]:
    return [note["kind"] for note in change.notes]


def wished(table: Play) -> list[tuple[int, list[int], list[int]]]:
    return table.substitutes.votes(table.voters)


class TestConsent:
    def test_of_two_the_other_decides_alone(self) -> None:
        table = seated("hl", (1,))
        change = table.vote(0, 1, True)
        assert change.notes == [{"ply": table.match.ply, "kind": "substituted", "seat": 1, "bot": SUBSTITUTE}]
        assert table.bot_for(1) == SUBSTITUTE
        assert table.bot_for(0) is None
        summary = payloads.summary(table)
        assert [seat["substituted"] for seat in summary["seats"]] == [False, True]  # type: ignore[attr-defined]
        assert wished(table) == []

    def test_the_table_chooses_the_bot(self) -> None:
        table = seated("hl", (1,), substitute="random")
        table.vote(0, 1, True)
        assert table.bot_for(1) == "random"

    def test_everybody_who_is_there_must_agree(self) -> None:
        table = seated("hlllb", (3,))
        table.vote(0, 3, True)
        assert wished(table) == [(3, [0], [1, 2])]
        assert table.bot_for(3) is None
        refused("substitute-agreed", table, lambda: table.vote(0, 3, True))
        table.vote(2, 3, True)
        assert wished(table) == [(3, [0, 2], [1])]
        assert kinds_of(table.vote(1, 3, True)) == ["substituted"]
        assert table.bot_for(3) == SUBSTITUTE

    def test_one_no_is_enough_and_it_can_be_asked_again(self) -> None:
        table = seated("hll", (2,))
        refused("substitute-not-asked", table, lambda: table.vote(0, 2, False))
        table.vote(0, 2, True)
        change = table.vote(1, 2, False)
        assert change.notes == [{"ply": table.match.ply, "kind": "substitute_refused", "seat": 2, "by": 1}]
        assert wished(table) == []
        assert table.bot_for(2) is None
        table.vote(1, 2, True)
        assert wished(table) == [(2, [1], [0])]

    def test_who_comes_back_is_not_voted_about(self) -> None:
        table = seated("hll", (2,))
        table.vote(0, 2, True)
        table.arrive([2], None)
        assert wished(table) == []
        refused("not-absent", table, lambda: table.vote(1, 2, True))

    def test_who_goes_has_no_say(self) -> None:
        table = seated("hlll", (3,))
        table.vote(0, 3, True)
        table.vote(1, 3, True)
        change = table.depart([2], NOON)  # the last whose answer was missing
        assert change is not None
        assert kinds_of(change) == ["substituted"]
        assert table.bot_for(3) == SUBSTITUTE
        assert table.bot_for(2) is None

    def test_what_nobody_wishes_any_more_is_forgotten(self) -> None:
        table = seated("hll", (2,))
        table.vote(0, 2, True)
        change = table.depart([0], NOON)
        assert change is not None
        assert kinds_of(change) == []
        assert wished(table) == []
        table.depart([1], NOON)
        assert table.bot_for(2) is None

    def test_who_resigns_has_no_say(self) -> None:
        table = seated("hlll", (3,))
        table.vote(0, 3, True)
        table.vote(1, 3, True)
        assert kinds_of(table.resign(2)) == ["resigned", "substituted"]
        refused("resigned", table, lambda: table.vote(2, 3, True))

    def test_nobody_votes_before_somebody_has_been_away_for_a_while(self) -> None:
        table = seated("hl", (1,))
        for moment, left in ((NOON, "60 seconds"), (at(0, 7), "53 seconds"), (at(0, 59), "one second")):
            refused("substitute-early", table, lambda moment=moment: table.vote(0, 1, True, moment))  # type: ignore[misc]
            with pytest.raises(Refusal, match=f"in {left}"):
                table.vote(0, 1, True, moment)
        assert kinds_of(table.vote(0, 1, True, at(1))) == ["substituted"]

    def test_a_table_may_wait_for_no_time_at_all(self) -> None:
        table = seated("hl", (1,))
        assert kinds_of(table.vote(0, 1, True, NOON, 0)) == ["substituted"]

    def test_coming_back_for_a_moment_begins_the_wait_anew(self) -> None:
        table = seated("hl", (1,))
        table.arrive([1], None)
        table.depart([1], at(0, 55))
        refused("substitute-early", table, lambda: table.vote(0, 1, True, at(1, 54)))
        table.vote(0, 1, True, at(1, 55))

    def test_two_can_be_away(self) -> None:
        table = seated("hlll", (2, 3))
        table.vote(0, 2, True)
        table.vote(1, 3, True)
        assert wished(table) == [(2, [0], [1]), (3, [1], [0])]
        table.vote(0, 3, True)
        assert wished(table) == [(2, [0], [1])]
        assert (table.bot_for(2), table.bot_for(3)) == (None, SUBSTITUTE)

    @pytest.mark.parametrize(
        ("seat", "absent", "reason"),
        [(0, 0, "not-absent"), (0, 1, "not-absent"), (0, 2, "not-absent"), (0, 9, "no-seat"), (0, -1, "no-seat")],
    )
    def test_only_for_persons_who_are_away(self, seat: int, absent: int, reason: str) -> None:
        table = seated("hlbl", (3,))
        refused(reason, table, lambda: table.vote(seat, absent, True))
        refused(reason, table, lambda: table.vote(seat, absent, False))

    def test_only_while_a_match_runs(self) -> None:
        table = new_play("hll")
        table.arrive([0], None)
        refused("not-started", table, lambda: table.vote(0, 1, True))
        refused("not-started", table, lambda: table.resume(0))
        table = seated("hl", (1,))
        table.resign(0)
        refused("game-over", table, lambda: table.vote(0, 1, True))
        refused("game-over", table, lambda: table.resume(1))
        assert table.away(1) is None


class TestTime:
    def test_after_the_set_time_a_bot_plays(self) -> None:
        table = seated("hl", (1,), substitute_minutes=5)
        assert table.overdue(at(4, 59)) == ()
        assert table.replace_overdue(at(4, 59)) is None
        assert table.overdue(at(5)) == (1,)
        change = table.replace_overdue(at(5))
        assert change is not None
        assert kinds_of(change) == ["substituted"]
        assert table.bot_for(1) == SUBSTITUTE
        assert table.replace_overdue(at(30)) is None

    def test_without_a_set_time_only_by_consent(self) -> None:
        assert seated("hl", (1,)).overdue(at(59)) == ()

    def test_nobody_is_replaced_while_nobody_waits(self) -> None:
        """Who plays against bots alone finds the match as it was."""
        assert seated("hbb", (0,), substitute_minutes=1).overdue(at(59)) == ()
        table = seated("hl", (0, 1), substitute_minutes=1)
        assert table.overdue(at(59)) == ()
        table.arrive([0], None)
        assert table.overdue(at(59)) == (1,)

    def test_coming_back_begins_anew(self) -> None:
        table = seated("hl", (1,), substitute_minutes=5)
        table.arrive([1], None)
        assert table.away(1) is None
        table.depart([1], at(10))
        assert table.away(1) == at(10)
        assert table.overdue(at(14)) == ()
        assert table.overdue(at(15)) == (1,)

    def test_who_has_never_come_is_away_since_the_table_was_made(self) -> None:
        table = new_play("hh", created=NOON, substitute_minutes=5)
        table.arrive([0], None)
        assert table.away(1) == NOON
        assert table.overdue(at(5)) == (1,)


class TestPlaying:
    def test_the_bot_decides_and_the_person_does_not_until_the_seat_is_taken_back(self) -> None:
        table = seated("hl", (1,), options={"first_player": 1})
        assert table.persons_to_move == [1]
        table.vote(0, 1, True)
        assert table.bot_to_move == 1
        assert table.persons_to_move == []
        table.arrive([1], None)
        assert table.bot_to_move == 1, "coming back is not enough: it may be a glance"
        action = table.game.describe(table.match.state, table.match.state.legal()[0])
        refused("substituted", table, lambda: table.act(1, table.match.ply, action))
        refused("substituted", table, lambda: table.preview(1, table.match.ply, action, Rng(1)))
        refused("substituted", table, lambda: table.take_back(1))
        refused("substituted", table, lambda: table.vote(1, 0, True))
        refused("not-substituted", table, lambda: table.resume(0))
        change = table.resume(1)
        assert change.notes == [{"ply": table.match.ply, "kind": "handed_back", "seat": 1}]
        assert table.persons_to_move == [1]
        refused("not-substituted", table, lambda: table.resume(1))
        table.act(1, table.match.ply, action)

    def test_a_request_for_an_undo_lapses_when_it_takes_over(self) -> None:
        table = seated("hll", (2,), options={"first_player": 0})
        state = table.match.state
        table.act(0, table.match.ply, table.game.describe(state, state.legal()[0]))
        while table.persons_to_move == [0]:
            state = table.match.state
            table.act(0, table.match.ply, table.game.describe(state, state.legal()[-1]))
        state = table.match.state
        table.act(1, table.match.ply, table.game.describe(state, state.legal()[0]))
        table.take_back(0)
        assert table.undo_missing == [1, 2]
        table.vote(0, 2, True)
        table.vote(1, 2, True)
        assert table.undo_seat is None

    def test_who_is_replaced_can_resign(self) -> None:
        table = seated("hll", (2,))
        table.vote(0, 2, True)
        table.vote(1, 2, True)
        table.arrive([2], None)
        table.resign(2)
        assert table.bot_for(2) == SUBSTITUTE
        refused("not-substituted", table, lambda: table.resume(2))
        assert payloads.summary(table)["seats"][2]["substituted"] is False  # type: ignore[index]

    def test_a_table_can_be_made_again_from_its_records(self) -> None:
        table = new_play("hlll", created=NOON, substitute_minutes=5)
        table.arrive([0, 1, 2, 3], None)
        for step in (
            lambda: table.depart([3], NOON),
            lambda: table.vote(0, 3, True),
            lambda: table.vote(1, 3, False),
            lambda: table.vote(1, 3, True),
            lambda: table.vote(0, 3, True),
            lambda: table.depart([2], at(1)),
            lambda: table.resume(3),
            lambda: table.vote(0, 3, True),
            lambda: table.replace_overdue(at(20)),
            lambda: table.arrive([2], None),
            lambda: table.resume(2),
            lambda: table.resign(1),
        ):
            step()
            assert snapshot(rebuilt(table, table.steps)) == snapshot(table)
        assert table.bot_for(3) == SUBSTITUTE

    def test_records_of_before_say_no_time(self) -> None:
        table = seated("hl", (), substitute_minutes=5)
        table.table = apply(table.table, read_record({"kind": "depart", "seats": [1]}))
        assert table.away(1) == NOON


def test_a_refusal_says_who() -> None:
    error = Refusal("substituted", {"seat": 3})
    assert "seat 3" in error.sentence("en")
    assert "place 3" in error.sentence("fr")
