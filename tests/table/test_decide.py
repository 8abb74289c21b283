"""The authority over a table, without a server."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from tables import Play, Step, new_play, new_setup, rebuilt, refused, snapshot

import sampan
from sampan.core.errors import IllegalAction, SampanError
from sampan.server import payloads
from sampan.table.decide import LONGEST_CHAT
from sampan.table.refusal import Refusal
from sampan.table.seats import seats_held
from sampan.table.setup import SUBSTITUTE
from sampan.table.table import new_table

RNG = sampan.Rng(1)


def first_action(table: Play) -> dict[str, object]:
    return table.game.describe(table.match.state, table.match.state.legal()[0])


def act(table: Play, choice: int = 0) -> Step:
    """The seat to move takes one of its actions."""
    state = table.match.state
    actions = state.legal()
    return table.act(int(state.to_move()), table.match.ply, table.game.describe(state, actions[choice % len(actions)]))


def play_out(table: Play) -> None:
    turn = 0
    while not table.finished:
        act(table, turn * 5)
        turn += 1


class TestStarting:
    def test_a_table_without_friends_starts_at_once(self) -> None:
        table = Play(new_table(new_setup("hb")[0]))
        change = table.open()
        assert change is not None
        assert table.started
        assert change.seq == table.seq == 1

    def test_a_table_with_friends_starts_when_the_last_one_has_come(self) -> None:
        table = new_play("hll")
        assert not table.started
        assert table.arrive([1], "Ada") is not None
        assert not table.started
        refused("not-started", table, lambda: table.act(0, 0, {"kind": "pass"}))
        change = table.arrive([2], None)
        assert change is not None
        assert table.started
        assert change.ply_before == 0
        assert [seat.name for seat in table.seats] == ["P0", "Ada", "P2"]
        assert [player.name for player in table.match.players] == ["P0", "Ada", "P2"]

    def test_coming_twice_changes_nothing(self) -> None:
        table = new_play("ll")
        table.arrive([0], "Ada")
        assert table.arrive([0], "Ben") is None
        assert table.seats[0].name == "Ada"

    def test_a_name_that_cannot_be_is_refused(self) -> None:
        table = new_play("ll")
        refused("name", table, lambda: table.arrive([0], "x" * 41))
        refused("name", table, lambda: table.rename(0, " "))
        refused("name-form", table, lambda: table.rename(0, "a\u0000b"))

    def test_the_salt_of_a_fair_table_holds_the_names_that_friends_brought(self) -> None:
        table = new_play("hl", fair=True)
        before = payloads.summary(table)["fair"]
        assert before == {"commitment": table.match.dealer.commitment(), "salt": ""}
        table.arrive([1], "Zoë")
        assert table.match.dealer.salt == table.salt == f"{table.setup.id}|P0|Zoë"
        assert payloads.summary(table)["fair"] == {**before, "salt": table.salt}

    def test_nothing_fair_is_told_of_an_unfair_table(self) -> None:
        assert payloads.summary(new_play("hh"))["fair"] is None

    def test_tokens_open_their_own_seats_only(self) -> None:
        setup, tokens = new_setup("hlbh")
        seats = new_table(setup).seats
        assert seats_held(seats, [tokens[0], tokens[3], tokens[0]]) == (0, 3)
        assert seats_held(seats, []) == ()
        for wrong in (tokens[1], tokens[2], "", "token 0 "):
            with pytest.raises(Refusal, match="not the key"):
                seats_held(seats, [tokens[0], wrong])
        assert not any(token in json.dumps(setup.seats) for token in tokens)


class TestActing:
    def test_an_action_answers_a_ply(self) -> None:
        table = new_play("hh")
        ply, seat = table.match.ply, int(table.match.to_move())
        action = first_action(table)
        refused("late", table, lambda: table.act(seat, ply - 1, action))
        refused("late", table, lambda: table.act(seat, ply + 1, action))
        refused("not-your-turn", table, lambda: table.act(1 - seat, ply, action))
        refused("kind-not-now", table, lambda: table.act(seat, ply, {"kind": "fly"}))
        refused("description-form", table, lambda: table.act(seat, ply, {}))
        change = table.act(seat, ply, action)
        assert change.ply_before == ply
        refused("late", table, lambda: table.act(seat, ply, action))

    def test_a_whole_match_can_be_played_and_then_no_more(self) -> None:
        table = new_play("hhh")
        play_out(table)
        refused("game-over", table, lambda: table.act(0, table.match.ply, {"kind": "pass"}))
        refused("game-over", table, lambda: table.take_back(0))
        refused("game-over", table, lambda: table.resign(0))

    def test_a_preview_changes_nothing(self) -> None:
        table = new_play("hh")
        before = snapshot(table)
        seat, ply = int(table.match.to_move()), table.match.ply
        assert isinstance(table.preview(seat, ply, first_action(table), RNG), list)
        assert snapshot(table) == before
        refused("late", table, lambda: table.preview(seat, ply + 1, first_action(table), RNG))

    def test_a_bot_that_says_nothing_legal_is_helped_out_and_that_is_noted(self) -> None:
        for answer in (None, 999_999, True):
            table = new_play("bb")
            seat = table.bot_to_move
            assert seat is not None
            ply = table.match.ply
            change = table.act_for_bot(seat, answer, RNG)
            assert change.notes == [{"ply": ply, "kind": "bot_failed", "seat": seat, "bot": "easy"}]
            assert list(table.notes) == change.notes
            assert table.match.ply > ply

    def test_a_bot_that_plays_leaves_no_note(self) -> None:
        table = new_play("bb")
        seat = table.bot_to_move
        assert seat is not None
        assert table.act_for_bot(seat, table.match.state.legal()[0], RNG).notes == []


class TestTakingBack:
    def asked(self, kinds: str) -> tuple[Play, int]:
        """A table at which a seat has asked for what is not free: it drew a card, which showed it something."""
        table = new_play(kinds)
        while True:
            seat = table.bot_to_move
            if seat is not None:
                table.act_for_bot(seat, None, RNG)
                continue
            seat = int(table.match.to_move())
            act(table)
            if table.undo_mode(seat) == "consent":
                return table, seat

    def test_nothing_can_be_taken_back_before_anything_was_done(self) -> None:
        table = new_play("hh", options={"no_token": True})
        refused("nothing-to-undo", table, lambda: table.take_back(int(table.match.to_move())))

    def test_what_showed_nothing_is_free(self) -> None:
        table = new_play("hhh")
        seat, ply = int(table.match.to_move()), table.match.ply
        before = table.match.state.position()
        act(table)  # a first token, which everybody sees anyway
        assert table.undo_mode(seat) == "free"
        change = table.take_back(seat)
        assert change.ply_before == ply == table.match.ply
        assert change.notes == [{"ply": ply, "kind": "undone", "seat": seat}]
        assert table.match.state.position() == before

    def test_what_showed_something_needs_everybodys_consent(self) -> None:
        table, seat = self.asked("hhh")
        others = [other for other in range(3) if other != seat]
        ply = table.match.ply
        table.take_back(seat)
        assert table.undo_seat == seat
        assert table.undo_missing == others
        refused("undo-pending", table, lambda: table.take_back(others[0]))
        refused("consent-not-asked", table, lambda: table.consent(seat, True))
        table.consent(others[0], True)
        refused("consent-not-asked", table, lambda: table.consent(others[0], True))
        assert table.match.ply == ply
        change = table.consent(others[1], True)
        assert change.ply_before == table.match.ply < ply
        assert table.undo_seat is None

    def test_one_refusal_is_enough(self) -> None:
        table, seat = self.asked("hhh")
        other = (seat + 1) % 3
        ply = table.match.ply
        table.take_back(seat)
        change = table.consent(other, False)
        assert change.notes == [{"ply": ply, "kind": "undo_refused", "seat": seat, "by": other}]
        assert table.undo_seat is None
        assert table.match.ply == ply
        refused("consent-not-asked", table, lambda: table.consent(other, True))

    def test_who_asked_may_withdraw(self) -> None:
        table, seat = self.asked("hhh")
        other = (seat + 1) % 3
        ply = table.match.ply
        refused("nothing-to-withdraw", table, lambda: table.withdraw(seat))
        table.take_back(seat)
        table.consent(other, True)
        refused("nothing-to-withdraw", table, lambda: table.withdraw(other))
        change = table.withdraw(seat)
        assert change.notes == [{"ply": ply, "kind": "undo_withdrawn", "seat": seat}]
        assert table.undo_seat is None
        assert table.match.ply == ply
        refused("nothing-to-withdraw", table, lambda: table.withdraw(seat))
        refused("consent-not-asked", table, lambda: table.consent((seat + 2) % 3, True))
        refused("undo-denied", table, lambda: table.take_back(seat))

    def test_bots_always_agree(self) -> None:
        table, seat = self.asked("hbb")
        ply = table.match.ply
        table.take_back(seat)
        assert table.match.ply < ply
        assert table.undo_seat is None

    def test_a_request_lives_until_its_seat_acts_again(self) -> None:
        table, seat = self.asked("hh")
        table.take_back(seat)
        while table.match.to_move() != seat:
            act(table)
            assert table.undo_seat == seat
        act(table)
        assert table.undo_seat is None

    def test_after_an_undo_the_same_ply_can_be_answered_again(self) -> None:
        table = new_play("hh")
        ply = table.match.ply
        act(table)
        table.take_back(1 - int(table.match.to_move()))
        assert table.match.ply == ply
        act(table, 1)
        assert table.match.ply > ply


class TestResigning:
    def test_of_two_the_other_one_wins(self) -> None:
        table = new_play("hh")
        change = table.resign(1)
        outcome = table.match.outcome()
        assert outcome is not None
        assert outcome.winners == (0,)
        assert change.notes == [{"ply": table.match.ply, "kind": "resigned", "seat": 1}]

    def test_of_three_a_bot_goes_on(self) -> None:
        table = new_play("hhh")
        first = int(table.match.to_move())
        act(table)
        seat = int(table.match.to_move())
        table.resign(seat)
        assert not table.finished
        assert table.bot_for(seat) == SUBSTITUTE
        assert table.bot_to_move == seat
        assert table.persons_to_move == []
        refused("resigned", table, lambda: table.act(seat, table.match.ply, {"kind": "pass"}))
        refused("resign", table, lambda: table.resign(seat))
        refused("undo-resigned", table, lambda: table.take_back(first))
        told: Any = payloads.summary(table)["seats"]
        assert [number for number, told_of in enumerate(told) if told_of["resigned"]] == [seat]

    def test_alone_against_bots_it_ends_the_match(self) -> None:
        table = new_play("hbb")
        table.resign(0)
        outcome = table.match.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((1, 2), "resigned")
        assert table.bot_to_move is None


class TestTalking:
    def test_lines_are_kept_and_told(self) -> None:
        table = new_play("hh")
        change = table.say(0, "ignored", "  good luck 👩‍👧 ", "now")
        assert change.chat == [{"seat": 0, "name": "P0", "text": "good luck 👩‍👧", "at": "now"}]
        assert table.say(None, "Eve", "hello", "now").chat[0]["name"] == "Eve"
        assert len(table.chat) == 2

    def test_only_the_last_two_hundred_are_kept(self) -> None:
        table = new_play("hh")
        for number in range(250):
            table.say(0, "", str(number), "now")
        assert [line["text"] for line in table.chat] == [str(number) for number in range(50, 250)]

    @pytest.mark.parametrize("words", ["", "  ", "a\nb", "\x00", "\ud800", "\x9b31m"])
    def test_what_cannot_be_shown_is_refused(self, words: str) -> None:
        table = new_play("hh")
        refused("chat-form", table, lambda: table.say(0, "", words, "now"))

    def test_what_is_too_long_is_refused(self) -> None:
        table = new_play("hh")
        table.say(0, "", "x" * LONGEST_CHAT, "now")
        refused("too-long", table, lambda: table.say(0, "", "x" * (LONGEST_CHAT + 1), "now"))


class TestRematch:
    def test_everybody_moves_on_by_one_seat_and_teams_stay_together(self) -> None:
        table = new_play("hlbh", options={"teams": [0, 1, 0, 2]})
        table.arrive([1], "Ada")
        refused("rematch-unfinished", table, lambda: table.play_again("x"))
        for seat in (0, 1, 3):
            table.resign(seat)
        again = new_table(table.rematch_setup("other", "2" * 64, "later"))
        assert [seat.name for seat in again.seats] == ["Ada", "P2", "P3", "P0"]
        assert [seat.token for seat in again.seats] == [table.seats[i].token for i in (1, 2, 3, 0)]
        assert again.match.options["teams"] == [1, 0, 2, 0]
        assert [seat.taken for seat in again.seats] == [False, True, False, False]
        assert table.play_again("other") is not None
        assert table.play_again("another") is None
        assert table.rematch == "other"


class TestRecords:
    def test_a_table_can_be_made_again_from_its_records(self) -> None:
        table = new_play("llh", fair=True)
        made: list[Step | None] = [
            table.arrive([0], "Ada"),
            table.arrive([1], "Ben"),
            table.depart([0], "now"),
        ]
        made.append(table.say(1, "", "hello", "now"))
        made.append(table.rename(2, "Cleo"))
        seats = range(3)
        for turn in range(30):
            seat = int(table.match.to_move())
            made.append(act(table, turn * 5))
            if turn % 7 == 3:
                if table.undo_seat is None:
                    made.append(table.take_back(seat))
                if table.undo_seat is not None and turn % 3 == 0:
                    made.append(table.withdraw(table.undo_seat))
                others = [other for other in seats if table.undo_seat is not None and other in table.undo_missing]
                made.extend(table.consent(other, turn % 2 == 0) for other in others[:1])
                made.extend(table.consent(other, True) for other in others[1:] if table.undo_seat is not None)
        made.append(table.resign(0))
        made.append(table.resign(1))
        made.append(table.play_again("again"))
        records = [step for step in made if step is not None]
        assert [step.seq for step in records] == list(range(1, table.seq + 1))
        kinds = {step.record.kind for step in records}
        assert kinds >= {"join", "depart", "act", "undo", "ask", "consent", "withdraw"}
        again = rebuilt(table, records)
        assert snapshot(again) == snapshot(table)
        assert sampan.core.match_file.match_text(again.match) == sampan.core.match_file.match_text(table.match)

    def test_notes_of_bots_come_back(self) -> None:
        table = Play(new_table(new_setup("bb")[0]))
        opened = table.open()
        seat = table.bot_to_move
        assert seat is not None
        assert opened is not None
        again = rebuilt(table, [opened, table.act_for_bot(seat, None, RNG)])
        assert snapshot(again) == snapshot(table)

    def test_a_change_tells_only_what_is_new(self) -> None:
        table = new_play("hh")
        table.say(0, "", "one", "now")
        told = table.say(1, "", "two", "now").message((0,))
        line = {"seat": 1, "name": "P1", "text": "two", "at": "now"}
        assert told == {"type": "change", "seq": table.seq, "chat": [line]}


def test_illegal_actions_leave_the_match_as_it_was() -> None:
    table = new_play("hh", options={"first_player": 0})
    before = copy.deepcopy(table.match.state.position())
    for action in ({"kind": "choose_token", "colour": "green"}, {"kind": "pass"}, {"kind": 3}, {"kind": "draw"}):
        with pytest.raises(SampanError):
            table.act(0, table.match.ply, action)
    assert table.match.state.position() == before
    with pytest.raises(IllegalAction):
        table.match.act(1, 0)
