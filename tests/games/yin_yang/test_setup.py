"""Components and set-up: YN-1 to YN-3, and YN-18."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE, Game, OptionError

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Start = Callable[..., Desk]

COPIES = {"1": 12, "2": 5, "3": 2, "4": 2, "5": 4, "6": 4, "7": 1, "8": 3, "9": 3, "10": 4}


def test_yn_1_tokens_and_cards(start: Start) -> None:
    """20 tokens of each colour in the bag, 40 cards in each deck, of each face as many as the table says."""
    desk = start(2, first_player=0)
    view = desk.view(None)
    assert view["bag"] == {"white": 20, "black": 20}
    assert view["decks"] == {"white": 40, "black": 40}
    assert desk.odds() == {f"W{number}": count for number, count in COPIES.items()}
    desk.up("W1")
    assert desk.odds() == {f"B{number}": count for number, count in COPIES.items()}
    assert sum(COPIES.values()) == 40


def test_yn_1_a_deck_is_drawn_without_replacement(start: Start) -> None:
    """The odds of a face are the copies that are left."""
    desk = start(3, first_player=0)
    desk.up("W7", "B1", "W1", "B1")
    odds = desk.odds()
    assert "W7" not in odds
    assert odds["W1"] == 11
    desk.up("W1")
    assert desk.odds()["B1"] == 10


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_yn_2_chance_settles_the_first_player_evenly(start: Start, seats: int) -> None:
    desk = start(seats)
    assert desk.mover == CHANCE
    assert desk.offers() == [{"kind": "first_player", "seat": seat} for seat in range(seats)]
    assert set(desk.state.chances()) == {1}
    assert desk.view(0)["first"] is None


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (3, 2), (10, 6)])
@pytest.mark.parametrize("by_option", [False, True])
def test_yn_2_deal_and_first_tokens_in_turn_order(start: Start, seats: int, first: int, by_option: bool) -> None:
    """Everybody gets a white and a black card before anybody chooses a token; then the first player's turn begins."""
    desk = start(seats, first_player=first if by_option else None)
    if not by_option:
        desk.do("first_player", seat=first)
    order = [(first + step) % seats for step in range(seats)]
    for seat in order:
        assert desk.mover == CHANCE
        drawn = desk.do("turn_up", card="W1") + desk.do("turn_up", card="B1")
        assert [(event["kind"], event["seat"]) for event in drawn] == [("card_drawn", seat)] * 2
    assert desk.hands == [["W1", "B1"]] * seats
    assert desk.tokens == [[0, 0]] * seats
    for number, seat in enumerate(order):
        assert desk.mover == seat
        assert desk.offers() == [{"kind": "choose_token", "colour": colour} for colour in ("white", "black")]
        desk.do("choose_token", colour="black" if number % 2 else "white")
    assert [desk.tokens[seat] for seat in order] == [[0, 1] if n % 2 else [1, 0] for n in range(seats)]
    assert (desk.mover, desk.phase, desk.turn) == (first, "draw", first)
    assert desk.view(None)["first"] == first


def test_yn_2_first_tokens_are_open(start: Start) -> None:
    desk = start(2, first_player=0)
    desk.up("W1", "B1", "W1", "B1")
    recorder = desk.record("choose_token", colour="black")
    assert all(recorder.seen_by(seat)[0]["colour"] == "black" for seat in (None, 0, 1))
    assert desk.view(1)["players"][0]["tokens"] == {"white": 0, "black": 1}


def test_yn_2_play_goes_in_seat_order(start: Start) -> None:
    desk = start(3, first_player=2)
    desk.up("W1", "B1", "W1", "B1", "W1", "B1")
    for _ in range(3):
        desk.do("choose_token", colour="white")
    turns = []
    for _ in range(7):
        turns.append(desk.mover)
        desk.take_turn("W1")
    assert turns == [2, 0, 1, 2, 0, 1, 2]


def test_yn_3_the_goal_starts_at_three_to_win(start: Start) -> None:
    assert start(4).aim == (3, "win")
    assert start(4).view(None)["goal"] == {"number": 3, "mode": "win"}


@pytest.mark.parametrize("mystery", [False, True])
def test_yn_18_no_token(start: Start, mystery: bool) -> None:
    """Nobody chooses and nobody receives a first token."""
    desk = start(3, first_player=1, no_token=True, mystery=mystery)
    desk.up("W1", "B1", "W1", "B1", "W1", "B1")
    assert desk.tokens == [[0, 0]] * 3
    assert desk.bag == [20, 20]
    assert (desk.phase, desk.mover) == ("draw", 1)
    desk.take_turn("B2")
    assert desk.mover == 2


def test_yn_18_cards_on_tokens_that_nobody_has_are_not_playable(start: Start) -> None:
    desk = start(2, first_player=0, no_token=True)
    desk.up("W3", "B5", "W1", "B1")
    desk.do("draw", colour="black")
    desk.up("B9")
    assert desk.offers() == [{"kind": "pass"}]


