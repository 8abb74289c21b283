"""DD-9 to DD-12: stones, planks, what fits where, and what cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sampan import IllegalAction, NotationError, OptionError

DESK = Callable[..., Any]
ALL = " ".join(str(number) for number in range(1, 28))


def test_dd_9_a_stone_on_any_free_island_and_never_on_a_village(lay: DESK) -> None:
    desk = lay([["stone_1"], ["jump"]], stones="3 14")
    islands = [offer["island"] for offer in desk.offers()]
    assert islands == [str(number) for number in range(1, 28) if number not in (3, 14)]
    with pytest.raises(IllegalAction, match="Island 14 already has a stone"):
        desk.stone("14")
    with pytest.raises(ValueError, match="island"):
        desk.stone("white")
    desk.stone("27")
    assert desk.stones == ["3", "14", "27"]
    assert desk.view(None)["reserve"] == 24


def test_dd_9_two_stones_one_after_the_other(lay: DESK) -> None:
    desk = lay([["stone_2"], ["stone_1"]])
    assert desk.view(0)["pending"]["half"] == 1
    desk.stone("5")
    assert (desk.mover, desk.phase, desk.view(0)["pending"]["half"]) == (0, "stone", 2)
    assert "5" not in [offer["island"] for offer in desk.offers()]
    desk.stone("6")
    assert desk.mover == 1


def test_dd_9_the_second_half_is_dropped_if_it_cannot_be_done(lay: DESK) -> None:
    desk = lay([["stone_2"], ["plank_1"]], stones=ALL.removesuffix(" 27"))
    events = desk.stone("27")
    assert events[1] == {"kind": "nothing_done", "seat": 0, "card": "stone_2", "half": 2}
    assert desk.mover == 1


def test_dd_9_nothing_happens_without_a_stone(lay: DESK) -> None:
    desk = lay([["remove", "stone_2", "plank_1"], ["plank_1", "jump"]], stones=ALL, turn=1)
    desk.choose("black 1")
    events = desk.bridge("black-11")
    assert {"kind": "nothing_done", "seat": 0, "card": "stone_2", "half": 1} in events


def test_dd_11_any_plank_of_the_stock_may_be_chosen_fitting_or_not(lay: DESK) -> None:
    stocks = [["white 1", "black 4", "white 6"], ["black 1"]]
    lost = [f"{colour} {size}" for colour in ("white", "black") for size in range(1, 7)]
    lost = [plank for plank in lost if plank not in [*stocks[0], *stocks[1]]]
    desk = lay([["plank_1"], ["jump"]], stocks=stocks, lost=lost)
    assert [(offer["size"], offer["colour"]) for offer in desk.offers()] == [(1, "white"), (4, "black"), (6, "white")]
    with pytest.raises(IllegalAction, match="no white 2 in your stock"):
        desk.choose("white 2")


def test_dd_11_choosing_and_laying_are_two_decisions(lay: DESK) -> None:
    desk = lay([["plank_1"], ["stone_1"]], stones="10 14 18")
    desk.choose("white 2")
    assert (desk.mover, desk.phase, desk.chosen) == (0, "span", "white 2")
    assert "white 2" not in desk.stocks[0]
    assert desk.view(1)["pending"]["plank"] == {"size": 2, "colour": "white"}
    assert desk.ways() == ["white-18", "10-14"]
    desk.bridge("18-white")  # either end may come first
    assert desk.planks == {"white 2": "white-18"}
    assert desk.mover == 1


def test_dd_11_a_plank_that_fits_nowhere_is_lost(lay: DESK) -> None:
    desk = lay([["plank_1"], ["stone_1"]], stones="10")
    events = desk.choose("white 5")
    assert {"kind": "plank_lost", "seat": 0, "size": 5, "colour": "white"} in events
    assert desk.lost == ["white 5"]
    assert desk.view(None)["lost"] == [{"size": 5, "colour": "white"}]
    assert desk.mover == 1


def test_dd_11_a_lost_plank_stays_lost(start: DESK) -> None:
    """Not in any stock, nor to be removed, nor back with the cards of the next round."""
    desk = start(2, round_limit=None)
    desk.lay("plank_1", "remove", "stone_1", "jump", "dragon_black")
    desk.lay("jump", "move_1", "move_2", "stone_1", "stone_2")
    desk.choose("white 5")  # no stone lies anywhere
    while desk.round == 1:
        if desk.phase == "remove":
            assert "white 5" not in desk.removals()
        desk.state.apply(desk.state.legal()[0])
    assert desk.lost == ["white 5"]
    assert "white 5" not in desk.stocks[0] + desk.stocks[1]
    desk.lay("plank_1", "remove", "stone_1", "jump", "move_1")
    desk.lay("jump", "plank_1", "move_2", "stone_1", "move_1")
    while desk.phase != "plank" or desk.mover != 0:
        desk.state.apply(desk.state.legal()[0])
    with pytest.raises(IllegalAction, match="no white 5 in your stock"):
        desk.choose("white 5")


def test_dd_11_a_plank_of_another_colour_keeps_it(lay: DESK) -> None:
    """Taken from the board, laid again: it is still a black plank, and white may choose it like his own."""
    lost = [f"white {size}" for size in range(1, 7)]
    desk = lay(
        [["remove", "plank_1"], ["stone_1", "stone_2"]], stones="10 14", planks={"black 1": "white-10"}, lost=lost
    )
    desk.do("remove_plank", **{"from": "white", "to": "10"})
    assert desk.stocks[0] == ["black 1"]
    desk.stone("3")
    desk.choose("black 1")
    desk.bridge("yellow-3")
    assert desk.planks == {"black 1": "yellow-3"}


def test_dd_11_a_plank_that_fits_must_be_laid(lay: DESK) -> None:
    desk = lay([["plank_1"], ["stone_1"]], stones="10")
    desk.choose("white 1")
    assert desk.ways() == ["white-10"]
    assert desk.lost == []


def test_dd_11_two_planks_may_be_half_lost(lay: DESK) -> None:
    desk = lay([["plank_2"], ["stone_1"]], stones="10")
    desk.choose("white 5")
    assert (desk.mover, desk.phase, desk.half) == (0, "plank", 2)
    desk.choose("white 1")
    desk.bridge("white-10")
    assert desk.mover == 1


def test_dd_11_the_second_plank_is_chosen_after_the_first_is_laid(lay: DESK) -> None:
    """So what it may cross has changed."""
    desk = lay([["plank_2"], ["stone_1"]], stones="1 2 7 8 9")
    desk.choose("white 4")
    assert desk.ways() == ["yellow-7", "red-8", "1-8", "2-7", "7-8"]
    desk.bridge("1-8")
    desk.choose("white 3")
    assert desk.ways() == ["1-9"]  # 2-9 would cross 1-8


def test_dd_11_without_planks_nothing_happens(lay: DESK) -> None:
    lost = [f"white {size}" for size in range(1, 7)]
    desk = lay([["stone_1", "plank_2"], ["stone_1", "stone_2"]], lost=lost, turn=1)
    events = desk.stone("1")
    assert {"kind": "nothing_done", "seat": 0, "card": "plank_2", "half": 1} in events
    assert (desk.slot, desk.mover, desk.phase) == (2, 1, "stone")


def test_dd_11_the_last_plank_leaves_no_second_half(lay: DESK) -> None:
    lost = [f"white {size}" for size in range(2, 7)]
    desk = lay([["plank_2"], ["stone_1"]], lost=lost, stones="10")
    desk.choose("white 1")
    events = desk.bridge("white-10")
    assert {"kind": "nothing_done", "seat": 0, "card": "plank_2", "half": 2} in events
    assert desk.mover == 1


def test_dd_11_supports_belong_to_nobody(lay: DESK) -> None:
    """On a foreign village, on anybody's stones, next to anybody's planks."""
    desk = lay([["plank_1"], ["jump"]], stones="4 11", planks={"black 1": "black-11"})
    desk.choose("white 1")
    assert desk.ways() == ["red-4"]


def test_dd_11_at_most_three_planks_on_a_stone(lay: DESK) -> None:
    planks = {"black 1": "14-18", "black 2": "10-14", "black 5": "3-14"}
    desk = lay([["plank_2"], ["jump"]], stones="3 10 12 14 16 18", planks=planks)
    desk.choose("white 1")
    assert desk.ways() == ["white-10", "yellow-3"]  # 12-14 and 14-16 would be a fourth
    with pytest.raises(IllegalAction, match="Three planks already rest on the stone on 14"):
        desk.bridge("12-14")


def test_dd_11_at_most_three_planks_on_a_village(lay: DESK) -> None:
    planks = {"black 1": "white-10", "black 2": "white-18", "black 3": "white-5"}
    desk = lay([["plank_2"], ["jump"]], stones="5 10 14 18 16", planks=planks)
    desk.choose("white 4")  # white-14 is the only span of that size, and the village is full
    assert desk.lost == ["white 4"]
    assert desk.phase == "plank"


def test_dd_11_a_span_holds_one_plank(lay: DESK) -> None:
    desk = lay([["plank_1"], ["jump"]], stones="10 3", planks={"black 1": "white-10"})
    desk.choose("white 1")
    assert desk.ways() == ["yellow-3"]
    with pytest.raises(IllegalAction, match="A plank already lies between the white village and 10"):
        desk.bridge("white-10")


def test_dd_11_planks_never_cross(lay: DESK) -> None:
    desk = lay([["plank_1"], ["jump"]], stones="10 14 18 15 20 13 12", planks={"black 3": "10-18"})
    desk.choose("white 4")
    assert "white-14" not in desk.ways()
    assert desk.ways() == ["black-15", "12-13", "12-20", "13-20"]
    with pytest.raises(IllegalAction, match="Between the white village and 14 it would cross"):
        desk.bridge("white-14")


def test_dd_11_a_stone_is_missing(lay: DESK) -> None:
    desk = lay([["plank_1"], ["jump"]], stones="10")
    desk.choose("white 1")
    with pytest.raises(IllegalAction, match="no stone on island 3"):
        desk.bridge("yellow-3")
    with pytest.raises(IllegalAction, match="only a plank of size 2 fits"):
        desk.bridge("white-18")
    with pytest.raises(ValueError, match="No plank fits between the white village and 27"):
        desk.bridge("white-27")
    reasons = {problem.reason for problem in desk.state.blocked()}
    assert reasons == {"no-support"}


def test_dd_12_exactly_one_size_fits(start: DESK) -> None:
    """Every span has one size, and every plank of that size fits there whatever its colour."""
    spans = start(2).view(None)["board"]["spans"]
    assert len({(span["from"], span["to"]) for span in spans}) == len(spans)


LOOSE = {"fit": "loose"}


def test_dd_12a_a_loose_plank_fits_every_span_that_is_not_too_long(lay: DESK) -> None:
    """White 2 spans white-18 and 10-14 exactly; the shorter white-10 and the like take it too if it is loose."""
    for options, ways in (({}, ["white-18", "10-14"]), (LOOSE, ["white-10", "white-18", "10-14", "14-18"])):
        desk = lay([["plank_1"], ["stone_1"]], stones="10 14 18", options=options)
        sizes = {(span["from"], span["to"]): span["size"] for span in desk.view(0)["board"]["spans"]}
        desk.choose("white 2")
        assert [way for way in desk.ways() if sizes[tuple(way.split("-"))] == 2] == ["white-18", "10-14"]
        assert desk.ways() == ways


def test_dd_12a_a_plank_that_is_too_short_is_refused(lay: DESK) -> None:
    desk = lay([["plank_1"], ["stone_1"]], stones="10 14 18", options=LOOSE)
    desk.choose("white 1")
    with pytest.raises(IllegalAction, match="at least size 2") as refused:
        desk.bridge("white-18")
    assert "au moins la taille 2" in refused.value.sentence("fr")
    assert "white-18" not in [f"{each.fields['from']}-{each.fields['to']}" for each in desk.state.blocked()]


def test_dd_12a_a_plank_is_lost_only_if_it_is_too_short_everywhere(lay: DESK) -> None:
    """Where DD-11 loses a white 5, a loose one must be laid; only too small a one is lost."""
    desk = lay([["plank_1"], ["stone_1"]], stones="10", options=LOOSE)
    desk.choose("white 5")
    assert (desk.phase, desk.ways()) == ("span", ["white-10"])
    desk.bridge("white-10")
    assert (desk.planks, desk.lost) == ({"white 5": "white-10"}, [])
    desk = lay([["plank_1"], ["stone_1"]], stones="14", options=LOOSE)
    ready = [opening["span"] for opening in desk.view(0)["openings"] if opening["missing"] == 0]
    assert min(desk.view(0)["board"]["spans"][span]["size"] for span in ready) > 1
    desk.choose("white 1")
    assert desk.lost == ["white 1"]


def test_dd_12a_a_removed_plank_counts_by_its_own_size(lay: DESK) -> None:
    """DD-14: black 5 on a span of size 1 cannot go into a stock that has a 5, but into one that has a 1."""
    table = {"stones": "10 27", "planks": {"black 5": "white-10"}, "options": LOOSE}
    desk = lay([["remove"], ["stone_1"]], **table)
    assert desk.removals() == ["27"]
    desk = lay([["remove"], ["stone_1"]], **{**table, "stones": "10"}, lost=["white 5"])
    assert desk.removals() == ["black 5"]
    desk.do("remove_plank", **{"from": "white", "to": "10"})
    assert desk.stocks[0] == ["white 1", "white 2", "white 3", "white 4", "black 5", "white 6"]


def test_dd_12a_positions_with_loose_planks_need_the_option(game: Any, write: DESK) -> None:
    position = write([["stone_1"], ["stone_1"]], stones="10", planks={"black 5": "white-10"}, options=LOOSE)
    assert game.restore(position).position()["planks"] == {"black 5": "white-10"}
    with pytest.raises(NotationError, match="black 5"):
        game.restore({**position, "options": {}})
    too_short = write([["stone_1"], ["stone_1"]], stones="18", planks={"black 1": "white-18"}, options=LOOSE)
    with pytest.raises(NotationError, match="black 1"):
        game.restore(too_short)


def test_dd_12a_views_say_which_spans_a_plank_fits(start: DESK) -> None:
    assert start(2).view(None)["fits"] == {str(size): [size] for size in range(1, 7)}
    loose = start(2, fit="loose").view(None)["fits"]
    assert loose == {str(size): list(range(1, size + 1)) for size in range(1, 7)}


def test_dd_12a_only_these_two_words(start: DESK) -> None:
    with pytest.raises(OptionError, match="exact"):
        start(2, fit="tight")
