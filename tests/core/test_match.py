"""A match: the log and what follows from it."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sampan
from sampan import CHANCE, OVER, IllegalAction, Match, OptionError, Player, Rng, new_dealer
from sampan.core.match_file import match_text, read_match
from sampan.testing import as_json

YIN_YANG = sampan.game("yin_yang")


def new_match(seats: int = 2, seed: int = 1, **options: object) -> Match:
    names = ["Ada", "Ben", "Cleo", "Dan"][:seats]
    return Match(YIN_YANG, names, {"first_player": 0, **options}, new_dealer(seed)).begin()


def play(match: Match, decisions: int, seed: int = 1) -> Match:
    rng = Rng(seed)
    for _ in range(decisions):
        if match.to_move() != OVER:
            match.act(match.to_move(), int(match.state.sample(rng)))
    return match


def position_before(match: Match, ply: int) -> str:
    return as_json(match.replay(ply).position())


def test_chance_moves_by_itself_until_somebody_must_decide() -> None:
    match = new_match(3)
    assert match.ply == 6
    assert {entry.by for entry in match.entries} == {CHANCE}
    assert match.to_move() == 0
    added = match.act(0, {"kind": "choose_token", "colour": "white"})
    assert [entry.by for entry in added] == [0]


def test_the_same_seed_deals_the_same_match() -> None:
    one, other = play(new_match(seed=5), 40), play(new_match(seed=5), 40)
    assert as_json(one.log(None)) == as_json(other.log(None))
    assert as_json(play(new_match(seed=6), 40).log(None)) != as_json(one.log(None))


def test_replay_goes_to_any_ply() -> None:
    match = play(new_match(3), 25)
    state = YIN_YANG.start(3, match.options)
    for ply, entry in enumerate(match.entries):
        assert as_json(state.position()) == position_before(match, ply)
        state.apply(entry.action)
    assert as_json(match.state.position()) == position_before(match, match.ply)


@pytest.mark.parametrize("ply", [-1, 10_000, True, None, "3", 1.0])
def test_replay_to_nowhere_is_refused(ply: Any) -> None:
    with pytest.raises(IllegalAction, match="There is no move"):
        new_match().replay(ply)


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (1, {"kind": "choose_token", "colour": "white"}),
        (CHANCE, 1),
        (OVER, 1),
        (7, 1),
        (0, 99),
        (0, "white"),
        (0, None),
        (0, {"kind": "pass"}),
        (0, {"colour": "white"}),
        (0, {"kind": "choose_token", "colour": "red"}),
        (0, {"kind": "choose_token"}),
        (0, {"kind": "choose_token", "colour": "white", "more": 1}),
    ],
)
def test_a_refused_action_changes_nothing(seat: int, action: Any) -> None:
    match = new_match()
    before, ply = as_json(match.state.position()), match.ply
    with pytest.raises(sampan.SampanError) as caught:
        match.act(seat, action)
    assert caught.value.sentence("en") != caught.value.sentence("fr")
    assert (as_json(match.state.position()), match.ply) == (before, ply)


def test_the_log_of_a_seat_hides_what_the_others_drew() -> None:
    match = play(new_match(2), 30)
    for seat in (0, 1, None):
        for entry, redacted in zip(match.entries, match.log(seat), strict=True):
            for event, seen in zip(entry.events, redacted["events"], strict=True):  # type: ignore[call-overload]
                if event.kind == "card_drawn":
                    assert ("card" in seen) == (event.shown["seat"] == seat)


# Undo: free for the last mover until something hidden was revealed or another seat has acted; else by consent.


def until_play(match: Match, seat: int, card: str, **fields: object) -> dict[str, object]:
    """Pass until a seat can play such a card: it draws from the card's deck, the others from the other one."""
    wanted = {"kind": "play", "card": card, **fields}
    own, others = ("white", "black") if card.startswith("W") else ("black", "white")
    for _ in range(400):
        actions = [YIN_YANG.describe(match.state, action) for action in match.state.legal()]
        if match.to_move() == seat and wanted in actions:
            return wanted
        draw = {"kind": "draw", "colour": own if match.to_move() == seat else others}
        options = [action for action in ({"kind": "pass"}, draw) if action in actions]
        match.act(match.to_move(), options[0] if options else actions[0])
    raise AssertionError(f"no {card} came up")


