"""Tables over sockets, with a real server process."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Data, Guest, Host, link_seats, play_on
from tables import fold
from websockets.exceptions import InvalidStatus

import sampan
from sampan.core.match_file import read_match
from sampan.server.schemas.socket import PROTOCOL

SHORT = {"turn_limit": 45}


def two_at_a_table(host: Host, **wishes: Any) -> tuple[str, list[str], Guest, Guest]:
    id_, tokens = host.table(link_seats("Ada", "Ben"), **wishes)
    ada = host.guest(id_, tokens[0])
    ben = host.guest(id_, tokens[1])
    ada.catch_up(ben.seq)
    return id_, tokens, ada, ben


def mover(*guests: Guest) -> tuple[Guest, Guest]:
    """Who is to decide, and somebody else."""
    asked = [guest for guest in guests if guest.decision is not None]
    return asked[0], next(guest for guest in guests if guest is not asked[0])


def cards_in(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every card that data names anywhere, with its place."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from cards_in(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from cards_in(value, (*path, index))
    elif isinstance(data, str) and re.search(r"\b[WB]([1-9]|10)\b", data):
        yield path, data


def may_see(event: Data, observer: int | None) -> bool:
    """Whether an event may name cards to an observer: it lies open, or the observer is one of those concerned."""
    concerned = {
        "card_played": [observer],
        "card_taken": [observer],
        "hand_discarded": [observer],
        "card_drawn": [event.get("seat")],
        "card_given": [event.get("giver"), event.get("receiver")],
        "hands_exchanged": [event.get("first"), event.get("second")],
    }
    return observer in concerned.get(event["kind"], [])


class TestSecrecy:
    """Everything a spectator and the players were sent, compared with what was hidden at the time."""

    @pytest.mark.parametrize("options", [{}, {"mystery": True}, {"one_pile": True, "no_token": True}])
    def test_no_message_holds_what_its_reader_may_not_see(self, host: Host, options: Data) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben", "Cleo"), public=True, options={**options, **SHORT})
        eve = host.guest(id_)
        guests = [host.guest(id_, token) for token in tokens]
        everybody = [*guests, eve]
        for guest in everybody:
            guest.catch_up(guests[-1].seq)
        play_on(everybody, 2000)
        assert eve.table["outcome"] is not None
        match = read_match(host.get(f"/tables/{id_}/match").content, sampan.game)
        truths = [match.replay(ply) for ply in range(match.ply + 1)]
        for observer, guest in [(None, eve), *enumerate(guests)]:
            self.check(guest, observer, match, truths)

    def check(self, guest: Guest, observer: int | None, match: sampan.Match, truths: list[sampan.State]) -> None:
        name = "spectator" if observer is None else str(observer)
        seen = 0
        whole: Data = {}
        for message in guest.heard:
            if message["type"] not in ("table", "change"):
                continue
            whole = message if message["type"] == "table" else fold(whole, message)
            if not whole["table"]["started"]:
                continue
            ply = whole["table"]["ply"]
            assert set(message.get("views", {})) <= {name}, "somebody else's view"
            assert whole["views"] == {name: json.loads(json.dumps(truths[ply].view(observer)))}
            entries = message.get("log" if message["type"] == "table" else "entries", {name: []})
            assert set(entries) == {name}
            for entry in entries[name]:
                assert entry["events"] == json.loads(
                    json.dumps(match.entries[entry["ply"]].seen_by(observer)["events"])
                )
            asked = [decision["seat"] for decision in whole["decisions"]]
            assert asked == [seat for seat in whole["table"]["deciding"] if seat == observer]
            self.search(message, observer, truths[ply])
            seen += 1
        assert seen > 10

    def search(self, message: Data, observer: int | None, truth: sampan.State) -> None:
        """Wherever the message names a card, that card lies open, or is the reader's own, or was shown to it."""
        hands: list[list[str]] = truth.position()["hands"]  # type: ignore[assignment]
        entries = "log" if message["type"] == "table" else "entries"
        for path, card in cards_in(message):
            match path:
                case (
                    ("views", _, "discards", *_)
                    | ("views", _, "in_play")
                    | ("views", _, "players", _, "finished_by", _)
                ):
                    pass  # open piles; and which cards would finish somebody, whoever may hold them
                case ("views", _, "players", seat, "hand", _):
                    assert seat == observer
                case ("views", _, "players", seat, "known", _):
                    assert card in hands[seat]
                case (part, name, index, "events", number, *_) if part == entries:
                    assert may_see(message[entries][name][index]["events"][number], observer)
                case ("decisions", *_):
                    assert observer is not None
                    assert set(re.findall(r"\b[WB][0-9]+\b", card)) <= set(hands[observer])
                case _:
                    pytest.fail(f"{card} at {path}")


