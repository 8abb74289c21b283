"""YN-15: mystery. Totals are hidden, what happens is public, and only the first tokens stay secret."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import TYPE_CHECKING, Any

import pytest

from sampan import Rng

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]
    Start = Callable[..., Desk]

MYSTERY = {"mystery": True}


def begun(start: Start, colours: str, hands: list[tuple[str, str]], **options: Any) -> Desk:
    """A game of mystery after set-up: the first tokens ("wb…") and the dealt cards by seat."""
    desk = start(len(colours), mystery=True, first_player=0, **options)
    for white, black in hands:
        desk.up(white, black)
    for colour in colours:
        desk.do("choose_token", colour={"w": "white", "b": "black"}[colour])
    return desk


def guesses(desk: Desk, observer: int | None, number: int = 120) -> set[tuple[tuple[int, int], ...]]:
    """The tokens that samples of an observer have."""
    found = set()
    for seed in range(number):
        position: Any = desk.state.resample(observer, Rng(seed)).position()
        found.add(tuple((white, black) for white, black in position["tokens"]))
    return found


def test_yn_15_nobody_is_shown_the_others_totals(lay: Lay) -> None:
    desk = lay(3, [[1, 2], [3, 0], [0, 0]], [["W1"], ["B1", "B2"], []], options=MYSTERY)
    for observer in (None, 0, 1, 2):
        view = desk.view(observer)
        assert view["bag"] is None
        for seat, player in enumerate(view["players"]):
            if seat == observer:
                assert player["tokens"] == dict(zip(("white", "black"), desk.tokens[seat], strict=True))
                assert sum(player["cards"].values()) == len(desk.hands[seat])
                assert player["hand"] == desk.hands[seat]
            else:
                assert player["tokens"] is None
                assert player["cards"] is None
                assert "hand" not in player


def test_yn_15_the_first_token_is_told_to_its_owner_only(start: Start) -> None:
    desk = start(3, mystery=True, first_player=0)
    desk.up("W1", "B1", "W1", "B1", "W1", "B1")
    recorder = desk.record("choose_token", colour="black")
    assert recorder.seen_by(0)[0]["colour"] == "black"
    for observer in (None, 1, 2):
        assert recorder.seen_by(observer) == [{"kind": "token_chosen", "seat": 0}]
    assert desk.view(1)["players"][0]["tokens"] is None


def test_yn_15_what_happens_stays_public(start: Start) -> None:
    """Pile drawn from, card played, target, tokens moved."""
    desk = begun(start, "wb", [("W1", "B1"), ("W2", "B2")])
    desk.do("draw", colour="black")
    assert desk.record("turn_up", card="B9").seen_by(1) == [{"kind": "card_drawn", "seat": 0, "colour": "black"}]
    told = desk.record("play", card="W1", player=1).seen_by(None)
    assert {"kind": "card_played", "seat": 0, "card": "W1", "player": 1} in told
    assert {"kind": "tokens_gained", "seat": 1, "colour": "white", "count": 1} in told
    assert desk.view(None)["discards"] == {"white": ["W1"], "black": []}


LOSERS = {"W3": 1, "W9": 1, "B3": 0, "B9": 0}


@pytest.mark.parametrize("own", list(product([0, 1], repeat=2)), ids=str)
@pytest.mark.parametrize("theirs", list(product([0, 2], repeat=2)), ids=str)
def test_yn_15_legality_tells_nothing(lay: Lay, own: tuple[int, int], theirs: tuple[int, int]) -> None:
    """Any other living player may be named, W2 and B2 either colour; of his own only what he has."""
    hand = ["W2", "W3", "W5", "W9", "B2", "B3", "B5", "B9", "B6"]
    others = [list(theirs), [0, 0]]
    cards = [["W1"] if theirs[0] else [], []]
    desk = lay(4, [list(own), *others], [hand, *cards], options=MYSTERY, out=[3], goal=(6, "lose"))
    mine = [colour for colour, number in zip(("white", "black"), own, strict=True) if number]
    tokens = [(0, colour) for colour in mine] + [(seat, colour) for seat in (1, 2) for colour in ("white", "black")]
    assert desk.ways("W2") == desk.ways("B2") == tokens
    for card, colour in LOSERS.items():
        assert desk.ways(card) == [(seat,) for seat in (0, 1, 2) if seat or own[colour]]
    for card, colour in (("W5", 0), ("B5", 1)):
        assert desk.ways(card) == [pair for pair in permutations(range(3), 2) if pair[0] or own[colour]]
    assert desk.ways("B6") == list(permutations(range(3), 2))


def test_yn_15_b6_alone_in_hand_cannot_name_oneself_as_giver(lay: Lay) -> None:
    desk = lay(3, hands=[["B6"], [], []], options=MYSTERY)
    assert desk.ways("B6") == [(1, 0), (1, 2), (2, 0), (2, 1)]


@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("W2", {"player": 1, "colour": "white"}),
        ("W2", {"player": 1, "colour": "black"}),
        ("B2", {"player": 1, "colour": "black"}),
        ("W3", {"player": 1}),
        ("W9", {"player": 1}),
        ("B3", {"player": 1}),
        ("B9", {"player": 1}),
        ("W5", {"giver": 1, "receiver": 0}),
        ("W5", {"giver": 1, "receiver": 2}),
        ("B5", {"giver": 1, "receiver": 0}),
        ("B6", {"giver": 1, "receiver": 0}),
        ("B6", {"giver": 1, "receiver": 2}),
    ],
)
def test_yn_15_a_miss_does_nothing_and_is_seen(lay: Lay, card: str, named: dict[str, Any]) -> None:
    """The card is discarded all the same, and the turn is over; W2's owner draws nothing."""
    desk = lay(3, [[2, 2], [0, 0], [2, 2]], [[card, "W1"], [], ["B1"]], options=MYSTERY)
    recorder = desk.record("play", card=card, **named)
    assert desk.tokens == [[2, 2], [0, 0], [2, 2]]
    assert desk.hands == [["W1"], [], ["B1"]]
    assert desk.discards == ([[card], []] if card[0] == "W" else [[], [card]])
    for observer in (None, 0, 1, 2):
        assert "missed" in [event["kind"] for event in recorder.seen_by(observer)]
    assert (desk.mover, desk.phase) == (1, "draw")


