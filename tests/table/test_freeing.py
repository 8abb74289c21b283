"""Seats that are given up, or freed by agreement of all the others, without a server."""

from __future__ import annotations

import pytest
from tables import Play, new_play, rebuilt, refused, snapshot

from sampan.server import payloads
from sampan.table import commands as c
from sampan.table.apply import apply
from sampan.table.invitations import seats_opened
from sampan.table.records import read_record
from sampan.table.refusal import Refusal

NOON = "2026-11-16T12:00:00Z"


def seated(kinds: str, **wishes: object) -> Play:
    """A table to which everybody has come."""
    table = new_play(kinds, **wishes)
    table.arrive([seat for seat, kind in enumerate(kinds) if kind != "b"], None)
    return table


def substituted(table: Play, seat: int) -> Play:
    """Somebody is away, and a substitute plays by agreement of those who are left."""
    table.depart([seat], NOON)
    for voter in table.voters:
        table.vote(voter, seat, True)
    assert seat in table.substitutes.playing
    return table


def why(table: Play, token: str) -> str:
    with pytest.raises(Refusal) as caught:
        seats_opened(table.table, [token])
    return caught.value.reason


class TestLeaving:
    def test_before_the_start_the_seat_waits_for_somebody_else(self) -> None:
        table = new_play("hll")
        table.join(1, "Ada", "mine")
        step = table.leave(1)
        assert step.notes == [{"ply": 0, "kind": "left", "seat": 1, "name": "Ada"}]
        assert not table.seats[1].taken
        assert why(table, "mine") == "seat-left"
        refused("leave-free", table, lambda: table.leave(1))
        table.invite(1)
        table.join(1, "Ben")
        table.join(2)
        assert table.started

    def test_whoever_sits_at_the_first_screen_can_leave_too(self) -> None:
        table = new_play("hl")
        table.leave(0)
        assert (table.seats[0].kind, table.seats[0].taken) == ("link", False)

    def test_later_a_substitute_plays_until_somebody_takes_the_seat(self) -> None:
        table = seated("hll")
        ply = table.match.ply
        step = table.leave(1)
        assert [note["kind"] for note in step.notes] == ["left", "substituted"]
        assert table.bot_for(1) == table.setup.substitute
        seat = payloads.summary(table.table)["seats"][1]
        assert (seat["taken"], seat["substituted"], seat["away"]) == (False, True, None)
        assert table.match.ply == ply
        refused("bot-started", table, lambda: table.seat_bot(1))
        table.vote_free(0, 1)
        table.vote_free(2, 1)
        table.invite(1, by=2)
        step = table.join(1, "Dai")
        assert step.notes == [{"ply": ply, "kind": "joined", "seat": 1, "name": "Dai", "before": "P1"}]
        assert table.bot_for(1) is None
        assert table.match.players[1].name == "Dai"
        assert snapshot(rebuilt(table, table.steps)) == snapshot(table)

    def test_an_open_request_for_an_undo_lapses(self) -> None:
        table = seated("hhh")
        while table.undo is None:
            seat = int(table.match.to_move())
            table.act(seat, table.match.ply, table.game.describe(table.match.state, table.match.state.legal()[0]))
            if table.undo_mode(seat) == "consent":
                table.take_back(seat)
        table.leave((table.undo.seat + 1) % 3)
        assert table.undo is None

    def test_the_last_person_resigns_instead(self) -> None:
        table = seated("hlb")
        table.leave(1)
        refused("leave-last", table, lambda: table.leave(0))
        table = seated("hll")
        table.resign(1)
        refused("resigned", table, lambda: table.leave(1))
        table.resign(2)
        assert table.finished
        refused("game-over", table, lambda: table.leave(0))


