"""DD-5 to DD-7 and DD-20: laying in secret, turning over together, dragons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import Game, IllegalAction, Rng
from sampan.testing import as_json

DESK = Callable[..., Any]
FIVE = ["stone_1", "stone_2", "remove", "move_1", "move_2"]


def test_dd_5_exactly_five_cards_first_to_fifth(start: DESK) -> None:
    desk = start(2)
    for count, card in enumerate(FIVE):
        assert desk.mover == 0
        assert desk.laid[0] == FIVE[:count]
        assert card in desk.cards()
        desk.lay(card)
    assert desk.mover == 1
    assert desk.laid == [FIVE, []]


def test_dd_5_asked_in_the_order_of_acting(start: DESK) -> None:
    desk = start(4, first_holder=2)
    asked = []
    while desk.phase == "lay":
        asked.append(desk.mover)
        desk.lay(*FIVE)
    assert asked == [2, 3, 0, 1]


def test_dd_5_at_most_one_dragon(start: DESK) -> None:
    desk = start(3)
    assert {"dragon_red", "dragon_blue"} <= set(desk.cards())
    desk.lay("dragon_blue")
    assert not [card for card in desk.cards() if card.startswith("dragon")]
    with pytest.raises(IllegalAction, match="only one dragon"):
        desk.lay("dragon_red")
    assert [(problem.reason, problem.fields["card"]) for problem in desk.state.blocked()] == [
        ("one-dragon", "dragon_red"),
        ("already-laid", "dragon_blue"),
    ]


def test_dd_5_no_card_twice_and_none_that_one_has_not(start: DESK) -> None:
    desk = start(2)
    desk.lay("jump")
    with pytest.raises(IllegalAction, match="has already been laid"):
        desk.lay("jump")
    for card in ("dragon_white", "dragon_red"):
        with pytest.raises(IllegalAction, match="no such card in your hand"):
            desk.lay(card)


def test_dd_5_laying_is_done_together(start: DESK) -> None:
    """All who have not laid five decide at the same time; asked ahead, a seat lays its own cards."""
    desk = start(3, first_holder=1)
    assert desk.state.simultaneous_seats() == [1, 2, 0]
    early = desk.state.asking(0)
    assert early.to_move() == 0
    for card in FIVE:
        early.apply(desk.game.find(early, {"kind": "lay_card", "card": card}))
    assert early.simultaneous_seats() == [1, 2]
    assert early.view(0)["phase"] == "lay"
    assert desk.laid == [[], [], []]
    desk.lay(*FIVE)
    assert desk.state.simultaneous_seats() == [2, 0]
    with pytest.raises(IllegalAction):
        desk.state.asking(1)
    desk.lay(*FIVE)
    desk.lay(*FIVE)
    assert desk.phase != "lay"
    assert desk.state.simultaneous_seats() == [desk.mover]


def test_dd_6_all_turn_over_together_then_act_clockwise_from_the_statue(start: DESK) -> None:
    desk = start(3, first_holder=2)
    desk.lay("stone_1", "stone_2", "remove", "move_1", "move_2")
    desk.lay("stone_2", "stone_1", "remove", "move_1", "move_2")
    events = desk.lay("remove", "stone_1", "stone_2", "move_1", "move_2")
    assert events[2] == {"kind": "cards_revealed", "position": 1, "cards": ["stone_2", "remove", "stone_1"], "first": 2}
    asked = []
    while desk.slot == 1:
        asked.append(desk.mover)
        desk.stone(desk.offers()[0]["island"])
        if desk.phase == "remove":
            assert desk.mover == 1  # last, and finds the three stones
            assert desk.removals() == ["1", "2", "3"]
            break
    assert asked == [2, 0, 0]


def test_dd_6_cards_of_later_slots_stay_down(start: DESK) -> None:
    desk = start(2)
    desk.lay(*FIVE)
    desk.lay(*FIVE)
    shown = [slot["card"] for slot in desk.view(None)["players"][0]["slots"]]
    assert shown == ["stone_1", "hidden", "hidden", "hidden", "hidden"]


def test_dd_7_a_dragon_cancels_the_card_of_its_colour_at_the_same_slot(start: DESK) -> None:
    """Whoever acts first: the holder's card is cancelled by one who would act after him."""
    desk = start(2)
    desk.lay("stone_2", "stone_1", "remove", "move_1", "move_2")
    events = desk.lay("dragon_white", "stone_1", "remove", "move_1", "move_2")
    assert {"kind": "card_cancelled", "seat": 0, "card": "stone_2", "dragons": [1]} in events
    assert desk.stones == []
    assert (desk.slot, desk.mover) == (2, 0)
    assert desk.view(None)["players"][0]["slots"][0] == {"card": "stone_2", "struck": [1]}


