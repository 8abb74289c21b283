"""DD-1 to DD-4 and DD-8: what there is, who has which colour, and who begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import CHANCE, Game, OptionError

ACTIONS = ["stone_1", "stone_2", "plank_1", "plank_2", "remove", "move_1", "move_2", "jump"]
# DD-3, by the board file's order of villages.
COLOURS = {
    2: ["white", "black"],
    3: ["white", "red", "blue"],
    4: ["yellow", "red", "blue", "green"],
    5: ["white", "yellow", "red", "blue", "green"],
    6: ["white", "yellow", "red", "black", "blue", "green"],
}


@pytest.mark.parametrize("board", ["delta", "swift"])
def test_dd_1_board_stones_and_planks(start: Callable[..., Any], board: str) -> None:
    desk = start(6, board=board)
    view = desk.view(None)
    assert len(view["board"]["islands"]) == view["reserve"] == 27
    assert len(view["board"]["villages"]) == 6
    planks = [(plank["colour"], plank["size"]) for player in view["players"] for plank in player["stock"]]
    assert len(planks) == len(set(planks)) == 36
    assert all(sorted(plank["size"] for plank in player["stock"]) == [1, 2, 3, 4, 5, 6] for player in view["players"])
    assert all({plank["colour"] for plank in player["stock"]} == {player["colour"]} for player in view["players"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_dd_2_dd_3_hands(start: Callable[..., Any], seats: int) -> None:
    """Eight action cards and a dragon for every other colour that plays: 9, 10, 11, 12, 13 cards."""
    desk = start(seats)
    for player in range(seats):
        hand = desk.view(player)["players"][player]["hand"]
        dragons = [f"dragon_{colour}" for seat, colour in enumerate(COLOURS[seats]) if seat != player]
        assert hand == ACTIONS + dragons
        assert len(hand) == {2: 9, 3: 10, 4: 11, 5: 12, 6: 13}[seats]


@pytest.mark.parametrize("seats", range(2, 7))
def test_dd_3_colours_in_the_order_of_the_villages(start: Callable[..., Any], seats: int) -> None:
    assert [player["colour"] for player in start(seats).view(None)["players"]] == COLOURS[seats]


@pytest.mark.parametrize("seats", range(2, 7))
def test_dd_3_option_colours(start: Callable[..., Any], seats: int) -> None:
    order = list(reversed(COLOURS[seats]))
    desk = start(seats, colours=order)
    assert [player["colour"] for player in desk.view(None)["players"]] == order
    assert desk.places == order


@pytest.mark.parametrize(
    "colours", [["white", "red"], ["white"], ["white", "white"], "white", ["white", "black", "red"]]
)
def test_dd_3_other_colours_are_refused(game: Game, colours: object) -> None:
    with pytest.raises(OptionError) as caught:
        game.start(2, {"colours": colours})
    assert "colours" in caught.value.sentence("en")
    assert caught.value.fields["words"] == ["white", "black"]
    assert caught.value.sentence("fr")


def test_dd_4_opposite_villages(start: Callable[..., Any]) -> None:
    """Every pawn starts at home and must reach the other side, whether somebody plays from there or not."""
    opposite = {"white": "black", "red": "green", "blue": "yellow"}
    opposite |= {target: home for home, target in opposite.items()}
    for seats in range(2, 7):
        for player in start(seats).view(None)["players"]:
            assert player["place"] == {"village": player["colour"]}
            assert player["target"] == opposite[player["colour"]]
            assert player["distance"] == 5


def test_dd_8_chance_gives_the_statue(game: Game) -> None:
    state = game.start(4)
    assert state.to_move() == CHANCE
    assert state.chances() == [1, 1, 1, 1]
    assert [game.describe(state, action)["seat"] for action in state.legal()] == [0, 1, 2, 3]
    state.apply(2)
    assert state.to_move() == 2
    assert state.view(None)["order"] == [2, 3, 0, 1]


def test_dd_8_option_first_holder(game: Game) -> None:
    state = game.start(4, {"first_holder": 3})
    assert state.to_move() == state.view(None)["holder"] == 3
    with pytest.raises(OptionError, match="first_holder"):
        game.start(4, {"first_holder": 4})


@pytest.mark.parametrize("limit", [0, -1, 1.5, "60", True])
def test_dd_19_impossible_round_limits_are_refused(game: Game, limit: object) -> None:
    with pytest.raises(OptionError, match="round_limit"):
        game.start(2, {"round_limit": limit})


def test_dd_13_by_eye_changes_no_rule(game: Game) -> None:
    """The option is for the page: everything else is as without it."""
    plain, by_eye = game.start(2, {"first_holder": 0}), game.start(2, {"first_holder": 0, "by_eye": True})
    assert plain.legal() == by_eye.legal()
    views = [state.view(0) for state in (plain, by_eye)]
    assert views[1].pop("options")["by_eye"] is True  # type: ignore[index]
    assert views[0].pop("options")["by_eye"] is False  # type: ignore[index]
    assert views[0] == views[1]
