"""Ending the match by agreement (YN-12c): everybody must agree, and one no is enough."""

from __future__ import annotations

import pytest
from tables import LATER, Play, new_play, rebuilt, refused

from sampan.core.rng import Rng
from sampan.server import payloads
from sampan.table import commands as c
from sampan.table import records as r
from sampan.table.apply import apply

NOON = "2026-11-16T12:00:00Z"
RNG = Rng(1)


def seated(kinds: str, **wishes: object) -> Play:
    table = new_play(kinds, created=NOON, **wishes)
    table.arrive([seat for seat, kind in enumerate(kinds) if kind != "b"], None)
    table.steps.clear()
    return table


def move(table: Play) -> None:
    """Whoever is to move does something."""
    seat = int(table.match.to_move())
    action = table.game.describe(table.match.state, table.match.state.legal()[0])
    if table.bot_for(seat) is None:
        table.act(seat, table.match.ply, action)
    else:
        table.act_for_bot(seat, action, RNG)


def is_agreed(table: Play) -> bool:
    outcome = table.match.outcome()
    return outcome is not None and (outcome.winners, set(outcome.scores), outcome.reason) == ((), {0}, "agreed")


def told(table: Play) -> object:
    return payloads.whole(table.table, ())["end_vote"]


def test_the_match_ends_when_the_last_person_agrees() -> None:
    table = seated("hll")
    step = table.vote_end(1)
    assert step.notes == [{"ply": table.match.ply, "kind": "end_proposed", "seat": 1}]
    assert told(table) == {"seat": 1, "consents": [1], "missing": [0, 2]}
    table.vote_end(2)
    assert told(table) == {"seat": 1, "consents": [1, 2], "missing": [0]}
    step = table.vote_end(0)
    assert isinstance(step.record, r.EndAgreed)
    assert [note["kind"] for note in step.notes] == ["ended"]
    assert is_agreed(table)
    assert told(table) is None
    assert step.message(())["table"]["outcome"] == {"winners": [], "scores": [0, 0, 0], "reason": "agreed"}
    refused("game-over", table, lambda: table.vote_end(0))
    refused("game-over", table, lambda: table.resign(0))
    assert table.play_again("again") is not None


def test_one_no_is_enough() -> None:
    table = seated("hll")
    table.vote_end(1)
    step = table.vote_end(0, False)
    assert step.notes == [{"ply": table.match.ply, "kind": "end_refused", "seat": 1, "by": 0}]
    assert told(table) is None
    assert table.running


def test_whoever_has_agreed_may_think_better_of_it() -> None:
    table = seated("hll")
    table.vote_end(1)
    assert [note["kind"] for note in table.vote_end(1, False).notes] == ["end_withdrawn"]
    other = seated("hll")
    other.vote_end(1)
    other.vote_end(2)
    assert [note["kind"] for note in other.vote_end(2, False).notes] == ["end_refused"]
    assert other.end_vote is None


@pytest.mark.parametrize("agrees", [0, 1])
def test_nobody_is_nagged(agrees: int) -> None:
    """After a no, or if it is withdrawn, nobody proposes it again until the match has gone on for a while."""
    table = seated("hl")
    table.vote_end(0)
    table.vote_end(agrees, False)
    again = table.match.ply + 20
    while table.match.ply < again:
        refused("end-denied", table, lambda: table.vote_end(0))
        refused("end-denied", table, lambda: table.vote_end(1))
        move(table)
    table.vote_end(1)
    table.vote_end(0)
    assert is_agreed(table)


def test_what_cannot_be_answered_is_refused() -> None:
    waiting = new_play("hl")
    refused("not-started", waiting, lambda: waiting.vote_end(0))
    table = seated("hlb")
    refused("end-not-asked", table, lambda: table.vote_end(0, False))
    refused("substituted", table, lambda: table.vote_end(2))
    table.vote_end(0)
    refused("end-agreed", table, lambda: table.vote_end(0))
    assert table.do(c.VoteEndForBot(2, table.point_of(2), True)) is None  # the persons are asked first
    assert table.do(c.VoteEndForBot(1, table.point_of(1), True)) is None  # and answer for themselves


def test_bots_are_asked_when_all_persons_have_agreed() -> None:
    table = seated("hblb")
    table.vote_end(2)
    assert (table.end_bots, told(table)) == ((), {"seat": 2, "consents": [2], "missing": [0, 1, 3]})
    table.vote_end(0)
    assert table.end_bots == (1, 3)
    table.vote_end_for_bot(1)
    assert table.running
    table.vote_end_for_bot(3)
    assert is_agreed(table)


def test_a_bot_may_refuse() -> None:
    table = seated("hbb")
    table.vote_end(0)
    table.vote_end_for_bot(1)
    step = table.vote_end_for_bot(2, False)
    assert step is not None
    assert step.notes == [{"ply": table.match.ply, "kind": "end_refused", "seat": 0, "by": 2}]
    assert table.end_bots == ()
    refused("end-denied", table, lambda: table.vote_end(0))


def test_a_bots_answer_is_about_the_position_it_was_asked_in() -> None:
    table = seated("hbb", options={"first_player": 0})
    table.vote_end(0)
    asked = table.point_of(2)
    table.vote_end_for_bot(1)
    assert table.end_bots == (2,)
    move(table)
    assert table.end_bots == (1, 2)  # the match has gone on, and both are asked again
    assert table.do(c.VoteEndForBot(2, asked, True)) is None
    table.vote_end_for_bot(1)
    table.vote_end_for_bot(2)
    assert is_agreed(table)


