"""The end of the game: YY-31, YY-31a, YY-32."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sampan import CHANCE, OVER

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

BOARD = {"black": "h5"}


def reason(desk: Desk) -> str | None:
    return None if desk.outcome is None else desk.outcome.reason


def test_yy_31_when_the_active_player_cannot_refill(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["5 red", "6 red"], bag="")
    events = desk.do("end_turn")
    assert [event["kind"] for event in events] == ["turn_ended", "bag_empty", "game_over"]
    assert (desk.mover, reason(desk)) == (OVER, "bag_empty")


def test_yy_31_when_another_player_cannot_refill(lay: Lay) -> None:
    desk = lay(3, BOARD, hands=["5 red", "6 red", "5 red"], bag="green")
    desk.do("end_turn")
    desk.draw("green")
    assert reason(desk) == "bag_empty"
    assert [len(hand) for hand in desk.hands] == [6, 6, 5]


def test_yy_31_when_the_market_cannot_be_refilled(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["6 red", "6 red"], market="5 black", bag="")
    desk.do("end_turn")
    assert reason(desk) == "bag_empty"


def test_yy_31_when_a_replaced_tile_cannot_be_drawn(lay: Lay) -> None:
    """Replacing is legal whatever the bag holds; the game ends in the middle of it."""
    desk = lay(2, BOARD, hands=["3 red", "6 red"], bag="green")
    desk.do("replace", colour="red")
    desk.do("replace", colour="red")
    desk.do("enough")
    desk.draw("green")
    assert reason(desk) == "bag_empty"
    desk = lay(2, BOARD, hands=["red", "6 red"], bag="")
    desk.do("replace", colour="red")
    assert reason(desk) == "bag_empty"


def test_yy_31_not_when_the_last_tile_is_drawn(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["5 red", "6 red"], bag="green")
    desk.do("end_turn")
    desk.draw("green")
    assert (desk.turn, desk.view(None)["bag"], reason(desk)) == (1, 0, None)


def test_yy_31_if_nobody_needs_a_tile_play_goes_on(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["6 red", "6 red"], bag="")
    for seat in (0, 1, 0):
        assert desk.mover == seat
        desk.do("end_turn")
    desk.tile("red", "h7")
    desk.do("end_turn")
    assert reason(desk) == "bag_empty"


def test_yy_31_pagoda_points_precede_the_refill(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, ["black h4"], ["5 red", "6 red"], pagodas=["h5-h6-i5"], bag="")
    desk.do("end_turn")
    assert desk.scores == [{"black": 1}, {}]
    assert reason(desk) == "bag_empty"


def test_yy_31_a_replace_that_ends_the_game_scores_no_pagodas(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h6 i5"}, ["black h4"], ["red", "6 red"], pagodas=["h5-h6-i5"], bag="", actions_left=1)
    desk.do("replace", colour="red")
    assert desk.scores == [{}, {}]


def test_yy_31_in_a_short_game_24_tiles_count_as_none(lay: Lay) -> None:
    options = {"short": True}
    desk = lay(2, BOARD, hands=["5 red", "6 red"], bag="20 black, 4 red", options=options)
    assert desk.view(None)["bag"] == 0
    desk.do("end_turn")
    assert reason(desk) == "bag_empty"
    desk = lay(2, BOARD, hands=["5 red", "6 red"], bag="20 black, 5 red", options=options)
    desk.do("end_turn")
    assert desk.mover == CHANCE
    assert desk.state.chances() == [20, 5]


def test_yy_31_others_who_wait_do_not_end_the_game(lay: Lay) -> None:
    """With `refill` = `active` the other player's missing tile is not drawn now."""
    desk = lay(2, BOARD, hands=["6 red", "5 red"], bag="", options={"refill": "active"})
    desk.do("end_turn")
    assert (desk.turn, reason(desk)) == (1, None)
    desk.do("end_turn")
    assert reason(desk) == "bag_empty"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [1, 5])
def test_yy_31a_rounds_without_a_draw_end_the_game(lay: Lay, seats: int, rounds: int) -> None:
    desk = lay(seats, BOARD, hands=["6 red"] * seats, options={"stall_rounds": rounds})
    for turn in range(seats * rounds):
        assert (reason(desk), desk.view(None)["idle_turns"]) == (None, turn)
        events = desk.do("end_turn")
    assert reason(desk) == "stall"
    assert {"kind": "stalled", "rounds": rounds} in events


def test_yy_31a_a_draw_starts_the_count_again(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["6 red", "6 red"], options={"stall_rounds": 1})
    desk.do("end_turn")
    desk.do("replace", colour="red")
    desk.do("enough")
    desk.draw("blue")
    desk.do("end_turn")
    assert desk.view(None)["idle_turns"] == 0
    desk.do("end_turn")
    desk.do("end_turn")
    assert reason(desk) == "stall"


