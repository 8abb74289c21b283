"""Invitations that are exchanged for tokens, without a server."""

from __future__ import annotations

import json

import pytest
from tables import Play, new_play, new_setup, rebuilt, refused, snapshot

from sampan.server import payloads
from sampan.table import commands as c
from sampan.table.invitations import is_host, seat_invited, seats_opened
from sampan.table.refusal import Refusal
from sampan.table.seats import Seat, seats_held, stored_seat, token_hash
from sampan.table.table import new_table
from sampan.table.void_keys import VoidKeys, with_void

HOST = token_hash("host")
OLD: dict[str, object] = {"kind": "link", "name": "Bo", "bot": None, "token": token_hash("old")}


def rematch_of(table: Play) -> Play:
    """The same people again, after the first has resigned."""
    table.resign(0)
    again = Play(new_table(table.rematch_setup("again", "2" * 64, "later")))
    again.open()
    return again


def why(table: Play, *tokens: str) -> str:
    """The reason for which the tokens are refused."""
    with pytest.raises(Refusal) as caught:
        seats_opened(table.table, tokens)
    return caught.value.reason


class TestJoining:
    def test_an_invitation_is_exchanged_once_and_opens_nothing_itself(self) -> None:
        setup, keys = new_setup("hl")
        table = Play(new_table(setup))
        assert why(table, keys[1]) == "token-unknown"
        join = c.Join(token_hash(keys[1]), token_hash("mine"), "Ben")
        assert table.must(join).record.kind == "join"
        assert table.started
        assert seats_opened(table.table, ["mine"]) == (1,)
        assert table.seats[1].name == table.match.players[1].name == "Ben"
        assert table.do(join) is None  # the answer was lost, and it is asked for again
        refused("invitation-used", table, lambda: table.do(c.Join(token_hash(keys[1]), token_hash("other"))))
        assert why(table, keys[1]) == "invitation-used"

    def test_the_match_starts_with_everybody_present(self) -> None:
        table = new_play("hl")
        table.arrive([0], None)
        table.join(1)
        assert table.started
        assert table.present == {0, 1}
        assert table.absent == []

    def test_an_unknown_invitation_and_a_bad_name_are_refused(self) -> None:
        table = new_play("ll")
        refused("invitation-unknown", table, lambda: table.do(c.Join(token_hash("x"), token_hash("y"))))
        refused("name", table, lambda: table.join(0, "x" * 41))
        refused("name-form", table, lambda: table.join(0, "a\u0000b"))

    @pytest.mark.parametrize("known", ["token 0", "token 1", "token 2", "host"])
    def test_a_proposed_token_must_be_new_to_the_table(self, known: str) -> None:
        """Whoever made the invitations knows them: they must not become tokens."""
        table = new_play("hll", host=HOST)
        refused("token-known", table, lambda: table.join(1, token=known))

    def test_a_void_key_does_not_become_a_token(self) -> None:
        table = new_play("hll")
        table.join(1, token="mine")
        table.renew(1, "renewed")
        for void in ("token 1", "mine"):
            refused("token-known", table, lambda void=void: table.join(2, token=void))  # type: ignore[misc]

    def test_records_hold_hashes_only(self) -> None:
        table = new_play("hl")
        table.join(1, token="secret")
        table.renew(1, "another secret")
        stored = json.dumps([step.record.to_json() for step in table.steps])
        assert "secret" not in stored
        assert token_hash("another secret") in stored