def test_yn_15_a_hit_works_as_ever(lay: Lay) -> None:
    desk = lay(3, [[0, 0], [1, 0], [0, 0]], [["W2"], [], []], options=MYSTERY)
    recorder = desk.record("play", card="W2", player=1, colour="white")
    assert {"kind": "tokens_lost", "seat": 1, "colour": "white", "count": 1} in recorder.seen_by(None)
    desk.up("W1")
    assert (desk.tokens[1], desk.hands[1]) == ([0, 0], ["W1"])


def test_yn_15_the_program_makes_the_check(lay: Lay) -> None:
    desk = lay(2, [[0, 0], [2, 3]], [["W1"], []], options=MYSTERY)
    desk.play("W1", player=1)
    assert desk.ending == ([1], "goal")
    desk = lay(3, [[0, 0], [2, 3], [0, 0]], [["W1"], [], []], options=MYSTERY, goal=(3, "lose"))
    desk.play("W1", player=1)
    assert desk.out == [False, True, False]


def test_yn_15_all_first_tokens_are_possible_at_first(start: Start) -> None:
    desk = begun(start, "wbw", [("W1", "B1")] * 3)
    assert guesses(desk, None) == set(product([(1, 0), (0, 1)], repeat=3))
    assert guesses(desk, 1) == {(a, (0, 1), b) for a in ((1, 0), (0, 1)) for b in ((1, 0), (0, 1))}


@pytest.mark.parametrize("colour", ["w", "b"])
@pytest.mark.parametrize("named", ["white", "black"])
def test_yn_15_a_hit_or_a_miss_settles_the_first_token(start: Start, colour: str, named: str) -> None:
    """B2 on seat 1: the token was there or not, so everybody knows now what it was or is."""
    desk = begun(start, "w" + colour, [("W1", "B2"), ("W1", "B1")])
    desk.take_turn("W1", "B2", player=1, colour=named)
    hit = colour == named[0]
    left = (0, 0) if hit else (1, 0) if colour == "w" else (0, 1)
    assert guesses(desk, 0) == {((1, 0), left)}
    assert {tokens[1] for tokens in guesses(desk, None)} == {left}
    assert {tokens[0] for tokens in guesses(desk, None)} == {(1, 0), (0, 1)}


