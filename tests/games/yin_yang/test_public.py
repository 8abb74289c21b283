"""What is public and what a seat remembers: YN-13 and YN-14."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from sampan import Rng

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]
    Cards = Callable[..., list[str]]


def test_yn_13_everybody_may_count_tokens_and_cards_by_colour(lay: Lay) -> None:
    desk = lay(3, [[1, 2], [0, 0], [4, 0]], [["W1", "W2", "B3"], [], ["B1"]])
    for observer in (None, 0, 1, 2):
        players = desk.view(observer)["players"]
        assert [(p["tokens"]["white"], p["tokens"]["black"]) for p in players] == [(1, 2), (0, 0), (4, 0)]
        assert [(p["cards"]["white"], p["cards"]["black"]) for p in players] == [(2, 1), (0, 0), (0, 1)]


def test_yn_13_faces_in_hand_are_secret(lay: Lay) -> None:
    desk = lay(3, hands=[["W1", "B3"], ["W7"], ["B7"]])
    for observer in (None, 0, 1, 2):
        for seat, player in enumerate(desk.view(observer)["players"]):
            if seat == observer:
                assert player["hand"] == desk.hands[seat]
            else:
                assert "hand" not in player
                assert player["known"] == []


def test_yn_14_a_drawn_face_is_told_to_the_drawer_only(lay: Lay) -> None:
    desk = lay(3, phase="draw", turn=1)
    desk.do("draw", colour="white")
    recorder = desk.record("turn_up", card="W9")
    for observer in (None, 0, 2):
        (event,) = recorder.seen_by(observer)
        assert event == {"kind": "card_drawn", "seat": 1, "colour": "white"}
        assert desk.known(observer, 1) == []
    assert recorder.seen_by(1)[0]["card"] == "W9"


def test_yn_14_w4s_card_is_known_to_everybody(lay: Lay) -> None:
    desk = lay(3, hands=[["W4"], ["B2"], []], discards=[["W9"], []])
    recorder = desk.record("play", card="W4", player=1)
    for observer in (None, 0, 2):
        assert desk.known(observer, 1) == ["W9"]
        assert {"kind": "card_taken", "seat": 1, "card": "W9"} in recorder.seen_by(observer)


def given(lay: Lay) -> tuple[Desk, Any]:
    """Seat 0 lets seat 1 give W5 to seat 2."""
    desk = lay(4, [[1, 0]], [["B6"], ["W5", "W9", "B2"], [], []])
    desk.play("B6", giver=1, receiver=2)
    return desk, desk.record("give", card="W5")


def test_yn_14_b6s_card_is_known_to_giver_and_receiver(lay: Lay) -> None:
    """Its back to all; the card's player as such learns nothing."""
    desk, recorder = given(lay)
    assert desk.known(1, 2) == ["W5"]
    for observer in (None, 0, 3):
        assert desk.known(observer, 2) == []
        assert desk.known(observer, 1) == []
        assert recorder.seen_by(observer) == [{"kind": "card_given", "giver": 1, "receiver": 2, "colour": "white"}]
    for observer in (1, 2):
        assert recorder.seen_by(observer)[0]["card"] == "W5"
    assert desk.view(0)["players"][2]["cards"] == {"white": 1, "black": 0}


def test_yn_14_a_known_card_is_known_until_it_is_played(lay: Lay) -> None:
    """Other draws and plays do not touch it."""
    desk, _ = given(lay)
    desk.take_turn("W1")
    desk.take_turn("B8", "B8")
    for _ in range(3):
        assert desk.known(1, 2) == ["W5"]
        desk.take_turn("W1")
    desk.take_turn("W2", "W5", giver=0, receiver=3)
    assert desk.hands[2] == ["W2"]
    assert desk.known(1, 2) == []