def test_an_action_can_be_taken_back_freely_before_anybody_acts() -> None:
    match = new_match()
    action = until_play(match, 0, "W1", player=0)
    before, ply = as_json(match.state.position()), match.ply
    match.act(0, action)
    assert match.undo_is_free(0)
    assert match.undo(0) == ply == match.ply
    assert as_json(match.state.position()) == before


def test_not_once_another_seat_has_acted() -> None:
    match = new_match()
    match.act(0, until_play(match, 0, "W1", player=0))
    match.act(1, {"kind": "draw", "colour": "white"})
    assert not match.undo_is_free(0)
    with pytest.raises(IllegalAction, match="consent of everybody else; still missing: seat 1"):
        match.undo(0)


def test_not_once_a_card_was_drawn() -> None:
    match = new_match()
    match.act(0, until_play(match, 0, "W6", player=1, whites=1))
    assert not match.undo_is_free(0)


def test_not_once_hands_were_shown() -> None:
    match = new_match()
    match.act(0, until_play(match, 0, "B4", first=0, second=1))
    assert match.entries[-1].by == 0
    assert not match.undo_is_free(0)


def test_not_once_another_hand_was_discarded() -> None:
    match = new_match(3, no_token=True)
    match.act(0, until_play(match, 0, "W8", player=2))
    assert match.entries[-1].by == 0
    assert not match.undo_is_free(0)


def test_by_consent_of_all_it_goes_back_before_ones_own_action() -> None:
    match = new_match(3)
    action = until_play(match, 0, "W1", player=0)
    before = as_json(match.state.position())
    match.act(0, action)
    for seat in (1, 2):
        match.act(seat, {"kind": "draw", "colour": "white"})
        match.act(seat, {"kind": "pass"})
    with pytest.raises(IllegalAction, match="seat 2"):
        match.undo(0, consent=[1])
    match.undo(0, consent=[1, 2])
    assert as_json(match.state.position()) == before


def test_what_was_drawn_is_drawn_afresh_after_an_undo() -> None:
    """Otherwise an undo would show which card comes next."""
    match = new_match()
    until_play(match, 0, "W1", player=0)
    match.act(0, {"kind": "pass"})
    drawn = set()
    for _ in range(12):
        drawn.add(match.act(1, {"kind": "draw", "colour": "white"})[-1].action)
        match.undo(1, consent=[0])
    assert len(drawn) > 3
    assert [undo.draws for undo in match.undos] == [1] * 12


@given(st.integers(0, 10**6), st.sampled_from(sampan.game_keys()), st.data())
@settings(max_examples=25, deadline=None)
def test_no_draw_is_used_twice_whatever_is_taken_back(seed: int, key: str, data: st.DataObject) -> None:
    dealer, draws = new_dealer(seed), 0
    game = sampan.game(key)
    seats = data.draw(st.integers(game.fewest_seats, min(4, game.most_seats)))
    match = Match(game, [f"P{seat}" for seat in range(seats)], None, dealer, fair=True).begin()
    rng = Rng(seed)

    def check(since: int) -> int:
        """Every draw since then has the next number of all that were ever made."""
        numbers = itertools.count(draws)
        for ply, entry in enumerate(match.entries[since:], since):
            if entry.by == CHANCE:
                assert entry.action == dealer.draw(match.replay(ply), next(numbers))
        return next(numbers)

    draws = check(0)
    for _ in range(60):
        if match.to_move() == OVER:
            break
        ply = match.ply
        match.act(match.to_move(), int(match.state.sample(rng)))
        draws = check(ply)
        if rng.below(4) == 0:
            with contextlib.suppress(IllegalAction):  # somebody who has not acted yet
                match.clone().undo(int(rng.below(seats)), range(seats))  # a copy forgets nothing of the original
                match.undo(int(rng.below(seats)), range(seats))
    verified = read_match(match_text(match).encode(), sampan.game)
    assert [entry.action for entry in verified.entries] == [entry.action for entry in match.entries]
    if match.to_move() != OVER:
        action = int(match.state.sample(rng))
        after = [each.act(each.to_move(), action) for each in (match, verified)]
        assert [entry.action for entry in after[0]] == [entry.action for entry in after[1]]


