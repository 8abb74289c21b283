"""Random games, step by step against the second set of rules (reference.py), and the laws that hold all along.

After each action: the same decision is asked of the same seat with the same answers, and everything lies in the same
place. At the end the same wealth.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sampan
from sampan import CHANCE, OVER, Game, Rng, State

EMPERORS = [f"gain_{kind}" for kind in ("wharf", "warehouse", "teahouse", "workshop")] + [
    *("tax_money", "tax_goods", "tax_posts", "discard", "sell", "buy_back", "exchange", "copy")
]
VARIANTS: list[dict[str, Any]] = [
    {},
    {"first_player": 1, "minimum_bid": 4},
    {"optional_emperors": []},
    {"optional_emperors": EMPERORS},
    {"optional_emperors": ["tax_goods", "discard", "copy"], "post_dots": [1, 3]},
    {"basic_values": [9, 20, 21, 50, 60, 84], "luxury_values": [12, 13, 60, 61, 99]},
    {"prices": [60, 31, 12, 12, 7, 3, 0, 0], "discard_starting": False},
    {"optional_emperors": EMPERORS, "discard_starting": False},
    {"optional_emperors": [], "discard_starting": False, "prices": [4, 4, 4, 4, 4, 4, 4, 4]},
    {"basic_values": [0, 1, 2, 3, 4, 5], "luxury_values": [0, 0, 0, 0, 0]},
]
GAMES = 12 if sampan.compiled else 3


def spelled(answers: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(answer, sort_keys=True) for answer in answers)


def choose(answers: list[dict[str, Any]], rng: Rng) -> dict[str, Any]:
    """Any answer, but first its kind, so that cargoes do not drown the rest; and a pass seldom, so that games last."""
    kinds = sorted({answer["kind"] for answer in answers})
    if len(kinds) > 1 and rng.below(4) > 0:
        kinds = [kind for kind in kinds if kind not in ("pass", "play_liquidity")] or kinds
    kind = rng.choose(kinds)
    wanted = sorted((answer for answer in answers if answer["kind"] == kind), key=lambda answer: json.dumps(answer))
    if kind == "bid" and rng.below(3) > 0:
        wanted = wanted[:3]
    return rng.choose(wanted)


def compare(state: State, game: Game, table: Any, mover: int, answers: list[dict[str, Any]]) -> None:
    """The same question, and everything in the same place."""
    assert state.to_move() == mover
    offers = [game.describe(state, action) for action in state.legal()]
    bids = [answer["amount"] for answer in answers if answer["kind"] == "bid"]
    assert [offer["amount"] for offer in offers if offer["kind"] == "bid"] == bids[:16]
    for amount in (*bids[16:18], *bids[-2:]):
        assert game.describe(state, game.find(state, {"kind": "bid", "amount": amount}))["amount"] == amount
    others = [offer for offer in offers if offer["kind"] not in ("bid", "bid_more")]
    assert spelled(others) == spelled([answer for answer in answers if answer["kind"] != "bid"])
    if mover == CHANCE:
        assert set(state.chances()) == {1}
    else:
        assert len(answers) > 1
    look_alike(state, table)


def look_alike(state: State, table: Any) -> None:
    position: Any = state.position()
    assert position["money"] == table.money
    for field in ("goods", "posts", "cards", "discards"):
        assert [set(own) for own in position[field]] == getattr(table, field)
    for field in ("river", "thrones"):
        assert position[field] == getattr(table, field)
    for field in ("sold", "unwanted"):
        assert set(position[field]) == getattr(table, field)
    if position["phase"] not in ("river", "deal", "first"):
        assert (position["turn"], position["idle"]) == (table.turn, table.idle)


def obey_the_laws(state: State, conserved: Callable[..., None]) -> None:
    """Tokens conserved, money never below zero, the river full whenever somebody is to act on his turn."""
    position: Any = state.position()
    view: Any = state.view(None)
    conserved(position, view)
    assert min(position["money"]) >= 0
    if position["phase"] == "trade":
        assert None not in position["river"]
        assert view["purchase"]["gaps"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_step_agrees_with_the_second_set_of_rules(
    game: Game, reference: ModuleType, conserved: Callable[..., None], seats: int, variant: int
) -> None:
    endings = set()
    for number in range(GAMES):
        rng = Rng(f"{seats} {variant} {number}")
        state = game.start(seats, VARIANTS[variant])
        table = reference.Reference(seats, state.options)
        play = table.play()
        mover, answers = next(play)
        step = 0
        while True:
            compare(state, game, table, mover, answers)
            step += 1
            if step % 5 == 0:
                obey_the_laws(state, conserved)
            answer = choose(answers, rng)
            state.apply(game.find(state, answer))
            try:
                mover, answers = play.send(answer)
            except StopIteration:
                break
        assert state.to_move() == OVER
        look_alike(state, table)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason == table.reason
        endings.add(outcome.reason)
        if max(len(own) for own in table.goods) <= 12:
            assert list(outcome.scores) == table.wealth()
    assert endings


@settings(max_examples=60 if sampan.compiled else 12, deadline=None)
@given(seed=st.integers(0, 10**9), seats=st.integers(2, 4), options=st.sampled_from(VARIANTS))
def test_laws_that_hold_all_along(
    conserved: Callable[..., None], seed: int, seats: int, options: dict[str, Any]
) -> None:
    state = sampan.game("yangtze").start(seats, options)
    rng = Rng(seed)
    while state.to_move() != OVER:
        obey_the_laws(state, conserved)
        state.apply(state.sample(rng))
    obey_the_laws(state, conserved)


def test_sampling_is_uniform_over_the_legal_actions(lay: Callable[..., Any]) -> None:
    """`sample` picks cargoes, exchanges and bids without listing them, but each as often as any other."""
    goods = ["tea-rose", "tea-sky", "tea-sand", "salt-rose", "salt-sky", "jade-gold", "silk-gold", "silk-azure"]
    on_turn = lay(2, [goods])
    selling = lay(2, [goods], phase="draw", gaps=(8,))
    selling.draw("sell")
    bidding = lay(2, [goods[:2]], phase="draw", gaps=(8,), money=90)
    bidding.draw("wharf-1")
    drawing = lay(2, [goods], phase="draw", gaps=(8,))
    for desk in (on_turn, selling, bidding, drawing):
        legal = desk.state.legal()
        rng = Rng("uniform")
        times = 400 if sampan.compiled else 100
        counts = dict.fromkeys(legal, 0)
        for _ in range(times * len(legal)):
            counts[int(desk.state.sample(rng))] += 1
        assert min(counts.values()) > times * 0.6
        assert max(counts.values()) < times * 1.4