def test_persons_may_play_on_before_they_answer() -> None:
    table = seated("hll")
    table.vote_end(0)
    table.vote_end(2)
    for _ in range(6):
        move(table)
    assert told(table) == {"seat": 0, "consents": [0, 2], "missing": [1]}
    table.vote_end(1)
    assert is_agreed(table)


def test_nobody_keeps_an_agreement_in_hand() -> None:
    """A proposal lapses after ten actions for each seat, and can be made again at once."""
    table = seated("hl")
    table.vote_end(0)
    proposed = table.match.ply
    while told(table) is not None:
        assert table.match.ply < proposed + 20
        move(table)
    assert table.match.ply >= proposed + 20
    refused("end-not-asked", table, lambda: table.vote_end(1, False))
    table.vote_end(1)
    assert told(table) == {"seat": 1, "consents": [1], "missing": [0]}


def test_a_new_name_does_not_make_bots_answer_again() -> None:
    table = seated("hbb")
    table.vote_end(0)
    table.vote_end_for_bot(1, True)
    table.rename(0, "Somebody else")
    assert table.table.end_bots == (2,)
    table.vote_end_for_bot(2, True)
    assert is_agreed(table)


def test_those_who_are_out_are_asked() -> None:
    """YN-12c: eliminated persons included."""
    table = seated("hll", options={"first_player": 0}, seed="2")
    rng = Rng(2)
    while not table.match.state.eliminated():
        assert table.running
        state = table.match.state
        table.act(int(state.to_move()), table.match.ply, table.game.describe(state, int(state.sample(rng))))
    [out] = table.match.state.eliminated()
    assert table.running
    others = [seat for seat in range(3) if seat != out]
    table.vote_end(out)
    for seat in others:
        assert table.running
        table.vote_end(seat)
    assert is_agreed(table)


def test_who_has_resigned_is_not_asked() -> None:
    table = seated("hlll")
    table.resign(3)
    refused("resigned", table, lambda: table.vote_end(3))
    for seat in (0, 1, 2):
        table.vote_end(seat)
    assert is_agreed(table)


def test_a_substitute_answers_for_who_is_away() -> None:
    """Whoever is away would lose what the substitute may still win; and must be waited for until one plays."""
    table = seated("hll")
    table.depart([2], NOON)
    table.vote_end(0)
    assert told(table) == {"seat": 0, "consents": [0], "missing": [1, 2]}
    table.vote(0, 2, True)
    table.vote(1, 2, True)
    assert told(table) is None  # those who are asked have changed
    table.vote_end(0)  # it was not refused, so it may be proposed again at once
    table.arrive([2], None)
    refused("substituted", table, lambda: table.vote_end(2))
    table.vote_end(1)
    assert table.end_bots == (2,)
    table.vote_end_for_bot(2)
    assert is_agreed(table)


@pytest.mark.parametrize("change", ["resign", "leave", "resume", "join", "close"])
def test_the_vote_lapses_when_those_who_are_asked_change(change: str) -> None:
    table = seated("hlll")
    if change in ("resume", "join"):
        table.depart([3], NOON)
        for seat in (0, 1, 2):
            table.vote(seat, 3, True, LATER)
    if change == "join":
        for seat in (0, 1, 2):
            table.vote_free(seat, 3)
        table.invite(3, 0)
    table.vote_end(0)
    assert told(table) is not None
    {
        "resign": lambda: table.resign(1),
        "leave": lambda: table.leave(2),
        "resume": lambda: table.resume(3),
        "join": lambda: table.join(3, "Zoë"),
        "close": lambda: table.must(c.Close()),
    }[change]()
    assert told(table) is None


def test_the_vote_ends_with_the_match() -> None:
    table = seated("hl", options={"turn_limit": 1, "first_player": 0})
    table.vote_end(0)
    while table.running:
        move(table)
    assert told(table) is None
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.reason == "limit"


def test_pending_choices_are_forgotten() -> None:
    table = seated("hl", game="face_down")
    state = table.asking(0)
    table.act(0, table.ply_of(0), table.game.describe(state, state.legal()[0]))
    assert table.pending
    table.vote_end(0)
    step = table.vote_end(1)
    assert not table.pending
    assert table.deciding == ()
    assert step.message((0,))["decisions"] == []
    assert is_agreed(table)


def test_a_stored_agreement_is_the_same_again() -> None:
    table = seated("hb", options={"first_player": 0})
    whole = Play(table.table)
    whole.vote_end(0)
    whole.vote_end_for_bot(1, False)
    for _ in range(30):
        move(whole)
    whole.vote_end(0)
    whole.vote_end_for_bot(1)
    assert is_agreed(whole)
    again = table.table
    for step in whole.steps:
        again = apply(again, type(step.record).from_json(step.record.to_json()))
    everybody = (0, 1)
    assert payloads.whole(again, everybody) == payloads.whole(whole.table, everybody)


def test_records_come_back_from_the_store() -> None:
    table = new_play("hl", created=NOON)
    table.arrive([1], None)
    table.vote_end(0)
    table.vote_end(1, False)
    while table.match.ply < table.end_again:
        move(table)
    table.vote_end(1)
    table.vote_end(0)
    again = rebuilt(table, table.steps)
    assert payloads.whole(again.table, (0, 1)) == payloads.whole(table.table, (0, 1))
    assert is_agreed(again)