def test_nothing_to_take_back() -> None:
    with pytest.raises(IllegalAction, match="has not done anything"):
        new_match().undo(1)


# Resigning.


def test_who_is_left_alone_wins() -> None:
    match = new_match(3)
    match.resign(1)
    assert match.outcome() is None
    match.resign(0)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((2,), (0, 0, 1), "resigned")
    assert match.to_move() == OVER
    with pytest.raises(IllegalAction, match="over"):
        match.act(2, 1)
    with pytest.raises(IllegalAction, match="over"):
        match.resign(2)


def test_bots_do_not_play_on_when_the_last_person_has_resigned() -> None:
    bots = [Player("Willow", "easy"), Player("Carp", "easy")]
    match = Match(sampan.game("yin_yang"), ["Ada", *bots, "Ben"]).begin()
    match.resign(3)
    assert match.outcome() is None
    match.resign(0)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1, 2), (0, 1, 1, 0), "resigned")
    assert match.to_move() == OVER
    only_bots = Match(sampan.game("yin_yang"), [*bots, Player("Fox", "easy")]).begin()
    only_bots.resign(2)  # as one that fails does in a ladder
    assert only_bots.outcome() is None


def with_somebody_out(seats: int, seed: int, bots: Sequence[int] = (), **options: object) -> Match:
    """A match that goes on although somebody is out."""
    players = [Player(name, "easy" if seat in bots else None) for seat, name in enumerate("ABCD"[:seats])]
    match = Match(YIN_YANG, players, {"first_player": 0, **options}, new_dealer(seed)).begin()
    rng = Rng(seed)
    while not match.state.eliminated():
        match.act(match.to_move(), int(match.state.sample(rng)))
    assert match.outcome() is None
    return match


def winners(match: Match) -> tuple[int, ...] | None:
    outcome = match.outcome()
    assert outcome is None or [bool(score) for score in outcome.scores] == [
        seat in outcome.winners for seat in range(len(match.players))
    ]
    return None if outcome is None else outcome.winners


def test_who_is_out_does_not_win_when_the_others_resign() -> None:
    match = with_somebody_out(3, 0)
    assert match.state.eliminated() == [1]
    match.resign(0)
    assert winners(match) == (2,)


def test_bots_that_are_out_do_not_win_when_the_last_person_resigns() -> None:
    match = with_somebody_out(4, 8, bots=[1, 2, 3])
    assert match.state.eliminated() == [1]
    match.resign(0)
    assert winners(match) == (2, 3)


def test_who_is_out_may_resign_and_the_others_play_on() -> None:
    match = with_somebody_out(4, 8)
    match.resign(1)
    assert winners(match) is None
    match.resign(0)
    match.resign(3)
    assert winners(match) == (2,)


def test_a_person_who_is_out_does_not_keep_bots_playing() -> None:
    match = with_somebody_out(4, 8, bots=[2, 3])
    match.resign(0)
    assert winners(match) == (2, 3)


def test_an_elimination_can_leave_only_one_who_has_not_resigned() -> None:
    """The bot that plays for who resigned is still in the game, but nobody else is."""
    match = with_somebody_out(3, 5)
    (out,) = match.state.eliminated()
    before = Match(YIN_YANG, match.players, {"first_player": 0}, new_dealer(5)).begin()
    resigned = (out + 1) % 3
    before.resign(resigned)
    for entry in match.entries[before.ply :]:
        assert before.outcome() is None
        before.add(entry.action)
    assert before.state.to_move() != OVER
    assert before.to_move() == OVER
    assert winners(before) == (3 - out - resigned,)


@pytest.mark.parametrize(
    ("resigning", "expected"), [((0, 3), None), ((0, 2), (1, 3)), ((3, 1), (0, 2)), ((1, 3), (0, 2))]
)
def test_a_team_wins_when_all_of_the_others_have_resigned(
    resigning: tuple[int, ...], expected: tuple[int, ...] | None
) -> None:
    match = new_match(4, teams=[0, 1, 0, 1])
    for seat in resigning:
        match.resign(seat)
    assert winners(match) == expected