@pytest.mark.parametrize("card", ["move_1", "move_2", "jump", "plank_1", "plank_2", "remove", "stone_2"])
def test_dd_7_no_effect_at_all(lay: DESK, card: str) -> None:
    """No fall, no lost plank, not half of a ×2: white, alone on a plank amid the water, just stays there."""
    desk = lay(
        [["stone_1", card, "dragon_black"], ["stone_1", "dragon_white", "remove"]],
        turn=1,
        stones="9 20",
        planks={"white 6": "9-20"},
        places=["9-20", "black"],
        phase="stone",
    )
    before = desk.position
    events = desk.stone("27")
    kinds = [event["kind"] for event in events]
    assert kinds[:3] == ["stone_placed", "cards_revealed", "card_cancelled"]
    assert kinds[3] == "cards_revealed"  # nothing else happened in that slot
    assert desk.stocks == before["stocks"]
    assert desk.lost == []
    assert desk.stones == ["9", "20", "27"]
    assert desk.places == ["9-20", "black"]


def test_dd_7_dragons_cannot_be_cancelled_and_all_count(start: DESK) -> None:
    """Three dragons at one slot, each of another's colour: the fourth card falls, the dragons stand."""
    desk = start(4)  # yellow, red, blue, green
    desk.lay("dragon_red", *FIVE[1:])
    desk.lay("dragon_blue", *FIVE[1:])
    desk.lay("dragon_green", *FIVE[1:])
    events = desk.lay("stone_1", *FIVE[1:])
    struck = [event for event in events if event["kind"] == "card_cancelled"]
    assert struck == [{"kind": "card_cancelled", "seat": 3, "card": "stone_1", "dragons": [2]}]
    assert desk.slot == 2


def test_dd_7_a_dragon_that_meets_a_dragon_says_so_once_both_are_revealed(start: DESK) -> None:
    desk = start(3)  # white, red, blue
    desk.lay("dragon_red", *FIVE[1:])
    desk.lay("dragon_blue", *FIVE[1:])
    assert "missed" not in desk.view(2)["players"][0]["slots"][0]
    events = desk.lay("stone_1", *FIVE[1:])
    missed = [event for event in events if event["kind"] == "dragon_missed"]
    assert missed == [{"kind": "dragon_missed", "seat": 0, "card": "dragon_red", "rival": 1}]
    slots = [player["slots"] for player in desk.view(None)["players"]]
    assert [row[0] for row in slots] == [
        {"card": "dragon_red", "struck": [], "missed": 1},
        {"card": "dragon_blue", "struck": []},
        {"card": "stone_1", "struck": [1]},
    ]
    assert all("missed" not in slot for row in slots for slot in row[1:])


def test_dd_7_several_dragons_on_one_card(start: DESK) -> None:
    desk = start(3)
    desk.lay("dragon_blue", *FIVE[1:])
    desk.lay("dragon_blue", *FIVE[1:])
    events = desk.lay("stone_1", *FIVE[1:])
    assert {"kind": "card_cancelled", "seat": 2, "card": "stone_1", "dragons": [0, 1]} in events


def test_dd_7_a_dragon_at_another_slot_does_nothing(start: DESK) -> None:
    desk = start(2)
    desk.lay("stone_1", "remove", "move_1", "move_2", "jump")
    desk.lay("stone_1", "dragon_white", "move_1", "move_2", "jump")
    assert desk.mover == 0
    desk.stone("1")
    events = desk.stone("2")
    assert {"kind": "card_cancelled", "seat": 0, "card": "remove", "dragons": [1]} in events
    assert desk.stones == ["1", "2"]