class TestFillingASeatThatWasLeft:
    """Whoever could take it alone would see two hands."""

    @staticmethod
    def needs_vote(table: Play) -> bool:
        return bool(payloads.summary(table.table)["seats"][2]["needs_vote"])

    def test_all_the_others_who_play_must_agree(self) -> None:
        table = seated("hlll", host="host")
        assert not self.needs_vote(table)
        table.leave(2)
        assert self.needs_vote(table)
        for by in (None, 0, 1):
            refused("invite-agree", table, lambda by=by: table.invite(2, by))  # type: ignore[misc]
        table.vote_free(0, 2)
        table.vote_free(1, 2)
        refused("invite-agree", table, lambda: table.invite(2, 0))
        step = table.vote_free(3, 2)
        assert [(note["kind"], note["name"]) for note in step.notes] == [("freed", "P2")]
        assert not self.needs_vote(table)
        refused("free-nobody", table, lambda: table.vote_free(0, 2))
        table.invite(2, 0)
        table.join(2, "Dai")
        assert table.bot_for(2) is None
        assert snapshot(rebuilt(table, table.steps)) == snapshot(table)
        table.leave(2)
        assert self.needs_vote(table), "what was agreed on was another person's leaving"

    def test_one_no_is_enough(self) -> None:
        table = seated("hlll")
        table.leave(2)
        table.vote_free(0, 2)
        assert [note["kind"] for note in table.vote_free(1, 2, False).notes] == ["free_refused"]
        assert self.needs_vote(table)

    def test_a_seat_that_was_freed_by_a_vote_has_their_agreement(self) -> None:
        table = substituted(seated("hlll"), 2)
        for seat in (0, 1, 3):
            table.vote_free(seat, 2)
        assert not self.needs_vote(table)
        table.invite(2, 1)

    @pytest.mark.parametrize("kinds", ["hbl", "hhl", "bhl"])
    def test_one_person_or_screen_has_nobody_to_ask(self, kinds: str) -> None:
        table = seated(kinds)
        table.leave(2)
        assert not self.needs_vote(table)
        refused("free-nobody", table, lambda: table.vote_free(kinds.index("h"), 2))
        table.invite(2, kinds.index("h"))

    def test_when_the_others_have_left_too_whoever_stays_invites(self) -> None:
        table = seated("hll")
        table.leave(2)
        table.leave(1)
        table.invite(1, 0)
        table.invite(2, 0)

    def test_who_has_called_a_substitute_for_the_only_other_person_is_alone(self) -> None:
        table = seated("hll")
        table.leave(2)
        substituted(table, 1)
        refused("invite-agree", table, lambda: table.invite(2, 0))
        refused("free-alone", table, lambda: table.vote_free(0, 2))
        table.arrive([1], None)
        table.resume(1)
        table.vote_free(0, 2)
        table.vote_free(1, 2)
        table.invite(2, 0)

    def test_one_connection_may_agree_for_all_only_if_nobody_else_is_left(self) -> None:
        table = seated("hlll")
        table.leave(2)
        substituted(table, 3)
        refused("free-alone", table, lambda: table.vote_free(0, 2, held=(0, 1)))
        table.leave(3)
        table.vote_free(0, 2, held=(0, 1))
        table.vote_free(1, 2, held=(0, 1))
        table.invite(2, 0)

    def test_a_vote_lapses_when_those_who_are_asked_change(self) -> None:
        table = seated("hlll")
        table.leave(2)
        table.vote_free(0, 2)
        table.resign(3)
        assert table.free_votes == ()

    def test_before_the_start_there_is_no_hand_to_see(self) -> None:
        table = new_play("hlll")
        table.join(1)
        table.join(2)
        table.leave(2)
        refused("free-nobody", table, lambda: table.vote_free(0, 2))
        table.invite(2, 1)

    def test_an_invitation_that_an_earlier_version_allowed_still_works(self) -> None:
        table = seated("hlll")
        table.leave(2)
        table.table = apply(table.table, read_record({"kind": "invite", "seat": 2, "invitation": "key", "by": 0}))
        again = Play(table.table)
        again.join(2, "Dai")
        assert again.bot_for(2) is None
        for seat in (0, 1, 3):
            table.vote_free(seat, 2)
        refused("invitation-revoked", table, lambda: table.must(c.Join("key", "token")))