def test_yn_14_playing_a_like_card_uses_the_knowledge_up(lay: Lay) -> None:
    """He was seen taking W1 and plays a W1: whether another one is left nobody can tell."""
    desk = lay(2, hands=[["W4"], ["W1"]], discards=[["W1"], []])
    desk.play("W4", player=1)
    assert desk.known(0, 1) == ["W1"]
    desk.take_turn("B1", "W1", player=1)
    assert desk.hands[1] == ["W1", "B1"]
    assert desk.known(0, 1) == []


def test_yn_14_after_b4_each_of_the_two_knows_both_hands(lay: Lay) -> None:
    desk = lay(4, hands=[["B4"], ["W1", "B9"], ["W7"], ["B2"]])
    recorder = desk.record("play", card="B4", first=1, second=2)
    assert desk.known(1, 2) == ["W1", "B9"]
    assert desk.known(2, 1) == ["W7"]
    for observer in (None, 0, 3):
        assert [desk.known(observer, seat) for seat in (1, 2)] == [[], []]
        assert all("first_hand" not in event for event in recorder.seen_by(observer))
    told = recorder.seen_by(2)[-1]
    assert (told["first_hand"], told["second_hand"]) == (["W1", "B9"], ["W7"])


def test_yn_14_after_b4_known_cards_are_known_in_the_other_hand(lay: Lay) -> None:
    """Seat 3 and the spectators saw W9 go to seat 1; then 1 and 2 exchange."""
    desk = lay(4, hands=[["W4"], ["B4"], ["W7"], []], discards=[["W9"], []])
    desk.play("W4", player=1)
    desk.take_turn("B1", "B4", first=1, second=2)
    for observer in (None, 0, 3):
        assert desk.known(observer, 2) == ["W9"]
        assert desk.known(observer, 1) == []
    assert desk.known(1, 2) == ["W9", "B1"]
    assert desk.known(2, 1) == ["W7"]


def test_yn_14_a_hidden_gift_makes_known_cards_uncertain(lay: Lay) -> None:
    """Seat 1 has W9, known, and another white card: which one it gave only seats 1 and 2 know."""
    desk = lay(4, hands=[["W4"], ["W3"], ["B6"], []], discards=[["W9"], []])
    desk.play("W4", player=1)
    desk.take_turn("B1")
    desk.take_turn("B1", "B6", giver=1, receiver=3)
    desk.do("give", card="W3")
    for observer in (None, 0, 2):
        assert desk.known(observer, 1) == []
        assert desk.known(observer, 3) == []
    assert desk.known(3, 1) == ["W9"]
    assert desk.known(1, 3) == ["W3"]


def test_yn_14_the_back_can_make_a_gift_certain(lay: Lay) -> None:
    """W9 is the only white card of seat 1: a white gift must be it, a black one leaves it there."""
    for card in ("W9", "B1"):
        desk = lay(4, hands=[["W4"], ["B2"], ["B6"], []], discards=[["W9"], []])
        desk.play("W4", player=1)
        desk.take_turn("B1")
        desk.take_turn("B1", "B6", giver=1, receiver=3)
        desk.do("give", card=card)
        for observer in (None, 0, 2):
            assert desk.known(observer, 1) == ([] if card == "W9" else ["W9"])
            assert desk.known(observer, 3) == (["W9"] if card == "W9" else [])


def test_yn_14_of_two_like_known_cards_one_stays_certain(lay: Lay) -> None:
    """Seat 1 has B9, B9 and a secret black card, and gives a black one: a B9 is left at any rate."""
    desk = lay(4, hands=[["W4"], ["B3"], ["W4"], ["B6"]], discards=[["W2"], ["B9", "B9"]])
    desk.play("W4", player=1)
    desk.do("take", colour="black")
    desk.take_turn("W1")
    desk.take_turn("W1", "W4", player=1)
    desk.do("take", colour="black")
    assert desk.known(None, 1) == ["B9", "B9"]
    desk.take_turn("W1", "B6", giver=1, receiver=0)
    desk.do("give", card="B9")
    for observer in (None, 2, 3):
        assert desk.known(observer, 1) == ["B9"]
        assert desk.known(observer, 0) == []
    assert desk.known(0, 1) == ["B9"]
    assert desk.known(1, 0) == ["B9"]