@pytest.mark.parametrize("seats", [-1, 0, 1, 11, 2.0, "3", None, True])
def test_two_to_ten_seats(game: Game, seats: Any) -> None:
    """The practical cap of the specification's first line."""
    with pytest.raises(OptionError) as refusal:
        game.start(seats)
    assert "2" in refusal.value.sentence("en")
    assert "10" in refusal.value.sentence("fr")


@pytest.mark.parametrize(
    "options",
    [
        {"mistery": True},
        {"mystery": 1},
        {"mystery": None},
        {"one_pile": "yes"},
        {"no_token": 0},
        {"turn_limit": 0},
        {"turn_limit": -3},
        {"turn_limit": 2.5},
        {"turn_limit": True},
        {"turn_limit": "400"},
        {"at_limit": "goal"},
        {"at_limit": None},
        {"at_limit": True},
        {"tokens": 5},
        {"tokens": 41},
        {"tokens": None},
        {"tokens": 8.0},
        {"blind_gift": "no"},
        {"first_player": 3},
        {"first_player": -1},
        {"first_player": False},
        {"first_player": "0"},
        {"teams": [0, 1]},
        {"teams": [0, 1, 0, 1]},
        {"teams": [1, 1, 1]},
        {"teams": [0, 1, "0"]},
        {"teams": [0, 1, True]},
        {"teams": [0, 1, None]},
        {"teams": "0,1,0"},
        {"teams": {}},
        [("mystery", True)],
        "mystery",
    ],
    ids=repr,
)
def test_impossible_options_are_refused_with_a_sentence(game: Game, options: Any) -> None:
    with pytest.raises(OptionError) as refusal:
        game.start(3, options)
    for language in ("en", "fr"):
        sentence = refusal.value.sentence(language)
        assert sentence
        assert refusal.value.reason not in sentence


def test_options_have_the_defaults_of_the_specification(game: Game) -> None:
    expected = {
        "mystery": False,
        "teams": None,
        "one_pile": False,
        "no_token": False,
        "blind_gift": False,
        "tokens": 20,
        "turn_limit": 150,
        "at_limit": "nearest",
        "first_player": None,
    }
    assert game.start(3).position()["options"] == expected
    assert game.start(3, expected).position() == game.start(3, {}).position() == game.start(3, None).position()


def test_changing_the_given_options_later_changes_nothing(game: Game) -> None:
    options: dict[str, Any] = {"teams": [0, 1, 0]}
    state = game.start(3, options)
    before = json.dumps(state.position())
    options["teams"][0] = 1
    options["mystery"] = True
    assert json.dumps(state.position()) == before


def scribble(data: Any) -> None:
    """Spoil everything in a piece of data."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        if isinstance(data[key], (dict, list)):
            scribble(data[key])
        else:
            data[key] = "spoilt"
    data.clear()


@pytest.mark.parametrize("what", ["position", "view", "describe"])
def test_what_is_handed_out_is_a_copy(game: Game, what: str) -> None:
    """Whoever is shown a view or a position may do with it what it likes: the game is not touched."""
    state = game.start(3, {"teams": [0, 1, 0], "first_player": 0})
    for _ in range(30):
        state.apply(state.legal()[-1])
    before = json.dumps([state.position(), state.view(0), state.view(None)])
    if what == "describe":
        scribble(game.describe(state, state.legal()[-1]))
    else:
        scribble(state.position() if what == "position" else state.view(1))
    assert json.dumps([state.position(), state.view(0), state.view(None)]) == before


def test_yn_1_every_card_can_be_drawn(start: Start) -> None:
    """Two players draw the white deck empty, then the black one: exactly the cards of the table come up."""
    desk = start(2, first_player=0, no_token=True, turn_limit=None)
    seen: Counter[str] = Counter()
    while desk.view(None)["decks"] != {"white": 0, "black": 0}:
        if desk.mover == CHANCE:
            card = max(desk.odds())
            seen[card] += 1
            desk.up(card)
        else:
            desk.state.apply(desk.state.legal()[0])
    assert seen == Counter({f"{letter}{number}": count for letter in "WB" for number, count in COPIES.items()})


@pytest.mark.parametrize(("seats", "fewest"), [(2, 6), (6, 6), (7, 7), (10, 10)])
def test_yn_12b_tokens_from_6_to_40_and_never_fewer_than_seats(game: Game, seats: int, fewest: int) -> None:
    for tokens in (fewest, 20, 40):
        assert game.start(seats, {"tokens": tokens}).view(None)["bag"] == {"white": tokens, "black": tokens}
    for tokens in (fewest - 1, 41):
        with pytest.raises(OptionError, match=f"from {fewest} to 40") as refusal:
            game.start(seats, {"tokens": tokens})
        assert f"de {fewest} à 40" in refusal.value.sentence("fr")


def test_yn_12b_the_first_tokens_never_run_short(start: Start) -> None:
    """As many tokens as seats, and all of them take the same colour."""
    desk = start(10, first_player=0, tokens=10)
    desk.up(*["W1", "B1"] * 10)
    for _ in range(10):
        desk.do("choose_token", colour="black")
    assert desk.bag == [10, 0]
    assert desk.phase == "draw"
