"""What cannot be read or is not allowed is refused with a sentence, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import Game, IllegalAction, NotationError, SampanError, State

DESK = Callable[..., Any]
NEAR = {"stones": "10 14 18", "planks": {"white 1": "white-10", "white 2": "white-18"}}

BAD: list[tuple[list[list[str]], dict[str, Any], dict[str, Any]]] = [
    ([["stone_1"], ["jump"]], {}, {"kind": "place_stone"}),
    ([["stone_1"], ["jump"]], {}, {"kind": "place_stone", "island": 3}),
    ([["stone_1"], ["jump"]], {}, {"kind": "place_stone", "island": "28"}),
    ([["stone_1"], ["jump"]], {}, {"kind": "place_stone", "island": "3", "colour": "red"}),
    ([["stone_1"], ["jump"]], {}, {"kind": "step", "village": "white"}),
    ([["plank_1"], ["jump"]], {}, {"kind": "choose_plank", "size": 7, "colour": "white"}),
    ([["plank_1"], ["jump"]], {}, {"kind": "choose_plank", "size": True, "colour": "white"}),
    ([["plank_1"], ["jump"]], {}, {"kind": "choose_plank", "size": 1, "colour": "red"}),
    ([["plank_1"], ["jump"]], {}, {"kind": "choose_plank", "size": 1, "colour": "pink"}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_plank", "from": "white", "to": "14"}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_plank", "from": "white", "to": "10", "size": 3}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_plank", "from": "white", "to": "10", "colour": "black"}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_stone", "island": "27"}),
    ([["remove"], ["jump"]], NEAR, {"kind": "remove_plank", "from": "white", "to": "white"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "step"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "step", "village": "pink"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "step", "village": "red"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "step", "from": "white", "to": "10", "village": "white"}),
    ([["move_1"], ["jump"]], NEAR, {"kind": "jump", "from": "white", "to": "10"}),
]


@pytest.mark.parametrize(("cards", "table", "description"), BAD)
def test_bad_descriptions(lay: DESK, cards: Any, table: Any, description: dict[str, Any]) -> None:
    desk = lay(cards, **table)
    before = desk.position
    with pytest.raises(SampanError) as caught:
        desk.game.find(desk.state, description)
    assert all(len(caught.value.sentence(language)) > 10 for language in ("en", "fr"))
    assert desk.position == before


@pytest.mark.parametrize(
    ("cards", "table"),
    [
        ([["stone_1"], ["jump"]], {"stones": "4"}),
        ([["plank_1"], ["jump"]], {}),
        ([["plank_1"], ["jump"]], {"stones": "10", "phase": "span", "chosen": "white 1"}),
        ([["remove"], ["jump"]], NEAR),
        ([["move_1"], ["jump"]], NEAR),
        ([["move_2"], ["jump"]], NEAR),
        (
            [["jump"], ["stone_1"]],
            {**NEAR, "planks": {**NEAR["planks"], "black 2": "10-14"}, "places": ["white", "white-10"]},
        ),  # type: ignore[dict-item]
    ],
)
def test_every_code_is_legal_or_refused_with_words(lay: DESK, cards: Any, table: Any) -> None:
    """All codes there are, and some more: exactly the legal ones are accepted."""
    desk = lay(cards, **table)
    legal = set(desk.state.legal())
    assert legal
    for code in range(800):
        if code in legal:
            assert desk.state.checked(code) == code
            continue
        with pytest.raises(IllegalAction) as caught:
            desk.state.checked(code)
        assert all(len(caught.value.sentence(language)) > 10 for language in ("en", "fr"))
    for problem in desk.state.blocked():
        assert all(len(problem.sentence(language)) > 10 for language in ("en", "fr"))


def set_in(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda position: position.update(fields)


DAMAGE: dict[str, Callable[[dict[str, Any]], object]] = {
    "unknown phase": set_in(phase="swim"),
    "no phase": lambda position: position.pop("phase"),
    "round nought": set_in(round=0),
    "round after the limit": set_in(round=61),
    "position six": set_in(position=6),
    "position nought": set_in(position=0),
    "position true": set_in(position=True),
    "a phase of another card": set_in(phase="plank"),
    "half too many": set_in(half=2),
    "somebody else acts": set_in(actor=1),
    "too few laid": lambda position: position["laid"][1].pop(),
    "too many laid": lambda position: position["laid"][1].append("jump"),
    "laid twice": lambda position: position["laid"][1].__setitem__(1, position["laid"][1][0]),
    "two dragons": set_in(seats=3, laid=[["stone_1", "jump", "move_1", "dragon_red", "dragon_blue"]] * 3),
    "own dragon": lambda position: position["laid"][0].__setitem__(4, "dragon_white"),
    "absent dragon": lambda position: position["laid"][0].__setitem__(4, "dragon_red"),
    "cancelled card acts": lambda position: position["laid"][1].__setitem__(0, "dragon_white"),
    "a stone twice": lambda position: position["stones"].append("10"),
    "a stone in a village": lambda position: position["stones"].append("white"),
    "a stone nowhere": lambda position: position["stones"].append("28"),
    "stones no list": set_in(stones="10"),
    "a plank without a stone": lambda position: position["planks"].update({"white 3": "white-5"}),
    "a plank too long": lambda position: position["planks"].update({"white 4": "10-14"}),
    "a plank between nothing": lambda position: position["planks"].update({"white 4": "white-27"}),
    "a plank in a village": lambda position: position["planks"].update({"white 4": "white"}),
    "an absent colour": lambda position: position["planks"].update({"red 2": "10-14"}),
    "no plank at all": lambda position: position["planks"].update({"white 9": "10-14"}),
    "planks that cross": lambda position: position["planks"].update({"black 3": "10-18", "black 4": "white-14"}),
    "two planks on a span": lambda position: position["planks"].update({"black 1": "white-10"}),
    "a plank twice": set_in(lost=["white 1"]),
    "a plank missing": set_in(stocks=[[], []]),
    "two of a size": set_in(
        stocks=[["white 3", "white 4", "white 5", "white 6", "black 3"], ["black 1", "black 2", "black 4"]],
        lost=["black 5", "black 6"],
    ),
    "a pawn on no plank": set_in(places=["10-14", "black"]),
    "two pawns on a plank": set_in(places=["white-10", "white-10"]),
    "a pawn nowhere": set_in(places=["white-27", "black"]),
    "arrived but not over": set_in(places=["black", "black"]),
    "three places": set_in(places=["white", "black", "red"]),
    "a chosen plank without a card": set_in(chosen="white 3"),
    "a start without a move": set_in(start="white"),
    "winners before the end": set_in(winners=[0]),
    "over without a winner": set_in(phase="ended", half=0),
    "over without arriving": set_in(phase="ended", half=0, winners=[0]),
    "over before the limit": set_in(phase="ended", half=0, winners=[0, 1], reason="round_limit"),
    "laying in a slot": set_in(phase="lay"),
    "first with cards": set_in(phase="first", position=0, half=0),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_forged_positions_are_refused(game: Game, write: Callable[..., dict[str, Any]], damage: str) -> None:
    position = write([["stone_1", "remove"], ["stone_1", "jump"]], **NEAR)
    position["planks"] = dict(position["planks"])
    assert isinstance(game.restore(position), State)
    DAMAGE[damage](position)
    with pytest.raises((NotationError, SampanError)) as caught:
        game.restore(position)
    assert len(caught.value.sentence("fr")) > 10


@pytest.mark.parametrize(
    "more",
    [
        {"phase": "second_step", "half": 2},
        {"phase": "second_step", "half": 2, "start": "white-18"},
        {"phase": "second_step", "half": 1, "start": "white"},
        {"phase": "step", "start": "white"},
    ],
)
def test_forged_second_steps_are_refused(
    game: Game, write: Callable[..., dict[str, Any]], more: dict[str, Any]
) -> None:
    good = write(
        [["move_2"], ["stone_1"]], **NEAR, places=["white-10", "black"], phase="second_step", half=2, start="white"
    )
    assert isinstance(game.restore(good), State)
    bad = {**good, "start": None, **more}
    with pytest.raises(NotationError):
        game.restore(bad)


def test_an_occupied_start_is_refused(game: Game, write: Callable[..., dict[str, Any]]) -> None:
    """One cannot have come from a plank on which somebody else stands."""
    table = {"stones": "10 14", "planks": {"white 1": "white-10", "black 2": "10-14"}}
    cards = [["move_2"], ["stone_1"]]
    more = {"phase": "second_step", "half": 2, "start": "10-14"}
    assert game.restore(write(cards, **table, places=["white-10", "black"], **more))
    with pytest.raises(NotationError):
        game.restore(write(cards, **table, places=["white-10", "10-14"], **more))


@pytest.mark.parametrize("position", [None, [], {}, {"game": "yin_yang"}, {"game": "dragon_delta"}])
def test_what_is_no_position(game: Game, position: object) -> None:
    with pytest.raises(SampanError):
        game.restore(position)