def test_yy_31a_without_a_limit_it_goes_on(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["6 red", "6 red"], options={"stall_rounds": None})
    for _ in range(40):
        desk.do("end_turn")
    assert reason(desk) is None


def ended(lay: Lay, points: list[list[int]], **options: Any) -> Desk:
    """A game with these points per seat (black, red, green, blue, yellow) that ends now."""
    desk = lay(len(points), BOARD, hands=["5 red"] * len(points), bag="", points=points, options=options)
    desk.do("end_turn")
    return desk


def test_yy_32_the_score_is_the_weakest_colour(lay: Lay) -> None:
    desk = ended(lay, [[9, 9, 9, 1, 0], [3, 2, 4, 5, 0], [2, 2, 2, 2, 0]])
    assert desk.outcome is not None
    assert desk.outcome.scores == (1, 2, 2)
    assert desk.outcome.winners == (1,)


def test_yy_32_gold_goes_to_the_weakest_colour_of_the_moment(lay: Lay) -> None:
    desk = ended(lay, [[5, 1, 2, 9, 4], [0, 0, 0, 0, 0]])
    first = desk.view(None)["end"]["standings"][0]
    assert (first["seat"], first["rank"]) == (0, 1)
    assert first["gold"] == ["red", "red", "green", "red"]
    assert first["spread"] == {"black": 5, "red": 4, "green": 3, "blue": 9, "yellow": 0}
    assert first["sorted"] == [3, 4, 5, 9]
    assert first["points"]["yellow"] == 4
    assert desk.outcome is not None
    assert desk.outcome.scores == (3, 0)


@given(points=st.lists(st.integers(0, 5), min_size=5, max_size=5))
@settings(max_examples=40, deadline=None)
def test_yy_32_no_other_way_to_spread_gold_is_better(lay: Lay, points: list[int]) -> None:
    *plain, gold = points
    best = max(
        sorted(value + extra for value, extra in zip(plain, ways, strict=True))
        for ways in product(range(gold + 1), repeat=4)
        if sum(ways) == gold
    )
    desk = ended(lay, [points, [0, 0, 0, 0, 0]])
    standing = next(one for one in desk.view(None)["end"]["standings"] if one["seat"] == 0)
    assert standing["sorted"] == best


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ([1, 2, 3, 4, 0], [1, 2, 3, 4, 0], (0, 1)),
        ([1, 2, 3, 4, 0], [4, 3, 2, 1, 0], (0, 1)),
        ([1, 2, 3, 4, 0], [1, 2, 3, 5, 0], (1,)),
        ([1, 2, 4, 4, 0], [1, 2, 3, 9, 0], (0,)),
        ([1, 3, 3, 3, 0], [1, 2, 9, 9, 0], (0,)),
        ([2, 2, 2, 2, 0], [1, 9, 9, 9, 0], (0,)),
    ],
)
def test_yy_32_ties_are_broken_by_the_next_weakest(
    lay: Lay, one: list[int], other: list[int], winners: tuple[int, ...]
) -> None:
    desk = ended(lay, [one, other])
    assert desk.outcome is not None
    assert desk.outcome.winners == winners


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ([2, 2, 2, 2, 0], [1, 2, 2, 2, 1], (0,)),
        ([2, 2, 2, 2, 0], [2, 2, 2, 2, 0], (0, 1)),
        ([2, 2, 2, 2, 0], [2, 2, 2, 2, 1], (1,)),
    ],
)
def test_yy_32_equal_in_all_four_fewest_yellow_by_option(
    lay: Lay, one: list[int], other: list[int], winners: tuple[int, ...]
) -> None:
    desk = ended(lay, [one, other], last_tie="fewest_yellow")
    assert desk.outcome is not None
    assert desk.outcome.winners == winners
    ranks = {s["seat"]: s["rank"] for s in desk.view(None)["end"]["standings"]}
    assert [seat for seat, rank in ranks.items() if rank == 1] == sorted(winners)


def test_yy_32_a_shared_win_is_the_default(lay: Lay) -> None:
    desk = ended(lay, [[2, 2, 2, 2, 0], [1, 2, 2, 2, 1], [1, 1, 1, 1, 0]])
    assert desk.outcome is not None
    assert desk.outcome.winners == (0, 1)
    assert [s["rank"] for s in desk.view(None)["end"]["standings"]] == [1, 1, 3]


def test_yy_33_at_the_end_all_is_revealed(lay: Lay, tell: Any) -> None:
    desk = lay(2, BOARD, hands=["5 red", "4 green, 2 blue"], bag="", replaced=[[], ["yellow"]])
    over = tell(desk.do("end_turn"), "game_over")[0]
    assert over["hands"] == [["red"] * 5, ["green"] * 4 + ["blue"] * 2]
    assert over["replaced"][1]["yellow"] == 1
    for seat in (0, 1, None):
        assert desk.view(seat)["players"][1]["hand"] == ["green"] * 4 + ["blue"] * 2
        assert desk.view(seat)["end"]["replaced"][1]["yellow"] == 1