class TestInviting:
    def test_a_new_invitation_revokes_the_one_before(self) -> None:
        table = new_play("hl", host=HOST)
        before = table.seats[1].invitation
        table.invite(1)
        refused("invitation-revoked", table, lambda: table.do(c.Join(before, token_hash("mine"))))
        assert table.join(1).record.kind == "join"

    def test_only_the_host_revokes_invitations_but_others_may_fill_what_nobody_is_invited_to(self) -> None:
        table = new_play("hlll", host=HOST)
        table.join(1)
        refused("not-host", table, lambda: table.invite(2, by=1))
        refused("not-host", table, lambda: table.seat_bot(2, by=1))
        table.join(2)
        table.leave(2)
        table.invite(2, by=1)
        refused("not-host", table, lambda: table.invite(2, by=1))
        assert [(note["kind"], note["seat"], note.get("by")) for note in table.notes] == [
            ("left", 2, None),
            ("invited", 2, 1),
        ]

    def test_a_taken_seat_needs_no_invitation(self) -> None:
        table = new_play("hlb", host=HOST)
        for seat in (0, 2):
            refused("seat-not-free", table, lambda seat=seat: table.invite(seat))  # type: ignore[misc]
            refused("seat-not-free", table, lambda seat=seat: table.seat_bot(seat))  # type: ignore[misc]
        refused("no-seat", table, lambda: table.invite(3))
        refused("no-seat", table, lambda: table.seat_bot(-1))

    def test_a_bot_can_have_a_free_seat_until_the_match_starts(self) -> None:
        table = new_play("hll", host=HOST)
        invitation = table.seats[1].invitation
        table.seat_bot(1)
        assert (table.seats[1].kind, table.seats[1].bot) == ("bot", "easy")
        refused("seat-given", table, lambda: table.do(c.Join(invitation, token_hash("mine"))))
        table.seat_bot(2)
        assert table.started
        assert [player.bot for player in table.match.players] == [None, "easy", "easy"]
        assert snapshot(rebuilt(table, table.steps)) == snapshot(table)

    def test_a_host_token_opens_no_seat(self) -> None:
        table = new_play("hl", host=HOST).table
        assert is_host(table, "host")
        assert not is_host(table, "token 0")
        assert why(Play(table), "host") == "token-unknown"
        assert seat_invited(table, HOST) is None
        assert not is_host(new_play("hl").table, "")


class TestRenewing:
    def test_a_renewed_token_opens_the_seat_and_the_old_one_says_why_it_does_not(self) -> None:
        table = new_play("hh")
        assert table.renew(0, "renewed") is not None
        assert seats_opened(table.table, ["renewed", "token 1"]) == (0, 1)
        assert why(table, "token 0") == "token-renewed"
        again = c.Renew(token_hash("token 0"), token_hash("renewed"))
        assert table.do(again) is None  # the answer was lost
        refused("token-renewed", table, lambda: table.do(c.Renew(token_hash("token 0"), token_hash("thief"))))
        refused("token-unknown", table, lambda: table.do(c.Renew(token_hash("nobody"), token_hash("thief"))))
        refused("token-known", table, lambda: table.renew(1, "token 0"))

    def test_once_there_is_a_rematch_it_is_renewed_there(self) -> None:
        """The rematch knows the old token: renewed here, it would let a thief in there, and not its person."""
        table = new_play("hh")
        table.renew(1, "renewed")
        table.resign(0)
        table.play_again("again")
        refused("renew-rematch", table, lambda: table.renew(0, "mine"))
        assert table.do(c.Renew(token_hash("token 1"), token_hash("renewed"))) is None  # the answer was lost
        again = Play(new_table(table.rematch_setup("again", "2" * 64, "later")))
        assert again.do(c.Renew(token_hash("token 0"), token_hash("mine"))) is not None
        assert why(again, "token 0") == "token-renewed"
        assert seats_opened(again.table, ["mine"]) == (1,)

    def test_a_refusal_names_the_place_of_the_token(self) -> None:
        table = new_play("hh")
        table.renew(1, "renewed")
        with pytest.raises(Refusal) as caught:
            seats_opened(table.table, ["token 0", "token 1"])
        assert caught.value.fields == {"seat": 1, "position": 1}

    def test_nobody_else_is_told_more_than_that_something_happened(self) -> None:
        table = new_play("hh")
        step = table.renew(0, "renewed")
        assert step is not None
        assert step.message((1,)) == {"type": "change", "seq": step.seq}