def test_dd_8_statue_passes_and_all_cards_return(start: DESK) -> None:
    desk = start(3, first_holder=2)
    rows = ["dragon_white", "jump", "move_1", "move_2", "remove"]
    desk.lay(*rows)
    desk.lay("dragon_red", *rows[1:])
    events = desk.lay("dragon_blue", *rows[1:])
    assert events[-2:] == [{"kind": "round_ended", "round": 1}, {"kind": "round_began", "round": 2, "holder": 0}]
    assert (desk.round, desk.holder, desk.mover) == (2, 0, 0)
    assert len(desk.cards()) == 10
    assert desk.laid == [[], [], []]


def test_dd_20_what_is_laid_is_hidden(start: DESK) -> None:
    """Neither the view nor the events of others tell anything but that somebody has finished."""
    desk = start(3)
    before = as_json(desk.view(1))
    recorder = desk.record("lay_card", card="jump")
    (event,) = recorder.events
    assert event.seen_by(1) == event.seen_by(None) == {"kind": "card_laid", "seat": 0}
    assert event.seen_by(0) == {"kind": "card_laid", "seat": 0, "card": "jump", "slot": 1}
    assert as_json(desk.view(1)) == before
    assert "hand" not in desk.view(1)["players"][0]
    own = desk.view(0)["players"][0]
    assert [slot["card"] for slot in own["slots"]] == ["jump", None, None, None, None]
    assert "jump" not in own["hand"]
    desk.lay("stone_1", "stone_2", "remove", "move_1")
    shown = desk.view(None)["players"][0]
    assert shown["ready"] is True
    assert [slot["card"] for slot in shown["slots"]] == ["hidden"] * 5
    assert desk.view(None)["players"][1]["ready"] is False


def test_dd_20_one_who_lays_does_not_see_who_has_finished(start: DESK) -> None:
    """People lay at the same time, and the order of asking is no business of theirs."""
    desk = start(3)
    before = as_json(desk.view(2))
    desk.lay(*FIVE)
    assert as_json(desk.view(2)) == before
    assert [player["ready"] for player in desk.view(2)["players"]] == [None, None, False]
    assert [player["ready"] for player in desk.view(0)["players"]] == [True, False, False]


def test_dd_20_unrevealed_cards_stay_hidden_at_the_end(lay: DESK) -> None:
    desk = lay(
        [["move_1", "jump"], ["stone_1", "jump"]],
        stones="19",
        planks={"black 2": "black-19"},
        places=["black-19", "red"],
    )
    desk.go("black")
    assert desk.ending == ([0], "village")
    for observer in (None, 0, 1):
        for player in desk.view(observer)["players"]:
            shown = [slot["card"] for slot in player["slots"]]
            assert shown[0] != "hidden"
            assert (shown[1:] == ["hidden"] * 4) == (player["seat"] != observer)
    drawn = {as_json(desk.state.resample(None, Rng(seed)).position()["laid"]) for seed in range(5)}
    assert len(drawn) > 1


@pytest.mark.parametrize("seats", [2, 6])
def test_dd_20_resampled_rows_are_rows_that_could_have_been_laid(game: Game, seats: int) -> None:
    """Five different cards, at most one dragon, all positions and all cards possible."""
    state = game.start(seats, {"first_holder": 0})
    for card in FIVE:
        state.apply(game.find(state, {"kind": "lay_card", "card": card}))
    seen: set[tuple[int, str]] = set()
    dragons = 0
    for seed in range(400):
        laid = state.resample(1, Rng(seed)).position()["laid"][0]  # type: ignore[index]
        assert len(set(laid)) == 5
        count = sum(card.startswith("dragon") for card in laid)
        assert count <= 1
        dragons += count
        seen |= set(enumerate(laid))
    assert len(seen) == 5 * (8 + seats - 1)
    expected = {2: 8400 / (8400 + 6720), 6: 42000 / (42000 + 6720)}[seats]  # rows with a dragon among all rows
    assert abs(dragons / 400 - expected) < 0.08
    assert state.resample(0, Rng(1)).position() == state.position()
