"""Seats that decide at the same time, without a server: what each chooses stays pending until all are ready."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace

import pytest
from face_down import STOP, FaceDown, FaceDownState, name
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables import Data, Play, Step, new_play, rebuilt, refused, snapshot

import sampan
from sampan.core.match_file import match_text
from sampan.server import payloads
from sampan.server.schemas.socket import TOLD
from sampan.table.setup import SUBSTITUTE
from sampan.table.simultaneous import PendingChoices
from sampan.table.table import new_table

RNG = sampan.Rng(1)
EVERY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which everybody decides at the same time."""
    monkeypatch.setitem(importlib.import_module("sampan.games.registry")._GAMES, "face_down", FaceDown())


def laying(kinds: str, **wishes: object) -> Play:
    """A table at which everybody is to lay cards; the game asks the second seat first."""
    return new_play(kinds, game="face_down", **wishes)


def lay(table: Play, seat: int, *cards: int) -> list[Step]:
    """A person lays cards; STOP is none."""
    return [table.act(seat, table.ply_of(seat), described(seat, card)) for card in cards]


def described(seat: int, card: int) -> Data:
    return {"kind": "stop"} if card == STOP else {"kind": "lay", "card": name(seat, card)}


def all_lay(table: Play) -> Step:
    """Everybody lays; who has what is easily remembered."""
    changes = [lay(table, seat, 5 - seat, 4 - seat, STOP)[-1] for seat in range(len(table.seats))]
    return changes[-1]


def told(table: Play, *held: int) -> str:
    return payloads.encode(payloads.whole(table, held))


def others(table: Play, seat: int) -> list[tuple[int, ...]]:
    """All observers but one seat, a spectator among them."""
    return [(), *[(other,) for other in range(len(table.seats)) if other != seat]]