class TestRematch:
    def test_tokens_stay_valid_and_it_starts_when_everybody_has_come(self) -> None:
        again = rematch_of(new_play("hh"))
        assert not again.started
        assert [seat.taken for seat in again.seats] == [False, False]
        assert seats_opened(again.table, ["token 0"]) == (1,)
        again.arrive([1], None)
        assert not again.started
        again.arrive([0], None)
        assert again.started
        assert [seat.name for seat in again.seats] == ["P1", "P0"]

    def test_who_does_not_come_can_be_replaced_by_a_friend_or_a_bot(self) -> None:
        again = rematch_of(new_play("hh", host=HOST))
        assert payloads.summary(again.table)["hosted"] is False
        refused("not-host", again, lambda: again.invite(0, by=1))  # who has not come has no say
        again.arrive([1], None)
        again.invite(0, by=1)
        assert seats_opened(again.table, ["token 1"]) == (0,)  # until somebody uses the invitation
        again.join(0, "Cleo", "mine")
        assert again.started
        assert why(again, "token 1") == "seat-given"
        filled = rematch_of(new_play("hh", host=HOST))
        filled.arrive([1], None)
        filled.seat_bot(0, by=1)
        assert filled.started
        assert why(filled, "token 1") == "seat-given"

    def test_who_comes_after_all_is_quicker_than_who_was_invited(self) -> None:
        again = rematch_of(new_play("hh"))
        again.arrive([1], None)
        again.invite(0, by=1)
        invitation = again.seats[0].invitation
        again.do(c.Arrive((0,)))
        assert again.started
        refused("seat-taken", again, lambda: again.do(c.Join(invitation, token_hash("mine"))))

    def test_it_can_be_left(self) -> None:
        again = rematch_of(new_play("hh"))
        again.arrive([1], None)
        again.leave(1)
        assert why(again, "token 0") == "seat-left"
        assert again.present == frozenset()

    def test_an_invitation_does_not_outlive_the_match(self) -> None:
        table = new_play("hhh")
        table.depart([2], "now")
        table.leave(2)
        table.invite(2, by=0)
        setup = table.rematch_setup("again", "2" * 64, "later")
        assert all(seat["invitation"] is None for seat in setup.seats)
        assert [seat["token"] is None for seat in setup.seats] == [False, True, False]


class TestSeatsOfEarlierVersions:
    """They had one key for a friend's seat."""

    def table(self) -> Play:
        setup, _ = new_setup("hl")
        here = {"kind": "here", "name": "Ada", "bot": None, "token": token_hash("here")}
        return Play(new_table(type(setup)(**{**vars(setup), "seats": (here, OLD)})))

    def test_a_free_seat_is_taken_by_exchanging_its_key(self) -> None:
        table = self.table()
        assert stored_seat(OLD) == Seat("link", "Bo", None, token_hash("old"), False, token_hash("old"))
        table.do(c.Join(token_hash("old"), token_hash("mine"), "Ben"))
        assert table.started
        assert seats_held(table.seats, ["mine"]) == (1,)
        assert why(table, "old") == "invitation-used"

    def test_or_by_a_person_who_brings_it_along(self) -> None:
        table = self.table()
        table.do(c.Arrive((1,)))
        assert table.started
        assert seats_opened(table.table, ["old"]) == (1,)
        refused("invitation-unknown", table, lambda: table.do(c.Join(token_hash("old"), token_hash("mine"))))

    def test_its_link_can_be_revoked(self) -> None:
        table = self.table()
        table.do(c.Invite(1, token_hash("new"), 0))
        assert why(table, "old") == "invitation-revoked"
        refused("invitation-revoked", table, lambda: table.do(c.Join(token_hash("old"), token_hash("mine"))))


def test_of_very_many_void_keys_the_oldest_are_forgotten() -> None:
    keys: VoidKeys = {}
    for number in range(1000):
        keys = with_void(keys, 0, (str(number), "token-renewed"))
    assert list(keys) == [str(number) for number in range(800, 1000)]