def test_yn_14_discarded_cards_are_known_to_everybody(lay: Lay) -> None:
    """W8 shows the whole hand; nothing of it is thought to be in the hand any longer."""
    desk = lay(3, [[0, 0], [0, 1]], [["W4", "W8"], ["B9"], ["W8"]], discards=[["W9"], []])
    desk.play("W4", player=1)
    desk.take_turn("B1")
    desk.do("draw", colour="black")
    desk.up("B2")
    recorder = desk.record("play", card="W8", player=1)
    for observer in (None, 0):
        assert {"kind": "hand_discarded", "seat": 1, "cards": ["W9", "B1", "B9"]} in recorder.seen_by(observer)
        assert desk.known(observer, 1) == []
        assert desk.view(observer)["discards"]["white"][0] == "W9"


def test_yn_14_a_rebuilt_deck_is_unknown_again_except_what_it_is_made_of(lay: Lay, cards: Cards) -> None:
    """Cards seen discarded are drawn again unseen; a pile of one card cannot be anything else."""
    desk = lay(3, hands=[[], [], cards("white", "W1", "W9")], phase="draw", discards=[["W1", "W9"], []])
    desk.do("draw", colour="white")
    desk.up("W9")
    for observer in (None, 1, 2):
        assert desk.known(observer, 0) == []
        samples = {tuple(desk.state.resample(observer, Rng(n)).position()["hands"][0]) for n in range(40)}  # type: ignore[index]
        assert samples == {("W9",), ("W1",)}
    desk = lay(3, hands=[[], [], cards("white", "W9")], phase="draw", discards=[["W9"], []])
    desk.do("draw", colour="white")
    desk.up("W9")
    assert all(desk.known(observer, 0) == ["W9"] for observer in (None, 1, 2))


def test_yn_14_what_is_known_stays_in_every_sample(lay: Lay) -> None:
    """And the rest is drawn afresh: hands of the right sizes from the cards that are not seen."""
    desk = lay(3, hands=[["W4", "W7"], ["B2"], ["W3", "B7"]], discards=[["W9"], []])
    desk.play("W4", player=1)
    faces = set()
    for number in range(30):
        sample: Any = desk.state.resample(0, Rng(number)).position()
        assert sample["hands"][0] == ["W7"]
        assert "W9" in sample["hands"][1]
        assert [len(hand) for hand in sample["hands"]] == [1, 2, 2]
        assert "W7" not in sample["hands"][1] + sample["hands"][2]
        faces.update(sample["hands"][1])
    assert len(faces) > 4


def test_yn_14_resample_follows_the_numbers_of_cards_left(lay: Lay, cards: Cards) -> None:
    """Three W1 and one W2 are unseen, seat 1 has one of them: about three samples in four say W1."""
    unseen = ["W1", "W1", "W1", "W2"]
    desk = lay(2, hands=[["B1"], ["W2"]], discards=[cards("white", *unseen), []])
    guesses = [desk.state.resample(0, Rng(number)).position()["hands"][1] for number in range(400)]  # type: ignore[index]
    assert 260 <= guesses.count(["W1"]) <= 340
    assert guesses.count(["W1"]) + guesses.count(["W2"]) == 400


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_yn_14_resample_does_not_disturb_the_game(lay: Lay, seat: int | None) -> None:
    desk = lay(3, [[1, 0], [0, 1], [1, 1]], [["W1", "B2"], ["W3"], ["B4"]])
    before = desk.position
    sample = desk.state.resample(seat, Rng("x"))
    assert sample.view(seat) == desk.view(seat)
    sample.apply(sample.legal()[0])
    assert desk.position == before


def test_yn_14_own_hand_is_never_forgotten(lay: Lay) -> None:
    desk = lay(2, hands=[["W4"], ["W1"]], discards=[["W1"], []])
    desk.play("W4", player=0)
    assert desk.view(0)["players"][0]["hand"] == ["W1"]
    assert desk.view(1)["players"][0]["known"] == ["W1"]