def test_yn_15_a_hit_that_tells_nothing(start: Start) -> None:
    """Seat 1 was seen to gain a white token; taking one away does not say what the first one was."""
    desk = begun(start, "wb", [("W1", "B2"), ("W1", "B1")])
    desk.take_turn("W5", "W1", player=1)
    desk.take_turn("W1")
    desk.take_turn("W1", "B2", player=1, colour="white")
    assert guesses(desk, 0) == {((1, 0), (1, 0)), ((1, 0), (0, 1))}


def test_yn_15_a_goal_not_reached_rules_out_a_first_token(start: Start) -> None:
    """Goal 1: with white first, B1 would have won; nobody won, so it was black."""
    desk = begun(start, "bbb", [("W10", "B1"), ("W10", "B1"), ("W10", "B1")])
    desk.take_turn("W1", "W10")
    desk.take_turn("W1", "W10")
    assert len({tokens[1] for tokens in guesses(desk, None)}) == 2
    desk.take_turn("W1", "B1", player=1)
    assert desk.outcome is None
    assert {tokens[1] for tokens in guesses(desk, None)} == {(0, 2)}
    assert {tokens[0] for tokens in guesses(desk, None)} == {(1, 0), (0, 1)}


def test_yn_15_w8_shows_all_tokens(start: Start) -> None:
    desk = begun(start, "bw", [("W8", "B1"), ("W1", "B1")])
    desk.take_turn("W1", "W8", player=1)
    desk.up("W2")
    assert {tokens[1] for tokens in guesses(desk, None)} == {(1, 1)}


def test_yn_15_the_own_view_does_not_depend_on_what_is_secret(start: Start) -> None:
    """Seat 1 chose white or black: seat 0, one white token short of goal 1, sees the same either way.

    In particular the cards that would finish seat 0 must not tell whether anybody has a white token to take.
    """
    views = []
    for colour in "wb":
        desk = begun(start, "b" + colour, [("W10", "B1"), ("W10", "B2")])
        desk.take_turn("W5", "W10")
        desk.take_turn("W1", "W10")
        desk.do("draw", colour="white")
        desk.up("W1")
        views.append(desk.view(0))
        assert desk.ways("W5") == [(1, 0)]
    assert views[0] == views[1]


@pytest.mark.parametrize("no_token", [False, True])
def test_yn_15_with_one_pile_and_no_token(start: Start, no_token: bool) -> None:
    """The variants combine: without first tokens nothing is secret but the cards."""
    desk = start(2, mystery=True, one_pile=True, no_token=no_token, first_player=0)
    desk.up("W1", "W1", "B1", "B1")
    if not no_token:
        desk.do("choose_token", colour="white")
        desk.do("choose_token", colour="white")
    assert len(guesses(desk, None)) == (1 if no_token else 4)
    desk.up("W3")
    assert desk.ways("W3") == [(1,)]
    recorder = desk.record("play", card="W3", player=1)
    assert "missed" in [event["kind"] for event in recorder.seen_by(None)]


def test_yn_15_elimination_shows_the_tokens(start: Start) -> None:
    """Out at 1 and 1: everybody saw what went back to the bag."""
    desk = begun(start, "bwb", [("W10", "B1"), ("W10", "B1"), ("W1", "B10")])
    desk.take_turn("W1", "W10")
    desk.take_turn("W1", "W10")
    desk.take_turn("W1", "B10")
    desk.do("draw", colour="white")
    desk.up("W1")
    recorder = desk.record("play", card="B1", player=1)
    assert desk.out == [False, True, False]
    told = recorder.seen_by(None)
    assert {"kind": "tokens_lost", "seat": 1, "colour": "white", "count": 1} in told
    assert {tokens[1] for tokens in guesses(desk, None)} == {(0, 0)}
    assert {tokens[0] for tokens in guesses(desk, None)} == {(1, 0), (0, 1)}