class TestDeciding:
    def test_everybody_is_asked_at_once(self) -> None:
        table = laying("hhh")
        assert table.match.to_move() == 1
        assert list(table.deciding) == table.persons_to_move == [0, 1, 2]
        assert list(table.ready) == []
        for seat in range(3):
            whole = payloads.whole(table, (seat,))
            (decision,) = whole["decisions"]  # type: ignore[misc]
            assert decision["seat"] == seat
            assert decision["ply"] == table.match.ply
            assert decision["actions"] == [described(seat, card) for card in (1, 2, 3, 4, 5)]
        both = payloads.whole(table, (0, 2))["decisions"]
        assert [decision["seat"] for decision in both] == [0, 2]  # type: ignore[attr-defined]
        assert payloads.whole(table, ())["decisions"] == []

    def test_the_order_of_asking_shows_to_nobody(self) -> None:
        table = laying("hhh")
        for held in [(), (0,), (1,), (2,)]:
            assert "to_move" not in told(table, *held)
        lay(table, 2, 1, STOP)
        assert payloads.summary(table)["deciding"] == [0, 1]
        assert payloads.summary(table)["ready"] == [2]
        lay(table, 1, 1, STOP)
        assert payloads.summary(table)["deciding"] == [0]
        assert payloads.summary(table)["ready"] == [1, 2]

    def test_what_a_seat_does_is_shown_to_itself_alone(self) -> None:
        for seat in range(3):  # whether the game asks it first or last
            table = laying("hhh")
            before = {held: told(table, *held) for held in others(table, seat)}
            (change,) = lay(table, seat, 4)
            assert change.private == seat
            assert {held: told(table, *held) for held in others(table, seat)} == before
            own = payloads.whole(table, (seat,))
            assert own["views"][str(seat)]["laid"][seat] == [name(seat, 4)]  # type: ignore[index]
            assert own["pending"] == {str(seat): 1}
            assert own["decisions"][0]["ply"] == table.match.ply + 1  # type: ignore[index]
            assert described(seat, 4) not in own["decisions"][0]["actions"]  # type: ignore[index]
            TOLD.validate_python(own)

    def test_everybody_is_told_who_is_ready_and_no_more(self) -> None:
        table = laying("hhh")
        one, two = lay(table, 0, 3, STOP)
        assert (one.private, two.private) == (0, None)
        for held in others(table, 0):
            message = payloads.encode(two.message(held))
            assert "card-0-" not in message
            assert '"deciding":[1,2],"ready":[0]' in message

    def test_the_number_of_decisions_shows_to_nobody(self) -> None:
        """Somebody who lays one card and somebody who lays three look the same until all are ready."""
        short, long = laying("hhh"), laying("hhh")
        lay(short, 0, 3, STOP)
        lay(long, 0, 1, 2, 3)
        assert short.seq < long.seq
        for held in others(short, 0):
            assert told(short, *held) == told(long, *held)

    def test_what_another_does_meanwhile_makes_no_choice_stale(self) -> None:
        table = laying("hhh")
        plies = [table.ply_of(seat) for seat in range(3)]
        lay(table, 1, 1, 2, 3)
        lay(table, 2, 1)
        table.act(0, plies[0], described(0, 5))
        assert table.asking(0).view(0)["laid"][0] == [name(0, 5)]  # type: ignore[index]

    def test_repeated_late_and_foreign_actions_are_refused(self) -> None:
        table = laying("hhh")
        ply = table.match.ply
        lay(table, 0, 1)
        refused("late", table, lambda: table.act(0, ply, described(0, 2)))
        refused("late", table, lambda: table.act(0, ply + 2, described(0, 2)))
        refused("not-asked", table, lambda: table.act(0, ply + 1, described(0, 1)))
        refused("field-word", table, lambda: table.act(0, ply + 1, described(1, 1)))
        refused("kind-not-now", table, lambda: table.act(0, ply + 1, {"kind": "end", "how": "take"}))
        lay(table, 0, STOP)
        refused("late", table, lambda: table.act(0, ply + 1, described(0, STOP)))
        refused("not-deciding", table, lambda: table.act(0, ply + 2, described(0, 2)))
        refused("not-deciding", table, lambda: table.preview(0, ply + 2, described(0, 2), RNG))

    def test_when_all_are_ready_everything_enters_the_match_in_the_order_of_asking(self) -> None:
        table = laying("hhh")
        ply = table.match.ply
        change = all_lay(table)
        assert change.private is None
        assert change.ply_before == ply
        assert [entry.by for entry in table.match.entries[ply:]] == [1] * 3 + [2] * 3 + [0] * 3
        assert table.match.state.position()["laid"] == [[5, 4], [4, 3], [3, 2]]
        assert not table.pending
        assert list(table.deciding) == [0]
        for seat in range(3):
            message = change.message((seat,))
            assert message["pending"] == {}
            assert len(message["entries"][str(seat)]) == 9  # type: ignore[index]
        refused("not-your-turn", table, lambda: table.act(1, table.match.ply, {"kind": "end", "how": "take"}))
        table.act(0, table.match.ply, {"kind": "end", "how": "take"})
        assert list(table.deciding) == [0, 1, 2]

    def test_a_preview_foresees_what_is_to_be_pending(self) -> None:
        table = laying("hh")
        lay(table, 0, 1)
        before = snapshot(table)
        foreseen = table.preview(0, table.ply_of(0), described(0, 2), RNG)
        assert foreseen == [{"kind": "card_laid", "seat": 0, "card": name(0, 2)}]
        assert snapshot(table) == before

    def test_a_game_that_breaks_its_word_is_no_refusal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """What enters the match must not fail half way as if nothing had changed."""
        monkeypatch.setitem(importlib.import_module("sampan.games.registry")._GAMES, "face_down", FaceDown(NoCardTwice))
        table = laying("hh")
        lay(table, 0, 3, STOP)
        lay(table, 1, 3)
        with pytest.raises(RuntimeError, match="not what the game asks for"):
            lay(table, 1, STOP)