def test_who_is_out_wins_with_the_team() -> None:
    """YN-16: one winner makes the whole team win, eliminated members included; who has resigned does not."""
    match = with_somebody_out(4, 8, teams=[0, 0, 1, 1])
    assert match.state.eliminated() == [1]
    other = match.clone()
    match.resign(2)
    match.resign(3)
    assert winners(match) == (0, 1)
    other.resign(0)  # nobody of that team is left to play
    assert winners(other) == (2, 3)


@pytest.mark.parametrize("seat", [1, 5, -1, True])
def test_who_cannot_resign(seat: int) -> None:
    match = new_match(3)
    match.resign(1)
    with pytest.raises(IllegalAction, match="cannot resign"):
        match.resign(seat)


def test_after_a_resignation_nothing_is_taken_back() -> None:
    match = new_match(3)
    match.act(0, {"kind": "choose_token", "colour": "white"})
    match.resign(1)
    with pytest.raises(IllegalAction, match="nothing can be taken back"):
        match.undo(0)


# Preview.


def test_a_preview_foresees_the_open_and_changes_nothing() -> None:
    match = new_match()
    action = until_play(match, 0, "W1", player=1)
    before = as_json(match.state.position())
    foreseen = match.preview(0, action, Rng(1))
    assert [event["kind"] for event in foreseen] == ["card_played", "tokens_gained"]
    assert as_json(match.state.position()) == before


def test_a_preview_tells_nothing_hidden() -> None:
    """The cards of a discarded hand would be guesses, so they are not shown at all."""
    match = new_match()
    action = until_play(match, 0, "W8", player=1)
    kinds = [event["kind"] for event in match.preview(0, action, Rng(1))]
    assert kinds[0] == "card_played"
    assert "hand_discarded" not in kinds
    assert "card_drawn" not in kinds


def test_a_preview_is_for_the_seat_to_move() -> None:
    with pytest.raises(IllegalAction, match="not the turn of seat 1"):
        new_match().preview(1, 1, Rng(1))


# Names.


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "\x1b[2J", None, 3])
def test_names_that_cannot_be(name: Any) -> None:
    with pytest.raises(OptionError, match="1 to 40 printable"):
        Match(YIN_YANG, [Player(name), Player("Ben")])


def test_names_may_be_in_any_script() -> None:
    assert [player.name for player in Match(YIN_YANG, ["Zoë", "小明"]).players] == ["Zoë", "小明"]
    persian = "علی\u200cرضا"
    assert Match(YIN_YANG, [persian, "👩\u200d👧"]).players[0].name == persian
    with pytest.raises(OptionError, match="1 to 40 printable"):
        Match(YIN_YANG, ["\u200c\u200d", "Ben"])


# Ending by agreement (YN-12c).


@pytest.mark.parametrize("key", sampan.game_keys())
def test_a_match_that_all_agree_to_end_has_no_winner(key: str) -> None:
    """YN-12c: no winners, all scores 0, reason `agreed`, in every game."""
    game = sampan.game(key)
    match = Match(game, list("ABCD"[: game.fewest_seats])).begin()
    match.agree()
    seats = game.fewest_seats
    assert match.outcome() == sampan.Outcome((), (0,) * seats, "agreed")
    assert match.to_move() == OVER
    assert match.clone().outcome() == match.outcome()
    for refused in (match.agree, lambda: match.resign(0), lambda: match.act(0, 1)):
        with pytest.raises(IllegalAction, match="over"):
            refused()
    for language in ("en", "fr"):
        assert sampan.text.say(language, game.package, "reason-agreed") != "reason-agreed"


def test_nothing_is_taken_back_after_the_agreement() -> None:
    match = new_match()
    mover = match.to_move()
    match.act(mover, match.state.legal()[0])
    match.agree()
    with pytest.raises(IllegalAction, match="over"):
        match.undo(mover, range(3))


def test_nobody_agrees_to_end_what_a_resignation_has_ended() -> None:
    match = new_match(2)
    match.resign(1)
    with pytest.raises(IllegalAction, match="over"):
        match.agree()
    assert winners(match) == (0,)
