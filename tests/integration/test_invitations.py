"""Seats over the network: joining by invitation, hosts who must not peek, freed seats, second connections."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from serving import Data, Guest, Host, link_seats, new_token, play_on
from websockets.exceptions import ConnectionClosed

HERE = {"kind": "here", "name": "Ada"}
LINK = {"kind": "link", "name": "Ben"}
OTHER_LINK = {"kind": "link", "name": "Cleo"}
BEGIN = {"first_player": 0}


def invitation_of(made: Data, seat: int) -> str:
    return str(next(each["invitation"] for each in made["invitations"] if each["seat"] == seat))


def join(host: Host, made: Data, seat: int, **wishes: Any) -> str:
    """Exchange an invitation; the token."""
    token = new_token()
    answer = host.join(made["table"]["id"], invitation_of(made, seat), token, **wishes)
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == seat
    return token


def play_together(guests: list[Guest], actions: int) -> None:
    """Everybody who has come plays, once all have heard that all have come."""
    for guest in guests:
        guest.catch_up(max(other.seq for other in guests))
    play_on(guests, actions)


class TestJoining:
    def test_the_same_exchange_is_answered_again_and_another_one_refused(self, host: Host) -> None:
        made = host.create([HERE, LINK, OTHER_LINK])
        id_, invitation, token = made["table"]["id"], invitation_of(made, 1), new_token()
        first = host.join(id_, invitation, token, "Bo")
        assert first.json()["table"]["seats"][1]["name"] == "Bo"
        assert host.join(id_, invitation, token, "Bo").json() == first.json()
        other = host.join(id_, invitation, new_token())
        assert (other.status_code, other.json()["reason"]) == (400, "invitation-used")
        assert "already used" in other.json()["sentence"]["en"]
        assert host.guest(id_, token).heard[0]["you"] == [1]

    def test_an_invitation_opens_nothing_itself(self, host: Host) -> None:
        for public, reason, code in ((True, "token-unknown", 4403), (False, "no-table", 4404)):
            made = host.create([HERE, LINK], public=public)
            guest = Guest(host, made["table"]["id"])
            assert guest.hello(invitation_of(made, 1))["reason"] == reason
            assert guest.closed() == code

    def test_it_says_for_which_seat_it_is(self, host: Host) -> None:
        made = host.create([HERE, LINK])
        known = host.get(f"/tables/{made['table']['id']}", invitation_of(made, 1)).json()
        assert (known["yours"], known["invited"]) == ([], 1)
        token = join(host, made, 1)
        known = host.get(f"/tables/{made['table']['id']}", token).json()
        assert (known["yours"], known["invited"]) == ([1], None)

    def test_nothing_shows_whether_there_is_a_private_table(self, host: Host) -> None:
        made = host.create([HERE, LINK])
        unknown = host.join("nowhere", new_token(), new_token())
        assert unknown.status_code == 404
        id_ = made["table"]["id"]
        assert host.join(id_, new_token(), new_token()).json() == unknown.json()
        for path, body in (
            ("renew", {"token": new_token()}),
            ("invitations", {"seat": 1}),
            ("bots", {"seat": 1, "bot": "easy"}),
        ):
            for key in (None, new_token()):
                assert host.post(f"/tables/{id_}/{path}", body, key).json() == unknown.json(), path

    @pytest.mark.parametrize("token", ["", "x" * 42, "x" * 44, "x" * 42 + "/", "x" * 42 + "\n", 7, None])
    def test_a_token_that_is_none_is_refused(self, host: Host, token: object) -> None:
        made = host.create([HERE, LINK])
        body = {"invitation": invitation_of(made, 1), "token": token}
        answer = host.post(f"/tables/{made['table']['id']}/join", body)
        assert (answer.status_code, answer.json()["reason"]) == (400, "field-form")
        join(host, made, 1)

    def test_an_invitation_cannot_become_the_token(self, host: Host) -> None:
        """A page that proposes what the host knows would let the host in."""
        made = host.create([HERE, LINK, OTHER_LINK])
        for known in (invitation_of(made, 1), invitation_of(made, 2), made["host"], made["tokens"][0]["token"]):
            answer = host.join(made["table"]["id"], invitation_of(made, 1), known)
            assert answer.json()["reason"] == "token-known"

    def test_a_bad_name_is_refused_and_the_invitation_stays(self, host: Host) -> None:
        made = host.create([HERE, LINK])
        answer = host.join(made["table"]["id"], invitation_of(made, 1), new_token(), "\u0007")
        assert answer.json()["reason"] == "name-form"
        join(host, made, 1)

    def test_the_store_and_the_log_hold_no_key(self, new_host: Callable[..., Host]) -> None:
        host = new_host()
        made = host.create([HERE, LINK, OTHER_LINK])
        id_ = made["table"]["id"]
        token, renewed = join(host, made, 1), new_token()
        host.post(f"/tables/{id_}/renew", {"token": renewed}, token)
        again = host.post(f"/tables/{id_}/invitations", {"seat": 2}, made["host"]).json()["invitation"]
        host.guest(id_, renewed)
        host.end()
        with sqlite3.connect(host.database) as store:
            kept = "\n".join(store.iterdump()) + host.log.read_text()
        secrets = [token, renewed, again, made["host"], made["tokens"][0]["token"]]
        for secret in [*secrets, *[each["invitation"] for each in made["invitations"]]]:
            assert secret not in kept


class TestHosts:
    def test_nothing_that_a_host_keeps_opens_a_friends_seat_or_shows_its_hand(self, host: Host) -> None:
        made = host.create([HERE, LINK, {"kind": "link", "name": "Cleo"}], options=BEGIN)
        id_, here = made["table"]["id"], made["tokens"][0]["token"]
        old = invitation_of(made, 1)
        again = host.post(f"/tables/{id_}/invitations", {"seat": 1}, made["host"]).json()["invitation"]
        tokens = [new_token(), new_token()]
        assert host.join(id_, again, tokens[0]).status_code == 200
        assert host.join(id_, invitation_of(made, 2), tokens[1]).status_code == 200
        ada, ben = host.guest(id_, here), host.guest(id_, tokens[0])
        cleo = host.guest(id_, tokens[1])
        play_together([ada, ben, cleo], 6)
        kept = [old, again, invitation_of(made, 2), made["host"]]
        for key in kept:
            for tokens_sent in ([key], [here, key]):
                spy = Guest(host, id_)
                spy.send({"type": "hello", "protocol": 3, "tokens": tokens_sent})
                assert spy.next()["type"] == "refused"
                assert spy.closed() in (4403, 4404)
            for path in ("", "/match", "/replay?seat=1", "/chances?ply=0&seat=1"):
                assert "hand" not in (answer := host.get(f"/tables/{id_}{path}", key)).text
                assert answer.status_code >= 400
            assert host.join(id_, key, new_token()).status_code >= 400
            assert host.post(f"/tables/{id_}/renew", {"token": new_token()}, key).status_code >= 400
        # Nor can the host get hold of a seat that is taken, by any other way.
        for path, body in (("invitations", {"seat": 1}), ("bots", {"seat": 1, "bot": "easy"})):
            assert host.post(f"/tables/{id_}/{path}", body, made["host"]).status_code >= 400
        assert ada.refused_after_news("free", seat=0, other=1, agree=True) == "free-not-away"
        # All that the host was told is what a seat of its own may see.
        assert all(set(message.get("views", {})) <= {"0"} for message in ada.heard)
        assert set(ben.whole["views"]) == {"1"}

    def test_a_host_without_a_seat_sees_who_is_awaited_and_no_more(self, host: Host) -> None:
        for public in (True, False):
            made = host.create(link_seats("Ada", "Ben"), public=public, options=BEGIN)
            id_ = made["table"]["id"]
            waiting = host.get(f"/tables/{id_}", made["host"]).json()
            assert (waiting["yours"], waiting["invited"], waiting["started"]) == ([], None, False)
            tokens = [join(host, made, seat) for seat in (0, 1)]
            now = host.get(f"/tables/{id_}", made["host"])
            assert now.status_code == (200 if public else 404)
            assert host.get(f"/tables/{id_}", tokens[0]).json()["started"]
            spy = Guest(host, id_)
            assert spy.hello(made["host"])["reason"] == ("token-unknown" if public else "no-table")

    def test_only_the_host_may_revoke_and_seat_bots(self, host: Host) -> None:
        made = host.create([HERE, LINK, OTHER_LINK])
        id_, ben = made["table"]["id"], join(host, made, 1)
        for key, reason in ((ben, "not-host"), (made["tokens"][0]["token"], "not-host")):
            for path, body in (("invitations", {"seat": 2}), ("bots", {"seat": 2, "bot": "easy"})):
                assert host.post(f"/tables/{id_}/{path}", body, key).json()["reason"] == reason
        assert host.join(id_, invitation_of(made, 2), new_token()).status_code == 200

    def test_a_revoked_invitation_says_so(self, host: Host) -> None:
        made = host.create([HERE, LINK])
        id_, old = made["table"]["id"], invitation_of(made, 1)
        again = host.post(f"/tables/{id_}/invitations", {"seat": 1}, made["host"])
        assert again.status_code == 201
        for answer in (host.join(id_, old, new_token()), host.get(f"/tables/{id_}", old)):
            assert answer.json()["reason"] == "invitation-revoked"
        assert host.join(id_, again.json()["invitation"], new_token()).status_code == 200

    def test_bots_can_fill_what_nobody_takes(self, host: Host) -> None:
        made = host.create([HERE, LINK], options=BEGIN)
        id_ = made["table"]["id"]
        ada = host.guest(id_, made["tokens"][0]["token"])
        unknown = host.post(f"/tables/{id_}/bots", {"seat": 1, "bot": "nobody"}, made["host"])
        assert unknown.json()["reason"] == "unknown-bot"
        answer = host.post(f"/tables/{id_}/bots", {"seat": 1, "bot": "random"}, made["host"])
        assert answer.json()["started"]
        while ada.decision is None:
            ada.next()
        seat = ada.table["seats"][1]
        assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "random", "Ben")
        assert host.join(id_, invitation_of(made, 1), new_token()).json()["reason"] == "seat-given"


class TestFreeing:
    def test_who_leaves_looks_on_at_a_public_table_and_is_shown_out_of_a_private_one(self, host: Host) -> None:
        for public in (True, False):
            id_, tokens = host.table(link_seats("Ada", "Ben", "Cleo"), public=public)
            ada, ben = host.guest(id_, tokens[0]), host.guest(id_, tokens[1])
            assert ben.refused("leave", seat=0) == "not-your-seat"
            left = ben.done("leave", seat=1)["seq"]
            ada.catch_up(left)
            assert not ada.table["seats"][1]["taken"]
            if public:
                assert ben.refused("leave", seat=1) == "not-your-seat"
            else:
                assert ben.hear("refused")["reason"] == "seat-left"
                assert ben.closed() == 4403
            back = Guest(host, id_)
            assert back.hello(tokens[1])["reason"] == "seat-left"
            assert back.closed() == 4403

    def test_a_seat_that_is_left_goes_to_somebody_else_while_a_bot_plays_on(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben", "Cleo"), options={"first_player": 1})
        ada, ben, cleo = guests = [host.guest(id_, token) for token in tokens]
        for guest in guests:
            guest.catch_up(cleo.seq)
        assert set(ben.whole["views"]) == {"1"}
        ben.done("leave", seat=1)
        while cleo.decision is None:  # the substitute has played
            cleo.next()
        assert cleo.table["seats"][1]["substituted"]
        assert not cleo.table["seats"][1]["taken"]
        assert host.post(f"/tables/{id_}/invitations", {"seat": 1}, tokens[0]).json()["reason"] == "invite-agree"
        assert cleo.table["seats"][1]["needs_vote"]
        for seat, guest in ((0, ada), (2, cleo)):
            guest.done("free", seat=seat, other=1, agree=True)
        made = host.post(f"/tables/{id_}/invitations", {"seat": 1}, tokens[0]).json()
        token = new_token()
        assert host.join(id_, made["invitation"], token, "Dai").json()["seat"] == 1
        dai = host.guest(id_, token)
        assert dai.whole["you"] == [1]
        assert set(dai.whole["views"]) == {"1"}
        assert not dai.table["seats"][1]["substituted"]
        kinds = [note["kind"] for note in dai.whole["notes"]]
        assert kinds == ["left", "substituted", "freed", "invited", "joined"]
        assert dai.whole["notes"][-1] | {"ply": 0} == {
            "ply": 0, "kind": "joined", "seat": 1, "name": "Dai", "before": "Ben",
        }  # fmt: skip

    def test_all_the_others_can_free_a_seat_and_its_player_is_told(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben", "Cleo", "Dai"))
        ada, ben, cleo = [host.guest(id_, token) for token in tokens[:3]]
        ada.done("free", seat=0, other=2, agree=True)
        while not cleo.whole["free_votes"]:
            cleo.next()
        assert cleo.whole["free_votes"] == [{"seat": 2, "consents": [0], "missing": [1]}]
        seq = ben.done("free", seat=1, other=2, agree=True)["seq"]
        ada.catch_up(seq)
        assert ada.whole["notes"][-1]["kind"] == "freed"
        told = cleo.hear("refused")
        assert told["reason"] == "seat-freed"
        assert "agreed to free this seat" in told["sentence"]["en"]
        assert cleo.closed() == 4403
        assert host.get(f"/tables/{id_}", tokens[2]).json()["reason"] == "seat-freed"
        assert host.post(f"/tables/{id_}/invitations", {"seat": 2}, tokens[1]).status_code == 201

    def test_a_connection_that_holds_the_seats_of_all_who_vote_is_one_opponent(
        self, new_host: Callable[..., Host]
    ) -> None:
        host = new_host(absence_seconds=0.2, vote_seconds=0.0)
        seats = [HERE, *link_seats("Ben", "Cleo")]
        id_, tokens = host.table(seats, options=BEGIN, substitute={"bot": "random", "minutes": None})
        eve, cleo = host.guest(id_, *tokens[:2]), host.guest(id_, tokens[2])
        cleo.close()
        while eve.table["seats"][2]["away"] is None:
            eve.next()
        for seat in (0, 1):
            eve.done("substitute", seat=seat, absent=2, agree=True)
        while not eve.table["seats"][2]["substituted"]:
            eve.next()
        for seat in (0, 1):
            assert eve.refused_after_news("free", seat=seat, other=2, agree=True) == "free-alone"
        assert eve.hello(*tokens[:2])["free_votes"] == []

    def test_one_opponent_alone_cannot_take_the_seat_of_somebody_who_is_away(
        self, new_host: Callable[..., Host]
    ) -> None:
        host = new_host(absence_seconds=0.2)
        id_, tokens = host.table(link_seats("Ada", "Ben"), options=BEGIN, substitute={"bot": "random", "minutes": None})
        ada, ben = host.guest(id_, tokens[0]), host.guest(id_, tokens[1])
        ben.close()
        while ada.table["seats"][1]["present"]:
            ada.next()
        assert ada.refused_after_news("free", seat=0, other=1, agree=True) == "free-not-away"
        assert host.post(f"/tables/{id_}/invitations", {"seat": 1}, tokens[0]).json()["reason"] == "seat-not-free"


class TestSecondConnections:
    def test_each_connection_is_told_of_the_others_that_hold_its_seat(self, host: Host) -> None:
        id_, tokens = host.table([HERE, {"kind": "here", "name": "Ben"}], public=True)
        both = host.guest(id_, *tokens)
        host.guest(id_)  # spectators hold nothing
        spy = host.guest(id_, tokens[1])
        for guest in (both, spy):
            others = guest.hear("connections")["others"]
            assert [other["seat"] for other in others] == [1]
            assert set(others[0]) == {"seat", "since"}
        spy.close()
        assert both.hear("connections")["others"] == []

    def test_its_player_ends_it_by_renewing_the_token(self, host: Host) -> None:
        id_, tokens = host.table([HERE, LINK])
        ada, spy = host.guest(id_, tokens[0]), host.guest(id_, tokens[0])
        ada.hear("connections")
        renewed = new_token()
        answer = host.post(f"/tables/{id_}/renew", {"token": renewed}, tokens[0])
        assert answer.json() == {"seat": 0}
        assert host.post(f"/tables/{id_}/renew", {"token": renewed}, tokens[0]).json() == {"seat": 0}
        for guest in (ada, spy):
            assert guest.hear("refused")["reason"] == "token-renewed"
            assert guest.closed() == 4401
        again = Guest(host, id_)
        assert again.hello(tokens[0])["reason"] == "token-renewed"
        assert again.closed() == 4401
        thief = host.post(f"/tables/{id_}/renew", {"token": new_token()}, tokens[0])
        assert thief.json()["reason"] == "token-renewed"
        assert host.guest(id_, renewed).whole["you"] == [0]

    def test_a_connection_that_was_ended_can_do_nothing_more(self, host: Host) -> None:
        id_, tokens = host.table([HERE, {"kind": "here", "name": "Ben"}], options=BEGIN, public=True)
        spy, ben = host.guest(id_, tokens[0]), host.guest(id_, tokens[1])
        host.post(f"/tables/{id_}/renew", {"token": new_token()}, tokens[0])
        with suppress(ConnectionClosed):
            spy.send({"type": "chat", "ref": "1", "text": "still here"})
        assert spy.closed() == 4401
        assert ben.ask("ping")["type"] == "done"
        assert ben.hello(tokens[1])["chat"] == []

    def test_a_window_that_connects_again_is_no_second_connection(self, host: Host) -> None:
        """After a network has failed silently, the server does not know yet that the old connection is dead."""
        id_, tokens = host.table([HERE, LINK])
        old = host.guest(id_, tokens[0], window="a random word")
        new = host.guest(id_, tokens[0], window="a random word")
        assert old.closed() == 4401
        new.done("ping")
        assert not any(message["type"] == "connections" for message in new.heard)

    def test_a_strangers_window_ends_nobody(self, host: Host) -> None:
        id_, tokens = host.table([HERE, {"kind": "here", "name": "Ben"}], public=True)
        ada = host.guest(id_, tokens[0], window="a random word")
        for held in ([], [tokens[1]]):
            host.guest(id_, *held, window="a random word").done("ping")
        ada.done("ping")


class TestRematch:
    def finished(self, host: Host) -> tuple[str, list[str], Guest]:
        """A rematch that one of three has come to: its id, the tokens in the order of the seats there, and a guest."""
        id_, tokens = host.table([HERE, *link_seats("Ben", "Cleo")], options={"turn_limit": 1, **BEGIN})
        guests = [host.guest(id_, token) for token in tokens]
        play_together(guests, 100)
        ada = guests[0]
        assert ada.table["outcome"] is not None
        ada.done("rematch", seat=0)
        again = ada.table["rematch"]
        moved = [tokens[1], tokens[2], tokens[0]]
        return again, moved, host.guest(again, tokens[0])

    def test_a_token_is_renewed_there_and_not_at_the_table_before(self, host: Host) -> None:
        id_, tokens = host.table([HERE, {"kind": "here", "name": "Ben"}], options=BEGIN)
        ada = host.guest(id_, *tokens)
        ada.done("resign", seat=0)
        ada.done("rematch", seat=1)
        again, mine = ada.table["rematch"], new_token()
        assert host.post(f"/tables/{id_}/renew", {"token": mine}, tokens[0]).json()["reason"] == "renew-rematch"
        assert host.post(f"/tables/{again}/renew", {"token": mine}, tokens[0]).json() == {"seat": 1}
        assert host.guest(again, mine).whole["you"] == [1]
        assert Guest(host, again).hello(tokens[0])["reason"] == "token-renewed"

    def test_it_waits_for_everybody_and_can_be_left(self, host: Host) -> None:
        id_, tokens, ada = self.finished(host)
        assert ada.whole["you"] == [2]
        assert not ada.table["started"]
        assert [seat["taken"] for seat in ada.table["seats"]] == [False, False, True]
        ada.done("leave", seat=2)
        back = Guest(host, id_)
        assert back.hello(tokens[2])["reason"] == "seat-left"

    def test_a_seat_can_be_shared_again_and_goes_to_whoever_comes_first(self, host: Host) -> None:
        id_, tokens, ada = self.finished(host)
        made = host.post(f"/tables/{id_}/invitations", {"seat": 0}, tokens[2]).json()
        assert host.get(f"/tables/{id_}", tokens[0]).json()["yours"] == [0]
        token = new_token()
        assert host.join(id_, made["invitation"], token, "Dai").status_code == 200
        assert host.get(f"/tables/{id_}", tokens[0]).json()["reason"] == "seat-given"
        cleo = host.guest(id_, tokens[1])  # who comes after all
        assert cleo.table["started"]
        ada.catch_up(cleo.seq)
        assert [seat["name"] for seat in ada.table["seats"]] == ["Dai", "Cleo", "Ada"]

    def test_it_can_be_filled_with_bots_by_anybody_who_is_there(self, host: Host) -> None:
        id_, tokens, ada = self.finished(host)
        away = host.post(f"/tables/{id_}/bots", {"seat": 1, "bot": "easy"}, tokens[0])
        assert away.json()["reason"] == "not-host"
        for seat in (0, 1):
            answer = host.post(f"/tables/{id_}/bots", {"seat": seat, "bot": "random"}, tokens[2])
            assert answer.status_code == 200
        assert answer.json()["started"]
        while not ada.table["started"]:
            ada.next()
        assert [seat["kind"] for seat in ada.table["seats"]] == ["bot", "bot", "here"]