class NoCardTwice(FaceDownState):
    """What one has laid nobody else may lay: the decisions are not independent of each other."""

    def codes(self) -> list[int]:
        others = [cards for seat, cards in enumerate(self.laid) if seat != self.asked]
        return [code for code in super().codes() if not self.laying() or not any(code in cards for cards in others)]


class TestTakingBack:
    def test_what_is_pending_is_taken_back_freely(self) -> None:
        table = laying("hhh")
        lay(table, 0, 1, 2)
        before = {held: told(table, *held) for held in others(table, 0)}
        assert payloads.whole(table, (0,))["decisions"][0]["undo"] == "free"  # type: ignore[index]
        change = table.take_back(0)
        assert change.private == 0
        assert change.notes == []
        assert table.asking(0).view(0)["laid"][0] == [name(0, 1)]  # type: ignore[index]
        table.take_back(0)
        assert not table.pending
        assert {held: told(table, *held) for held in others(table, 0)} == before
        refused("nothing-to-undo", table, lambda: table.take_back(0))

    def test_who_was_ready_is_not_ready_any_more_and_all_know_it(self) -> None:
        table = laying("hhh")
        lay(table, 0, 1, STOP)
        change = table.take_back(0)
        assert change.private is None
        assert list(table.deciding) == [0, 1, 2]
        assert list(table.ready) == []

    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_what_has_entered_the_match_is_taken_back_by_consent_and_undoes_nothing_of_the_others(
        self, seat: int
    ) -> None:
        table = laying("hhh")
        ply = table.match.ply
        all_lay(table)
        after = table.match.state.position()
        entries = [entry.description for entry in table.match.entries]
        table.take_back(seat)
        assert table.undo_seat == seat
        changes = [table.consent(other, True) for other in range(3) if other != seat]
        assert changes[-1].ply_before == table.match.ply == ply
        assert changes[-1].notes == [{"ply": ply, "kind": "undone", "seat": seat}]
        assert list(table.deciding) == [seat]
        assert list(table.ready) == [other for other in range(3) if other != seat]
        for other in range(3):
            assert table.asking(other).view(other)["laid"][other] == [  # type: ignore[index]
                name(other, 5 - other),
                name(other, 4 - other),
            ]
        for held in others(table, seat):
            assert f"card-{seat}-" not in told(table, *held)
        lay(table, seat, STOP)
        assert [entry.description for entry in table.match.entries] == entries
        assert table.match.state.position() == after

    def test_bots_always_agree_and_keep_to_what_they_decided(self) -> None:
        table = laying("hb")
        table.act_for_bot(1, 2, RNG)
        table.act_for_bot(1, STOP, RNG)
        lay(table, 0, 5, STOP)
        table.take_back(0)  # bots always agree
        assert list(table.deciding) == [0]
        assert list(table.ready) == [1]

    def test_what_came_before_needs_consent_and_drops_everything(self) -> None:
        table = laying("hhh")
        all_lay(table)
        ply = table.match.ply
        table.act(0, ply, {"kind": "end", "how": "give"})
        lay(table, 1, 2)
        lay(table, 2, 1, STOP)
        assert table.undo_mode(0) == "consent"
        assert table.undo_mode(1) == "free"
        table.take_back(0)
        assert table.undo_seat == 0
        lay(table, 0, 1)  # a request is not void by what nobody may know of
        assert table.undo_seat == 0
        for other in (1, 2):
            table.consent(other, True)
        assert table.match.ply == ply
        assert list(table.deciding) == [0]
        assert not table.pending

    def test_whether_others_have_pending_something_does_not_show_in_what_is_free(self) -> None:
        """The last action before all decide would be free to take back, if nobody else had begun."""

        def after_the_end(choice: Callable[[Play], object]) -> Play:
            table = laying("hh")
            all_lay(table)
            table.act(0, table.match.ply, {"kind": "end", "how": "take"})
            choice(table)
            return table

        began, waits = after_the_end(lambda table: lay(table, 1, 1)), after_the_end(lambda table: None)
        assert told(began, 0) == told(waits, 0)
        assert began.undo_mode(0) == waits.undo_mode(0) == "consent"

    def test_a_request_is_void_when_what_its_seat_decided_enters_the_match(self) -> None:
        table = laying("hhh")
        all_lay(table)
        table.act(0, table.match.ply, {"kind": "end", "how": "take"})
        table.take_back(0)
        lay(table, 0, 1, STOP)
        lay(table, 1, 1, STOP)
        assert table.undo_seat == 0
        lay(table, 2, 1, STOP)
        assert table.undo_seat is None


