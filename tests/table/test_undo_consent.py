"""Who must agree to an undo: every person, bots at once, and never a substitute in the place of a person."""

from __future__ import annotations

import importlib
from collections.abc import Callable

import pytest
from face_down import STOP, FaceDown, name
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import Play, Step, new_play, rebuilt, refused, snapshot
from wandering import wander

from sampan.core.rng import Rng
from sampan.table import records as r
from sampan.table.apply import apply
from sampan.table.records import read_record

NOON = "2026-11-16T12:00:00Z"
RNG = Rng(1)


def seated(kinds: str, **wishes: object) -> Play:
    table = new_play(kinds, created=NOON, **wishes)
    table.arrive([seat for seat, kind in enumerate(kinds) if kind != "b"], None)
    return table


def move(table: Play) -> Step:
    """Whoever is to move does something that ends the turn soon; substitutes and bots too."""
    seat = int(table.match.to_move())
    action = table.game.describe(table.match.state, table.match.state.legal()[0])
    if table.bot_for(seat) is None:
        return table.act(seat, table.match.ply, action)
    return table.act_for_bot(seat, action, RNG)


def play_until(table: Play, seat: int, actions: int = 1) -> None:
    """Play until a seat has acted so often and somebody else has moved after it."""
    while actions or table.match.entries[-1].by in (seat, -1):
        actions -= int(table.match.to_move()) == seat and actions > 0
        move(table)


def take_over(table: Play, absent: int) -> int:
    """The others call a substitute for somebody who is away; the ply of that."""
    table.depart([absent], NOON)
    for seat in list(table.voters):
        table.vote(seat, absent, True)
    assert absent in table.substitutes.playing
    return int(table.match.ply)


class TestAskingAgain:
    """Nobody is nagged: one answer settles the matter of an action."""

    @staticmethod
    def asking() -> Play:
        table = seated("hll", options={"first_player": 0})
        play_until(table, 0)
        table.take_back(0)
        return table

    @pytest.mark.parametrize("denied", [lambda table: table.consent(1, False), lambda table: table.withdraw(0)])
    def test_a_seat_asks_once_for_an_action(self, denied: Callable[[Play], Step]) -> None:
        table = self.asking()
        denied(table)
        for play in (table, rebuilt(table, table.steps)):
            refused("undo-denied", play, lambda play=play: play.take_back(0))  # type: ignore[misc]
        while int(table.match.to_move()) != 0:
            move(table)
        refused("undo-denied", table, lambda: table.take_back(0))
        assert table.undo_mode(0) is None
        assert isinstance(table.take_back(1).record, r.UndoAsked), "the others can"
        table.withdraw(1)
        play_until(table, 0)
        assert isinstance(table.take_back(0).record, r.UndoAsked), "it has acted again"

    def test_the_same_ply_may_be_another_action(self) -> None:
        table = self.asking()
        table.consent(1, False)
        asked = table.undo_ply(0)
        table.table = apply(table.table, r.Undone(0, (1, 2)))  # as if all had agreed in the end
        play_until(table, 0)
        assert table.undo_ply(0) == asked
        assert isinstance(table.take_back(0).record, r.UndoAsked)

    def test_what_is_free_stays_free(self) -> None:
        table = self.asking()
        table.withdraw(0)
        while table.undo_mode(0) != "free":
            move(table)
        assert isinstance(table.take_back(0).record, r.Undone)


