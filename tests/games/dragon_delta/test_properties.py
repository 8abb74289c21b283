"""What always holds, whatever is played: planks and stones are conserved, and the board stays possible (Hypothesis)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sampan
from sampan import OVER, Rng, State

EXAMPLES = 60 if sampan.compiled else 12
# Plans are slow to make uncompiled: there they are rarer, and games shorter.
PLANNED = [0, 0, 40, 90] if sampan.compiled else [0, 0, 5]
ROUNDS = 8 if sampan.compiled else 3
SETTINGS = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def games(draw: st.DrawFn) -> tuple[State, Rng, int, str]:
    """A game, who plays it, and how often he follows a plan."""
    seats = draw(st.integers(2, 6))
    board = draw(st.sampled_from(["delta", "swift"]))
    state = sampan.game("dragon_delta").start(seats, {"board": board, "round_limit": ROUNDS})
    return state, Rng(draw(st.integers(0, 10**6))), draw(st.sampled_from(PLANNED)), board


def step(state: State, rng: Rng, planned: int) -> None:
    action = -1
    if state.to_move() >= 0 and rng.below(100) < planned:
        action = int(state.suggest(rng))
    state.apply(action if action >= 0 else state.sample(rng))


@SETTINGS
@given(games())
def test_planks_and_stones_are_conserved_and_nothing_impossible_lies_on_the_board(
    laws: Callable[[State], None], played: tuple[State, Rng, int, str]
) -> None:
    """Never two pawns on a plank, never a crossing, never four planks on a support."""
    state, rng, planned, _ = played
    while state.to_move() != OVER:
        step(state, rng, planned)
        laws(state)


@SETTINGS
@given(games(), st.integers(0, 300))
def test_events_tell_all_that_changes(played: tuple[State, Rng, int, str], steps: int) -> None:
    """Whoever only hears the events knows where everything lies: a round can be watched again."""
    state, rng, planned, _ = played
    view: Any = state.view(None)
    stones: set[str] = set()
    planks: dict[tuple[str, int], str] = {}
    places = {player["seat"]: player["colour"] for player in view["players"]}
    stocks = {p["seat"]: {(plank["colour"], plank["size"]) for plank in p["stock"]} for p in view["players"]}
    for _ in range(steps):
        if state.to_move() == OVER:
            break
        recorder = sampan.Recorder()
        action = int(state.suggest(rng)) if state.to_move() >= 0 and rng.below(100) < planned else -1
        state.apply(action if action >= 0 else state.sample(rng), recorder)
        for event in recorder.seen_by(None):
            hear(event, stones, planks, places, stocks)
    view = state.view(None)
    assert set(view["stones"]) == stones
    assert {(p["colour"], p["size"]): f"{p['from']}-{p['to']}" for p in view["planks"]} == planks
    for player in view["players"]:
        where = player["place"]
        assert places[player["seat"]] == where.get("village", f"{where.get('from')}-{where.get('to')}")
        assert stocks[player["seat"]] == {(plank["colour"], plank["size"]) for plank in player["stock"]}


def hear(event: Any, stones: set[str], planks: Any, places: dict[int, str], stocks: Any) -> None:
    kind = event["kind"]
    plank = (event.get("colour"), event.get("size"))
    if kind == "stone_placed":
        stones.add(event["island"])
    elif kind == "stone_removed":
        stones.remove(event["island"])
    elif kind == "plank_chosen":
        stocks[event["seat"]].remove(plank)
    elif kind == "plank_laid":
        planks[plank] = f"{event['from']}-{event['to']}"
    elif kind == "plank_removed":
        assert planks.pop(plank) == f"{event['from']}-{event['to']}"
        stocks[event["seat"]].add(plank)
    elif kind in ("pawn_stepped", "pawn_jumped", "pawn_fell"):
        assert places[event["seat"]] == event["start"]
        places[event["seat"]] = event.get("village") or f"{event['from']}-{event['to']}"


@SETTINGS
@given(games(), st.integers(0, 200))
def test_the_view_tells_what_planning_needs(maps: Callable[[str], Any], played: Any, steps: int) -> None:
    """`openings` are the spans that would take a plank if their stones were there; `neighbours` are steps."""
    state, rng, planned, board = played
    for _ in range(steps):
        if state.to_move() == OVER:
            break
        step(state, rng, planned)
    view: Any = state.view(None)
    chart = maps(board)
    laid = {frozenset((plank["from"], plank["to"])) for plank in view["planks"]}
    load = Counter(support for span in laid for support in span)
    expected = {
        span: sum(support not in chart.order and support not in view["stones"] for support in span)
        for span in chart.size
        if span not in laid and not chart.crossing[span] & laid and all(load[support] < 3 for support in span)
    }
    spans = [frozenset((span["from"], span["to"])) for span in view["board"]["spans"]]
    assert {spans[opening["span"]]: opening["missing"] for opening in view["openings"]} == expected
    for place, near in view["neighbours"].items():
        assert all(place in view["neighbours"][other] for other in near)
    assert set(view["neighbours"]) == {*chart.order, *(chart.name(span) for span in laid)}
