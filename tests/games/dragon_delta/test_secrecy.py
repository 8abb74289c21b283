"""DD-5 and DD-20: what lies face down reaches nobody else by view, log, preview or resampling until it is revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import OVER, Game, IllegalAction, Match, Rng
from sampan.testing import as_json

DESK = Callable[..., Any]
# Both rows begin alike; what follows differs in every slot.
ONE = ["stone_1", "stone_2", "dragon_black", "plank_1", "move_1"]
OTHER = ["stone_1", "stone_2", "jump", "remove", "plank_2"]
BLACK = ["stone_1", "stone_2", "move_2", "jump", "move_1"]


def act(match: Match, seat: int, kind: str, **fields: Any) -> None:
    match.act(seat, {"kind": kind, **fields})


def begun(game: Game, white: list[str]) -> Match:
    """A match in which white has laid a row, and black BLACK."""
    match = Match(game, ["Ada", "Bo"], {"first_holder": 0}).begin()
    for seat, row in enumerate((white, BLACK)):
        for card in row:
            act(match, seat, "lay_card", card=card)
    return match


def known(match: Match, observer: int | None) -> str:
    """All that reaches an observer: views along the whole log, the log itself, and a resampled state."""
    resampled = match.state.resample(observer, Rng("resampled")).position()
    return as_json([match.log(observer), match.state.view(observer), resampled])


@pytest.mark.parametrize("observer", [None, 1])
def test_dd_20_rows_that_differ_face_down_cannot_be_told_apart(game: Game, observer: int | None) -> None:
    """Card by card while white lays, and through the slots that are alike; turned over, they can."""
    one, other = (Match(game, ["Ada", "Bo"], {"first_holder": 0}).begin() for _ in range(2))
    for first, second in zip(ONE, OTHER, strict=True):
        act(one, 0, "lay_card", card=first)
        act(other, 0, "lay_card", card=second)
        assert known(one, observer) == known(other, observer)
    assert known(one, 0) != known(other, 0)
    for match in (one, other):
        for card in BLACK:
            act(match, 1, "lay_card", card=card)
    for seat, island in ((0, "14"), (1, "19"), (0, "3"), (0, "10"), (1, "12")):
        assert known(one, observer) == known(other, observer)
        for match in (one, other):
            act(match, seat, "place_stone", island=island)
    assert known(one, observer) == known(other, observer)
    for match in (one, other):  # black's second stone: the third cards are turned over
        act(match, 1, "place_stone", island="11")
    assert known(one, observer) != known(other, observer)


@pytest.mark.parametrize("stones", [0, 5])
def test_dd_20_a_preview_turns_nothing_over(game: Game, stones: int) -> None:
    """What a stone would do is foreseen as far as the next slot, not into it."""
    foreseen = []
    for row in (ONE, OTHER):
        match = begun(game, row)
        for island in range(1, stones + 1):
            act(match, match.to_move(), "place_stone", island=str(island))
        seat = match.to_move()
        foreseen.append(match.preview(seat, {"kind": "place_stone", "island": "20"}, Rng(1)))
    assert foreseen[0] == foreseen[1]
    assert [event["kind"] for event in foreseen[0]][:1] == ["stone_placed"]
    assert "cards_revealed" not in as_json(foreseen[0])


def test_dd_20_the_last_card_laid_is_foreseen_without_the_others_cards(game: Game) -> None:
    match = Match(game, ["Ada", "Bo"], {"first_holder": 0}).begin()
    for card in ONE:
        act(match, 0, "lay_card", card=card)
    for card in BLACK[:4]:
        act(match, 1, "lay_card", card=card)
    foreseen = match.preview(1, {"kind": "lay_card", "card": BLACK[4]}, Rng(1))
    assert foreseen == [{"kind": "card_laid", "seat": 1, "card": BLACK[4], "slot": 5}]


def test_dd_5_five_cards_laid_are_not_taken_up_again(game: Game) -> None:
    """Before the fifth, a slip can be mended; after it the others would have to agree."""
    match = Match(game, ["Ada", "Bo"], {"first_holder": 0}).begin()
    for card in ONE[:4]:
        act(match, 0, "lay_card", card=card)
    assert match.undo_is_free(0)
    act(match, 0, "lay_card", card=ONE[4])
    assert not match.undo_is_free(0)
    with pytest.raises(IllegalAction):
        match.undo(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_dd_20_a_whole_match_as_spectators_saw_it(game: Game, seats: int) -> None:
    """Of a card that was laid the log tells the card to its owner alone; the rest is told when it is turned over."""
    match = Match(game, [f"Player {seat}" for seat in range(seats)], {"board": "swift", "round_limit": 4}).begin()
    rng = Rng(f"seen {seats}")
    while match.to_move() != OVER:
        action = match.state.suggest(rng) if rng.below(4) else match.state.sample(rng)
        match.act(match.to_move(), int(action))
    for observer in (None, *range(seats)):
        laid: list[dict[str, Any]] = []
        shown = 0
        for entry in match.log(observer):
            events: Any = entry["events"]
            laid += [event for event in events if event["kind"] == "card_laid"]
            shown += sum(event["kind"] == "cards_revealed" for event in events)
        view: Any = match.state.view(observer)
        assert len(laid) == 5 * seats * view["round"]
        assert shown == 5 * (view["round"] - 1) + view["position"]
        assert all(("card" in event) == (event["seat"] == observer) for event in laid)


@pytest.mark.parametrize("position", range(1, 6))
def test_dd_20_resampled_cards_depend_on_what_was_shown_alone(lay: DESK, position: int) -> None:
    """The law of resampling, slot by slot: revealed and own cards stay, the rest is drawn afresh."""
    rows = [
        ["jump", "remove", "move_1", "move_2"],
        ["move_2", "jump", "remove", "move_1"],
        ["remove", "move_1", "jump"],
    ]
    for row in rows:
        row.insert(position - 1, "stone_1")
    rows = [row[:5] for row in rows]
    desk = lay(rows, position=position)
    laid = desk.laid
    for observer in (None, 0, 1, 2):
        resampled = desk.state.resample(observer, Rng("one"))
        again = desk.state.resample(observer, Rng("two"))
        assert again.position() == resampled.resample(observer, Rng("two")).position()
        rows_drawn = [desk.state.resample(observer, Rng(seed)).position()["laid"] for seed in range(30)]
        for seat in range(3):
            assert all(row[seat][:position] == laid[seat][:position] for row in rows_drawn)
            assert all(len(set(row[seat])) == 5 for row in rows_drawn)
            assert all(sum(card.startswith("dragon") for card in row[seat]) <= 1 for row in rows_drawn)
            differ = any(row[seat] != laid[seat] for row in rows_drawn)
            assert differ == (seat != observer and position < 5)