class TestFreeing:
    def test_before_the_start_all_the_others_who_have_come_must_agree(self) -> None:
        table = new_play("hlll", host="host")
        table.join(1, "Ada", "mine")
        table.join(2)
        table.vote_free(0, 1)
        assert payloads.whole(table.table, ())["free_votes"] == [{"seat": 1, "consents": [0], "missing": [2]}]
        refused("free-agreed", table, lambda: table.vote_free(0, 1))
        refused("free-own", table, lambda: table.vote_free(1, 1))
        step = table.vote_free(2, 1)
        assert step.notes == [{"ply": 0, "kind": "freed", "seat": 1, "name": "Ada"}]
        assert payloads.whole(table.table, ())["free_votes"] == []
        assert why(table, "mine") == "seat-freed"
        table.invite(1, by=2)  # any of those who have voted may
        assert snapshot(rebuilt(table, table.steps)) == snapshot(table)

    def test_one_no_is_enough(self) -> None:
        table = new_play("hlll")
        table.join(1)
        table.join(2)
        refused("free-not-asked", table, lambda: table.vote_free(0, 1, False))
        table.vote_free(0, 1)
        step = table.vote_free(2, 1, False)
        assert step.notes == [{"ply": 0, "kind": "free_refused", "seat": 1, "by": 2}]
        assert table.free_votes == ()
        assert table.seats[1].taken

    def test_there_must_be_somebody(self) -> None:
        table = new_play("hlbl")
        refused("free-nobody", table, lambda: table.vote_free(0, 1))
        refused("free-nobody", table, lambda: table.vote_free(0, 2))
        refused("no-seat", table, lambda: table.vote_free(0, 4))

    def test_while_a_match_runs_only_the_seat_of_somebody_for_whom_a_substitute_plays(self) -> None:
        table = seated("hlll")
        refused("free-not-away", table, lambda: table.vote_free(0, 3))
        table.depart([3], NOON)
        refused("free-not-away", table, lambda: table.vote_free(0, 3))
        substituted(table, 3)
        table.vote_free(0, 3)
        table.vote_free(1, 3)
        table.vote_free(2, 3)
        assert not table.seats[3].taken
        assert table.bot_for(3) is not None
        assert table.notes[-1]["kind"] == "freed"

    def test_those_who_are_away_but_play_must_agree_too(self) -> None:
        """Otherwise one player could wait until nobody else looks."""
        table = substituted(seated("hlll"), 3)
        table.depart([1], NOON)
        table.vote_free(0, 3)
        table.vote_free(2, 3)
        assert table.seats[3].taken
        assert [vote.missing for vote in table.free_votes] == [(1,)]

    @pytest.mark.parametrize("kinds", ["hl", "hlb", "hhl"])
    def test_one_opponent_alone_never_frees_a_seat(self, kinds: str) -> None:
        """Whoever takes the seat sees the hand. Two persons at one screen are as good as one."""
        away = kinds.index("l")
        table = substituted(seated(kinds), away)
        refused("free-alone", table, lambda: table.vote_free(0, away))

    @pytest.mark.parametrize(("kinds", "held"), [("hll", (0, 1)), ("lll", (0, 1)), ("hhll", (0, 2)), ("hhll", (1, 2))])
    def test_nor_does_whoever_holds_the_seats_of_all_who_vote(self, kinds: str, held: tuple[int, ...]) -> None:
        away = len(kinds) - 1
        table = substituted(seated(kinds), away)
        for seat in held:
            refused("free-alone", table, lambda seat=seat: table.vote_free(seat, away, held=held))  # type: ignore[misc]
        assert table.free_votes == ()

    def test_whoever_holds_several_seats_can_agree_with_somebody_else(self) -> None:
        table = substituted(seated("hlll"), 3)
        table.vote_free(0, 3, held=(0, 1))
        table.vote_free(1, 3, held=(0, 1))
        table.vote_free(2, 3, held=(2,))
        assert not table.seats[3].taken

    def test_the_last_vote_of_all_may_not_be_that_of_the_first_one_either(self) -> None:
        table = substituted(seated("hll"), 2)
        table.vote_free(0, 2, held=(0,))
        refused("free-alone", table, lambda: table.vote_free(1, 2, held=(0, 1)))
        table.vote_free(1, 2, False, held=(0, 1))  # a no harms nobody
        assert table.seats[2].taken

    def test_before_the_start_nobody_has_a_hand_to_see(self) -> None:
        table = new_play("hlll")
        table.join(1)
        table.join(2)
        table.vote_free(0, 2, held=(0, 1))
        table.vote_free(1, 2, held=(0, 1))
        assert not table.seats[2].taken

    def test_who_has_called_substitutes_for_all_others_is_alone(self) -> None:
        table = substituted(substituted(seated("hlll"), 3), 2)
        table = substituted(table, 1)
        refused("free-alone", table, lambda: table.vote_free(0, 3))

    def test_who_does_not_play_has_no_vote(self) -> None:
        table = substituted(seated("hlll"), 3)
        table.resign(1)
        refused("resigned", table, lambda: table.vote_free(1, 3))
        table.vote_free(0, 3)
        table.vote_free(2, 3)
        assert not table.seats[3].taken

    def test_a_vote_lapses_when_the_person_comes_back_or_those_who_are_asked_change(self) -> None:
        table = substituted(seated("hlll"), 3)
        table.vote_free(0, 3)
        table.arrive([3], None)
        assert table.free_votes == ()
        table.depart([3], NOON)
        assert table.free_votes == ()
        table.vote_free(0, 3)
        table.leave(1)
        assert table.free_votes == ()