class TestBeforeTheTakeover:
    def test_of_two_the_one_who_stays_cannot_take_the_match_back(self) -> None:
        table = seated("hl", options={"first_player": 0})
        play_until(table, 0)
        ply = take_over(table, 1)
        assert isinstance(table.take_back(0).record, r.UndoAsked)
        assert table.undo_missing == [1]
        assert table.match.ply == ply
        table.withdraw(0)

    def test_the_person_can_agree_once_back(self) -> None:
        table = seated("hl", options={"first_player": 0})
        play_until(table, 0)
        ply = take_over(table, 1)
        table.take_back(0)
        table.arrive([1], None)  # without taking the seat back
        assert [note["kind"] for note in table.consent(1, True).notes] == ["undone"]
        assert table.match.ply < ply

    def test_the_person_can_refuse_after_taking_the_seat_back(self) -> None:
        table = seated("hl", options={"first_player": 0})
        play_until(table, 0)
        take_over(table, 1)
        table.take_back(0)
        table.arrive([1], None)
        table.resume(1)
        assert table.undo_missing == [1]
        assert [note["kind"] for note in table.consent(1, False).notes] == ["undo_refused"]

    def test_so_it_is_when_the_time_was_up(self) -> None:
        table = seated("hll", options={"first_player": 0}, substitute_minutes=1)
        play_until(table, 0)
        table.depart([2], NOON)
        assert table.replace_overdue("2026-11-16T12:05:00Z") is not None
        table.take_back(0)
        assert table.undo_missing == [1, 2]

    def test_several_undos_in_a_row_do_not_lead_there(self) -> None:
        table = seated("hll", options={"first_player": 0})
        play_until(table, 0, 3)
        play_until(table, 1, 2)
        ply = take_over(table, 2)
        play_until(table, 0, 3)
        steps = []
        while True:
            table.take_back(0)
            if table.undo_missing != [1]:
                break
            steps.append(table.consent(1, True))
            assert table.match.ply >= ply
        assert len(steps) >= 2
        assert table.undo_missing == [1, 2]
        table.consent(1, True)
        assert table.undo_missing == [2]

    def test_a_seat_that_was_handed_back_is_asked_about_everything(self) -> None:
        table = seated("hl", options={"first_player": 0})
        play_until(table, 0)
        take_over(table, 1)
        play_until(table, 0, 2)
        table.arrive([1], None)
        table.resume(1)
        table.take_back(0)
        assert table.undo_missing == [1]

    def test_a_second_takeover_protects_what_was_played_in_between(self) -> None:
        table = seated("hll", options={"first_player": 0})
        play_until(table, 0)
        first = take_over(table, 2)
        play_until(table, 0, 2)
        table.arrive([2], None)
        table.resume(2)
        play_until(table, 0, 2)
        second = take_over(table, 2)
        assert second > first
        table.take_back(0)
        assert first <= table.undo_ply(0) < second
        assert table.undo_missing == [1, 2]

    def test_once_the_person_has_agreed_the_substitute_starts_from_there(self) -> None:
        table = seated("hll", options={"first_player": 0})
        play_until(table, 0, 2)
        take_over(table, 2)
        table.take_back(0)
        table.consent(1, True)
        table.arrive([2], None)
        table.consent(2, True)
        ply = table.match.ply
        play_until(table, 0, 1)
        table.take_back(0)
        assert table.undo_ply(0) >= ply
        assert table.undo_missing == [1]

    def test_records_of_before_in_which_substitutes_agreed(self) -> None:
        table = seated("hll", options={"first_player": 0})
        play_until(table, 0)
        take_over(table, 2)
        table.table = apply(table.table, read_record({"kind": "ask", "seat": 0, "consents": [2]}))
        assert table.undo_missing == [1, 2]


class TestAfterTheTakeover:
    def test_the_others_who_play_decide(self) -> None:
        table = seated("hllb", options={"first_player": 0})
        play_until(table, 0)
        take_over(table, 2)
        play_until(table, 0, 2)
        assert table.take_back(0).record == r.UndoAsked(0, (3,))
        assert table.undo_missing == [1]
        assert isinstance(table.consent(1, True).record, r.Undone)

    def test_if_nobody_else_plays_the_person_does(self) -> None:
        """Otherwise whoever is left could draw again and again until the draw is a good one."""
        table = seated("hlb", options={"first_player": 0})
        play_until(table, 0)
        ply = take_over(table, 1)
        play_until(table, 0, 2)
        table.take_back(0)
        assert table.undo_ply(0) >= ply
        assert table.undo_missing == [1]

    def test_if_somebody_takes_a_seat_back_meanwhile_that_person_is_asked(self) -> None:
        table = seated("hll", options={"first_player": 0})
        play_until(table, 0)
        take_over(table, 2)
        play_until(table, 0, 2)
        table.take_back(0)
        assert table.undo_missing == [1]
        table.arrive([2], None)
        step = table.resume(2)
        assert step.message((0,))["undo"] == {"seat": 0, "consents": [], "missing": [1, 2]}
        table.consent(1, True)
        assert table.undo_missing == [2]

    def test_a_request_that_nobody_is_left_to_answer_lapses(self) -> None:
        table = seated("hll", options={"first_player": 0})
        play_until(table, 0)
        take_over(table, 1)
        take_over(table, 2)
        play_until(table, 0, 2)
        table.take_back(0)
        assert table.undo_missing == [1, 2]
        table.arrive([1], None)
        table.consent(1, True)
        table.resume(1)
        assert table.undo is None

    def test_what_is_free_stays_free(self) -> None:
        table = seated("hl", options={"first_player": 0})
        move(table)  # the first token: nobody has acted since, and nothing was revealed
        take_over(table, 1)
        assert table.undo_mode(0) == "free"
        assert isinstance(table.take_back(0).record, r.Undone)

    def test_bots_of_their_own_agree_at_once(self) -> None:
        table = seated("hbb", options={"first_player": 0})
        play_until(table, 0)
        assert table.take_back(0).record.consents == (1, 2)  # type: ignore[attr-defined]


