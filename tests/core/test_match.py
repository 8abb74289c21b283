"""A match: the log and what follows from it."""

from __future__ import annotations

from typing import Any

import pytest

import sampan
from sampan import CHANCE, OVER, IllegalAction, Match, OptionError, Player, Rng, new_dealer
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


def test_taking_back_and_going_on_deals_the_same_cards() -> None:
    """As at a real table the decks keep their order; so nobody gains by taking back."""
    match = new_match()
    until_play(match, 0, "W1", player=0)
    match.act(0, {"kind": "pass"})
    drawn = match.act(1, {"kind": "draw", "colour": "white"})[-1].action
    match.undo(1, consent=[0])
    assert match.act(1, {"kind": "draw", "colour": "white"})[-1].action == drawn


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
