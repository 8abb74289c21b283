"""What is public, what everybody knows, and what is asked: YY-33 to YY-35."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sampan
from sampan import OVER, Game, Match, Recorder, Rng, State, new_dealer

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

BOARD = {"black": "h5"}


def test_yy_33_hands_show_only_to_their_owner(lay: Lay) -> None:
    desk = lay(3, BOARD, hands=["2 red", "blue, green", "6 black"])
    for observer in (0, 1, 2, None):
        for player in desk.view(observer)["players"]:
            own = player["seat"] == observer
            assert player["hand"] == (desk.hands[observer] if own and observer is not None else None)
            assert player["hand_size"] == len(desk.hands[player["seat"]])


def test_yy_33_draws_show_only_to_their_owner(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["5 red", "6 red"])
    desk.do("end_turn")
    recorder = desk.record("draw_tile", colour="yellow")
    assert recorder.seen_by(0)[0] == {"kind": "tile_drawn", "seat": 0, "purpose": "refill", "colour": "yellow"}
    for other in (1, None):
        assert recorder.seen_by(other)[0] == {"kind": "tile_drawn", "seat": 0, "purpose": "refill"}
    assert recorder.events[0].reveals


def test_yy_33_market_draws_show_to_all(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["6 red", "6 red"], market="5 red")
    desk.do("end_turn")
    assert desk.record("draw_tile", colour="yellow").seen_by(None)[0] == {"kind": "market_drawn", "colour": "yellow"}


def test_yy_33_replaced_tiles_are_known_to_their_owner_only(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["2 red", "6 red"])
    recorder = desk.record("replace", colour="red")
    assert recorder.seen_by(0) == [{"kind": "tile_replaced", "seat": 0, "colour": "red"}]
    assert recorder.seen_by(1) == recorder.seen_by(None) == [{"kind": "tile_replaced", "seat": 0}]
    seen = [desk.view(observer)["players"][0] for observer in (0, 1, None)]
    assert [(player["replaced_size"], player["replaced"]) for player in seen] == [(1, ["red"]), (1, None), (1, None)]


@pytest.mark.parametrize("open_points", [False, True])
def test_yy_33_points_are_in_every_view(lay: Lay, open_points: bool) -> None:
    points = [[1, 2, 3, 4, 5], [0, 0, 1, 0, 0]]
    desk = lay(2, BOARD, points=points, options={"open_points": open_points})
    for observer in (0, 1, None):
        view = desk.view(observer)
        assert list(view["players"][0]["points"].values()) == points[0]
        assert view["options"]["open_points"] is open_points


def test_yy_33_leaders_at_home_market_and_bag_are_public(lay: Lay) -> None:
    desk = lay(2, BOARD, ["red h4"], market="2 red, blue")
    view = desk.view(None)
    assert view["players"][0]["leaders"] == {"black": None, "red": "h4", "green": None, "blue": None, "yellow": None}
    assert view["market"] == ["red", "red", "blue"]
    assert view["bag"] == 138 - 1 - 3


def known(desk: Desk, seat: int) -> dict[str, int]:
    counts = desk.view(None)["players"][seat]["known"]
    return {colour: count for colour, count in counts.items() if count}


def test_yy_34_a_market_pick_is_known(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["2 green"], market="red, blue")
    desk.tile("green", "j8")
    desk.do("take_market", colour="red")
    assert known(desk, 0) == {"red": 1}
    desk.tile("green", "j10")
    desk.do("take_market", colour="blue")
    assert known(desk, 0) == {"red": 1, "blue": 1}


def test_yy_34_whoever_is_asked_how_to_pay_has_something_to_pay_with(lay: Lay) -> None:
    desk = lay(3, {"black": "h5", "red": "h6"}, hands=["5 black, blue", "6 red", "6 green"])
    desk.do("riot", space="h6")
    assert desk.phase == "pay"
    for observer in (1, 2, None):
        assert desk.view(observer)["players"][0]["known"]["blue"] == 1
        for number in range(30):
            assert desk.state.resample(observer, Rng(number)).legal()
    desk.do("pay", tiles=1)
    assert desk.view(1)["players"][0]["known"]["blue"] == 0


def test_yy_34_what_leaves_openly_is_no_longer_known(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["2 red, blue"], known=[["red"], []])
    desk.tile("red", "j8")
    assert known(desk, 0) == {}
    desk.tile("red", "j10")
    assert known(desk, 0) == {}


def test_yy_34_other_colours_stay_known(lay: Lay) -> None:
    desk = lay(2, BOARD, hands=["red, blue"], known=[["blue"], []])
    desk.tile("red", "j8")
    assert known(desk, 0) == {"blue": 1}


@pytest.mark.parametrize(("count", "left"), [(1, {"red": 1}), (2, {})])
def test_yy_34_a_replace_of_n_takes_n_from_all_that_is_known(lay: Lay, count: int, left: dict[str, int]) -> None:
    desk = lay(2, BOARD, hands=["2 red, blue, 3 green"], known=[["red", "red", "blue"], []])
    for _ in range(count):
        desk.do("replace", colour="green")
    assert known(desk, 0) == left


def test_yy_34_committed_and_paid_tiles_leave_openly(lay: Lay) -> None:
    desk = lay(2, {"black": "h5", "red": "h6"}, hands=["3 blue"], known=[["blue", "blue", "blue"], []])
    desk.do("riot", space="h6")
    desk.do("pay", tiles=2)
    assert known(desk, 0) == {"blue": 1}
    desk = lay(2, BOARD, ["", "red h4"], ["2 black"], known=[["black", "black"], []])
    desk.leader("red", "h6")
    desk.do("commit", tiles=1, leader=False)
    assert known(desk, 0) == {"black": 1}


def unseen(position: dict[str, Any], observer: int | None) -> Counter[str]:
    """All tiles that an observer sees neither openly nor in its own hand nor among those it put away."""
    left = Counter(black=42, red=36, green=24, blue=24, yellow=12)
    left.subtract(Counter(position["tiles"].values()))
    left.subtract(Counter(position["market"]))
    left.subtract(Counter(position["discarded"]))
    if observer is not None:
        left.subtract(Counter(position["hands"][observer]))
        left.subtract(Counter(position["replaced"][observer]))
    return left


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
@settings(max_examples=15 if sampan.compiled else 5, deadline=None)
def test_yy_34_what_a_seat_cannot_see_is_redrawn_together(game: Game, seed: int, seats: int) -> None:
    """What is known stays, sizes stay, and all that is sampled comes out of what is unseen."""
    state = game.start(seats)
    rng = Rng(seed)
    for _ in range(60 + seed % 150):
        if state.to_move() != OVER:
            state.apply(int(state.sample(rng)))
    if state.to_move() == OVER:
        return
    true: Any = state.position()
    for observer in (None, *range(seats)):
        sampled: Any = state.resample(observer, rng).position()
        for seat in range(seats):
            assert len(sampled["hands"][seat]) == len(true["hands"][seat])
            assert len(sampled["replaced"][seat]) == len(true["replaced"][seat])
            assert Counter(true["known"][seat]) <= Counter(sampled["hands"][seat])
        if observer is not None:
            assert sampled["hands"][observer] == true["hands"][observer]
            assert sampled["replaced"][observer] == true["replaced"][observer]
        pool = unseen(true, observer)
        for seat in range(seats):
            if seat != observer:
                pool.subtract(sampled["hands"][seat])
                pool.subtract(sampled["replaced"][seat])
        assert min(pool.values()) >= 0
        same = ("tiles", "leaders", "pagodas", "points", "market", "discarded", "known", "phase", "turn")
        assert [sampled[field] for field in same] == [true[field] for field in same]


def test_yy_34_resampled_hands_follow_the_tiles_that_are_left(lay: Lay) -> None:
    """All that is unseen is four tiles, two of them in the other hand: each of the six ways is about as likely."""
    desk = lay(2, BOARD, hands=["red", "red, green"], bag="blue, yellow")
    rng = Rng(1)
    counted: Counter[str] = Counter()
    for _ in range(600):
        position: Any = desk.state.resample(0, rng).position()
        counted[",".join(position["hands"][1])] += 1
    assert len(counted) == 6
    assert min(counted.values()) > 60


def asked(state: State, observer: int) -> tuple[int, str]:
    view: Any = state.view(observer)
    return int(state.to_move()), view["phase"]


@pytest.mark.parametrize("seats", [2, 3])
def test_yy_35_what_is_asked_depends_on_public_facts_only(game: Game, seats: int) -> None:
    """The same action in states that differ only in hidden tiles leads to the same question."""
    compared = 0
    for number in range(6):
        rng = Rng(f"asked {number}")
        state = game.start(seats)
        while state.to_move() != OVER:
            action = int(state.sample(rng))
            mover = state.to_move()
            other = state.resample(mover, rng) if mover >= 0 else None
            recorder = Recorder()
            state.apply(action, recorder)
            if other is not None and not any(event.kind == "game_over" for event in recorder.events):
                other.apply(action)
                watcher = (mover + 1) % seats
                assert asked(other, watcher) == asked(state, watcher)
                compared += 1
    assert compared > 500


def test_a_preview_tells_the_point_and_the_pagoda(game: Game) -> None:
    """What would happen, before it is done, and nothing changes."""
    match = Match(game, ["A", "B"], {"first_player": 0}, new_dealer("preview")).begin()
    before = match.state.position()
    view: Any = match.state.view(0)
    colour = next(colour for colour in view["players"][0]["hand"] if colour != "blue")
    events = match.preview(0, {"kind": "place_tile", "colour": colour, "space": "h7"}, Rng(1))
    assert events[0] == {"kind": "tile_placed", "seat": 0, "colour": colour, "space": "h7"}
    assert match.state.position() == before


def foreseen(desk: Desk, **action: Any) -> list[str]:
    """The kinds of events that an action would bring, as the one who asks can foresee them."""
    recorder = Recorder()
    sampled = desk.state.resample(desk.mover, Rng(3))
    sampled.apply(desk.game.find(sampled, action), recorder)
    kinds: list[str] = []
    for event in recorder.events:
        if event.reveals:
            break
        kinds.append(event.kind)
    return kinds


def test_what_an_action_would_do_is_foreseen(lay: Lay) -> None:
    desk = lay(2, {"black": "h5 h6", "red": "i6 h7"}, ["black h4", "green i4"], ["black, red, 2 blue"])
    place = {"kind": "place_tile"}
    assert foreseen(desk, **place, colour="black", space="i5") == ["tile_placed", "point", "pagoda_possible"]
    assert foreseen(desk, kind="position_leader", colour="green", space="i5") == ["leader_placed", "revolt_began"]
    assert foreseen(desk, kind="riot", space="h5") == ["riot", "leader_returned", "leader_returned"]
    desk = lay(2, {"black": "h3 h7", "yellow": "h4 h6"}, ["green h2", "green h8"], ["yellow", ""])
    assert foreseen(desk, **place, colour="yellow", space="h5") == ["tile_placed", "war_began"]