class TestPlaying:
    def test_two_play_a_whole_match(self, host: Host) -> None:
        id_, _, ada, ben = two_at_a_table(host, fair=True, options=SHORT)
        play_on([ada, ben], 2000)
        outcome = ada.table["outcome"]
        assert outcome is not None
        assert ben.table == ada.table
        assert ada.refused("act", seat=0, ply=ada.table["ply"], action={"kind": "pass"}) == "game-over"
        commitment = ada.table["fair"]["commitment"]
        private = host.get(f"/tables/{id_}/match")
        assert private.status_code == 404
        assert commitment not in private.text

    def test_late_repeated_and_foreign_actions_are_refused(self, host: Host) -> None:
        _, _, ada, ben = two_at_a_table(host)
        asked, other = mover(ada, ben)
        assert asked.decision is not None
        seat, ply, action = asked.decision["seat"], asked.decision["ply"], asked.decision["actions"][0]
        assert other.refused("act", seat=seat, ply=ply, action=action) == "not-your-seat"
        assert other.refused("act", seat=1 - seat, ply=ply, action=action) == "not-your-turn"
        assert asked.refused("act", seat=seat, ply=ply + 1, action=action) == "late"
        assert asked.refused("act", seat=seat, ply=ply, action={"kind": "nonsense"}) == "kind-not-now"
        seq = asked.done("act", seat=seat, ply=ply, action=action)["seq"]
        assert asked.refused("act", seat=seat, ply=ply, action=action) == "late"
        other.catch_up(seq)
        assert other.table["ply"] == asked.table["ply"] > ply

    def test_two_copies_of_an_action_at_once_count_once(self, host: Host) -> None:
        id_, tokens, ada, ben = two_at_a_table(host)
        asked, _ = mover(ada, ben)
        twin = host.guest(id_, tokens[0 if asked is ada else 1])
        assert asked.decision is not None
        action = {"type": "act", **{key: asked.decision[key] for key in ("seat", "ply")}}
        action["action"] = asked.decision["actions"][0]
        for guest in (asked, twin):
            guest.send({**action, "ref": "x"})
        answers = [guest.hear("done", "refused") for guest in (asked, twin)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert {answer.get("reason") for answer in answers} == {None, "late"}

    def test_a_preview_tells_what_can_be_foreseen_and_changes_nothing(self, host: Host) -> None:
        _, _, ada, ben = two_at_a_table(host)
        asked, _ = mover(ada, ben)
        assert asked.decision is not None
        fields = {key: asked.decision[key] for key in ("seat", "ply")}
        before = asked.seq
        for action in asked.decision["actions"]:
            assert isinstance(asked.done("preview", action=action, **fields)["events"], list)
        assert asked.refused("preview", action={"kind": "x"}, **fields) == "kind-not-now"
        assert asked.done("ping")["seq"] == before

    def test_consequences_are_the_previews_of_all_actions(self, host: Host) -> None:
        _, _, ada, ben = two_at_a_table(host)
        asked, other = mover(ada, ben)
        assert asked.decision is not None
        fields = {key: asked.decision[key] for key in ("seat", "ply")}
        told = asked.done("consequences", **fields)["consequences"]
        following = {place: each["events"] for each in told for place in each["actions"]}
        for place, action in enumerate(asked.decision["actions"]):
            events = asked.done("preview", action=action, **fields)["events"]
            assert following.get(place, []) == events[1:]
        assert asked.refused("consequences", seat=fields["seat"], ply=fields["ply"] + 1) == "late"
        assert other.refused("consequences", **fields) == "not-your-seat"

    def test_several_persons_at_one_screen(self, host: Host) -> None:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
        id_, tokens = host.table(seats, options=SHORT)
        both = host.guest(id_, *tokens)
        assert both.heard[0]["you"] == [0, 1]
        assert set(both.heard[0]["views"]) == {"0", "1"}
        play_on([both], 2000)
        assert both.table["outcome"] is not None

    def test_a_person_against_a_bot(self, host: Host) -> None:
        id_, tokens = host.table([{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}])
        ada = host.guest(id_, tokens[0])
        while ada.table["outcome"] is None:
            if ada.decision is None:
                ada.next()
            else:
                ada.act(ada.seq * 3)
        assert not any(note["kind"] == "bot_failed" for message in ada.heard for note in message.get("notes", []))


class TestComingAndGoing:
    def test_friends_take_their_seats_with_their_names(self, host: Host) -> None:
        id_, tokens = host.table([{"kind": "here", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}])
        ada = host.guest(id_, tokens[0])
        assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Player 2", "Player 3"]
        assert [seat["taken"] for seat in ada.table["seats"]] == [True, False, False]
        assert not ada.table["started"]
        assert ada.refused("act", seat=0, ply=0, action={"kind": "pass"}) == "not-started"
        host.guest(id_, tokens[1], name="Bo")
        assert ada.hear("change")["table"]["seats"][1]["name"] == "Bo"
        cleo = host.guest(id_, tokens[2], name="Cleo")
        ada.catch_up(cleo.seq)
        assert ada.table["started"]
        assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Bo", "Cleo"]

    def test_names_can_be_changed(self, host: Host) -> None:
        _, _, ada, ben = two_at_a_table(host)
        ada.done("name", seat=0, name="Zoë")
        assert ben.hear("change")["table"]["seats"][0]["name"] == "Zoë"
        assert ada.refused("name", seat=0, name="\t") == "name-form"
        assert ada.refused("name", seat=0, name="x" * 41) == "too-long"
        assert ada.refused("name", seat=1, name="Eve") == "not-your-seat"

    def test_a_bad_name_in_hello_is_refused_but_the_guest_may_stay(self, host: Host) -> None:
        id_, _ = host.table(link_seats("Ada", "Ben"), public=True)
        guest = Guest(host, id_)
        guest.send({"type": "hello", "protocol": PROTOCOL, "tokens": [], "name": "\u0007"})
        assert guest.hear("refused", "table")["reason"] == "name-form"
        assert guest.hear("refused", "table")["table"]["seats"][0]["name"] == "Ada"

    def test_who_has_missed_nothing_is_told_so(self, host: Host) -> None:
        id_, tokens, ada, ben = two_at_a_table(host)
        ben.close()
        back = Guest(host, id_)
        assert back.hello(tokens[1], since=ada.seq) == {"type": "current", "seq": ada.seq}
        back.seq = ada.seq
        ada.done("chat", text="again", seat=0)
        assert back.hear("change")["chat"][0]["text"] == "again"

    def test_who_has_missed_something_is_told_everything(self, host: Host) -> None:
        id_, tokens, ada, ben = two_at_a_table(host)
        since = ben.seq
        ben.close()
        ada.done("chat", text="are you there?", seat=0)
        back = Guest(host, id_)
        told = back.hello(tokens[1], since=since)
        assert told["type"] == "table"
        assert told["chat"][0]["text"] == "are you there?"
        assert back.hello(tokens[1], since=told["seq"])["type"] == "current"
        assert back.hello(tokens[1])["type"] == "table"

    def test_who_is_gone_is_absent_after_a_while(self, new_host: Any) -> None:
        host = new_host(absence_seconds=0.5)
        _, _, ada, ben = two_at_a_table(host)
        assert [seat["present"] for seat in ada.table["seats"]] == [True, True]
        ben.close()
        assert [seat["present"] for seat in ada.hear("change")["table"]["seats"]] == [True, False]

    def test_unknown_tokens_and_tables_are_shown_the_door(self, host: Host) -> None:
        public, tokens = host.table(link_seats("Ada", "Ben"), public=True)
        private, _ = host.table(link_seats("Ada", "Ben"))
        stranger = "x" * 43
        for id_, given, reason, code in (
            (public, [stranger], "token-unknown", 4403),
            (public, [tokens[0], ""], "token-unknown", 4403),
            (private, [], "no-table", 4404),
            (private, [tokens[0]], "no-table", 4404),
            (private, [stranger], "no-table", 4404),
            ("nowhere", [], "no-table", 4404),
            ("nowhere", [stranger], "no-table", 4404),
        ):
            guest = Guest(host, id_)
            assert guest.hello(*given)["reason"] == reason
            assert guest.closed() == code
            assert not any("table" in message for message in guest.heard)

    @pytest.mark.parametrize("version", [{}, {"protocol": 1}, {"protocol": PROTOCOL + 1}])
    def test_an_outdated_page_is_told_to_reload(self, host: Host, version: Data) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben"))
        for table in (id_, "nowhere"):  # nothing shows whether there is such a table
            guest = Guest(host, table)
            guest.send({"type": "hello", "tokens": tokens[:1], **version})
            answer = guest.next()
            assert (answer["type"], answer["reason"]) == ("refused", "page-outdated")
            assert answer["sentence"]["en"] == "This page is older than the server. Reload it."
            assert guest.closed() == 4426

    def test_pages_of_other_sites_are_kept_out(self, host: Host) -> None:
        id_, _ = host.table(link_seats("Ada", "Ben"), public=True)
        with pytest.raises(InvalidStatus) as caught:
            Guest(host, id_, origin="https://evil.example")
        assert caught.value.response.status_code == 403
        Guest(host, id_, origin=host.url).close()


class TestTogether:
    def test_what_is_free_is_taken_back_at_once(self, host: Host) -> None:
        _, _, ada, ben = two_at_a_table(host)
        asked, other = mover(ada, ben)
        assert asked.decision is not None
        assert asked.decision["undo"] is None
        seat, ply = asked.decision["seat"], asked.decision["ply"]
        asked.act()
        seq = asked.done("undo", seat=seat)["seq"]
        other.catch_up(seq)
        change = [message for message in other.heard if message["type"] == "change"][-1]
        assert change["ply_before"] == ply == change["table"]["ply"]
        assert change["notes"] == [{"ply": ply, "kind": "undone", "seat": seat}]
        assert asked.refused("undo", seat=seat) == "nothing-to-undo"

    @staticmethod
    def draw(ada: Guest, ben: Guest) -> tuple[int, Guest, Guest]:
        """Play until somebody has drawn: the seat, whoever sits there, and the other one."""
        while True:
            asked, other = mover(ada, ben)
            assert asked.decision is not None
            seat, draws = asked.decision["seat"], asked.decision["actions"][0]["kind"] == "draw"
            seq = asked.act()
            other.catch_up(seq)
            if draws:
                return seat, asked, other

    def test_what_is_not_free_needs_consent(self, host: Host) -> None:
        _, _, ada, ben = two_at_a_table(host)
        seat, asked, other = self.draw(ada, ben)
        ply = asked.table["ply"]
        asked.done("undo", seat=seat)
        assert other.hear("change")["undo"] == {"seat": seat, "consents": [], "missing": [1 - seat]}
        assert other.refused("undo", seat=1 - seat) == "undo-pending"
        asked.catch_up(other.done("consent", seat=1 - seat, agree=False)["seq"])
        assert asked.table["ply"] == ply
        assert asked.refused("undo", seat=seat) == "undo-denied"
        seat, asked, other = self.draw(ada, ben)
        ply = asked.table["ply"]
        asked.done("undo", seat=seat)
        other.catch_up(asked.done("withdraw", seat=seat)["seq"])
        assert other.table["ply"] == ply
        assert other.refused("consent", seat=1 - seat, agree=True) == "consent-not-asked"
        assert asked.refused("withdraw", seat=seat) == "nothing-to-withdraw"
        assert asked.refused("undo", seat=seat) == "undo-denied"
        seat, asked, other = self.draw(ada, ben)
        ply = asked.table["ply"]
        asked.done("undo", seat=seat)
        other.hear("change")
        asked.catch_up(other.done("consent", seat=1 - seat, agree=True)["seq"])
        assert asked.table["ply"] < ply
        assert asked.decision is not None

    def test_resigning_ends_a_match_of_two_and_a_rematch_follows(self, host: Host) -> None:
        id_, tokens, ada, ben = two_at_a_table(host)
        assert ben.refused("rematch", seat=1) == "rematch-unfinished"
        seq = ada.done("resign", seat=0)["seq"]
        ben.catch_up(seq)
        assert ben.table["outcome"] == {"winners": [1], "scores": [0, 1], "reason": "resigned"}
        assert ben.heard[-1]["notes"][0]["kind"] == "resigned"
        seq = ben.done("rematch", seat=1)["seq"]
        ada.catch_up(seq)
        assert ada.done("rematch", seat=0)["seq"] == seq
        again = ada.table["rematch"]
        assert again != id_
        ada2, ben2 = host.guest(again, tokens[0]), host.guest(again, tokens[1])
        assert ada2.heard[0]["you"] == [1]
        assert ben2.heard[0]["you"] == [0]
        assert ben2.table["started"]
        assert [seat["name"] for seat in ben2.table["seats"]] == ["Ben", "Ada"]

    def test_a_bot_goes_on_for_who_resigns_among_three(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben", "Cleo"), options=SHORT)
        guests = [host.guest(id_, token) for token in tokens]
        guests[0].done("resign", seat=0)
        for guest in guests:
            guest.catch_up(guests[0].seq)
        others = guests[1:]
        while others[0].table["outcome"] is None:
            asked = [guest for guest in others if guest.decision is not None]
            seq = asked[0].act(others[0].seq * 3) if asked else others[0].next()["seq"]
            for guest in others:
                guest.catch_up(seq)
        assert host.get(f"/tables/{id_}/replay", tokens[0]).json()["outcome"] == others[0].table["outcome"]

    def test_a_spectator_cannot_speak_under_the_name_of_a_player(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben"), public=True)
        ada = host.guest(id_, tokens[0])
        eve = Guest(host, id_)
        assert eve.hello(name="Аdа")["reason"] == "name-taken"  # in Cyrillic
        eve.hear("table")
        for name in ("ada", "Ada.", "𝓐𝓭𝓪"):
            assert eve.refused("chat", text="I resign", name=name) == "name-taken"
        assert eve.refused("chat", text="hello", name="Eve\u202e") == "name-form"
        assert eve.refused("chat", text="\u202eolleh", name="Eve") == "chat-form"
        eve.done("chat", text="hello")
        assert ada.hear("change")["chat"][0]["name"] == ""  # nobody in particular
        eve.done("chat", text="hello", name="Eve")
        assert ada.hear("change")["chat"][0]["name"] == "Eve"
        assert ada.refused("name", seat=0, name="BEN") == "name-taken"

    def test_people_at_one_table_can_be_told_apart_from_the_start(self, host: Host) -> None:
        order = {"game": "yin_yang", "seats": link_seats("Ada", "ada")}
        assert host.post("/tables", order).json()["reason"] == "name-taken"
        bots = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
        assert host.post("/tables", {"game": "yin_yang", "seats": [*link_seats("Ada"), *bots]}).status_code == 201

    def test_chat_is_heard_by_all_and_bounded(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben"), public=True)
        ada = host.guest(id_, tokens[0])
        eve = host.guest(id_, name="Eve")
        eve.done("chat", text="hello")
        line = ada.hear("change")["chat"][0]
        assert (line["seat"], line["name"], line["text"]) == (None, "Eve", "hello")
        ada.done("chat", text="hi", seat=0)
        assert eve.hear("change")["chat"][0]["name"] == "Ada"
        assert eve.refused("chat", text="I am Ada", seat=0) == "not-your-seat"
        assert ada.refused("chat", text="who plays may not hide") == "chat-unseated"
        assert ada.refused("chat", text="x" * 501, seat=0) == "too-long"
        assert ada.refused("chat", text=" ", seat=0) == "chat-form"