class TestSimultaneousChoices:
    @pytest.fixture(autouse=True)
    def toy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(importlib.import_module("sampan.games.registry")._GAMES, "face_down", FaceDown())

    def lay(self, table: Play, seat: int, *cards: int) -> None:
        for card in cards:
            action = {"kind": "stop"} if card == STOP else {"kind": "lay", "card": name(seat, card)}
            if table.bot_for(seat) is None:
                table.act(seat, table.ply_of(seat), action)
            else:
                table.act_for_bot(seat, table.game.find(table.asking(seat), action), RNG)

    def table(self, *chosen_before: int) -> Play:
        """Seat 2 leaves after it has chosen some cards; then all choices enter the log."""
        table = seated("hll", game="face_down")
        self.lay(table, 2, *chosen_before)
        take_over(table, 2)
        self.lay(table, 2, *[card for card in (3, 2, STOP) if card not in chosen_before])
        self.lay(table, 0, 5, 4, STOP)
        self.lay(table, 1, 4, 3, STOP)
        assert not table.pending
        return table

    def test_who_had_chosen_is_asked(self) -> None:
        """Otherwise the others could choose again, knowing what that person had chosen in secret."""
        table = self.table(3)
        table.take_back(0)
        assert table.undo_missing == [1, 2]
        table.consent(1, True)
        table.arrive([2], None)
        table.consent(2, True)
        assert table.pending.of(2)
        self.lay(table, 0, STOP)
        table.take_back(0)
        assert table.undo_missing == [1, 2], "they are still that person's choices"

    def test_who_had_not_is_not(self) -> None:
        table = self.table()
        table.take_back(0)
        assert table.undo_missing == [1]

    def test_it_does_not_go_back_further_without_the_person(self) -> None:
        table = self.table()
        table.take_back(0)
        table.consent(1, True)
        while table.pending.of(0):
            table.take_back(0)
        with pytest.raises(Exception, match="has not done anything"):
            table.take_back(0)


class TestDraws:
    def test_a_record_tells_how_many_were_taken_back(self) -> None:
        table = seated("hl", options={"first_player": 0}, fair=True)
        play_until(table, 0, 2)
        steps = []
        drawn = []
        for _ in range(4):
            ply = table.undo_ply(0)
            drawn.append(table.match.draws_since(ply))
            table.take_back(0)
            steps.append(table.consent(1, True))
            play_until(table, 0, 1)
        assert min(drawn) > 0
        assert [step.record.draws for step in steps] == drawn  # type: ignore[attr-defined]
        assert [step.notes[0]["draws"] for step in steps] == drawn
        assert [undo.draws for undo in table.match.undos] == drawn

    def test_a_record_of_before_draws_the_same_again(self) -> None:
        table = seated("hl", options={"first_player": 0})
        play_until(table, 0, 2)
        action = table.match.entries[table.undo_ply(0)].description
        drawn = [entry.action for entry in table.match.entries[table.undo_ply(0) :] if entry.by < 0]
        assert drawn
        table.table = apply(table.table, read_record({"kind": "undo", "seat": 0, "consents": [1]}))
        table.act(0, table.match.ply, action)
        while len([entry for entry in table.match.entries[table.undo_ply(0) :] if entry.by < 0]) < len(drawn):
            move(table)
        again = [entry.action for entry in table.match.entries[table.undo_ply(0) :] if entry.by < 0]
        assert again[: len(drawn)] == drawn


@given(st.integers(0, 10**6), st.sampled_from(["hlll", "hllb", "hhl"]))
@settings(max_examples=40, deadline=None)
def test_whatever_happens_nobody_agrees_for_a_person(seed: int, kinds: str) -> None:
    table = new_play(kinds, created=NOON, substitute_minutes=1, fair=True)
    table.arrive([seat for seat, kind in enumerate(kinds) if kind != "b"], None)
    steps = wander(table, seed, 120)
    for step in steps:
        if not isinstance(step.record, r.Undone) or step.before.undo_mode(step.record.seat) == "free":
            continue
        before, replaced = step.before, step.before.substitutes.playing
        persons = [seat for seat, kind in enumerate(kinds) if kind != "b" and seat != step.record.seat]
        silent = [seat for seat in persons if seat not in step.record.consents]
        for seat in silent:
            assert replaced[seat] <= before.undo_ply(step.record.seat)
            assert len(silent) < len(persons)
    assert snapshot(rebuilt(table, table.steps)) == snapshot(table)