class TestBots:
    def test_a_bot_decides_early_in_what_its_seat_may_know(self) -> None:
        table = laying("hbb")
        lay(table, 0, 5)
        seen = []
        while (seat := table.bot_to_move) is not None:
            state = table.asking(seat)
            assert state.to_move() == seat
            assert "card-0-" not in str(state.view(seat))
            assert state.position()["laid"][0] == []  # type: ignore[index]
            seen.append(seat)
            assert table.act_for_bot(seat, state.legal()[0], RNG).notes == []
        assert set(seen) == {1, 2}
        assert list(table.deciding) == [0]
        assert list(table.ready) == [1, 2]

    def test_a_bot_that_fails_is_noted(self) -> None:
        table = laying("hb")
        change = table.act_for_bot(1, 999_999, RNG)
        assert change.private is None
        assert change.notes == [{"ply": table.match.ply, "kind": "bot_failed", "seat": 1, "bot": "easy"}]
        assert list(table.notes) == change.notes
        assert len(table.pending.of(1)) == 1
        assert "card-1-" not in payloads.encode(change.message((0,)))

    def test_the_last_one_may_be_a_bot_that_fails(self) -> None:
        table = laying("hb")
        lay(table, 0, 1, STOP)
        ply = table.match.ply
        while table.match.ply == ply:
            change = table.act_for_bot(1, None, RNG)
        assert [note["kind"] for note in change.notes] == ["bot_failed"]
        assert list(table.notes)[-1:] == change.notes


class TestResigning:
    def test_a_bot_goes_on_where_somebody_resigned(self) -> None:
        table = laying("hhh")
        lay(table, 0, 5)
        lay(table, 1, 4, STOP)
        table.resign(0)
        assert table.bot_for(0) == SUBSTITUTE
        assert table.bot_to_move == 0
        assert table.persons_to_move == [2]
        refused("resigned", table, lambda: table.act(0, table.ply_of(0), described(0, 1)))
        refused("resigned", table, lambda: table.take_back(0))
        table.act_for_bot(0, STOP, RNG)
        table.take_back(1)  # what is pending is still one's own
        lay(table, 1, STOP)
        lay(table, 2, 3, STOP)
        assert table.match.state.position()["laid"] == [[5], [4], [3]]

    def test_what_was_pending_is_forgotten_when_the_match_ends_by_it(self) -> None:
        table = laying("hh")
        lay(table, 0, 5)
        lay(table, 1, 4, STOP)
        table.resign(0)
        assert table.finished
        assert not table.pending
        assert table.deciding == table.ready == ()
        assert "card-" not in match_text(table.match)
        for held in [(), (0,), (1,), (0, 1)]:
            assert "card-" not in told(table, *held)


