"""The sheet's own examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

DESK = Callable[..., Any]
REST = ["stone_1", "stone_2", "remove", "move_1"]


def test_dd_3_three_players_have_no_black_green_or_yellow_dragon(start: DESK) -> None:
    desk = start(3)
    for seat in range(3):
        dragons = {card for card in desk.view(seat)["players"][seat]["hand"] if card.startswith("dragon")}
        assert not dragons & {"dragon_black", "dragon_green", "dragon_yellow"}
        assert len(dragons) == 2


def test_dd_3_dd_4_four_players_have_eleven_cards_and_red_goes_to_green(start: DESK) -> None:
    desk = start(4)
    red = next(player for player in desk.view(None)["players"] if player["colour"] == "red")
    assert red["target"] == "green"
    assert len(desk.view(red["seat"])["players"][red["seat"]]["hand"]) == 11


def test_dd_7_a_dragon_does_not_silence_a_dragon(start: DESK) -> None:
    """In the fourth slot red shows the green dragon and green the blue one: blue is still stopped."""
    desk = start(4)  # yellow, red, blue, green
    desk.lay("stone_1", "stone_2", "remove", "plank_2", "move_2")
    desk.lay("stone_1", "stone_2", "remove", "dragon_green", "move_1")
    desk.lay("stone_1", "stone_2", "remove", "plank_1", "move_1")
    desk.lay("stone_1", "stone_2", "remove", "dragon_blue", "move_1")
    while desk.slot < 4:
        offer = desk.offers()[0]
        events = desk.do(offer.pop("kind"), **offer)
    struck = [event for event in events if event["kind"] == "card_cancelled"]
    assert struck == [{"kind": "card_cancelled", "seat": 2, "card": "plank_1", "dragons": [3]}]