def wander(table: Play, seed: int, steps: int) -> list[Step]:
    """Persons and bots do anything that is allowed."""
    rng = sampan.Rng(seed)
    changes: list[Step] = []
    for _ in range(steps):
        if table.finished:
            break
        deciding = table.deciding
        seat = rng.choose(list(deciding))
        ready = table.ready
        chance = rng.below(12)
        if chance == 0 and ready and table.bot_for(ready[0]) is None:
            changes.append(table.take_back(ready[0]))
        elif chance == 1 and table.undo_mode(seat) is not None and table.undo_seat is None:
            changes.append(table.take_back(seat))
        elif table.undo_seat is not None:
            changes.append(table.consent(table.undo_missing[0], rng.below(4) > 0))
        elif chance == 2 and rng.below(20) == 0 and seat not in table.match.resigned:
            changes.append(table.resign(seat))
        elif table.bot_for(seat) is not None:
            changes.append(table.act_for_bot(seat, None if chance == 3 else int(table.asking(seat).sample(rng)), rng))
        else:
            state = table.asking(seat)
            action = table.game.describe(state, int(state.sample(rng)))
            changes.append(table.act(seat, table.ply_of(seat), action))
    return changes


@EVERY
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), steps=st.integers(0, 120))
def test_a_table_is_made_again_from_its_records(seats: int, seed: int, steps: int) -> None:
    table = Play(new_table(laying("h" * seats).setup))
    opened = table.open()
    assert opened is not None
    changes = wander(table, seed, steps)
    again = rebuilt(table, [opened, *changes])
    assert snapshot(again) == snapshot(table)
    for held in [(), *[(seat,) for seat in range(seats)]]:
        assert told(again, *held) == told(table, *held)
    assert again.undo_seat == table.undo_seat
    # What can still be done is the same too: the last batch can be taken back in both.
    for each in (again, table):
        wander(each, seed + 1, 30)
    assert snapshot(again) == snapshot(table)


@EVERY
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), steps=st.integers(0, 60), looker=st.integers(0, 4))
def test_tables_equal_to_a_seat_give_byte_equal_messages(seats: int, seed: int, steps: int, looker: int) -> None:
    """Whatever the others have pending, as long as the same of them are ready."""
    table = laying("hbhb"[:seats])
    changes = wander(table, seed, steps)
    held = (looker,) if looker < seats else ()
    change = changes[-1] if changes and changes[-1].private in (None, *held) else None
    before = heard(table, change, held)
    ready = table.ready
    for number in range(3):
        rng = sampan.Rng(f"{seed} {number}")
        pending = table.pending
        for seat in table.simultaneous if table.several else ():
            if seat not in held:
                pending = choose_anew(pending, seat, seat in ready, rng)
        other = Play(replace(table.table, pending=pending))
        assert other.ready == ready
        assert heard(other, None if change is None else change._replace(after=other.table), held) == before


def heard(table: Play, change: Step | None, held: tuple[int, ...]) -> list[str]:
    messages = [payloads.whole(table.table, held)]
    if change is not None:
        messages.append(change.message(held))
    for message in messages:
        TOLD.validate_python(message)
    return [payloads.encode(message) for message in messages]


def choose_anew(pending: PendingChoices, seat: int, ready: bool, rng: sampan.Rng) -> PendingChoices:
    """Somebody chooses something else, and is as ready as before."""
    cards = [1, 2, 3, 4, 5]
    rng.shuffle(cards)
    count = 1 + int(rng.below(2))
    chosen = tuple(cards[:count] if ready or rng.below(3) else [])
    left = {other: actions for other, actions in pending.choices.items() if other != seat}
    if ready:
        chosen = (*chosen, STOP)
    return PendingChoices({**left, seat: chosen} if chosen else left)


@EVERY
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), steps=st.integers(1, 80))
def test_numbers_rise_by_one_with_every_change_that_one_is_told_of(seats: int, seed: int, steps: int) -> None:
    table = laying("h" * seats)
    observers = [(), (0,), (1,), tuple(range(seats))]
    numbers = {held: table.seq_for(held) for held in observers}
    rng = sampan.Rng(seed)
    for _ in range(steps):
        for change in wander(table, int(rng.below(10**6)), 1):
            for held in observers:
                numbers[held] += change.private is None or change.private in held
                assert table.seq_for(held) == numbers[held]
